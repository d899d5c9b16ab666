#include "sudoku-solutions.h"

#include <stdlib.h>
#include <string.h>

BaseStatus
sudoku_solutions_room (SudokuSolutions *self, uint8_t **out_values)
{
  void *values = self->values;
  BaseStatus status = base_grow (&values, &self->capacity, (self->n + 1) * self->n_cells, 1);

  self->values = values;
  if (status == BASE_OK)
    *out_values = self->values + self->n * self->n_cells;
  return status;
}

BaseStatus
sudoku_solutions_add (SudokuSolutions *self, const uint8_t *values)
{
  uint8_t *room;
  BaseStatus status = sudoku_solutions_room (self, &room);

  if (status != BASE_OK)
    return status;
  memcpy (room, values, self->n_cells);
  self->n++;
  return BASE_OK;
}

void
sudoku_solutions_clear (SudokuSolutions *self)
{
  free (self->values);
  *self = (SudokuSolutions){ .n_cells = self->n_cells };
}
