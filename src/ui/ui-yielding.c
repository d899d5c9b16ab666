/* A scrolled window alone asks for the height that its child has in no particular width. */
#include "ui-yielding.h"

#define LEAST_HEIGHT 96

struct _UiYielding
{
  GtkWidget parent_instance;

  GtkWidget *scroller, *child;
};

G_DEFINE_FINAL_TYPE (UiYielding, ui_yielding, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
ui_yielding_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ui_yielding_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  UiYielding *self = UI_YIELDING (widget);
  int least, wanted;

  /* GTK wants it measured before it is given a size. */
  gtk_widget_measure (self->scroller, orientation, -1, &least, &wanted, NULL, NULL);
  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MAX (least, MIN (*natural, LEAST_HEIGHT));
  *natural = MAX (*natural, *minimum);
  *minimum_baseline = *natural_baseline = -1;
}

static void
ui_yielding_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkAllocation whole = { 0, 0, width, height };

  (void) baseline;
  gtk_widget_size_allocate (UI_YIELDING (widget)->scroller, &whole, -1);
}

static void
ui_yielding_dispose (GObject *object)
{
  g_clear_pointer (&UI_YIELDING (object)->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (ui_yielding_parent_class)->dispose (object);
}

static void
ui_yielding_class_init (UiYieldingClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_yielding_dispose;
  widget_class->get_request_mode = ui_yielding_get_request_mode;
  widget_class->measure = ui_yielding_measure;
  widget_class->size_allocate = ui_yielding_size_allocate;
}

static void
ui_yielding_init (UiYielding *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
ui_yielding_new (GtkWidget *child)
{
  UiYielding *self = g_object_new (UI_TYPE_YIELDING, NULL);

  self->child = child;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), child);
  return GTK_WIDGET (self);
}
