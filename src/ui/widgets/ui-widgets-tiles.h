/* ui-widgets-tiles.h - a layout of equal tiles, in as many columns as fit: one row of twelve or
 * four rows of three.
 *
 * Its natural width is that of `columns` tiles; in more room it has more columns.  Tiles in a row
 * share its width equally, so all rows are equally long. */
#ifndef UI_WIDGETS_TILES_H
#define UI_WIDGETS_TILES_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_TILES (ui_widgets_tiles_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsTiles, ui_widgets_tiles, UI, WIDGETS_TILES, GtkLayoutManager)

GtkLayoutManager *ui_widgets_tiles_new (int columns, int spacing);
void ui_widgets_tiles_set_columns (UiWidgetsTiles *self, int columns);

G_END_DECLS

#endif
