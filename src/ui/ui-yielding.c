/* A scrolled window alone asks for the height that its child has in no particular width. */
#include "ui-yielding.h"

#define LEAST_HEIGHT 96

struct _UiYielding
{
  GtkWidget parent_instance;

  GtkWidget *scroller, *child;
  GtkWidget *part; /* that is to be in sight; weak */
  guint showing;   /* it, when all has its place */
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

static GtkAdjustment *
down (UiYielding *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

/* Of what is higher than there is room for, its beginning. */
static void
show_part (gpointer data)
{
  UiYielding *self = data;
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
show_later (UiYielding *self)
{
  if (self->part != NULL && self->showing == 0)
    self->showing = g_idle_add_once (show_part, self);
}

static void
ui_yielding_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkAllocation whole = { 0, 0, width, height };

  (void) baseline;
  gtk_widget_size_allocate (UI_YIELDING (widget)->scroller, &whole, -1);
  show_later (UI_YIELDING (widget));
}

static void
ui_yielding_dispose (GObject *object)
{
  g_clear_handle_id (&UI_YIELDING (object)->showing, g_source_remove);
  g_clear_weak_pointer (&UI_YIELDING (object)->part);
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

void
ui_yielding_show (GtkWidget *part)
{
  GtkWidget *found = gtk_widget_get_ancestor (part, UI_TYPE_YIELDING);
  UiYielding *self = found != NULL ? UI_YIELDING (found) : NULL;

  if (self == NULL)
    return;
  g_set_weak_pointer (&self->part, part);
  show_later (self);
}
