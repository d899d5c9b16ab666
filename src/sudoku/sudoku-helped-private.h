/* sudoku-helped-private.h - a solver's puzzle in the hands of its helper. */
#ifndef SUDOKU_HELPED_PRIVATE_H
#define SUDOKU_HELPED_PRIVATE_H

#include "sudoku-solver.h"

/* A helper finds so many solutions anew each time that it is asked for more; so it is asked for two at first, and then for
 * twice as many.  They come in the same order. */
typedef struct
{
  SudokuHelper  helper; /* `find` NULL: there is none */
  SudokuPuzzle *puzzle; /* NULL: it has no puzzle to look at */
  uint8_t      *values; /* of all that were found, one after the other */
  size_t        capacity;
  uint64_t      n_asked;
  size_t        n_found; /* that are kept */
  CoverOutcome  outcome; /* of the search for them */
  bool          starved;
  CoverCounters counters; /* its solutions: those that were told */
} SudokuHelped;

/* Copies the puzzle.  BASE_NO_MEMORY. */
BaseStatus sudoku_helped_start  (SudokuHelped *self, const SudokuPuzzle *puzzle);
void       sudoku_helped_forget (SudokuHelped *self); /* the puzzle */

/* As sudoku_solver_next () and sudoku_solver_run (). */
CoverOutcome sudoku_helped_next (SudokuHelped *self, const CoverLimits *limits, uint8_t *values, bool *out_found);
CoverOutcome sudoku_helped_run  (SudokuHelped *self, const CoverLimits *limits);

void sudoku_helped_clear (SudokuHelped *self); /* the helper too */

#endif
