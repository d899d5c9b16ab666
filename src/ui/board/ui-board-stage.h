/* ui-board-stage.h - the board and the pad: beside each other where there is room, else one below the
 * other.  They are its two children, of a template.
 *
 * The pad stands at the right in every locale: hands do not change sides. */
#ifndef UI_BOARD_STAGE_H
#define UI_BOARD_STAGE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD_STAGE (ui_board_stage_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardStage, ui_board_stage, UI, BOARD_STAGE, GtkWidget)

G_END_DECLS

#endif
