#include "ui-compare-chart.h"

#include "words-gettext.h"

#define LEAST_WIDTH_PX    240
#define LEAST_HEIGHT_PX   200
#define NATURAL_HEIGHT_PX 420

struct _UiCompareChart
{
  GtkWidget parent_instance;

  UiWidgetsScheme *scheme;
  PaintText *text;
  CompareChart *chart;
};

G_DEFINE_FINAL_TYPE (UiCompareChart, ui_compare_chart, GTK_TYPE_WIDGET)

static void
ui_compare_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiCompareChart *self = UI_COMPARE_CHART (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double scale = gtk_widget_get_scale_factor (widget);
  const double text_scale = ui_widgets_scheme_text_scale (widget);
  PaintTheme theme;
  cairo_t *cr;

  if (self->chart == NULL || width <= 0 || height <= 0)
    return;
  theme = *paint_theme (ui_widgets_scheme_theme (self->scheme));
  ui_widgets_scheme_take_ground (&theme, widget);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  /* Letters grow with the desktop's size of text, and so does the unit of the picture. */
  cairo_scale (cr, text_scale, text_scale);
  (void) compare_chart_draw (self->chart, cr, width / text_scale, height / text_scale,
                             scale * text_scale, &theme, self->text);
  cairo_destroy (cr);
}

static void
ui_compare_chart_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  (void) widget;
  (void) for_size;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH_PX : LEAST_HEIGHT_PX;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH_PX : NATURAL_HEIGHT_PX;
  *minimum_baseline = *natural_baseline = -1;
}

static void
ui_compare_chart_dispose (GObject *object)
{
  UiCompareChart *self = UI_COMPARE_CHART (object);

  g_clear_object (&self->scheme);
  g_clear_pointer (&self->text, paint_text_free);
  g_clear_pointer (&self->chart, compare_chart_free);
  G_OBJECT_CLASS (ui_compare_chart_parent_class)->dispose (object);
}

static void
ui_compare_chart_class_init (UiCompareChartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_compare_chart_dispose;
  widget_class->snapshot = ui_compare_chart_snapshot;
  widget_class->measure = ui_compare_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ui_compare_chart_init (UiCompareChart *self)
{
  self->text = paint_text_new (NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Comparison"), -1);
}

void
ui_compare_chart_set_scheme (UiCompareChart *self, UiWidgetsScheme *scheme)
{
  g_set_object (&self->scheme, scheme);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
ui_compare_chart_set (UiCompareChart *self, CompareChart *chart, const char *about)
{
  compare_chart_free (self->chart);
  self->chart = chart;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
