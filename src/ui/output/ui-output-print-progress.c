/* GTK 4.8 holds no reference to the dialog of GtkPrintOperation:show-progress, and destroys it when
 * everything is printed (print_pages_idle_done () in gtkprintoperation.c).  Closing it earlier, by
 * Escape or by its window button, rightly ends the printing, but leaves GTK with a pointer to a
 * destroyed window.  So this file holds a reference.  GTK has no getter for the dialog.  It is one
 * of GTK's message dialogs, and holding any of those a little longer does no harm.
 *
 * There is no signal when the dialog is created; a moment earlier the operation prepares.  Waiting
 * for "begin-print" is too late: when there is much other work, it comes behind the dialog.
 *
 * GTK only marks the printing as cancelled, and checks the mark when the page is drawn.  So a page
 * that is being solved is hurried.  Among the message dialogs, GTK's is the one that passes its
 * response to the operation. */
#include "ui-output-print-progress.h"

#include "ui-output-print.h"

static void
hurry_page (GtkPrintOperation *operation)
{
  if (ui_output_print_is_drawing (operation))
    ui_output_print_hurry (operation);
}

static void
watch_answer (GtkWindow *dialog, GtkPrintOperation *operation)
{
  const guint response = g_signal_lookup ("response", GTK_TYPE_DIALOG);
  const GSignalMatchType by = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;

  if (g_signal_handler_find (dialog, by, response, 0, NULL, NULL, operation) != 0)
    g_signal_connect_object (dialog, "response", G_CALLBACK (hurry_page), operation,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static gboolean
keep_progress_window (gpointer operation)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GPtrArray *kept = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (!GTK_IS_MESSAGE_DIALOG (window))
        continue;
      watch_answer (window, operation);
      g_ptr_array_add (kept, g_steal_pointer (&window));
    }
  g_object_set_data_full (G_OBJECT (operation), "ui-print-progress", kept,
                          (GDestroyNotify) g_ptr_array_unref);
  return G_SOURCE_REMOVE;
}

static void
status_changed (GtkPrintOperation *operation)
{
  if (gtk_print_operation_get_status (operation) == GTK_PRINT_STATUS_PREPARING)
    g_idle_add_full (G_PRIORITY_HIGH, keep_progress_window, g_object_ref (operation),
                     g_object_unref);
}

void
ui_output_print_progress_keep (GtkPrintOperation *operation)
{
  g_signal_connect (operation, "status-changed", G_CALLBACK (status_changed), NULL);
}
