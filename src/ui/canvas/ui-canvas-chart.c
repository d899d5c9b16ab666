#include "ui-canvas-chart.h"

#include "paint-chart-levels.h"
#include "ui-canvas-graph.h"
#include "ui-canvas.h"
#include "words-fill.h"
#include "words-gettext.h"

#define HEIGHT       116
#define LEAST_HEIGHT 88

struct _UiCanvasChart
{
  GtkWidget parent_instance;

  UiCanvasGraph graph;
  PaintChartLevels *picture;
  char *about; /* its two numbers, in words */
};

G_DEFINE_FINAL_TYPE (UiCanvasChart, ui_canvas_chart, GTK_TYPE_WIDGET)

static PaintChartLevels *
picture (UiCanvasChart *self)
{
  if (self->picture != NULL || self->graph.show == NULL)
    return self->picture;
  if (paint_chart_levels_new (run_subject (dance_show_run (self->graph.show)), &self->picture)
      != BASE_OK)
    self->picture = NULL;
  return self->picture;
}

static void
ui_canvas_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiCanvasChart *self = UI_CANVAS_CHART (widget);
  PaintChartLevelsWords words = { _ ("Calls"), _ ("Level") };
  UiCanvasGraphSheet sheet;

  if (picture (self) == NULL || !ui_canvas_graph_begin (&self->graph, &sheet))
    return;
  paint_chart_levels_set_options (self->picture, &sheet.options);
  paint_chart_levels_set_words (self->picture, &words);
  (void) paint_chart_levels_draw (self->picture, sheet.cr, &sheet.frame, &sheet.theme,
                                  self->graph.text);
  ui_canvas_graph_end (&self->graph, &sheet, snapshot);
}

static void
ui_canvas_chart_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  double scale = ui_widgets_scheme_text_scale (widget);

  (void) for_size;
  *minimum = *natural = 120;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = (int) (LEAST_HEIGHT * scale);
      *natural = (int) (HEIGHT * scale);
    }
  *minimum_baseline = *natural_baseline = -1;
}

/* Describes the picture by two numbers: the depth so far, and the level with most calls. */
static void
describe_chart (UiCanvasChart *self)
{
  const PlayerState *state = dance_show_state (self->graph.show);
  BaseText text = BASE_TEXT_EMPTY;
  uint32_t most = 0;

  for (uint32_t level = 0; level < state->n_profile; level++)
    most = state->profile[level] > state->profile[most] ? level : most;
  if (state->n_profile > 0)
    {
      uint32_t deepest = state->n_profile - 1;

      words_fill (&text,
                  P_ ("Deepest level so far: %1, with %2 call.",
                      "Deepest level so far: %1, with %2 calls.", state->profile[deepest]),
                  WORDS_WITH (WORDS_NUMBER (player_shown_level (deepest)),
                              WORDS_NUMBER (state->profile[deepest])));
      base_text_add (&text, " ");
      words_fill (&text, _ ("Most calls: %2, on level %1."),
                  WORDS_WITH (WORDS_NUMBER (player_shown_level (most)),
                              WORDS_NUMBER (state->profile[most])));
    }
  if (g_strcmp0 (self->about, base_text_string (&text)) != 0)
    {
      g_free (self->about);
      self->about = g_strdup (base_text_string (&text));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      self->about, -1);
    }
  base_text_clear (&text);
}

/* Answers a query, because setting a tooltip requests the pointer's place from the display, and
 * waits for it, each time. */
static gboolean
ui_canvas_chart_query_tooltip (GtkWidget *widget,
                               int x,
                               int y,
                               gboolean by_keys,
                               GtkTooltip *tooltip)
{
  const char *about = UI_CANVAS_CHART (widget)->about;

  (void) x;
  (void) y;
  (void) by_keys;
  gtk_tooltip_set_text (tooltip, about);
  return about != NULL && *about != '\0';
}

void
ui_canvas_chart_update (UiCanvasChart *self)
{
  if (self->graph.show == NULL)
    return;
  describe_chart (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_chart_set_show (UiCanvasChart *self, DanceShow *show)
{
  g_clear_pointer (&self->picture, paint_chart_levels_free);
  g_set_object (&self->graph.show, show);
  ui_canvas_chart_update (self);
}

static void
ui_canvas_chart_dispose (GObject *object)
{
  UiCanvasChart *self = UI_CANVAS_CHART (object);

  g_clear_pointer (&self->picture, paint_chart_levels_free);
  ui_canvas_graph_clear (&self->graph);
  G_OBJECT_CLASS (ui_canvas_chart_parent_class)->dispose (object);
}

static void
ui_canvas_chart_finalize (GObject *object)
{
  g_free (UI_CANVAS_CHART (object)->about);
  G_OBJECT_CLASS (ui_canvas_chart_parent_class)->finalize (object);
}

static void
ui_canvas_chart_class_init (UiCanvasChartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_canvas_chart_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_canvas_chart_finalize;
  widget_class->snapshot = ui_canvas_chart_snapshot;
  widget_class->measure = ui_canvas_chart_measure;
  widget_class->query_tooltip = ui_canvas_chart_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ui_canvas_chart_init (UiCanvasChart *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Calls by level"), -1);
}

void
ui_canvas_chart_set_scheme (UiCanvasChart *self, UiWidgetsScheme *scheme)
{
  ui_canvas_graph_init (&self->graph, GTK_WIDGET (self), scheme);
}
