/* sudoku-verdict.h - whether a puzzle is proper, and if not, why, in the user's terms.
 *
 * Faults are visible in the givens alone and are found here.  The rest needs a search:
 * engines-check.h. */
#ifndef SUDOKU_VERDICT_H
#define SUDOKU_VERDICT_H

#include "cover-types.h"
#include "sudoku-puzzle.h"

typedef enum
{
  SUDOKU_UNIQUE,    /* exactly one solution: `first` */
  SUDOKU_MULTIPLE,  /* at least two: `first` and `second`, which differ in `cells` */
  SUDOKU_DUPLICATE, /* `value` stands more than once in `group`: in `cells` */
  SUDOKU_NO_VALUE,  /* no value fits cells[0]: a blank, or a given not in its candidates */
  SUDOKU_NO_PLACE,  /* `value` has no place in `group` */
  /* the givens in `cells` clash: together they have no solution; without any one of them, the
   * others do.  No cells: even without givens, the candidates (or the shape) have no solution */
  SUDOKU_CLASH,
  SUDOKU_CLASH_NOT_REDUCED, /* they clash, but the nodes ran out: perhaps fewer of them do */
  SUDOKU_UNKNOWN,   /* stopped, or out of nodes; `first` may have been found */
} SudokuFinding;

/* A verdict owns its arrays; sudoku_verdict_clear () frees them. */
typedef struct
{
  SudokuFinding finding;
  uint32_t      group, value;
  uint32_t     *cells; /* ascending */
  uint32_t      n_cells;
  uint8_t      *first, *second; /* one value a cell, or NULL */
  uint32_t     *redundant;      /* cells whose givens may each be taken away alone; ascending */
  uint32_t      n_redundant;
  bool          redundant_known; /* false if not requested, if stopped, or if a test had no
                                    answer */
  CoverCounters counters;        /* of the search for the verdict itself */
  uint64_t      n_nodes;         /* of that search and of all tests together */
} SudokuVerdict;

void sudoku_verdict_clear (SudokuVerdict *self);

/* Looks for faults that need no search: duplicates first, group by group; then cells without a
 * value, then values without a place, from the givens alone (no deduction).  `verdict` is cleared
 * first, and stays SUDOKU_UNKNOWN if there is no fault.  BASE_NO_MEMORY. */
BaseStatus sudoku_verdict_find_fault (SudokuVerdict *verdict, const SudokuPuzzle *puzzle);

#endif
