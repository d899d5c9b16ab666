/* export-grid.h - a Sudoku as it appears on paper: its board, and the content of its cells. */
#ifndef EXPORT_GRID_H
#define EXPORT_GRID_H

#include "paint-board.h"
#include "sudoku-puzzle.h"

/* Makes the cells and groups of a shape without items and options, which is enough for a layout.
 * Free it. */
BaseStatus export_grid_board (const SudokuShape *shape, Board **out_board);

/* Returns the box or region of each cell, as the number of its group, COVER_NONE for none: thick
 * lines run where it changes.  NULL when out of memory.  Free it. */
uint32_t *export_regions_new (const Board *board);

/* The content of the cells. */
typedef enum
{
  EXPORT_GRID_GIVENS,     /* the puzzle */
  EXPORT_GRID_SOLVED,     /* the solution, all values alike */
  EXPORT_GRID_BOTH,       /* the solution, with the givens distinguished */
  EXPORT_GRID_CANDIDATES, /* the puzzle, with the candidates that the rules leave in its empty
                           * cells */
} ExportGridFilling;

/* Fills one PaintCell per cell.  `solution` has one value per cell; where it is NULL or 0, the cell
 * is as in the puzzle. */
void export_grid_fill (const SudokuPuzzle *puzzle,
                       const uint8_t      *solution,
                       ExportGridFilling   filling,
                       PaintCell          *cells);

bool export_cells_have_candidates (const PaintCell *cells, uint32_t n);

/* The texts that stand for values: the ASCII characters of `symbols`; where it is too short,
 * numbers. */
typedef struct
{
  char        names[SUDOKU_MAX_VALUES][4];
  const char *symbols[SUDOKU_MAX_VALUES];
} ExportSymbols;

/* `out` points into itself: do not copy it. */
void export_symbols_make (const char *symbols, uint32_t n_values, ExportSymbols *out);

#endif
