/* ui-browser-rows.h - the rows of a list of puzzles: number, a small board, title, givens, rating
 * and state of each.
 *
 * What a row shows is read on GTask's pool when a row of its block is shown.  Rows that are
 * scrolled away are not waited for. */
#ifndef UI_BROWSER_ROWS_H
#define UI_BROWSER_ROWS_H

#include "app-rater.h"
#include "desk-session.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BROWSER_ROWS (ui_browser_rows_get_type ())
G_DECLARE_FINAL_TYPE (UiBrowserRows, ui_browser_rows, UI, BROWSER_ROWS, GObject)

/* The factory of the rows of that list. */
UiBrowserRows *ui_browser_rows_new (AppCollection   *collection,
                                    DeskSession     *session,
                                    AppRater        *rater,
                                    UiWidgetsScheme *scheme);
GtkListItemFactory *ui_browser_rows_get_factory (UiBrowserRows *self);

/* The game on the board; its puzzle 0: none of the list. */
void ui_browser_rows_set_game (UiBrowserRows *self, guint64 puzzle, const DeskGame *game);

G_END_DECLS

#endif
