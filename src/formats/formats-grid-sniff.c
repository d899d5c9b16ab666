/* formats-grid-sniff.c - whether a file begins with a grid of rows.
 *
 * The trap: sixteen 4x4 puzzles, one a line, are sixteen rows of sixteen symbols, as a 16x16 grid
 * is.  They are lines if each could be one by itself and nothing stands between them; a 16x16
 * puzzle has larger values. */
#include "formats-grid-private.h"
#include "formats-sniff-private.h"
#include "formats-symbols-private.h"
#include "formats-table-private.h"

typedef struct
{
  FormatsGridTally tally;
  uint32_t n_values;
  bool divided; /* a rule or an empty line came before or between the rows */
  bool one_by_one;
} Sight;

/* Whether the row is a puzzle in itself: 16, 25, 36 … symbols for so few values, in one run or as
 * numbers. */
static bool
is_puzzle (const FormatsLine *line, const FormatsGridLine *what)
{
  size_t start = formats_skip_white (line, 0), run = start, n = 0;
  uint32_t root;
  bool only_digits = true;

  while (run < what->end && !formats_grid_separates (line->bytes[run]))
    run++;
  n = run - start > 1 ? run - start : what->n_symbols;
  root = formats_square_root (n);
  if (n < 16 || (size_t) root * root != n)
    return false;
  if (run - start == 1)
    run = what->end;
  for (size_t i = start; i < run; i++)
    {
      char c = line->bytes[i];

      if (formats_is_white (c))
        continue;
      only_digits &= c >= '0' && c <= '9';
      if (!formats_symbol_fits (c, root))
        return false;
    }
  return n == run - start || only_digits;
}

static bool
fits (const FormatsLine *line, const FormatsGridLine *what, uint32_t n_values)
{
  for (size_t i = 0; i < what->end; i++)
    if (!formats_grid_separates (line->bytes[i]) && !formats_symbol_fits (line->bytes[i], n_values))
      return false;
  return true;
}

/* How many symbols a row is to have; 0 for a row that the shape does not have. */
static uint32_t
expected (const FormatsSample *sample, const Sight *sight)
{
  uint32_t n = 0;

  if (sample->shape == NULL)
    return sight->n_values;
  for (uint32_t column = 0; column < sudoku_shape_columns (sample->shape); column++)
    n += sudoku_shape_cell_at (sample->shape,
                               (BoardPlace){ (uint16_t) (sight->tally.n_rows), (uint16_t) column })
         != COVER_NONE;
  return n;
}

/* False when it cannot be a row of such a grid. */
static bool
look_at_row (Sight *sight,
             const FormatsSample *sample,
             const FormatsLine *line,
             const FormatsGridLine *what)
{
  if (sight->n_values == 0)
    sight->n_values =
        sample->shape != NULL ? sudoku_shape_n_values (sample->shape) : what->n_symbols;
  if (!what->is_clean || sight->n_values < 4 || sight->n_values > FORMATS_MAX_SYMBOLS)
    return false;
  if (sample->shape == NULL || sudoku_shape_is_square (sample->shape))
    {
      if (what->n_symbols != sight->n_values)
        return false;
    }
  else if (what->n_symbols != expected (sample, sight))
    return false;
  sight->one_by_one &= is_puzzle (line, what);
  return fits (line, what, sight->n_values);
}

FormatsSniff
formats_grid_sniff (const FormatsSample *sample)
{
  FormatsLines lines = formats_sample_lines (sample);
  Sight sight = { .tally.shape = sample->shape, .one_by_one = sample->shape == NULL };
  FormatsLine line;

  while (formats_lines_next (&lines, &line))
    {
      FormatsGridLine what = formats_grid_line (&line);

      if (what.kind == FORMATS_GRID_ROW && !look_at_row (&sight, sample, &line, &what))
        return FORMATS_SNIFF_NO;
      sight.divided |= what.kind == FORMATS_GRID_RULE
                       || (what.kind == FORMATS_GRID_EMPTY && sight.tally.n_rows > 0);
      formats_grid_tally (&sight.tally, &what);
      if (formats_grid_is_full (&sight.tally) && formats_grid_size (&sight.tally) >= 4)
        return sight.one_by_one && !sight.divided && sight.tally.n_rows > 0 ? FORMATS_SNIFF_NO
                                                                            : FORMATS_SNIFF_YES;
    }
  return formats_sample_undecided (sample);
}
