/* ui-board-keys.h - symbols typed on a board. */
#ifndef UI_BOARD_KEYS_H
#define UI_BOARD_KEYS_H

#include "ui-typing.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes `board` listen to digits (by hardware key, so that no layout needs Shift for them),
 * letters and blanks. */
void ui_board_keys_add (GtkWidget *board, UiTyping *typing);

/* "left", "box-up", … as the table of actions calls them. */
UiMove ui_board_move_of_name (const char *name);

G_END_DECLS

#endif
