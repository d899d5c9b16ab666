/* ui-canvas-mosaic.h - the pixels of a widget in tiles, of which only the changed ones are redrawn.
 *
 * GTK compares the render nodes of a frame with those of the previous frame and repaints those that
 * differ.  So a picture that is one node is repainted completely whenever anything in it moves.  A
 * mosaic keeps the pixels of the last frame, compares them, and makes new nodes only for the tiles
 * that differ. */
#ifndef UI_CANVAS_MOSAIC_H
#define UI_CANVAS_MOSAIC_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct UiCanvasMosaic UiCanvasMosaic;

UiCanvasMosaic *ui_canvas_mosaic_new (void);
void ui_canvas_mosaic_free (UiCanvasMosaic *self); /* accepts NULL */

/* Returns a context for painting the whole widget, in its units and without a gap; NULL where it
 * has no size. */
cairo_t *ui_canvas_mosaic_begin (UiCanvasMosaic *self, GtkWidget *widget);

/* Adds the pixels that were painted to the snapshot; frees the cairo_t. */
void ui_canvas_mosaic_end (UiCanvasMosaic *self, cairo_t *cr, GtkSnapshot *snapshot);

G_END_DECLS

#endif
