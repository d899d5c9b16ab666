/* sudoku-solutions.h - solutions that are kept, one after the other, in one piece of memory. */
#ifndef SUDOKU_SOLUTIONS_H
#define SUDOKU_SOLUTIONS_H

#include "base-memory.h"

#include <stdint.h>

/* All zero but for `n_cells`: none. */
typedef struct
{
  size_t   n_cells;  /* of each */
  uint8_t *values;   /* one a cell */
  size_t   n;        /* that are kept */
  size_t   capacity; /* bytes */
} SudokuSolutions;

/* Room for one more, to be counted in `n` by the caller when it is filled.  Solutions that were
 * borrowed before are elsewhere then. BASE_NO_MEMORY: nothing has changed. */
BaseStatus sudoku_solutions_room (SudokuSolutions *self, uint8_t **out_values);

/* Copies one.  BASE_NO_MEMORY: nothing has changed. */
BaseStatus sudoku_solutions_add (SudokuSolutions *self, const uint8_t *values);

static inline const uint8_t *
sudoku_solutions_get (const SudokuSolutions *self, size_t index)
{
  return self->values + index * self->n_cells;
}

/* Frees them all; `n_cells` stays. */
void sudoku_solutions_clear (SudokuSolutions *self);

#endif
