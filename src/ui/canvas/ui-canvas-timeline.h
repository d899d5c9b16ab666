/* ui-canvas-timeline.h - the whole run as a strip: it shows the position, and dragging moves it. */
#ifndef UI_CANVAS_TIMELINE_H
#define UI_CANVAS_TIMELINE_H

#include "dance-show.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_CANVAS_TIMELINE (ui_canvas_timeline_get_type ())
G_DECLARE_FINAL_TYPE (UiCanvasTimeline, ui_canvas_timeline, UI, CANVAS_TIMELINE, GtkWidget)

/* Call it once, before the timeline is shown. */
void ui_canvas_timeline_set_scheme (UiCanvasTimeline *self, UiWidgetsScheme *scheme);

void ui_canvas_timeline_set_show (UiCanvasTimeline *self, DanceShow *show); /* NULL empties it */

/* Adds a bookmark at the show's position, or removes it.  Returns whether there is one now. */
bool ui_canvas_timeline_toggle_bookmark (UiCanvasTimeline *self);

/* Finds the bookmark before or after the position; false when there is none. */
bool ui_canvas_timeline_find_bookmark (UiCanvasTimeline *self,
                                       bool              forward,
                                       uint64_t         *out_position);

bool ui_canvas_timeline_has_bookmarks (UiCanvasTimeline *self);

/* Returns their positions, ascending.  Free them. */
uint64_t *ui_canvas_timeline_list_bookmarks (UiCanvasTimeline *self, guint *out_n);

/* Breakpoints were added or removed: looks again for the positions where they stop, in small
 * parts. */
void ui_canvas_timeline_renew_breaks (UiCanvasTimeline *self);

/* Call it after the show has moved. */
void ui_canvas_timeline_update (UiCanvasTimeline *self);

G_END_DECLS

#endif
