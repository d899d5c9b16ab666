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

/* Signals: pointed (UiCanvas *canvas, const PaintPointed *pointed), also when the pointer is over
 * nothing; clicked, with the same arguments, for the clicked thing; travel (UiCanvas *canvas,
 * guint64 position), for a click on a thing that stands for a moment.
 *
 * Call it once, before the canvas is shown. */
void ui_canvas_set_up (UiCanvas *self, PaintPictureKind painter, UiWidgetsScheme *scheme);

/* NULL empties it. */
void ui_canvas_set_show (UiCanvas *self, DanceShow *show);
void ui_canvas_set_painter (UiCanvas *self, PaintPictureKind painter);
PaintPictureKind ui_canvas_get_painter (UiCanvas *self);

/* Sets the thing that is pointed at, here or in another picture.  After a change of the show it is
 * nothing. */
void ui_canvas_set_pointed (UiCanvas *self, PaintPointed pointed);
PaintPointed ui_canvas_get_pointed (UiCanvas *self);

/* Points at the thing at a place, as the pointer does. */
void ui_canvas_point_at (UiCanvas *self, double x, double y);

/* The place of the thing that is pointed at, or of the pointer. */
void ui_canvas_get_place (UiCanvas *self, double *x, double *y);

/* Points at nothing, until the pointer moves again. */
void ui_canvas_unpoint (UiCanvas *self);

/* Sets the things to be lit besides the pointed one, until the next call or the next show;
 * copied. */
void ui_canvas_set_lit (UiCanvas *self, const PaintPointed *lit, guint n);

/* Writes a "?" in place of each size, because a question asks for it. */
void ui_canvas_set_hides_sizes (UiCanvas *self, bool hides);

/* A reason to be drawn over the show; NULL: none.  Borrowed until the next call. */
void ui_canvas_set_reason (UiCanvas *self, const PaintReason *reason);

/* Whether the step in words stands above the picture, as at first. */
void ui_canvas_set_chip (UiCanvas *self, bool chip);
void ui_canvas_set_presenting (UiCanvas *self, bool presenting);

/* Draws the tree of another rule beside the search tree; COVER_RULE_ASKED: only its own.  Other
 * pictures do not change. */
void ui_canvas_compare (UiCanvas *self, CoverRule rule);

/* Sets the size of letters, as a factor of the desktop's size. */
void ui_canvas_set_text_size (UiCanvas *self, double factor);

/* Moves to the next thing in a direction, among items, options and the nodes where they cross, as
 * if the pointer moved there: from an item along the other items, or down its list; from an option
 * along the other options, or along its own nodes.  In the search tree, moves to the next call of
 * the search.  Returns a text about it, valid until the next
 * call; NULL when there is nothing to point at. */
typedef enum
{
  UI_CANVAS_WALK_LEFT,
  UI_CANVAS_WALK_RIGHT,
  UI_CANVAS_WALK_UP,
  UI_CANVAS_WALK_DOWN,
} UiCanvasWalk;

const char *ui_canvas_walk (UiCanvas *self, UiCanvasWalk way);

/* Finds the moment of the call of the search tree that is pointed at, by pointer or keys.  Returns
 * false if there is none. */
bool ui_canvas_find_moment (UiCanvas *self, uint64_t *out_position);

/* Describes the picture as a whole, for screen readers; NULL: there is nothing to say.  Free it. */
char *ui_canvas_summarize (UiCanvas *self);

/* Sets whether pictures that support it leave out items and options that are not open. */
void ui_canvas_set_compact (UiCanvas *self, bool compact);

/* Zooms by a factor around the thing selected by keys, or else around the middle; 0 fits everything
 * again. */
void ui_canvas_zoom (UiCanvas *self, double factor);

/* Call it after the show has moved. */
void ui_canvas_update (UiCanvas *self);

G_END_DECLS

#endif
