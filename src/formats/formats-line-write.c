/* formats-line-write.c - the same three formats, written. */
#include "formats-layout-private.h"
#include "formats-symbols-private.h"
#include "formats-table-private.h"

/* What followed the symbols where they came from, or else the comment; and the line's end. */
static void
finish_line (const FormatsPen *pen, const FormatsWriteOptions *options, BaseText *out)
{
  if (pen->text != NULL && !options->bare)
    base_text_add_bytes (out, pen->text, pen->length);
  else
    formats_pen_remark (pen, out);
  base_text_add (out, pen->line_end);
}

void
formats_line_write (const FormatsPuzzle *puzzle, const FormatsWriteOptions *options, BaseText *out)
{
  FormatsPen pen = formats_pen (puzzle, options, formats_line_write);

  formats_pen_symbols (&pen, pen.values, pen.n_cells, out);
  finish_line (&pen, options, out);
}

unsigned
formats_line_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = formats_bare_losses (puzzle);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    return losses;
  if (sudoku_shape_n_values (puzzle->sudoku->shape) > FORMATS_MAX_SYMBOLS)
    losses |= FORMATS_IMPOSSIBLE_SIZE;
  if (!formats_shape_is_usual (puzzle->sudoku->shape))
    losses |= FORMATS_LOSS_SHAPE;
  return losses;
}

/* The candidates of a cell; those of a solved one are its value. */
static uint64_t
candidates_of (const FormatsPuzzle *puzzle, const FormatsPen *pen, uint32_t cell)
{
  if (pen->values[cell] != 0)
    return (uint64_t) 1 << (pen->values[cell] - 1);
  if (puzzle->sudoku->candidates != NULL)
    return puzzle->sudoku->candidates[cell];
  return sudoku_all_values (pen->n_values);
}

void
formats_sukaku_write (const FormatsPuzzle *puzzle,
                      const FormatsWriteOptions *options,
                      BaseText *out)
{
  FormatsPen pen = formats_pen (puzzle, options, formats_sukaku_write);

  for (uint32_t cell = 0; cell < pen.n_cells; cell++)
    {
      uint64_t candidates = candidates_of (puzzle, &pen, cell);
      uint8_t values[SUDOKU_MAX_VALUES];

      for (uint32_t i = 0; i < pen.n_values; i++)
        values[i] = (candidates >> i & 1) != 0 ? (uint8_t) (i + 1) : 0;
      formats_pen_symbols (&pen, values, pen.n_values, out);
    }
  finish_line (&pen, options, out);
}

unsigned
formats_sukaku_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = formats_line_losses (puzzle) & ~(unsigned) FORMATS_LOSS_CANDIDATES;

  if ((losses & FORMATS_IMPOSSIBLE_KIND) == 0 && sudoku_puzzle_n_givens (puzzle->sudoku) > 0)
    losses |= FORMATS_LOSS_GIVENS;
  return losses;
}

void
formats_sdm_write (const FormatsPuzzle *puzzle, const FormatsWriteOptions *options, BaseText *out)
{
  FormatsPen pen = formats_pen (puzzle, options, formats_sdm_write);

  pen.blank = '0';
  formats_pen_symbols (&pen, pen.values, pen.n_cells, out);
  if (pen.text != NULL && !options->bare)
    base_text_add_bytes (out, pen.text, pen.length);
  base_text_add (out, pen.line_end);
}

unsigned
formats_sdm_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = formats_line_losses (puzzle);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    return losses;
  if (sudoku_shape_n_values (puzzle->sudoku->shape) != 9
      || sudoku_shape_n_cells (puzzle->sudoku->shape) != 81)
    losses |= FORMATS_IMPOSSIBLE_SIZE;
  if (puzzle->comment.length > 0 && !formats_is_layout_of (puzzle, formats_sdm_write))
    losses |= FORMATS_LOSS_COMMENT;
  return losses;
}
