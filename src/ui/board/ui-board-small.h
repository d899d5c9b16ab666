/* ui-board-small.h - a puzzle as a small picture, without anything to do. */
#ifndef UI_BOARD_SMALL_H
#define UI_BOARD_SMALL_H

#include "sudoku-puzzle.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD_SMALL (ui_board_small_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardSmall, ui_board_small, UI, BOARD_SMALL, GtkWidget)

/* Once, before a puzzle is shown. */
void ui_board_small_set_scheme (UiBoardSmall *self, UiWidgetsScheme *scheme);

/* Copies what it shows; `name` is for a screen reader. */
void ui_board_small_show (UiBoardSmall *self, const SudokuPuzzle *puzzle, const char *name);

G_END_DECLS

#endif
