/* formats-line.c - one puzzle a line: line, sukaku and .sdm.
 *
 * formats-line-find.c says where the symbols of a line are; what follows is a comment.  Their
 * number decides how many values there are, then their census which alphabet they are of.  Lists of
 * a million 9x9 puzzles are the usual case, so those are tried first in one pass over 81 bytes;
 * whatever is odd about a line is found by the second, careful reading, which knows every fault.
 * Empty lines and lines of comment are nobody's: they are kept with the puzzle behind them, so that
 * they can be written before it. */
#include "formats-line-private.h"
#include "formats-table-private.h"

#include <string.h>

/* A bit that every entry of `quick` has, so that unknown bytes stand out; above it one bit for each
 * blank. */
#define QUICK_KNOWN 0x80

static const uint16_t quick[256] = {
  ['1'] = QUICK_KNOWN | 1,      ['2'] = QUICK_KNOWN | 2,      ['3'] = QUICK_KNOWN | 3,
  ['4'] = QUICK_KNOWN | 4,      ['5'] = QUICK_KNOWN | 5,      ['6'] = QUICK_KNOWN | 6,
  ['7'] = QUICK_KNOWN | 7,      ['8'] = QUICK_KNOWN | 8,      ['9'] = QUICK_KNOWN | 9,
  ['.'] = QUICK_KNOWN | 0x100,  ['0'] = QUICK_KNOWN | 0x200,  ['-'] = QUICK_KNOWN | 0x400,
  ['_'] = QUICK_KNOWN | 0x800,  ['*'] = QUICK_KNOWN | 0x1000, ['x'] = QUICK_KNOWN | 0x2000,
  ['X'] = QUICK_KNOWN | 0x4000,
};

/* What is behind the symbols: a comma or a colon that ends them is not part of the comment. */
static bool
read_rest (FormatsPuzzle *puzzle, const FormatsLine *line, size_t at, FormatsIssue *issue)
{
  if (at == line->length)
    return true;
  if (!formats_check_text (line, issue))
    return false;
  base_text_add_bytes (&puzzle->layout.text, line->bytes + at, line->length - at);
  formats_puzzle_add_comment (puzzle, line, formats_is_white (line->bytes[at]) ? at : at + 1, '#');
  return true;
}

/* Reads 81 symbols of a 9x9 puzzle with one of the two usual blanks.  No branch, and no table: compilers make vector
 * instructions of this. */
static bool
read_at_once (const char *symbols, uint8_t *values, char *out_blank)
{
  uint8_t odd = 0, dots = 0, zeros = 0;

  for (size_t i = 0; i < 81; i++)
    {
      const uint8_t symbol = (uint8_t) symbols[i], value = (uint8_t) (symbol - '0');
      const uint8_t is_dot = symbol == '.' ? 1 : 0, is_digit = value <= 9 ? 1 : 0;

      odd |= is_dot == is_digit;
      dots |= is_dot;
      zeros |= value == 0;
      values[i] = is_digit ? value : 0;
    }
  if (odd != 0 || (dots != 0 && zeros != 0))
    return false;
  if (dots != 0 || zeros != 0)
    *out_blank = dots != 0 ? '.' : '0';
  return true;
}

/* Reads 81 symbols of a 9x9 puzzle, all known and with one kind of blank. */
static bool
read_quickly (const char *symbols, uint8_t *values, char *out_blank)
{
  unsigned all = QUICK_KNOWN, any = 0, blanks;

  if (read_at_once (symbols, values, out_blank))
    return true;
  for (size_t i = 0; i < 81; i++)
    {
      unsigned entry = quick[(unsigned char) symbols[i]];

      all &= entry;
      any |= entry;
      values[i] = entry & 15;
    }
  blanks = any >> 8;
  if (all != QUICK_KNOWN || (blanks & (blanks - 1)) != 0)
    return false;
  for (unsigned i = 0; i < 7; i++)
    if (blanks == 1u << i)
      *out_blank = ".0-_*xX"[i];
  return true;
}

/* The values of the usual symbols above 9x9, and of the usual blank; 255: none of them. */
static uint8_t
usual_value (char c)
{
  return c >= '1' && c <= '9'   ? (uint8_t) (c - '0')
         : c >= 'A' && c <= 'Z' ? (uint8_t) (c - 'A' + 10)
         : c >= 'a' && c <= 'z' ? (uint8_t) (c - 'a' + 36)
         : c == '@'             ? 62
         : c == '#'             ? 63
         : c == '.'             ? 0
                                : 255;
}

/* Reads the symbols of a larger puzzle where no other alphabet could be meant: a digit and no 0 among the symbols of
 * n_values, and the usual blank.  No branch in the loop, as above. */
static bool
read_larger_at_once (const char *symbols, uint32_t n_values, uint8_t *values, char *out_blank)
{
  uint8_t odd = 0, blanks = 0, digits = 0;

  for (size_t i = 0; i < (size_t) n_values * n_values; i++)
    {
      const uint8_t value = usual_value (symbols[i]);

      odd |= value > n_values;
      blanks |= value == 0;
      digits |= value > 0 && value < 10;
      values[i] = value;
    }
  *out_blank = blanks != 0 ? '.' : 0;
  return odd == 0 && digits != 0;
}

/* Says that a 0 was taken as a blank. */
static void
warn_of_zero (FormatsReader *reader, const FormatsLine *line, FormatsSpan span, FormatsIssue *issue)
{
  const char *zero = memchr (line->bytes + span.start, '0', span.end - span.start);

  formats_bad_token (issue, FORMATS_AMBIGUOUS_ZERO, line, (size_t) (zero - line->bytes), 1, 0);
  formats_reader_warn (reader, issue);
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
      formats_bad_token (issue, FORMATS_WRONG_PLACE, line, at, 1, place + 1);
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
read_symbols (FormatsPuzzle *puzzle,
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

      if (formats_is_white (line->bytes[at]))
        continue;
      if (!formats_alphabet_value (alphabet, line, at, &value, issue))
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
become (FormatsReader *reader, FormatsPuzzle *puzzle, uint32_t n_values, bool sukaku)
{
  SudokuShape *shape;
  BaseStatus status = formats_reader_shape (reader, n_values, &shape);

  if (status == BASE_OK)
    status = formats_puzzle_become (puzzle, shape);
  if (status == BASE_OK && sukaku)
    status = sudoku_puzzle_allow_candidates (puzzle->sudoku);
  return status;
}

/* Where the symbols stand in groups, the layout's text begins with all of them, as NULs. */
static void
keep_groups (FormatsPuzzle *puzzle, const FormatsLine *line, FormatsSpan span)
{
  BaseText *text = &puzzle->layout.text;

  if (formats_span_is_spread (&span))
    for (size_t at = span.start; at < span.end; at++)
      base_text_add_char (text, formats_is_white (line->bytes[at]) ? line->bytes[at] : '\0');
}

/* False when there is something that is no symbol of any alphabet. */
static bool
take_census (const FormatsLine *line, FormatsSpan span, FormatsCensus *out, FormatsIssue *issue)
{
  *out = (FormatsCensus){ 0 };
  formats_census_add (out, line->bytes + span.start, span.end - span.start);
  out->counts[' '] = out->counts['\t'] = 0;
  if (formats_census_is_known (out))
    return true;
  for (size_t at = span.start; at < span.end; at++)
    if (!formats_is_white (line->bytes[at]) && !formats_symbol_known (line->bytes[at]))
      {
        formats_bad_symbol (issue, line, at, 0);
        break;
      }
  return false;
}

static bool
read_all (FormatsPuzzle *puzzle,
          const FormatsLine *line,
          FormatsSpan span,
          const FormatsCensus *census,
          const FormatsAlphabet *alphabet,
          FormatsIssue *issue)
{
  puzzle->layout.blank = alphabet->blank;
  memcpy (puzzle->layout.symbols, alphabet->symbols, sizeof alphabet->symbols);
  if (puzzle->sudoku->candidates == NULL && !formats_span_is_spread (&span)
      && formats_alphabet_is_clean (alphabet, census))
    map_symbols (alphabet, line->bytes + span.start, span.n, puzzle->sudoku->values);
  else if (!read_symbols (puzzle, line, span, alphabet, issue))
    return false;
  keep_groups (puzzle, line, span);
  return read_rest (puzzle, line, span.end, issue);
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
  if (kind == FORMATS_LINE_EITHER && formats_line_has_candidates (reader, line, span, &census))
    {
      candidates = true;
      puzzle->format = puzzle->layout.format = formats_find ("sukaku");
    }
  outcome = formats_line_size (reader, line, span, candidates, &n_values, issue);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  formats_alphabet_choose (&alphabet, n_values, &census);
  if (alphabet.ambiguous_zero)
    warn_of_zero (reader, line, span, issue);
  status = become (reader, puzzle, n_values, candidates);
  if (status != BASE_OK)
    return formats_reader_fail (reader, status);
  return read_all (puzzle, line, span, &census, &alphabet, issue) ? FORMATS_PUZZLE
                                                                  : FORMATS_BAD_PUZZLE;
}

/* The shape of every line of so many values that can be read quickly, or NULL. */
static BaseStatus
quick_shape (FormatsReader *reader, uint32_t n_values, SudokuShape **out_shape)
{
  *out_shape = NULL;
  if (reader->shape == NULL
      || (sudoku_shape_n_values (reader->shape) == n_values
          && sudoku_shape_n_cells (reader->shape) == n_values * n_values))
    return formats_reader_shape (reader, n_values, out_shape);
  return BASE_OK;
}

/* How many values a line of symbols in one run has that may be read quickly: 9 or more, and it cannot be a sukaku.  0:
 * it may not. */
static uint32_t
quick_size (FormatsSpan span)
{
  uint32_t n_values = span.n == 81 ? 9 : formats_square_root (span.n);

  if (span.end - span.start != span.n || (size_t) n_values * n_values != span.n || n_values < 9
      || n_values > FORMATS_MAX_SYMBOLS || (n_values > 9 && formats_cube_root (span.n) != 0))
    return 0;
  return n_values;
}

/* Most lines of a collection.  FORMATS_BAD_PUZZLE: it has to be read with care. */
static FormatsOutcome
read_usual (FormatsReader *reader, FormatsPuzzle *puzzle, const char *symbols, uint32_t n_values)
{
  SudokuShape *shape;
  BaseStatus status = quick_shape (reader, n_values, &shape);
  FormatsLayout *layout = &puzzle->layout;
  bool read;

  if (status == BASE_OK && shape != NULL)
    status = formats_puzzle_become (puzzle, shape);
  if (status != BASE_OK)
    return formats_reader_fail (reader, status);
  if (shape == NULL)
    return FORMATS_BAD_PUZZLE;
  read = n_values == 9
             ? read_quickly (symbols, puzzle->sudoku->values, &layout->blank)
             : read_larger_at_once (symbols, n_values, puzzle->sudoku->values, &layout->blank);
  if (!read)
    return FORMATS_BAD_PUZZLE;
  reader->usual_length = (uint64_t) n_values * n_values;
  return FORMATS_PUZZLE;
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
      formats_bad (issue, FORMATS_COMMENT_DROPPED, line, 0, FORMATS_MAX_TEXT, 0);
      formats_reader_warn (reader, issue);
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
      got = formats_reader_line (reader, FORMATS_MAX_LINE, out_line, issue);
      if (got != FORMATS_GOT_LINE || formats_line_find (out_line, reader->shape, out_span))
        break;
      keep_before (reader, puzzle, out_line, &full, issue);
    }
  *out_outcome = formats_reader_outcome (got);
  if (got == FORMATS_GOT_LINE)
    formats_puzzle_begin (puzzle, reader, out_line);
  return got == FORMATS_GOT_LINE;
}

FormatsOutcome
formats_line_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsOutcome outcome;
  FormatsLine line;
  FormatsSpan span;
  bool sniffed = (reader->hint & FORMATS_HINT_SNIFFED) != 0;
  uint32_t n_values;

  if (!next_puzzle_line (reader, puzzle, &line, &span, &outcome, issue))
    return outcome;
  n_values = quick_size (span);
  if (n_values != 0)
    {
      outcome = read_usual (reader, puzzle, line.bytes + span.start, n_values);
      if (outcome == FORMATS_PUZZLE)
        return read_rest (puzzle, &line, span.end, issue) ? FORMATS_PUZZLE : FORMATS_BAD_PUZZLE;
      if (outcome != FORMATS_BAD_PUZZLE)
        return outcome;
    }
  return read_with_care (reader, puzzle, &line, span,
                         sniffed ? FORMATS_LINE_EITHER : FORMATS_LINE_VALUES, issue);
}

FormatsOutcome
formats_sukaku_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsOutcome outcome;
  FormatsLine line;
  FormatsSpan span;

  if (!next_puzzle_line (reader, puzzle, &line, &span, &outcome, issue))
    return outcome;
  return read_with_care (reader, puzzle, &line, span, FORMATS_LINE_CANDIDATES, issue);
}

FormatsOutcome
formats_sdm_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
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
    return formats_line_wrong_length (&line, span, 81, issue);
  return read_with_care (reader, puzzle, &line, span, FORMATS_LINE_VALUES, issue);
}
