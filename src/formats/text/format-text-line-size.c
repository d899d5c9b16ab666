/* format-text-line-size.c - what the number of symbols in a line means, and what it should have
 * been.
 *
 * N * N * N symbols are the candidates of a sukaku if more of them stand at their place in a sukaku
 * (candidate v of cell c at N * c + v - 1) than elsewhere.  The same number may be a puzzle of M *
 * M cells: 64 are 8 * 8, 729 are 27 * 27.  In one column of such a puzzle, all symbols that stand
 * at their place in a sukaku are of one value, which occurs at most once there.  So a puzzle
 * without a value twice in a column has at most M symbols at such places, and a sukaku with at most
 * M has cells without any candidate.  Hence the line is a sukaku where there are more than M. */
#include "format-sample.h"
#include "format-text-line-private.h"

uint32_t
format_text_cube_root (size_t cube)
{
  for (size_t i = 1; i <= SUDOKU_MAX_VALUES; i++)
    if (i * i * i == cube)
      return (uint32_t) i;
  return 0;
}

static bool
looks_like_candidates (const FormatsLine *line,
                       FormatsSpan span,
                       const FormatsCensus *census,
                       uint32_t n_values)
{
  uint32_t root = format_square_root (span.n);
  size_t i = 0, n_right = 0, n_wrong = 0;
  FormatsAlphabet alphabet;

  format_alphabet_choose (&alphabet, n_values, census);
  for (size_t at = span.start; at < span.end; at++)
    {
      uint8_t value = alphabet.values[(unsigned char) line->bytes[at]];

      if (format_is_white (line->bytes[at]))
        continue;
      if (value != 0)
        *(value == i % n_values + 1 ? &n_right : &n_wrong) += 1;
      i++;
    }
  return n_right > n_wrong && ((size_t) root * root != span.n || n_right > root);
}

bool
format_text_line_has_candidates (const FormatsReader *reader,
                                 const FormatsLine *line,
                                 FormatsSpan span,
                                 const FormatsCensus *census)
{
  uint32_t n_values = format_text_cube_root (span.n);
  size_t n_cells;

  if (reader->shape == NULL)
    return n_values >= 4 && n_values <= FORMATS_MAX_SYMBOLS
           && looks_like_candidates (line, span, census, n_values);
  n_values = sudoku_shape_n_values (reader->shape);
  n_cells = sudoku_shape_n_cells (reader->shape);
  return n_values > 1 && span.n == n_cells * n_values;
}

/* Returns the length of the next line, if it is a puzzle and the line after it, if any, is equally
 * long; otherwise 0. */
static FormatsSniff
look_at_following (const FormatsSample *sample, void *data)
{
  uint64_t *length = data;
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  FormatsSpan span;
  unsigned n = 0;

  *length = 0;
  while (n < 2 && format_sample_next (&lines, &line))
    if (format_text_line_find (&line, sample->shape, &span))
      {
        if (n++ > 0)
          *length = *length == span.n ? span.n : 0;
        else if (format_text_line_is_likely (&line, span, sample->shape))
          *length = span.n;
      }
  return n == 2 || sample->whole ? FORMATS_SNIFF_YES : FORMATS_SNIFF_MORE;
}

FormatsOutcome
format_text_line_wrong_length (const FormatsLine *line,
                               FormatsSpan span,
                               uint64_t expected,
                               FormatsIssue *issue)
{
  size_t at = format_text_span_is_spread (&span) || span.n < expected
                  ? span.end
                  : span.start + (size_t) expected;

  return format_issue_at (issue, FORMATS_WRONG_LENGTH, line, at, expected, span.n);
}

/* The size that a line of that length, which is no square, most likely should have: the nearest
 * one, and 9x9 where its line is next, since most puzzles are of that size and a row may be
 * missing. */
static uint64_t
likely_square (uint64_t length)
{
  const uint64_t below = format_square_root (length), above = below + 1;
  const uint64_t least = below * below, most = above * above;

  if (below == 9 || above == 9)
    return 81;
  return length - least < most - length ? least : most;
}

/* Reports a length that is not a square.  No valid size is below 4x4. */
static FormatsOutcome
no_square (const FormatsLine *line, FormatsSpan span, FormatsIssue *issue)
{
  uint64_t below = format_square_root (span.n);

  if (span.n > (uint64_t) SUDOKU_MAX_CELLS)
    return format_issue_at (issue, FORMATS_TOO_LARGE, line, span.start, SUDOKU_MAX_VALUES,
                            below + (below * below < span.n));
  if (below < 4)
    return format_text_line_wrong_length (line, span, 16, issue);
  format_text_line_wrong_length (line, span, likely_square (span.n), issue);
  issue->fault = FORMATS_NO_SQUARE;
  return FORMATS_BAD_PUZZLE;
}

/* Reports a line whose length no puzzle has, with the length of the lines before or after it as the
 * expected one. */
static FormatsOutcome
no_size (FormatsReader *reader, const FormatsLine *line, FormatsSpan span, FormatsIssue *issue)
{
  FormatsLineState *state = format_reader_state (reader);
  bool first = state->usual_length == 0 && !state->looked_ahead;
  uint64_t usual = state->usual_length;
  FormatsIssue end = { 0 };
  FormatsSniff answer;

  no_square (line, span, issue);
  format_text_line_wrong_length (line, span, UINT64_MAX, &end);
  state->looked_ahead = true;
  if (first && format_reader_decide (reader, look_at_following, &usual, &answer) != BASE_OK)
    return FORMATS_FAILED;
  if (usual == 0)
    return FORMATS_BAD_PUZZLE;
  end.expected = usual;
  if (span.n > usual && !format_text_span_is_spread (&span))
    end.column -= span.n - usual;
  *issue = end;
  return FORMATS_BAD_PUZZLE;
}

FormatsOutcome
format_text_line_size (FormatsReader *reader,
                       const FormatsLine *line,
                       FormatsSpan span,
                       bool candidates,
                       uint32_t *out_n_values,
                       FormatsIssue *issue)
{
  FormatsLineState *state = format_reader_state (reader);
  uint64_t expected = 0;
  uint32_t n_values = candidates ? format_text_cube_root (span.n) : format_square_root (span.n);

  if (state == NULL)
    return format_reader_fail (reader, BASE_NO_MEMORY);
  if (reader->shape != NULL)
    {
      n_values = sudoku_shape_n_values (reader->shape);
      expected = (uint64_t) sudoku_shape_n_cells (reader->shape) * (candidates ? n_values : 1);
    }
  else if (candidates)
    expected = n_values > 0 ? span.n : 729;
  if (expected != 0 && span.n != expected)
    return format_text_line_wrong_length (line, span, expected, issue);
  if (expected == 0 && (span.n == 0 || (size_t) n_values * n_values != span.n))
    return no_size (reader, line, span, issue);
  if (n_values > SUDOKU_MAX_VALUES)
    return format_issue_at (issue, FORMATS_TOO_LARGE, line, span.start, SUDOKU_MAX_VALUES,
                            n_values);
  if (n_values > FORMATS_MAX_SYMBOLS)
    return format_issue_at (issue, FORMATS_NO_SYMBOLS, line, span.start, 0, n_values);
  if (!candidates)
    state->usual_length = span.n;
  *out_n_values = n_values;
  return FORMATS_PUZZLE;
}
