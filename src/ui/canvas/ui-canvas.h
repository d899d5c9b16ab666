/* ui-canvas.h - one picture of the dance: a thin adapter between a PaintPicture and GTK. */
#ifndef UI_CANVAS_H
#define UI_CANVAS_H

#include "dance-show.h"
#include "paint-picture.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_CANVAS (ui_canvas_get_type ())
G_DECLARE_FINAL_TYPE (UiCanvas, ui_canvas, UI, CANVAS, GtkWidget)

/* Signals: pointed (UiCanvas *canvas, const PaintPointed *pointed), also when nothing is; clicked, likewise, for what
 * was; travel (UiCanvas *canvas, guint64 position), for a click on what stands for a moment.
 *
 * To be called once, before it is shown. */
void ui_canvas_set_up (UiCanvas *self, PaintPictureKind painter, UiWidgetsScheme *scheme);

/* NULL empties it. */
void ui_canvas_set_show (UiCanvas *self, DanceShow *show);
void ui_canvas_set_painter (UiCanvas *self, PaintPictureKind painter);
PaintPictureKind ui_canvas_get_painter (UiCanvas *self);

/* The thing that is pointed at, here or in another picture; nothing after a change of the show. */
void ui_canvas_set_pointed (UiCanvas *self, PaintPointed pointed);
PaintPointed ui_canvas_get_pointed (UiCanvas *self);

/* As if the pointer had gone, until it moves again. */
void ui_canvas_unpoint (UiCanvas *self);

/* The things that are spoken of, lit beside it until the next call or the next show; copied. */
void ui_canvas_set_lit (UiCanvas *self, const PaintPointed *lit, guint n);
void ui_canvas_set_presenting (UiCanvas *self, bool presenting);

/* Letters so many times larger than those of the desktop. */
void ui_canvas_set_text_size (UiCanvas *self, double factor);

/* To the next thing that way, among items, options and the nodes where they cross, as if the pointer went there:
 * from an item along the others, or down its list; from an option along the others, or along its own nodes.  What
 * is to be said of it, until the next call; NULL where there is nothing to point at. */
typedef enum
{
  UI_CANVAS_WALK_LEFT,
  UI_CANVAS_WALK_RIGHT,
  UI_CANVAS_WALK_UP,
  UI_CANVAS_WALK_DOWN,
} UiCanvasWalk;

const char *ui_canvas_walk (UiCanvas *self, UiCanvasWalk way);

/* Whether pictures that can, leave out what is not open. */
void ui_canvas_set_compact (UiCanvas *self, bool compact);

/* By a factor, around what keys have led to, else the middle; 0 fits everything again. */
void ui_canvas_zoom (UiCanvas *self, double factor);

/* To be called when the show has moved. */
void ui_canvas_update (UiCanvas *self);

G_END_DECLS

#endif
