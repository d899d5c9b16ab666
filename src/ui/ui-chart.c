#include "ui-chart.h"

#include "paint-chart.h"
#include "ui-canvas.h"
#include "words-fill.h"
#include "words-gettext.h"

#define HEIGHT       116
#define LEAST_HEIGHT 88

struct _UiChart
{
  GtkWidget parent_instance;

  UiScheme *scheme;
  DanceShow *show;
  PaintChart *picture;
  PaintText *text;
};

G_DEFINE_FINAL_TYPE (UiChart, ui_chart, GTK_TYPE_WIDGET)

static PaintChart *
picture (UiChart *self)
{
  PaintProblem problem;

  if (self->picture != NULL || self->show == NULL)
    return self->picture;
  problem = ui_painter_problem (self->show);
  if (paint_chart_new (&problem, &self->picture) != BASE_OK)
    self->picture = NULL;
  return self->picture;
}

static void
ui_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiChart *self = UI_CHART (widget);
  float width = (float) gtk_widget_get_width (widget),
        height = (float) gtk_widget_get_height (widget);
  PaintStageOptions options = { .width = width,
                                .height = height,
                                .scale = gtk_widget_get_scale_factor (widget),
                                .text_scale = ui_scheme_text_scale (widget),
                                .zoom = 1 };
  PaintTheme theme = *paint_theme (ui_scheme_theme (self->scheme));
  PaintChartWords words = { _ ("Nodes"), _ ("Level") };
  PaintFrame frame = { .phase = 1, .pointed = PAINT_POINTED_NOTHING };
  cairo_t *cr;

  if (picture (self) == NULL || width < 1 || height < 1)
    return;
  frame.state = dance_show_state (self->show);
  ui_scheme_take_ground (&theme, widget);
  paint_chart_set_options (self->picture, &options);
  paint_chart_set_words (self->picture, &words);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  (void) paint_chart_draw (self->picture, cr, &frame, &theme, self->text);
  cairo_destroy (cr);
}

static void
ui_chart_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  double scale = ui_scheme_text_scale (widget);

  (void) for_size;
  *minimum = *natural = 120;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = (int) (LEAST_HEIGHT * scale);
      *natural = (int) (HEIGHT * scale);
    }
  *minimum_baseline = *natural_baseline = -1;
}

/* Two numbers instead of the picture: how deep it went so far, and where most was to do. */
static void
say (UiChart *self)
{
  const PlayerState *state = dance_show_state (self->show);
  BaseText text = BASE_TEXT_EMPTY;
  uint32_t most = 0;

  for (uint32_t level = 0; level < state->n_profile; level++)
    most = state->profile[level] > state->profile[most] ? level : most;
  if (state->n_profile > 0)
    {
      uint32_t deepest = state->n_profile - 1;

      words_fill (&text,
                  P_ ("Deepest level so far: %1, with %2 node.",
                      "Deepest level so far: %1, with %2 nodes.", state->profile[deepest]),
                  WORDS_WITH (WORDS_NUMBER (deepest), WORDS_NUMBER (state->profile[deepest])));
      base_text_add (&text, " ");
      words_fill (&text, _ ("Most nodes: %2, on level %1."),
                  WORDS_WITH (WORDS_NUMBER (most), WORDS_NUMBER (state->profile[most])));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  base_text_string (&text), -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), base_text_string (&text));
  base_text_clear (&text);
}

void
ui_chart_update (UiChart *self)
{
  if (self->show == NULL)
    return;
  say (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_chart_set_show (UiChart *self, DanceShow *show)
{
  g_clear_pointer (&self->picture, paint_chart_free);
  g_set_object (&self->show, show);
  ui_chart_update (self);
}

static void
ui_chart_dispose (GObject *object)
{
  UiChart *self = UI_CHART (object);

  g_clear_pointer (&self->picture, paint_chart_free);
  g_clear_object (&self->show);
  g_clear_object (&self->scheme);
  G_OBJECT_CLASS (ui_chart_parent_class)->dispose (object);
}

static void
ui_chart_finalize (GObject *object)
{
  paint_text_free (UI_CHART (object)->text);
  G_OBJECT_CLASS (ui_chart_parent_class)->finalize (object);
}

static void
ui_chart_class_init (UiChartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_chart_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_chart_finalize;
  widget_class->snapshot = ui_chart_snapshot;
  widget_class->measure = ui_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ui_chart_init (UiChart *self)
{
  self->text = paint_text_new (NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
ui_chart_new (UiScheme *scheme)
{
  UiChart *self = g_object_new (UI_TYPE_CHART, NULL);

  self->scheme = g_object_ref (scheme);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Nodes by level"), -1);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
