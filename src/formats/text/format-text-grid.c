/* format-text-grid.c - a puzzle as rows under each other, with or without rules, frames and gaps.
 *
 * The reader collects lines until the tally has all rows, and only then reads the symbols: the
 * meaning of a line of dashes, the length of a row and the alphabet depend on all rows.  The text
 * is kept with a NUL for each symbol, so that a solution can be written exactly as the puzzle was.
 *
 * A line above the rows that cannot be a row is a title, and is kept like a comment.
 *
 * Rules or gaps show the boxes where they divide the rows evenly into bands and the symbols into
 * groups, and a band times a group is N: a 6x6 drawn with boxes of 3x2 is read as one. */
#include "format-text-grid.h"

#include "format-layout.h"
#include "format-reader.h"
#include "format-sample.h"
#include "format-symbols.h"
#include "format-text-rows.h"
#include "format-text.h"

#include <assert.h>
#include <string.h>

/* Divisions seen between symbols and between rows: bit i is the one before the i-th. */
typedef struct
{
  uint64_t bars, gaps, bands;
  bool uneven; /* rows are not divided alike */
} Drawing;

/* A grid that is being read: its text, line by line. */
typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsIssue *issue;
  FormatsGridTally tally; /* of its lines */
  FormatsCensus census;
  FormatsAlphabet alphabet;
  Drawing drawing;
  uint32_t n_values;
} Grid;

static FormatsLines
lines_of (const Grid *grid)
{
  return (FormatsLines){ .bytes = grid->puzzle->layout.text.bytes,
                         .length = grid->puzzle->layout.text.length,
                         .number = grid->puzzle->place.line };
}

size_t
format_text_grid_find_symbol (const FormatsLine *line, const FormatsGridLine *what, uint32_t number)
{
  size_t at = 0, end = 0;

  while (format_text_grid_next_symbol (line, what, &at))
    {
      if (number-- == 0)
        return at;
      end = ++at;
    }
  return end;
}

static void
note_division (Drawing *drawing, const FormatsLine *line, const FormatsGridLine *what, uint32_t row)
{
  uint64_t bars = 0, gaps = 0;
  uint32_t n = 0;

  for (size_t i = 0, taken; i < what->end; i += taken == 0 ? 1 : taken)
    {
      uint64_t bit = n < 64 ? (uint64_t) 1 << n : 0;

      taken = format_text_grid_separator (line, i);
      if (taken == 0)
        n++;
      else if (n > 0 && n < what->n_symbols)
        *(taken > 1 || line->bytes[i] == '|' ? &bars : &gaps) |= bit;
    }
  if (row == 0)
    {
      drawing->bars = bars;
      drawing->gaps = gaps;
    }
  drawing->uneven |= bars != drawing->bars || gaps != drawing->gaps;
}

/* Looks at a row before its alphabet is known. */
static bool
check_row (Grid *grid, const FormatsLine *line, const FormatsGridLine *what, uint32_t row)
{
  const SudokuShape *shape = grid->tally.shape;
  uint32_t expected = shape != NULL ? format_text_grid_row_length (shape, row)
                                    : format_text_grid_size (&grid->tally);

  for (size_t i = 0; format_text_grid_next_symbol (line, what, &i); i++)
    if (!format_symbol_known (line->bytes[i]))
      {
        format_issue_at_symbol (grid->issue, line, i, 0);
        return false;
      }
  format_census_add (&grid->census, line->bytes, what->end);
  if (what->n_symbols != expected)
    {
      format_issue_at (grid->issue, FORMATS_WRONG_ROW, line,
                       format_text_grid_find_symbol (line, what, expected), expected,
                       what->n_symbols);
      return false;
    }
  note_division (&grid->drawing, line, what, row);
  return true;
}

static bool
grid_check_size (Grid *grid)
{
  FormatsLines lines = lines_of (grid);
  FormatsLine first;

  grid->n_values = grid->tally.shape != NULL ? sudoku_shape_n_values (grid->tally.shape)
                                             : format_text_grid_size (&grid->tally);
  if (grid->n_values <= FORMATS_MAX_SYMBOLS)
    return true;
  do
    format_lines_next (&lines, &first);
  while (first.offset < grid->puzzle->layout.head);
  if (grid->n_values > SUDOKU_MAX_VALUES)
    format_issue_at (grid->issue, FORMATS_TOO_LARGE, &first, 0, SUDOKU_MAX_VALUES, grid->n_values);
  else
    format_issue_at (grid->issue, FORMATS_NO_SYMBOLS, &first, 0, 0, grid->n_values);
  return false;
}

/* Looks at all lines and takes the comments out of them. */
static bool
check_lines (Grid *grid)
{
  FormatsLines lines = lines_of (grid);
  FormatsLine line;
  uint32_t row = 0;

  while (format_lines_next (&lines, &line))
    {
      FormatsGridLine what = format_text_grid_line (&line);

      if (line.offset < grid->puzzle->layout.head)
        what = (FormatsGridLine){ .kind = FORMATS_GRID_COMMENT };
      if (format_text_grid_is_row (&grid->tally, &what))
        {
          if (!check_row (grid, &line, &what, row++))
            return false;
        }
      else if (row > 0 && row < 64 && what.kind != FORMATS_GRID_COMMENT)
        grid->drawing.bands |= (uint64_t) 1 << row;
      if (!format_line_check_text (&line, grid->issue))
        return false;
      format_puzzle_add_comment (grid->puzzle, &line, what.end, '#');
    }
  return true;
}

static void
grid_find_boxes (Grid *grid)
{
  const Drawing *drawing = &grid->drawing;
  uint32_t n = grid->n_values;
  /* Below the last row there is no band. */
  uint32_t rows = format_division_step (drawing->bands & (sudoku_all_values (n)), n);
  uint32_t columns = format_division_step (drawing->bars != 0 ? drawing->bars : drawing->gaps, n);

  if (drawing->uneven || rows <= 1 || columns <= 1 || rows * columns != n)
    return;
  format_text_rows_set_boxes (&grid->puzzle->layout, rows, columns);
}

static BaseStatus
grid_choose_shape (Grid *grid)
{
  uint32_t rows, columns;
  SudokuShape *shape;
  BaseStatus status;

  if (format_text_rows_boxes (&grid->puzzle->layout, &rows, &columns))
    status = format_reader_boxes (grid->reader, rows, columns, &shape);
  else
    status = format_reader_shape (grid->reader, grid->n_values, &shape);
  return status == BASE_OK ? format_puzzle_become (grid->puzzle, shape) : status;
}

/* The values of a row, and a NUL in the text for each. */
static bool
grid_read_row (Grid *grid, const FormatsLine *line, const FormatsGridLine *what, uint32_t *cell)
{
  FormatsPuzzle *puzzle = grid->puzzle;

  for (size_t i = 0; format_text_grid_next_symbol (line, what, &i); i++)
    {
      assert (*cell < sudoku_shape_n_cells (puzzle->sudoku->shape));
      if (line->bytes[i] == '0' && grid->alphabet.ambiguous_zero)
        {
          format_issue_at_token (grid->issue, FORMATS_AMBIGUOUS_ZERO, line, i, 1, 0);
          format_reader_warn (grid->reader, grid->issue);
          grid->alphabet.ambiguous_zero = false;
        }
      if (!format_alphabet_value (&grid->alphabet, line, i, &puzzle->sudoku->values[*cell],
                                  grid->issue))
        return false;
      puzzle->layout.text.bytes[line->offset + i] = '\0';
      ++*cell;
    }
  return true;
}

static FormatsOutcome
grid_read_rows (Grid *grid)
{
  FormatsLines lines = lines_of (grid);
  FormatsLine line;
  uint32_t cell = 0;
  BaseStatus status = grid_choose_shape (grid);

  if (status != BASE_OK)
    return format_reader_fail (grid->reader, status);
  while (format_lines_next (&lines, &line))
    {
      FormatsGridLine what = format_text_grid_line (&line);

      if (line.offset >= grid->puzzle->layout.head && format_text_grid_is_row (&grid->tally, &what)
          && !grid_read_row (grid, &line, &what, &cell))
        return FORMATS_BAD_PUZZLE;
    }
  grid->puzzle->layout.blank = grid->alphabet.blank;
  memcpy (grid->puzzle->layout.symbols, grid->alphabet.symbols, sizeof grid->alphabet.symbols);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
format_text_grid_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsGridLines lines = { reader, puzzle, issue, .tally.shape = reader->shape };
  FormatsOutcome outcome = format_text_grid_gather (&lines);
  Grid grid = { .reader = reader, .puzzle = puzzle, .issue = issue, .tally = lines.tally };

  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (!grid_check_size (&grid) || !check_lines (&grid))
    return FORMATS_BAD_PUZZLE;
  format_alphabet_choose (&grid.alphabet, grid.n_values, &grid.census);
  grid_find_boxes (&grid);
  return grid_read_rows (&grid);
}

const Format format_text_grid = {
  .id = "grid",
  .name = N_ ("Grid of rows"),
  .reason = N_ ("it has as many rows as symbols in a row"),
  .suffixes = "sud sudoku grid",
  .has_head = true,
  .sniff = format_text_grid_sniff,
  .read = format_text_grid_read,
  .write = format_text_grid_write,
  .losses = format_text_grid_losses,
};
