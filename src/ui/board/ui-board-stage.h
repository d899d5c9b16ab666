/* ui-board-stage.h - the board and the pad: side by side if there is room, otherwise one below the
 * other.  They are the first two children, from a template.  The third stands in the place of the
 * pad while it is visible, and takes the room that the board leaves.  A last child of the class
 * "foot" stands below the pad, and may come and go: where they are beside the board, the board
 * stays where it is.
 *
 * The pad is at the right in every locale, because people use the same hand in every language. */
#ifndef UI_BOARD_STAGE_H
#define UI_BOARD_STAGE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD_STAGE (ui_board_stage_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardStage, ui_board_stage, UI, BOARD_STAGE, GtkWidget)

G_END_DECLS

#endif
