#include "ui-widgets-side-pane.h"

#include "ui-widgets-dialog.h"

#define PANE_WIDTH 280

struct _UiWidgetsSidePane
{
  GtkWidget parent_instance;

  GtkWidget *pane, *content;
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
  UiWidgetsSidePane *self = UI_WIDGETS_SIDE_PANE (widget);
  int pane_least = 0, pane_wanted = 0;

  (void) for_size;
  gtk_widget_measure (self->content, orientation, -1, minimum, natural, NULL, NULL);
  if (gtk_widget_get_visible (self->pane))
    gtk_widget_measure (self->pane, orientation, -1, &pane_least, &pane_wanted, NULL, NULL);
  *minimum = MAX (*minimum, pane_least);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && pane_wanted > 0)
    *natural += PANE_WIDTH;
  *natural = MAX (*natural, pane_wanted);
  *minimum_baseline = *natural_baseline = -1;
}

static void
ui_widgets_side_pane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UiWidgetsSidePane *self = UI_WIDGETS_SIDE_PANE (widget);
  bool shows = gtk_widget_get_visible (self->pane);
  bool beside = shows && width >= PANE_WIDTH + least_width (self->content);
  bool mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation pane = { 0, 0, beside ? PANE_WIDTH : width, height };
  GtkAllocation content = { 0, 0, beside ? width - PANE_WIDTH : width, height };

  if (beside && mirrored)
    pane.x = content.width;
  else if (beside)
    content.x = PANE_WIDTH;
  gtk_widget_set_child_visible (self->content, !shows || beside);
  if (shows)
    gtk_widget_size_allocate (self->pane, &pane, baseline);
  if (!shows || beside)
    gtk_widget_size_allocate (self->content, &content, baseline);
}

bool
ui_widgets_side_pane_is_covered (UiWidgetsSidePane *self)
{
  return !gtk_widget_get_child_visible (self->content);
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

GtkWidget *
ui_widgets_side_pane_new (GtkWidget *pane, GtkWidget *content)
{
  UiWidgetsSidePane *self = g_object_new (UI_TYPE_WIDGETS_SIDE_PANE, NULL);

  self->pane = pane;
  self->content = content;
  gtk_widget_set_parent (pane, GTK_WIDGET (self));
  gtk_widget_set_parent (content, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
