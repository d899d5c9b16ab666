/* A bin with a scrolled window in it, because a scrolled window alone requests its child's height
 * for no particular width. */
#include "ui-widgets-scroll-bin.h"

#define LEAST_HEIGHT 96

struct _UiWidgetsScrollBin
{
  GtkWidget parent_instance;

  GtkWidget *scroller, *child;
  GtkWidget *part; /* the part to keep in sight; weak */
  guint showing;   /* an idle source that shows the part when every widget has its place */
};

G_DEFINE_FINAL_TYPE (UiWidgetsScrollBin, ui_widgets_scroll_bin, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
ui_widgets_scroll_bin_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ui_widgets_scroll_bin_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  UiWidgetsScrollBin *self = UI_WIDGETS_SCROLL_BIN (widget);
  int least, wanted;

  /* GTK requires a measurement before an allocation.  The bin may be lower than its child, whose
   * width does not depend on that. */
  gtk_widget_measure (self->scroller, orientation, -1, &least, &wanted, NULL, NULL);
  gtk_widget_measure (self->child, orientation,
                      orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MAX (least, MIN (*natural, LEAST_HEIGHT));
  *natural = MAX (*natural, *minimum);
  *minimum_baseline = *natural_baseline = -1;
}

static GtkAdjustment *
down (UiWidgetsScrollBin *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

/* Scrolls to the part; if the part is higher than the room, to its beginning. */
static void
show_part (gpointer data)
{
  UiWidgetsScrollBin *self = data;
  double value = gtk_adjustment_get_value (down (self));
  double page = gtk_adjustment_get_page_size (down (self));
  graphene_rect_t where;

  self->showing = 0;
  if (self->part == NULL || !gtk_widget_compute_bounds (self->part, self->child, &where))
    return;
  value = MAX (value, where.origin.y + where.size.height - page);
  gtk_adjustment_set_value (down (self), MIN (value, where.origin.y));
}

static void
show_later (UiWidgetsScrollBin *self)
{
  if (self->part != NULL && self->showing == 0)
    self->showing = g_idle_add_once (show_part, self);
}

static void
ui_widgets_scroll_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkAllocation whole = { 0, 0, width, height };

  (void) baseline;
  gtk_widget_size_allocate (UI_WIDGETS_SCROLL_BIN (widget)->scroller, &whole, -1);
  show_later (UI_WIDGETS_SCROLL_BIN (widget));
}

static void
ui_widgets_scroll_bin_dispose (GObject *object)
{
  g_clear_handle_id (&UI_WIDGETS_SCROLL_BIN (object)->showing, g_source_remove);
  g_clear_weak_pointer (&UI_WIDGETS_SCROLL_BIN (object)->part);
  g_clear_pointer (&UI_WIDGETS_SCROLL_BIN (object)->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (ui_widgets_scroll_bin_parent_class)->dispose (object);
}

static void
ui_widgets_scroll_bin_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *spec)
{
  UiWidgetsScrollBin *self = UI_WIDGETS_SCROLL_BIN (object);

  (void) id;
  (void) spec;
  self->child = g_value_get_object (value);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->child);
}

static void
ui_widgets_scroll_bin_class_init (UiWidgetsScrollBinClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = ui_widgets_scroll_bin_dispose;
  object_class->set_property = ui_widgets_scroll_bin_set_property;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  widget_class->get_request_mode = ui_widgets_scroll_bin_get_request_mode;
  widget_class->measure = ui_widgets_scroll_bin_measure;
  widget_class->size_allocate = ui_widgets_scroll_bin_size_allocate;
}

static void
ui_widgets_scroll_bin_init (UiWidgetsScrollBin *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

/* An answer of FALSE lets the key go on to the widgets around. */
static gboolean
pass_key_on (GtkScrolledWindow *scroller)
{
  g_signal_stop_emission_by_name (scroller, "scroll-child");
  return FALSE;
}

void
ui_widgets_scroll_bin_leave_keys (UiWidgetsScrollBin *self)
{
  g_signal_connect (self->scroller, "scroll-child", G_CALLBACK (pass_key_on), NULL);
}

void
ui_widgets_scroll_bin_show (GtkWidget *part)
{
  GtkWidget *found = gtk_widget_get_ancestor (part, UI_TYPE_WIDGETS_SCROLL_BIN);
  UiWidgetsScrollBin *self = found != NULL ? UI_WIDGETS_SCROLL_BIN (found) : NULL;

  if (self == NULL)
    return;
  g_set_weak_pointer (&self->part, part);
  show_later (self);
}
