/* Puzzles for claims, and a solver without exact cover to check the real one against. */

#pragma once

#include "check.h"
#include "sudoku-solver.h"

#include <stdlib.h>
#include <string.h>

#define MOST_CELLS 441

/* One a line of text; 0 for a blank. */
static inline uint8_t
value_of (char symbol)
{
  static const char symbols[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@#";
  const char *found = symbol == '\0' ? NULL : strchr (symbols, symbol);

  return found == NULL ? 0 : (uint8_t) (found - symbols + 1);
}

static inline SudokuShape *
shape_of (const char *text)
{
  SudokuShape *shape = NULL;

  check_equal_u64 (sudoku_shape_parse (text, &shape), BASE_OK);
  return shape;
}

static inline SudokuPuzzle *
puzzle_of (SudokuShape *shape, const char *line)
{
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);

  check_true (puzzle != NULL);
  check_true (strlen (line) >= sudoku_shape_n_cells (shape));
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    puzzle->values[cell] = value_of (line[cell]);
  return puzzle;
}

static inline SudokuSolver *
solver_of (SudokuShape *shape)
{
  SudokuSolver *solver = NULL;

  check_equal_u64 (sudoku_solver_new (shape, &solver), BASE_OK);
  return solver;
}

/* Whether the value may be in the cell, given the values of the others. */
static inline bool
value_fits (const SudokuPuzzle *puzzle, const uint8_t *values, uint32_t cell, uint32_t value)
{
  uint32_t n_groups;
  const uint32_t *groups = sudoku_shape_groups_of (puzzle->shape, cell, &n_groups);

  if (puzzle->candidates != NULL && (puzzle->candidates[cell] >> (value - 1) & 1) == 0)
    return false;
  for (uint32_t g = 0; g < n_groups; g++)
    {
      BoardGroup group = sudoku_shape_group (puzzle->shape, groups[g]);

      for (uint32_t i = 0; i < group.n_cells; i++)
        if (group.cells[i] != cell && values[group.cells[i]] == value)
          return false;
    }
  return true;
}

/* Whether the values are all there, keep every rule and agree with the givens. */
static inline bool
is_solution (const SudokuPuzzle *puzzle, const uint8_t *values)
{
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->shape); cell++)
    if (values[cell] == 0 || values[cell] > sudoku_shape_n_values (puzzle->shape)
        || (puzzle->values[cell] != 0 && puzzle->values[cell] != values[cell])
        || !value_fits (puzzle, values, cell, values[cell]))
      return false;
  return true;
}

/* The number of solutions, up to `limit`: cell by cell, value by value. */
static inline uint64_t
count_by_force (const SudokuPuzzle *puzzle, uint64_t limit)
{
  uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape), n_blanks = 0, depth = 0;
  uint32_t blanks[MOST_CELLS];
  uint8_t values[MOST_CELLS];
  uint64_t n = 0;

  memcpy (values, puzzle->values, n_cells);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      if (values[cell] == 0)
        blanks[n_blanks++] = cell;
      else if (!value_fits (puzzle, values, cell, values[cell]))
        return 0;
    }
  while (n < limit)
    {
      uint8_t *value = depth < n_blanks ? &values[blanks[depth]] : NULL;

      if (value == NULL)
        n++;
      else
        {
          do
            ++*value;
          while (*value <= sudoku_shape_n_values (puzzle->shape)
                 && !value_fits (puzzle, values, blanks[depth], *value));
          if (*value <= sudoku_shape_n_values (puzzle->shape))
            {
              depth++;
              continue;
            }
          *value = 0;
        }
      if (depth-- == 0)
        break;
    }
  return n;
}

/* The number of solutions by the solver, which must have the puzzle's shape. */
static inline uint64_t
count_by_solver (SudokuSolver *solver, const SudokuPuzzle *puzzle, uint64_t limit)
{
  CoverLimits limits = { .solutions = limit };
  BaseStatus status = sudoku_solver_start (solver, puzzle);

  if (status == BASE_BAD_INPUT)
    return 0;
  check_equal_u64 (status, BASE_OK);
  sudoku_solver_run (solver, &limits);
  return sudoku_solver_counters (solver)->solutions;
}
