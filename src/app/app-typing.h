/* app-typing.h - the actions of a keyboard, the pad or a screen reader on a document.
 *
 * It keeps the state of typing, which no document needs: what a symbol writes (property `mode`),
 * whether typing moves on after each symbol (`type-mode`), and the first digit of a two-digit
 * number, which waits a second for the other one in grids of more than nine values.  Left is left
 * on the board in all locales.
 *
 * For buttons, each mode but the first is a property of its own that switches it on, and back to
 * digits:  `pencil` (candidates), `corners`, `colours`, `lines`.  In the mode of colours, a digit
 * colours the selected cells, or with `colour-candidates` the candidate of that digit in them, in
 * the colour `colour`.  In the mode of lines, a digit names the candidate at which a line begins or
 * ends, a blank the cell as a whole; with `weak-lines` the line is weak.
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
 *   line (AppTyping *typing)
 *
 * follows the start and the end of a line.  The signal
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
  APP_TYPING_DIGITS,
  APP_TYPING_CANDIDATES,
  APP_TYPING_CORNERS,
  APP_TYPING_COLOURS,
  APP_TYPING_LINES,
  APP_TYPING_MODES,
} AppTypingMode;

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
void app_typing_corner (AppTyping *self, uint32_t value);    /* the same of a corner mark */

/* 0: a blank, or the end of a number. */
void app_typing_digit (AppTyping *self, uint32_t digit);
void app_typing_blank (AppTyping *self);                     /* clears and moves on */
void app_typing_clear (AppTyping *self);
void app_typing_back (AppTyping *self); /* clears; in an empty cell, goes back and clears there */

/* Switches a colour of the selected cells on or off; 0: all colours off. */
void app_typing_colour_cells (AppTyping *self, uint32_t colour);

/* The same, but where candidates are coloured it chooses their colour. */
void app_typing_colour (AppTyping *self, uint32_t colour);

/* The candidate was pointed at in the mode of colours, with `colour-candidates`: it gets the
 * colour, or loses it. */
void app_typing_colour_candidate (AppTyping *self, uint32_t cell, uint32_t value);

/* Begins a line at a candidate, or at a cell (value 0); ends it there if one has been begun.  A
 * line that ends where it began is none. */
void app_typing_line_to (AppTyping *self, uint32_t cell, uint32_t value);

/* The pointer is over another candidate or cell while a line is drawn. */
void app_typing_line_over (AppTyping *self, uint32_t cell, uint32_t value);

/* The line that has been begun, to where the pointer is; both ends are equal at first.  False:
 * none.  A change of the mode gives it up. */
bool app_typing_get_line (AppTyping *self, DeskLine *out_line);
void app_typing_line_stop (AppTyping *self);

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
AppTypingMode app_typing_get_mode (AppTyping *self);
uint32_t app_typing_get_colour (AppTyping *self); /* for candidates */
bool app_typing_colours_candidates (AppTyping *self); /* in the mode of colours */

G_END_DECLS

#endif
