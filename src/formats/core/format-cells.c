#include "format-cells.h"

#include "format-layout.h"

#include <string.h>

BaseStatus
format_cells_become (FormatsReader *reader, FormatsPuzzle *puzzle, uint32_t n_values)
{
  SudokuShape *shape;
  BaseStatus status = format_reader_shape (reader, n_values, &shape);

  return status == BASE_OK ? format_puzzle_become (puzzle, shape) : status;
}

bool
format_cells_have_other_values (const FormatsReader *reader, uint32_t n_values)
{
  return reader->shape != NULL && sudoku_shape_n_values (reader->shape) != n_values;
}

uint32_t
format_cells_value (char c, uint32_t n_values)
{
  uint32_t value = 0;

  if (c >= '1' && c <= '9')
    value = (uint32_t) (c - '0');
  else if (c >= 'A' && c <= 'Z')
    value = (uint32_t) (c - 'A') + 10;
  else if (c >= 'a' && c <= 'z')
    value = (uint32_t) (c - 'a') + (n_values <= 35 ? 10 : 36);
  else if (c == '@')
    value = 62;
  else if (c == '#')
    value = 63;
  return value <= n_values ? value : 0;
}

/* The square nearest to a number of cells. */
static uint64_t
nearest_square (uint64_t n)
{
  uint64_t root = format_square_root (n);

  if (root < 1)
    return 1;
  return n - root * root <= root ? root * root : (root + 1) * (root + 1);
}

/* The number of values of a puzzle with that many cells; 0 when there is no such puzzle. */
static uint32_t
cells_size_of (const FormatsReader *reader, size_t n)
{
  uint32_t root = format_square_root (n);

  if (reader->shape != NULL)
    return sudoku_shape_n_cells (reader->shape) == n ? sudoku_shape_n_values (reader->shape) : 0;
  return (size_t) root * root == n && root <= FORMATS_MAX_SYMBOLS ? root : 0;
}

FormatsOutcome
format_cells_read (FormatsReader *reader,
                   FormatsPuzzle *puzzle,
                   const FormatsLine *line,
                   size_t start,
                   size_t end,
                   FormatsAlphabet *out_alphabet,
                   FormatsIssue *issue)
{
  FormatsCensus census = { 0 };
  size_t n = end - start;
  uint32_t n_values = cells_size_of (reader, n);
  uint64_t expected =
      reader->shape != NULL ? sudoku_shape_n_cells (reader->shape) : nearest_square (n);
  BaseStatus status;

  for (size_t i = start; i < end; i++)
    if (!format_symbol_known (line->bytes[i]))
      return format_issue_at_symbol (issue, line, i, 0);
  if (n_values == 0)
    return format_issue_at (issue, FORMATS_WRONG_LENGTH, line, end, expected, n);
  format_census_add (&census, line->bytes + start, n);
  format_alphabet_choose (out_alphabet, n_values, &census);
  status = format_cells_become (reader, puzzle, n_values);
  if (status != BASE_OK)
    return format_reader_fail (reader, status);
  for (size_t i = 0; i < n; i++)
    if (!format_alphabet_value (out_alphabet, line, start + i, &puzzle->sudoku->values[i], issue))
      return FORMATS_BAD_PUZZLE;
  puzzle->layout.blank = out_alphabet->blank;
  memcpy (puzzle->layout.symbols, out_alphabet->symbols, sizeof out_alphabet->symbols);
  if (out_alphabet->ambiguous_zero)
    {
      const char *zero = memchr (line->bytes + start, '0', n);

      format_issue_at_token (issue, FORMATS_AMBIGUOUS_ZERO, line, (size_t) (zero - line->bytes), 1,
                             0);
      format_reader_warn (reader, issue);
    }
  return FORMATS_PUZZLE;
}

void
format_cells_read_solution (FormatsReader *reader,
                            FormatsPuzzle *puzzle,
                            const FormatsLine *line,
                            size_t start,
                            size_t end,
                            const FormatsAlphabet *alphabet)
{
  uint8_t *values;

  if (start == end || (values = format_about_add_values (puzzle, FORMATS_ABOUT_SOLUTION)) == NULL)
    return;
  if (end - start == sudoku_shape_n_cells (puzzle->sudoku->shape))
    for (size_t i = start; i < end; i++)
      {
        uint8_t value = alphabet->values[(unsigned char) line->bytes[i]];

        values[i - start] = value < FORMATS_OTHER_CASE ? value : 0;
      }
  format_cells_check_solution (reader, puzzle, line, start);
}

bool
format_cells_solution_fits (const FormatsPuzzle *puzzle)
{
  const uint8_t *values = format_about_values (puzzle, FORMATS_ABOUT_SOLUTION);
  uint32_t n_values = sudoku_shape_n_values (puzzle->sudoku->shape);

  if (values == NULL)
    return false;
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->sudoku->shape); cell++)
    if (values[cell] == 0 || values[cell] > n_values
        || (puzzle->sudoku->values[cell] != 0 && puzzle->sudoku->values[cell] != values[cell]))
      return false;
  return true;
}

void
format_cells_check_solution (FormatsReader *reader,
                             FormatsPuzzle *puzzle,
                             const FormatsLine *line,
                             size_t at)
{
  FormatsIssue issue;

  if (puzzle->about[FORMATS_ABOUT_SOLUTION].length == 0 || format_cells_solution_fits (puzzle))
    return;
  base_text_reset (&puzzle->about[FORMATS_ABOUT_SOLUTION]);
  format_issue_at (&issue, FORMATS_SOLUTION_IGNORED, line, at, 0, 0);
  format_reader_warn (reader, &issue);
}

uint32_t
format_cells_digit (const FormatsPuzzle *puzzle, uint32_t cell)
{
  const uint8_t *entries = format_about_values (puzzle, FORMATS_ABOUT_ENTRIES);
  uint32_t given = puzzle->sudoku->values[cell];

  return given != 0 || entries == NULL ? given : entries[cell];
}

uint64_t
format_cells_candidates (const FormatsPuzzle *puzzle, uint32_t cell)
{
  const SudokuShape *shape = puzzle->sudoku->shape;
  uint64_t all = sudoku_all_values (sudoku_shape_n_values (shape)), used = 0;
  uint32_t n_groups;
  const uint32_t *groups = sudoku_shape_groups_of (shape, cell, &n_groups);

  if (format_cells_digit (puzzle, cell) != 0)
    return 0;
  for (uint32_t g = 0; g < n_groups; g++)
    {
      BoardGroup group = sudoku_shape_group (shape, groups[g]);

      for (uint32_t i = 0; i < group.n_cells; i++)
        {
          uint32_t digit = format_cells_digit (puzzle, group.cells[i]);

          if (digit != 0)
            used |= (uint64_t) 1 << (digit - 1);
        }
    }
  return all & ~used;
}

/* Whether every mark is a candidate that the digits leave. */
static bool
marks_are_candidates (const FormatsPuzzle *puzzle)
{
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->sudoku->shape); cell++)
    if ((format_about_marks (puzzle, cell) & ~format_cells_candidates (puzzle, cell)) != 0)
      return false;
  return true;
}

bool
format_cells_marks_are_told (const FormatsPuzzle *puzzle)
{
  bool missing = false;

  if (puzzle->about[FORMATS_ABOUT_MARKS].length == 0)
    return true;
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->sudoku->shape); cell++)
    missing |= format_about_marks (puzzle, cell) != format_cells_candidates (puzzle, cell);
  return missing && marks_are_candidates (puzzle);
}

bool
format_cells_mark_candidates (FormatsPuzzle *puzzle)
{
  if (!format_about_add_marks (puzzle))
    return false;
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->sudoku->shape); cell++)
    format_about_set_marks (puzzle, cell, format_cells_candidates (puzzle, cell));
  return true;
}

/* Boxes of one row or column are no groups of their own. */
uint32_t
format_cells_region (const SudokuShape *shape, uint32_t cell)
{
  BoardPlace place = sudoku_shape_place (shape, cell);
  uint32_t rows, columns, n_groups;
  const uint32_t *groups = sudoku_shape_groups_of (shape, cell, &n_groups);

  sudoku_shape_boxes (shape, &rows, &columns);
  if (rows != 0)
    return place.row / rows * rows + place.column / columns;
  for (uint32_t i = 0; i < n_groups; i++)
    {
      BoardGroup group = sudoku_shape_group (shape, groups[i]);

      if (group.kind == &sudoku_group_region)
        return group.index;
    }
  return 0;
}

bool
format_cells_are_restricted (const SudokuPuzzle *sudoku)
{
  uint64_t all = sudoku_all_values (sudoku_shape_n_values (sudoku->shape));

  for (uint32_t cell = 0; sudoku->candidates != NULL && cell < sudoku_shape_n_cells (sudoku->shape);
       cell++)
    if (sudoku->candidates[cell] != all)
      return true;
  return false;
}

FormatsOutcome
format_cells_become_grid9 (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  const FormatsLine here = { .number = reader->line };
  BaseStatus status = format_cells_become (reader, puzzle, 9);

  if (status != BASE_OK)
    return format_reader_fail (reader, status);
  if (format_cells_is_grid9 (puzzle))
    return FORMATS_PUZZLE;
  reader->ended = true;
  return format_issue_at (issue, FORMATS_WRONG_LENGTH, &here, 0,
                          sudoku_shape_n_cells (puzzle->sudoku->shape), 81);
}

unsigned
format_cells_losses (const FormatsPuzzle *puzzle, uint32_t most_values, bool only9)
{
  unsigned losses = format_bare_losses (puzzle);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) != 0)
    return losses;
  if (only9 ? !format_cells_is_grid9 (puzzle)
            : sudoku_shape_n_values (puzzle->sudoku->shape) > most_values
                  || !sudoku_shape_is_square (puzzle->sudoku->shape))
    losses |= FORMATS_IMPOSSIBLE_SIZE;
  if (!format_shape_is_usual (puzzle->sudoku->shape))
    losses |= FORMATS_LOSS_SHAPE;
  return losses;
}
