/* ui-timeline.h - the whole run as a strip, to see where one stands and to go elsewhere by dragging. */
#ifndef UI_TIMELINE_H
#define UI_TIMELINE_H

#include "dance-show.h"
#include "ui-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_TIMELINE (ui_timeline_get_type ())
G_DECLARE_FINAL_TYPE (UiTimeline, ui_timeline, UI, TIMELINE, GtkWidget)

GtkWidget *ui_timeline_new (UiScheme *scheme);

void ui_timeline_set_show (UiTimeline *self, DanceShow *show); /* NULL empties it */

/* A mark at the position where the show stands, or none any more; whether there is one now. */
bool ui_timeline_toggle_bookmark (UiTimeline *self);

/* The bookmark before or behind the position; false where there is none. */
bool ui_timeline_find_bookmark (UiTimeline *self, bool forward, uint64_t *out_position);

bool ui_timeline_has_bookmarks (UiTimeline *self);

/* The first of them, at most so many, from the start of the run on; returns how many. */
guint ui_timeline_list_bookmarks (UiTimeline *self, guint most, uint64_t *out_positions);

/* Breakpoints were set or removed: where they stop is looked for anew, a little at a time. */
void ui_timeline_renew_breaks (UiTimeline *self);

/* To be called when the show has moved. */
void ui_timeline_update (UiTimeline *self);

G_END_DECLS

#endif
