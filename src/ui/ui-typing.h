/* ui-typing.h - what a hand at the keyboard, the pad or a screen reader does to a document.
 *
 * Knows what no document needs to: whether typing moves on after each symbol (property
 * `type-mode`), whether digits are pencilled in as candidates (`pencil`), and the first digit of
 * a number of two, which is waited for a second in grids of more than nine values.  Left is left
 * on the board, whatever the locale's direction. */
#ifndef UI_TYPING_H
#define UI_TYPING_H

#include "desk-document.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define UI_TYPE_TYPING (ui_typing_get_type ())
G_DECLARE_FINAL_TYPE (UiTyping, ui_typing, UI, TYPING, GObject)

typedef enum
{
  UI_MOVE_LEFT,
  UI_MOVE_RIGHT,
  UI_MOVE_UP,
  UI_MOVE_DOWN,
  UI_MOVE_ROW_START,
  UI_MOVE_ROW_END,
  UI_MOVE_BOX_UP,
  UI_MOVE_BOX_DOWN,
  UI_MOVE_FIRST,
  UI_MOVE_LAST,
  UI_MOVE_NEXT, /* in the order of the cells; stays at the last */
  UI_MOVE_PREVIOUS,
} UiMove;

UiTyping *ui_typing_new (DeskDocument *document); /* holds it */

/* All of these act on the selected cells, or move the cursor. */
void ui_typing_move (UiTyping *self, UiMove move, bool extend);
void ui_typing_put (UiTyping *self, uint32_t value);       /* or pencils it in */
void ui_typing_candidate (UiTyping *self, uint32_t value); /* in or out */
void ui_typing_digit (UiTyping *self, uint32_t digit);     /* 0: a blank, or the end of a number */
void ui_typing_blank (UiTyping *self);                     /* clears and moves on */
void ui_typing_clear (UiTyping *self);
void ui_typing_back (UiTyping *self); /* clears; where nothing is, goes back and clears there */

/* What a symbol means in this document, in either case of letters; 0: nothing. */
uint32_t ui_typing_value_of (UiTyping *self, gunichar symbol);

bool ui_typing_get_type_mode (UiTyping *self);
bool ui_typing_get_pencil (UiTyping *self);

G_END_DECLS

#endif
