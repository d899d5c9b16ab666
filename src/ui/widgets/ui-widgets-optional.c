#include "ui-widgets-optional.h"

struct _UiWidgetsOptional
{
  GtkWidget parent_instance;

  GtkWidget *child;
};

G_DEFINE_FINAL_TYPE (UiWidgetsOptional, ui_widgets_optional, GTK_TYPE_WIDGET)

static int
least_width (UiWidgetsOptional *self)
{
  int least;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
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
  UiWidgetsOptional *self = UI_WIDGETS_OPTIONAL (widget);

  (void) for_size;
  gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
ui_widgets_optional_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UiWidgetsOptional *self = UI_WIDGETS_OPTIONAL (widget);
  gboolean fits = width >= least_width (self);
  GtkAllocation all = { 0, 0, width, height };

  gtk_widget_set_child_visible (self->child, fits);
  if (fits)
    gtk_widget_size_allocate (self->child, &all, baseline);
}

static void
ui_widgets_optional_dispose (GObject *object)
{
  g_clear_pointer (&UI_WIDGETS_OPTIONAL (object)->child, gtk_widget_unparent);
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

GtkWidget *
ui_widgets_optional_new (GtkWidget *child)
{
  UiWidgetsOptional *self = g_object_new (UI_TYPE_WIDGETS_OPTIONAL, NULL);

  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
