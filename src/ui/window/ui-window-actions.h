/* ui-window-actions.h - the actions of a window and of the program, and their keys. */
#ifndef UI_WINDOW_ACTIONS_H
#define UI_WINDOW_ACTIONS_H

#include "ui-widgets-actions.h"
#include "ui-window.h"

G_BEGIN_DECLS

/* The table of the window's and the program's actions. */
extern const UiWidgetsActionTable ui_window_action_table;

/* Adds the program's actions, and binds the keys of the table. */
void ui_window_actions_add_to_application (GtkApplication *application);
void ui_window_actions_add_to_window (UiWindow *window);

/* Allows the actions that act on the puzzle, or forbids them. */
void ui_window_actions_enable_on_board (UiWindow *window, bool enabled);

G_END_DECLS

#endif
