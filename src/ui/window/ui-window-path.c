/* The path of the puzzle: shown beside the board in place of the pad, copied, saved and printed. */
#include "ui-window-private.h"

#include "app-file-writer.h"
#include "app-file.h"
#include "ui-board-path.h"
#include "ui-widgets-file-chooser.h"
#include "ui-widgets-message.h"
#include "words-fill.h"
#include "words-gettext.h"

/* A path without steps cannot be copied, saved or printed. */
static void
enable_paper (UiWindow *self)
{
  static const char *const names[] = { "copy-path", "save-path", "export-path", "print-path" };
  DeskPath *path = app_path_get_path (self->path);
  const bool has_steps = path != NULL && desk_path_n_steps (path) > 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), names[i]);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), has_steps);
    }
}

static void
sync_path (UiWindow *self)
{
  const bool is_open = app_path_is_open (self->path);

  gtk_widget_set_visible (self->path_pane, is_open);
  gtk_widget_set_visible (self->pad, !is_open);
  enable_paper (self);
  app_typing_set_held (self->typing, app_path_get_shown (self->path) != APP_PATH_NO_STEP);
  ui_window_sync_edit (self);
}

/* A symbol that is typed while a step is shown gives the player's board back, and does no more. */
static void
show_own_board (UiWindow *self)
{
  app_path_show (self->path, APP_PATH_NO_STEP);
}

void
ui_window_follow_path (UiWindow *self)
{
  self->path = app_path_new (self->document, self->answers);
  ui_board_path_set_path (UI_BOARD_PATH (self->path_pane), self->path);
  g_signal_connect_object (self->path, "changed", G_CALLBACK (sync_path), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->typing, "held", G_CALLBACK (show_own_board), self,
                           G_CONNECT_SWAPPED);
  sync_path (self);
}

void
ui_window_path (UiWindow *self)
{
  app_path_set_open (self->path, !app_path_is_open (self->path));
  if (app_path_is_open (self->path))
    ui_board_path_focus (UI_BOARD_PATH (self->path_pane));
  else
    gtk_widget_grab_focus (self->board);
}

bool
ui_window_close_path (UiWindow *self)
{
  if (!app_path_is_open (self->path))
    return false;
  ui_window_path (self);
  return true;
}

/* Returns the steps as text; NULL: there are none, which is said. */
static char *
take_text (UiWindow *self)
{
  g_autofree char *text = app_path_text (self->path);

  if (*text != '\0')
    return g_steal_pointer (&text);
  ui_window_say (self, _ ("There are no steps yet."), "", "");
  return NULL;
}

void
ui_window_copy_path (UiWindow *self)
{
  g_autofree char *text = take_text (self);

  if (text != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
path_was_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  UiWindowJob *job = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = ui_window_name_of_file (job->file);
  DeskFile *file = app_write_file_finish (result, &error);

  (void) source;
  if (file != NULL)
    app_file_free (file);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ui_window_say (job->window, _ ("%1 could not be saved: %2"), name, error->message);
  ui_window_job_free (job);
}

static void
save_to (GtkFileChooser *chooser, GFile *file, gpointer window)
{
  UiWindow *self = window;
  g_autofree char *text = take_text (self);
  g_autoptr (GBytes) bytes = NULL;

  (void) chooser;
  if (text == NULL)
    return;
  bytes = g_bytes_new (text, strlen (text));
  app_write_file (file, bytes, self->leaving, path_was_saved, ui_window_job_new (self, file));
}

void
ui_window_save_path (UiWindow *self)
{
  g_autofree char *text = take_text (self);

  if (text == NULL)
    return;
  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (
      _ ("Save Path"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), _ ("path.txt"));
  ui_widgets_file_chooser_show (&self->chooser, save_to, self);
}
