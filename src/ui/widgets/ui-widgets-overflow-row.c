#include "ui-widgets-overflow-row.h"

#include "ui-widgets-dialog.h"
#include "words-gettext.h"

#define GAP 6

struct _UiWidgetsOverflowRow
{
  GtkWidget parent_instance;

  GtkWidget *more; /* the button; the last child */
};

/* The button stays the last child. */
static void
add_control (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  (void) builder;
  (void) type;
  gtk_widget_insert_before (GTK_WIDGET (child), GTK_WIDGET (buildable),
                            UI_WIDGETS_OVERFLOW_ROW (buildable)->more);
}

static void
override_buildable (GtkBuildableIface *iface)
{
  iface->add_child = add_control;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (UiWidgetsOverflowRow,
                               ui_widgets_overflow_row,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, override_buildable))

static bool
is_open (UiWidgetsOverflowRow *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->more));
}

static int
natural_width_of (GtkWidget *child)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static int
wanted_width_of (GtkWidget *child)
{
  int wanted;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  return wanted;
}

static int
natural_height_of (GtkWidget *child)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* The next control from `child` on, itself included; NULL where only the button follows. */
static GtkWidget *
control (UiWidgetsOverflowRow *self, GtkWidget *child)
{
  while (child != self->more && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);
  return child != self->more ? child : NULL;
}

static GtkWidget *
control_after (UiWidgetsOverflowRow *self, GtkWidget *child)
{
  return control (self, gtk_widget_get_next_sibling (child));
}

/* The first that is not in the same row as `first`, which is in any case. */
static GtkWidget *
end_of_row (UiWidgetsOverflowRow *self, GtkWidget *first, int width)
{
  GtkWidget *child = first;
  int x = 0;

  while (child != NULL && (child == first || x + natural_width_of (child) <= width))
    {
      x += natural_width_of (child) + GAP;
      child = control_after (self, child);
    }
  return child;
}

/* The first that has no room in the row at the top; NULL where all have. */
static GtkWidget *
first_folded (UiWidgetsOverflowRow *self, int width)
{
  GtkWidget *first = control (self, gtk_widget_get_first_child (GTK_WIDGET (self)));

  if (first == NULL || end_of_row (self, first, width) == NULL)
    return NULL;
  return end_of_row (self, first, width - GAP - natural_width_of (self->more));
}

static int
height_of_row (UiWidgetsOverflowRow *self, GtkWidget *first, GtkWidget *end)
{
  int height = 0;

  for (GtkWidget *child = first; child != end; child = control_after (self, child))
    height = MAX (height, natural_height_of (child));
  return height;
}

static void
measure_width (UiWidgetsOverflowRow *self, int *minimum, int *natural)
{
  GtkWidget *child = control (self, gtk_widget_get_first_child (GTK_WIDGET (self)));

  *minimum = *natural = 0;
  for (; child != NULL; child = control_after (self, child))
    {
      *minimum = MAX (*minimum, natural_width_of (child));
      *natural += natural_width_of (child) + GAP;
    }
  *minimum += GAP + natural_width_of (self->more);
  *natural = MAX (*minimum, *natural - GAP);
}

static int
measure_height (UiWidgetsOverflowRow *self, int width)
{
  GtkWidget *row = control (self, gtk_widget_get_first_child (GTK_WIDGET (self)));
  GtkWidget *end = first_folded (self, width);
  int height = MAX (height_of_row (self, row, end), natural_height_of (self->more));

  for (row = is_open (self) ? end : NULL; row != NULL; row = end)
    {
      end = end_of_row (self, row, width);
      height += GAP + height_of_row (self, row, end);
    }
  return height;
}

static GtkSizeRequestMode
ui_widgets_overflow_row_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ui_widgets_overflow_row_measure (GtkWidget *widget,
                                 GtkOrientation orientation,
                                 int for_size,
                                 int *minimum,
                                 int *natural,
                                 int *minimum_baseline,
                                 int *natural_baseline)
{
  UiWidgetsOverflowRow *self = UI_WIDGETS_OVERFLOW_ROW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    *minimum = *natural = measure_height (self, for_size >= 0 ? for_size : G_MAXINT / 2);
  *minimum_baseline = *natural_baseline = -1;
}

static bool
expands (GtkWidget *child)
{
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
}

/* Returns how much wider the controls of a row can be than their minimum. */
static int
spare_of_row (UiWidgetsOverflowRow *self, GtkWidget *first, GtkWidget *end, int width)
{
  int used = 0;

  for (GtkWidget *child = first; child != end; child = control_after (self, child))
    used += natural_width_of (child) + GAP;
  return MAX (0, width + GAP - used);
}

/* Gives the control up to its natural width, from the spare room. */
static int
take_wanted (GtkWidget *child, int *spare)
{
  const int more =
      expands (child) ? 0 : MIN (*spare, wanted_width_of (child) - natural_width_of (child));

  *spare -= more;
  return more;
}

/* Each control gets its natural width while there is room, from the start of the row on; the one
 * that expands gets the rest. */
static int
place_row (UiWidgetsOverflowRow *self, GtkWidget *first, GtkWidget *end, int y, int width)
{
  int height = height_of_row (self, first, end), x = 0;
  int spare = spare_of_row (self, first, end, width), rest = spare;

  for (GtkWidget *child = first; child != end; child = control_after (self, child))
    (void) take_wanted (child, &rest);
  for (GtkWidget *child = first; child != end; child = control_after (self, child))
    {
      int wide = natural_width_of (child) + take_wanted (child, &spare);

      if (expands (child))
        {
          wide += rest;
          spare -= rest;
          rest = 0;
        }
      ui_widgets_show_child (child, TRUE);
      gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, wide, height }, -1);
      x += wide + GAP;
    }
  return height;
}

/* Hides a control.  If it has the focus, `heir` gets it, not the first widget of the window. */
static void
put_away (GtkWidget *child, GtkWidget *heir)
{
  if (ui_widgets_holds_focus (child))
    gtk_widget_grab_focus (heir);
  ui_widgets_show_child (child, FALSE);
}

static void
ui_widgets_overflow_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UiWidgetsOverflowRow *self = UI_WIDGETS_OVERFLOW_ROW (widget);
  GtkWidget *row = control (self, gtk_widget_get_first_child (widget));
  GtkWidget *end = first_folded (self, width);
  int more = end != NULL ? natural_width_of (self->more) : 0;
  int y = place_row (self, row, end, 0, end != NULL ? width - GAP - more : width);

  (void) height;
  (void) baseline;
  if (end != NULL)
    {
      ui_widgets_show_child (self->more, TRUE);
      gtk_widget_size_allocate (self->more, &(GtkAllocation){ width - more, 0, more, y }, -1);
    }
  else
    put_away (self->more, gtk_widget_get_prev_sibling (self->more));
  for (row = end; row != NULL && is_open (self); row = end)
    {
      end = end_of_row (self, row, width);
      y += GAP + place_row (self, row, end, y + GAP, width);
    }
  for (; row != NULL; row = control_after (self, row))
    put_away (row, self->more);
}

static void
show_or_hide_rows (UiWidgetsOverflowRow *self)
{
  gtk_button_set_icon_name (GTK_BUTTON (self->more),
                            is_open (self) ? "pan-up-symbolic" : "pan-down-symbolic");
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
ui_widgets_overflow_row_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_widgets_overflow_row_parent_class)->dispose (object);
}

static void
ui_widgets_overflow_row_class_init (UiWidgetsOverflowRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_widgets_overflow_row_dispose;
  widget_class->get_request_mode = ui_widgets_overflow_row_get_request_mode;
  widget_class->measure = ui_widgets_overflow_row_measure;
  widget_class->size_allocate = ui_widgets_overflow_row_size_allocate;
}

static void
ui_widgets_overflow_row_init (UiWidgetsOverflowRow *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  self->more = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->more), "pan-down-symbolic");
  ui_widgets_icon_button_set_name (self->more, _ ("More controls"));
  g_signal_connect_swapped (self->more, "toggled", G_CALLBACK (show_or_hide_rows), self);
  gtk_widget_set_parent (self->more, GTK_WIDGET (self));
}
