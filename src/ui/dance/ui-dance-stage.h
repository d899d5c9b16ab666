/* ui-dance-stage.h - the pictures of the dance: side by side if there is room, otherwise one at a
 * time.  The board, the picture and the side are its children, from a template. */
#ifndef UI_DANCE_STAGE_H
#define UI_DANCE_STAGE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_STAGE (ui_dance_stage_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceStage, ui_dance_stage, UI, DANCE_STAGE, GtkWidget)

/* The parts that fit into a width. */
typedef enum
{
  UI_DANCE_STAGE_NARROW, /* one picture, as on a telephone */
  UI_DANCE_STAGE_MEDIUM, /* the board and the picture, as on a laptop */
  UI_DANCE_STAGE_WIDE,   /* code and counters beside them */
} UiDanceStageShape;

UiDanceStageShape ui_dance_stage_shape (int width);

/* The width of the board in that case, with the gap beside it. */
int ui_dance_stage_board_width (int width);

/* Shows only the picture, for viewers in the last row. */
void ui_dance_stage_set_alone (UiDanceStage *self, gboolean alone);

/* When the picture is the board too, only one of them is shown. */
void ui_dance_stage_set_twice (UiDanceStage *self, gboolean twice);

G_END_DECLS

#endif
