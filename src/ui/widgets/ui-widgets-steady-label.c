#include "ui-widgets-steady-label.h"

struct _UiWidgetsSteadyLabel
{
  GtkWidget parent_instance;

  PangoLayout *layout;
  guint figures; /* 0: as wide as its words */
  char *longest; /* the text that always has room; NULL: room only for the label's words */
  int height;    /* the last requested height; 0: none */

  /* The height of the longest text in a width, kept because the label's own words change without
   * it. */
  int known_width, known_height; /* no height: not known */
};

G_DEFINE_FINAL_TYPE (UiWidgetsSteadyLabel, ui_widgets_steady_label, GTK_TYPE_WIDGET)

static PangoLayout *
layout_in (UiWidgetsSteadyLabel *self, int width)
{
  pango_layout_set_width (self->layout, width < 0 ? -1 : width * PANGO_SCALE);
  return self->layout;
}

static int
height_of_longest (UiWidgetsSteadyLabel *self, int width)
{
  PangoLayout *layout;

  if (self->longest == NULL || (self->known_height > 0 && self->known_width == width))
    return self->known_height;
  layout = pango_layout_copy (layout_in (self, width));
  pango_layout_set_text (layout, self->longest, -1);
  pango_layout_get_pixel_size (layout, NULL, &self->known_height);
  self->known_width = width;
  g_object_unref (layout);
  return self->known_height;
}

static int
height_in (UiWidgetsSteadyLabel *self, int width)
{
  int longest = height_of_longest (self, width), height;

  pango_layout_get_pixel_size (layout_in (self, width), NULL, &height);
  return MAX (height, longest);
}

/* Returns the width of that number of figures together.  The width of a figure is not a whole
 * number of pixels.  GTK 4.8 rounds it, 4.18 does not; with room for that number of rounded
 * figures, the last figure was placed below the others. */
static int
width_of_figures (UiWidgetsSteadyLabel *self)
{
  PangoLayout *layout = pango_layout_copy (layout_in (self, -1));
  g_autofree char *figures = g_strnfill (self->figures, '0');
  int width;

  pango_layout_set_text (layout, figures, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);
  g_object_unref (layout);
  return width;
}

static int
natural_width (UiWidgetsSteadyLabel *self)
{
  int width;

  if (self->figures > 0)
    return width_of_figures (self);
  pango_layout_get_pixel_size (layout_in (self, -1), &width, NULL);
  return width;
}

static GtkSizeRequestMode
ui_widgets_steady_label_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ui_widgets_steady_label_measure (GtkWidget *widget,
                                 GtkOrientation orientation,
                                 int for_size,
                                 int *minimum,
                                 int *natural,
                                 int *minimum_baseline,
                                 int *natural_baseline)
{
  UiWidgetsSteadyLabel *self = UI_WIDGETS_STEADY_LABEL (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = natural_width (self);
      *minimum = self->figures > 0 ? *natural : 0;
    }
  else
    *minimum = *natural = height_in (self, for_size);
}

static void
ui_widgets_steady_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UiWidgetsSteadyLabel *self = UI_WIDGETS_STEADY_LABEL (widget);

  (void) height;
  (void) baseline;
  self->height = height_in (self, width);
}

static void
ui_widgets_steady_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiWidgetsSteadyLabel *self = UI_WIDGETS_STEADY_LABEL (widget);

  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0, 0,
                              layout_in (self, gtk_widget_get_width (widget)));
}

/* The size of the letters can have changed. */
static void
ui_widgets_steady_label_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  UI_WIDGETS_STEADY_LABEL (widget)->known_height = 0;
  GTK_WIDGET_CLASS (ui_widgets_steady_label_parent_class)->css_changed (widget, change);
}

static void
ui_widgets_steady_label_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  UI_WIDGETS_STEADY_LABEL (widget)->known_height = 0;
  GTK_WIDGET_CLASS (ui_widgets_steady_label_parent_class)->system_setting_changed (widget, setting);
}

static void
ui_widgets_steady_label_dispose (GObject *object)
{
  g_clear_pointer (&UI_WIDGETS_STEADY_LABEL (object)->longest, g_free);
  g_clear_object (&UI_WIDGETS_STEADY_LABEL (object)->layout);
  G_OBJECT_CLASS (ui_widgets_steady_label_parent_class)->dispose (object);
}

static void
ui_widgets_steady_label_set_property (GObject *object,
                                      guint id,
                                      const GValue *value,
                                      GParamSpec *spec)
{
  (void) id;
  (void) spec;
  pango_layout_set_alignment (UI_WIDGETS_STEADY_LABEL (object)->layout,
                              (PangoAlignment) g_value_get_enum (value));
}

static void
ui_widgets_steady_label_class_init (UiWidgetsSteadyLabelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = ui_widgets_steady_label_dispose;
  object_class->set_property = ui_widgets_steady_label_set_property;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_enum ("align", NULL, NULL, PANGO_TYPE_ALIGNMENT,
                                                      PANGO_ALIGN_LEFT,
                                                      G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  widget_class->css_changed = ui_widgets_steady_label_css_changed;
  widget_class->system_setting_changed = ui_widgets_steady_label_system_setting_changed;
  widget_class->get_request_mode = ui_widgets_steady_label_get_request_mode;
  widget_class->measure = ui_widgets_steady_label_measure;
  widget_class->size_allocate = ui_widgets_steady_label_size_allocate;
  widget_class->snapshot = ui_widgets_steady_label_snapshot;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

/* Figures of equal width, because otherwise the words behind them would move.  Pango itself notices
 * when a style brings another font. */
static void
ui_widgets_steady_label_init (UiWidgetsSteadyLabel *self)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "");
  pango_layout_set_attributes (self->layout, attributes);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  pango_attr_list_unref (attributes);
}

GtkWidget *
ui_widgets_steady_label_new (PangoAlignment align)
{
  return g_object_new (UI_TYPE_WIDGETS_STEADY_LABEL, "align", align, NULL);
}

void
ui_widgets_steady_label_set_figures (UiWidgetsSteadyLabel *self, guint figures)
{
  if (self->figures == figures)
    return;
  self->figures = figures;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ui_widgets_steady_label_reserve (UiWidgetsSteadyLabel *self, const char *longest)
{
  g_free (self->longest);
  self->longest = g_strdup (longest);
  self->known_height = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ui_widgets_steady_label_set_text (UiWidgetsSteadyLabel *self, const char *text)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (g_str_equal (pango_layout_get_text (self->layout), text))
    return;
  pango_layout_set_text (self->layout, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (height_in (self, gtk_widget_get_width (widget)) != self->height)
    gtk_widget_queue_resize (widget);
  else
    gtk_widget_queue_draw (widget);
}
