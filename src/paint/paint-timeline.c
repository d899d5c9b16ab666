#include "paint-timeline.h"

#include "base-memory.h"
#include "paint-matrix-private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define KNOWN_SHARE 0.86 /* of the strip, while the search runs */

/* What falls into one column of pixels. */
typedef struct
{
  uint32_t deepest; /* level + 1; 0: nothing is known */
  uint32_t solutions, dead_ends;
} Column;

struct PaintTimeline
{
  PaintStageOptions options;
  PaintTimelineMarks marks;
  Column *columns; /* of the known part */
  size_t capacity;
  bool counted;
  uint64_t end;
  bool finished;
  int width, height, unit;
  int left, room, known; /* pixels: of the strip, and of its known part */
  int top, bottom;       /* of the depths */
  uint32_t deepest, most_dead_ends;
};

typedef struct
{
  cairo_t *cr;
  const PaintTimeline *line;
  const PaintTheme *theme;
} Scene;

BaseStatus
paint_timeline_new (const PaintProblem *problem, PaintTimeline **out_timeline)
{
  PaintTimeline *self = base_new_zeroed (PaintTimeline, 1);

  (void) problem;
  if (self == NULL)
    return BASE_NO_MEMORY;
  self->options.scale = 1;
  *out_timeline = self;
  return BASE_OK;
}

void
paint_timeline_free (PaintTimeline *self)
{
  if (self == NULL)
    return;
  free (self->columns);
  free (self);
}

void
paint_timeline_set_options (PaintTimeline *self, const PaintStageOptions *options)
{
  self->options = *options;
  self->counted = false;
}

void
paint_timeline_set_marks (PaintTimeline *self, const PaintTimelineMarks *marks)
{
  self->marks = *marks;
  self->counted = false;
}

void
paint_timeline_marks_of (const CoverRecord *record,
                         PaintTimelineSample *out_samples,
                         PaintTimelineMarks *out_marks)
{
  uint64_t every;
  PaintTimelineMarks marks = { .samples = out_samples };

  marks.n_samples = cover_record_n_checkpoints (record);
  for (size_t i = 0; i < marks.n_samples; i++)
    {
      CoverMoment moment = cover_record_moment (record, i);

      out_samples[i] = (PaintTimelineSample){ moment.counters->events, moment.level };
    }
  marks.solutions = cover_record_marks (record, COVER_MARK_SOLUTION, &marks.n_solutions, &every);
  marks.dead_ends = cover_record_marks (record, COVER_MARK_DEAD_END, &marks.n_dead_ends, &every);
  *out_marks = marks;
}

static void
plan (PaintTimeline *self, const PlayerState *state)
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

static int
pixel_of (const PaintTimeline *self, uint64_t position)
{
  double share = self->end > 0 ? (double) position / (double) self->end : 0;

  return (int) fmin (self->known - 1, floor (fmin (share, 1) * self->known));
}

/* Between samples the search is about as deep as at the last one. */
static void
count_depths (PaintTimeline *self)
{
  const PaintTimelineMarks *marks = &self->marks;
  uint32_t last = 0;

  for (size_t i = 0; i < marks->n_samples; i++)
    {
      Column *column = &self->columns[pixel_of (self, marks->samples[i].position)];
      uint32_t depth = marks->samples[i].level + 1;

      column->deepest = depth > column->deepest ? depth : column->deepest;
      self->deepest = depth > self->deepest ? depth : self->deepest;
    }
  for (int x = 0; x < self->known; x++)
    {
      if (self->columns[x].deepest == 0)
        self->columns[x].deepest = last;
      last = self->columns[x].deepest;
    }
}

static BaseStatus
count (PaintTimeline *self)
{
  const PaintTimelineMarks *marks = &self->marks;
  void *array = self->columns;
  BaseStatus status = base_grow (&array, &self->capacity, (size_t) self->known, sizeof (Column));

  self->columns = array;
  if (status != BASE_OK)
    return status;
  memset (self->columns, 0, (size_t) self->known * sizeof (Column));
  self->deepest = self->most_dead_ends = 0;
  count_depths (self);
  for (size_t i = 0; i < marks->n_solutions; i++)
    self->columns[pixel_of (self, marks->solutions[i])].solutions++;
  for (size_t i = 0; i < marks->n_dead_ends; i++)
    {
      Column *column = &self->columns[pixel_of (self, marks->dead_ends[i])];

      column->dead_ends++;
      if (column->dead_ends > self->most_dead_ends)
        self->most_dead_ends = column->dead_ends;
    }
  self->counted = true;
  return BASE_OK;
}

static PaintColour
with_alpha (PaintColour colour, double alpha)
{
  return (colour & 0xffffff00u) | (uint32_t) round (alpha * 255);
}

/* Neighbours of one depth are one rectangle; a few shades are drawn one after the other. */
static void
draw_depths (const Scene *scene)
{
  const PaintTimeline *self = scene->line;
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
                        with_alpha (scene->theme->hues[PAINT_HUE_BLUE], 0.3 + 0.1 * shade));
      cairo_fill (scene->cr);
    }
}

static void
draw_unknown (const Scene *scene)
{
  const PaintTimeline *self = scene->line;
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

/* A sign every so many pixels at least; the first of a crowd stands for it. */
static void
draw_solutions (const Scene *scene)
{
  const PaintTimeline *self = scene->line;
  double size = fmin (5 * self->unit, self->top * 0.42), y = self->top * 0.5;
  int next = 0;

  for (int x = 0; x < self->known; x++)
    {
      double middle = self->left + x + 0.5;

      if (self->columns[x].solutions == 0)
        continue;
      cairo_rectangle (scene->cr, self->left + x, self->top - 2 * self->unit, self->unit,
                       2 * self->unit + (self->bottom - self->top) / 4);
      paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_SOLVED]);
      cairo_fill (scene->cr);
      if (x < next)
        continue;
      cairo_move_to (scene->cr, middle - size, y);
      cairo_line_to (scene->cr, middle - size * 0.3, y + size * 0.6);
      cairo_line_to (scene->cr, middle + size, y - size * 0.8);
      cairo_set_line_width (scene->cr, self->unit * 1.8);
      cairo_stroke (scene->cr);
      next = x + (int) (3 * size);
    }
}

static bool
are_sparse (const PaintTimeline *self, int pitch)
{
  int last = -pitch;

  for (int x = 0; x < self->known; x++)
    if (self->columns[x].dead_ends > 0)
      {
        if (self->columns[x].dead_ends > 1 || x - last < pitch)
          return false;
        last = x;
      }
  return true;
}

static void
draw_crosses (const Scene *scene, double half)
{
  const PaintTimeline *self = scene->line;
  double y = (self->bottom + self->height) / 2.0;

  for (int x = 0; x < self->known; x++)
    if (self->columns[x].dead_ends > 0)
      {
        double middle = self->left + x + 0.5;

        cairo_move_to (scene->cr, middle - half, y - half);
        cairo_line_to (scene->cr, middle + half, y + half);
        cairo_move_to (scene->cr, middle - half, y + half);
        cairo_line_to (scene->cr, middle + half, y - half);
      }
  cairo_set_line_width (scene->cr, self->unit * 1.4);
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_BAD]);
  cairo_stroke (scene->cr);
}

/* Bars downwards, as long as dead ends are many there, by their square root. */
static void
draw_dead_ends (const Scene *scene)
{
  const PaintTimeline *self = scene->line;
  double half = fmin (3 * self->unit, (self->height - self->bottom) * 0.35);
  int room = self->height - self->bottom - 2 * self->unit;

  if (are_sparse (self, (int) (2.6 * half)))
    {
      draw_crosses (scene, half);
      return;
    }
  for (int x = 0; x < self->known; x++)
    if (self->columns[x].dead_ends > 0)
      cairo_rectangle (
          scene->cr, self->left + x, self->bottom + self->unit, 1,
          ceil (room * sqrt ((double) self->columns[x].dead_ends / self->most_dead_ends)));
  paint_set_source (scene->cr, scene->theme->thin);
  cairo_fill (scene->cr);
}

/* Breakpoints are discs on the upper edge, bookmarks flags that hang from it. */
static void
draw_own_marks (const Scene *scene)
{
  const PaintTimeline *self = scene->line;
  double size = 4 * self->unit;

  for (size_t i = 0; i < self->marks.n_breaks; i++)
    {
      double x = self->left + pixel_of (self, self->marks.breaks[i]) + 0.5;

      cairo_new_sub_path (scene->cr);
      cairo_arc (scene->cr, x, self->top + size, size, 0, 7);
      paint_set_source (scene->cr, scene->theme->surfaces[PAINT_SURFACE_PAPER]);
      cairo_fill_preserve (scene->cr);
      paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_BAD]);
      cairo_set_line_width (scene->cr, self->unit * 2);
      cairo_stroke (scene->cr);
    }
  for (size_t i = 0; i < self->marks.n_bookmarks; i++)
    {
      int x = self->left + pixel_of (self, self->marks.bookmarks[i]);

      cairo_rectangle (scene->cr, x, self->top, 2 * self->unit, self->bottom - self->top);
      cairo_move_to (scene->cr, x + 2 * self->unit, self->top);
      cairo_rel_line_to (scene->cr, 2 * size, size * 0.9);
      cairo_rel_line_to (scene->cr, -2 * size, size * 0.9);
      cairo_close_path (scene->cr);
      paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_HINT]);
      cairo_fill (scene->cr);
    }
}

/* A line through all lanes with a handle on top, on an edge of paper so that it stands out of any depth. */
static void
draw_playhead (const Scene *scene, uint64_t position)
{
  const PaintTimeline *self = scene->line;
  int x = (int) floor (paint_timeline_x (self, position) * self->options.scale),
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
paint_timeline_draw (PaintTimeline *self,
                     cairo_t *cr,
                     const PaintFrame *frame,
                     const PaintTheme *theme,
                     PaintText *text)
{
  const PlayerState *state = frame->state;
  const Scene scene = { cr, self, theme };
  BaseStatus status = BASE_OK;

  (void) text;
  if (!self->counted || self->end != state->end || self->finished != state->finished)
    {
      plan (self, state);
      status = count (self);
    }
  if (status != BASE_OK)
    return status;
  cairo_save (cr);
  cairo_scale (cr, 1 / self->options.scale, 1 / self->options.scale);
  cairo_rectangle (cr, 0, 0, self->width, self->height);
  cairo_clip (cr);
  paint_set_source (cr, theme->ground);
  cairo_paint (cr);
  cairo_rectangle (cr, self->left, self->top, self->known, self->bottom - self->top);
  paint_set_source (cr, theme->surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill (cr);
  draw_depths (&scene);
  draw_unknown (&scene);
  cairo_rectangle (cr, self->left, self->bottom, self->room, self->unit);
  paint_set_source (cr, theme->thin);
  cairo_fill (cr);
  draw_dead_ends (&scene);
  draw_solutions (&scene);
  draw_own_marks (&scene);
  draw_playhead (&scene, state->position);
  cairo_restore (cr);
  return BASE_OK;
}

uint64_t
paint_timeline_at (const PaintTimeline *self, double x)
{
  double share = (x * self->options.scale - self->left) / (self->known > 0 ? self->known : 1);

  share = share < 0 ? 0 : share > 1 ? 1 : share;
  return (uint64_t) llround (share * (double) self->end);
}

double
paint_timeline_x (const PaintTimeline *self, uint64_t position)
{
  double share = self->end > 0 ? (double) position / (double) self->end : 0;

  return (self->left + fmin (share, 1) * self->known) / self->options.scale;
}
