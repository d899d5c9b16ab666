/* The first page is looked at on a thread, in a size that nobody sees: so all steps have been
 * found, and the main thread only draws. */
#include "ui-output-print-steps.h"

#include "app-export-job.h"
#include "ui-output-print.h"

typedef struct
{
  AppExportContent *content;
  ExportChoices choices;
  AppExportJob *job; /* until the steps have been found */
  GSettings *settings;
  GWeakRef window;
  void (*ready) (GtkPrintOperation *operation, const char *fault, gpointer window);
  guint64 n_pages;
} Steps;

static void
steps_free (gpointer data)
{
  Steps *self = data;

  app_export_job_free (self->job);
  app_export_content_free (self->content);
  export_choices_clear (&self->choices);
  g_object_unref (self->settings);
  g_weak_ref_clear (&self->window);
  g_free (self);
}

static void
begin_print (GtkPrintOperation *operation, GtkPrintContext *context, Steps *self)
{
  (void) context;
  gtk_print_operation_set_n_pages (operation, (int) MIN (self->n_pages, G_MAXINT));
}

static void
draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int number, Steps *self)
{
  const ExportPage page = export_choices_page (&self->choices, export_format_find ("pdf"));
  ExportBookOptions book = export_choices_book (&self->choices);
  cairo_t *cr = ui_output_print_begin_page (context);
  ExportPicture *picture = NULL;
  ExportAnimation animation;

  ui_output_print_take_paper (context, &book);
  if (app_export_content_picture (self->content, &self->choices, NULL, &picture, &animation)
          != APP_EXPORT_GOOD
      || export_storyboard_draw (picture, &page, &animation, &book, (uint64_t) number + 1, false,
                                 cr)
             != BASE_OK)
    gtk_print_operation_cancel (operation);
  export_picture_free (picture);
  cairo_restore (cr);
}

static void
keep_paper (GtkPrintOperation *operation, GtkPrintOperationResult result, Steps *self)
{
  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    ui_output_print_keep_page_setup (self->settings,
                                     gtk_print_operation_get_default_page_setup (operation));
}

/* The operation owns the steps. */
static GtkPrintOperation *
make_operation (Steps *self)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = ui_output_print_get_page_setup (self->settings);

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, self->choices.title);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "steps", self, steps_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page), self);
  g_signal_connect (operation, "done", G_CALLBACK (keep_paper), self);
  return operation;
}

static void
steps_were_found (gpointer data)
{
  Steps *self = data;
  const AppExportPreview *seen = app_export_job_get_preview (self->job);
  g_autoptr (GObject) window = g_weak_ref_get (&self->window);
  g_autoptr (GtkPrintOperation) operation = NULL;
  const AppExportFault fault = seen->fault;

  self->n_pages = seen->pages.n;
  g_clear_pointer (&self->job, app_export_job_free);
  if (fault == APP_EXPORT_GOOD)
    operation = make_operation (self);
  if (window != NULL)
    self->ready (operation, operation == NULL ? app_export_fault_sentence (fault) : NULL, window);
  if (operation == NULL)
    steps_free (self);
}

void
ui_output_print_steps (AppExportContent *content,
                       const char *name,
                       GSettings *settings,
                       void (*ready) (GtkPrintOperation *operation,
                                      const char *fault,
                                      gpointer window),
                       GObject *window)
{
  Steps *self = g_new0 (Steps, 1);

  self->content = content;
  self->settings = g_object_ref (settings);
  self->ready = ready;
  g_weak_ref_init (&self->window, window);
  export_choices_init (&self->choices);
  self->choices.what = EXPORT_REASON;
  self->choices.way = export_way_find ("storyboard");
  export_choices_set (&self->choices, "title", name);
  export_choices_set (&self->choices, "theme", "print");
  self->job = app_export_job_new_preview (content, &self->choices, 1, 1, 1, steps_were_found, self);
}
