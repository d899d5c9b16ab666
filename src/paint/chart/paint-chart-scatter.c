#include "paint-chart-scatter.h"

#include "paint-box.h"
#include "paint-chart-bars.h"
#include "paint-label.h"
#include "paint-stage.h"

#include <math.h>

/* Lengths in heights of the letters. */
#define MARK_SIZE 0.62
#define AIR       0.5

#define LETTERS_UNITS  13.0 /* height of the letters, at most */
#define LINES_OF_FIELD 18.0 /* at least this many letters fit below each other */
#define MOST_MARKS     64   /* of an axis */

/* One direction: numbers, and the places that they have. */
typedef struct
{
  const PaintChartAxis *axis;
  double low, high;   /* the ends; of a logarithmic axis their logarithms */
  double start, size; /* device pixels; `size` is negative where numbers grow upwards */
} Direction;

typedef struct
{
  cairo_t *cr;
  const PaintChartScatter *scatter;
  const PaintTheme *theme;
  PaintText *text;
  PaintFont font;
  double width, height, thick;
  Direction x, y;
} Scene;

static bool
is_shown (const PaintChartAxis *axis, double number)
{
  return isfinite (number) && (!axis->is_logarithmic || number > 0);
}

static double
on_scale (const PaintChartAxis *axis, double number)
{
  return axis->is_logarithmic ? log10 (number) : number;
}

static double
place_on (const Direction *direction, double number)
{
  const double share =
      (on_scale (direction->axis, number) - direction->low) / (direction->high - direction->low);

  return direction->start + share * direction->size;
}

/* The step between marks of a linear axis: 1, 2 or 5 times a power of ten. */
static double
find_step (double span, double most)
{
  const double power = pow (10, floor (log10 (span / most)));

  if (span / power <= most)
    return power;
  if (span / (2 * power) <= most)
    return 2 * power;
  return span / (5 * power) <= most ? 5 * power : 10 * power;
}

/* Sets the ends so that all points are inside, a little away from the edge.  A linear axis, whose
 * numbers are never negative, begins at 0 when that costs less than half of it. */
static void
set_ends (Direction *direction, const PaintChartScatter *scatter, bool is_x)
{
  double low = INFINITY, high = -INFINITY;

  for (size_t i = 0; i < scatter->n_series; i++)
    for (size_t k = 0; k < scatter->series[i].n; k++)
      {
        const double x = scatter->series[i].x[k], y = scatter->series[i].y[k];

        if (!is_shown (&scatter->x, x) || !is_shown (&scatter->y, y))
          continue;
        low = fmin (low, on_scale (direction->axis, is_x ? x : y));
        high = fmax (high, on_scale (direction->axis, is_x ? x : y));
      }
  if (low > high)
    low = high = 0;
  if (!direction->axis->is_logarithmic && low > 0 && low < high / 2)
    low = 0;
  if (high - low < 1e-9 * fmax (1, fabs (high)))
    {
      low -= 0.5;
      high += 0.5;
    }
  direction->low = low == 0 && !direction->axis->is_logarithmic ? 0 : low - 0.05 * (high - low);
  direction->high = high + 0.05 * (high - low);
}

/* Lists round numbers between the ends, as many as have room.  Returns how many. */
static size_t
list_marks (const Direction *direction, double most, double marks[MOST_MARKS])
{
  const double span = direction->high - direction->low;
  const double step =
      direction->axis->is_logarithmic ? fmax (1, find_step (span, most)) : find_step (span, most);
  size_t n = 0;

  for (double at = ceil (direction->low / step) * step; at <= direction->high && n < MOST_MARKS;
       at += step)
    marks[n++] = direction->axis->is_logarithmic ? pow (10, round (at)) : round (at / step) * step;
  return n;
}

static void
scatter_add_label (const Scene *scene,
                   const Direction *direction,
                   double number,
                   double x,
                   double y)
{
  BaseText label = BASE_TEXT_EMPTY;

  if (direction->axis->is_logarithmic)
    paint_chart_bars_add_power (&label, (int) lround (log10 (number)));
  else if (number >= 1000 || number != floor (number))
    paint_chart_bars_add_number (&label, number);
  else
    base_text_add_decimal (&label, number, 0);
  if (direction == &scene->x)
    paint_label_add_centred (scene->text, base_text_string (&label), scene->font, x, y);
  else
    paint_label_add_right (scene->text, base_text_string (&label), scene->font, x, y);
  base_text_clear (&label);
}

/* A point, of radius 1 around the origin: a circle, or a polygon. */
static void
add_shape (cairo_t *cr, size_t series)
{
  static const struct
  {
    double x, y;
  } corners[][8] = {
    { { -0.8, -0.8 }, { 0.8, -0.8 }, { 0.8, 0.8 }, { -0.8, 0.8 } },
    { { 0, -1.1 }, { 1, 0.75 }, { -1, 0.75 } },
    { { 0, -1.2 }, { 1.2, 0 }, { 0, 1.2 }, { -1.2, 0 } },
    { { 0, 1.1 }, { 1, -0.75 }, { -1, -0.75 } },
    { { -1.2, -0.45 }, { 1.2, -0.45 }, { 1.2, 0.45 }, { -1.2, 0.45 } },
    { { -0.45, -1.2 }, { 0.45, -1.2 }, { 0.45, 1.2 }, { -0.45, 1.2 } },
  };
  const size_t n_shapes = sizeof corners / sizeof *corners + 1;
  const size_t shape = series % n_shapes;

  cairo_new_sub_path (cr);
  if (shape == 0)
    cairo_arc (cr, 0, 0, 0.9, 0, 2 * PAINT_PI);
  for (size_t i = 0; shape > 0 && i < 8; i++)
    if (corners[shape - 1][i].x != 0 || corners[shape - 1][i].y != 0)
      cairo_line_to (cr, corners[shape - 1][i].x, corners[shape - 1][i].y);
  cairo_close_path (cr);
}

/* Draws the point of a series: pale inside, so that many points in one place become dark. */
static void
draw_point (const Scene *scene, size_t series, double x, double y)
{
  const PaintColour hue = scene->theme->hues[series % PAINT_HUES];
  const double radius = MARK_SIZE * scene->font.size / 2;

  cairo_save (scene->cr);
  cairo_translate (scene->cr, x, y);
  cairo_scale (scene->cr, radius, radius);
  add_shape (scene->cr, series);
  cairo_restore (scene->cr);
  paint_set_source (scene->cr, (hue & 0xffffff00u) | 0x50);
  cairo_fill_preserve (scene->cr);
  paint_set_source (scene->cr, hue);
  cairo_set_line_width (scene->cr, scene->thick);
  cairo_stroke (scene->cr);
}

static void
draw_points (const Scene *scene)
{
  const PaintChartScatter *scatter = scene->scatter;

  for (size_t i = 0; i < scatter->n_series; i++)
    for (size_t k = 0; k < scatter->series[i].n; k++)
      {
        const double x = scatter->series[i].x[k], y = scatter->series[i].y[k];

        if (is_shown (&scatter->x, x) && is_shown (&scatter->y, y))
          draw_point (scene, i, place_on (&scene->x, x), place_on (&scene->y, y));
      }
}

/* Adds the names of the series from left to right, in as many lines as they need.  Returns the
 * height of those lines.  Without `draws` it only measures. */
static double
place_names (const Scene *scene, double left, double right, bool draws)
{
  const double size = scene->font.size, line = 1.5 * size;
  double x = left, y = line / 2 + AIR * size;

  for (size_t i = 0; i < scene->scatter->n_series; i++)
    {
      const char *name = scene->scatter->series[i].name;
      const double length =
          1.4 * size + paint_text_measure (scene->text, name, scene->font).advance;

      if (x > left && x + length > right)
        {
          x = left;
          y += line;
        }
      if (draws)
        {
          draw_point (scene, i, x + size / 2, y);
          paint_label_add_left (scene->text, name, scene->font, x + 1.2 * size, y);
        }
      x += length + size;
    }
  return y + line / 2;
}

static void
show_labels (const Scene *scene, PaintColour colour)
{
  paint_set_source (scene->cr, colour);
  paint_text_show (scene->text, scene->cr);
}

/* Draws thin lines at the marks, and their numbers beside the field. */
static void
draw_marks (const Scene *scene)
{
  const double size = scene->font.size;
  double marks[MOST_MARKS];
  size_t n = list_marks (&scene->x, scene->x.size / (4 * size), marks);

  for (size_t i = 0; i < n; i++)
    {
      const double x = round (place_on (&scene->x, marks[i]));

      cairo_rectangle (scene->cr, x, scene->y.start + scene->y.size, scene->thick, -scene->y.size);
      scatter_add_label (scene, &scene->x, marks[i], x, scene->y.start + 0.9 * size);
    }
  n = list_marks (&scene->y, -scene->y.size / (1.8 * size), marks);
  for (size_t i = 0; i < n; i++)
    {
      const double y = round (place_on (&scene->y, marks[i]));

      cairo_rectangle (scene->cr, scene->x.start, y, scene->x.size, scene->thick);
      scatter_add_label (scene, &scene->y, marks[i], scene->x.start - AIR * size, y);
    }
  paint_set_source (scene->cr, (scene->theme->thin & 0xffffff00u) | 0x60);
  cairo_fill (scene->cr);
}

/* The vertical axis has its name above the field, where it can be read without turning the head. */
static void
draw_axis_names (const Scene *scene, double top)
{
  const double size = scene->font.size;
  char room[PAINT_LABEL_ROOM];

  paint_label_add_left (scene->text,
                        paint_label_shorten (scene->text, scene->scatter->y.name, scene->font,
                                             scene->width - size, room),
                        scene->font, AIR * size, top);
  paint_label_add_right (scene->text,
                         paint_label_shorten (scene->text, scene->scatter->x.name, scene->font,
                                              scene->width - size, room),
                         scene->font, scene->width - AIR * size, scene->y.start + 2.2 * size);
  show_labels (scene, scene->theme->inks[PAINT_INK_GIVEN]);
}

/* Places the field between the names above and the numbers at the left and below. */
static double
place_field (Scene *scene)
{
  const double size = scene->font.size;
  const double names = place_names (scene, AIR * size, scene->width - AIR * size, false);
  const double numbers = paint_text_measure (scene->text, "0.000M", scene->font).advance;
  const double top = names + 0.9 * size;

  scene->x.start = numbers + AIR * size;
  scene->x.size = scene->width - scene->x.start - size;
  scene->y.start = scene->height - 3.2 * size;
  scene->y.size = top + size - scene->y.start;
  return top;
}

BaseStatus
paint_chart_scatter_draw (const PaintChartScatter *self,
                          cairo_t *cr,
                          double width,
                          double height,
                          double scale,
                          const PaintTheme *theme,
                          PaintText *text)
{
  Scene scene = {
    .cr = cr,
    .scatter = self,
    .theme = theme,
    .text = text,
    .width = width * scale,
    .height = height * scale,
    .thick = fmax (1, floor (scale)),
    .x = { .axis = &self->x },
    .y = { .axis = &self->y },
  };
  double top;

  scene.font.size = fmin (LETTERS_UNITS * scale, scene.height / LINES_OF_FIELD);
  set_ends (&scene.x, self, true);
  set_ends (&scene.y, self, false);
  top = place_field (&scene);
  paint_stage_begin (cr, scene.width, scene.height, scale, theme);
  draw_marks (&scene);
  show_labels (&scene, theme->label);
  draw_axis_names (&scene, top);
  (void) place_names (&scene, AIR * scene.font.size, scene.width - AIR * scene.font.size, true);
  show_labels (&scene, theme->inks[PAINT_INK_GIVEN]);
  draw_points (&scene);
  cairo_restore (cr);
  return paint_text_status (text);
}
