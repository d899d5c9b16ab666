/* format-text-grid-write.c - a grid of rows, written: as it came, or as `..5 .7. ...` with an empty
 * line between bands.
 *
 * The text of its layout is the source's text of the puzzle, with a NUL in the place of each
 * symbol. */
#include "format-layout.h"
#include "format-symbols.h"
#include "format-text-grid.h"
#include "format-text-rows.h"
#include "format-text.h"

/* Where a comment in the layout's line begins; symbols are NULs there, so every `#` after white
 * space does. */
static size_t
comment_in (const FormatsLine *line)
{
  for (size_t i = 0; i < line->length; i++)
    if (line->bytes[i] == '#' && (i == 0 || format_is_white (line->bytes[i - 1])))
      return i;
  return line->length;
}

/* The layout's text with symbols in the places of the NULs; `head` of it stands above the rows. */
static void
grid_write_as_it_came (const FormatsPen *pen, size_t head, bool bare, BaseText *out)
{
  FormatsLines lines = { .bytes = pen->text, .length = pen->length, .number = 1 };
  FormatsLine line;
  uint32_t cell = 0;

  while (format_lines_next (&lines, &line))
    {
      size_t end = bare && line.offset < head ? 0 : bare ? comment_in (&line) : line.length;

      if (end < line.length)
        while (end > 0 && format_is_white (line.bytes[end - 1]))
          end--;
      if (end == 0 && line.length > 0 && bare)
        continue;
      for (size_t i = 0; i < end; i++)
        if (line.bytes[i] == '\0')
          format_pen_symbols (pen, pen->values + cell++, 1, out);
        else
          base_text_add_char (out, line.bytes[i]);
      if (line.end == FORMATS_LINE_END_DEFAULT)
        base_text_add (out, pen->line_end);
      else
        base_text_add_bytes (out, line.bytes + line.length, line.whole - line.length);
    }
}

/* One row of the canvas; a hole is a space. */
static void
grid_write_row (const FormatsPen *pen, uint32_t row, uint32_t group, BaseText *out)
{
  bool barred = pen->n_values == FORMATS_MAX_SYMBOLS;
  uint32_t columns = sudoku_shape_columns (pen->shape), last = 0;

  for (uint32_t column = 0; column < columns; column++)
    if (sudoku_shape_cell_at (pen->shape, (BoardPlace){ (uint16_t) row, (uint16_t) column })
        != COVER_NONE)
      last = column;
  for (uint32_t column = 0; column <= last; column++)
    {
      uint32_t cell =
          sudoku_shape_cell_at (pen->shape, (BoardPlace){ (uint16_t) row, (uint16_t) column });

      if (barred ? column % group == 0 : column > 0 && column % group == 0)
        base_text_add_char (out, barred ? '|' : ' ');
      if (cell == COVER_NONE)
        base_text_add_char (out, ' ');
      else
        format_pen_symbols (pen, pen->values + cell, 1, out);
    }
  base_text_add (out, barred ? "|" : "");
  base_text_add (out, pen->line_end);
}

/* With 63 values `#` is a symbol, and a space before it would make it a comment: bars stand between
 * groups. */
static void
grid_write_plainly (FormatsPen *pen, BaseText *out)
{
  uint32_t rows = sudoku_shape_rows (pen->shape), columns = sudoku_shape_columns (pen->shape);
  uint32_t band, group;

  if (!format_shape_is_boxed (pen->shape, &band, &group) || band == 1 || group == 1)
    {
      band = rows;
      group = columns;
    }
  /* A row of dashes alone could be read as a rule. */
  if (pen->blank == '-')
    pen->blank = '.';
  format_pen_comment (pen, "# ", out);
  for (uint32_t row = 0; row < rows; row++)
    {
      if (row > 0 && row % band == 0)
        base_text_add (out, pen->line_end);
      grid_write_row (pen, row, group, out);
    }
}

void
format_text_grid_write (const FormatsPuzzle *puzzle,
                        const FormatsWriteOptions *options,
                        BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_grid);

  /* With 63 values a `#` can be a symbol, and must not stand where it begins a comment. */
  if (pen.text != NULL
      && (pen.n_values == FORMATS_MAX_SYMBOLS || !format_text_rows_fit (puzzle, false)))
    pen.text = NULL;
  format_pen_gap (&pen, puzzle, options, out);
  if (pen.text != NULL)
    grid_write_as_it_came (&pen, puzzle->layout.head, options->bare, out);
  else
    grid_write_plainly (&pen, out);
}

unsigned
format_text_grid_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_bare_losses (puzzle);
  uint32_t band, group;

  if ((losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    return losses;
  if (sudoku_shape_n_values (puzzle->sudoku->shape) > FORMATS_MAX_SYMBOLS)
    losses |= FORMATS_IMPOSSIBLE_SIZE;
  if (!format_shape_is_usual (puzzle->sudoku->shape)
      && (!format_shape_is_boxed (puzzle->sudoku->shape, &band, &group) || band == 1 || group == 1))
    losses |= FORMATS_LOSS_SHAPE;
  return losses;
}
