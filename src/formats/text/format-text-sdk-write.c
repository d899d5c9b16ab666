#include "format-text-sdk-private.h"

#include "format-cells.h"
#include "format-layout.h"
#include "format-text.h"

const FormatsSdkTag format_text_sdk_tags[FORMATS_SDK_TAGS] = {
  { 'T', FORMATS_ABOUT_TITLE }, { 'A', FORMATS_ABOUT_AUTHOR }, { 'D', FORMATS_ABOUT_DESCRIPTION },
  { 'C', FORMATS_ABOUTS },      { 'B', FORMATS_ABOUT_DATE },   { 'S', FORMATS_ABOUT_SOURCE },
  { 'L', FORMATS_ABOUT_LEVEL }, { 'U', FORMATS_ABOUT_LINK },   { 'N', FORMATS_ABOUT_TITLE },
  { 'H', FORMATS_ABOUTS },
};

/* Writes each line of a text behind its tag. */
static void
write_tag (char letter, const BaseText *text, const char *line_end, BaseText *out)
{
  FormatsLines lines = { .bytes = base_text_string (text), .length = text->length };
  FormatsLine line;

  while (format_lines_next (&lines, &line))
    {
      base_text_add_char (out, '#');
      base_text_add_char (out, letter);
      base_text_add_char (out, ' ');
      base_text_add_bytes (out, line.bytes, line.length);
      base_text_add (out, line_end);
    }
}

static void
write_rows (const FormatsPen *pen, const uint8_t *values, const uint8_t *others, BaseText *out)
{
  for (uint32_t cell = 0; cell < 81; cell++)
    {
      uint32_t value = values[cell] != 0 ? values[cell] : others != NULL ? others[cell] : 0;

      base_text_add_char (out, value != 0 ? (char) ('0' + value) : '.');
      if (cell % 9 == 8)
        base_text_add (out, pen->line_end);
    }
}

static void
write_marks (const FormatsPen *pen, const FormatsPuzzle *puzzle, BaseText *out)
{
  for (uint32_t cell = 0; cell < 81; cell++)
    {
      uint64_t marks = format_about_marks (puzzle, cell);

      for (uint32_t v = 0; v < 9; v++)
        if ((marks >> v & 1) != 0)
          base_text_add_char (out, (char) ('1' + v));
      base_text_add (out, cell % 9 == 8 ? pen->line_end : ",");
    }
}

void
format_text_sdk_write (const FormatsPuzzle *puzzle,
                       const FormatsWriteOptions *options,
                       BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_sdk);
  const uint8_t *entries = format_about_values (puzzle, FORMATS_ABOUT_ENTRIES);
  bool marks = puzzle->about[FORMATS_ABOUT_MARKS].length > 0;

  format_pen_gap (&pen, puzzle, options, out);
  for (size_t i = 0; !options->bare && i < FORMATS_SDK_WRITTEN; i++)
    if (format_text_sdk_tags[i].about != FORMATS_ABOUTS)
      write_tag (format_text_sdk_tags[i].letter, &puzzle->about[format_text_sdk_tags[i].about],
                 pen.line_end, out);
    else
      {
        format_pen_before (&pen, "#C ", out);
        write_tag ('C', &puzzle->comment, pen.line_end, out);
      }
  if (entries != NULL || marks)
    {
      base_text_add (out, "[Puzzle]");
      base_text_add (out, pen.line_end);
    }
  write_rows (&pen, pen.values, NULL, out);
  if (entries != NULL)
    {
      base_text_add (out, "[State]");
      base_text_add (out, pen.line_end);
      write_rows (&pen, pen.values, entries, out);
    }
  if (marks)
    {
      base_text_add (out, "[PencilMarks]");
      base_text_add (out, pen.line_end);
      write_marks (&pen, puzzle, out);
    }
}

unsigned
format_text_sdk_losses (const FormatsPuzzle *puzzle)
{
  return format_cells_losses (puzzle, 9, true);
}
