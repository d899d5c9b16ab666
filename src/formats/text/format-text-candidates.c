/* format-text-candidates.c - pencil marks as people print them: one group of digits for each
 * cell.
 *
 * A group of one digit is a given, `.` is a cell without information, `-` a cell without any
 * candidate.  All other groups are the candidates that the puzzle allows there.  Bars, rules
 * and frames are ignored.  The number of groups in the first row is the size, unless that line
 * holds the whole puzzle: then no digit in it is larger than the size of a puzzle with that
 * many cells. */
#include "format-cells.h"
#include "format-layout.h"
#include "format-sample.h"
#include "format-text-grid.h"
#include "format-text.h"

#include <string.h>

/* The 63rd symbol begins a comment. */
#define MOST_VALUES (FORMATS_MAX_SYMBOLS - 1)

typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsIssue *issue;
  uint32_t n_values, n_cells; /* 0 before the first row */
  bool whole;                 /* all of it stands in one line */
  uint32_t cell;
  uint64_t groups[SUDOKU_MAX_CELLS];
  bool given[SUDOKU_MAX_CELLS];
} Marks;

/* Reads the next group from `*at` on; moves `*at` behind it. */
static bool
next_group (const FormatsLine *line,
            const FormatsGridLine *what,
            size_t *at,
            size_t *out_start,
            size_t *out_length)
{
  if (!format_text_grid_next_symbol (line, what, at))
    return false;
  *out_start = *at;
  while (*at < what->end && format_text_grid_separator (line, *at) == 0)
    ++*at;
  *out_length = *at - *out_start;
  return true;
}

/* Two dashes side by side are never cells. */
static bool
is_row (const FormatsLine *line, const FormatsGridLine *what)
{
  if (what->kind != FORMATS_GRID_DASHES)
    return what->kind == FORMATS_GRID_ROW;
  for (size_t i = 0; i + 1 < what->end; i++)
    if (line->bytes[i] == '-' && line->bytes[i + 1] == '-')
      return false;
  return true;
}

/* How many groups there are, and the largest value in them; a bar shows that they are a row. */
static uint32_t
candidates_count_groups (const FormatsLine *line,
                         const FormatsGridLine *what,
                         uint32_t *out_largest)
{
  size_t at = 0, start, length;
  uint32_t n = 0;

  *out_largest = memchr (line->bytes, '|', what->end) != NULL ? FORMATS_MAX_SYMBOLS : 0;
  while (next_group (line, what, &at, &start, &length))
    {
      n++;
      for (size_t i = start; i < start + length; i++)
        {
          uint32_t value = format_cells_value (line->bytes[i], FORMATS_MAX_SYMBOLS);

          if (value > *out_largest)
            *out_largest = value;
        }
    }
  return n;
}

/* How many values the puzzle has that begins with this row; 0 when it can be none. */
static uint32_t
candidates_size_of (uint32_t n, uint32_t largest, bool *out_whole)
{
  uint32_t root = format_square_root (n);

  *out_whole = root >= 4 && root * root == n && largest <= root;
  if (*out_whole)
    return root;
  return n >= 1 && n <= MOST_VALUES ? n : 0;
}

static FormatsOutcome
candidates_choose_size (Marks *marks, const FormatsLine *line, const FormatsGridLine *what)
{
  const SudokuShape *shape = marks->reader->shape;
  uint32_t largest, n = candidates_count_groups (line, what, &largest);

  marks->n_values = candidates_size_of (n, largest, &marks->whole);
  marks->n_cells = marks->n_values * marks->n_values;
  if (shape != NULL)
    {
      marks->n_values = sudoku_shape_n_values (shape);
      marks->n_cells = sudoku_shape_n_cells (shape);
      marks->whole = n == marks->n_cells || !sudoku_shape_is_square (shape);
    }
  if (marks->n_values == 0)
    return format_issue_at (marks->issue, FORMATS_TOO_LARGE, line, 0, MOST_VALUES, n);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
candidates_read_group (Marks *marks, const FormatsLine *line, size_t start, size_t length)
{
  char first = line->bytes[start];
  uint64_t *group = &marks->groups[marks->cell];

  *group = 0;
  marks->given[marks->cell] = length == 1 && first != '.' && first != '-';
  if (length == 1 && first == '.')
    *group = sudoku_all_values (marks->n_values);
  for (size_t i = start; i < start + length && !(length == 1 && !marks->given[marks->cell]); i++)
    {
      uint32_t value = format_cells_value (line->bytes[i], marks->n_values);
      uint64_t bit = value != 0 ? (uint64_t) 1 << (value - 1) : 0;

      if (value == 0)
        return format_issue_at_symbol (marks->issue, line, i, marks->n_values);
      if ((*group & bit) != 0)
        return format_issue_at_token (marks->issue, FORMATS_CANDIDATE_TWICE, line, i, 1, 0);
      *group |= bit;
    }
  marks->cell++;
  return FORMATS_PUZZLE;
}

/* Where the group of that number, from 0, begins; or the end. */
static size_t
candidates_find_group (const FormatsLine *line, const FormatsGridLine *what, uint32_t number)
{
  size_t at = 0, start, length;

  while (next_group (line, what, &at, &start, &length))
    if (number-- == 0)
      return start;
  return what->end;
}

static FormatsOutcome
candidates_read_row (Marks *marks, const FormatsLine *line, const FormatsGridLine *what)
{
  size_t at = 0, start, length;
  uint32_t n, largest, wanted;
  FormatsOutcome outcome = FORMATS_PUZZLE;

  if (!format_line_check_text (line, marks->issue))
    return FORMATS_BAD_PUZZLE;
  if (marks->n_cells == 0)
    outcome = candidates_choose_size (marks, line, what);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  n = candidates_count_groups (line, what, &largest);
  wanted = marks->whole ? marks->n_cells - marks->cell : marks->n_values;
  if (n > wanted || (n < wanted && !marks->whole))
    return format_issue_at (marks->issue, FORMATS_WRONG_GROUPS, line,
                            candidates_find_group (line, what, wanted), wanted, n);
  while (outcome == FORMATS_PUZZLE && next_group (line, what, &at, &start, &length))
    outcome = candidates_read_group (marks, line, start, length);
  return outcome;
}

static FormatsOutcome
candidates_read_lines (Marks *marks)
{
  FormatsLine line = { .number = marks->reader->line };

  while (marks->n_cells == 0 || marks->cell < marks->n_cells)
    {
      FormatsGot got = format_reader_line (marks->reader, FORMATS_MAX_LINE, &line, marks->issue);
      FormatsGridLine what;
      FormatsOutcome outcome = FORMATS_PUZZLE;

      if (got == FORMATS_GOT_END && marks->n_cells > 0)
        return format_issue_at (marks->issue, FORMATS_WRONG_GROUPS, &line, line.length,
                                marks->n_cells, marks->cell);
      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      what = format_text_grid_line (&line);
      if (what.kind != FORMATS_GRID_EMPTY && marks->puzzle->place.format == NULL)
        format_puzzle_begin (marks->puzzle, marks->reader, &line);
      if (!format_line_check_text (&line, marks->issue))
        return FORMATS_BAD_PUZZLE;
      if (marks->puzzle->comment.length + line.length < FORMATS_MAX_TEXT)
        format_puzzle_add_comment (marks->puzzle, &line, what.end, '#');
      if (is_row (&line, &what))
        outcome = candidates_read_row (marks, &line, &what);
      if (outcome != FORMATS_PUZZLE)
        return outcome;
    }
  return FORMATS_PUZZLE;
}

static BaseStatus
candidates_fill_cells (Marks *marks)
{
  FormatsPuzzle *puzzle = marks->puzzle;
  uint64_t all = sudoku_all_values (marks->n_values);
  BaseStatus status = format_cells_become (marks->reader, puzzle, marks->n_values);

  for (uint32_t i = 0; status == BASE_OK && i < marks->n_cells; i++)
    {
      if (!marks->given[i] && marks->groups[i] != all && puzzle->sudoku->candidates == NULL)
        status = sudoku_puzzle_allow_candidates (puzzle->sudoku);
      for (uint32_t v = 0; marks->given[i] && v < marks->n_values; v++)
        if ((marks->groups[i] >> v & 1) != 0)
          puzzle->sudoku->values[i] = (uint8_t) (v + 1);
      if (status == BASE_OK && !marks->given[i] && puzzle->sudoku->candidates != NULL)
        puzzle->sudoku->candidates[i] = marks->groups[i];
    }
  return status;
}

static FormatsOutcome
format_text_candidates_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Marks marks = { .reader = reader, .puzzle = puzzle, .issue = issue };
  FormatsOutcome outcome = candidates_read_lines (&marks);
  BaseStatus status;

  if (outcome != FORMATS_PUZZLE)
    return outcome;
  status = candidates_fill_cells (&marks);
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (reader, status);
}

/* Values that rise from left to right, as a program prints them. */
static bool
is_group (const FormatsLine *line, size_t start, size_t length, uint32_t n_values)
{
  uint32_t last = 0;

  if (length == 1 && (line->bytes[start] == '.' || line->bytes[start] == '-'))
    return true;
  for (size_t i = start; i < start + length; i++)
    {
      uint32_t value = format_cells_value (line->bytes[i], n_values);

      if (value <= last)
        return false;
      last = value;
    }
  return true;
}

/* Whether the rows of a grid, or one line of all, have such groups and one of them several
 * digits. */
static FormatsSniff
format_text_candidates_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  uint32_t n_rows = 0, n_values = 0, largest;
  bool whole = false, several = false;

  while (format_lines_next (&lines, &line))
    {
      FormatsGridLine what = format_text_grid_line (&line);
      size_t at = 0, start, length;
      uint32_t n = 0;

      if (!is_row (&line, &what))
        continue;
      if (n_rows++ == 0)
        {
          n = candidates_count_groups (&line, &what, &largest);
          n_values = candidates_size_of (n, largest, &whole);
          n = 0;
        }
      if (n_values < 4)
        return FORMATS_SNIFF_NO;
      for (; next_group (&line, &what, &at, &start, &length); n++)
        {
          if (!is_group (&line, start, length, n_values))
            return FORMATS_SNIFF_NO;
          several |= length > 1;
        }
      if (n != (whole ? n_values * n_values : n_values))
        return FORMATS_SNIFF_NO;
      /* A large grid can exceed the sample; a few rows of such groups are sufficient evidence. */
      if (whole || n_rows == n_values || (n_values > 16 && n_rows == 4 && several))
        return several ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
    }
  return format_sample_undecided (sample);
}

/* The contents of a cell: the bit of one value, or those of the candidates. */
static uint64_t
candidates_group_of (const FormatsPen *pen, const SudokuPuzzle *sudoku, uint32_t cell)
{
  if (pen->values[cell] != 0)
    return (uint64_t) 1 << (pen->values[cell] - 1);
  return sudoku->candidates != NULL ? sudoku->candidates[cell] : sudoku_all_values (pen->n_values);
}

/* Returns how many characters there were.  The only candidate of a single cell would be read as a
 * given. */
static size_t
candidates_add_group (const FormatsPen *pen,
                      const SudokuPuzzle *sudoku,
                      uint32_t cell,
                      BaseText *out)
{
  uint64_t group = candidates_group_of (pen, sudoku, cell);
  size_t n = 0;

  if (group == 0 || (pen->n_values == 1 && pen->values[cell] == 0))
    {
      base_text_add_char (out, group == 0 ? '-' : '.');
      return 1;
    }
  for (uint32_t v = 0; v < pen->n_values; v++)
    if ((group >> v & 1) != 0)
      {
        base_text_add_char (out, pen->symbols[v]);
        n++;
      }
  return n;
}

static size_t
widest (const FormatsPen *pen, const SudokuPuzzle *sudoku)
{
  size_t width = 1;

  for (uint32_t cell = 0; cell < pen->n_cells; cell++)
    {
      size_t n = 0;

      for (uint64_t group = candidates_group_of (pen, sudoku, cell); group != 0; group &= group - 1)
        n++;
      width = n > width ? n : width;
    }
  return width;
}

/* Between boxes. */
static void
candidates_add_rule (uint32_t columns,
                     uint32_t box,
                     size_t width,
                     const char *line_end,
                     BaseText *out)
{
  for (uint32_t i = 0; i < columns; i += box)
    {
      base_text_add (out, i > 0 ? "+-" : "");
      base_text_add_repeated (out, '-', box * (width + 1));
    }
  base_text_add (out, line_end);
}

static void
format_text_candidates_write (const FormatsPuzzle *puzzle,
                              const FormatsWriteOptions *options,
                              BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_text_candidates);
  uint32_t rows = pen.n_values, columns = pen.n_values;
  size_t width = widest (&pen, puzzle->sudoku);

  if (!format_shape_is_boxed (pen.shape, &rows, &columns) || rows < 2 || columns < 2)
    rows = columns = pen.n_values;
  format_symbols (NULL, pen.n_values, pen.symbols);
  format_pen_gap (&pen, puzzle, options, out);
  format_pen_comment (&pen, "# ", out);
  for (uint32_t cell = 0; cell < pen.n_cells; cell++)
    {
      uint32_t row = cell / pen.n_values, column = cell % pen.n_values;
      size_t n;

      if (column == 0 && row > 0 && row % rows == 0)
        candidates_add_rule (pen.n_values, columns, width, pen.line_end, out);
      if (column > 0 && column % columns == 0)
        base_text_add (out, "| ");
      n = candidates_add_group (&pen, puzzle->sudoku, cell, out);
      if (column + 1 == pen.n_values)
        base_text_add (out, pen.line_end);
      else
        base_text_add_repeated (out, ' ', width + 1 - n);
    }
}

/* A bare single candidate is read back as a given. */
static unsigned
format_text_candidates_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses =
      format_cells_losses (puzzle, MOST_VALUES, false) & ~(unsigned) FORMATS_LOSS_CANDIDATES;
  const SudokuPuzzle *sudoku = puzzle->sudoku;

  if ((losses & FORMATS_IMPOSSIBLE) != 0)
    return losses;
  for (uint32_t cell = 0; sudoku->candidates != NULL && cell < sudoku_shape_n_cells (sudoku->shape);
       cell++)
    {
      uint64_t group = sudoku->candidates[cell];

      if (sudoku->values[cell] == 0 && group != 0 && (group & (group - 1)) == 0)
        losses |= FORMATS_LOSS_SINGLES;
      if (sudoku->values[cell] != 0
          && group != sudoku_all_values (sudoku_shape_n_values (sudoku->shape)))
        losses |= FORMATS_LOSS_CANDIDATES;
    }
  return losses;
}

const Format format_text_candidates = {
  .id = "candidates",
  .name = N_ ("Candidates as a grid"),
  .reason = N_ ("its cells hold several digits"),
  .suffixes = "pm pencilmarks",
  .sniff = format_text_candidates_sniff,
  .read = format_text_candidates_read,
  .write = format_text_candidates_write,
  .losses = format_text_candidates_losses,
};
