/* ui-board-keys.h - symbols typed on a board. */
#ifndef UI_BOARD_KEYS_H
#define UI_BOARD_KEYS_H

#include "app-typing.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes `board` listen to digits (by hardware key, so that no layout needs Shift for them),
 * letters and blanks. */
void ui_board_keys_add (GtkWidget *board, AppTyping *typing);

G_END_DECLS

#endif
