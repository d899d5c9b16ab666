/* compare-facts.h - what a puzzle looks like before it is solved: things that might say how hard it
 * is. */
#ifndef COMPARE_FACTS_H
#define COMPARE_FACTS_H

#include "compare-measure.h"

typedef struct
{
  uint32_t n_options;    /* of the cover problem, before any given */
  uint32_t n_cells;      /* 0: no Sudoku */
  uint32_t n_blanks;     /* cells without a given */
  uint32_t n_candidates; /* in blank cells: values that no given of the cell's groups has */
  uint32_t rating;       /* in tenths (reason-path.h); 0: not known */
} CompareFacts;

CompareFacts compare_facts_of (const ComparePuzzle *puzzle);

/* Rates a Sudoku that has exactly one solution.  BASE_BAD_INPUT when it has not, or is too large;
 * BASE_STOPPED, also by the flag's deadline. */
BaseStatus compare_rate (const SudokuPuzzle *puzzle, const BaseStop *stop, uint32_t *out_rating);

/* The same within the time of the options, whose flag gets a deadline meanwhile.  BASE_OK without a
 * rating, too: *out_rating is then untouched.  BASE_STOPPED only when the flag was raised. */
BaseStatus compare_rate_within (const SudokuPuzzle   *puzzle,
                                const CompareOptions *options,
                                uint32_t             *out_rating);

/* Returns the puzzle with its rows from bottom to top; NULL when out of memory, or when the shape
 * does not look the same in that order (a jigsaw). */
SudokuPuzzle *compare_reverse_rows (const SudokuPuzzle *puzzle);

#endif
