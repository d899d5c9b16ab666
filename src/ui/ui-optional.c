#include "ui-optional.h"

struct _UiOptional
{
  GtkWidget parent_instance;

  GtkWidget *child;
};

G_DEFINE_FINAL_TYPE (UiOptional, ui_optional, GTK_TYPE_WIDGET)

static int
least_width (UiOptional *self)
{
  int least;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
ui_optional_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  UiOptional *self = UI_OPTIONAL (widget);

  (void) for_size;
  gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
ui_optional_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UiOptional *self = UI_OPTIONAL (widget);
  gboolean fits = width >= least_width (self);
  GtkAllocation all = { 0, 0, width, height };

  gtk_widget_set_child_visible (self->child, fits);
  if (fits)
    gtk_widget_size_allocate (self->child, &all, baseline);
}

static void
ui_optional_dispose (GObject *object)
{
  g_clear_pointer (&UI_OPTIONAL (object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS (ui_optional_parent_class)->dispose (object);
}

static void
ui_optional_class_init (UiOptionalClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_optional_dispose;
  widget_class->measure = ui_optional_measure;
  widget_class->size_allocate = ui_optional_size_allocate;
}

static void
ui_optional_init (UiOptional *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
ui_optional_new (GtkWidget *child)
{
  UiOptional *self = g_object_new (UI_TYPE_OPTIONAL, NULL);

  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
