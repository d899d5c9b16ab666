#include "export-lines.h"

#include <math.h>
#include <string.h>

/* Longer lines are cut; nobody reads them anyway. */
#define MOST_BYTES 1024

/* Between the places where steady lines begin, in ems. */
#define STEADY_STEP 3.0

typedef struct
{
  PaintText *text;
  PaintFont font; /* in device pixels */
  double width;
} Breaking;

/* Puts as many words as fit, but at least one, into `line`, and returns what is behind them. */
static const char *
next_line (const Breaking *self, const char *rest, char line[MOST_BYTES])
{
  size_t fits = 0;

  rest += strspn (rest, " \n");
  for (size_t end = strcspn (rest, " \n");; end += strcspn (rest + end, " \n"))
    {
      if (end >= MOST_BYTES)
        break;
      memcpy (line, rest, end);
      line[end] = '\0';
      if (fits > 0 && paint_text_measure (self->text, line, self->font).advance > self->width)
        break;
      fits = end;
      if (rest[end] != ' ')
        break;
      end += strspn (rest + end, " ");
    }
  if (fits == 0)
    fits = strnlen (rest, MOST_BYTES - 1);
  line[fits] = '\0';
  return rest + fits;
}

static Breaking
start (PaintText *text, PaintFont font, double width, double scale)
{
  Breaking self = { .text = text, .font = font, .width = width * scale };

  self.font.size *= scale;
  return self;
}

double
export_lines_height (PaintText *text,
                     const char *string,
                     PaintFont font,
                     double width,
                     double scale)
{
  const Breaking breaking = start (text, font, width, scale);
  char line[MOST_BYTES];
  double height = 0;

  while (*string != '\0')
    {
      string = next_line (&breaking, string, line);
      height += EXPORT_LINE_HEIGHT * font.size;
    }
  return height;
}

/* Where the middle of a line comes to lie; steady ones begin at a few places only. */
static double
middle (const Breaking *self, const char *line, double x, bool steady)
{
  const double half = paint_text_measure (self->text, line, self->font).advance / 2;
  const double apart = STEADY_STEP * self->font.size;

  return steady ? round ((x - half) / apart) * apart + half : x;
}

void
export_lines_draw (cairo_t *cr,
                   PaintText *text,
                   const char *string,
                   PaintFont font,
                   PaintRect where,
                   double scale,
                   bool steady)
{
  const Breaking breaking = start (text, font, where.width, scale);
  const double height = EXPORT_LINE_HEIGHT * font.size;
  char line[MOST_BYTES];

  cairo_save (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  for (double top = where.y; *string != '\0' && top + height <= where.y + where.height + 0.01;
       top += height)
    {
      string = next_line (&breaking, string, line);
      paint_text_add (text, line, breaking.font,
                      middle (&breaking, line, (where.x + where.width / 2) * scale, steady),
                      (top + font.size) * scale);
    }
  paint_text_show (text, cr);
  cairo_restore (cr);
}
