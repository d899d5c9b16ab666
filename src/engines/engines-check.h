/* engines-check.h - is this a proper puzzle, and if not, why not.
 *
 * Faults of the givens are found by looking (sudoku-verdict.h); then a solver searches. */
#ifndef ENGINES_CHECK_H
#define ENGINES_CHECK_H

#include "engines-solver.h"
#include "sudoku-verdict.h"

/* A test searches for a solution without some of the givens: many tests follow the verdict. */
typedef struct
{
  uint64_t        search_nodes; /* for the verdict and all tests together; 0: no limit.  The verdict has them first; where
                                   none are left, tests are not made: SUDOKU_CLASH_NOT_REDUCED, or redundant_known false */
  uint64_t        nodes;        /* for each single test; 0: a million.  The tests of one clash take 16 times as
                                   many at most */
  bool            minimal;      /* look for redundant givens in a proper puzzle */
  const BaseStop *stop;
} EnginesCheckOptions;

/* Faults come first (sudoku_verdict_find_fault ()), then the search.  `solver` must have the
 * puzzle's shape; its rule decides which solutions come first.  It is left as it was, but for
 * the puzzle that it is at. */
BaseStatus engines_check (EnginesSolver             *solver,
                          const SudokuPuzzle        *puzzle,
                          const EnginesCheckOptions *options,
                          SudokuVerdict             *out_verdict);

#endif
