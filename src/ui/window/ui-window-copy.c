/* Copies the content of the window to the clipboard, or drags it out of the window. */
#include "formats.h"
#include "ui-board.h"
#include "ui-dance-snapshot.h"
#include "ui-output-clipboard.h"
#include "ui-output-drag.h"
#include "ui-widgets-message.h"
#include "ui-window-private.h"
#include "words-gettext.h"

/* Losses that would make the link one to another puzzle. */
#define OTHER_PUZZLE (FORMATS_IMPOSSIBLE | FORMATS_LOSS_SHAPE | FORMATS_LOSS_CANDIDATES)

AppSnapshot *
ui_window_take_dance (UiWindow *self)
{
  UiDance *dance = UI_DANCE (self->dance);

  return ui_window_shows_dance (self) ? ui_dance_take_snapshot (dance, ui_dance_get_picture (dance))
                                      : NULL;
}

/* Takes a snapshot of the dance, or of the board when there is no dance. */
static AppSnapshot *
take_shot (UiWindow *self)
{
  AppSnapshot *shot = ui_window_take_dance (self);

  return shot != NULL ? shot : app_snapshot_of_document (self->document, EXPORT_POSITION);
}

static GdkClipboard *
clipboard_of (UiWindow *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (self));
}

void
ui_window_copy_picture (UiWindow *self)
{
  g_autoptr (AppSnapshot) shot = take_shot (self);
  g_autoptr (GdkContentProvider) content = ui_output_clipboard_new (shot);

  gdk_clipboard_set_content (clipboard_of (self), content);
}

static void
copy_words (UiWindow *self, const char *format)
{
  g_autoptr (AppSnapshot) shot = take_shot (self);
  g_autoptr (GBytes) bytes = app_snapshot_write (shot, format);
  g_autofree char *text = NULL;

  if (bytes == NULL)
    {
      ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_ERROR,
                              _ ("This picture cannot be written that way."), NULL, 0);
      return;
    }
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  gdk_clipboard_set_text (clipboard_of (self), text);
}

void
ui_window_copy_text (UiWindow *self)
{
  copy_words (self, "txt");
}

void
ui_window_copy_latex (UiWindow *self)
{
  copy_words (self, "tex");
}

/* Adds the puzzle without entries, because the receiver of the link wants to solve it. */
static bool
add_link (DeskDocument *document, BaseText *out)
{
  const Format *format = formats_find ("link");
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  bool good;

  if (desk_document_get_formats_puzzle (document, &puzzle) != BASE_OK)
    return false;
  base_text_clear (&puzzle.about[FORMATS_ABOUT_ENTRIES]);
  base_text_clear (&puzzle.about[FORMATS_ABOUT_MARKS]);
  good = (formats_losses (format, &puzzle) & OTHER_PUZZLE) == 0
         && formats_write (format, &puzzle, NULL, out) == BASE_OK && out->length > 0;
  format_puzzle_clear (&puzzle);
  return good;
}

void
ui_window_copy_link (UiWindow *self)
{
  BaseText link = BASE_TEXT_EMPTY;
  g_autofree char *stage = ui_window_name_of_stage (self);

  if (stage != NULL)
    ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_INFO,
                            _ ("Only a Sudoku on the board has a link."), NULL, 0);
  else if (add_link (self->document, &link))
    {
      link.bytes[strcspn (link.bytes, "\n")] = '\0';
      gdk_clipboard_set_text (clipboard_of (self), link.bytes);
    }
  else
    ui_widgets_message_say (
        UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_ERROR,
        _ ("A link cannot hold this puzzle: other programs would open another one."), NULL, 0);
  base_text_clear (&link);
}

static AppSnapshot *
take_board (GtkWidget *board, gpointer data)
{
  (void) board;
  return app_snapshot_of_document (UI_WINDOW (data)->document, EXPORT_POSITION);
}

static AppSnapshot *
take_canvas (GtkWidget *canvas, gpointer data)
{
  return ui_dance_take_snapshot (UI_DANCE (UI_WINDOW (data)->dance), canvas);
}

static char *
name (gpointer data)
{
  return ui_window_name (data);
}

static void
say_no_file (gpointer data, const char *why)
{
  ui_window_say (data, _ ("It is dragged as a picture, not as a file: %1"), why, "");
}

static bool
is_edge (GtkWidget *board, double x, double y)
{
  return ui_board_is_edge (UI_BOARD (board), x, y);
}

void
ui_window_offer_drags (UiWindow *self)
{
  UiDance *dance = UI_DANCE (self->dance);
  UiOutputDragFrom from = { take_board, name, is_edge, say_no_file, self };

  ui_output_drag_add (self->board, &from);
  from.take = take_canvas;
  from.is_edge = NULL;
  ui_output_drag_add (ui_dance_get_board (dance), &from);
  ui_output_drag_add (ui_dance_get_picture (dance), &from);
}
