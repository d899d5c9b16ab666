/* Saving a puzzle to a file of several puzzles: all others stay unchanged. */
#include "app-collection-part.h"
#include "app-document-file.h"
#include "ui-browser.h"
#include "ui-widgets-message.h"
#include "ui-widgets-question.h"
#include "ui-widgets-recent.h"
#include "ui-window-private.h"
#include "words-fill.h"
#include "words-gettext.h"

/* Returns the format of the puzzle in its collection. */
static const Format *
format_of_part (UiWindow *self)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  const Format *format = NULL;

  if (desk_document_get_formats_puzzle (self->document, &puzzle) == BASE_OK)
    format = puzzle.format;
  format_puzzle_clear (&puzzle);
  return format;
}

static void
save_as (gpointer data)
{
  ui_window_save_as (data);
}

static void
save_all (gpointer data)
{
  ui_window_save_collection (data);
}

static void write_anyway (gpointer data);

/* Another file can keep what the collection's own format cannot. */
static void
offer_all (UiWindow *self)
{
  if (desk_document_get_file (self->document).is_part)
    ui_widgets_message_offer (UI_WIDGETS_MESSAGE (self->message),
                              _ ("Save Collection as _Quadrille File…"), save_all);
}

/* Reports why nothing was written, and which other way there is. */
static void
say_why_not (UiWindow *self, DeskPartResult result, const char *name)
{
  BaseText text = BASE_TEXT_EMPTY;
  const bool changed = result == DESK_PART_CHANGED;

  words_fill (
      &text,
      changed ? _ ("This puzzle was changed in %1 since you opened it.")
      : result == DESK_PART_GONE
          ? _ ("This puzzle is no longer in %1 as it was; nothing was written.")
          : _ ("A puzzle cannot be saved into %1 without changing others; nothing was written."),
      WORDS_WITH (WORDS_TEXT (name)));
  ui_widgets_message_ask (UI_WIDGETS_MESSAGE (self->message), base_text_string (&text),
                          changed ? _ ("_Replace It") : _ ("Save _As…"),
                          changed ? write_anyway : save_as, self);
  if (result == DESK_PART_IMPOSSIBLE)
    offer_all (self);
  base_text_clear (&text);
}

static void
say_part_saved (UiWindow *self, const FormatsReplacement *replacement, const char *name)
{
  BaseText text = BASE_TEXT_EMPTY;

  /* TRANSLATORS: %1 is the number of a puzzle, %2 the name of the file that it is in */
  words_fill (&text, _ ("Puzzle %1 of %2 was saved; all others are as they were."),
              WORDS_WITH (WORDS_NUMBER (replacement->number), WORDS_TEXT (name)));
  ui_window_say_saved (self, format_of_part (self), name, &text);
  base_text_clear (&text);
}

/* Refreshes the list, and the facts about its file that are kept in the session. */
static void
refresh_list (UiWindow *self, GFile *file, const FormatsReplacement *replacement, DeskFile written)
{
  UiBrowser *browser = UI_BROWSER (self->browser);
  g_autofree char *uri = g_file_get_uri (file);

  ui_browser_note_replaced (browser, file, replacement);
  if (ui_browser_get_file (browser) == NULL || !g_file_equal (ui_browser_get_file (browser), file))
    return;
  written.uri = uri;
  ui_window_remember_collection (self, &written);
  ui_window_sync_open (self);
}

static void
finish_part_saving (GObject *source, GAsyncResult *result, gpointer data)
{
  UiWindowJob *job = data;
  UiWindow *self = job->window;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = ui_window_name_of_file (job->file);
  DeskPart part;
  DeskFile is;

  (void) source;
  if (app_save_part_finish (result, &part, &is, &error))
    {
      if (part.result == DESK_PART_PUT)
        {
          ui_widgets_recent_add (job->file);
          refresh_list (self, job->file, &part.replacement, is);
          say_part_saved (self, &part.replacement, name);
        }
      else
        say_why_not (self, part.result, name);
    }
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    say_why_not (self, DESK_PART_GONE, name);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ui_window_say (self, _ ("%1 could not be saved: %2"), name, error->message);
  ui_window_job_free (job);
}

static void
write_part (UiWindow *self, bool anyway)
{
  app_save_part (self->document, self->saving, ui_window_find_rating (self), anyway, self->leaving,
                 finish_part_saving, ui_window_job_new (self, self->saving));
}

static void
write_anyway (gpointer data)
{
  write_part (data, true);
}

static void
write_unchanged (gpointer data)
{
  write_part (data, false);
}

static void
write_into (UiWindow *self, const Format *format)
{
  g_autofree char *name = ui_window_name_of_file (self->saving);
  unsigned losses = app_save_losses (self->document, format);

  if ((losses & FORMATS_IMPOSSIBLE) != 0)
    say_why_not (self, DESK_PART_IMPOSSIBLE, name);
  else if (losses != 0)
    {
      ui_widgets_message_ask_losses (UI_WIDGETS_MESSAGE (self->message), name, losses,
                                     write_unchanged, self);
      offer_all (self);
    }
  else
    write_part (self, false);
}

/* A pasted puzzle has no file to be saved into. */
bool
ui_window_can_save_in_collection (UiWindow *self)
{
  DeskFile from = desk_document_get_file (self->document);

  return from.uri != NULL && from.is_part && !desk_session_is_spooled (self->session, from.uri);
}

void
ui_window_save_in_collection (UiWindow *self)
{
  DeskFile from = desk_document_get_file (self->document);
  g_autoptr (GFile) file = from.uri != NULL ? g_file_new_for_uri (from.uri) : NULL;
  const Format *format = format_of_part (self);

  if (!ui_window_can_save_in_collection (self) || format == NULL)
    return;
  g_set_object (&self->saving, file);
  self->saving_as = NULL;
  write_into (self, format);
}

void
ui_window_save_to_collection (UiWindow *self, guint64 n, void (*write) (gpointer window))
{
  DeskFile from = desk_document_get_file (self->document);
  g_autoptr (GFile) own = from.uri != NULL ? g_file_new_for_uri (from.uri) : NULL;
  const Format *format = format_of_part (self);

  if (own != NULL && g_file_equal (own, self->saving) && format != NULL
      && (self->saving_as == NULL || self->saving_as == format))
    write_into (self, format);
  else
    ui_widgets_question_ask_losing (GTK_WINDOW (self), self->saving, n, write, G_OBJECT (self));
}
