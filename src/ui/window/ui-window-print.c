/* Printing the content of the window, and its collection. */
#include "app-file.h"
#include "ui-browser.h"
#include "ui-output-print-preview.h"
#include "ui-output-print-steps.h"
#include "ui-output-print.h"
#include "ui-widgets-message.h"
#include "ui-window-private.h"
#include "words-fill.h"
#include "words-gettext.h"

static void
say_failure (UiWindow *self, const char *why)
{
  ui_window_say (self, _ ("It could not be printed: %1"), why, "");
}

/* Says why printing failed, if the operation itself did. */
static void
say_error (UiWindow *self, GtkPrintOperation *operation, GtkPrintOperationResult result)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  say_failure (self, error != NULL ? error->message : g_strerror (EIO));
}

static void
done (GtkPrintOperation *operation, GtkPrintOperationResult result, UiWindow *self)
{
  const char *fault = ui_output_print_get_fault (operation);

  if (fault != NULL)
    say_failure (self, fault);
  else
    say_error (self, operation, result);
}

static void
path_was_printed (GtkPrintOperation *operation, GtkPrintOperationResult result, UiWindow *self)
{
  say_error (self, operation, result);
}

/* The steps are ready, or `fault` says why there are none. */
static void
run_path_print (GtkPrintOperation *operation, const char *fault, gpointer window)
{
  UiWindow *self = window;

  if (fault != NULL)
    {
      say_failure (self, fault);
      return;
    }
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (path_was_printed), self, 0);
  (void) gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                                  GTK_WINDOW (self), NULL);
}

void
ui_window_print_path (UiWindow *self)
{
  g_autofree char *name = ui_window_name (self);

  ui_output_print_steps (ui_window_take_path (self), name, self->settings, run_path_print,
                         G_OBJECT (self));
}

/* Returns the name of the puzzle's own file; a pasted puzzle has none. */
static char *
file_of (UiWindow *self, const char *uri)
{
  if (uri == NULL || desk_session_is_spooled (self->session, uri))
    return NULL;
  return app_file_name (uri, self->session);
}

static GtkPrintOperation *
make_operation (UiWindow *self, bool whole)
{
  g_autofree char *name = ui_window_name (self), *collection_name = NULL;
  g_autofree char *file = file_of (self, desk_document_get_file (self->document).uri);
  g_autoptr (AppSnapshot) picture = ui_window_take_dance (self);
  UiOutputPrintSource source = {
    .document = self->document,
    .picture = picture,
    .collection = ui_browser_get_file (UI_BROWSER (self->browser)),
    .name = name,
    .file = file,
    .whole = whole,
  };

  source.number = ui_window_number_in_collection (self);
  if (source.collection != NULL)
    {
      g_autofree char *uri = g_file_get_uri (source.collection);

      source.collection_name = collection_name = app_file_name (uri, self->session);
    }
  return ui_output_print_new (&source, self->settings);
}

static void
print_again (gpointer data)
{
  ui_window_print (data);
}

static void
print_collection_again (gpointer data)
{
  ui_window_print_collection (data);
}

static void
run_print (UiWindow *self, bool whole, GtkPrintOperationAction action)
{
  g_autoptr (GtkPrintOperation) operation = make_operation (self, whole);

  gtk_print_operation_set_allow_async (operation, TRUE);
  ui_output_print_preview_take (operation, GTK_WINDOW (self),
                                whole ? print_collection_again : print_again, self);
  g_signal_connect_object (operation, "done", G_CALLBACK (done), self, 0);
  (void) gtk_print_operation_run (operation, action, GTK_WINDOW (self), NULL);
}

void
ui_window_print (UiWindow *self)
{
  run_print (self, false, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG);
}

void
ui_window_print_collection (UiWindow *self)
{
  if (ui_browser_get_file (UI_BROWSER (self->browser)) == NULL)
    ui_window_say (self, _ ("No collection is open."), "", "");
  else
    run_print (self, true, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG);
}

void
ui_window_print_preview (UiWindow *self)
{
  run_print (self, false, GTK_PRINT_OPERATION_ACTION_PREVIEW);
}

static void
paper_chosen (GtkPageSetup *setup, gpointer data)
{
  g_autoptr (UiWindow) self = data;

  if (setup != NULL)
    ui_output_print_keep_page_setup (self->settings, setup);
}

void
ui_window_page_setup (UiWindow *self)
{
  g_autoptr (GtkPageSetup) setup = ui_output_print_get_page_setup (self->settings);
  g_autoptr (GtkPrintSettings) print = gtk_print_settings_new ();

  gtk_print_run_page_setup_dialog_async (GTK_WINDOW (self), setup, print, paper_chosen,
                                         g_object_ref (self));
}
