#include "lessons.h"
#include "ui-board-grid-dialog.h"
#include "ui-board-jigsaw-dialog.h"
#include "ui-browser.h"
#include "ui-widgets-message.h"
#include "ui-widgets-recent.h"
#include "ui-widgets-side-pane.h"
#include "ui-window-private.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

void
ui_window_say (UiWindow *self, const char *sentence, const char *name, const char *why)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence, WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (why)));
  ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_ERROR,
                          base_text_string (&text), NULL, 0);
  base_text_clear (&text);
}

char *
ui_window_name_of_file (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return g_filename_display_name (base != NULL ? base : "");
}

/* A problem that is not a Sudoku can only be watched.  Its text is kept unchanged, so that it can
 * be edited. */
static void
dance_loaded (UiWindow *self, AppLoaded *loaded)
{
  const SubjectParts parts = { .problem = g_steal_pointer (&loaded->puzzle.problem) };
  Subject *problem = NULL;

  if (subject_new (&parts, &problem) != BASE_OK)
    return;
  ui_window_dance_problem (self, problem, NULL);
  ui_window_keep_text (self, loaded->text, &loaded->from);
  ui_window_sync (self);
}

static void open_as (UiWindow *self, GFile *file, const Format *from);

/* Reads the last opened file or pasted text again, in the other possible format. */
static void
read_again (gpointer data)
{
  UiWindow *self = data;
  AppLoaded *loaded;

  if (self->again_file != NULL)
    {
      open_as (self, self->again_file, self->again_as);
      return;
    }
  loaded = app_load_text_as (self->again_text, self->again_as);
  if (loaded != NULL)
    ui_window_show_loaded (self, loaded, NULL);
}

/* If the content fits another format too, shows which one was used and why, with a button for the
 * other one. */
static void
ask_which (UiWindow *self, const AppLoaded *loaded, const char *name)
{
  BaseText reason = BASE_TEXT_EMPTY, sentence = BASE_TEXT_EMPTY, button = BASE_TEXT_EMPTY;

  words_add_format_reason (loaded->puzzle.format, &reason);
  words_fill (
      &sentence,
      /* TRANSLATORS: %1 is the name of a file, %2 and %4 are kinds of files, %3 is a part of a
       * sentence */
      _ ("%1 was read as “%2”, as %3. It could also be “%4”."),
      WORDS_WITH (WORDS_TEXT (name != NULL ? name : _ ("Pasted text")),
                  WORDS_TEXT (words_name (loaded->puzzle.format->name)),
                  WORDS_TEXT (base_text_string (&reason)),
                  WORDS_TEXT (words_name (loaded->other->name))));
  /* TRANSLATORS: %1 is a kind of files */
  words_fill (&button, _ ("_Read as “%1”"),
              WORDS_WITH (WORDS_TEXT (words_name (loaded->other->name))));
  g_clear_object (&self->again_file);
  if (loaded->uri != NULL)
    self->again_file = g_file_new_for_uri (loaded->uri);
  g_free (self->again_text);
  self->again_text = g_strdup (loaded->whole);
  self->again_as = loaded->other;
  ui_widgets_message_ask (UI_WIDGETS_MESSAGE (self->message), base_text_string (&sentence),
                          base_text_string (&button), read_again, self);
  base_text_clear (&reason);
  base_text_clear (&sentence);
  base_text_clear (&button);
}

/* Reports a missing puzzle: the file of a collection can have become shorter. */
static void
add_missing (const char *title, BaseText *out)
{
  g_autofree char *name = ui_browser_name_of_title (title);

  /* TRANSLATORS: "Puzzle 3 could not be found in mine.txt." */
  words_fill (out, _ ("Puzzle %2 could not be found in %1."),
              WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (ui_browser_number_of_title (title))));
}

/* `title`: the title of a puzzle that was chosen in a collection, or NULL. */
static void
say_empty (UiWindow *self, const char *name, const char *title)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (title != NULL)
    add_missing (title, &text);
  else if (name != NULL)
    words_fill (&text, _ ("No puzzle was found in %1."), WORDS_WITH (WORDS_TEXT (name)));
  else
    base_text_add (&text, _ ("There is no puzzle in it."));
  ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_INFO,
                          base_text_string (&text), NULL, 0);
  base_text_clear (&text);
}

static void
show (UiWindow *self, AppLoaded *loaded, const char *name, const char *title)
{
  UiWidgetsMessage *message = UI_WIDGETS_MESSAGE (self->message);

  ui_window_stop_loading (self);
  ui_widgets_message_close (message);
  if (loaded->kind == APP_LOADED_PUZZLE)
    app_loaded_put (loaded, self->document, title);
  else if (loaded->kind == APP_LOADED_ISSUE)
    ui_widgets_message_say_issue (message, name, &loaded->issue, loaded->line);
  else if (loaded->kind == APP_LOADED_COVER)
    dance_loaded (self, loaded);
  else
    say_empty (self, name, title);
  if (loaded->other != NULL)
    ask_which (self, loaded, name);
  else if (loaded->said != NULL && loaded->kind <= APP_LOADED_COVER)
    ui_widgets_message_say (message, GTK_MESSAGE_WARNING, loaded->said, NULL, 0);
}

/* A collection opens in its pane, and its first puzzle opens on the board, which a narrow window
 * shows first. */
void
ui_window_show_loaded (UiWindow *self, AppLoaded *loaded, const char *name)
{
  show (self, loaded, name, NULL);
  if (loaded->more && loaded->uri != NULL)
    {
      ui_window_remember_collection (self, &loaded->from);
      ui_browser_open (UI_BROWSER (self->browser), loaded->uri);
      g_settings_set_boolean (self->settings, "show-collection", !self->is_narrow);
      ui_window_sync_open (self);
    }
  if (!ui_window_shows_dance (self))
    gtk_widget_grab_focus (self->board);
  app_loaded_free (loaded);
}

/* If the pane hides the board, the pane closes. */
void
ui_window_show_chosen (UiWindow *self, AppLoaded *loaded, const char *title)
{
  show (self, loaded, title, title);
  if (ui_widgets_side_pane_is_covered (UI_WIDGETS_SIDE_PANE (self->panes)))
    g_settings_set_boolean (self->settings, "show-collection", FALSE);
  app_loaded_free (loaded);
}

UiWindowJob *
ui_window_job_new (UiWindow *self, GFile *file)
{
  UiWindowJob *job = g_new (UiWindowJob, 1);

  *job = (UiWindowJob){ .window = g_object_ref (self), .file = g_object_ref (file) };
  return job;
}

void
ui_window_job_free (UiWindowJob *job)
{
  g_object_unref (job->window);
  g_object_unref (job->file);
  g_clear_object (&job->loading);
  g_free (job);
}

static void
say_left (UiWindow *self, unsigned n)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text,
              P_ ("%1 more file was not opened: the board holds one puzzle.",
                  "%1 more files were not opened: the board holds one puzzle.", n),
              WORDS_WITH (WORDS_NUMBER (n)));
  ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_INFO,
                          base_text_string (&text), NULL, 0);
  base_text_clear (&text);
}

static void
file_came (GObject *source, GAsyncResult *result, gpointer data)
{
  UiWindowJob *job = data;
  g_autoptr (GError) error = NULL;
  AppLoaded *loaded = app_load_file_finish (result, &error);
  g_autofree char *name = ui_window_name_of_file (job->file);

  (void) source;
  if (!ui_window_end_loading (job->window, job))
    g_clear_pointer (&loaded, app_loaded_free);
  else if (loaded != NULL)
    {
      bool good = loaded->kind == APP_LOADED_PUZZLE || loaded->kind == APP_LOADED_COVER;

      ui_window_show_loaded (job->window, loaded, name);
      if (good)
        ui_widgets_recent_add (job->file);
      if (good && job->n_left > 0)
        say_left (job->window, job->n_left);
    }
  else
    ui_window_say (job->window, _ ("%1 could not be opened: %2"), name, error->message);
  ui_window_job_free (job);
}

static bool
is_lesson (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && lessons_is_file_name (name);
}

void
ui_window_open_files (UiWindow *self, GFile **files, unsigned n_files)
{
  UiWindowJob *job;

  if (n_files == 0)
    return;
  ui_window_stop_loading (self);
  if (is_lesson (files[0]))
    {
      ui_window_learn_file (self, files[0]);
      return;
    }
  job = ui_window_job_new (self, files[0]);
  job->n_left = n_files - 1;
  ui_window_load (self, NULL, file_came, job);
}

static void
open_as (UiWindow *self, GFile *file, const Format *from)
{
  ui_window_load (self, from, file_came, ui_window_job_new (self, file));
}

static void
open_chosen (GtkFileChooser *chooser, GFile *file, gpointer window)
{
  UiWindow *self = window;
  const Format *from = ui_window_chosen_format (chooser);

  if (from != NULL)
    open_as (self, file, from);
  else
    ui_window_open_files (self, &file, 1);
}

void
ui_window_open (UiWindow *self)
{
  ui_window_choose_file (self, _ ("Open Puzzles"), GTK_FILE_CHOOSER_ACTION_OPEN, open_chosen);
}

void
ui_window_new_grid (UiWindow *self)
{
  ui_board_grid_dialog_present (GTK_WINDOW (self), self->document);
}

void
ui_window_new_jigsaw (UiWindow *self)
{
  ui_board_jigsaw_dialog_present (GTK_WINDOW (self), self->document, self->scheme);
}
