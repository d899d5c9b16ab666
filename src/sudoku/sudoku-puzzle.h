/* sudoku-puzzle.h - a puzzle: a shape, its givens, and perhaps the candidates it allows. */
#ifndef SUDOKU_PUZZLE_H
#define SUDOKU_PUZZLE_H

#include "sudoku-shape.h"

typedef struct
{
  SudokuShape *shape;      /* held */
  uint8_t     *values;     /* one a cell: the given, from 1; 0 where the cell is blank */
  uint64_t    *candidates; /* NULL, or one a cell: bit v - 1 allows v there (a sukaku) */
} SudokuPuzzle;

/* An empty puzzle; NULL when out of memory.  Takes its own reference to `shape`. */
SudokuPuzzle *sudoku_puzzle_new (SudokuShape *shape);
SudokuPuzzle *sudoku_puzzle_copy (const SudokuPuzzle *self); /* NULL when out of memory */
void          sudoku_puzzle_free (SudokuPuzzle *self);       /* accepts NULL */

/* Empties the puzzle and sets its shape; keeps its memory where it can, so that a reader of a
 * million puzzles allocates once.  On failure the puzzle is unchanged. */
BaseStatus sudoku_puzzle_reset (SudokuPuzzle *self, SudokuShape *shape);

/* Makes room for candidates, and sets every cell's to `all` of the shape's values if there were
 * none. */
BaseStatus sudoku_puzzle_allow_candidates (SudokuPuzzle *self);

bool     sudoku_puzzle_equal (const SudokuPuzzle *self, const SudokuPuzzle *other);
uint32_t sudoku_puzzle_n_givens (const SudokuPuzzle *self);

/* The bits of the values 1 to n. */
static inline uint64_t
sudoku_all_values (uint32_t n_values)
{
  return n_values >= 64 ? UINT64_MAX : ((uint64_t) 1 << n_values) - 1;
}

#endif
