#include "ui-canvas-timeline.h"

#include "cover-record.h"
#include "dance-breaks.h"
#include "dance-depths.h"
#include "paint-chart-timeline.h"
#include "ui-canvas-graph.h"
#include "ui-canvas.h"
#include "words-gettext.h"

#define HEIGHT 46

/* Number of events searched for levels or breakpoints before the main loop gets its turn: a
 * millisecond or two. */
#define LOOK_EVENTS 200000

/* Interval at which the samples found so far are drawn in a long run, in microseconds. */
#define DRAW_INTERVAL_US 300000

struct _UiCanvasTimeline
{
  GtkWidget parent_instance;

  UiCanvasGraph graph;
  PaintChartTimeline *picture;
  GArray *samples;        /* of PaintChartTimelineSample */
  uint64_t position, end; /* as last shown */
  GArray *bookmarks;      /* of uint64_t, ascending */
  uint64_t known;         /* the end when the marks were taken */
  uint64_t grown;         /* the end when the search for marks last continued */
  DanceDepths *depths;
  DanceBreaks *breaks;
  guint looking; /* a source that looks for levels, and for the places where breakpoints stop */
  gint64 shown;  /* time of the last drawing with new results */
  double drag_start;
};

G_DEFINE_FINAL_TYPE (UiCanvasTimeline, ui_canvas_timeline, GTK_TYPE_WIDGET)

/* Takes the sampled levels, and after the last sample those at the checkpoints. */
static void
take_depths (UiCanvasTimeline *self, PaintChartTimelineMarks *marks)
{
  const CoverRecord *record = player_record (run_player (dance_show_run (self->graph.show)));
  const size_t n_kept = cover_record_n_checkpoints (record);
  g_autofree PaintChartTimelineSample *kept = g_new (PaintChartTimelineSample, n_kept + 1);
  const DanceDepth *found = NULL;
  size_t n = 0;

  paint_chart_timeline_marks_of (record, kept, marks);
  if (self->depths != NULL)
    found = dance_depths_found (self->depths, &n);
  g_array_set_size (self->samples, 0);
  for (size_t i = 0; i < n; i++)
    {
      const PaintChartTimelineSample sample = { found[i].position, found[i].level };

      g_array_append_val (self->samples, sample);
    }
  for (size_t i = 0; i < n_kept; i++)
    if (n == 0 || kept[i].position > found[n - 1].position)
      g_array_append_val (self->samples, kept[i]);
}

static void
take_marks (UiCanvasTimeline *self)
{
  PaintChartTimelineMarks marks = { 0 };

  take_depths (self, &marks);
  marks.samples = (PaintChartTimelineSample *) self->samples->data;
  marks.n_samples = self->samples->len;
  if (self->breaks != NULL)
    marks.breaks = dance_breaks_found (self->breaks, &marks.n_breaks);
  marks.bookmarks = (uint64_t *) self->bookmarks->data;
  marks.n_bookmarks = self->bookmarks->len;
  paint_chart_timeline_set_marks (self->picture, &marks);
}

/* Depths come before breakpoints, because they are visible at once. */
static bool
look_further (UiCanvasTimeline *self)
{
  if (self->depths != NULL && dance_depths_look (self->depths, LOOK_EVENTS))
    return true;
  return self->breaks != NULL && dance_breaks_look (self->breaks, LOOK_EVENTS);
}

static gboolean
sample_depths (gpointer data)
{
  UiCanvasTimeline *self = data;
  bool more = look_further (self);
  gint64 now = g_get_monotonic_time ();

  if (!more || now - self->shown > DRAW_INTERVAL_US)
    {
      self->shown = now;
      self->known = UINT64_MAX;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  if (!more)
    self->looking = 0;
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
look_on (UiCanvasTimeline *self)
{
  if (self->looking == 0)
    self->looking = g_idle_add_full (G_PRIORITY_LOW, sample_depths, self, NULL);
}

static void
forget_breaks (UiCanvasTimeline *self)
{
  g_clear_handle_id (&self->looking, g_source_remove);
  g_clear_pointer (&self->breaks, dance_breaks_free);
  self->known = UINT64_MAX;
}

void
ui_canvas_timeline_renew_breaks (UiCanvasTimeline *self)
{
  size_t n;

  forget_breaks (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->graph.show == NULL)
    return;
  (void) player_breaks (run_player (dance_show_run (self->graph.show)), &n);
  if (n > 0)
    self->breaks = dance_breaks_new (dance_show_run (self->graph.show));
  look_on (self);
}

static PaintChartTimeline *
picture (UiCanvasTimeline *self)
{
  if (self->picture != NULL || self->graph.show == NULL)
    return self->picture;
  if (paint_chart_timeline_new (run_subject (dance_show_run (self->graph.show)), &self->picture)
      != BASE_OK)
    self->picture = NULL;
  self->known = UINT64_MAX;
  return self->picture;
}

static void
renew_marks (UiCanvasTimeline *self)
{
  uint64_t end = dance_show_state (self->graph.show)->end;

  const bool grown = self->grown != end;

  if (self->known == end)
    return;
  /* A short run is complete with the first drawing. */
  if (grown && look_further (self))
    look_on (self);
  self->grown = self->known = end;
  take_marks (self);
}

static void
ui_canvas_timeline_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiCanvasTimeline *self = UI_CANVAS_TIMELINE (widget);
  UiCanvasGraphSheet sheet;

  if (picture (self) == NULL)
    return;
  renew_marks (self);
  if (!ui_canvas_graph_begin (&self->graph, &sheet))
    return;
  paint_chart_timeline_set_options (self->picture, &sheet.options);
  (void) paint_chart_timeline_draw (self->picture, sheet.cr, &sheet.frame, &sheet.theme,
                                    self->graph.text);
  ui_canvas_graph_end (&self->graph, &sheet, snapshot);
}

static void
ui_canvas_timeline_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  (void) widget;
  (void) for_size;
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 120;
  *minimum_baseline = *natural_baseline = -1;
}

static void
go_to (UiCanvasTimeline *self, double x)
{
  if (picture (self) == NULL)
    return;
  dance_show_pause (self->graph.show);
  dance_show_seek (self->graph.show, paint_chart_timeline_at (self->picture, x));
}

static void
drag_began (GtkGestureDrag *gesture, double x, double y, UiCanvasTimeline *self)
{
  (void) gesture;
  (void) y;
  self->drag_start = x;
  go_to (self, x);
}

static void
drag_along_timeline (GtkGestureDrag *gesture, double right, double down, UiCanvasTimeline *self)
{
  (void) gesture;
  (void) down;
  go_to (self, self->drag_start + right);
}

void
ui_canvas_timeline_update (UiCanvasTimeline *self)
{
  const PlayerState *state;

  if (self->graph.show == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  state = dance_show_state (self->graph.show);
  /* Most frames of an animated step are of one position. */
  if (self->position == state->position && self->end == state->end)
    return;
  self->position = state->position;
  self->end = state->end;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) state->end, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) state->position, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_timeline_set_show (UiCanvasTimeline *self, DanceShow *show)
{
  g_clear_pointer (&self->picture, paint_chart_timeline_free);
  g_array_set_size (self->bookmarks, 0);
  self->grown = self->end = UINT64_MAX;
  forget_breaks (self);
  g_clear_pointer (&self->depths, dance_depths_free);
  g_set_object (&self->graph.show, show);
  if (show != NULL)
    self->depths = dance_depths_new (dance_show_run (show));
  ui_canvas_timeline_renew_breaks (self);
}

bool
ui_canvas_timeline_has_bookmarks (UiCanvasTimeline *self)
{
  return self->bookmarks->len > 0;
}

uint64_t *
ui_canvas_timeline_list_bookmarks (UiCanvasTimeline *self, guint *out_n)
{
  *out_n = self->bookmarks->len;
  return g_memdup2 (self->bookmarks->data, self->bookmarks->len * sizeof (uint64_t));
}

/* Returns the index of the first bookmark at or after a position. */
static guint
find_bookmark (UiCanvasTimeline *self, uint64_t position)
{
  guint i = 0;

  while (i < self->bookmarks->len && g_array_index (self->bookmarks, uint64_t, i) < position)
    i++;
  return i;
}

bool
ui_canvas_timeline_toggle_bookmark (UiCanvasTimeline *self)
{
  uint64_t position;
  bool there;
  guint i;

  if (self->graph.show == NULL)
    return false;
  position = dance_show_state (self->graph.show)->position;
  i = find_bookmark (self, position);
  there = i < self->bookmarks->len && g_array_index (self->bookmarks, uint64_t, i) == position;
  if (there)
    g_array_remove_index (self->bookmarks, i);
  else
    g_array_insert_val (self->bookmarks, i, position);
  self->known = UINT64_MAX;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return !there;
}

bool
ui_canvas_timeline_find_bookmark (UiCanvasTimeline *self, bool forward, uint64_t *out_position)
{
  uint64_t position = dance_show_state (self->graph.show)->position;
  guint i = find_bookmark (self, forward ? position + 1 : position);

  if (!forward && i == 0)
    return false;
  i = forward ? i : i - 1;
  if (i >= self->bookmarks->len)
    return false;
  *out_position = g_array_index (self->bookmarks, uint64_t, i);
  return true;
}

static void
ui_canvas_timeline_dispose (GObject *object)
{
  UiCanvasTimeline *self = UI_CANVAS_TIMELINE (object);

  forget_breaks (self);
  g_clear_pointer (&self->depths, dance_depths_free);
  g_clear_pointer (&self->picture, paint_chart_timeline_free);
  ui_canvas_graph_clear (&self->graph);
  G_OBJECT_CLASS (ui_canvas_timeline_parent_class)->dispose (object);
}

static void
ui_canvas_timeline_finalize (GObject *object)
{
  UiCanvasTimeline *self = UI_CANVAS_TIMELINE (object);

  g_array_unref (self->samples);
  g_array_unref (self->bookmarks);
  G_OBJECT_CLASS (ui_canvas_timeline_parent_class)->finalize (object);
}

static void
ui_canvas_timeline_class_init (UiCanvasTimelineClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_canvas_timeline_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_canvas_timeline_finalize;
  widget_class->snapshot = ui_canvas_timeline_snapshot;
  widget_class->measure = ui_canvas_timeline_measure;
  gtk_widget_class_set_css_name (widget_class, "timeline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
ui_canvas_timeline_init (UiCanvasTimeline *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->samples = g_array_new (FALSE, FALSE, sizeof (PaintChartTimelineSample));
  self->bookmarks = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_began), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_along_timeline), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Timeline"), -1);
}

void
ui_canvas_timeline_set_scheme (UiCanvasTimeline *self, UiWidgetsScheme *scheme)
{
  ui_canvas_graph_init (&self->graph, GTK_WIDGET (self), scheme);
}
