/* app-typing.h - the actions of a keyboard, the pad or a screen reader on a document.
 *
 * It keeps the state of typing, which no document needs: whether typing moves on after each symbol
 * (property `type-mode`), whether digits are pencilled in as candidates (`pencil`), and the first
 * digit of a two-digit number, which waits a second for the other one in grids of more than nine
 * values.  Left is left on the board in all locales.
 *
 * Digit first (property `digit-first`): a digit that is typed is locked (`locked`) instead of being
 * written, and goes into each cell that is pointed at, or that is selected when a blank is typed.
 *
 * The signal
 *
 *   refused (AppTyping *typing, guint cell)
 *
 * follows a symbol that changes nothing because the selected cells, of which `cell` is the first,
 * are locked or full.  The signal
 *
 *   full (AppTyping *typing)
 *
 * follows a symbol that changes nothing because a row of symbols has ended in the last cell.  The
 * signal
 *
 *   held (AppTyping *typing)
 *
 * is emitted in place of any change while typing is held, since something else than the document is
 * shown. */
#ifndef APP_TYPING_H
#define APP_TYPING_H

#include "desk-document.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define APP_TYPE_TYPING (app_typing_get_type ())
G_DECLARE_FINAL_TYPE (AppTyping, app_typing, APP, TYPING, GObject)

typedef enum
{
  APP_MOVE_LEFT,
  APP_MOVE_RIGHT,
  APP_MOVE_UP,
  APP_MOVE_DOWN,
  APP_MOVE_ROW_START,
  APP_MOVE_ROW_END,
  APP_MOVE_BOX_UP,
  APP_MOVE_BOX_DOWN,
  APP_MOVE_FIRST,
  APP_MOVE_LAST,
  APP_MOVE_NEXT, /* in the order of the cells; stays at the last one */
  APP_MOVE_PREVIOUS,
} AppMove;

AppTyping *app_typing_new (DeskDocument *document); /* holds a reference */

/* These act on the selected cells, or move the cursor. */
void app_typing_move (AppTyping *self, AppMove move, bool extend);
void app_typing_move_adding (AppTyping *self, AppMove move); /* all that is selected stays so */
void app_typing_put (AppTyping *self, uint32_t value);       /* or pencils it in */
void app_typing_candidate (AppTyping *self, uint32_t value); /* switches it on or off */

/* 0: a blank, or the end of a number. */
void app_typing_digit (AppTyping *self, uint32_t digit);
void app_typing_blank (AppTyping *self);                     /* clears and moves on */
void app_typing_clear (AppTyping *self);
void app_typing_back (AppTyping *self); /* clears; in an empty cell, goes back and clears there */


/* Whether symbols change nothing. */
void app_typing_set_held (AppTyping *self, bool is_held);

/* Returns the value of a symbol in this document, in upper or lower case; 0: none. */
uint32_t app_typing_value_of (AppTyping *self, gunichar symbol);

/* The selected cells were pointed at: with a digit locked, it is written there, or taken away where
 * it stands already. */
void app_typing_point (AppTyping *self);

bool     app_typing_get_digit_first (AppTyping *self);
uint32_t app_typing_get_locked (AppTyping *self); /* 0: none */
bool app_typing_get_type_mode (AppTyping *self);
bool app_typing_get_pencil (AppTyping *self);

G_END_DECLS

#endif
