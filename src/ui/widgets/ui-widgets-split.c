#include "ui-widgets-split.h"

#include "ui-widgets-dialog.h"

#define GAP                12
#define LEAST_WIDTH_BESIDE 620

struct _UiWidgetsSplit
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (UiWidgetsSplit, ui_widgets_split, GTK_TYPE_WIDGET)

static void
ui_widgets_split_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  int first, second;

  (void) for_size;
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, &first, NULL, NULL,
                      NULL);
  gtk_widget_measure (gtk_widget_get_last_child (widget), orientation, -1, &second, NULL, NULL,
                      NULL);
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? first + GAP + second : MAX (first, second);
  *natural = *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

/* Two halves, but none smaller than its least size. */
static void
ui_widgets_split_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *one = gtk_widget_get_first_child (widget);
  GtkWidget *two = gtk_widget_get_last_child (widget);
  bool beside = width >= LEAST_WIDTH_BESIDE;
  GtkAllocation first = { 0, 0, width, height }, second = first;
  int least, other;

  gtk_widget_measure (one, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (two, GTK_ORIENTATION_VERTICAL, -1, &other, NULL, NULL, NULL);
  if (beside)
    {
      first.width = (width - GAP) / 2;
      second.width = width - GAP - first.width;
      second.x = first.width + GAP;
    }
  else
    {
      first.height = CLAMP ((height - GAP) / 2, least, MAX (least, height - GAP - other));
      second.height = MAX (other, height - GAP - first.height);
      second.y = first.height + GAP;
    }
  if (beside && gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      second.x = 0;
      first.x = second.width + GAP;
    }
  gtk_widget_size_allocate (one, &first, baseline);
  gtk_widget_size_allocate (two, &second, baseline);
}

static void
ui_widgets_split_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_widgets_split_parent_class)->dispose (object);
}

static void
ui_widgets_split_class_init (UiWidgetsSplitClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_widgets_split_dispose;
  widget_class->measure = ui_widgets_split_measure;
  widget_class->size_allocate = ui_widgets_split_size_allocate;
}

static void
ui_widgets_split_init (UiWidgetsSplit *self)
{
  (void) self;
}
