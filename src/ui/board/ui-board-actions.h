/* ui-board-actions.h - the keys of a board and their actions. */
#ifndef UI_BOARD_ACTIONS_H
#define UI_BOARD_ACTIONS_H

#include "app-typing.h"
#include "ui-widgets-actions.h"

G_BEGIN_DECLS

/* The table of the board's keys: keys that move, select and clear, and the symbol keys, which
 * ui-board-keys.h handles. */
extern const UiWidgetsActionTable ui_board_action_table;

/* Installs the actions in the class of the board and binds their keys; `perform` has to call
 * ui_board_actions_perform (). */
void ui_board_actions_install (GtkWidgetClass *class, GtkWidgetActionActivateFunc perform);
void ui_board_actions_perform (AppTyping *typing, const char *name, GVariant *target);

G_END_DECLS

#endif
