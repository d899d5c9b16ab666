#include "app-print-page.h"

struct AppPrintPage
{
  AppPrintList *list;
  uint64_t from;
  uint32_t n;
  BaseStop stop;

  const ExportEntry *entries;
  uint32_t n_entries;

  GThread *thread;
  GSource *ended;
  void (*done) (gpointer data);
  gpointer data;
};

static gboolean
tell (gpointer data)
{
  AppPrintPage *self = data;

  self->done (self->data);
  return G_SOURCE_REMOVE;
}

static gpointer
work (gpointer data)
{
  AppPrintPage *self = data;

  self->entries =
      app_print_list_get (self->list, self->from, self->n, true, &self->stop, &self->n_entries);
  g_source_attach (self->ended, NULL);
  return NULL;
}

AppPrintPage *
app_print_page_new (AppPrintList *list,
                    uint64_t from,
                    uint32_t n,
                    void (*done) (gpointer data),
                    gpointer data)
{
  AppPrintPage *self = g_new0 (AppPrintPage, 1);

  self->list = list;
  self->from = from;
  self->n = n;
  self->done = done;
  self->data = data;
  base_stop_init (&self->stop);
  self->ended = g_idle_source_new ();
  g_source_set_callback (self->ended, tell, self, NULL);
  self->thread = g_thread_new ("page", work, self);
  return self;
}

void
app_print_page_stop (AppPrintPage *self)
{
  base_stop_raise (&self->stop);
}

void
app_print_page_free (AppPrintPage *self)
{
  if (self == NULL)
    return;
  app_print_page_stop (self);
  g_thread_join (self->thread);
  g_source_destroy (self->ended);
  g_source_unref (self->ended);
  g_free (self);
}

const ExportEntry *
app_print_page_get (AppPrintPage *self, uint32_t *out_n)
{
  *out_n = self->n_entries;
  return self->entries;
}
