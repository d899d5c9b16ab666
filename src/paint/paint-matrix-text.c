/* Labels that fit their room, signs of groups, short numbers. */
#include "paint-matrix-private.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define PI 3.14159265358979323846

/* Characters of UTF-8 are cut whole. */
static size_t
cut (const char *string, size_t length)
{
  while (length > 0 && ((unsigned char) string[length] & 0xc0) == 0x80)
    length--;
  return length;
}

/* By bisection: the longest beginning that fits with an ellipsis behind it. */
const char *
paint_matrix_shorten (PaintText *text,
                      const char *string,
                      PaintFont font,
                      double width,
                      char room[PAINT_LABEL_ROOM])
{
  size_t low = 0, high = strlen (string);

  if (paint_text_measure (text, string, font).advance <= width)
    return string;
  high = high > PAINT_LABEL_ROOM - 4 ? PAINT_LABEL_ROOM - 4 : high;
  while (low < high)
    {
      size_t middle = (low + high + 1) / 2, n = cut (string, middle);

      memcpy (room, string, n);
      memcpy (room + n, "…", sizeof "…");
      if (paint_text_measure (text, room, font).advance <= width)
        low = middle;
      else
        high = middle - 1;
    }
  low = cut (string, low);
  memcpy (room, string, low);
  memcpy (room + low, "…", low > 0 ? sizeof "…" : 1);
  room[low > 0 ? low + strlen ("…") : 0] = '\0';
  return room;
}

/* Beginnings that are no longer than this stand before the last word. */
static bool
is_beginning (const char *string, size_t n, const char *last)
{
  return n > 0 && string[n - 1] != ' ' && n + strlen (last) + 2 < PAINT_LABEL_ROOM;
}

const char *
paint_matrix_shorten_words (PaintText *text,
                            const char *string,
                            PaintFont font,
                            double width,
                            char room[PAINT_LABEL_ROOM])
{
  const char *last = strrchr (string, ' ');

  if (paint_text_measure (text, string, font).advance <= width)
    return string;
  if (last == NULL || strspn (last + 1, "0123456789") != strlen (last + 1))
    return paint_matrix_shorten (text, string, font, width, room);
  for (size_t n = (size_t) (last - string); n > 0; n = cut (string, n - 1))
    {
      if (!is_beginning (string, n, last))
        continue;
      memcpy (room, string, n);
      room[n] = '.';
      memcpy (room + n + 1, last, strlen (last) + 1);
      if (paint_text_measure (text, room, font).advance <= width)
        return room;
    }
  return paint_matrix_shorten (text, last + 1, font, width, room);
}

/* All labels of a font share a baseline: that of its figures. */
static double
baseline (PaintText *text, PaintFont font, double middle)
{
  PaintExtents extents = paint_text_measure (text, "0", font);

  return middle - (extents.top + extents.bottom) / 2;
}

void
paint_matrix_text_centre (PaintText *text,
                          const char *string,
                          PaintFont font,
                          double x,
                          double middle)
{
  paint_text_add (text, string, font, x, baseline (text, font, middle));
}

void
paint_matrix_text_left (PaintText *text,
                        const char *string,
                        PaintFont font,
                        double x,
                        double middle)
{
  double advance = paint_text_measure (text, string, font).advance;

  paint_matrix_text_centre (text, string, font, x + advance / 2, middle);
}

void
paint_matrix_text_right (PaintText *text,
                         const char *string,
                         PaintFont font,
                         double x,
                         double middle)
{
  double advance = paint_text_measure (text, string, font).advance;

  paint_matrix_text_centre (text, string, font, x - advance / 2, middle);
}

static void
add_window (cairo_t *cr, double x, double y, double half)
{
  double pane = half * 0.86;

  for (int i = 0; i < 4; i++)
    cairo_rectangle (cr, i & 1 ? x + half - pane : x - half, i & 2 ? y + half - pane : y - half,
                     pane, pane);
}

/* (x, y) is the middle; in the source of `cr`. */
void
paint_matrix_sign (cairo_t *cr, PaintMatrixSign sign, double x, double y, double size)
{
  double half = size / 2, lean = sign == PAINT_MATRIX_RISING ? half : -half;

  if (sign == PAINT_MATRIX_SQUARE)
    cairo_rectangle (cr, x - half, y - half, size, size);
  else if (sign == PAINT_MATRIX_DASH)
    cairo_rectangle (cr, x - half * 1.2, y - half * 0.4, size * 1.2, size * 0.4);
  else if (sign == PAINT_MATRIX_BAR)
    cairo_rectangle (cr, x - half * 0.4, y - half * 1.2, size * 0.4, size * 1.2);
  else if (sign == PAINT_MATRIX_WINDOW)
    add_window (cr, x, y, half);
  else if (sign == PAINT_MATRIX_DISC)
    cairo_arc (cr, x, y, half, 0, 2 * PI);
  else
    {
      cairo_move_to (cr, x - half, y + lean);
      cairo_line_to (cr, sign == PAINT_MATRIX_DIAMOND ? x : x + half,
                     sign == PAINT_MATRIX_DIAMOND ? y - half * 1.3 : y - lean);
    }
  if (sign == PAINT_MATRIX_DIAMOND)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, x, y - half * 1.25);
      cairo_line_to (cr, x + half * 1.1, y);
      cairo_line_to (cr, x, y + half * 1.25);
      cairo_line_to (cr, x - half * 1.1, y);
      cairo_close_path (cr);
    }
  if (sign == PAINT_MATRIX_RISING || sign == PAINT_MATRIX_FALLING)
    {
      cairo_set_line_width (cr, size * 0.32);
      cairo_stroke (cr);
    }
  else
    cairo_fill (cr);
}

const char *
paint_matrix_number (uint64_t n, char room[16])
{
  static const char units[] = "kMGTPE";
  double value = (double) n;
  int unit = -1;

  if (n < 10000)
    {
      snprintf (room, 16, "%" PRIu64, n);
      return room;
    }
  for (; value >= 999.5 && unit < 5; unit++)
    value /= 1000;
  snprintf (room, 16, "%u%c", (unsigned) lround (value), units[unit]);
  if (value < 9.95)
    snprintf (room, 16, "%u.%u%c", (unsigned) lround (value * 10) / 10,
              (unsigned) lround (value * 10) % 10, units[unit]);
  return room;
}
