/* ui-dance-breakpoints.h - the list of a show's breakpoints, to remove and add some. */
#ifndef UI_DANCE_BREAKPOINTS_H
#define UI_DANCE_BREAKPOINTS_H

#include "dance-show.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `proposed` is the breakpoint that the dialog offers first.  `changed` is called after each one
 * that is added or removed. */
void ui_dance_breakpoints_present (GtkWindow *parent,
                             DanceShow *show,
                             PlayerBreak proposed,
                             void (*changed) (gpointer data),
                             gpointer data);

G_END_DECLS

#endif
