/* ui-board-picture.h - the board as cached render nodes, repainted cell by cell.
 *
 * The cost of redrawing a window grows with the area that changed.  So each block of cells is a
 * render node of its own above a node for the ground.  A block whose cells look the same as before
 * keeps its node, and GTK does not draw its pixels again. */
#ifndef UI_BOARD_PICTURE_H
#define UI_BOARD_PICTURE_H

#include "figure.h"
#include "paint-board.h"
#include "sudoku-shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct UiBoardPicture UiBoardPicture;

UiBoardPicture *ui_board_picture_new (void);
void ui_board_picture_free (UiBoardPicture *self);

/* Each returns whether anything looks different now. */
bool ui_board_picture_set_shape (UiBoardPicture *self, SudokuShape *shape);
/* Draws regions in place of the shape's groups: that of each cell, counted from 1; 0: none. */
bool ui_board_picture_set_regions (UiBoardPicture *self, const uint8_t *regions);
bool ui_board_picture_set_options (UiBoardPicture *self, const PaintBoardOptions *options);
bool ui_board_picture_set_theme (UiBoardPicture *self, const PaintTheme *theme);
bool ui_board_picture_set_symbols (UiBoardPicture *self, const char *symbols);  /* "": numbers */
/* one for each cell of the shape; `notes` may be NULL */
bool ui_board_picture_set_cells (UiBoardPicture *self, const PaintCell *cells, const PaintNote *notes);

/* The player's lines, over the cells.  Takes them over; freed with g_free (). */
bool ui_board_picture_set_lines (UiBoardPicture *self, PaintLine *lines, uint32_t n);

/* The cell at a point, and the candidate or corner mark there (0: none); false: no cell. */
bool ui_board_picture_mark_at (
    UiBoardPicture *self, double x, double y, uint32_t *out_cell, uint32_t *out_value);

/* Draws the rest of a reason over the cells, which have its rings.  Takes the figure and the
 * subject over; NULL: none. */
bool ui_board_picture_set_figure (UiBoardPicture *self, Figure *figure, Subject *subject);

/* NULL before the picture has a shape and a size. */
const PaintBoardLayout *ui_board_picture_layout (UiBoardPicture *self);

void ui_board_picture_snapshot (UiBoardPicture *self, GtkSnapshot *snapshot);

G_END_DECLS

#endif
