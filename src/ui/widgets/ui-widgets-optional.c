#include "ui-widgets-optional.h"

#include "ui-widgets-dialog.h"

struct _UiWidgetsOptional
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (UiWidgetsOptional, ui_widgets_optional, GTK_TYPE_WIDGET)

static int
least_width (GtkWidget *child)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
ui_widgets_optional_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  (void) for_size;
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
ui_widgets_optional_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  gboolean fits = width >= least_width (child);
  GtkAllocation all = { 0, 0, width, height };

  gtk_widget_set_child_visible (child, fits);
  if (fits)
    gtk_widget_size_allocate (child, &all, baseline);
}

static void
ui_widgets_optional_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_widgets_optional_parent_class)->dispose (object);
}

static void
ui_widgets_optional_class_init (UiWidgetsOptionalClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_widgets_optional_dispose;
  widget_class->measure = ui_widgets_optional_measure;
  widget_class->size_allocate = ui_widgets_optional_size_allocate;
}

static void
ui_widgets_optional_init (UiWidgetsOptional *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
