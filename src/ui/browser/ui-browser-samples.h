/* ui-browser-samples.h - a dialog with the puzzles that come along: groups, and single ones.
 *
 * A group is a collection that the session keeps, and so are the single ones together: a row says
 * how much of it has been played. */
#ifndef UI_BROWSER_SAMPLES_H
#define UI_BROWSER_SAMPLES_H

#include "desk-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows puzzles (AppMade) as a collection of that name, with one of them on the board, from 1. */
typedef void (*UiBrowserShowSheet) (gpointer    data,
                                    GPtrArray  *made,
                                    const char *name,
                                    guint64     number);

/* Of a group, the puzzle to show is the first one that is not solved.  Holds a reference to `data`
 * until the dialog goes. */
void ui_browser_samples_present (GtkWindow         *parent,
                                 DeskSession       *session,
                                 UiBrowserShowSheet show,
                                 GObject           *data);

G_END_DECLS

#endif
