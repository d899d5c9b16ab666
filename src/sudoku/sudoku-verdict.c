/* Faults of a puzzle that are visible without any deduction: in the givens alone.
 *
 * Groups, cells and values are visited in order, so the same fault is always reported first. */
#include "sudoku-verdict.h"

#include "base-memory.h"

#include <stdlib.h>

void
sudoku_verdict_clear (SudokuVerdict *self)
{
  free (self->cells);
  free (self->first);
  free (self->second);
  free (self->redundant);
  *self = (SudokuVerdict){ .finding = SUDOKU_UNKNOWN };
}

static uint64_t
bit_of (uint32_t value)
{
  return value == 0 ? 0 : (uint64_t) 1 << (value - 1);
}

/* The smallest value in a set that is not empty. */
static uint32_t
smallest_value (uint64_t values)
{
  uint32_t value = 1;

  for (; (values & 1) == 0; values >>= 1)
    value++;
  return value;
}

/* Sets the cells of the group that hold the value. */
static BaseStatus
set_duplicate (SudokuVerdict *verdict, const SudokuPuzzle *puzzle, uint32_t group, uint32_t value)
{
  BoardGroup cells = sudoku_shape_group (puzzle->shape, group);

  verdict->cells = base_new (uint32_t, cells.n_cells);
  if (verdict->cells == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < cells.n_cells; i++)
    if (puzzle->values[cells.cells[i]] == value)
      verdict->cells[verdict->n_cells++] = cells.cells[i];
  verdict->finding = SUDOKU_DUPLICATE;
  verdict->group = group;
  verdict->value = value;
  return BASE_OK;
}

static BaseStatus
find_duplicate (SudokuVerdict *verdict, const SudokuPuzzle *puzzle)
{
  for (uint32_t g = 0; g < sudoku_shape_n_groups (puzzle->shape); g++)
    {
      BoardGroup group = sudoku_shape_group (puzzle->shape, g);
      uint64_t seen = 0, twice = 0;

      for (uint32_t i = 0; i < group.n_cells; i++)
        {
          uint64_t bit = bit_of (puzzle->values[group.cells[i]]);

          twice |= seen & bit;
          seen |= bit;
        }
      if (twice != 0)
        return set_duplicate (verdict, puzzle, g, smallest_value (twice));
    }
  return BASE_OK;
}

/* Sets the values that each cell allows by itself: its given, or its candidates. */
static void
allow_own (const SudokuPuzzle *puzzle, uint64_t *allowed)
{
  uint64_t all = sudoku_all_values (sudoku_shape_n_values (puzzle->shape));

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->shape); cell++)
    {
      allowed[cell] = puzzle->values[cell] != 0 ? bit_of (puzzle->values[cell]) : all;
      if (puzzle->candidates != NULL)
        allowed[cell] &= puzzle->candidates[cell];
    }
}

/* Blank cells lose the givens of their groups. */
static void
forbid_givens (const SudokuPuzzle *puzzle, uint64_t *allowed)
{
  for (uint32_t g = 0; g < sudoku_shape_n_groups (puzzle->shape); g++)
    {
      BoardGroup group = sudoku_shape_group (puzzle->shape, g);
      uint64_t givens = 0;

      for (uint32_t i = 0; i < group.n_cells; i++)
        givens |= bit_of (puzzle->values[group.cells[i]]);
      for (uint32_t i = 0; i < group.n_cells; i++)
        if (puzzle->values[group.cells[i]] == 0)
          allowed[group.cells[i]] &= ~givens;
    }
}

static BaseStatus
find_cell_without_value (SudokuVerdict *verdict,
                         const SudokuPuzzle *puzzle,
                         const uint64_t *allowed)
{
  uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape), cell = 0;

  while (cell < n_cells && allowed[cell] != 0)
    cell++;
  if (cell == n_cells)
    return BASE_OK;
  verdict->cells = base_new (uint32_t, 1);
  if (verdict->cells == NULL)
    return BASE_NO_MEMORY;
  verdict->cells[verdict->n_cells++] = cell;
  verdict->finding = SUDOKU_NO_VALUE;
  return BASE_OK;
}

static void
find_value_without_place (SudokuVerdict *verdict,
                          const SudokuPuzzle *puzzle,
                          const uint64_t *allowed)
{
  uint32_t n_values = sudoku_shape_n_values (puzzle->shape);

  for (uint32_t g = 0; g < sudoku_shape_n_groups (puzzle->shape); g++)
    {
      BoardGroup group = sudoku_shape_group (puzzle->shape, g);
      uint64_t missing = sudoku_all_values (n_values);

      for (uint32_t i = 0; i < group.n_cells; i++)
        missing &= ~allowed[group.cells[i]];
      if (missing == 0 || group.n_cells < n_values)
        continue;
      verdict->finding = SUDOKU_NO_PLACE;
      verdict->group = g;
      verdict->value = smallest_value (missing);
      return;
    }
}

BaseStatus
sudoku_verdict_find_fault (SudokuVerdict *verdict, const SudokuPuzzle *puzzle)
{
  BaseStatus status = find_duplicate (verdict, puzzle);
  uint64_t *allowed;

  if (status != BASE_OK || verdict->finding != SUDOKU_UNKNOWN)
    return status;
  allowed = base_new (uint64_t, sudoku_shape_n_cells (puzzle->shape));
  if (allowed == NULL)
    return BASE_NO_MEMORY;
  allow_own (puzzle, allowed);
  forbid_givens (puzzle, allowed);
  status = find_cell_without_value (verdict, puzzle, allowed);
  if (status == BASE_OK && verdict->finding == SUDOKU_UNKNOWN)
    find_value_without_place (verdict, puzzle, allowed);
  free (allowed);
  return status;
}
