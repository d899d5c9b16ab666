/* format-text-line.c - one puzzle a line: line, sukaku and .sdm.
 *
 * format-text-line-find.c finds the symbols of a line; the rest is a comment.  The number of the
 * symbols decides the number of values, and their census decides the alphabet.  Lists of a
 * million puzzles are the usual case, so each line is first tried in one pass
 * (format-text-line-quick.c).  Lines with anything odd are read a second time, with care; this
 * reading finds every fault.
 *
 * Empty lines and comments belong to the puzzle behind them, so that they can be written before
 * it. */
#include "format-text-line-private.h"
#include "format-text.h"

#include <string.h>

/* Reads the text behind the symbols; a comma or colon that ends them is not part of the comment. */
static bool
line_read_rest (FormatsPuzzle *puzzle, const FormatsLine *line, size_t at, FormatsIssue *issue)
{
  if (at == line->length)
    return true;
  if (!format_line_check_text (line, issue))
    return false;
  base_text_add_bytes (&puzzle->layout.text, line->bytes + at, line->length - at);
  format_puzzle_add_comment (puzzle, line, format_is_white (line->bytes[at]) ? at : at + 1, '#');
  return true;
}

/* Warns that a 0 was read as a blank. */
static void
warn_of_zero (FormatsReader *reader, const FormatsLine *line, FormatsSpan span, FormatsIssue *issue)
{
  const char *zero = memchr (line->bytes + span.start, '0', span.end - span.start);

  format_issue_at_token (issue, FORMATS_AMBIGUOUS_ZERO, line, (size_t) (zero - line->bytes), 1, 0);
  format_reader_warn (reader, issue);
}

/* One symbol of a sukaku: value v of a cell stands at place v, or a blank does. */
static bool
read_candidate (SudokuPuzzle *sudoku,
                const FormatsLine *line,
                size_t at,
                size_t i,
                uint8_t value,
                FormatsIssue *issue)
{
  uint32_t n_values = sudoku_shape_n_values (sudoku->shape);
  uint32_t place = (uint32_t) (i % n_values);

  if (value == 0)
    sudoku->candidates[i / n_values] &= ~((uint64_t) 1 << place);
  else if (value != place + 1)
    {
      format_issue_at_token (issue, FORMATS_WRONG_PLACE, line, at, 1, place + 1);
      return false;
    }
  return true;
}

/* Symbols that are known to be clean. */
static void
map_symbols (const FormatsAlphabet *alphabet, const char *symbols, size_t n, uint8_t *values)
{
  for (size_t i = 0; i < n; i++)
    values[i] = alphabet->values[(unsigned char) symbols[i]];
}

static bool
line_read_symbols (FormatsPuzzle *puzzle,
                   const FormatsLine *line,
                   FormatsSpan span,
                   const FormatsAlphabet *alphabet,
                   FormatsIssue *issue)
{
  SudokuPuzzle *sudoku = puzzle->sudoku;
  size_t i = 0;

  for (size_t at = span.start; at < span.end; at++)
    {
      uint8_t value;

      if (format_is_white (line->bytes[at]))
        continue;
      if (!format_alphabet_value (alphabet, line, at, &value, issue))
        return false;
      if (sudoku->candidates == NULL)
        sudoku->values[i] = value;
      else if (!read_candidate (sudoku, line, at, i, value, issue))
        return false;
      i++;
    }
  return true;
}

static BaseStatus
line_become_puzzle (FormatsReader *reader, FormatsPuzzle *puzzle, uint32_t n_values, bool sukaku)
{
  SudokuShape *shape;
  BaseStatus status = format_reader_shape (reader, n_values, &shape);

  if (status == BASE_OK)
    status = format_puzzle_become (puzzle, shape);
  if (status == BASE_OK && sukaku)
    status = sudoku_puzzle_allow_candidates (puzzle->sudoku);
  return status;
}

/* Where the symbols stand in groups, the layout's text begins with all of them, as NULs. */
static void
keep_groups (FormatsPuzzle *puzzle, const FormatsLine *line, FormatsSpan span)
{
  BaseText *text = &puzzle->layout.text;

  if (format_text_span_is_spread (&span))
    for (size_t at = span.start; at < span.end; at++)
      base_text_add_char (text, format_is_white (line->bytes[at]) ? line->bytes[at] : '\0');
}

/* False when there is something that is no symbol of any alphabet. */
static bool
take_census (const FormatsLine *line, FormatsSpan span, FormatsCensus *out, FormatsIssue *issue)
{
  *out = (FormatsCensus){ 0 };
  format_census_add (out, line->bytes + span.start, span.end - span.start);
  out->counts[' '] = out->counts['\t'] = 0;
  if (format_census_is_known (out))
    return true;
  for (size_t at = span.start; at < span.end; at++)
    if (!format_is_white (line->bytes[at]) && !format_symbol_known (line->bytes[at]))
      {
        format_issue_at_symbol (issue, line, at, 0);
        break;
      }
  return false;
}

static bool
line_read_all (FormatsPuzzle *puzzle,
               const FormatsLine *line,
               FormatsSpan span,
               const FormatsCensus *census,
               const FormatsAlphabet *alphabet,
               FormatsIssue *issue)
{
  puzzle->layout.blank = alphabet->blank;
  memcpy (puzzle->layout.symbols, alphabet->symbols, sizeof alphabet->symbols);
  if (puzzle->sudoku->candidates == NULL && !format_text_span_is_spread (&span)
      && format_alphabet_is_clean (alphabet, census))
    map_symbols (alphabet, line->bytes + span.start, span.n, puzzle->sudoku->values);
  else if (!line_read_symbols (puzzle, line, span, alphabet, issue))
    return false;
  keep_groups (puzzle, line, span);
  return line_read_rest (puzzle, line, span.end, issue);
}

static FormatsOutcome
read_with_care (FormatsReader *reader,
                FormatsPuzzle *puzzle,
                const FormatsLine *line,
                FormatsSpan span,
                FormatsLineKind kind,
                FormatsIssue *issue)
{
  bool candidates = kind == FORMATS_LINE_CANDIDATES;
  FormatsCensus census;
  FormatsAlphabet alphabet;
  FormatsOutcome outcome;
  uint32_t n_values;
  BaseStatus status;

  if (!take_census (line, span, &census, issue))
    return FORMATS_BAD_PUZZLE;
  if (kind == FORMATS_LINE_EITHER && format_text_line_has_candidates (reader, line, span, &census))
    {
      candidates = true;
      puzzle->format = puzzle->layout.format = &format_text_sukaku;
    }
  outcome = format_text_line_size (reader, line, span, candidates, &n_values, issue);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  format_alphabet_choose (&alphabet, n_values, &census);
  if (alphabet.ambiguous_zero)
    warn_of_zero (reader, line, span, issue);
  status = line_become_puzzle (reader, puzzle, n_values, candidates);
  if (status != BASE_OK)
    return format_reader_fail (reader, status);
  return line_read_all (puzzle, line, span, &census, &alphabet, issue) ? FORMATS_PUZZLE
                                                                       : FORMATS_BAD_PUZZLE;
}

/* Keeps a line that belongs to no puzzle; of too many the first ones. */
static void
keep_before (FormatsReader *reader,
             FormatsPuzzle *puzzle,
             const FormatsLine *line,
             bool *full,
             FormatsIssue *issue)
{
  if (*full)
    return;
  *full = line->whole > FORMATS_MAX_TEXT - puzzle->before.length;
  if (!*full)
    base_text_add_bytes (&puzzle->before, line->bytes, line->whole);
  else
    {
      format_issue_at (issue, FORMATS_COMMENT_DROPPED, line, 0, FORMATS_MAX_TEXT, 0);
      format_reader_warn (reader, issue);
    }
}

static bool
next_puzzle_line (FormatsReader *reader,
                  FormatsPuzzle *puzzle,
                  FormatsLine *out_line,
                  FormatsSpan *out_span,
                  FormatsOutcome *out_outcome,
                  FormatsIssue *issue)
{
  bool full = false;
  FormatsGot got;

  for (;;)
    {
      got = format_reader_line (reader, FORMATS_MAX_LINE, out_line, issue);
      if (got != FORMATS_GOT_LINE || format_text_line_find (out_line, reader->shape, out_span))
        break;
      keep_before (reader, puzzle, out_line, &full, issue);
    }
  *out_outcome = format_reader_outcome (got);
  if (got == FORMATS_GOT_LINE)
    format_puzzle_begin (puzzle, reader, out_line);
  return got == FORMATS_GOT_LINE;
}

static FormatsOutcome
format_text_line_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsOutcome outcome;
  FormatsLine line;
  FormatsSpan span;
  bool sniffed = (reader->hint & FORMATS_HINT_SNIFFED) != 0;
  uint32_t n_values;

  if (!next_puzzle_line (reader, puzzle, &line, &span, &outcome, issue))
    return outcome;
  n_values = format_text_line_quick_size (span);
  if (n_values != 0)
    {
      outcome = format_text_line_read_quickly (reader, puzzle, line.bytes + span.start, n_values);
      if (outcome == FORMATS_PUZZLE)
        return line_read_rest (puzzle, &line, span.end, issue) ? FORMATS_PUZZLE
                                                               : FORMATS_BAD_PUZZLE;
      if (outcome != FORMATS_BAD_PUZZLE)
        return outcome;
    }
  return read_with_care (reader, puzzle, &line, span,
                         sniffed ? FORMATS_LINE_EITHER : FORMATS_LINE_VALUES, issue);
}

static FormatsOutcome
format_text_sukaku_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsOutcome outcome;
  FormatsLine line;
  FormatsSpan span;

  if (!next_puzzle_line (reader, puzzle, &line, &span, &outcome, issue))
    return outcome;
  return read_with_care (reader, puzzle, &line, span, FORMATS_LINE_CANDIDATES, issue);
}

static FormatsOutcome
format_text_sdm_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsOutcome outcome;
  FormatsLine line;
  FormatsSpan span;
  FormatsCensus census;

  if (!next_puzzle_line (reader, puzzle, &line, &span, &outcome, issue))
    return outcome;
  if (!take_census (&line, span, &census, issue))
    return FORMATS_BAD_PUZZLE;
  if (span.n != 81)
    return format_text_line_wrong_length (&line, span, 81, issue);
  return read_with_care (reader, puzzle, &line, span, FORMATS_LINE_VALUES, issue);
}

const Format format_text_line = {
  .id = "line",
  .name = N_ ("One puzzle a line"),
  .reason = N_ ("its first line is a whole puzzle"),
  .suffixes = "txt",
  .yields_to = "dlx",
  .state_size = sizeof (FormatsLineState),
  .sniff = format_text_line_sniff,
  .read = format_text_line_read,
  .write = format_text_line_write,
  .losses = format_text_line_losses,
};

const Format format_text_sukaku = {
  .id = "sukaku",
  .name = N_ ("Candidates on one line"),
  .suffixes = "sukaku",
  .mime = "text/x-sudoku",
  .state_size = sizeof (FormatsLineState),
  .read = format_text_sukaku_read,
  .write = format_text_sukaku_write,
  .losses = format_text_sukaku_losses,
};

const Format format_text_sdm = {
  .id = "sdm",
  .name = N_ ("SadMan collection"),
  .suffixes = "sdm",
  .mime = "text/x-sudoku",
  .state_size = sizeof (FormatsLineState),
  .read = format_text_sdm_read,
  .write = format_text_sdm_write,
  .losses = format_text_sdm_losses,
};
