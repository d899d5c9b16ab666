/* Signs that all looks share.  One function draws each sign. */
#include "paint-scene-private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Smallest readable em, in units. */
#define LEAST_TEXT 6.0

/* The number of levels from one tint of the ring to the next. */
#define LEVELS_A_TINT 3

PaintColour
paint_scene_tint (const PaintSceneView *view, uint32_t level)
{
  return paint_theme_tint (view->theme, level, LEVELS_A_TINT);
}

PaintBox
paint_scene_shrink (PaintBox box, int by)
{
  return (PaintBox){ box.x + by, box.y + by, box.width - 2 * by, box.height - 2 * by };
}

void
paint_scene_fill_box (const PaintSceneView *view, PaintBox box, PaintColour colour)
{
  if (box.width <= 0 || box.height <= 0)
    return;
  cairo_rectangle (view->cr, box.x, box.y, box.width, box.height);
  paint_set_source (view->cr, colour);
  cairo_fill (view->cr);
}

void
paint_scene_frame_box (const PaintSceneView *view, PaintBox box, int width, PaintColour colour)
{
  const PaintBox inner = paint_scene_shrink (box, width);

  cairo_rectangle (view->cr, box.x, box.y, box.width, box.height);
  if (inner.width > 0 && inner.height > 0)
    cairo_rectangle (view->cr, inner.x, inner.y, inner.width, inner.height);
  cairo_set_fill_rule (view->cr, CAIRO_FILL_RULE_EVEN_ODD);
  paint_set_source (view->cr, colour);
  cairo_fill (view->cr);
  cairo_set_fill_rule (view->cr, CAIRO_FILL_RULE_WINDING);
}

void
paint_scene_outline (const PaintSceneView *view,
                     const uint32_t *cells,
                     uint32_t n_cells,
                     int inset,
                     int width,
                     PaintColour colour)
{
  paint_board_add_outline (view->cr, view->scene->layout, cells, n_cells, inset, width);
  paint_set_source (view->cr, colour);
  cairo_fill (view->cr);
}

/* All texts of a size in one row share a baseline, whatever their letters. */
void
paint_scene_write (const PaintSceneView *view,
                   const char *string,
                   PaintBox box,
                   double wanted,
                   bool bold,
                   PaintColour colour)
{
  PaintFont font = { .size = floor (wanted), .bold = bold };
  double width;
  PaintExtents digit;

  if (font.size < 1 || box.width <= 0)
    return;
  width = paint_text_measure (view->text, string, font).advance;
  if (width > box.width)
    font.size = floor (font.size * box.width / width);
  if (font.size < LEAST_TEXT * view->scene->options.scale)
    return;
  digit = paint_text_measure (view->text, "0", font);
  paint_text_add (view->text, string, font, box.x + box.width / 2.0,
                  box.y + box.height / 2.0 - (digit.top + digit.bottom) / 2);
  paint_set_source (view->cr, colour);
  paint_text_show (view->text, view->cr);
}

#define MOST_BYTES 128

/* Shortens `string` so that, with an ellipsis behind it, it is not wider than `width`. */
static const char *
cut_to_width (const PaintSceneView *view,
              const char *string,
              PaintFont font,
              double width,
              char out[MOST_BYTES])
{
  size_t length = strlen (string);

  if (paint_text_measure (view->text, string, font).advance <= width)
    return string;
  if (length > MOST_BYTES - 4)
    length = MOST_BYTES - 4;
  while (length > 0)
    {
      length--;
      while (length > 0 && ((unsigned char) string[length] & 0xc0) == 0x80)
        length--;
      memcpy (out, string, length);
      memcpy (out + length, "\u2026", 4);
      if (paint_text_measure (view->text, out, font).advance <= width)
        return out;
    }
  return "";
}

void
paint_scene_write_left (const PaintSceneView *view,
                        const char *string,
                        PaintBox box,
                        double em,
                        bool bold,
                        PaintColour colour)
{
  const PaintFont font = { .size = floor (em), .bold = bold };
  char bytes[MOST_BYTES];
  PaintExtents digit;

  if (font.size < LEAST_TEXT * view->scene->options.scale)
    return;
  string = cut_to_width (view, string, font, box.width, bytes);
  digit = paint_text_measure (view->text, "0", font);
  paint_text_add (view->text, string, font,
                  box.x + paint_text_measure (view->text, string, font).advance / 2,
                  box.y + box.height / 2.0 - (digit.top + digit.bottom) / 2);
  paint_set_source (view->cr, colour);
  paint_text_show (view->text, view->cr);
}

void
paint_scene_write_level (const PaintSceneView *view, uint32_t level, PaintBox box)
{
  const PaintStageOptions *options = &view->scene->options;
  const double least = (options->presenting ? 15 : 9) * options->scale * options->text_scale;
  const double em = fmax (least, box.height * 0.22);
  char number[16];
  PaintBox corner = { box.x, box.y, (int) (em * 0.75), (int) (em * 1.15) };

  if (level == PLAYER_GIVENS || em > box.height * 0.42)
    return;
  snprintf (number, sizeof number, "%u", player_shown_level (level));
  for (const char *c = number + 1; *c != '\0'; c++)
    corner.width += (int) (em * 0.6);
  if (corner.width > box.width / 2 && em > box.height * 0.22)
    return;
  corner.x += (int) (em * 0.15);
  paint_scene_write (view, number, corner, em, false, view->theme->inks[PAINT_INK_CANDIDATE]);
}

void
paint_scene_strike (const PaintSceneView *view, PaintBox box, PaintColour colour)
{
  cairo_move_to (view->cr, box.x, box.y + box.height);
  cairo_line_to (view->cr, box.x + box.width, box.y);
  cairo_set_line_width (view->cr, fmax (1, fmax (view->scene->pen * 0.6, box.height / 12.0)));
  paint_set_source (view->cr, colour);
  cairo_stroke (view->cr);
}

void
paint_scene_cross (const PaintSceneView *view, const char *what, PaintBox box)
{
  const double side = fmin (box.width, box.height), radius = side * 0.42;
  const double x = box.x + box.width / 2.0, y = box.y + box.height / 2.0;
  const double line = fmax (fmin (view->scene->pen, side / 8), radius / 6);
  const PaintColour bad = view->theme->signs[PAINT_SIGN_BAD];

  cairo_new_sub_path (view->cr);
  cairo_arc (view->cr, x, y, radius, 0, 2 * PAINT_PI);
  paint_set_source (view->cr, view->theme->surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill_preserve (view->cr);
  cairo_set_line_width (view->cr, line);
  paint_set_source (view->cr, bad);
  cairo_stroke (view->cr);
  if (what == NULL)
    paint_scene_queen (view,
                       (PaintBox){ (int) (x - radius * 0.7), (int) (y - radius * 0.7),
                                   (int) (radius * 1.4), (int) (radius * 1.4) },
                       view->theme->inks[PAINT_INK_GIVEN]);
  else
    paint_scene_write (view, what,
                       (PaintBox){ (int) (x - radius * 0.8), (int) (y - radius),
                                   (int) (radius * 1.6), (int) (radius * 2) },
                       radius * 1.35, true, view->theme->inks[PAINT_INK_GIVEN]);
  cairo_set_line_width (view->cr, line * 0.7);
  cairo_move_to (view->cr, x - radius * 0.7, y + radius * 0.7);
  cairo_line_to (view->cr, x + radius * 0.7, y - radius * 0.7);
  paint_set_source (view->cr, bad);
  cairo_stroke (view->cr);
}

/* Draws stripes at equal distances from the canvas' corner, so that those of neighbours meet.  No
 * stripe is longer than its visible part, because Cairo goes through all the lines in a row of
 * pixels, and in a column most would run beside it.  (Each stripe as a path of its own takes
 * another quarter less time, but then shades differ by rounding.) */
void
paint_scene_hatch (const PaintSceneView *view, PaintBox box, PaintColour colour)
{
  const int apart = (int) fmax (4, 6 * view->scene->options.scale);
  const int first = (box.x + box.y) / apart,
            last = (box.x + box.width + box.y + box.height) / apart;

  if (box.width <= 0 || box.height <= 0)
    return;
  cairo_save (view->cr);
  cairo_rectangle (view->cr, box.x, box.y, box.width, box.height);
  cairo_clip (view->cr);
  for (int i = first; i <= last; i++)
    {
      const int sum = i * apart; /* x + y */
      const int right =
          box.x + box.width + apart < sum - box.y ? box.x + box.width + apart : sum - box.y;
      const int left =
          box.x - apart > sum - box.y - box.height ? box.x - apart : sum - box.y - box.height;

      cairo_move_to (view->cr, right, sum - right);
      cairo_line_to (view->cr, left, sum - left);
    }
  cairo_set_line_width (view->cr, fmax (1, view->scene->options.scale));
  paint_set_source (view->cr, colour);
  cairo_stroke (view->cr);
  cairo_restore (view->cr);
}

void
paint_scene_tick (const PaintSceneView *view, PaintBox box, PaintColour colour)
{
  const double side = fmin (box.width, box.height);
  const double x = box.x + (box.width - side) / 2, y = box.y + (box.height - side) / 2;

  cairo_move_to (view->cr, x + side * 0.16, y + side * 0.55);
  cairo_line_to (view->cr, x + side * 0.40, y + side * 0.78);
  cairo_line_to (view->cr, x + side * 0.84, y + side * 0.24);
  cairo_set_line_width (view->cr, side * 0.14);
  paint_set_source (view->cr, colour);
  cairo_stroke (view->cr);
}

/* A crown of five points over its base. */
void
paint_scene_queen (const PaintSceneView *view, PaintBox box, PaintColour colour)
{
  static const double points[][2] = {
    { 0.22, 0.76 }, { 0.10, 0.34 }, { 0.29, 0.53 }, { 0.30, 0.21 }, { 0.43, 0.49 }, { 0.50, 0.16 },
    { 0.57, 0.49 }, { 0.70, 0.21 }, { 0.71, 0.53 }, { 0.90, 0.34 }, { 0.78, 0.76 },
  };
  const double side = fmin (box.width, box.height);
  const double x = box.x + (box.width - side) / 2, y = box.y + (box.height - side) / 2;

  for (size_t i = 0; i < sizeof points / sizeof *points; i++)
    cairo_line_to (view->cr, x + side * points[i][0], y + side * points[i][1]);
  cairo_close_path (view->cr);
  cairo_rectangle (view->cr, x + side * 0.20, y + side * 0.80, side * 0.60, side * 0.09);
  for (size_t i = 1; i < sizeof points / sizeof *points; i += 2)
    {
      cairo_new_sub_path (view->cr);
      cairo_arc (view->cr, x + side * points[i][0], y + side * points[i][1], side * 0.05, 0,
                 2 * PAINT_PI);
    }
  paint_set_source (view->cr, colour);
  cairo_fill (view->cr);
}
