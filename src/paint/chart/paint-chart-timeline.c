#include "paint-chart-timeline-private.h"

#include "base-memory.h"
#include "cover-record.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define KNOWN_SHARE 0.86 /* of the strip, while the search runs */

BaseStatus
paint_chart_timeline_new (const Subject *subject, PaintChartTimeline **out_timeline)
{
  PaintChartTimeline *self = base_new_zeroed (PaintChartTimeline, 1);

  (void) subject;
  if (self == NULL)
    return BASE_NO_MEMORY;
  self->options.scale = 1;
  *out_timeline = self;
  return BASE_OK;
}

void
paint_chart_timeline_free (PaintChartTimeline *self)
{
  if (self == NULL)
    return;
  free (self->columns);
  free (self);
}

void
paint_chart_timeline_set_options (PaintChartTimeline *self, const PaintStageOptions *options)
{
  self->options = *options;
  self->counted = false;
}

void
paint_chart_timeline_set_marks (PaintChartTimeline *self, const PaintChartTimelineMarks *marks)
{
  self->marks = *marks;
  self->counted = false;
}

void
paint_chart_timeline_marks_of (const CoverRecord *record,
                               PaintChartTimelineSample *out_samples,
                               PaintChartTimelineMarks *out_marks)
{
  uint64_t every;
  PaintChartTimelineMarks marks = { .samples = out_samples };

  marks.n_samples = cover_record_n_checkpoints (record);
  for (size_t i = 0; i < marks.n_samples; i++)
    {
      CoverMoment moment = cover_record_moment (record, i);

      out_samples[i] =
          (PaintChartTimelineSample){ moment.counters->events,
                                      moment.level > 0 ? player_shown_level (moment.level) : 0 };
    }
  marks.solutions = cover_record_marks (record, COVER_MARK_SOLUTION, &marks.n_solutions, &every);
  marks.dead_ends = cover_record_marks (record, COVER_MARK_DEAD_END, &marks.n_dead_ends, &every);
  *out_marks = marks;
}

static void
plan_timeline (PaintChartTimeline *self, const PlayerState *state)
{
  double scale = self->options.scale;
  int lane;

  self->width = (int) ceil (self->options.width * scale);
  self->height = (int) ceil (self->options.height * scale);
  self->unit = (int) ceil ((self->options.presenting ? 1.6 : 1) * scale);
  self->end = state->end;
  self->finished = state->finished;
  self->left = 8 * self->unit;
  self->room = self->width > 2 * self->left + 1 ? self->width - 2 * self->left : 1;
  self->known = self->finished ? self->room : (int) (self->room * KNOWN_SHARE);
  self->known = self->known > 0 ? self->known : 1;
  lane = self->height / 4 < 12 * self->unit ? self->height / 4 : 12 * self->unit;
  self->top = lane;
  self->bottom = self->height - lane;
}

int
paint_chart_timeline_pixel (const PaintChartTimeline *self, uint64_t position)
{
  double share = self->end > 0 ? (double) position / (double) self->end : 0;

  return (int) fmin (self->known - 1, floor (fmin (share, 1) * self->known));
}

/* A level holds from its sample to the next one.  So each column of pixels has the deepest of its
 * samples or, without one, the last sample before it. */
static void
count_depths (PaintChartTimeline *self)
{
  const PaintChartTimelineMarks *marks = &self->marks;
  uint32_t last = 0;
  size_t i = 0;

  for (int x = 0; x < self->known; x++)
    {
      PaintChartTimelineColumn *column = &self->columns[x];
      bool empty = true;

      for (; i < marks->n_samples
             && paint_chart_timeline_pixel (self, marks->samples[i].position) <= x;
           i++)
        {
          last = marks->samples[i].level;
          column->deepest = empty || last > column->deepest ? last : column->deepest;
          empty = false;
        }
      if (empty)
        column->deepest = last;
      self->deepest = column->deepest > self->deepest ? column->deepest : self->deepest;
    }
}

static BaseStatus
count_marks (PaintChartTimeline *self)
{
  const PaintChartTimelineMarks *marks = &self->marks;
  void *array = self->columns;
  BaseStatus status =
      base_grow (&array, &self->capacity, (size_t) self->known, sizeof (PaintChartTimelineColumn));

  self->columns = array;
  if (status != BASE_OK)
    return status;
  memset (self->columns, 0, (size_t) self->known * sizeof (PaintChartTimelineColumn));
  self->deepest = self->most_dead_ends = 0;
  count_depths (self);
  for (size_t i = 0; i < marks->n_solutions; i++)
    self->columns[paint_chart_timeline_pixel (self, marks->solutions[i])].solutions++;
  for (size_t i = 0; i < marks->n_dead_ends; i++)
    {
      PaintChartTimelineColumn *column =
          &self->columns[paint_chart_timeline_pixel (self, marks->dead_ends[i])];

      column->dead_ends++;
      if (column->dead_ends > self->most_dead_ends)
        self->most_dead_ends = column->dead_ends;
    }
  self->counted = true;
  return BASE_OK;
}

/* Neighbours of one depth are one rectangle.  The few shades are drawn one after the other. */
static void
draw_depths (const PaintChartTimelineScene *scene)
{
  const PaintChartTimeline *self = scene->line;
  int room = self->bottom - self->top;

  for (unsigned shade = 0; shade < 8; shade++)
    {
      for (int x = 0; x < self->known; x++)
        {
          uint32_t depth = self->columns[x].deepest, from = (uint32_t) x;
          double share = self->deepest > 0 ? (double) depth / self->deepest : 0;
          int height = (int) ceil (share * room);

          if (depth == 0 || (unsigned) fmin (7, floor (share * 8)) != shade)
            continue;
          while (x + 1 < self->known && self->columns[x + 1].deepest == depth)
            x++;
          cairo_rectangle (scene->cr, self->left + (int) from, self->bottom - height,
                           x + 1 - (int) from, height);
        }
      paint_set_source (scene->cr,
                        paint_with_alpha (scene->theme->hues[PAINT_HUE_BLUE], 0.3 + 0.1 * shade));
      cairo_fill (scene->cr);
    }
}

static void
draw_unknown (const PaintChartTimelineScene *scene)
{
  const PaintChartTimeline *self = scene->line;
  int from = self->left + self->known, width = self->room - self->known;
  int height = self->bottom - self->top, step = 7 * self->unit;

  if (width <= 0)
    return;
  cairo_save (scene->cr);
  cairo_rectangle (scene->cr, from, self->top, width, height);
  cairo_clip (scene->cr);
  for (int x = from - height; x < from + width; x += step)
    {
      cairo_move_to (scene->cr, x, self->bottom);
      cairo_line_to (scene->cr, x + height, self->top);
    }
  cairo_set_line_width (scene->cr, self->unit * 1.2);
  paint_set_source (scene->cr, scene->theme->thin);
  cairo_stroke (scene->cr);
  cairo_restore (scene->cr);
}

/* Draws a line through all lanes with a handle on top.  Its edge has the colour of the ground, so
 * that it stands out from any depth. */
static void
draw_playhead (const PaintChartTimelineScene *scene, uint64_t position)
{
  const PaintChartTimeline *self = scene->line;
  int x = (int) floor (paint_chart_timeline_x (self, position) * self->options.scale),
      pen = 2 * self->unit;
  double size = 5 * self->unit;

  cairo_rectangle (scene->cr, x - pen / 2 - self->unit, 0, pen + 2 * self->unit, self->height);
  paint_set_source (scene->cr, scene->theme->surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill (scene->cr);
  cairo_rectangle (scene->cr, x - pen / 2, 0, pen, self->height);
  cairo_move_to (scene->cr, x - size, 0);
  cairo_line_to (scene->cr, x + size, 0);
  cairo_line_to (scene->cr, x, size * 1.4);
  cairo_close_path (scene->cr);
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_ACCENT]);
  cairo_fill (scene->cr);
}

BaseStatus
paint_chart_timeline_draw (PaintChartTimeline *self,
                           cairo_t *cr,
                           const PaintFrame *frame,
                           const PaintTheme *theme,
                           PaintText *text)
{
  const PlayerState *state = frame->state;
  const PaintChartTimelineScene scene = { cr, self, theme };
  BaseStatus status = BASE_OK;

  (void) text;
  if (!self->counted || self->end != state->end || self->finished != state->finished)
    {
      plan_timeline (self, state);
      status = count_marks (self);
    }
  if (status != BASE_OK)
    return status;
  paint_stage_begin (cr, self->width, self->height, self->options.scale, theme);
  cairo_rectangle (cr, self->left, self->top, self->known, self->bottom - self->top);
  paint_set_source (cr, theme->surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill (cr);
  draw_depths (&scene);
  draw_unknown (&scene);
  cairo_rectangle (cr, self->left, self->bottom, self->room, self->unit);
  paint_set_source (cr, theme->thin);
  cairo_fill (cr);
  paint_chart_timeline_draw_marks (&scene);
  draw_playhead (&scene, state->position);
  cairo_restore (cr);
  return BASE_OK;
}

uint64_t
paint_chart_timeline_at (const PaintChartTimeline *self, double x)
{
  double share = (x * self->options.scale - self->left) / (self->known > 0 ? self->known : 1);

  share = share < 0 ? 0 : share > 1 ? 1 : share;
  return (uint64_t) llround (share * (double) self->end);
}

double
paint_chart_timeline_x (const PaintChartTimeline *self, uint64_t position)
{
  double share = self->end > 0 ? (double) position / (double) self->end : 0;

  return (self->left + fmin (share, 1) * self->known) / self->options.scale;
}
