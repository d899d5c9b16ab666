/* Long titles and footers get several lines.  A footer that is not short has these lines to itself:
 * the file's name beside it differs from page to page, but the height left for the content must
 * not. */
#include "export-head.h"

#include "export-lines.h"

#include <math.h>

#define FINE 4.0 /* device pixels per unit */

#define HEAD_SIZE 15.0 /* font sizes, in units: 11 points */
#define FOOT_SIZE 11.0

/* The most lines above or below, and their greatest share of the paper, but at least one line. */
#define MOST_LINES 4
#define MOST_SHARE 0.125

/* Space between the lines and the content of the page, in ems. */
#define AIR 0.45

static const PaintFont head_font = { .size = HEAD_SIZE, .bold = true };
static const PaintFont foot_font = { .size = FOOT_SIZE };

double
export_book_most_margin (const ExportBookOptions *options)
{
  return fmin (options->width, options->height) / 4;
}

/* Returns the paper inside its margins and the printer's unprintable edges. */
static PaintRect
printable_area (const ExportBookOptions *options)
{
  const double margin = fmin (options->margin, export_book_most_margin (options));
  const double left = fmax (margin, options->blank.left), top = fmax (margin, options->blank.top);
  const double right = fmax (margin, options->blank.right);
  const double bottom = fmax (margin, options->blank.bottom);

  return (PaintRect){ left, top, options->width - left - right, options->height - top - bottom };
}

static double
lines_height (PaintText *text, const char *string, PaintFont font, PaintRect page)
{
  const double line = EXPORT_LINE_HEIGHT * font.size;
  const double most = fmin (floor (page.height * MOST_SHARE / line), MOST_LINES);

  return fmin (export_lines_height (text, string, font, page.width, FINE), fmax (most, 1) * line);
}

/* The font in device pixels, in which lines are measured for drawing. */
static PaintFont
font_in_device_pixels (PaintFont font)
{
  font.size *= FINE;
  return font;
}

/* Returns the height of a footer that is too long for the last line; 0 for a short one. */
static double
footer_height (const ExportBookOptions *options, PaintText *text, PaintRect page)
{
  if (options->footer == NULL
      || paint_text_measure (text, options->footer, font_in_device_pixels (foot_font)).advance
             <= page.width * FINE / 2)
    return 0;
  return lines_height (text, options->footer, foot_font, page);
}

PaintRect
export_head_room (const ExportBookOptions *options, PaintText *text)
{
  PaintRect room = printable_area (options);
  const double above = options->title != NULL
                           ? lines_height (text, options->title, head_font, room) + AIR * HEAD_SIZE
                           : 0;
  const double below = footer_height (options, text, room) + (EXPORT_LINE_HEIGHT + AIR) * FOOT_SIZE;

  room.y += above;
  room.height = fmax (room.height - above - below, 1);
  return room;
}

static void
add_dot (BaseText *line)
{
  base_text_add (line, line->length > 0 ? " · " : "");
}

/* The page number comes last.  The file's name before it gets the remaining room. */
static void
add_last_line (PaintText *text,
               const char *footer,
               const char *file,
               uint64_t number,
               double width,
               BaseText *line)
{
  const PaintFont font = font_in_device_pixels (foot_font);
  BaseText page = BASE_TEXT_EMPTY;

  base_text_add (line, footer != NULL ? footer : "");
  if (number > 0)
    base_text_add_number (&page, number);
  if (file != NULL && *file != '\0')
    {
      const double taken = paint_text_measure (text, base_text_string (&page), font).advance;
      size_t from;

      add_dot (line);
      from = line->length;
      base_text_add (line, file);
      export_lines_shorten (text, font, width * FINE - taken - font.size, from, line);
    }
  if (page.length > 0)
    {
      add_dot (line);
      base_text_add (line, base_text_string (&page));
    }
  line->failed |= page.failed;
  base_text_clear (&page);
}

void
export_head_draw (cairo_t *cr,
                  const ExportBookOptions *options,
                  PaintText *text,
                  const char *file,
                  uint64_t number)
{
  const PaintRect page = printable_area (options), room = export_head_room (options, text);
  const double below = room.y + room.height + AIR * FOOT_SIZE;
  const double own = footer_height (options, text, page);
  BaseText line = BASE_TEXT_EMPTY;

  paint_set_source (cr, options->theme->label);
  if (options->title != NULL)
    export_lines_draw (cr, text, options->title, head_font,
                       (PaintRect){ page.x, page.y, page.width, room.y - page.y - AIR * HEAD_SIZE },
                       FINE, EXPORT_LINES_CENTRED);
  if (own > 0)
    export_lines_draw (cr, text, options->footer, foot_font,
                       (PaintRect){ page.x, below, page.width, own }, FINE, EXPORT_LINES_CENTRED);
  add_last_line (text, own > 0 ? NULL : options->footer, file, number, page.width, &line);
  export_lines_draw (cr, text, base_text_string (&line), foot_font,
                     (PaintRect){ page.x, below + own, page.width, EXPORT_LINE_HEIGHT * FOOT_SIZE },
                     FINE, EXPORT_LINES_CENTRED);
  base_text_clear (&line);
}
