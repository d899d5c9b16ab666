/* ui-board-menu.h - the menu of a cell: a keypad, and why not one of its candidates. */
#ifndef UI_BOARD_MENU_H
#define UI_BOARD_MENU_H

#include "app-typing.h"
#include "paint-box.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the menu of the cell at the cursor beside `place`, a rectangle of the board. */
void ui_board_menu_open (GtkWidget *board,
                         DeskDocument *document,
                         AppTyping *typing,
                         UiWidgetsScheme *scheme,
                         PaintRect place);

G_END_DECLS

#endif
