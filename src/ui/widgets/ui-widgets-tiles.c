#include "ui-widgets-tiles.h"

struct _UiWidgetsTiles
{
  GtkLayoutManager parent_instance;

  int columns; /* of the natural width */
  int spacing;
};

G_DEFINE_FINAL_TYPE (UiWidgetsTiles, ui_widgets_tiles, GTK_TYPE_LAYOUT_MANAGER)

/* The size of the largest child, and how many there are. */
static int
measure_tile (GtkWidget *widget, int *out_width, int *out_height)
{
  int n = 0;

  *out_width = *out_height = 1;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int width, height;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      *out_width = MAX (*out_width, width);
      *out_height = MAX (*out_height, height);
      n++;
    }
  return n;
}

/* Returns the most columns that fit, without more rows or columns than `n` tiles need. */
static int
columns_in (UiWidgetsTiles *self, int width, int tile_width, int n)
{
  int most = MAX (1, (width + self->spacing) / (tile_width + self->spacing));
  int rows = (n + most - 1) / most;

  return rows > 1 ? (n + rows - 1) / rows : MAX (1, n);
}

static GtkSizeRequestMode
ui_widgets_tiles_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  (void) manager;
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ui_widgets_tiles_measure (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  UiWidgetsTiles *self = UI_WIDGETS_TILES (manager);
  int width, height;
  int n = measure_tile (widget, &width, &height);
  int columns = CLAMP (self->columns, 1, MAX (1, n));
  int rows;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width;
      *natural = columns * (width + self->spacing) - self->spacing;
    }
  else
    {
      if (for_size >= 0)
        columns = columns_in (self, for_size, width, n);
      rows = (n + columns - 1) / columns;
      *minimum = *natural = MAX (0, rows * (height + self->spacing) - self->spacing);
    }
  *minimum_baseline = *natural_baseline = -1;
}

static void
ui_widgets_tiles_allocate (GtkLayoutManager *manager,
                           GtkWidget *widget,
                           int width,
                           int height,
                           int baseline)
{
  UiWidgetsTiles *self = UI_WIDGETS_TILES (manager);
  int tile_width, tile_height, columns, i = 0;
  int n = measure_tile (widget, &tile_width, &tile_height);

  (void) height;
  (void) baseline;
  columns = columns_in (self, width, tile_width, n);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int column = i % columns, row = i / columns;
      int left = column * (width + self->spacing) / columns;
      int right = (column + 1) * (width + self->spacing) / columns - self->spacing;
      GtkAllocation place = { left, row * (tile_height + self->spacing), right - left,
                              tile_height };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_size_allocate (child, &place, -1);
      i++;
    }
}

static void
ui_widgets_tiles_class_init (UiWidgetsTilesClass *class)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (class);

  manager_class->get_request_mode = ui_widgets_tiles_get_request_mode;
  manager_class->measure = ui_widgets_tiles_measure;
  manager_class->allocate = ui_widgets_tiles_allocate;
}

static void
ui_widgets_tiles_init (UiWidgetsTiles *self)
{
  self->columns = 3;
}

GtkLayoutManager *
ui_widgets_tiles_new (int columns, int spacing)
{
  UiWidgetsTiles *self = g_object_new (UI_TYPE_WIDGETS_TILES, NULL);

  self->columns = columns;
  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}

void
ui_widgets_tiles_set_columns (UiWidgetsTiles *self, int columns)
{
  self->columns = columns;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
