/* engines-check.h - whether a puzzle is proper, and if not, why.
 *
 * Faults of the givens need no search (sudoku-verdict.h); for the rest a solver searches. */
#ifndef ENGINES_CHECK_H
#define ENGINES_CHECK_H

#include "engines-solver.h"
#include "sudoku-verdict.h"

/* Limits.  Many tests follow the verdict; each searches for a solution without some of the
 * givens. */
typedef struct
{
  /* for the verdict and all tests together; 0: no limit.  The verdict has them first.  Without
   * nodes left, tests are not made: SUDOKU_CLASH_NOT_REDUCED, or redundant_known false */
  uint64_t        search_nodes;
  uint64_t        nodes;        /* for each single test; 0: a million.  The tests of one clash take
                                   at most 16 times that */
  bool            minimal;      /* look for redundant givens in a proper puzzle */
  const BaseStop *stop;
} EnginesCheckOptions;

/* Looks for faults first (sudoku_verdict_find_fault ()), then searches.  `solver` must have the
 * puzzle's shape; its rule decides which solutions come first.  It is left as it was, except for
 * its current puzzle. */
BaseStatus engines_check (EnginesSolver             *solver,
                          const SudokuPuzzle        *puzzle,
                          const EnginesCheckOptions *options,
                          SudokuVerdict             *out_verdict);

#endif
