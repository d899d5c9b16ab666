#include "paint-tip.h"

#include "paint-label.h"

#include <math.h>
#include <string.h>

#define EM            14.0
#define EM_PRESENTING 24.0
#define LINE          1.35 /* ems */
#define INSET         0.5
#define ASIDE         14.0 /* units right of the pointer's tip, */
#define BELOW         18.0 /* and below it */

/* One line of the label, as drawn. */
typedef struct
{
  char string[4 * PAINT_LABEL_ROOM];
  char room[PAINT_LABEL_ROOM];
} Line;

/* In device pixels, as text is laid out. */
static PaintFont
font_of (const PaintStageOptions *options)
{
  const double em = options->presenting ? EM_PRESENTING : EM;

  return (PaintFont){ .size = round (em * options->text_scale * options->scale) };
}

/* Takes the line at `*words` and moves on to the next.  Returns NULL if there was none. */
static const char *
next_line (const char **words, Line *line)
{
  size_t n;

  if (**words == '\0')
    return NULL;
  n = strcspn (*words, "\n");
  if (n >= sizeof line->string)
    {
      n = sizeof line->string - 1;
      while (n > 0 && ((unsigned char) (*words)[n] & 0xc0) == 0x80)
        n--;
    }
  memcpy (line->string, *words, n);
  line->string[n] = '\0';
  *words += strcspn (*words, "\n");
  *words += **words == '\n';
  return line->string;
}

/* In pixels. */
static PaintRect
place_tip (PaintText *text, const char *words, const PaintStageOptions *options, double x, double y)
{
  const PaintFont font = font_of (options);
  const double room_x = floor (options->width * options->scale),
               room_y = floor (options->height * options->scale);
  PaintRect rect = { 0 };
  Line line;

  for (const char *string; (string = next_line (&words, &line)) != NULL;)
    {
      rect.width = fmax (rect.width, paint_text_measure (text, string, font).advance);
      rect.height += LINE * font.size;
    }
  if (rect.height <= 0)
    return rect;
  rect.width = fmin (ceil (rect.width + 2 * INSET * font.size), room_x);
  rect.height = fmin (ceil (rect.height + INSET * font.size), room_y);
  rect.x = floor (x * options->scale + ASIDE * options->scale);
  rect.y = floor (y * options->scale + BELOW * options->scale);
  if (rect.x + rect.width > room_x)
    rect.x = floor (x * options->scale - ASIDE / 2 * options->scale - rect.width);
  if (rect.y + rect.height > room_y)
    rect.y = floor (y * options->scale - BELOW / 3 * options->scale - rect.height);
  rect.x = fmax (0, fmin (rect.x, room_x - rect.width));
  rect.y = fmax (0, fmin (rect.y, room_y - rect.height));
  return rect;
}

PaintRect
paint_tip_rect (PaintText *text,
                const char *words,
                const PaintStageOptions *options,
                double x,
                double y)
{
  const PaintRect rect = place_tip (text, words, options, x, y);
  const double scale = options->scale;

  return (PaintRect){ rect.x / scale, rect.y / scale, rect.width / scale, rect.height / scale };
}

static void
draw_plate (cairo_t *cr, PaintRect rect, const PaintStageOptions *options, const PaintTheme *theme)
{
  const double line = fmax (1, round (options->scale));

  paint_set_source (cr, theme->thick);
  cairo_rectangle (cr, rect.x, rect.y, rect.width, rect.height);
  cairo_fill (cr);
  paint_set_source (cr, theme->surfaces[PAINT_SURFACE_PAPER]);
  cairo_rectangle (cr, rect.x + line, rect.y + line, rect.width - 2 * line, rect.height - 2 * line);
  cairo_fill (cr);
}

BaseStatus
paint_tip_draw (cairo_t *cr,
                const char *words,
                const PaintStageOptions *options,
                double x,
                double y,
                const PaintTheme *theme,
                PaintText *text)
{
  const PaintFont font = font_of (options);
  const PaintRect rect = place_tip (text, words, options, x, y);
  double middle = rect.y + (INSET + LINE) / 2 * font.size;
  Line line;

  if (rect.height <= 0)
    return BASE_OK;
  cairo_save (cr);
  cairo_scale (cr, 1 / options->scale, 1 / options->scale);
  cairo_rectangle (cr, rect.x, rect.y, rect.width, rect.height);
  cairo_clip (cr);
  draw_plate (cr, rect, options, theme);
  for (const char *string; (string = next_line (&words, &line)) != NULL; middle += LINE * font.size)
    {
      string =
          paint_label_shorten (text, string, font, rect.width - 2 * INSET * font.size, line.room);
      paint_label_add_left (text, string, font, rect.x + INSET * font.size, middle);
      paint_set_source (cr, theme->inks[PAINT_INK_GIVEN]);
      paint_text_show (text, cr);
    }
  cairo_restore (cr);
  if (cairo_status (cr) == CAIRO_STATUS_NO_MEMORY)
    return BASE_NO_MEMORY;
  return paint_text_status (text);
}
