#include "ui-widgets-reserved-label.h"

#define KNOWN 4

struct _UiWidgetsReservedLabel
{
  GtkWidget parent_instance;

  GtkWidget *label;
  char *longest;

  /* Heights of the longest text by width, kept because every sentence needs one. */
  struct
  {
    int width, height;
  } known[KNOWN];
  unsigned n_known;
};

G_DEFINE_FINAL_TYPE (UiWidgetsReservedLabel, ui_widgets_reserved_label, GTK_TYPE_WIDGET)

/* Measures the longest text: its height in that width, or its width without a limit.  A hidden
 * label gets no notice of a change of font. */
static int
size_of_longest (UiWidgetsReservedLabel *self, GtkOrientation orientation, int for_size)
{
  g_autoptr (PangoLayout) layout =
      gtk_widget_create_pango_layout (GTK_WIDGET (self), self->longest);
  int width, height;

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    pango_layout_set_width (layout, for_size * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_pixel_size (layout, &width, &height);
  return orientation == GTK_ORIENTATION_VERTICAL ? height : width;
}

static int
height_of_longest (UiWidgetsReservedLabel *self, int width)
{
  int height;

  for (unsigned i = 0; i < MIN (self->n_known, KNOWN); i++)
    if (self->known[i].width == width)
      return self->known[i].height;
  height = size_of_longest (self, GTK_ORIENTATION_VERTICAL, width);
  self->known[self->n_known % KNOWN].width = width;
  self->known[self->n_known++ % KNOWN].height = height;
  return height;
}

static GtkSizeRequestMode
ui_widgets_reserved_label_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ui_widgets_reserved_label_measure (GtkWidget *widget,
                                   GtkOrientation orientation,
                                   int for_size,
                                   int *minimum,
                                   int *natural,
                                   int *minimum_baseline,
                                   int *natural_baseline)
{
  UiWidgetsReservedLabel *self = UI_WIDGETS_RESERVED_LABEL (widget);

  int longest = orientation == GTK_ORIENTATION_VERTICAL
                    ? height_of_longest (self, for_size)
                    : size_of_longest (self, orientation, for_size);

  gtk_widget_measure (self->label, orientation, for_size, minimum, natural, NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
  *natural = MAX (*natural, longest);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MAX (*minimum, longest);
}

static void
ui_widgets_reserved_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkAllocation whole = { 0, 0, width, height };

  (void) baseline;
  if (gtk_widget_should_layout (UI_WIDGETS_RESERVED_LABEL (widget)->label))
    gtk_widget_size_allocate (UI_WIDGETS_RESERVED_LABEL (widget)->label, &whole, -1);
}

/* The size of the letters can have changed. */
static void
ui_widgets_reserved_label_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  UI_WIDGETS_RESERVED_LABEL (widget)->n_known = 0;
  GTK_WIDGET_CLASS (ui_widgets_reserved_label_parent_class)->css_changed (widget, change);
}

static void
ui_widgets_reserved_label_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  UI_WIDGETS_RESERVED_LABEL (widget)->n_known = 0;
  GTK_WIDGET_CLASS (ui_widgets_reserved_label_parent_class)
      ->system_setting_changed (widget, setting);
}

static void
ui_widgets_reserved_label_dispose (GObject *object)
{
  UiWidgetsReservedLabel *self = UI_WIDGETS_RESERVED_LABEL (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_pointer (&self->longest, g_free);
  G_OBJECT_CLASS (ui_widgets_reserved_label_parent_class)->dispose (object);
}

static void
ui_widgets_reserved_label_class_init (UiWidgetsReservedLabelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_widgets_reserved_label_dispose;
  widget_class->css_changed = ui_widgets_reserved_label_css_changed;
  widget_class->system_setting_changed = ui_widgets_reserved_label_system_setting_changed;
  widget_class->get_request_mode = ui_widgets_reserved_label_get_request_mode;
  widget_class->measure = ui_widgets_reserved_label_measure;
  widget_class->size_allocate = ui_widgets_reserved_label_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
ui_widgets_reserved_label_init (UiWidgetsReservedLabel *self)
{
  self->longest = g_strdup ("");
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_yalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_visible (self->label, FALSE);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

void
ui_widgets_reserved_label_reserve (UiWidgetsReservedLabel *self, const char *longest)
{
  g_free (self->longest);
  self->longest = g_strdup (longest);
  self->n_known = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ui_widgets_reserved_label_say (UiWidgetsReservedLabel *self, const char *text)
{
  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_widget_set_visible (self->label, *text != '\0');
  if (*text != '\0')
    gtk_widget_add_css_class (GTK_WIDGET (self), "said");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "said");
}
