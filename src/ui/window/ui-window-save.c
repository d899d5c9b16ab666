/* Saving: the user is asked before anything is lost. */
#include "app-collection-part.h"
#include "app-document-file.h"
#include "app-file.h"
#include "ui-widgets-message.h"
#include "ui-widgets-question.h"
#include "ui-widgets-recent.h"
#include "ui-window-private.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>

/* Returns the format to write: the chosen one, or else the one of the file's name. */
static const Format *
format_to_save (UiWindow *self)
{
  return self->saving_as != NULL ? self->saving_as : app_save_format (self->document, self->saving);
}

/* What of the game is not in the file: NULL where all of it is. */
static const char *
sentence_of_what_stays (DeskDocument *document, const Format *format)
{
  const bool entries = desk_document_n_digits (document) > desk_document_n_givens (document)
                       && (format->keeps & FORMATS_KEEPS (ENTRIES)) == 0;
  const bool time = desk_document_get_game (document).state != DESK_GAME_NEW
                    && desk_document_get_play (document).ms > 0
                    && (format->keeps & FORMATS_KEEPS (TIME)) == 0;

  if (entries && time)
    return _ ("%1 holds the givens. Your entries and your time are not in it; they are kept with "
              "this session.");
  if (entries)
    return _ ("%1 holds the givens. Your entries are not in it; they are kept with this session.");
  return time ? _ ("%1 has no place for the time of your game; it is kept with this session.")
              : NULL;
}

/* Many formats keep no entries, and few a time; the session keeps them. */
static void
add_what_stays (UiWindow *self, const Format *format, const char *name, BaseText *out)
{
  const char *sentence = sentence_of_what_stays (self->document, format);

  if (sentence == NULL)
    return;
  if (out->length > 0)
    base_text_add_char (out, ' ');
  words_fill (out, sentence, WORDS_WITH (WORDS_TEXT (name)));
}

void
ui_window_say_saved (UiWindow *self, const Format *format, const char *name, BaseText *sentence)
{
  add_what_stays (self, format, name, sentence);
  if (sentence->length > 0)
    ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_INFO,
                            base_text_string (sentence), NULL, 0);
}

/* A puzzle of a collection stays the one of its list when a file of its own is written. */
static bool
is_copy (UiWindow *self, GFile *file)
{
  const DeskFile from = desk_document_get_file (self->document);
  g_autoptr (GFile) own = from.uri != NULL ? g_file_new_for_uri (from.uri) : NULL;

  return own != NULL && from.is_part && !g_file_equal (own, file);
}

static void
say_file_saved (UiWindow *self, GFile *file, const char *name)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (is_copy (self, file))
    /* TRANSLATORS: %1 is the name of a file */
    words_fill (&text, _ ("A copy was saved as %1; the puzzle itself stays in its list."),
                WORDS_WITH (WORDS_TEXT (name)));
  ui_window_say_saved (self, format_to_save (self), name, &text);
  base_text_clear (&text);
}

static void
saved (GObject *source, GAsyncResult *result, gpointer data)
{
  UiWindowJob *job = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = ui_window_name_of_file (job->file);

  (void) source;
  if (app_save_document_finish (result, &error))
    {
      ui_widgets_recent_add (job->file);
      say_file_saved (job->window, job->file, name);
    }
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    ui_window_say (job->window, _ ("%1 cannot hold this puzzle: choose another kind of file."),
                   name, "");
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ui_window_say (job->window, _ ("%1 could not be saved: %2"), name, error->message);
  ui_window_job_free (job);
}

uint32_t
ui_window_find_rating (UiWindow *self)
{
  const ReasonRating *rating = app_answers_get_puzzle_rating (self->answers);

  return rating != NULL && rating->state == REASON_SOLVED ? rating->difficulty : 0;
}

/* Writes to the file that was chosen last. */
static void
write_it (gpointer data)
{
  UiWindow *self = data;

  app_save_document (self->document, self->saving, format_to_save (self),
                     ui_window_find_rating (self), is_copy (self, self->saving), self->leaving,
                     saved, ui_window_job_new (self, self->saving));
}

static void save_under_new_name (UiWindow *self, GFile *file, const Format *format);

/* Beside the file that cannot keep everything. */
static void
save_natively (gpointer data)
{
  UiWindow *self = data;
  const Format *own = app_save_own_format ();
  g_autoptr (GFile) file = app_save_with_suffix (self->saving, own);

  save_under_new_name (self, file, own);
}

/* Asks before a format drops something that it cannot keep. */
static void
ask_before_saving (UiWindow *self, unsigned losses)
{
  g_autofree char *name = ui_window_name_of_file (self->saving);

  ui_widgets_message_ask_losses (UI_WIDGETS_MESSAGE (self->message), name, losses, write_it, self);
  ui_widgets_message_offer (UI_WIDGETS_MESSAGE (self->message),
                            _ ("Save as _Quadrille File Instead"), save_natively);
}

static void
save_unless_lossy (UiWindow *self)
{
  unsigned losses =
      app_save_losses (self->document, format_to_save (self)) & ~(unsigned) FORMATS_IMPOSSIBLE;

  if (losses == 0)
    write_it (self);
  else
    ask_before_saving (self, losses);
}

static void
save_over (gpointer data)
{
  save_unless_lossy (data);
}

/* Asks before it replaces a file that another program has written meanwhile. */
static void
ask_before_replacing (UiWindow *self)
{
  g_autofree char *name = ui_window_name_of_file (self->saving);

  ui_widgets_message_ask_replacing (UI_WIDGETS_MESSAGE (self->message), name, save_over, self);
}

void
ui_window_ask_before_renamed (UiWindow *self, void (*write) (gpointer window))
{
  g_autofree char *name = ui_window_name_of_file (self->saving);
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, _ ("%1 is there already. If it is replaced, its content is lost."),
              WORDS_WITH (WORDS_TEXT (name)));
  ui_widgets_question_ask (GTK_WINDOW (self), _ ("Replace the File?"), base_text_string (&text),
                           _ ("_Replace It"), write, G_OBJECT (self));
  base_text_clear (&text);
}

/* GTK asks before a file is replaced, but does not check whether it contains several puzzles. */
static void
counted (GObject *source, GAsyncResult *result, gpointer data)
{
  UiWindowJob *job = data;
  UiWindow *self = job->window;
  const guint64 n = app_count_puzzles_finish (result);

  (void) source;
  if (!g_cancellable_is_cancelled (self->leaving) && g_file_equal (job->file, self->saving))
    {
      if (n > 1)
        ui_window_save_to_collection (self, n, save_over);
      else if (n == 1 && self->saving_renamed)
        ui_window_ask_before_renamed (self, save_over);
      else
        save_unless_lossy (self);
    }
  ui_window_job_free (job);
}

static void
save_under_name (UiWindow *self, GFile *file, const Format *format, bool renamed)
{
  g_set_object (&self->saving, file);
  self->saving_as = format;
  self->saving_renamed = renamed;
  app_count_puzzles (file, self->leaving, counted, ui_window_job_new (self, file));
}

static void
save_under_new_name (UiWindow *self, GFile *file, const Format *format)
{
  save_under_name (self, file, format, true);
}

/* The suffix follows the chosen kind; a name without one gets that of our own files, where that is
 * the kind. */
static void
save_chosen (GtkFileChooser *chooser, GFile *file, gpointer window)
{
  UiWindow *self = window;
  const Format *format = ui_window_chosen_format (chooser);
  const Format *named = format != NULL ? format : app_save_format (self->document, file);
  g_autofree char *name = g_file_get_basename (file);
  const bool follows =
      format != NULL || (strchr (name, '.') == NULL && named == app_save_own_format ());
  g_autoptr (GFile) renamed = follows ? app_save_with_suffix (file, named) : g_object_ref (file);

  save_under_name (self, renamed, format, !g_file_equal (file, renamed));
}

void
ui_window_save_as (UiWindow *self)
{
  ui_window_choose_file (self, _ ("Save Puzzle"), GTK_FILE_CHOOSER_ACTION_SAVE, save_chosen);
}

/* A file keeps its format, whatever its name is, unless only its name determines the format. */
static const Format *
format_of_file (const AppLoaded *there, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  const Format *by_name = formats_for_file_name (name);

  if (there == NULL || there->kind != APP_LOADED_PUZZLE
      || (by_name != NULL && by_name->sniff == NULL) || !formats_can_write (there->puzzle.format))
    return NULL;
  return there->puzzle.format;
}

/* Whether the collection's own format keeps all of the puzzle on the board. */
static bool
keeps_part (UiWindow *self)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  bool keeps = false;

  if (desk_document_get_formats_puzzle (self->document, &puzzle) == BASE_OK)
    keeps = puzzle.format != NULL && app_save_losses (self->document, puzzle.format) == 0;
  format_puzzle_clear (&puzzle);
  return keeps;
}

/* A puzzle of a collection goes into it; where that cannot keep the game, all of it goes into a
 * file that can. */
static void
save_part (UiWindow *self)
{
  if (ui_window_can_save_in_collection (self) && keeps_part (self))
    ui_window_save_in_collection (self);
  else if (desk_document_get_file (self->document).is_part)
    ui_window_save_collection (self);
  else
    ui_window_save_as (self);
}

/* A file of several puzzles is never replaced by one of them. */
static void
looked_before_saving (GObject *source, GAsyncResult *result, gpointer data)
{
  UiWindowJob *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AppLoaded) there = app_load_file_finish (result, &error);

  (void) source;
  if (there != NULL && there->more)
    save_part (job->window);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      DeskFile was = desk_document_get_file (job->window->document);

      g_set_object (&job->window->saving, job->file);
      job->window->saving_as = format_of_file (there, job->file);
      if (there != NULL && !app_file_is_same (&was, &there->from))
        ask_before_replacing (job->window);
      else
        save_unless_lossy (job->window);
    }
  ui_window_job_free (job);
}

void
ui_window_save (UiWindow *self)
{
  DeskFile from = desk_document_get_file (self->document);
  g_autoptr (GFile) file = from.uri != NULL ? g_file_new_for_uri (from.uri) : NULL;

  if (file == NULL)
    ui_window_save_as (self);
  else
    app_load_file (file, NULL, self->leaving, looked_before_saving, ui_window_job_new (self, file));
}
