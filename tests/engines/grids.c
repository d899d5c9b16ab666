#include "grids.h"

#include "base-memory.h"
#include "base-random.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

#define MOST_NODES 10000000

SudokuPuzzle *
grid_puzzle (const char *shape_text, const char *symbols)
{
  static const char alphabet[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  SudokuShape *shape;
  SudokuPuzzle *puzzle;

  check_equal_u64 (sudoku_shape_parse (shape_text, &shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  check_true (puzzle != NULL);
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape) && symbols[cell] != '\0'; cell++)
    {
      const char *at = strchr (alphabet, symbols[cell]);

      puzzle->values[cell] = at != NULL ? (uint8_t) (at - alphabet + 1) : 0;
    }
  sudoku_shape_unref (shape);
  return puzzle;
}

static bool
fits (const SudokuPuzzle *puzzle, uint32_t cell, uint8_t value)
{
  uint32_t n_groups;
  const uint32_t *groups = sudoku_shape_groups_of (puzzle->shape, cell, &n_groups);

  for (uint32_t i = 0; i < n_groups; i++)
    {
      BoardGroup group = sudoku_shape_group (puzzle->shape, groups[i]);

      for (uint32_t j = 0; j < group.n_cells; j++)
        if (group.cells[j] != cell && puzzle->values[group.cells[j]] == value)
          return false;
    }
  return true;
}

SudokuPuzzle *
grid_random (uint64_t seed, const char *shape, uint32_t n_givens)
{
  SudokuPuzzle *puzzle = grid_puzzle (shape, "");
  BaseRandom random = { .state = base_mix (seed) };

  while (n_givens > 0)
    {
      uint32_t cell = base_random_below (&random, sudoku_shape_n_cells (puzzle->shape));
      uint32_t value = base_random_below (&random, sudoku_shape_n_values (puzzle->shape)) + 1;

      if (puzzle->values[cell] == 0 && fits (puzzle, cell, (uint8_t) value))
        puzzle->values[cell] = (uint8_t) value;
      n_givens--;
    }
  return puzzle;
}

static bool
keep (void *data, const EngineSolution *solution)
{
  GridSolutions *self = data;
  void *solutions = self->solutions;

  if (base_grow (&solutions, &self->capacity, (self->n + 1) * self->n_cells, 1) != BASE_OK)
    return false;
  self->solutions = solutions;
  memcpy (self->solutions + self->n++ * self->n_cells, solution->values, self->n_cells);
  return true;
}

static size_t
least (const GridSolutions *self, size_t from)
{
  size_t best = from;

  for (size_t i = from + 1; i < self->n; i++)
    if (memcmp (self->solutions + i * self->n_cells, self->solutions + best * self->n_cells,
                self->n_cells)
        < 0)
      best = i;
  return best;
}

static void
sort (GridSolutions *self)
{
  uint8_t *spare = malloc (self->n_cells);

  check_true (spare != NULL);
  for (size_t i = 0; i < self->n; i++)
    {
      uint8_t *here = self->solutions + i * self->n_cells;
      uint8_t *best = self->solutions + least (self, i) * self->n_cells;

      memcpy (spare, here, self->n_cells);
      memmove (here, best, self->n_cells);
      memcpy (best, spare, self->n_cells);
    }
  free (spare);
}

static GridSolutions
solve (const Engine *engine, const SudokuPuzzle *puzzle, EngineRequest request)
{
  GridSolutions self = { .n_cells = sudoku_shape_n_cells (puzzle->shape) };
  EngineSudoku *sudoku;

  request.found = keep;
  request.data = &self;
  check_equal_u64 (engines_sudoku_new (engine, puzzle->shape, &sudoku), BASE_OK);
  check_equal_u64 (engines_sudoku_solve (sudoku, puzzle, &request, &self.answer), BASE_OK);
  check_equal_u64 (self.n, self.answer.counters.solutions);
  engines_sudoku_free (sudoku);
  sort (&self);
  return self;
}

GridSolutions
grid_solve (const Engine *engine, const SudokuPuzzle *puzzle, uint64_t most)
{
  return solve (engine, puzzle, (EngineRequest){ .solutions = most, .nodes = MOST_NODES });
}

GridSolutions
grid_solve_all (const Engine *engine, const SudokuPuzzle *puzzle)
{
  return solve (engine, puzzle, (EngineRequest){ 0 });
}

GridSolutions
grid_solve_counted (const Engine *engine, const SudokuPuzzle *puzzle, uint64_t most)
{
  return solve (engine, puzzle,
                (EngineRequest){ .solutions = most, .nodes = MOST_NODES, .counted = true });
}

void
grid_solutions_clear (GridSolutions *self)
{
  free (self->solutions);
}

bool
grid_is_solution (const SudokuPuzzle *puzzle, const uint8_t *values)
{
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->shape); cell++)
    if (values[cell] == 0 || (puzzle->values[cell] != 0 && puzzle->values[cell] != values[cell]))
      return false;
  for (uint32_t i = 0; i < sudoku_shape_n_groups (puzzle->shape); i++)
    {
      BoardGroup group = sudoku_shape_group (puzzle->shape, i);
      uint64_t seen = 0;

      for (uint32_t j = 0; j < group.n_cells; j++)
        seen |= (uint64_t) 1 << (values[group.cells[j]] - 1);
      if ((uint32_t) __builtin_popcountll (seen) != group.n_cells)
        return false;
    }
  return true;
}
