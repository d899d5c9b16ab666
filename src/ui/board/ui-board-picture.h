/* ui-board-picture.h - the board as cached render nodes, repainted cell by cell.
 *
 * Redrawing a window costs by the area that changed, so each block of cells is a render node
 * of its own over one for the ground: those whose cells look as before stay the same node, and
 * GTK leaves their pixels alone. */
#ifndef UI_BOARD_PICTURE_H
#define UI_BOARD_PICTURE_H

#include "paint-board.h"
#include "sudoku-shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct UiBoardPicture UiBoardPicture;

UiBoardPicture *ui_board_picture_new (void);
void ui_board_picture_free (UiBoardPicture *self);

/* Each says whether anything looks different now. */
bool ui_board_picture_set_shape (UiBoardPicture *self, SudokuShape *shape);
bool ui_board_picture_set_options (UiBoardPicture *self, const PaintBoardOptions *options);
bool ui_board_picture_set_theme (UiBoardPicture *self, const PaintTheme *theme);
bool ui_board_picture_set_symbols (UiBoardPicture *self, const char *symbols);  /* "": numbers */
bool ui_board_picture_set_cells (UiBoardPicture *self, const PaintCell *cells); /* one a cell of the shape */

/* NULL before it has a shape and a size. */
const PaintBoardLayout *ui_board_picture_layout (UiBoardPicture *self);

void ui_board_picture_snapshot (UiBoardPicture *self, GtkSnapshot *snapshot);

G_END_DECLS

#endif
