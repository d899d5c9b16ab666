/* ui-tiles.h - a layout of equal tiles, in as many columns as fit: one row of twelve or four
 * rows of three.
 *
 * Its natural width is that of `columns` tiles; what is wider gets more columns.  Tiles in a
 * row share its width alike, so the rows are as long as each other. */
#ifndef UI_TILES_H
#define UI_TILES_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_TILES (ui_tiles_get_type ())
G_DECLARE_FINAL_TYPE (UiTiles, ui_tiles, UI, TILES, GtkLayoutManager)

GtkLayoutManager *ui_tiles_new (int columns, int spacing);
void ui_tiles_set_columns (UiTiles *self, int columns);

G_END_DECLS

#endif
