/* ui-board-cell-rows.h - the cells of a board, row by row, in the order in which a screen
 * reader reads them. */
#ifndef UI_BOARD_CELL_ROWS_H
#define UI_BOARD_CELL_ROWS_H

#include "paint-board.h"
#include "ui-board-cell.h"

G_BEGIN_DECLS

/* Makes rows of cells the board's children.  Returns the cells, in the shape's order, to be
 * freed with g_free (). */
GtkWidget **ui_board_cell_rows_new (GtkWidget *board, DeskDocument *document);

/* Puts each of them where it is painted. */
void ui_board_cell_rows_allocate (GtkWidget *board, const PaintBoardLayout *layout);

G_END_DECLS

#endif
