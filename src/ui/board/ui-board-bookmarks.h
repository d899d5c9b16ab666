/* ui-board-bookmarks.h - the bookmarks of a document in a pop-over: their names and times; a press
 * goes to one, another button deletes it. */
#ifndef UI_BOARD_BOOKMARKS_H
#define UI_BOARD_BOOKMARKS_H

#include "desk-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Opens over `owner`, beside `place`, a rectangle of it; it removes itself when it is closed, and
 * gives the focus back. */
void ui_board_bookmarks_open (GtkWidget *owner, DeskDocument *document, const GdkRectangle *place);

/* Adds a bookmark of the position.  Its name tells how many cells are open. */
void ui_board_bookmarks_add (DeskDocument *document);

G_END_DECLS

#endif
