/* formats-other.c - whether a text means something else in another format.
 *
 * Formats overlap where that does no harm: nine rows of digits are the same grid as numbers.  Only
 * a different puzzle counts. */
#include "formats-sniff-private.h"

#include <string.h>

/* Whether two puzzles allow the same: a full set of candidates, or candidates beside a given, mean
 * nothing. */
static bool
allows_the_same (const SudokuPuzzle *a, const SudokuPuzzle *b)
{
  uint64_t all = sudoku_all_values (sudoku_shape_n_values (a->shape));

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (a->shape); cell++)
    {
      uint64_t in_a = a->candidates != NULL ? a->candidates[cell] : all;
      uint64_t in_b = b->candidates != NULL ? b->candidates[cell] : all;

      if (a->values[cell] == 0 && in_a != in_b)
        return false;
    }
  return true;
}

static bool
is_same (const FormatsPuzzle *a, const FormatsPuzzle *b)
{
  if (a->kind != b->kind)
    return false;
  if (a->kind == FORMATS_COVER)
    return cover_problem_n_items (a->problem) == cover_problem_n_items (b->problem)
           && cover_problem_n_options (a->problem) == cover_problem_n_options (b->problem);
  return sudoku_shape_equal (a->sudoku->shape, b->sudoku->shape)
         && memcmp (a->sudoku->values, b->sudoku->values, sudoku_shape_n_cells (a->sudoku->shape))
                == 0
         && allows_the_same (a->sudoku, b->sudoku);
}

/* Whether a format reads the text from its beginning to its end, and something else from it
 * first. */
static bool
reads_another (const Format *format, FormatsBytes bytes, const FormatsPuzzle *taken)
{
  const FormatsOptions options = { .from = format, .patient = true };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY, next = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsIssue issue;
  bool other;

  if (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader)
      != BASE_OK)
    return false;
  other =
      formats_reader_next (reader, &puzzle, &issue) == FORMATS_PUZZLE && !is_same (taken, &puzzle);
  while (other)
    {
      FormatsOutcome outcome = formats_reader_next (reader, &next, &issue);

      if (outcome == FORMATS_END)
        break;
      other = outcome == FORMATS_PUZZLE;
    }
  format_puzzle_clear (&puzzle);
  format_puzzle_clear (&next);
  formats_reader_free (reader);
  return other;
}

const Format *
formats_find_other (const char *bytes, size_t length, const FormatsPuzzle *taken)
{
  FormatsSample sample = { .bytes = bytes, .length = length, .patient = true, .whole = true };

  if (length >= 3 && memcmp (bytes, "\xef\xbb\xbf", 3) == 0)
    {
      sample.bytes += 3;
      sample.length -= 3;
    }
  for (unsigned i = 0; i < formats_n; i++)
    if (formats_all[i] != taken->format && formats_can_read (formats_all[i])
        && formats_sniff_as (formats_all[i], &sample) == FORMATS_SNIFF_YES
        && reads_another (formats_all[i], (FormatsBytes){ bytes, length }, taken))
      return formats_all[i];
  return NULL;
}
