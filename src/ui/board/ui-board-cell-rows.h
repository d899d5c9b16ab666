/* ui-board-cell-rows.h - the cells of a board, row by row, in the order in which a screen
 * reader reads them. */
#ifndef UI_BOARD_CELL_ROWS_H
#define UI_BOARD_CELL_ROWS_H

#include "paint-board.h"
#include "ui-board-cell.h"

G_BEGIN_DECLS

/* Creates rows of cells as children of the board.  Returns the cells in the shape's order; free the
 * array with g_free (). */
GtkWidget **ui_board_cell_rows_new (GtkWidget *board, DeskDocument *document);

/* Allocates each cell at the place where it is painted. */
void ui_board_cell_rows_allocate (GtkWidget *board, const PaintBoardLayout *layout);

G_END_DECLS

#endif
