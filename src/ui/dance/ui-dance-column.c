/* A GtkBox does nearly this.  But the stack around a box measures the width that it needs for the
 * available height, and the box measures its words in the same way: many words then answer with
 * lines twice as long as the window is wide.  In this layout, little height never makes the words
 * request more width.  Content that is too high is scrolled (UiWidgetsScrollBin) or hidden (the
 * timeline). */
#include "ui-dance-column.h"

#include "ui-dance-stage.h"
#include "ui-widgets-dialog.h"

#define GAP 8

/* There are always fewer children. */
#define MOST 12

/* From this width on, the longest line of the code fits beside the words. */
#define LEAST_FOR_CODE 900

struct _UiDanceColumn
{
  GtkLayoutManager parent_instance;

  UiDanceColumnParts parts;
};

G_DEFINE_FINAL_TYPE (UiDanceColumn, ui_dance_column, GTK_TYPE_LAYOUT_MANAGER)

/* The visible children from top to bottom, with their minimum and natural heights for a width. */
typedef struct
{
  GtkWidget *children[MOST];
  GtkRequestedSize sizes[MOST];
  unsigned n;
  int least, natural; /* of all children, with gaps */
} Rows;

/* Returns the width of the three lines of code, with the gap beside them; 0 when they are
 * hidden. */
static int
width_of_code (UiDanceColumn *self, int width)
{
  if (width < LEAST_FOR_CODE || ui_dance_stage_shape (width) == UI_DANCE_STAGE_WIDE
      || !gtk_widget_get_visible (self->parts.code))
    return 0;
  return ui_dance_stage_board_width (width);
}

/* The code is at the top of the row of the words. */
static void
add_code (UiDanceColumn *self, GtkRequestedSize *size, int width)
{
  int least, wanted;

  gtk_widget_measure (self->parts.code, GTK_ORIENTATION_VERTICAL, width, &least, &wanted, NULL,
                      NULL);
  size->minimum_size = MAX (size->minimum_size, least);
  size->natural_size = MAX (size->natural_size, least);
}

static void
add_column_row (UiDanceColumn *self, Rows *rows, GtkWidget *child, int width)
{
  GtkRequestedSize *size = &rows->sizes[rows->n];
  const int gap = rows->n > 0 ? GAP : 0;
  const int code = child == self->parts.words ? width_of_code (self, width) : 0;

  g_return_if_fail (rows->n < MOST);
  size->data = child;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width < 0 ? width : width - code,
                      &size->minimum_size, &size->natural_size, NULL, NULL);
  if (code > 0)
    add_code (self, size, code);
  rows->least += size->minimum_size + gap;
  rows->natural += size->natural_size + gap;
  rows->children[rows->n++] = child;
}

static void
add_rows (UiDanceColumn *self, Rows *rows, GtkWidget *widget, const GtkWidget *without, int width)
{
  const bool above = ui_dance_stage_shape (width) == UI_DANCE_STAGE_WIDE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (child != without && child != self->parts.code && (child != self->parts.words || above)
          && gtk_widget_should_layout (child))
        add_column_row (self, rows, child, width);
      if (child == self->parts.stage && !above)
        add_column_row (self, rows, self->parts.words, width);
    }
}

static bool
can_go (UiDanceColumn *self, int width)
{
  return gtk_widget_get_visible (self->parts.timeline)
         && ui_dance_stage_shape (width) == UI_DANCE_STAGE_NARROW;
}

static GtkSizeRequestMode
ui_dance_column_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  (void) manager;
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_column_width (GtkWidget *widget, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
ui_dance_column_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  UiDanceColumn *self = UI_DANCE_COLUMN (manager);
  Rows least = { .n = 0 }, all = { .n = 0 };

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_column_width (widget, minimum, natural);
      return;
    }
  add_rows (self, &least, widget, can_go (self, for_size) ? self->parts.timeline : NULL, for_size);
  add_rows (self, &all, widget, NULL, for_size);
  *minimum = least.least;
  *natural = MAX (*minimum, all.natural);
}

/* When there is too little height, the stage gets less, so that everything below it stays
 * reachable. */
static void
share_out (UiDanceColumn *self, Rows *rows, int height)
{
  int left = height - rows->least;

  if (left > 0)
    left = gtk_distribute_natural_allocation (left, rows->n, rows->sizes);
  for (unsigned i = 0; i < rows->n; i++)
    if (rows->children[i] == self->parts.stage)
      rows->sizes[i].minimum_size = MAX (0, rows->sizes[i].minimum_size + left);
}

static void
place_row (UiDanceColumn *self, GtkWidget *child, int y, int width, int height)
{
  const int code = child == self->parts.words ? width_of_code (self, width) : 0;

  if (child == self->parts.words)
    ui_widgets_show_child (self->parts.code, code > 0);
  if (code > 0)
    gtk_widget_size_allocate (self->parts.code, &(GtkAllocation){ 0, y, code - GAP, height }, -1);
  gtk_widget_size_allocate (child, &(GtkAllocation){ code, y, width - code, height }, -1);
}

static void
ui_dance_column_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  UiDanceColumn *self = UI_DANCE_COLUMN (manager);
  Rows rows = { .n = 0 };
  bool goes;
  int y = 0;

  (void) baseline;
  add_rows (self, &rows, widget, NULL, width);
  goes = rows.natural > height && can_go (self, width);
  ui_widgets_show_child (self->parts.timeline, !goes);
  if (goes)
    {
      rows = (Rows){ .n = 0 };
      add_rows (self, &rows, widget, self->parts.timeline, width);
    }
  share_out (self, &rows, height);
  for (unsigned i = 0; i < rows.n; i++)
    {
      const int high = rows.sizes[i].minimum_size;

      place_row (self, rows.children[i], y, width, high);
      y += high + GAP;
    }
}

static void
ui_dance_column_class_init (UiDanceColumnClass *class)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (class);

  manager_class->get_request_mode = ui_dance_column_get_request_mode;
  manager_class->measure = ui_dance_column_measure;
  manager_class->allocate = ui_dance_column_allocate;
}

static void
ui_dance_column_init (UiDanceColumn *self)
{
  (void) self;
}

GtkLayoutManager *
ui_dance_column_new (UiDanceColumnParts parts)
{
  UiDanceColumn *self = g_object_new (UI_TYPE_DANCE_COLUMN, NULL);

  self->parts = parts;
  return GTK_LAYOUT_MANAGER (self);
}
