/* ui-picture.h - the board as cached render nodes, repainted cell by cell.
 *
 * Redrawing a window costs by the area that changed, so each block of cells is a render node
 * of its own over one for the ground: those whose cells look as before stay the same node, and
 * GTK leaves their pixels alone. */
#ifndef UI_PICTURE_H
#define UI_PICTURE_H

#include "paint-board.h"
#include "sudoku-shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct UiPicture UiPicture;

UiPicture *ui_picture_new (void);
void ui_picture_free (UiPicture *self);

/* Each says whether anything looks different now. */
bool ui_picture_set_shape (UiPicture *self, SudokuShape *shape);
bool ui_picture_set_options (UiPicture *self, const PaintBoardOptions *options);
bool ui_picture_set_theme (UiPicture *self, const PaintTheme *theme);
bool ui_picture_set_symbols (UiPicture *self, const char *symbols);  /* "": numbers */
bool ui_picture_set_cells (UiPicture *self, const PaintCell *cells); /* one a cell of the shape */

/* NULL before it has a shape and a size. */
const PaintBoardLayout *ui_picture_layout (UiPicture *self);

void ui_picture_snapshot (UiPicture *self, GtkSnapshot *snapshot);

G_END_DECLS

#endif
