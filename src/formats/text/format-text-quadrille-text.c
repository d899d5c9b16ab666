/* format-text-quadrille-text.c - texts of a .quadrille file, read and written. */
#include "format-text-quadrille-private.h"

#include <string.h>

/* The control character that two small hexadecimal digits name; 0: they name none. */
static unsigned
read_control (const char *digits)
{
  unsigned number = 0;

  for (unsigned i = 0; i < 2; i++)
    if (digits[i] >= '0' && digits[i] <= '9')
      number = number * 16 + (unsigned) (digits[i] - '0');
    else if (digits[i] >= 'a' && digits[i] <= 'f')
      number = number * 16 + (unsigned) (digits[i] - 'a') + 10;
    else
      return 0;
  return number < ' ' || number == 0x7f ? number : 0;
}

FormatsOutcome
format_text_quadrille_add_text (FormatsBlock *block,
                                const FormatsLine *line,
                                size_t at,
                                BaseText *text)
{
  size_t start = at;

  if (text->length + line->length - at > FORMATS_MAX_TEXT)
    return format_issue_at (block->issue, FORMATS_TEXT_TOO_LONG, line, at, FORMATS_MAX_TEXT, 0);
  if (block->n_lines > 0)
    base_text_add_char (text, '\n');
  while (at < line->length)
    {
      size_t left;
      unsigned byte;

      if (line->bytes[at] != '\\')
        {
          at++;
          continue;
        }
      base_text_add_bytes (text, line->bytes + start, at - start);
      left = line->length - at - 1;
      byte = left >= 3 && line->bytes[at + 1] == 'x' ? read_control (line->bytes + at + 2) : 0;
      if (byte != 0)
        base_text_add_char (text, (char) byte);
      else if (left > 0 && line->bytes[at + 1] == '\\')
        base_text_add_char (text, '\\');
      else if (left > 0)
        return format_issue_at_token (block->issue, FORMATS_BAD_ESCAPE, line, at,
                                      left < 3 ? left + 1 : 4, 0);
      at += byte != 0 ? 4 : left > 0 ? 2 : 1;
      start = at;
    }
  base_text_add_bytes (text, line->bytes + start, at - start);
  return FORMATS_PUZZLE;
}

/* The comments above a puzzle have lines of their own.  A byte that would end a line ends it. */
FormatsOutcome
format_text_quadrille_add_above (FormatsBlock *block, const FormatsLine *line, size_t at)
{
  BaseText *before = &block->puzzle->before;
  BaseText text = BASE_TEXT_EMPTY;
  FormatsLines lines = { 0 };
  FormatsLine one;
  size_t n_lines = block->n_lines;
  FormatsOutcome outcome;

  block->n_lines = 0;
  outcome =
      before->length > FORMATS_MAX_TEXT
          ? format_issue_at (block->issue, FORMATS_TEXT_TOO_LONG, line, at, FORMATS_MAX_TEXT, 0)
          : format_text_quadrille_add_text (block, line, at, &text);
  block->n_lines = n_lines;
  lines.bytes = text.bytes;
  lines.length = text.length;
  while (outcome == FORMATS_PUZZLE && format_lines_next (&lines, &one))
    {
      base_text_add (before, "# ");
      base_text_add_bytes (before, one.bytes, one.length);
      base_text_add_char (before, '\n');
    }
  before->failed |= text.failed;
  base_text_clear (&text);
  return outcome;
}

static void
write_escape (unsigned char byte, BaseText *out)
{
  static const char digits[] = "0123456789abcdef";

  base_text_add (out, "\\x");
  base_text_add_char (out, digits[byte >> 4]);
  base_text_add_char (out, digits[byte & 15]);
}

/* One line of a text.  Bytes that are no text become a question mark. */
static void
write_text_line (const char *bytes, size_t length, BaseText *out)
{
  for (size_t at = 0; at < length;)
    {
      size_t taken = base_utf8_length (bytes + at, length - at);
      unsigned char first = (unsigned char) bytes[at];

      if (first == '\\')
        base_text_add (out, "\\\\");
      else if (first == '\0' || taken == 0)
        base_text_add_char (out, '?');
      else if ((first < ' ' && first != '\t') || first == 0x7f)
        write_escape (first, out);
      else
        base_text_add_bytes (out, bytes + at, taken);
      at += taken == 0 ? 1 : taken;
    }
  if (length > 0 && format_is_white (bytes[length - 1]))
    base_text_add_char (out, '\\');
}

/* A text behind its key.  An empty line of it is only a backslash. */
void
format_text_quadrille_write_text (const char *name,
                                  const char *bytes,
                                  size_t length,
                                  const char *line_end,
                                  BaseText *out)
{
  size_t at = 0;

  base_text_add (out, name);
  base_text_add_char (out, ':');
  for (bool first = true; at <= length; first = false)
    {
      const char *next = at < length ? memchr (bytes + at, '\n', length - at) : NULL;
      size_t end = next != NULL ? (size_t) (next - bytes) : length;

      if (end > at)
        base_text_add (out, first ? " " : "  ");
      else if (!first)
        base_text_add (out, "  \\");
      write_text_line (bytes + at, end - at, out);
      base_text_add (out, line_end);
      at = end + 1;
    }
}
