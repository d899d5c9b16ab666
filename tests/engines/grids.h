/* grids.h - puzzles for the tests of the engines, and solving them with whichever engine. */
#ifndef GRIDS_H
#define GRIDS_H

#include "engines.h"

#include <stdio.h>

/* From a shape as sudoku_shape_parse () reads it and one symbol a cell: 1-9A-Z, anything else is
 * blank. */
SudokuPuzzle *grid_puzzle (const char *shape, const char *symbols);

/* Random givens that do not clash; they may leave many solutions or none. */
SudokuPuzzle *grid_random (uint64_t seed, const char *shape, uint32_t n_givens);

/* All solutions that an engine found, sorted, one after the other; `n_cells` bytes each. */
typedef struct
{
  EngineAnswer answer;
  uint8_t     *solutions;
  size_t       n, capacity, n_cells;
} GridSolutions;

/* Node limit 10^7; up to `most` solutions. */
GridSolutions grid_solve (const Engine *engine, const SudokuPuzzle *puzzle, uint64_t most);

/* However long it takes, and however many there are. */
GridSolutions grid_solve_all (const Engine *engine, const SudokuPuzzle *puzzle);

/* The same as the first, with Knuth's counts. */
GridSolutions grid_solve_counted (const Engine *engine, const SudokuPuzzle *puzzle, uint64_t most);
void          grid_solutions_clear (GridSolutions *self);

/* Whether it fills the puzzle: its givens, and every group as it should be. */
bool grid_is_solution (const SudokuPuzzle *puzzle, const uint8_t *values);

#endif
