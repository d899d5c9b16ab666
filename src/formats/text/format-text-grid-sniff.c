/* format-text-grid-sniff.c - whether a file begins with a grid of rows.
 *
 * The trap: sixteen 4x4 puzzles, one a line, are sixteen rows of sixteen symbols, as a 16x16 grid
 * is.  They are lines if each could be one by itself and nothing stands between them; a 16x16
 * puzzle has larger values. */
#include "format-text-grid.h"
#include "format-text-line-private.h"
#include "format-text.h"

/* Whether the row is a puzzle by itself: 16, 25, 36 … symbols of few values, as in lines. */
static bool
grid_is_puzzle (const FormatsLine *line, const FormatsGridLine *what)
{
  FormatsSpan span;

  return format_text_line_find (line, NULL, &span) && format_text_line_is_likely (line, span, NULL)
         && span.n == what->n_symbols;
}

static bool
grid_row_fits (const FormatsLine *line, const FormatsGridLine *what, uint32_t n_values)
{
  for (size_t i = 0; format_text_grid_next_symbol (line, what, &i); i++)
    if (!format_symbol_fits (line->bytes[i], n_values))
      return false;
  return true;
}

/* False when it cannot be a row of such a grid. */
static bool
grid_look_at_row (FormatsGridSight *sight,
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
  else if (what->n_symbols != format_text_grid_row_length (sample->shape, sight->tally.n_rows))
    return false;
  sight->many_lines |= !grid_is_puzzle (line, what);
  return grid_row_fits (line, what, sight->n_values);
}

FormatsSniff
format_text_grid_look (const FormatsSample *sample, FormatsLines *lines, FormatsGridSight *sight)
{
  FormatsLine line;

  while (format_lines_next (lines, &line))
    {
      FormatsGridLine what = format_text_grid_line (&line);

      if (what.kind == FORMATS_GRID_ROW && !grid_look_at_row (sight, sample, &line, &what))
        return FORMATS_SNIFF_NO;
      sight->divided |= what.kind == FORMATS_GRID_RULE
                        || (what.kind == FORMATS_GRID_EMPTY && sight->tally.n_rows > 0);
      format_text_grid_tally (&sight->tally, &what);
      /* A reader that counts rows ends here too, and what follows is no part of this grid. */
      if (format_text_grid_is_full (&sight->tally))
        return format_text_grid_size (&sight->tally) >= 4 ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
    }
  return format_sample_undecided (sample);
}

FormatsSniff
format_text_grid_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsGridSight sight = { .tally.shape = sample->shape };
  FormatsSniff answer = format_text_grid_look (sample, &lines, &sight);
  bool may_be_lines =
      sample->shape == NULL && !sight.many_lines && !sight.divided && sight.tally.n_rows > 0;

  return answer == FORMATS_SNIFF_YES && may_be_lines ? FORMATS_SNIFF_NO : answer;
}
