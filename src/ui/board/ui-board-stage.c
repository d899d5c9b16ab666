#include "ui-board-stage.h"

#include "ui-widgets-dialog.h"

#define GAP 12

/* In a narrower stage the pad is below the board. */
#define WIDE 560

struct _UiBoardStage
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (UiBoardStage, ui_board_stage, GTK_TYPE_WIDGET)

static int
measure_stage (GtkWidget *widget, GtkOrientation orientation, int for_size, bool natural)
{
  int least, wanted;

  gtk_widget_measure (widget, orientation, for_size, &least, &wanted, NULL, NULL);
  return natural ? wanted : least;
}

/* The pad, or what stands in its place. */
static GtkWidget *
find_side (GtkWidget *stage)
{
  GtkWidget *last = gtk_widget_get_last_child (stage);

  return gtk_widget_get_visible (last) ? last : gtk_widget_get_prev_sibling (last);
}

static bool
takes_all_room (GtkWidget *side)
{
  return gtk_widget_compute_expand (side, GTK_ORIENTATION_VERTICAL);
}

static GtkSizeRequestMode
ui_board_stage_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* The minimum width is that of a narrow stage, the natural width that of a wide one.  The height is
 * that of a narrow stage at its minimum width, so it does not depend on the width. */
static void
ui_board_stage_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *pad = find_side (widget);

  (void) for_size;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (measure_stage (board, orientation, -1, false),
                      measure_stage (pad, orientation, -1, false));
      *natural = measure_stage (board, orientation, -1, true) + GAP
                 + measure_stage (pad, orientation, -1, true);
    }
  else
    {
      *minimum = measure_stage (board, orientation, -1, false) + GAP
                 + measure_stage (pad, orientation, 320, false);
      *natural = MAX (*minimum, measure_stage (board, orientation, -1, true));
    }
  *minimum_baseline = *natural_baseline = -1;
}

/* Centers board and pad together; the board is the largest square that leaves room for the pad. */
static void
allocate_wide (GtkWidget *board, GtkWidget *pad, int width, int height)
{
  int pad_width = measure_stage (pad, GTK_ORIENTATION_HORIZONTAL, -1, true);
  int pad_height = measure_stage (pad, GTK_ORIENTATION_VERTICAL, pad_width, true);
  int side = MIN (width - pad_width - GAP, height);
  int left = (width - side - GAP - pad_width) / 2;
  int top = MAX (0, (height - MAX (side, pad_height)) / 2);
  GtkAllocation board_place = { left, 0, side, height };
  GtkAllocation pad_place = { left + side + GAP, 0, pad_width, MIN (pad_height, height) };

  pad_place.y = MIN (top + 24, height - pad_place.height);
  if (takes_all_room (pad))
    {
      pad_place.y = 0;
      pad_place.height = height;
    }
  gtk_widget_size_allocate (board, &board_place, -1);
  gtk_widget_size_allocate (pad, &pad_place, -1);
}

static void
allocate_narrow (GtkWidget *board, GtkWidget *pad, int width, int height)
{
  int pad_height = measure_stage (pad, GTK_ORIENTATION_VERTICAL, width, true);
  int side = MAX (1, MIN (width, height - GAP - pad_height));
  GtkAllocation board_place = { 0, 0, width, side };
  GtkAllocation pad_place = { 0, side + GAP, width, pad_height };

  if (takes_all_room (pad))
    pad_place.height = MAX (pad_height, height - side - GAP);
  gtk_widget_size_allocate (board, &board_place, -1);
  gtk_widget_size_allocate (pad, &pad_place, -1);
}

static void
ui_board_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *pad = find_side (widget);

  (void) baseline;
  if (width >= WIDE || width > height + measure_stage (pad, GTK_ORIENTATION_HORIZONTAL, -1, true))
    allocate_wide (board, pad, width, height);
  else
    allocate_narrow (board, pad, width, height);
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
