/* format-text-line-write.c - line, sukaku and .sdm, written.
 *
 * The text of their layout is what follows the symbols, with the character that ends them.  Where
 * the symbols stood in groups, it begins with these: a NUL for each symbol, and the white space
 * between them. */
#include "format-layout.h"
#include "format-symbols.h"
#include "format-text-line-private.h"
#include "format-text.h"

/* Whether the layout is that of a line, whichever of the three. */
static bool
is_from_line (const FormatsPuzzle *puzzle)
{
  return format_layout_is_of (puzzle, &format_text_line)
         || format_layout_is_of (puzzle, &format_text_sukaku)
         || format_layout_is_of (puzzle, &format_text_sdm);
}

/* Writes what stood before the line: all of it where that was a line too. */
static void
begin_line (const FormatsPen *pen,
            const FormatsPuzzle *puzzle,
            const FormatsWriteOptions *options,
            BaseText *out)
{
  if (is_from_line (puzzle) && !options->plain && !options->bare)
    base_text_add_bytes (out, base_text_string (&puzzle->before), puzzle->before.length);
  else
    format_pen_before (pen, "# ", out);
}

/* Where the layout's text is only what followed the symbols; 0 if they all stood together. */
static size_t
end_of_groups (const FormatsPen *pen)
{
  size_t end = pen->length;

  while (end > 0 && pen->text[end - 1] != '\0')
    end--;
  return end;
}

/* Moves the symbols that `out` has from `start` on apart, as they stood, unless there were more or
 * fewer of them. */
static void
line_spread_symbols (const FormatsPen *pen, size_t groups, BaseText *out, size_t start)
{
  size_t n = out->length - start, n_places = 0, from = n;

  for (size_t i = 0; i < groups; i++)
    n_places += pen->text[i] == '\0';
  if (n_places != n)
    return;
  base_text_add_repeated (out, ' ', groups - n);
  if (base_text_status (out) == BASE_OK)
    for (size_t i = groups; i > 0; i--)
      out->bytes[start + i - 1] =
          pen->text[i - 1] == '\0' ? out->bytes[start + --from] : pen->text[i - 1];
}

/* Writes what followed the symbols in the source, or else the comment; then the end of the line.
 * The symbols are in `out` from `start` on. */
static void
finish_line (const FormatsPen *pen, const FormatsWriteOptions *options, BaseText *out, size_t start)
{
  size_t groups = pen->text != NULL ? end_of_groups (pen) : 0;

  if (groups > 0 && !options->bare && base_text_status (out) == BASE_OK)
    line_spread_symbols (pen, groups, out, start);
  if (pen->text != NULL && !options->bare)
    base_text_add_bytes (out, pen->text + groups, pen->length - groups);
  else
    format_pen_remark (pen, out);
  base_text_add (out, pen->line_end);
}

void
format_text_line_write (const FormatsPuzzle *puzzle,
                        const FormatsWriteOptions *options,
                        BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_line);
  size_t start;

  begin_line (&pen, puzzle, options, out);
  start = out->length;
  format_pen_symbols (&pen, pen.values, pen.n_cells, out);
  finish_line (&pen, options, out, start);
}

unsigned
format_text_line_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_bare_losses (puzzle);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    return losses;
  if (sudoku_shape_n_values (puzzle->sudoku->shape) > FORMATS_MAX_SYMBOLS)
    losses |= FORMATS_IMPOSSIBLE_SIZE;
  if (!format_shape_is_usual (puzzle->sudoku->shape))
    losses |= FORMATS_LOSS_SHAPE;
  return losses;
}

/* Returns the candidates of a cell; a solved cell has its value as the only one. */
static uint64_t
line_candidates_of (const FormatsPuzzle *puzzle, const FormatsPen *pen, uint32_t cell)
{
  if (pen->values[cell] != 0)
    return (uint64_t) 1 << (pen->values[cell] - 1);
  if (puzzle->sudoku->candidates != NULL)
    return puzzle->sudoku->candidates[cell];
  return sudoku_all_values (pen->n_values);
}

void
format_text_sukaku_write (const FormatsPuzzle *puzzle,
                          const FormatsWriteOptions *options,
                          BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_sukaku);
  size_t start;

  begin_line (&pen, puzzle, options, out);
  start = out->length;
  for (uint32_t cell = 0; cell < pen.n_cells; cell++)
    {
      uint64_t candidates = line_candidates_of (puzzle, &pen, cell);
      uint8_t values[SUDOKU_MAX_VALUES];

      for (uint32_t i = 0; i < pen.n_values; i++)
        values[i] = (candidates >> i & 1) != 0 ? (uint8_t) (i + 1) : 0;
      format_pen_symbols (&pen, values, pen.n_values, out);
    }
  finish_line (&pen, options, out, start);
}

unsigned
format_text_sukaku_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_text_line_losses (puzzle) & ~(unsigned) FORMATS_LOSS_CANDIDATES;

  if ((losses & FORMATS_IMPOSSIBLE_KIND) == 0 && sudoku_puzzle_n_givens (puzzle->sudoku) > 0)
    losses |= FORMATS_LOSS_GIVENS;
  return losses;
}

/* Collections have no comments, so those stay only where they were in one. */
void
format_text_sdm_write (const FormatsPuzzle *puzzle,
                       const FormatsWriteOptions *options,
                       BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_sdm);
  size_t start;

  if (pen.text != NULL)
    begin_line (&pen, puzzle, options, out);
  start = out->length;
  pen.blank = '0';
  pen.comment = NULL;
  format_pen_symbols (&pen, pen.values, pen.n_cells, out);
  finish_line (&pen, options, out, start);
}

unsigned
format_text_sdm_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_text_line_losses (puzzle);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    return losses;
  if (sudoku_shape_n_values (puzzle->sudoku->shape) != 9
      || sudoku_shape_n_cells (puzzle->sudoku->shape) != 81)
    losses |= FORMATS_IMPOSSIBLE_SIZE;
  if ((puzzle->comment.length > 0 || format_puzzle_has_comment_before (puzzle))
      && !format_layout_is_of (puzzle, &format_text_sdm))
    losses |= FORMATS_LOSS_COMMENT;
  return losses;
}
