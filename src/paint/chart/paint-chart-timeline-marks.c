/* The marks along the strip: solutions above it, dead ends below, breakpoints and bookmarks at its
 * edge. */
#include "paint-chart-timeline-private.h"

#include <math.h>

/* Draws signs at least a few pixels apart; the first of a crowd represents it. */
static void
draw_solutions (const PaintChartTimelineScene *scene)
{
  const PaintChartTimeline *self = scene->line;
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
are_sparse (const PaintChartTimeline *self, int pitch)
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
draw_crosses (const PaintChartTimelineScene *scene, double half)
{
  const PaintChartTimeline *self = scene->line;
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

/* Draws bars downwards, as long as the square root of the number of dead ends there. */
static void
draw_dead_ends (const PaintChartTimelineScene *scene)
{
  const PaintChartTimeline *self = scene->line;
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

/* Draws breakpoints as discs on the upper edge, and bookmarks as flags that hang from it. */
static void
draw_own_marks (const PaintChartTimelineScene *scene)
{
  const PaintChartTimeline *self = scene->line;
  double size = 4 * self->unit;

  for (size_t i = 0; i < self->marks.n_breaks; i++)
    {
      double x = self->left + paint_chart_timeline_pixel (self, self->marks.breaks[i]) + 0.5;

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
      int x = self->left + paint_chart_timeline_pixel (self, self->marks.bookmarks[i]);

      cairo_rectangle (scene->cr, x, self->top, 2 * self->unit, self->bottom - self->top);
      cairo_move_to (scene->cr, x + 2 * self->unit, self->top);
      cairo_rel_line_to (scene->cr, 2 * size, size * 0.9);
      cairo_rel_line_to (scene->cr, -2 * size, size * 0.9);
      cairo_close_path (scene->cr);
      paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_HINT]);
      cairo_fill (scene->cr);
    }
}

void
paint_chart_timeline_draw_marks (const PaintChartTimelineScene *scene)
{
  draw_dead_ends (scene);
  draw_solutions (scene);
  draw_own_marks (scene);
}
