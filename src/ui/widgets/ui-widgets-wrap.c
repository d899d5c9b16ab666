#include "ui-widgets-wrap.h"

#include <stdbool.h>

#define GAP 6

struct _UiWidgetsWrap
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (UiWidgetsWrap, ui_widgets_wrap, GTK_TYPE_LAYOUT_MANAGER)

/* The place of a child, row by row. */
typedef struct
{
  int x, y;       /* the child's */
  int width;      /* of it */
  int row_height; /* of its row so far */
} Place;

static void
next_place (Place *place, GtkWidget *child, int width)
{
  int least, wanted, height, x = place->x + place->width + (place->width > 0 ? GAP : 0);

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  wanted = MAX (least, MIN (wanted, width));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, wanted, &height, NULL, NULL, NULL);
  if (place->width > 0 && x + wanted > width)
    {
      x = 0;
      place->y += place->row_height + GAP;
      place->row_height = 0;
    }
  place->x = x;
  place->width = wanted;
  place->row_height = MAX (place->row_height, height);
}

static int
height_for (GtkWidget *widget, int width)
{
  Place place = { 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      next_place (&place, child, width);
  return place.y + place.row_height;
}

static GtkSizeRequestMode
ui_widgets_wrap_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  (void) manager;
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ui_widgets_wrap_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  (void) manager;
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = height_for (widget, for_size >= 0 ? for_size : G_MAXINT / 2);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += wanted + (*natural > 0 ? GAP : 0);
    }
}

static void
ui_widgets_wrap_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  bool mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Place place = { 0 };

  (void) manager;
  (void) height;
  (void) baseline;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation where;
      int least;

      if (!gtk_widget_should_layout (child))
        continue;
      next_place (&place, child, width);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place.width, &least, NULL, NULL, NULL);
      where = (GtkAllocation){ mirrored ? width - place.x - place.width : place.x, place.y,
                               place.width, least };
      gtk_widget_size_allocate (child, &where, -1);
    }
}

static void
ui_widgets_wrap_class_init (UiWidgetsWrapClass *class)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (class);

  manager_class->get_request_mode = ui_widgets_wrap_get_request_mode;
  manager_class->measure = ui_widgets_wrap_measure;
  manager_class->allocate = ui_widgets_wrap_allocate;
}

static void
ui_widgets_wrap_init (UiWidgetsWrap *self)
{
  (void) self;
}
