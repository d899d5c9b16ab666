/* format-text-solo.c - a game of Solo, from Simon Tatham's puzzles, as its game ID, one per line.
 *
 *   SIZE:CELLS            3x3:b5_3c1a9…
 *   SIZE:CELLS,BORDERS    9j:3_8a5a1…,bafa___ab…
 *
 * SIZE is the rows and columns of a box, or the number of values and `j` for a jigsaw.  Then come a
 * letter for each rule that has one (sudoku-rule.h), `k` for a killer, which is not read, and the
 * settings for making the game: symmetry and level.
 *
 * CELLS go row by row: a number is a given, `a` to `z` are 1 to 26 empty cells, `_` separates two
 * numbers.
 *
 * BORDERS go from place to place between neighbours.  A letter is the number of places without a
 * border before the next one with a border, `_` is none, and `z` is 25 places without, and no
 * border after them.  One more border follows the last place.
 *
 * In an address, the ID stands behind the `#`.  A size with `#` and a number is the seed of a game
 * that is not made yet. */
#include "format-text-solo-private.h"

#include "format-cells.h"
#include "format-sample.h"
#include "format-text-regions-private.h"
#include "format-text.h"

#include <string.h>

typedef struct
{
  uint32_t rows, columns; /* of a box */
  uint32_t n_values;
  SudokuPlainRules rules;
  bool jigsaw, killer;
  size_t start; /* of the ID */
  size_t end;   /* of the size: where the `:` should stand */
  size_t killer_at;
} Size;

static bool
solo_is_digit (char c)
{
  return c >= '0' && c <= '9';
}

static bool
solo_is_small (char c)
{
  return c >= 'a' && c <= 'z';
}

static char
solo_byte_at (const FormatsLine *line, size_t at)
{
  return at < line->length ? line->bytes[at] : '\0';
}

/* A number; anything beyond 9999 is some number beyond 9999. */
static uint32_t
take_number (const FormatsLine *line, size_t *at)
{
  uint32_t number = 0;

  for (; solo_is_digit (solo_byte_at (line, *at)); ++*at)
    number = number > 9999 ? number : number * 10 + (uint32_t) (line->bytes[*at] - '0');
  return number;
}

/* Finds the beginning of an ID: behind the name of the page that plays it, if there is one. */
static size_t
find_start (const FormatsLine *line)
{
  static const char page[] = "solo.html#";
  size_t n = sizeof page - 1;

  for (size_t i = 0; i + n <= line->length && i < FORMATS_MAX_NAME; i++)
    if (line->bytes[i] == 's' && memcmp (line->bytes + i, page, n) == 0)
      return i + n;
  return format_line_skip_white (line, 0);
}

/* The rule that a letter stands for, if there is one. */
static void
solo_add_rule (Size *size, char letter)
{
  for (uint32_t i = 0; i < SUDOKU_RULE_KINDS; i++)
    if (sudoku_rule_kinds[i]->solo == letter)
      sudoku_plain_rules_add (&size->rules, sudoku_rule_kinds[i]);
}

/* Reads the letters behind the numbers of a size; settings for making a game have no meaning
 * here. */
static void
take_kinds (const FormatsLine *line, Size *size, bool boxes)
{
  for (char c; solo_is_small (c = solo_byte_at (line, size->end));)
    {
      if (c == 'k' && !size->killer)
        size->killer_at = size->end;
      size->end++;
      size->killer |= c == 'k';
      solo_add_rule (size, c);
      size->jigsaw |= c == 'j';
      /* A letter of a level, or a symmetry with its number, may be one of those above. */
      if (c == 'd' && solo_is_small (solo_byte_at (line, size->end)))
        size->end++;
      else if (c == 'm' || c == 'r')
        {
          size->end += solo_byte_at (line, size->end) == 'd';
          take_number (line, &size->end);
        }
    }
  if (!size->jigsaw)
    return;
  size->n_values = boxes ? size->rows * size->columns : size->rows;
  size->rows = size->columns = 0;
}

/* False when the line does not begin with a size and a `:` or `#`. */
static bool
solo_find_size (const FormatsLine *line, Size *out)
{
  Size size = { .start = find_start (line) };
  bool boxes;

  size.end = size.start;
  size.rows = size.columns = take_number (line, &size.end);
  boxes = solo_byte_at (line, size.end) == 'x' && solo_is_digit (solo_byte_at (line, size.end + 1));
  if (boxes)
    {
      size.end++;
      size.columns = take_number (line, &size.end);
    }
  size.n_values = size.rows * size.columns;
  take_kinds (line, &size, boxes);
  *out = size;
  return size.end > size.start && solo_is_digit (line->bytes[size.start])
         && (solo_byte_at (line, size.end) == ':' || solo_byte_at (line, size.end) == '#');
}

/* The cells, up to what ends them. */
static FormatsOutcome
solo_read_cells (FormatsPuzzle *puzzle, const FormatsLine *line, size_t *at, FormatsIssue *issue)
{
  SudokuPuzzle *sudoku = puzzle->sudoku;
  uint32_t n_values = sudoku_shape_n_values (sudoku->shape);
  uint64_t n_cells = sudoku_shape_n_cells (sudoku->shape), cell = 0;

  while (*at < line->length && line->bytes[*at] != ',' && !format_is_white (line->bytes[*at]))
    {
      size_t start = *at;
      char c = line->bytes[start];
      uint32_t value;

      if (!solo_is_digit (c))
        {
          if (c != '_' && !solo_is_small (c))
            return format_issue_at_symbol (issue, line, start, 0);
          cell += c == '_' ? 0 : (uint64_t) (c - 'a') + 1;
          ++*at;
          continue;
        }
      value = take_number (line, at);
      if (value == 0 || value > n_values)
        return format_issue_at_token (
            issue, value == 0 ? FORMATS_UNKNOWN_SYMBOL : FORMATS_NUMBER_TOO_LARGE, line, start,
            *at - start, n_values);
      if (cell < n_cells)
        sudoku->values[cell] = (uint8_t) value;
      cell++;
    }
  if (cell != n_cells)
    return format_issue_at (issue, FORMATS_WRONG_CELLS, line, *at, n_cells, cell);
  return FORMATS_PUZZLE;
}

/* Joins the neighbours that have no border between them.  `*at` is behind the comma. */
static FormatsOutcome
join_cells (const FormatsLine *line,
            size_t *at,
            uint32_t n,
            FormatsParts *parts,
            FormatsIssue *issue)
{
  uint64_t n_places = format_text_solo_places (n), place = 0;

  for (; *at < line->length && line->bytes[*at] != ',' && !format_is_white (line->bytes[*at]);
       ++*at)
    {
      char c = line->bytes[*at];
      uint32_t without = c == '_' ? 0 : c == 'z' ? 25 : (uint32_t) (c - 'a') + 1;

      if (c != '_' && !solo_is_small (c))
        return format_issue_at_symbol (issue, line, *at, 0);
      for (uint32_t i = 0; i < without; i++, place++)
        if (place < n_places)
          {
            uint32_t other, cell = format_text_solo_cell ((uint32_t) place, n, &other);

            format_text_parts_join (parts, cell, other);
          }
      place += c != 'z';
    }
  if (place != n_places + 1)
    return format_issue_at (issue, FORMATS_WRONG_BORDERS, line, *at, n_places,
                            place == 0 ? 0 : place - 1);
  return FORMATS_PUZZLE;
}

/* Sets the number of each cell's region, by the parts; N regions of N cells each, or the issue
 * holds the fault. */
static FormatsOutcome
solo_number_regions (FormatsParts *parts,
                     uint32_t n,
                     const FormatsLine *line,
                     size_t at,
                     uint32_t *region_of,
                     FormatsIssue *issue)
{
  uint32_t first[SUDOKU_MAX_VALUES], size[SUDOKU_MAX_VALUES] = { 0 }, n_regions = 0;
  uint8_t number[SUDOKU_MAX_CELLS] = { 0 }; /* 1 + of each part */

  if (parts->n != n)
    return format_issue_at (issue, FORMATS_WRONG_REGIONS, line, at, n, parts->n);
  for (uint32_t cell = 0; cell < n * n; cell++)
    {
      uint32_t part = format_text_parts_of (parts, cell);

      if (number[part] == 0)
        {
          first[n_regions] = cell;
          number[part] = (uint8_t) ++n_regions;
        }
      region_of[cell] = number[part] - 1u;
      size[region_of[cell]]++;
    }
  for (uint32_t i = 0; i < n_regions; i++)
    if (size[i] != n)
      {
        BaseText name = BASE_TEXT_EMPTY;
        FormatsLine token;
        FormatsIssue place;

        base_text_add_char (&name, 'R');
        base_text_add_number (&name, first[i] / n + 1);
        base_text_add_char (&name, 'C');
        base_text_add_number (&name, first[i] % n + 1);
        token = (FormatsLine){ .bytes = base_text_string (&name), .length = name.length };
        format_issue_at_token (issue, FORMATS_WRONG_REGION, &token, 0, token.length, n);
        base_text_clear (&name);
        format_issue_at (&place, FORMATS_WRONG_REGION, line, at, n, size[i]);
        issue->line = place.line;
        issue->column = place.column;
        issue->found = size[i];
        return FORMATS_BAD_PUZZLE;
      }
  return FORMATS_PUZZLE;
}

/* Reads the shape of a jigsaw from the text behind the comma at `at`. */
static FormatsOutcome
read_borders (FormatsReader *reader,
              const FormatsLine *line,
              const Size *size,
              size_t *at,
              SudokuShape **out_shape,
              FormatsIssue *issue)
{
  uint32_t region_of[SUDOKU_MAX_CELLS], n = size->n_values;
  FormatsParts parts;
  FormatsOutcome outcome;
  size_t start;
  BaseStatus status;

  if (solo_byte_at (line, *at) != ',')
    return format_issue_at (issue, FORMATS_WRONG_BORDERS, line, *at, format_text_solo_places (n),
                            0);
  start = ++*at;
  format_text_parts_begin (&parts, n * n);
  outcome = join_cells (line, at, n, &parts, issue);
  if (outcome == FORMATS_PUZZLE)
    outcome = solo_number_regions (&parts, n, line, start, region_of, issue);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (reader->shape != NULL)
    {
      *out_shape = sudoku_shape_ref (reader->shape);
      return FORMATS_PUZZLE;
    }
  status =
      sudoku_shape_new_jigsaw (n, region_of, sudoku_plain_rules_list (&size->rules), out_shape);
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (reader, status);
}

static FormatsOutcome
solo_check_size (const FormatsLine *line, const Size *size, bool found, FormatsIssue *issue)
{
  size_t length = size->end - size->start;

  if (!found)
    return format_issue_at_token (issue, FORMATS_BAD_GAME_ID, line, size->start,
                                  length < line->length - size->start ? length + 1 : length, 0);
  if (line->bytes[size->end] == '#')
    return format_issue_at_token (issue, FORMATS_UNREADABLE_KIND, line, size->end,
                                  line->length - size->end, 0);
  if (size->killer)
    return format_issue_at_token (issue, FORMATS_UNREADABLE_KIND, line, size->killer_at, 1, 0);
  if (size->n_values == 0)
    return format_issue_at (issue, FORMATS_BAD_BOXES, line, size->start, SUDOKU_MAX_VALUES, 0);
  if (size->n_values > SUDOKU_MAX_VALUES)
    return format_issue_at (issue, FORMATS_TOO_LARGE, line, size->start, SUDOKU_MAX_VALUES,
                            size->n_values);
  return FORMATS_PUZZLE;
}

/* Whether the puzzle before had that shape: it need not be made again. */
static bool
is_of_size (const SudokuShape *shape, const Size *size)
{
  uint32_t rows, columns;

  sudoku_shape_boxes (shape, &rows, &columns);
  return rows == size->rows && columns == size->columns && sudoku_shape_is_square (shape)
         && sudoku_rules_equal (sudoku_shape_rules (shape), sudoku_plain_rules_list (&size->rules));
}

/* Returns a shape for the cells; a jigsaw's own is known only behind them, so they are first read
 * into a plain grid. */
static BaseStatus
first_shape (FormatsReader *reader,
             const FormatsPuzzle *puzzle,
             const Size *size,
             SudokuShape **out_shape)
{
  BaseStatus status;

  if (reader->shape == NULL && !size->jigsaw && size->rules.n > 0)
    {
      if (puzzle->sudoku != NULL && is_of_size (puzzle->sudoku->shape, size))
        {
          *out_shape = sudoku_shape_ref (puzzle->sudoku->shape);
          return BASE_OK;
        }
      return sudoku_shape_new (size->rows, size->columns, sudoku_plain_rules_list (&size->rules),
                               out_shape);
    }
  status = size->jigsaw ? format_reader_shape (reader, size->n_values, out_shape)
                        : format_reader_boxes (reader, size->rows, size->columns, out_shape);
  if (status == BASE_OK)
    sudoku_shape_ref (*out_shape);
  return status;
}

/* Replaces the puzzle's shape by another one of as many cells, and unrefs that. */
static FormatsOutcome
change_shape (FormatsReader *reader, FormatsPuzzle *puzzle, SudokuShape *shape)
{
  uint32_t n_cells = sudoku_shape_n_cells (shape);
  uint8_t values[SUDOKU_MAX_CELLS];
  BaseStatus status;

  memcpy (values, puzzle->sudoku->values, n_cells);
  status = format_puzzle_become (puzzle, shape);
  if (status == BASE_OK)
    memcpy (puzzle->sudoku->values, values, n_cells);
  sudoku_shape_unref (shape);
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (reader, status);
}

static FormatsOutcome
solo_read_game (FormatsReader *reader,
                FormatsPuzzle *puzzle,
                const FormatsLine *line,
                const Size *size,
                FormatsIssue *issue)
{
  SudokuShape *shape;
  size_t at = size->end + 1;
  FormatsOutcome outcome;
  BaseStatus status;

  if (reader->shape != NULL
      && sudoku_shape_n_cells (reader->shape) != size->n_values * size->n_values)
    return format_issue_at (issue, FORMATS_WRONG_CELLS, line, at,
                            sudoku_shape_n_cells (reader->shape),
                            (uint64_t) size->n_values * size->n_values);
  if (format_cells_have_other_values (reader, size->n_values))
    return format_issue_at (issue, FORMATS_WRONG_VALUES, line, at,
                            sudoku_shape_n_values (reader->shape), size->n_values);
  status = first_shape (reader, puzzle, size, &shape);
  if (status == BASE_OK)
    status = format_puzzle_become (puzzle, shape);
  else
    shape = NULL;
  sudoku_shape_unref (shape);
  if (status != BASE_OK)
    return format_reader_fail (reader, status);

  outcome = solo_read_cells (puzzle, line, &at, issue);
  if (outcome == FORMATS_PUZZLE && size->jigsaw)
    outcome = read_borders (reader, line, size, &at, &shape, issue);
  if (outcome == FORMATS_PUZZLE && size->jigsaw)
    outcome = change_shape (reader, puzzle, shape);
  if (outcome == FORMATS_PUZZLE && solo_byte_at (line, at) == ',')
    outcome = format_issue_at_token (issue, FORMATS_UNKNOWN_SYMBOL, line, at, 1, 0);
  if (outcome == FORMATS_PUZZLE)
    format_puzzle_add_comment (puzzle, line, at, '#');
  return outcome;
}

static FormatsOutcome
format_text_solo_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsLine line;
  FormatsOutcome outcome;
  Size size;
  bool found;

  outcome = format_puzzle_next_line (puzzle, reader, &line, issue);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  found = solo_find_size (&line, &size);
  outcome = solo_check_size (&line, &size, found, issue);
  return outcome == FORMATS_PUZZLE ? solo_read_game (reader, puzzle, &line, &size, issue) : outcome;
}

/* Recognises a size with an `x` or `j` in it, `:`, and only characters of cells and borders; or a
 * seed. */
static FormatsSniff
format_text_solo_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  Size size;
  size_t at;
  bool seed;

  if (!format_sample_next (&lines, &line))
    return format_sample_undecided (sample);
  if (!solo_find_size (&line, &size)
      || (!size.jigsaw && memchr (line.bytes + size.start, 'x', size.end - size.start) == NULL))
    return FORMATS_SNIFF_NO;
  seed = line.bytes[size.end] == '#';
  at = size.end + 1;
  while (
      at < line.length && !format_is_white (line.bytes[at])
      && (solo_is_digit (line.bytes[at])
          || (!seed && (solo_is_small (line.bytes[at]) || strchr ("_,", line.bytes[at]) != NULL))))
    at++;
  return at > size.end + 1 && (at == line.length || format_is_white (line.bytes[at]))
             ? FORMATS_SNIFF_YES
             : FORMATS_SNIFF_NO;
}

const Format format_text_solo = {
  .id = "solo",
  .name = N_ ("Game ID of Solo"),
  .suffixes = "solo",
  .mime = "text/x-sudoku",
  .sniff = format_text_solo_sniff,
  .read = format_text_solo_read,
  .write = format_text_solo_write,
  .losses = format_text_solo_losses,
};
