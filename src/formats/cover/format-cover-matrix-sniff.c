/* format-cover-matrix-sniff.c - whether a file is rows of 0 and 1.
 *
 * A Sudoku of 0 and 1 alone is not a proper puzzle, at any size, but it may be an empty grid:
 * so a matrix needs a 1.  It also needs two rows.  A label that is longer than any row of a
 * grid, or that does not begin with a letter, is more likely a puzzle with a comment behind
 * it.  Below a header, labels may be numbers; but `10 04` above `00 10` is a 4x4 grid, if the
 * other rows make it one. */
#include "format-cover-matrix.h"
#include "format-cover.h"
#include "format-sample.h"

static bool
is_fair_label (const FormatsLine *line, size_t start, size_t length)
{
  char c = line->bytes[start];

  return length <= SUDOKU_MAX_VALUES
         && ((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_');
}

static bool
is_fair_header (const FormatsLine *line, uint64_t *out_n_labels)
{
  size_t at = 0, start, length;

  *out_n_labels = 0;
  while (format_cover_matrix_next (line, &at, &start, &length))
    {
      if (length > SUDOKU_MAX_VALUES)
        return false;
      ++*out_n_labels;
    }
  return *out_n_labels >= 2;
}

/* Whether a header is two numbers: the groups of a grid's first row may be. */
static bool
is_two_numbers (const FormatsLine *line, uint64_t n_labels)
{
  for (size_t i = 0; i < line->length; i++)
    if (!format_is_white (line->bytes[i]) && line->bytes[i] != ','
        && (line->bytes[i] < '0' || line->bytes[i] > '9'))
      return false;
  return n_labels == 2;
}

FormatsSniff
format_cover_matrix_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  uint64_t n_labels = 0, width = 0, n_rows = 0;
  FormatsLine line;
  bool has_one = false, like_grid = false;

  for (bool first = true; format_sample_next (&lines, &line); first = false)
    {
      FormatsMatrixRow row;

      if (first && format_cover_matrix_is_header (&line))
        {
          if (!is_fair_header (&line, &n_labels))
            return FORMATS_SNIFF_NO;
          like_grid = is_two_numbers (&line, n_labels);
          continue;
        }
      row = format_cover_matrix_row (&line, n_labels);
      if (n_labels > 1 && n_rows == 0 && row.label_length > 0 && row.n_bits + 1 == n_labels)
        n_labels--; /* there is a label in the header's corner */
      if (row.strange < line.length || row.n_bits < 2 || (n_labels > 0 && row.n_bits != n_labels)
          || (n_rows > 0 && row.n_bits != width)
          || (row.label_length > 0 && n_labels == 0
              && !is_fair_label (&line, row.label_start, row.label_length)))
        return FORMATS_SNIFF_NO;
      width = row.n_bits;
      has_one |= row.has_one;
      n_rows++;
    }
  if (!sample->whole || !has_one || n_rows < 2)
    return format_sample_undecided (sample);
  return like_grid ? FORMATS_SNIFF_YIELD : FORMATS_SNIFF_YES;
}
