#include "sudoku-puzzle.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

SudokuPuzzle *
sudoku_puzzle_new (SudokuShape *shape)
{
  SudokuPuzzle *self = base_new_zeroed (SudokuPuzzle, 1);

  if (self == NULL)
    return NULL;
  self->values = base_new_zeroed (uint8_t, sudoku_shape_n_cells (shape));
  if (self->values == NULL)
    {
      free (self);
      return NULL;
    }
  self->shape = sudoku_shape_ref (shape);
  return self;
}

SudokuPuzzle *
sudoku_puzzle_copy (const SudokuPuzzle *self)
{
  uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  SudokuPuzzle *copy = sudoku_puzzle_new (self->shape);

  if (copy == NULL)
    return NULL;
  memcpy (copy->values, self->values, n_cells);
  if (self->candidates == NULL)
    return copy;
  copy->candidates = base_copy (self->candidates, n_cells, sizeof (uint64_t));
  if (copy->candidates == NULL)
    {
      sudoku_puzzle_free (copy);
      return NULL;
    }
  return copy;
}

void
sudoku_puzzle_free (SudokuPuzzle *self)
{
  if (self == NULL)
    return;
  sudoku_shape_unref (self->shape);
  free (self->values);
  free (self->candidates);
  free (self);
}

/* The memory fits the old shape's cells; its real size is not kept. */
BaseStatus
sudoku_puzzle_reset (SudokuPuzzle *self, SudokuShape *shape)
{
  uint32_t n_cells = sudoku_shape_n_cells (shape);

  if (n_cells > sudoku_shape_n_cells (self->shape))
    {
      uint8_t *values = base_new (uint8_t, n_cells);

      if (values == NULL)
        return BASE_NO_MEMORY;
      free (self->values);
      self->values = values;
    }
  memset (self->values, 0, n_cells);
  free (self->candidates);
  self->candidates = NULL;
  sudoku_shape_ref (shape);
  sudoku_shape_unref (self->shape);
  self->shape = shape;
  return BASE_OK;
}

BaseStatus
sudoku_puzzle_allow_candidates (SudokuPuzzle *self)
{
  uint32_t n_cells = sudoku_shape_n_cells (self->shape);

  if (self->candidates != NULL)
    return BASE_OK;
  self->candidates = base_new (uint64_t, n_cells);
  if (self->candidates == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t cell = 0; cell < n_cells; cell++)
    self->candidates[cell] = sudoku_all_values (sudoku_shape_n_values (self->shape));
  return BASE_OK;
}

bool
sudoku_puzzle_equal (const SudokuPuzzle *self, const SudokuPuzzle *other)
{
  uint32_t n_cells = sudoku_shape_n_cells (self->shape);

  if (!sudoku_shape_equal (self->shape, other->shape)
      || memcmp (self->values, other->values, n_cells) != 0
      || (self->candidates == NULL) != (other->candidates == NULL))
    return false;
  return self->candidates == NULL
         || memcmp (self->candidates, other->candidates, n_cells * sizeof (uint64_t)) == 0;
}

uint32_t
sudoku_puzzle_n_givens (const SudokuPuzzle *self)
{
  uint32_t n = 0;

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (self->shape); cell++)
    n += self->values[cell] != 0;
  return n;
}
