/* sudoku-verdict.h - is this a proper puzzle, and if not, why not, in the user's terms.
 *
 * Faults show in the givens alone and are found here.  Everything else takes a search:
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
  SUDOKU_NO_VALUE,  /* no value fits cells[0]: a blank, or a given that is not among its own candidates */
  SUDOKU_NO_PLACE,  /* `value` has no place in `group` */
  SUDOKU_CLASH,     /* the givens in `cells` cannot stand together, even without all others; without any
                       one of them the rest of them can.  No cells: the candidates (or the shape) have no solution without any given */
  SUDOKU_CLASH_NOT_REDUCED, /* they cannot, but the limit on nodes came first: perhaps fewer cannot */
  SUDOKU_UNKNOWN,   /* stopped, or the node limit was reached before an answer; `first` may have been found */
} SudokuFinding;

/* A verdict owns its arrays; sudoku_verdict_clear () gives them back. */
typedef struct
{
  SudokuFinding finding;
  uint32_t      group, value;
  uint32_t     *cells; /* ascending */
  uint32_t      n_cells;
  uint8_t      *first, *second; /* one value a cell, or NULL */
  uint32_t     *redundant;      /* cells whose givens may each be taken away alone; ascending */
  uint32_t      n_redundant;
  bool          redundant_known; /* false when not requested, when stopped, or when a test met its limit */
  CoverCounters counters;        /* of the search for the verdict itself */
  uint64_t      n_nodes;         /* of that search and of all tests together */
} SudokuVerdict;

void sudoku_verdict_clear (SudokuVerdict *self);

/* Looks for what needs no search: duplicates first, group by group; then cells without a value,
 * then values without a place, after the givens alone (no deduction).  `verdict` is cleared
 * before, and stays SUDOKU_UNKNOWN where there is nothing.  BASE_NO_MEMORY. */
BaseStatus sudoku_verdict_find_fault (SudokuVerdict *verdict, const SudokuPuzzle *puzzle);

#endif
