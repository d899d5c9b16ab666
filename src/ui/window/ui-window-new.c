/* New puzzles: as the dialog wishes for them, of a difficulty at one press, and the one after a
 * game that is over. */
#include "app-file.h"
#include "app-made.h"
#include "app-pool.h"
#include "ui-board-new-dialog.h"
#include "ui-browser-samples.h"
#include "ui-widgets-message.h"
#include "ui-window-private.h"
#include "words-gettext.h"

/* Time before a message reports that a puzzle is being made: most come sooner. */
#define PATIENCE_MS 400

static void
show_sheet (UiWindow *self, GBytes *sheet, const char *name, guint64 number)
{
  g_autofree char *suffix = app_file_suffix (name);

  ui_window_show_spooled (self, sheet, suffix, number);
  gtk_widget_grab_focus (self->board);
}

/* A begun game of no list is only in the history: its player may not think of undo. */
static void
put_on_board (UiWindow *self, const AppMade *made)
{
  const bool leaves_game = desk_document_get_game (self->document).state == DESK_GAME_BEGUN
                           && !desk_document_get_file (self->document).is_part;

  app_made_put (made, self->document);
  if (leaves_game)
    ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_INFO,
                            _ ("Your last game is kept: Ctrl+Z brings it back."), NULL, 0);
  gtk_widget_grab_focus (self->board);
}

/* A puzzle is played; several are a collection, which is kept with the session until it is
 * saved. */
static void
take_made (gpointer data, GPtrArray *made)
{
  UiWindow *self = data;
  g_autoptr (GBytes) sheet = made->len > 1 ? app_made_write_sheet (made) : NULL;

  if (made->len == 1)
    put_on_board (self, g_ptr_array_index (made, 0));
  else if (sheet != NULL)
    show_sheet (self, sheet, _ ("New puzzles"), 1);
  else
    ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_ERROR,
                            _ ("No format holds several puzzles of this kind."), NULL, 0);
}

void
ui_window_new_puzzle (UiWindow *self)
{
  ui_board_new_dialog_present (GTK_WINDOW (self), self->document, self->scheme, self->settings,
                               take_made, G_OBJECT (self));
}

void
ui_window_stop_making (UiWindow *self)
{
  g_clear_handle_id (&self->making_timer, g_source_remove);
  if (self->maker == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->maker, self);
  g_clear_object (&self->maker);
  ui_widgets_message_stop_waiting (UI_WIDGETS_MESSAGE (self->message));
}

static void
stop_making (gpointer data)
{
  ui_window_stop_making (data);
}

static void
say_making (gpointer data)
{
  UiWindow *self = data;

  self->making_timer = 0;
  ui_widgets_message_wait (UI_WIDGETS_MESSAGE (self->message), _ ("Making a puzzle…"), _ ("_Stop"),
                           stop_making, self);
}

static void
follow_maker (UiWindow *self)
{
  g_autoptr (AppMaker) maker = g_object_ref (self->maker);
  GPtrArray *made = app_maker_get_made (maker);
  g_autofree char *sentence = NULL;

  if (made->len == 0 && app_maker_get_state (maker) == APP_MAKER_BUSY)
    return;
  ui_window_stop_making (self);
  if (made->len > 0)
    {
      take_made (self, made);
      return;
    }
  sentence = app_made_sentence_of (maker);
  ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_INFO, sentence, NULL, 0);
}

/* Puts one puzzle of a wish on the board as soon as it is made. */
static void
make_one (UiWindow *self, const SetterWish *wish)
{
  ui_window_stop_making (self);
  self->maker = app_maker_new (wish, app_maker_draw_seed (), 1);
  self->making_timer = g_timeout_add_once (PATIENCE_MS, say_making, self);
  g_signal_connect_swapped (self->maker, "changed", G_CALLBACK (follow_maker), self);
}

/* Puzzles that come along are there at once.  False: all of the level were played. */
static bool
give_from_pool (UiWindow *self, guint level)
{
  AppPool *pool = app_pool_new ();
  const AppMade *made = app_pool_give (pool, level, self->session);

  ui_window_stop_making (self);
  if (made != NULL)
    {
      g_settings_set_uint (self->settings, "new-level", level + 1);
      put_on_board (self, made);
    }
  app_pool_free (pool);
  return made != NULL;
}

static void
show_group (gpointer data, GPtrArray *made, const char *name, guint64 number)
{
  g_autoptr (GBytes) sheet = app_made_write_sheet (made);

  if (sheet != NULL)
    show_sheet (data, sheet, name, number);
}

void
ui_window_samples (UiWindow *self)
{
  ui_browser_samples_present (GTK_WINDOW (self), self->session, show_group, G_OBJECT (self));
}

/* A word of ratings, from 0. */
void
ui_window_new_level (UiWindow *self, guint level)
{
  SudokuShape *shape = NULL;
  SetterWish wish;

  if (level >= REASON_DIFFICULTIES || give_from_pool (self, level)
      || sudoku_shape_new (3, 3, SUDOKU_NO_RULES, &shape) != BASE_OK)
    return;
  wish = setter_wish (shape);
  wish.symmetry = SETTER_HALF_TURN;
  (void) reason_difficulty_range (level, &wish.least_rating, &wish.most_rating);
  g_settings_set_uint (self->settings, "new-level", level + 1);
  make_one (self, &wish);
  sudoku_shape_unref (shape);
}

/* The level of the puzzle on the board, from 0; REASON_DIFFICULTIES: it is not known. */
static guint
find_level (UiWindow *self)
{
  const ReasonRating *rating = app_answers_get_puzzle_rating (self->answers);

  for (guint i = 0; rating != NULL && i < REASON_DIFFICULTIES; i++)
    {
      uint32_t least, most;

      (void) reason_difficulty_range (i, &least, &most);
      if (rating->difficulty <= most)
        return i;
    }
  return REASON_DIFFICULTIES;
}

/* A puzzle like the one on the board: of its shape and difficulty. */
static bool
wish_alike (UiWindow *self, SetterWish *out_wish)
{
  SudokuShape *shape = desk_document_get_shape (self->document);
  const guint level = find_level (self);
  SetterFault fault;

  if (level == REASON_DIFFICULTIES)
    return false;
  *out_wish = setter_wish (shape);
  out_wish->is_jigsaw = sudoku_shape_is_jigsaw (shape);
  (void) reason_difficulty_range (level, &out_wish->least_rating, &out_wish->most_rating);
  app_made_ease (out_wish);
  if (setter_symmetry_fits (SETTER_HALF_TURN, shape))
    out_wish->symmetry = SETTER_HALF_TURN;
  if (!setter_wish_check (out_wish, &fault))
    out_wish->is_jigsaw = false;
  return setter_wish_check (out_wish, &fault);
}

bool
ui_window_has_alike (UiWindow *self)
{
  SetterWish wish;

  return wish_alike (self, &wish);
}

void
ui_window_new_alike (UiWindow *self)
{
  SetterWish wish;

  if (wish_alike (self, &wish))
    make_one (self, &wish);
}
