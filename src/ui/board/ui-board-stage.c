#include "ui-board-stage.h"

#include "ui-widgets-dialog.h"

#define GAP 12

/* Least width of the column beside a board that has a foot, whose buttons come and go: the board
 * stays where it is. */
#define COLUMN_WIDTH_PX 200

/* In a narrower stage the pad is below the board. */
#define WIDE 600

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

/* The foot, with buttons that come and go; NULL where there is none. */
static GtkWidget *
find_foot (GtkWidget *stage)
{
  GtkWidget *last = gtk_widget_get_last_child (stage);

  return gtk_widget_has_css_class (last, "foot") ? last : NULL;
}

/* The pad, or what stands in its place. */
static GtkWidget *
find_side (GtkWidget *stage)
{
  GtkWidget *foot = find_foot (stage);
  GtkWidget *side =
      foot != NULL ? gtk_widget_get_prev_sibling (foot) : gtk_widget_get_last_child (stage);

  return gtk_widget_get_visible (side) ? side : gtk_widget_get_prev_sibling (side);
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

/* Of a foot that is shown, with the gap above it; 0: there is none. */
static int
foot_height (GtkWidget *foot, int width)
{
  const int height =
      foot != NULL ? measure_stage (foot, GTK_ORIENTATION_VERTICAL, width, false) : 0;

  return height > 0 ? height + GAP : 0;
}

static int
column_width (GtkWidget *side, GtkWidget *foot)
{
  const int width = measure_stage (side, GTK_ORIENTATION_HORIZONTAL, -1, true);

  if (foot == NULL)
    return width;
  return MAX (MAX (width, COLUMN_WIDTH_PX),
              measure_stage (foot, GTK_ORIENTATION_HORIZONTAL, -1, false));
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
  GtkWidget *pad = find_side (widget), *foot = find_foot (widget);

  (void) for_size;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (measure_stage (board, orientation, -1, false),
                      measure_stage (pad, orientation, -1, false));
      if (foot != NULL)
        *minimum = MAX (*minimum, measure_stage (foot, orientation, -1, false));
      *natural = measure_stage (board, orientation, -1, true) + GAP + column_width (pad, foot);
    }
  else
    {
      *minimum = measure_stage (board, orientation, -1, false) + GAP
                 + measure_stage (pad, orientation, 320, false) + foot_height (foot, 320);
      *natural = MAX (*minimum, measure_stage (board, orientation, -1, true));
    }
  *minimum_baseline = *natural_baseline = -1;
}

/* A foot without buttons has no height, and is not drawn.  GTK draws a child that comes while places
 * are given only when something else is drawn. */
static void
allocate_foot (GtkWidget *foot, GtkAllocation place)
{
  const gboolean shown = place.height > 0;

  if (foot == NULL)
    return;
  if (gtk_widget_get_child_visible (foot) != shown)
    {
      gtk_widget_set_child_visible (foot, shown);
      gtk_widget_queue_draw (gtk_widget_get_parent (foot));
    }
  if (shown)
    gtk_widget_size_allocate (foot, &place, -1);
}

/* The pad stands at the top of its column, and the foot below it; the pad makes room for it. */
static void
allocate_column (GtkWidget *pad, GtkWidget *foot, GtkAllocation column, int top)
{
  const int below = foot_height (foot, column.width);
  const int pad_width = measure_stage (pad, GTK_ORIENTATION_HORIZONTAL, -1, true);
  GtkAllocation place = column;

  place.width = MIN (column.width, pad_width);
  place.height =
      MIN (column.height, measure_stage (pad, GTK_ORIENTATION_VERTICAL, place.width, true));
  place.y = MAX (0, MIN (top, column.height - below - place.height));
  if (takes_all_room (pad))
    place = (GtkAllocation){ column.x, 0, column.width, column.height - below };
  gtk_widget_size_allocate (pad, &place, -1);
  allocate_foot (
      foot, (GtkAllocation){ column.x, place.y + place.height + GAP, column.width, below - GAP });
}

/* Centers board and column together; the board is the largest square that leaves room for it. */
static void
allocate_wide (GtkWidget *stage, int width, int height)
{
  GtkWidget *board = gtk_widget_get_first_child (stage), *pad = find_side (stage);
  GtkWidget *foot = find_foot (stage);
  const int beside = column_width (pad, foot);
  const int side = MIN (width - beside - GAP, height);
  const int left = (width - side - GAP - beside) / 2;

  gtk_widget_size_allocate (board, &(GtkAllocation){ left, 0, side, height }, -1);
  allocate_column (pad, foot, (GtkAllocation){ left + side + GAP, 0, beside, height },
                   MAX (0, (height - side) / 2) + 24);
}

static void
allocate_narrow (GtkWidget *stage, int width, int height)
{
  GtkWidget *board = gtk_widget_get_first_child (stage), *pad = find_side (stage);
  GtkWidget *foot = find_foot (stage);
  const int below = foot_height (foot, width);
  int pad_height = measure_stage (pad, GTK_ORIENTATION_VERTICAL, width, true);
  const int side = MAX (1, MIN (width, height - GAP - pad_height - below));

  if (takes_all_room (pad))
    pad_height = MAX (pad_height, height - side - GAP - below);
  gtk_widget_size_allocate (board, &(GtkAllocation){ 0, 0, width, side }, -1);
  gtk_widget_size_allocate (pad, &(GtkAllocation){ 0, side + GAP, width, pad_height }, -1);
  allocate_foot (foot, (GtkAllocation){ 0, side + GAP + pad_height + GAP, width, below - GAP });
}

static void
ui_board_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const int beside = column_width (find_side (widget), find_foot (widget));

  (void) baseline;
  if (width >= WIDE || width > height + beside)
    allocate_wide (widget, width, height);
  else
    allocate_narrow (widget, width, height);
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
