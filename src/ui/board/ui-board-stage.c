#include "ui-board-stage.h"

#include "ui-widgets-dialog.h"

#define GAP 12

/* Below this the pad goes under the board. */
#define WIDE 560

struct _UiBoardStage
{
  GtkWidget parent_instance;

  GtkWidget *board, *pad;
};

G_DEFINE_FINAL_TYPE (UiBoardStage, ui_board_stage, GTK_TYPE_WIDGET)

static int
measure_stage (GtkWidget *widget, GtkOrientation orientation, int for_size, bool natural)
{
  int least, wanted;

  gtk_widget_measure (widget, orientation, for_size, &least, &wanted, NULL, NULL);
  return natural ? wanted : least;
}

static GtkSizeRequestMode
ui_board_stage_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* Its least width, that of a narrow stage, and its natural width, that of a wide one.  The height is that of a narrow
 * stage at its least width, so it does not depend on the width. */
static void
ui_board_stage_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  UiBoardStage *self = UI_BOARD_STAGE (widget);

  (void) for_size;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (measure_stage (self->board, orientation, -1, false),
                      measure_stage (self->pad, orientation, -1, false));
      *natural = measure_stage (self->board, orientation, -1, true) + GAP
                 + measure_stage (self->pad, orientation, -1, true);
    }
  else
    {
      *minimum = measure_stage (self->board, orientation, -1, false) + GAP
                 + measure_stage (self->pad, orientation, 320, false);
      *natural = MAX (*minimum, measure_stage (self->board, orientation, -1, true));
    }
  *minimum_baseline = *natural_baseline = -1;
}

/* Board and pad together stand in the middle; the board takes the largest square that leaves
 * room for the pad. */
static void
allocate_wide (UiBoardStage *self, int width, int height)
{
  int pad_width = measure_stage (self->pad, GTK_ORIENTATION_HORIZONTAL, -1, true);
  int pad_height = measure_stage (self->pad, GTK_ORIENTATION_VERTICAL, pad_width, true);
  int side = MIN (width - pad_width - GAP, height);
  int left = (width - side - GAP - pad_width) / 2;
  int top = MAX (0, (height - MAX (side, pad_height)) / 2);
  GtkAllocation board = { left, 0, side, height };
  GtkAllocation pad = { left + side + GAP, 0, pad_width, MIN (pad_height, height) };

  pad.y = MIN (top + 24, height - pad.height);
  gtk_widget_size_allocate (self->board, &board, -1);
  gtk_widget_size_allocate (self->pad, &pad, -1);
}

static void
allocate_narrow (UiBoardStage *self, int width, int height)
{
  int pad_height = measure_stage (self->pad, GTK_ORIENTATION_VERTICAL, width, true);
  int side = MAX (1, MIN (width, height - GAP - pad_height));
  GtkAllocation board = { 0, 0, width, side };
  GtkAllocation pad = { 0, side + GAP, width, pad_height };

  gtk_widget_size_allocate (self->board, &board, -1);
  gtk_widget_size_allocate (self->pad, &pad, -1);
}

static void
ui_board_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UiBoardStage *self = UI_BOARD_STAGE (widget);

  (void) baseline;
  if (width >= WIDE
      || width > height + measure_stage (self->pad, GTK_ORIENTATION_HORIZONTAL, -1, true))
    allocate_wide (self, width, height);
  else
    allocate_narrow (self, width, height);
}

static void
ui_board_stage_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_board_stage_parent_class)->dispose (object);
}

static void
ui_board_stage_class_init (UiBoardStageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_board_stage_dispose;
  widget_class->get_request_mode = ui_board_stage_get_request_mode;
  widget_class->measure = ui_board_stage_measure;
  widget_class->size_allocate = ui_board_stage_size_allocate;
}

static void
ui_board_stage_init (UiBoardStage *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

GtkWidget *
ui_board_stage_new (GtkWidget *board, GtkWidget *pad)
{
  UiBoardStage *self = g_object_new (UI_TYPE_BOARD_STAGE, NULL);

  self->board = board;
  self->pad = pad;
  gtk_widget_set_parent (board, GTK_WIDGET (self));
  gtk_widget_set_parent (pad, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
