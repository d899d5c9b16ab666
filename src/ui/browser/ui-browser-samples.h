/* ui-browser-samples.h - a dialog with the puzzles that come along: groups, and single ones.
 *
 * A group is a collection that the session keeps: its row says how much of it has been played. */
#ifndef UI_BROWSER_SAMPLES_H
#define UI_BROWSER_SAMPLES_H

#include "desk-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Puts a single one that is chosen onto the board.  Of a group, `show` gets the puzzles (AppMade)
 * and its name, and shows them; holds a reference to `data` meanwhile. */
void ui_browser_samples_present (GtkWindow    *parent,
                                 DeskDocument *document,
                                 DeskSession  *session,
                                 void        (*show) (gpointer    data,
                                                      GPtrArray  *made,
                                                      const char *name),
                                 GObject      *data);

G_END_DECLS

#endif
