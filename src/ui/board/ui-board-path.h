/* ui-board-path.h - all steps of a puzzle, in a list beside the board; the selected one is shown on
 * the board. */
#ifndef UI_BOARD_PATH_H
#define UI_BOARD_PATH_H

#include "app-path.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD_PATH (ui_board_path_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardPath, ui_board_path, UI, BOARD_PATH, GtkBox)

/* Call it once, before the list is shown. */
void ui_board_path_set_path (UiBoardPath *self, AppPath *path);

/* Moves the focus to the list, at the first step that the player has not made. */
void ui_board_path_focus (UiBoardPath *self);

G_END_DECLS

#endif
