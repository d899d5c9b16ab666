/* ui-rows.h - the rows of a list of puzzles: the number of each, and a line about it, which is read on GTask's pool when a row
 * of its block is shown.  Rows that are scrolled away are not waited for. */
#ifndef UI_ROWS_H
#define UI_ROWS_H

#include "ui-collection.h"

G_BEGIN_DECLS

#define UI_TYPE_ROWS (ui_rows_get_type ())
G_DECLARE_FINAL_TYPE (UiRows, ui_rows, UI, ROWS, GObject)

/* The factory of the rows of that list. */
UiRows *ui_rows_new (UiCollection *collection);
GtkListItemFactory *ui_rows_get_factory (UiRows *self);

G_END_DECLS

#endif
