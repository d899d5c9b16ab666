/* Saving a whole collection with its games, where its own format cannot keep a game. */
#include "app-collection-file.h"
#include "app-document-file.h"
#include "ui-browser.h"
#include "ui-widgets-message.h"
#include "ui-widgets-question.h"
#include "ui-widgets-recent.h"
#include "ui-window-private.h"
#include "words-fill.h"
#include "words-gettext.h"

static void
forget_saving (UiWindow *self)
{
  g_clear_object (&self->saving_collection);
  ui_widgets_message_stop_waiting (UI_WIDGETS_MESSAGE (self->message));
}

static void
stop_saving (gpointer data)
{
  UiWindow *self = data;

  g_cancellable_cancel (self->saving_collection);
}

/* Keeps the message while nothing else is said. */
static void
say_progress (guint64 n, gpointer data)
{
  UiWindow *self = ((UiWindowJob *) data)->window;
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, P_ ("Saving: %1 puzzle so far…", "Saving: %1 puzzles so far…", n),
              WORDS_WITH (WORDS_NUMBER (n)));
  ui_widgets_message_wait (UI_WIDGETS_MESSAGE (self->message), base_text_string (&text),
                           _ ("_Stop"), stop_saving, self);
  base_text_clear (&text);
}

static void
say_saved (UiWindow *self, const AppSavedCollection *saved, const char *name)
{
  BaseText text = BASE_TEXT_EMPTY;

  /* TRANSLATORS: %2 is the name of a file */
  words_fill (&text,
              P_ ("%1 puzzle was saved in %2, with your games.",
                  "%1 puzzles were saved in %2, with your games.", saved->n),
              WORDS_WITH (WORDS_NUMBER (saved->n), WORDS_TEXT (name)));
  if (saved->n_left_out > 0)
    {
      base_text_add_char (&text, ' ');
      words_fill (&text,
                  P_ ("%1 could not be read and is not in it.",
                      "%1 could not be read and are not in it.", saved->n_left_out),
                  WORDS_WITH (WORDS_NUMBER (saved->n_left_out)));
    }
  ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_INFO,
                          base_text_string (&text), NULL, 0);
  base_text_clear (&text);
}

/* The new file takes the place of the old one in the list, and the puzzle is the one in it. */
static void
show_saved (UiWindow *self, GFile *file, const AppSavedCollection *saved, const char *name)
{
  g_autofree char *title = ui_browser_make_title (name, saved->number);

  ui_widgets_recent_add (file);
  if (saved->number == 0)
    return;
  desk_document_set_moved (self->document, &saved->place, title, app_save_own_format ());
  desk_session_write_checkpoint (self->session);
  ui_browser_open (UI_BROWSER (self->browser), saved->place.uri);
  ui_window_remember_collection (self, &saved->place);
  ui_window_sync (self);
  ui_window_sync_open (self);
}

static void
finish_saving (GObject *source, GAsyncResult *result, gpointer data)
{
  UiWindowJob *job = data;
  UiWindow *self = job->window;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = ui_window_name_of_file (job->file);
  AppSavedCollection saved;

  (void) source;
  forget_saving (self);
  if (app_save_collection_finish (result, &saved, &error))
    {
      show_saved (self, job->file, &saved, name);
      say_saved (self, &saved, name);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ui_window_say (self, _ ("%1 could not be saved: %2"), name, error->message);
  ui_window_job_free (job);
}

static void
write_collection (gpointer data)
{
  UiWindow *self = data;
  UiWindowJob *job = ui_window_job_new (self, self->saving);

  self->saving_collection = g_cancellable_new ();
  app_save_collection (self->session, self->document, self->saving, self->saving_collection,
                       say_progress, finish_saving, job);
}

/* The chooser asked about the name that was typed. */
static void
save_chosen (GtkFileChooser *chooser, GFile *file, gpointer window)
{
  UiWindow *self = window;
  g_autoptr (GFile) named = app_save_with_suffix (file, app_save_own_format ());

  (void) chooser;
  if (self->saving_collection != NULL)
    return;
  g_set_object (&self->saving, named);
  if (g_file_equal (file, named) || !g_file_query_exists (named, NULL))
    write_collection (self);
  else
    ui_window_ask_before_renamed (self, write_collection);
}

void
ui_window_save_collection (UiWindow *self)
{
  if (desk_document_get_file (self->document).is_part)
    ui_window_choose_collection_file (self, save_chosen);
}
