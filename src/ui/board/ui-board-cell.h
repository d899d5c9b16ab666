/* ui-board-cell.h - a cell of the board for screen readers: a name, a place, a focus and
 * actions, no pixels.
 *
 * The board draws; its rows and cells are children with names ("Row 2, column 5, given 7").  A
 * screen reader or a switch can call their actions (cell.focus, cell.clear, cell.set-1 to
 * cell.set-9). */
#ifndef UI_BOARD_CELL_H
#define UI_BOARD_CELL_H

#include "desk-document.h"
#include "desk-path.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD_CELL (ui_board_cell_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardCell, ui_board_cell, UI, BOARD_CELL, GtkWidget)

GtkWidget *ui_board_cell_new (DeskDocument *document, uint32_t cell);
uint32_t ui_board_cell_get_index (UiBoardCell *self);

/* Updates the accessible name: what the document holds, or the position before a step (or NULL).
 * Adds `note` ("wrong") unless it is NULL. */
void ui_board_cell_update (UiBoardCell *self, DeskPathStep *step, const char *note);

/* A row of cells.  The board sets the places of the cells. */
#define UI_TYPE_BOARD_CELL_ROW (ui_board_cell_row_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardCellRow, ui_board_cell_row, UI, BOARD_CELL_ROW, GtkWidget)

GtkWidget *ui_board_cell_row_new (uint32_t row);

G_END_DECLS

#endif
