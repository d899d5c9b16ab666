#include "paint-label.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* The largest length up to `length` that does not end within a character of UTF-8. */
static size_t
cut_utf8 (const char *string, size_t length)
{
  while (length > 0 && ((unsigned char) string[length] & 0xc0) == 0x80)
    length--;
  return length;
}

/* Finds by bisection the longest beginning that fits with an ellipsis behind it. */
const char *
paint_label_shorten (PaintText *text,
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
      size_t middle = (low + high + 1) / 2, n = cut_utf8 (string, middle);

      memcpy (room, string, n);
      memcpy (room + n, "…", sizeof "…");
      if (paint_text_measure (text, room, font).advance <= width)
        low = middle;
      else
        high = middle - 1;
    }
  low = cut_utf8 (string, low);
  memcpy (room, string, low);
  memcpy (room + low, "…", low > 0 ? sizeof "…" : 1);
  room[low > 0 ? low + strlen ("…") : 0] = '\0';
  return room;
}

/* Whether the first n bytes, a full stop, a space and the last word fit the buffer. */
static bool
fits_before_last_word (const char *string, size_t n, const char *last)
{
  return n > 0 && string[n - 1] != ' ' && n + strlen (last) + 2 < PAINT_LABEL_ROOM;
}

const char *
paint_label_shorten_words (PaintText *text,
                           const char *string,
                           PaintFont font,
                           double width,
                           char room[PAINT_LABEL_ROOM])
{
  const char *last = strrchr (string, ' ');

  if (paint_text_measure (text, string, font).advance <= width)
    return string;
  if (last == NULL || strspn (last + 1, "0123456789") != strlen (last + 1))
    return paint_label_shorten (text, string, font, width, room);
  for (size_t n = (size_t) (last - string); n > 0; n = cut_utf8 (string, n - 1))
    {
      if (!fits_before_last_word (string, n, last))
        continue;
      memcpy (room, string, n);
      room[n] = '.';
      memcpy (room + n + 1, last, strlen (last) + 1);
      if (paint_text_measure (text, room, font).advance <= width)
        return room;
    }
  return paint_label_shorten (text, last + 1, font, width, room);
}

/* All labels of a font share a baseline: that of its figures. */
static double
find_label_baseline (PaintText *text, PaintFont font, double middle)
{
  PaintExtents extents = paint_text_measure (text, "0", font);

  return middle - (extents.top + extents.bottom) / 2;
}

void
paint_label_add_centred (PaintText *text,
                         const char *string,
                         PaintFont font,
                         double x,
                         double middle)
{
  paint_text_add (text, string, font, x, find_label_baseline (text, font, middle));
}

void
paint_label_add_left (PaintText *text, const char *string, PaintFont font, double x, double middle)
{
  double advance = paint_text_measure (text, string, font).advance;

  paint_label_add_centred (text, string, font, x + advance / 2, middle);
}

void
paint_label_add_right (PaintText *text, const char *string, PaintFont font, double x, double middle)
{
  double advance = paint_text_measure (text, string, font).advance;

  paint_label_add_centred (text, string, font, x - advance / 2, middle);
}

uint32_t
paint_label_step (double length, double pitch)
{
  const uint32_t step = (uint32_t) fmax (1, ceil (length / pitch));

  return step > 2 ? (step + 4) / 5 * 5 : step;
}

const char *
paint_label_format_number (uint64_t n, char room[16])
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
