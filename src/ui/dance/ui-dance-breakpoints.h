/* ui-dance-breakpoints.h - the list of the breakpoints of a show, to remove some and to set others.
 * */
#ifndef UI_DANCE_BREAKPOINTS_H
#define UI_DANCE_BREAKPOINTS_H

#include "dance-show.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `proposed` is what may be added at once; `changed` is called whenever one was added or removed.
 * */
void ui_dance_breakpoints_present (GtkWindow *parent,
                             DanceShow *show,
                             PlayerBreak proposed,
                             void (*changed) (gpointer data),
                             gpointer data);

G_END_DECLS

#endif
