#include "paint-chart-bars.h"

#include "paint-label.h"
#include "paint-stage.h"

#include <math.h>

/* Lengths in lines of bars. */
#define HEAD    1.3  /* of a group */
#define GAP     0.6  /* below a group */
#define FOOT    2.8  /* the scale of a column, and the name of its numbers */
#define EM      0.72 /* em of the letters, in heights of a line */
#define MOST_EM 18.0 /* units: letters do not grow beyond that */

#define SCALE_MOST 16 /* powers of ten */

/* How the groups are spread over columns. */
typedef struct
{
  size_t n_columns;
  double line; /* device pixels */
} Plan;

typedef struct
{
  cairo_t *cr;
  const PaintChartBars *bars;
  const PaintTheme *theme;
  PaintText *text;
  double width, height, scale; /* device pixels, and those of a unit */
  Plan plan;
  PaintFont font;
  int low, high;         /* the scale's ends, as powers of ten */
  double names, numbers; /* widths of the columns for names and numbers */
} Scene;

/* The place of the bars of a column. */
typedef struct
{
  double left, width, top;
} Column;

void
paint_chart_bars_add_number (BaseText *out, double number)
{
  static const char letters[] = " kMGTP";
  size_t power = 0;
  unsigned decimals;

  while (number >= 999.5 && power + 1 < sizeof letters - 1)
    {
      number /= 1000;
      power++;
    }
  decimals = number >= 99.95 ? 0 : number >= 9.995 ? 1 : number >= 0.9995 ? 2 : 3;
  base_text_add_decimal (out, number, decimals);
  if (power > 0)
    base_text_add_char (out, letters[power]);
}

void
paint_chart_bars_add_power (BaseText *out, int power)
{
  static const char *const letters[] = { "", "k", "M", "G", "T", "P", "E" };

  if (power < 0)
    base_text_add_decimal (out, pow (10, power), (unsigned) -power);
  else
    {
      base_text_add_char (out, '1');
      base_text_add_repeated (out, '0', (size_t) power % 3);
      base_text_add (out, letters[power / 3 % 7]);
    }
}

static double
value_of (const PaintChartBars *bars, size_t group, size_t series)
{
  return bars->values[group * bars->n_series + series];
}

/* The height of a group with its head and the gap below it, in lines. */
static double
height_of_group (const PaintChartBars *bars, size_t group)
{
  double lines = HEAD + GAP;

  for (size_t i = 0; i < bars->n_series; i++)
    lines += value_of (bars, group, i) > 0;
  return lines;
}

/* Counts the columns, of `lines` lines each, that the groups need.  A group that does not fit goes
 * to the next column. */
static size_t
columns_for (const PaintChartBars *bars, double lines)
{
  double left = lines;
  size_t n = 1;

  for (size_t group = 0; group < bars->n_groups; group++)
    {
      const double height = height_of_group (bars, group);

      if (height > left && left < lines)
        {
          n++;
          left = lines;
        }
      left -= height;
    }
  return n;
}

/* The fewest lines with which `n_columns` columns are enough, to a tenth. */
static double
lines_for (const PaintChartBars *bars, size_t n_columns)
{
  double least = 0, lines;

  for (size_t group = 0; group < bars->n_groups; group++)
    least = fmax (least, height_of_group (bars, group));
  for (lines = least; columns_for (bars, lines) > n_columns; lines += 0.1)
    continue;
  return lines;
}

/* Chooses the number of columns with the largest letters.  A line is never higher than a sixteenth
 * of the column's width, so that bars keep some length. */
static Plan
make_plan (const Scene *scene)
{
  Plan best = { 1, 0 };

  for (size_t n = 1; n <= scene->bars->n_groups; n++)
    {
      const double lines = lines_for (scene->bars, n) + FOOT;
      double line = fmin (scene->height / lines, scene->width / (double) n / 16);

      line = fmin (line, MOST_EM * scene->scale / EM);
      if (line > best.line * 1.02)
        best = (Plan){ n, line };
    }
  return best;
}

static void
find_scale (Scene *scene)
{
  const PaintChartBars *bars = scene->bars;
  double least = INFINITY, most = 0;

  for (size_t i = 0; i < bars->n_groups * bars->n_series; i++)
    if (bars->values[i] > 0)
      {
        least = fmin (least, bars->values[i]);
        most = fmax (most, bars->values[i]);
      }
  if (most <= 0)
    least = most = 1;
  /* Gives the shortest bar some length. */
  scene->low = (int) floor (log10 (least) - 0.15);
  scene->high = (int) ceil (log10 (most));
  if (scene->high - scene->low > SCALE_MOST)
    scene->low = scene->high - SCALE_MOST;
  if (scene->high == scene->low)
    scene->high++;
}

/* Measures the longest name and the longest number. */
static void
measure_columns (Scene *scene)
{
  const PaintChartBars *bars = scene->bars;
  const double most = scene->width / (double) scene->plan.n_columns * 0.3;

  scene->names = 0;
  for (size_t i = 0; i < bars->n_series; i++)
    scene->names =
        fmax (scene->names, paint_text_measure (scene->text, bars->series[i], scene->font).advance);
  scene->names = fmin (scene->names, most);
  scene->numbers = paint_text_measure (scene->text, "0.000M", scene->font).advance;
}

static double
place_of (const Scene *scene, const Column *column, double number)
{
  const double share = (log10 (number) - scene->low) / (scene->high - scene->low);

  return column->left + column->width * fmin (fmax (share, 0), 1);
}

/* Draws a number on a patch of ground, so that no line goes through it. */
static void
draw_number (const Scene *scene, double number, double x, double y)
{
  const double line = scene->plan.line;
  BaseText label = BASE_TEXT_EMPTY;

  paint_chart_bars_add_number (&label, number);
  cairo_rectangle (
      scene->cr, floor (x), floor (y),
      ceil (paint_text_measure (scene->text, base_text_string (&label), scene->font).advance) + 1,
      ceil (line) + 1);
  paint_set_source (scene->cr, scene->theme->ground | 0xff);
  cairo_fill (scene->cr);
  paint_label_add_left (scene->text, base_text_string (&label), scene->font, x, y + line / 2);
  base_text_clear (&label);
}

static void
show_words (const Scene *scene, PaintColour colour)
{
  paint_set_source (scene->cr, colour);
  paint_text_show (scene->text, scene->cr);
}

/* Hues in turn: full, then pale, then as an edge only. */
static PaintColour
body_of (const Scene *scene, size_t series)
{
  const PaintColour hue = scene->theme->hues[series % PAINT_HUES] & 0xffffff00u;
  static const uint32_t alphas[] = { 0xff, 0x60, 0 };

  return paint_blend (scene->theme->ground, hue | alphas[series / PAINT_HUES % 3]);
}

static void
draw_one_bar (const Scene *scene, size_t series, double x, double y, double width)
{
  const double line = scene->plan.line, height = round (0.7 * line);
  const double edge = fmax (1, floor (scene->scale));

  cairo_rectangle (scene->cr, round (x), round (y + (line - height) / 2), fmax (1, round (width)),
                   height);
  paint_set_source (scene->cr, body_of (scene, series));
  cairo_fill_preserve (scene->cr);
  paint_set_source (scene->cr, scene->theme->hues[series % PAINT_HUES]);
  cairo_save (scene->cr);
  cairo_clip_preserve (scene->cr);
  cairo_set_line_width (scene->cr, 2 * edge);
  cairo_stroke (scene->cr);
  cairo_restore (scene->cr);
}

static void
draw_rows (const Scene *scene, const Column *column, size_t group, double y)
{
  const PaintChartBars *bars = scene->bars;
  const double line = scene->plan.line, air = 0.35 * scene->font.size;

  for (size_t i = 0; i < bars->n_series; i++)
    {
      const double number = value_of (bars, group, i);
      char room[PAINT_LABEL_ROOM];
      double end;

      if (number <= 0)
        continue;
      end = place_of (scene, column, number);
      draw_one_bar (scene, i, column->left, y, end - column->left);
      paint_label_add_right (
          scene->text,
          paint_label_shorten (scene->text, bars->series[i], scene->font, scene->names, room),
          scene->font, column->left - air, y + line / 2);
      draw_number (scene, number, fmax (end, column->left + 1) + air, y);
      y += line;
    }
}

/* Draws thin lines behind the bars. */
static void
draw_scale_lines (const Scene *scene, const Column *column, double top, double bottom)
{
  const double thick = fmax (1, floor (scene->scale));

  for (int power = scene->low; power <= scene->high; power++)
    cairo_rectangle (scene->cr, round (place_of (scene, column, pow (10, power))), round (top),
                     thick, round (bottom) - round (top));
  paint_set_source (scene->cr, (scene->theme->thin & 0xffffff00u) | 0x60);
  cairo_fill (scene->cr);
}

/* Draws as many powers of ten as have room. */
static void
draw_scale (const Scene *scene, const Column *column, double bottom)
{
  const double step = column->width / (scene->high - scene->low);
  const double wide = paint_text_measure (scene->text, "100k", scene->font).advance;
  const int every = (int) fmax (1, ceil (1.2 * wide / step));

  for (int power = scene->low; power <= scene->high; power += every)
    {
      BaseText label = BASE_TEXT_EMPTY;

      paint_chart_bars_add_power (&label, power);
      paint_label_add_centred (scene->text, base_text_string (&label), scene->font,
                               place_of (scene, column, pow (10, power)),
                               bottom + 0.6 * scene->plan.line);
      base_text_clear (&label);
    }
  if (scene->bars->axis != NULL)
    {
      char room[PAINT_LABEL_ROOM];
      const double most = column->width + scene->names + scene->numbers;

      paint_label_add_centred (
          scene->text,
          paint_label_shorten (scene->text, scene->bars->axis, scene->font, most, room),
          scene->font, column->left + column->width / 2, bottom + 1.7 * scene->plan.line);
    }
  show_words (scene, scene->theme->label);
}

/* Draws the groups from `group` on that fit into a column.  Returns the first group of the next. */
static size_t
draw_column (const Scene *scene, Column *column, size_t group, double lines)
{
  const double line = scene->plan.line;
  const PaintFont bold = { .size = scene->font.size, .bold = true };
  const size_t first = group;
  double bottom = 0;
  size_t end;

  for (end = first; end < scene->bars->n_groups; end++)
    {
      const double height = height_of_group (scene->bars, end);

      if (end > first && bottom + height > lines + 1e-6)
        break;
      bottom += height;
    }
  draw_scale (scene, column, column->top + (bottom - GAP / 2) * line);
  for (double y = column->top; group < end; group++)
    {
      char room[PAINT_LABEL_ROOM];
      const double left = column->left - scene->names;

      paint_label_add_left (scene->text,
                            paint_label_shorten (scene->text, scene->bars->groups[group], bold,
                                                 scene->names + column->width, room),
                            bold, left, y + 0.6 * line);
      draw_scale_lines (scene, column, y + HEAD * line,
                        y + (height_of_group (scene->bars, group) - 0.7 * GAP) * line);
      draw_rows (scene, column, group, y + HEAD * line);
      y += height_of_group (scene->bars, group) * line;
    }
  show_words (scene, scene->theme->inks[PAINT_INK_GIVEN]);
  return end;
}

BaseStatus
paint_chart_bars_draw (const PaintChartBars *self,
                       cairo_t *cr,
                       double width,
                       double height,
                       double scale,
                       const PaintTheme *theme,
                       PaintText *text)
{
  Scene scene = {
    .cr = cr,
    .bars = self,
    .theme = theme,
    .text = text,
    .width = width * scale,
    .height = height * scale,
    .scale = scale,
  };
  double lines, each;
  size_t group = 0;

  scene.plan = make_plan (&scene);
  scene.font.size = EM * scene.plan.line;
  find_scale (&scene);
  measure_columns (&scene);
  paint_stage_begin (cr, scene.width, scene.height, scale, theme);
  lines = lines_for (self, scene.plan.n_columns);
  each = scene.width / (double) scene.plan.n_columns;
  for (size_t i = 0; i < scene.plan.n_columns && group < self->n_groups; i++)
    {
      const double air = 0.6 * scene.font.size;
      Column column = {
        .left = (double) i * each + scene.names + 2 * air,
        .width = each - scene.names - scene.numbers - 3 * air,
        .top = 0.3 * scene.plan.line,
      };

      group = draw_column (&scene, &column, group, lines);
    }
  cairo_restore (cr);
  return paint_text_status (text);
}
