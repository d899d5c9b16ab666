/* Each arrow is one curve of a few that bend more or less to either side: the one that crosses the
 * fewest spots, numbers and earlier arrows.  Numbers lie on their curves, where there is most room.
 * Curves are quadratic, and judged by points along them. */
#include "paint-arrows.h"

#include "base-memory.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Points by which a curve is judged, its ends among them. */
#define POINTS 25

/* How far a curve lies from the straight line: shares of its length, then of a spot's radius. */
static const double bends_of_length[] = { 0, 0.08, -0.08, 0.16, -0.16, 0.28, -0.28, 0.42, -0.42 };
static const double bends_of_radius[] = { 1.25, -1.25, 1.9, -1.9 };

#define N_BENDS                                     \
  (sizeof bends_of_length / sizeof *bends_of_length \
   + sizeof bends_of_radius / sizeof *bends_of_radius)

/* What a curve is charged: for a point in the middle of a spot or a number, outside of the bounds,
 * on another arrow, and for being as far from the straight line as it is long. */
#define COST_SPOT    1.0
#define COST_FAINT   0.25
#define COST_NUMBER  1.5
#define COST_OUTSIDE 4.0
#define COST_ARROW   0.25
#define COST_BEND    1.2

/* What a number is charged for being far from the middle, for being beside its curve, and for
 * hiding more than half of it. */
#define COST_PLACE  0.1
#define COST_BESIDE 0.3
#define COST_HIDES  2.0

/* Where numbers may stand along their curve, the best places first; and how far beside it, in radii
 * of a number, since one on a short arrow would hide it. */
static const double places[] = { 0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74 };
static const double sides[] = { 0, 1.3, -1.3 };

#define N_PLACES (sizeof places / sizeof *places)
#define N_SIDES  (sizeof sides / sizeof *sides)

/* Shares of a number's em: the radius of its disc. */
#define DISC_SHARE 0.72

/* In widths of a line. */
#define HEAD_LENGTH 4.5
#define HEAD_WIDTH  4.0
#define DASH_LENGTH 3.0
#define HALO_WIDTH  0.7

typedef struct
{
  double x, y;
} Point;

typedef struct
{
  Point from, to, bend; /* the curve */
  Point points[POINTS];
  double begin, end; /* the part of the curve between the two spots */
  PaintSpot number;  /* radius 0: none */
} Curve;

typedef struct
{
  const PaintArrows *arrows;
  cairo_t *cr;
  const PaintTheme *theme;
  PaintText *text;
  Curve *curves;
  size_t n_curves;  /* found so far */
  PaintSpot *marks; /* the places of numbers beside spots; radius 0: none */
  size_t n_marks;   /* found so far */
} Drawing;

static Point
point_at (const Curve *curve, double t)
{
  const double a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;

  return (Point){ a * curve->from.x + b * curve->bend.x + c * curve->to.x,
                  a * curve->from.y + b * curve->bend.y + c * curve->to.y };
}

static double
distance (Point one, Point other)
{
  return hypot (one.x - other.x, one.y - other.y);
}

static bool
same_spot (const PaintSpot *one, const PaintSpot *other)
{
  return one->x == other->x && one->y == other->y;
}

/* How deep a disc of this radius around a point lies in a spot, from 0 to 1. */
static double
depth_in (const PaintSpot *spot, Point point, double radius)
{
  const double room = spot->radius + radius;

  if (spot->radius <= 0)
    return 0;
  return fmax (0, 1 - distance (point, (Point){ spot->x, spot->y }) / room);
}

static bool
is_outside (const PaintArrows *arrows, Point point)
{
  const PaintBox *bounds = &arrows->bounds;

  return point.x < bounds->x || point.y < bounds->y || point.x > bounds->x + bounds->width
         || point.y > bounds->y + bounds->height;
}

/* Finds where the curve leaves the first spot and enters the second one. */
static void
cut_ends (Curve *curve, const PaintArrow *arrow, double pen)
{
  const Point from = { arrow->from.x, arrow->from.y }, to = { arrow->to.x, arrow->to.y };

  curve->begin = 0;
  curve->end = 1;
  while (curve->begin < 0.45
         && distance (point_at (curve, curve->begin), from) < arrow->from.radius + pen / 2)
    curve->begin += 0.01;
  while (curve->end > 0.55
         && distance (point_at (curve, curve->end), to) < arrow->to.radius + pen / 2)
    curve->end -= 0.01;
}

static Curve
make_curve (const PaintArrows *arrows, const PaintArrow *arrow, double bend)
{
  const double across = arrow->to.x - arrow->from.x, down = arrow->to.y - arrow->from.y;
  const double length = fmax (hypot (across, down), 1);
  Curve curve = {
    .from = { arrow->from.x, arrow->from.y },
    .to = { arrow->to.x, arrow->to.y },
    .bend = { (arrow->from.x + arrow->to.x) / 2 - 2 * bend * down / length,
              (arrow->from.y + arrow->to.y) / 2 + 2 * bend * across / length },
  };

  cut_ends (&curve, arrow, arrows->pen);
  for (unsigned i = 0; i < POINTS; i++)
    curve.points[i] =
        point_at (&curve, curve.begin + (curve.end - curve.begin) * i / (POINTS - 1.0));
  return curve;
}

/* Arrows that leave the same spot, or come to it, are close to each other there. */
static double
cost_beside (const Drawing *drawing, const Curve *curve)
{
  const double near = 3 * drawing->arrows->pen;
  double cost = 0;

  for (size_t other = 0; other < drawing->n_curves; other++)
    for (unsigned i = 2; i + 2 < POINTS; i++)
      for (unsigned k = 1; k + 1 < POINTS; k++)
        if (distance (curve->points[i], drawing->curves[other].points[k]) < near)
          {
            cost += COST_ARROW;
            break;
          }
  return cost;
}

static double
cost_of_curve (const Drawing *drawing, const PaintArrow *arrow, const Curve *curve, double bend)
{
  const PaintArrows *arrows = drawing->arrows;
  const double length = fmax (hypot (arrow->to.x - arrow->from.x, arrow->to.y - arrow->from.y), 1);
  const double shown = distance (curve->points[0], curve->points[POINTS - 1]);
  double cost = COST_BEND * fabs (bend) / length + cost_beside (drawing, curve);

  if (shown < (HEAD_LENGTH + 2) * arrows->pen)
    cost += COST_OUTSIDE; /* too short to be seen */
  for (unsigned i = 0; i < POINTS; i++)
    {
      cost += is_outside (arrows, curve->points[i]) ? COST_OUTSIDE : 0;
      for (size_t s = 0; s < arrows->n_spots; s++)
        if (!same_spot (&arrows->spots[s], &arrow->from)
            && !same_spot (&arrows->spots[s], &arrow->to))
          cost += COST_SPOT * depth_in (&arrows->spots[s], curve->points[i], arrows->pen);
      for (size_t s = 0; s < arrows->n_faint; s++)
        cost += COST_FAINT * depth_in (&arrows->faint[s], curve->points[i], arrows->pen);
      for (size_t c = 0; c < drawing->n_curves; c++)
        cost += COST_NUMBER * depth_in (&drawing->curves[c].number, curve->points[i], arrows->pen);
      for (size_t m = 0; m < drawing->n_marks; m++)
        cost += COST_NUMBER * depth_in (&drawing->marks[m], curve->points[i], arrows->pen);
    }
  return cost;
}

/* What a number covers at a place. */
static double
cost_of_number (const Drawing *drawing, Point place, double radius)
{
  const PaintArrows *arrows = drawing->arrows;
  double cost = is_outside (arrows, place) ? COST_OUTSIDE : 0;

  for (size_t s = 0; s < arrows->n_spots; s++)
    cost += COST_SPOT * depth_in (&arrows->spots[s], place, radius);
  for (size_t s = 0; s < arrows->n_faint; s++)
    cost += COST_FAINT * depth_in (&arrows->faint[s], place, radius);
  for (size_t c = 0; c < drawing->n_curves; c++)
    {
      cost += 2 * COST_NUMBER * depth_in (&drawing->curves[c].number, place, radius);
      for (unsigned i = 0; i < POINTS; i++)
        cost += COST_ARROW * (distance (drawing->curves[c].points[i], place) < radius);
    }
  for (size_t m = 0; m < drawing->n_marks; m++)
    cost += 2 * COST_NUMBER * depth_in (&drawing->marks[m], place, radius);
  return cost;
}

static bool
hides_curve (const Curve *curve, Point place, double radius)
{
  unsigned n = 0;

  for (unsigned i = 0; i < POINTS; i++)
    n += distance (curve->points[i], place) < radius;
  return n > POINTS / 2;
}

/* The place along and beside the curve. */
static Point
place_beside (const Curve *curve, double along, double beside)
{
  const double t = curve->begin + (curve->end - curve->begin) * along;
  const Point before = point_at (curve, t - 0.02), behind = point_at (curve, t + 0.02);
  const double length = fmax (distance (before, behind), 1e-6);
  const Point at = point_at (curve, t);

  return (Point){ at.x - beside * (behind.y - before.y) / length,
                  at.y + beside * (behind.x - before.x) / length };
}

static void
place_number (const Drawing *drawing, const PaintArrow *arrow, Curve *curve)
{
  const double radius = DISC_SHARE * drawing->arrows->em;
  double least = INFINITY;

  if (arrow->number == 0 || radius == 0)
    return;
  for (unsigned i = 0; i < N_PLACES * N_SIDES; i++)
    {
      const double side = sides[i / N_PLACES];
      const Point place = place_beside (curve, places[i % N_PLACES], side * radius);
      const double cost = cost_of_number (drawing, place, radius) + COST_PLACE * (i % N_PLACES)
                          + (side != 0 ? COST_BESIDE : 0)
                          + (hides_curve (curve, place, radius) ? COST_HIDES : 0);

      if (cost >= least)
        continue;
      least = cost;
      curve->number = (PaintSpot){ place.x, place.y, radius };
    }
}

static void
find_curve (Drawing *drawing, const PaintArrow *arrow)
{
  const double length = hypot (arrow->to.x - arrow->from.x, arrow->to.y - arrow->from.y);
  const unsigned n_of_length = sizeof bends_of_length / sizeof *bends_of_length;
  double least = INFINITY;
  Curve best = { .begin = 0 };

  for (unsigned i = 0; i < N_BENDS; i++)
    {
      const double bend = i < n_of_length ? bends_of_length[i] * length
                                          : bends_of_radius[i - n_of_length] * arrow->from.radius;
      const Curve curve = make_curve (drawing->arrows, arrow, bend);
      const double cost = cost_of_curve (drawing, arrow, &curve, bend);

      if (cost < least)
        {
          least = cost;
          best = curve;
        }
    }
  place_number (drawing, arrow, &best);
  drawing->curves[drawing->n_curves++] = best;
}

/* The number stands beside its spot, in the direction with most room. */
static void
place_mark (Drawing *drawing, const PaintSpot *spot)
{
  const double radius = DISC_SHARE * drawing->arrows->em;
  double least = INFINITY;
  PaintSpot best = { 0 };

  for (unsigned i = 0; i < 8 && radius > 0; i++)
    {
      const double away = spot->radius + 0.7 * radius,
                   angle = (2 * i + 5) * PAINT_PI / 4 * 0.5 + PAINT_PI / 8;
      const Point place = { spot->x + away * cos (angle), spot->y + away * sin (angle) };
      const double cost = cost_of_number (drawing, place, radius) + 0.02 * i;

      if (cost >= least)
        continue;
      least = cost;
      best = (PaintSpot){ place.x, place.y, radius };
    }
  drawing->marks[drawing->n_marks++] = best;
}

/* Adds the curve from its begin to `end`, as points: cut curves need no other mathematics. */
static void
add_line (cairo_t *cr, const Curve *curve, double end)
{
  const unsigned n = 2 * POINTS;

  for (unsigned i = 0; i <= n; i++)
    {
      const Point point = point_at (curve, curve->begin + (end - curve->begin) * i / n);

      if (i == 0)
        cairo_move_to (cr, point.x, point.y);
      else
        cairo_line_to (cr, point.x, point.y);
    }
}

/* Where the head begins, along the curve. */
static double
find_neck (const Curve *curve, double length)
{
  const Point tip = point_at (curve, curve->end);
  double t = curve->end;

  while (t > curve->begin && distance (point_at (curve, t), tip) < length)
    t -= 0.01;
  return fmax (t, curve->begin);
}

static void
add_arrow_head (cairo_t *cr, const Curve *curve, double neck, double width)
{
  const Point tip = point_at (curve, curve->end), back = point_at (curve, neck);
  const double length = fmax (distance (tip, back), 1e-6);
  const double across = -(tip.y - back.y) / length * width / 2;
  const double down = (tip.x - back.x) / length * width / 2;

  cairo_move_to (cr, tip.x, tip.y);
  cairo_line_to (cr, back.x + across, back.y + down);
  cairo_line_to (cr, back.x - across, back.y - down);
  cairo_close_path (cr);
}

/* Draws all lines of one look.  A pale line below keeps them clear of the digits that they
 * cross. */
static void
draw_lines (const Drawing *drawing, bool solid, bool halo)
{
  const double pen = drawing->arrows->pen, dash = DASH_LENGTH * pen;
  cairo_t *cr = drawing->cr;

  for (size_t i = 0; i < drawing->n_curves; i++)
    if (drawing->arrows->arrows[i].is_solid == solid)
      add_line (cr, &drawing->curves[i], find_neck (&drawing->curves[i], HEAD_LENGTH * pen));
  cairo_set_dash (cr, &dash, halo || solid ? 0 : 1, 0);
  cairo_set_line_width (cr, halo ? (1 + 2 * HALO_WIDTH) * pen : pen);
  paint_set_source (cr, halo
                            ? paint_with_alpha (drawing->theme->surfaces[PAINT_SURFACE_PAPER], 0.75)
                            : drawing->theme->signs[PAINT_SIGN_HINT]);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_heads (const Drawing *drawing)
{
  const double pen = drawing->arrows->pen;

  for (size_t i = 0; i < drawing->n_curves; i++)
    add_arrow_head (drawing->cr, &drawing->curves[i],
                    find_neck (&drawing->curves[i], HEAD_LENGTH * pen), HEAD_WIDTH * pen);
  paint_set_source (drawing->cr, drawing->theme->signs[PAINT_SIGN_HINT]);
  cairo_fill (drawing->cr);
}

void
paint_arrows_draw_number (cairo_t *cr,
                          PaintSpot disc,
                          double pen,
                          uint32_t number,
                          const PaintTheme *theme,
                          PaintText *text)
{
  char string[12];
  const char *symbol = string;
  double baseline;
  PaintFont font = { .bold = true };

  if (disc.radius <= 0)
    return;
  snprintf (string, sizeof string, "%u", number);
  font = paint_text_fit (text, &symbol, 1, 1.4 * disc.radius, 1.55 * disc.radius, 1.4 * disc.radius,
                         font, &baseline);
  cairo_new_sub_path (cr);
  cairo_arc (cr, disc.x, disc.y, disc.radius, 0, 2 * PAINT_PI);
  paint_set_source (cr, theme->surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, pen);
  paint_set_source (cr, theme->signs[PAINT_SIGN_HINT]);
  cairo_stroke (cr);
  paint_set_source (cr, theme->inks[PAINT_INK_GIVEN]);
  paint_text_add (text, string, font, disc.x, disc.y + baseline);
  paint_text_show (text, cr);
}

static void
draw_numbers (const Drawing *drawing)
{
  const double pen = fmax (1, 0.6 * drawing->arrows->pen);

  for (size_t i = 0; i < drawing->n_curves; i++)
    paint_arrows_draw_number (drawing->cr, drawing->curves[i].number, pen,
                              drawing->arrows->arrows[i].number, drawing->theme, drawing->text);
  for (size_t m = 0; m < drawing->n_marks; m++)
    paint_arrows_draw_number (drawing->cr, drawing->marks[m], pen,
                              drawing->arrows->marked[m].number, drawing->theme, drawing->text);
}

BaseStatus
paint_arrows_draw (cairo_t *cr, const PaintArrows *arrows, const PaintTheme *theme, PaintText *text)
{
  Drawing drawing = { .arrows = arrows, .cr = cr, .theme = theme, .text = text };

  drawing.curves = base_new (Curve, arrows->n_arrows);
  drawing.marks = base_new (PaintSpot, arrows->n_marked);
  if (drawing.curves == NULL || drawing.marks == NULL)
    {
      free (drawing.curves);
      free (drawing.marks);
      return BASE_NO_MEMORY;
    }
  for (size_t i = 0; i < arrows->n_marked; i++)
    place_mark (&drawing, &arrows->marked[i].spot);
  for (size_t i = 0; i < arrows->n_arrows; i++)
    find_curve (&drawing, &arrows->arrows[i]);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_lines (&drawing, false, true);
  draw_lines (&drawing, true, true);
  draw_lines (&drawing, false, false);
  draw_lines (&drawing, true, false);
  draw_heads (&drawing);
  draw_numbers (&drawing);
  cairo_restore (cr);
  free (drawing.curves);
  free (drawing.marks);
  return paint_text_status (text);
}
