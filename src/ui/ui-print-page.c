#include "ui-print-page.h"

struct UiPrintPage
{
  UiPrintList *list;
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
  UiPrintPage *self = data;

  self->done (self->data);
  return G_SOURCE_REMOVE;
}

static gpointer
work (gpointer data)
{
  UiPrintPage *self = data;

  self->entries =
      ui_print_list_get (self->list, self->from, self->n, true, &self->stop, &self->n_entries);
  g_source_attach (self->ended, NULL);
  return NULL;
}

UiPrintPage *
ui_print_page_new (UiPrintList *list,
                   uint64_t from,
                   uint32_t n,
                   void (*done) (gpointer data),
                   gpointer data)
{
  UiPrintPage *self = g_new0 (UiPrintPage, 1);

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
ui_print_page_stop (UiPrintPage *self)
{
  base_stop_raise (&self->stop);
}

void
ui_print_page_free (UiPrintPage *self)
{
  if (self == NULL)
    return;
  ui_print_page_stop (self);
  g_thread_join (self->thread);
  g_source_destroy (self->ended);
  g_source_unref (self->ended);
  g_free (self);
}

const ExportEntry *
ui_print_page_get (UiPrintPage *self, uint32_t *out_n)
{
  *out_n = self->n_entries;
  return self->entries;
}
