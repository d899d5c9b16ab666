/* ui-browser-rows.h - the rows of a list of puzzles: the number of each, and a line about it.
 *
 * The line is read on GTask's pool when a row of its block is shown.  Rows that are scrolled
 * away are not waited for. */
#ifndef UI_BROWSER_ROWS_H
#define UI_BROWSER_ROWS_H

#include "app-collection.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BROWSER_ROWS (ui_browser_rows_get_type ())
G_DECLARE_FINAL_TYPE (UiBrowserRows, ui_browser_rows, UI, BROWSER_ROWS, GObject)

/* The factory of the rows of that list. */
UiBrowserRows *ui_browser_rows_new (AppCollection *collection);
GtkListItemFactory *ui_browser_rows_get_factory (UiBrowserRows *self);

G_END_DECLS

#endif
