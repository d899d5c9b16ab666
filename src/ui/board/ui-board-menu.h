/* ui-board-menu.h - the menu of a cell: why not one of its candidates. */
#ifndef UI_BOARD_MENU_H
#define UI_BOARD_MENU_H

#include "desk-document.h"
#include "paint-box.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the menu of the cell at the cursor beside `place`, a rectangle of the board. */
void ui_board_menu_open (GtkWidget *board, DeskDocument *document, PaintRect place);

G_END_DECLS

#endif
