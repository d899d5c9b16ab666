#include "ui-widgets-side-pane.h"

#include "ui-widgets-dialog.h"

#define PANE_WIDTH 280

struct _UiWidgetsSidePane
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (UiWidgetsSidePane, ui_widgets_side_pane, GTK_TYPE_WIDGET)

static int
least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
ui_widgets_side_pane_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  GtkWidget *side = gtk_widget_get_first_child (widget);
  int pane_least = 0, pane_wanted = 0;

  (void) for_size;
  gtk_widget_measure (gtk_widget_get_last_child (widget), orientation, -1, minimum, natural, NULL,
                      NULL);
  if (gtk_widget_get_visible (side))
    gtk_widget_measure (side, orientation, -1, &pane_least, &pane_wanted, NULL, NULL);
  *minimum = MAX (*minimum, pane_least);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && pane_wanted > 0)
    *natural += PANE_WIDTH;
  *natural = MAX (*natural, pane_wanted);
  *minimum_baseline = *natural_baseline = -1;
}

static void
ui_widgets_side_pane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *side = gtk_widget_get_first_child (widget);
  GtkWidget *main = gtk_widget_get_last_child (widget);
  bool shows = gtk_widget_get_visible (side);
  bool beside = shows && width >= PANE_WIDTH + least_width (main);
  bool mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation pane = { 0, 0, beside ? PANE_WIDTH : width, height };
  GtkAllocation content = { 0, 0, beside ? width - PANE_WIDTH : width, height };

  if (beside && mirrored)
    pane.x = content.width;
  else if (beside)
    content.x = PANE_WIDTH;
  gtk_widget_set_child_visible (main, !shows || beside);
  if (shows)
    gtk_widget_size_allocate (side, &pane, baseline);
  if (!shows || beside)
    gtk_widget_size_allocate (main, &content, baseline);
}

bool
ui_widgets_side_pane_is_covered (UiWidgetsSidePane *self)
{
  return !gtk_widget_get_child_visible (gtk_widget_get_last_child (GTK_WIDGET (self)));
}

static void
ui_widgets_side_pane_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_widgets_side_pane_parent_class)->dispose (object);
}

static void
ui_widgets_side_pane_class_init (UiWidgetsSidePaneClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_widgets_side_pane_dispose;
  widget_class->measure = ui_widgets_side_pane_measure;
  widget_class->size_allocate = ui_widgets_side_pane_size_allocate;
}

static void
ui_widgets_side_pane_init (UiWidgetsSidePane *self)
{
  (void) self;
}
