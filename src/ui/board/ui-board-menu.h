/* ui-board-menu.h - the menu of a cell: why not one of its candidates. */
#ifndef UI_BOARD_MENU_H
#define UI_BOARD_MENU_H

#include "desk-document.h"
#include "paint-box.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the menu of the cell at the cursor beside `place`, a rectangle of the board.  It removes
 * itself when it is closed, and the focus returns to the board. */
void ui_board_menu_open (GtkWidget *board, DeskDocument *document, PaintRect place);

/* Removes the menu, as the board must when it is disposed of. */
void ui_board_menu_close (GtkWidget *board);

G_END_DECLS

#endif
