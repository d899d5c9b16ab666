/* formats-line.c - one puzzle a line: line, sukaku and .sdm.
 *
 * The symbols of a line end at white space, `,` or `:`; what follows is a comment.  Their number
 * decides how many values there are, then their census which alphabet they are of.  Lists of a
 * million 9x9 puzzles are the usual case, so those are tried first in one pass over 81 bytes;
 * whatever is odd about a line is found by the second, careful reading, which knows every fault. */
#include "formats-line-private.h"
#include "formats-reader-private.h"
#include "formats-symbols-private.h"
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

/* Reads 81 symbols of a 9x9 puzzle, all known and with one kind of blank. */
static bool
read_quickly (const char *symbols, uint8_t *values, char *out_blank)
{
  unsigned all = QUICK_KNOWN, any = 0, blanks;

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

/* The number of values of a sukaku with that many symbols; 0: none. */
static uint32_t
cube_root (size_t cube)
{
  for (size_t i = 1; i <= SUDOKU_MAX_VALUES; i++)
    if (i * i * i == cube)
      return (uint32_t) i;
  return 0;
}

/* Below 4x4 there is nothing that somebody may have meant. */
static uint64_t
nearest_square (uint64_t length)
{
  uint64_t root = formats_square_root (length);

  if (length > 0 && root * root == length)
    return length;
  root += length - root * root > root;
  return root < 4 ? 16 : root * root;
}

static FormatsOutcome
wrong_length (const FormatsLine *line, FormatsSpan span, uint64_t expected, FormatsIssue *issue)
{
  size_t found = span.end - span.start;

  return formats_bad (issue, FORMATS_WRONG_LENGTH, line,
                      span.start + (found < expected ? found : expected), expected, found);
}

/* How many values a line of so many symbols has; false when it has another length than it could
 * have. */
static bool
decide_size (const FormatsReader *reader,
             const FormatsLine *line,
             FormatsSpan span,
             bool sukaku,
             uint32_t *out_n_values,
             FormatsIssue *issue)
{
  uint64_t length = span.end - span.start, expected;
  uint32_t n_values = sukaku ? cube_root (length) : formats_square_root (length);

  if (reader->shape != NULL)
    {
      n_values = sudoku_shape_n_values (reader->shape);
      expected = (uint64_t) sudoku_shape_n_cells (reader->shape) * (sukaku ? n_values : 1);
    }
  else if (sukaku)
    expected = n_values > 0 ? length : 729;
  else
    expected = nearest_square (length);

  if (reader->shape == NULL && expected > (uint64_t) SUDOKU_MAX_CELLS && !sukaku)
    formats_bad (issue, FORMATS_TOO_LARGE, line, span.start, SUDOKU_MAX_VALUES,
                 formats_square_root (expected));
  else if (length != expected)
    wrong_length (line, span, expected, issue);
  else if (n_values > FORMATS_MAX_SYMBOLS)
    formats_bad (issue, FORMATS_NO_SYMBOLS, line, span.start, 0, n_values);
  else
    {
      *out_n_values = n_values;
      return true;
    }
  return false;
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

  for (size_t i = 0; i < span.end - span.start; i++)
    {
      uint8_t value;

      if (!formats_alphabet_value (alphabet, line, span.start + i, &puzzle->layout.blank, &value,
                                   issue))
        return false;
      if (sudoku->candidates == NULL)
        sudoku->values[i] = value;
      else if (!read_candidate (sudoku, line, span.start + i, i, value, issue))
        return false;
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

static FormatsOutcome
read_with_care (FormatsReader *reader,
                FormatsPuzzle *puzzle,
                const FormatsLine *line,
                FormatsSpan span,
                bool sukaku,
                FormatsIssue *issue)
{
  const char *symbols = line->bytes + span.start;
  size_t n = span.end - span.start;
  FormatsCensus census = { 0 };
  FormatsAlphabet alphabet;
  uint32_t n_values;
  BaseStatus status;

  formats_census_add (&census, symbols, n);
  if (!formats_census_is_known (&census))
    for (size_t i = span.start; i < span.end; i++)
      if (!formats_symbol_known (line->bytes[i]))
        return formats_bad_symbol (issue, line, i, 0);
  if (!decide_size (reader, line, span, sukaku, &n_values, issue))
    return FORMATS_BAD_PUZZLE;
  formats_alphabet_choose (&alphabet, n_values, &census);
  if (alphabet.ambiguous_zero)
    warn_of_zero (reader, line, span, issue);

  status = become (reader, puzzle, n_values, sukaku);
  if (status != BASE_OK)
    return formats_reader_fail (reader, status);
  memcpy (puzzle->layout.symbols, alphabet.symbols, sizeof alphabet.symbols);
  if (!sukaku && formats_alphabet_is_clean (&alphabet, &census, &puzzle->layout.blank))
    map_symbols (&alphabet, symbols, n, puzzle->sudoku->values);
  else if (!read_symbols (puzzle, line, span, &alphabet, issue))
    return FORMATS_BAD_PUZZLE;
  return read_rest (puzzle, line, span.end, issue) ? FORMATS_PUZZLE : FORMATS_BAD_PUZZLE;
}

/* The shape of every line that can be read quickly, or NULL. */
static BaseStatus
quick_shape (FormatsReader *reader, SudokuShape **out_shape)
{
  *out_shape = NULL;
  if (reader->shape == NULL
      || (sudoku_shape_n_values (reader->shape) == 9 && sudoku_shape_n_cells (reader->shape) == 81))
    return formats_reader_shape (reader, 9, out_shape);
  return BASE_OK;
}

static bool
next_puzzle_line (FormatsReader *reader,
                  FormatsLine *out_line,
                  FormatsSpan *out_span,
                  FormatsOutcome *out_outcome,
                  FormatsIssue *issue)
{
  FormatsGot got;

  do
    got = formats_reader_line (reader, FORMATS_MAX_LINE, out_line, issue);
  while (got == FORMATS_GOT_LINE && !formats_line_find (out_line, out_span));
  *out_outcome = formats_reader_outcome (got);
  return got == FORMATS_GOT_LINE;
}

FormatsOutcome
formats_line_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsOutcome outcome;
  FormatsLine line;
  SudokuShape *shape;
  BaseStatus status;
  FormatsSpan span;
  bool sukaku;

  if (!next_puzzle_line (reader, &line, &span, &outcome, issue))
    return outcome;
  formats_puzzle_begin (puzzle, reader, &line);
  if (span.end - span.start == 81)
    {
      status = quick_shape (reader, &shape);
      if (status == BASE_OK && shape != NULL)
        status = formats_puzzle_become (puzzle, shape);
      if (status != BASE_OK)
        return formats_reader_fail (reader, status);
      if (shape != NULL
          && read_quickly (line.bytes + span.start, puzzle->sudoku->values, &puzzle->layout.blank))
        return read_rest (puzzle, &line, span.end, issue) ? FORMATS_PUZZLE : FORMATS_BAD_PUZZLE;
    }
  sukaku = span.end - span.start == 729 && reader->shape == NULL
           && (reader->hint & FORMATS_HINT_SNIFFED) != 0;
  if (sukaku)
    puzzle->format = puzzle->layout.format = formats_find ("sukaku");
  return read_with_care (reader, puzzle, &line, span, sukaku, issue);
}

FormatsOutcome
formats_sukaku_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsOutcome outcome;
  FormatsLine line;
  FormatsSpan span;

  if (!next_puzzle_line (reader, &line, &span, &outcome, issue))
    return outcome;
  formats_puzzle_begin (puzzle, reader, &line);
  return read_with_care (reader, puzzle, &line, span, true, issue);
}

FormatsOutcome
formats_sdm_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsOutcome outcome;
  FormatsLine line;
  FormatsSpan span;

  if (!next_puzzle_line (reader, &line, &span, &outcome, issue))
    return outcome;
  formats_puzzle_begin (puzzle, reader, &line);
  for (size_t i = span.start; i < span.end; i++)
    if (!formats_symbol_known (line.bytes[i]))
      return formats_bad_symbol (issue, &line, i, 0);
  if (span.end - span.start != 81)
    return wrong_length (&line, span, 81, issue);
  return read_with_care (reader, puzzle, &line, span, false, issue);
}
