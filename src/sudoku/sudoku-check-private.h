/* sudoku-check-private.h - the steps of a check, each a file of its own.
 *
 * Faults are seen by looking; a clash and what is redundant are found by tests, each a search of
 * its own over some of the givens. */
#ifndef SUDOKU_CHECK_PRIVATE_H
#define SUDOKU_CHECK_PRIVATE_H

#include "sudoku-check.h"

typedef struct
{
  SudokuSolver             *solver;
  const SudokuPuzzle       *puzzle;
  const SudokuCheckOptions *options;
  SudokuVerdict             verdict; /* as far as it has come */
} SudokuInquiry;

typedef enum
{
  SUDOKU_HAS_SOLUTION,
  SUDOKU_HAS_NONE,
  SUDOKU_NOT_KNOWN, /* within that many nodes */
  SUDOKU_NOT_ASKED, /* the stop flag was raised, or no nodes are left for tests */
} SudokuAnswer;

/* Whether `puzzle` has a solution.  `luck` 0 is the default rule; any other draws what to branch
 * on. */
BaseStatus sudoku_inquiry_test (SudokuInquiry      *self,
                                const SudokuPuzzle *puzzle,
                                uint64_t            nodes,
                                uint64_t            luck,
                                SudokuAnswer       *out_answer);

uint64_t sudoku_inquiry_test_nodes (const SudokuInquiry *self);

/* Looks for what needs no search.  Leaves the finding SUDOKU_UNKNOWN where there is nothing. */
BaseStatus sudoku_inquiry_find_fault (SudokuInquiry *self);

/* The puzzle has no solution: sets the finding and the cells of the clash. */
BaseStatus sudoku_inquiry_find_clash (SudokuInquiry *self);

/* The puzzle has exactly one solution: lists the redundant givens. */
BaseStatus sudoku_inquiry_find_redundant (SudokuInquiry *self);

#endif
