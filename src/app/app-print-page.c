#include "app-print-page.h"

#include "job.h"

struct AppPrintPage
{
  AppPrintList *list;
  uint64_t from;
  uint32_t n;
  Job *job;

  const ExportEntry *entries;
  uint32_t n_entries;

  void (*done) (gpointer data);
  gpointer data;
};

static void
solve_on_thread (gpointer data, Job *job)
{
  AppPrintPage *self = data;

  self->entries = app_print_list_get (self->list, self->from, self->n, true,
                                      &job_progress (job)->stop, &self->n_entries);
}

static void
report_end (gpointer data)
{
  AppPrintPage *self = data;

  self->done (self->data);
}

AppPrintPage *
app_print_page_new (AppPrintList *list,
                    uint64_t from,
                    uint32_t n,
                    void (*done) (gpointer data),
                    gpointer data)
{
  static const JobKind kind = { .name = "page", .work = solve_on_thread, .done = report_end };
  AppPrintPage *self = g_new0 (AppPrintPage, 1);

  *self = (AppPrintPage){ .list = list, .from = from, .n = n, .done = done, .data = data };
  self->job = job_new (&kind, self);
  return self;
}

void
app_print_page_stop (AppPrintPage *self)
{
  job_stop (self->job);
}

void
app_print_page_free (AppPrintPage *self)
{
  if (self == NULL)
    return;
  job_free (self->job);
  g_free (self);
}

const ExportEntry *
app_print_page_get (AppPrintPage *self, uint32_t *out_n)
{
  *out_n = self->n_entries;
  return self->entries;
}
