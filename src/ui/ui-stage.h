/* ui-stage.h - the board and the pad: beside each other where there is room, else one below the
 * other.
 *
 * The pad stands at the right in every locale: hands do not change sides. */
#ifndef UI_STAGE_H
#define UI_STAGE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_STAGE (ui_stage_get_type ())
G_DECLARE_FINAL_TYPE (UiStage, ui_stage, UI, STAGE, GtkWidget)

GtkWidget *ui_stage_new (GtkWidget *board, GtkWidget *pad);

G_END_DECLS

#endif
