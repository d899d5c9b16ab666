/* ui-dance-stage.h - the pictures of the dance: side by side where there is room, else one at a
 * time.  The board, the picture and what stands beside them are its children, of a template. */
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

/* So wide is the board then, with the gap beside it. */
int ui_dance_stage_board_width (int width);

/* For the last row: nothing beside the picture. */
void ui_dance_stage_set_alone (UiDanceStage *self, gboolean alone);

/* Where the picture is the board too, one is enough. */
void ui_dance_stage_set_twice (UiDanceStage *self, gboolean twice);

G_END_DECLS

#endif
