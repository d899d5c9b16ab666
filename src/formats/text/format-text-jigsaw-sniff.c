/* format-text-jigsaw-sniff.c - whether a file begins with clues and regions: the latter are even
 * and in one piece each. */
#include "format-text-jigsaw-private.h"

#include "format-text-grid.h"
#include "format-text-regions-private.h"
#include "format-text.h"

#include <string.h>

/* Adds the cells of one grid: `rows`, that many a line, or all in one word.  FORMATS_SNIFF_YES:
 * they are all there. */
static FormatsSniff
jigsaw_add_cells (const FormatsSample *sample,
                  FormatsLines *lines,
                  size_t *at,
                  FormatsLine *line,
                  uint32_t n_values,
                  bool rows,
                  FormatsRegions *regions)
{
  while (regions->n_cells < n_values * n_values)
    {
      uint32_t before = regions->n_cells;

      while (*at < line->length && (rows || regions->n_cells < n_values * n_values))
        {
          size_t taken = format_text_grid_separator (line, *at);

          if (taken == 0
              && (!format_text_jigsaw_is_symbol (line->bytes[*at])
                  || regions->n_cells == n_values * n_values))
            return FORMATS_SNIFF_NO;
          if (taken == 0)
            format_text_regions_add (regions, line->bytes[*at]);
          *at += taken == 0 ? 1 : taken;
        }
      if (rows && regions->n_cells != before && regions->n_cells - before != n_values)
        return FORMATS_SNIFF_NO;
      if (regions->n_cells == n_values * n_values)
        break;
      do
        if (!format_lines_next (lines, line))
          return format_sample_undecided (sample);
      while (format_text_grid_line (line).kind == FORMATS_GRID_RULE);
      *at = 0;
    }
  return FORMATS_SNIFF_YES;
}

/* Tries clues and regions for one number of values: the clues are symbols of these values, the
 * regions are even and in one piece. */
static FormatsSniff
sniff_size (const FormatsSample *sample,
            FormatsLines lines,
            FormatsLine line,
            uint32_t n_values,
            bool rows,
            FormatsRegions *regions)
{
  FormatsSniff answer;
  size_t at = 0;

  memset (regions, 0, sizeof *regions);
  answer = jigsaw_add_cells (sample, &lines, &at, &line, n_values, rows, regions);
  if (answer != FORMATS_SNIFF_YES)
    return answer;
  for (uint32_t i = 0; i < regions->n; i++)
    if (!format_symbol_fits (regions->symbol[i], n_values))
      return FORMATS_SNIFF_NO;
  memset (regions, 0, sizeof *regions);
  answer = jigsaw_add_cells (sample, &lines, &at, &line, n_values, rows, regions);
  if (answer != FORMATS_SNIFF_YES)
    return answer;
  return format_text_regions_are_even (regions, n_values)
                 && format_text_regions_hang_together (regions, n_values)
             ? FORMATS_SNIFF_YES
             : FORMATS_SNIFF_NO;
}

FormatsSniff
format_text_jigsaw_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  FormatsRegions regions;
  FormatsSniff answer = FORMATS_SNIFF_NO;
  uint32_t n = 0;
  size_t length;

  if (sample->shape != NULL || !format_sample_next (&lines, &line))
    return sample->shape != NULL ? FORMATS_SNIFF_NO : format_sample_undecided (sample);
  length = format_text_jigsaw_word (&line, format_line_skip_white (&line, 0));
  if (line.length > 2 * SUDOKU_MAX_CELLS + 16)
    return FORMATS_SNIFF_NO;
  for (size_t at = 0; at < line.length; n++)
    {
      size_t taken = format_text_grid_separator (&line, at);

      n -= taken > 0;
      at += taken > 0 ? taken : 1;
    }
  if (length >= 16 && length <= SUDOKU_MAX_CELLS && format_text_jigsaw_is_square (length)
      && ((length == n && sample->patient) || n == 2 * length))
    answer = sniff_size (sample, lines, line, format_square_root (length), false, &regions);
  if (answer == FORMATS_SNIFF_NO && sample->patient && n >= 4 && n <= FORMATS_MAX_SYMBOLS)
    answer = sniff_size (sample, lines, line, n, true, &regions);
  return answer;
}
