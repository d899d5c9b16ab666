#include "export-lines.h"

#include <math.h>
#include <string.h>

/* The longest line: longer ones are cut. */
#define MOST_BYTES 1024

/* Where steady lines begin, as a share of the room; most lines then end up near the middle. */
#define STEADY_START 0.2

typedef struct
{
  PaintText *text;
  PaintFont font; /* in device pixels */
  double width;
} Breaking;

static bool
is_too_wide (const Breaking *self, const char *line)
{
  return paint_text_measure (self->text, line, self->font).advance > self->width;
}

static size_t
behind_letter (const char *text, size_t at)
{
  do
    at++;
  while (((unsigned char) text[at] & 0xc0) == 0x80);
  return at;
}

/* Copies as many letters of an overlong word as fit, but at least one. */
static size_t
break_word (const Breaking *self, const char *word, size_t length, char line[MOST_BYTES])
{
  size_t fits = 0;

  for (size_t end = 0; end < length;)
    {
      end = behind_letter (word, end);
      if (end >= MOST_BYTES)
        break;
      memcpy (line, word, end);
      line[end] = '\0';
      if (fits > 0 && is_too_wide (self, line))
        break;
      fits = end;
    }
  return fits;
}

/* Copies as many words as fit into `line`, or a part of an overlong word.  Returns the rest of the
 * text. */
static const char *
next_line (const Breaking *self, const char *rest, char line[MOST_BYTES])
{
  size_t fits = 0;

  rest += strspn (rest, " \n");
  for (size_t end = strcspn (rest, " \n");; end += strcspn (rest + end, " \n"))
    {
      const bool fills = end >= MOST_BYTES;

      if (!fills)
        {
          memcpy (line, rest, end);
          line[end] = '\0';
        }
      if (fills || is_too_wide (self, line))
        {
          if (fits == 0)
            fits = break_word (self, rest, end, line);
          break;
        }
      fits = end;
      if (rest[end] != ' ')
        break;
      end += strspn (rest + end, " ");
    }
  line[fits] = '\0';
  return rest + fits;
}

/* Returns the length with one letter less before the dots. */
static size_t
shorten_by_letter (const BaseText *line, size_t from)
{
  size_t length = line->length;

  if (length >= from + 3 && strcmp (line->bytes + length - 3, "…") == 0)
    length -= 3;
  while (length > from && ((unsigned char) line->bytes[--length] & 0xc0) == 0x80)
    ;
  while (length > from && line->bytes[length - 1] == ' ')
    length--;
  return length;
}

static void
cut (BaseText *line, size_t length)
{
  if (length < line->length)
    {
      line->length = length;
      line->bytes[length] = '\0';
    }
}

void
export_lines_shorten (PaintText *text, PaintFont font, double width, size_t from, BaseText *line)
{
  const Breaking breaking = { .text = text, .font = font, .width = width };

  if (line->length > from + MOST_BYTES)
    {
      size_t most = from + MOST_BYTES;

      while (((unsigned char) line->bytes[most] & 0xc0) == 0x80)
        most--;
      cut (line, most);
    }
  while (base_text_status (line) == BASE_OK && line->length > from
         && is_too_wide (&breaking, line->bytes))
    {
      const size_t length = shorten_by_letter (line, from);

      cut (line, length);
      base_text_add (line, length > from ? "…" : "");
    }
}

static Breaking
breaking_start (PaintText *text, PaintFont font, double width, double scale)
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
  const Breaking breaking = breaking_start (text, font, width, scale);
  char line[MOST_BYTES];
  double height = 0;

  while (*string != '\0')
    {
      string = next_line (&breaking, string, line);
      height += EXPORT_LINE_HEIGHT * font.size;
    }
  return height;
}

/* Returns the middle of a line: that of the room.  Steady lines begin a fifth of the width in,
 * where they fit then. */
static double
find_line_middle (const Breaking *self,
                  const char *line,
                  PaintRect room,
                  ExportLinesPlace place,
                  double *start)
{
  const double width = paint_text_measure (self->text, line, self->font).advance;

  if (place == EXPORT_LINES_CENTRED)
    return room.x + room.width / 2;
  if (place == EXPORT_LINES_LEFT)
    return round (room.x) + width / 2;
  if (*start < 0)
    *start =
        STEADY_START * room.width + width <= room.width ? round (STEADY_START * room.width) : 0;
  return round (room.x) + *start + width / 2;
}

/* Adds dots where text was left out. */
static void
add_dots (const Breaking *self, BaseText *line)
{
  base_text_add (line, "…");
  export_lines_shorten (self->text, self->font, self->width, 0, line);
}

void
export_lines_draw (cairo_t *cr,
                   PaintText *text,
                   const char *string,
                   PaintFont font,
                   PaintRect where,
                   double scale,
                   ExportLinesPlace place)
{
  const Breaking breaking = breaking_start (text, font, where.width, scale);
  const double height = EXPORT_LINE_HEIGHT * font.size, below = where.y + where.height + 0.01;
  const PaintRect room = { where.x * scale, 0, where.width * scale, 0 };
  BaseText shown = BASE_TEXT_EMPTY;
  char line[MOST_BYTES];
  double start = -1;

  cairo_save (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  for (double top = where.y; *string != '\0' && top + height <= below; top += height)
    {
      string = next_line (&breaking, string, line);
      base_text_reset (&shown);
      base_text_add (&shown, line);
      if (top + 2 * height > below && string[strspn (string, " \n")] != '\0')
        add_dots (&breaking, &shown);
      paint_text_add (text, base_text_string (&shown), breaking.font,
                      find_line_middle (&breaking, base_text_string (&shown), room, place, &start),
                      (top + font.size) * scale);
    }
  paint_text_show (text, cr);
  cairo_restore (cr);
  base_text_clear (&shown);
}
