/* sudoku-solutions.h - kept solutions, one after the other, in one piece of memory. */
#ifndef SUDOKU_SOLUTIONS_H
#define SUDOKU_SOLUTIONS_H

#include "base-memory.h"

#include <stdint.h>

/* All zero except `n_cells`: no solutions. */
typedef struct
{
  size_t   n_cells;  /* of each solution */
  uint8_t *values;   /* one a cell */
  size_t   n;        /* solutions */
  size_t   capacity; /* bytes */
} SudokuSolutions;

/* Makes room for one more; the caller counts it in `n` after filling it.  The solutions may move.
 * BASE_NO_MEMORY: nothing has changed. */
BaseStatus sudoku_solutions_room (SudokuSolutions *self, uint8_t **out_values);

/* Copies a solution.  BASE_NO_MEMORY: nothing has changed. */
BaseStatus sudoku_solutions_add (SudokuSolutions *self, const uint8_t *values);

static inline const uint8_t *
sudoku_solutions_get (const SudokuSolutions *self, size_t index)
{
  return self->values + index * self->n_cells;
}

/* Frees them all; `n_cells` stays. */
void sudoku_solutions_clear (SudokuSolutions *self);

#endif
