/* ui-board-start.h - what to do first: a page in place of an empty board.
 *
 * Symbols that are typed on it go to the board. */
#ifndef UI_BOARD_START_H
#define UI_BOARD_START_H

#include "desk-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD_START (ui_board_start_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardStart, ui_board_start, UI, BOARD_START, GtkBox)

/* Once. */
void ui_board_start_set_up (UiBoardStart *self, GtkWidget *board, GSettings *settings);

/* Whether there is a game to go back to. */
void ui_board_start_set_back (UiBoardStart *self, bool back);

/* Focuses the difficulty that was chosen last. */
void ui_board_start_focus (UiBoardStart *self);

G_END_DECLS

#endif
