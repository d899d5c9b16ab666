/* format-text-grid-title.c - whether a line above a grid is its title.
 *
 * `Grid 01` is not a row of the 9x9 grid below it, but a reader that counts rows would count
 * it. The number of a puzzle, alone in a line, even has symbols only.  So where a line looks
 * odd, the lines after it decide.  A misfit is a symbol that no value of the grid has.  The
 * line is a title if
 *
 *   most of its symbols are misfits                     and two of the next three rows are alike
 *   some are, and it is too short or too long           and a whole grid follows
 *   some are, or it is too short or too long            and a whole grid follows, without another row
 *                                                       after it: else it may be a bad first row
 *
 * The sample has at most FORMATS_MAX_SAMPLE bytes, and no more lines are read than needed. */
#include "format-symbols.h"
#include "format-text-grid.h"

#include <string.h>

typedef struct
{
  uint32_t n, n_misfits;
} Letters;

/* The characters of a line, counted. */
static Letters
grid_count_letters (const FormatsLine *line, const FormatsGridLine *what, uint32_t n_values)
{
  Letters letters = { 0 };

  for (size_t i = 0; format_text_grid_next_symbol (line, what, &i); i++)
    if (((unsigned char) line->bytes[i] & 0xc0) != 0x80)
      {
        letters.n++;
        letters.n_misfits += !format_symbol_fits (line->bytes[i], n_values);
      }
  return letters;
}

/* Most of it cannot be in a row of that length; half of it, if it is too short or too long as
 * well. */
static bool
is_wording (Letters letters, uint32_t length)
{
  return letters.n_misfits * 2 > letters.n
         || (letters.n_misfits > 0 && letters.n_misfits * 2 == letters.n && letters.n != length);
}

/* The length of the first row of a grid of `n_values` values, or of its last row. */
static uint32_t
length_of_first (const FormatsSample *sample, uint32_t n_values)
{
  return sample->shape != NULL ? format_text_grid_row_length (sample->shape, 0) : n_values;
}

static uint32_t
length_of_last (const FormatsSample *sample, uint32_t n_values)
{
  return sample->shape != NULL
             ? format_text_grid_row_length (sample->shape, sudoku_shape_rows (sample->shape) - 1)
             : n_values;
}

/* The next rows, and the grids that could begin above each of them: the ones that were passed may
 * be titles too. */
typedef struct
{
  FormatsLines lines;
  FormatsGridTally tallies[3];
  unsigned n_rows;
  bool dashes; /* lines of dashes, which may be rows too, were passed */
} Rows;

/* `*out_ended`: a grid could end before the next row, and what follows belongs to another grid. */
static bool
next_row (Rows *rows, FormatsLine *out_line, FormatsGridLine *out_what, bool *out_ended)
{
  *out_ended = false;
  while (format_lines_next (&rows->lines, out_line))
    {
      *out_what = format_text_grid_line (out_line);
      for (unsigned i = 0; i <= rows->n_rows; i++)
        {
          *out_ended |= format_text_grid_is_full (&rows->tallies[i]);
          format_text_grid_tally (&rows->tallies[i], out_what);
        }
      if (out_what->kind == FORMATS_GRID_ROW)
        {
          rows->n_rows++;
          return true;
        }
      rows->dashes |= out_what->kind == FORMATS_GRID_DASHES;
    }
  return false;
}

/* How many values a row is of; 0 where it cannot be a row. */
static uint32_t
grid_values_of (const FormatsSample *sample, const FormatsLine *line, const FormatsGridLine *what)
{
  uint32_t n = sample->shape != NULL ? sudoku_shape_n_values (sample->shape) : what->n_symbols;

  return what->is_clean && n >= 4 && n <= FORMATS_MAX_SYMBOLS
                 && grid_count_letters (line, what, n).n_misfits == 0
             ? n
             : 0;
}

/* How many values two of the next three rows are of, if they are alike.  No grid above them must be
 * able to end before the second of the two. */
static FormatsSniff
grid_look_at_rows (const FormatsSample *sample, FormatsLines lines, uint32_t *out_n_values)
{
  const FormatsGridTally tally = { .shape = sample->shape };
  Rows rows = { .lines = lines, .tallies = { tally, tally, tally } };
  FormatsGridLine seen[3];
  uint32_t n_values[3];
  FormatsLine line;
  bool ended;

  for (unsigned i = 0; i < 3; i++)
    {
      if (!next_row (&rows, &line, &seen[i], &ended))
        return format_sample_undecided (sample);
      n_values[i] = grid_values_of (sample, &line, &seen[i]);
      if (ended || (i == 0 && rows.dashes))
        return FORMATS_SNIFF_NO;
      for (unsigned k = 0; k < i; k++)
        if (n_values[i] != 0 && n_values[k] == n_values[i] && seen[k].n_symbols == seen[i].n_symbols
            && (k == 0 || !rows.dashes))
          {
            *out_n_values = n_values[i];
            return FORMATS_SNIFF_YES;
          }
    }
  return FORMATS_SNIFF_NO;
}

/* Whether the next lines cannot be a row of the grid that has just ended. */
static FormatsSniff
ends_there (const FormatsSample *sample, FormatsLines *lines, const FormatsGridSight *sight)
{
  FormatsLine line;
  FormatsGridLine what;

  if (!format_lines_next (lines, &line))
    return sample->whole ? FORMATS_SNIFF_YES : FORMATS_SNIFF_MORE;
  what = format_text_grid_line (&line);
  return what.kind == FORMATS_GRID_ROW && what.is_clean
                 && what.n_symbols == length_of_last (sample, sight->n_values)
                 && grid_count_letters (&line, &what, sight->n_values).n_misfits == 0
             ? FORMATS_SNIFF_NO
             : FORMATS_SNIFF_YES;
}

FormatsSniff
format_text_grid_stands_alone (const FormatsSample *sample, void *unused)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsGridSight sight = { .tally.shape = sample->shape };
  FormatsSniff answer = format_text_grid_look (sample, &lines, &sight);

  (void) unused;
  return answer == FORMATS_SNIFF_YES ? ends_there (sample, &lines, &sight) : answer;
}

FormatsSniff
format_text_grid_title (const FormatsSample *sample, void *unused)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsGridSight sight = { .tally.shape = sample->shape };
  FormatsLine title;
  FormatsGridLine what;
  FormatsSniff answer;
  Letters letters;
  uint32_t n_values, length;

  (void) unused;
  if (!format_lines_next (&lines, &title))
    return format_sample_undecided (sample);
  /* A byte order mark: see format-text-grid-gather.c. */
  if (title.length >= 3 && memcmp (title.bytes, "\xef\xbb\xbf", 3) == 0)
    return FORMATS_SNIFF_NO;
  what = format_text_grid_line (&title);
  answer = grid_look_at_rows (sample, lines, &n_values);
  if (answer == FORMATS_SNIFF_MORE)
    return answer;
  if (answer == FORMATS_SNIFF_YES
      && is_wording (grid_count_letters (&title, &what, n_values),
                     length_of_first (sample, n_values)))
    return FORMATS_SNIFF_YES;
  answer = format_text_grid_look (sample, &lines, &sight);
  if (answer != FORMATS_SNIFF_YES)
    return answer;
  letters = grid_count_letters (&title, &what, sight.n_values);
  length = length_of_first (sample, sight.n_values);
  if (letters.n_misfits > 0 && (letters.n != length || is_wording (letters, length)))
    return FORMATS_SNIFF_YES;
  return letters.n_misfits == 0 && letters.n == length ? FORMATS_SNIFF_NO
                                                       : ends_there (sample, &lines, &sight);
}
