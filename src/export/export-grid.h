/* export-grid.h - a Sudoku as it stands on paper: its board, and what lies in the cells. */
#ifndef EXPORT_GRID_H
#define EXPORT_GRID_H

#include "paint-board.h"
#include "sudoku-puzzle.h"

/* The cells and groups of a shape, without items and options: enough to be laid out.  To be freed. */
BaseStatus export_grid_board (const SudokuShape *shape, Board **out_board);

/* The box or region of each cell, as the number of its group, COVER_NONE for none: thick lines run where it changes.
 * NULL when out of memory; to be freed. */
uint32_t *export_regions_new (const Board *board);

/* What is filled in. */
typedef enum
{
  EXPORT_GRID_GIVENS,     /* the puzzle */
  EXPORT_GRID_SOLVED,     /* the solution, every value alike */
  EXPORT_GRID_BOTH,       /* the solution, with the givens told apart */
  EXPORT_GRID_CANDIDATES, /* the puzzle, with what may stand in its empty cells as far as the rules see */
} ExportGridFilling;

/* Fills one PaintCell a cell.  `solution` has one value a cell; where it is NULL or 0, the cell is as in the puzzle. */
void export_grid_fill (const SudokuPuzzle *puzzle,
                       const uint8_t      *solution,
                       ExportGridFilling   filling,
                       PaintCell          *cells);

bool export_cells_have_candidates (const PaintCell *cells, uint32_t n);

/* What values are shown as: those of `symbols`, one ASCII character each; where it is too short, numbers. */
typedef struct
{
  char        names[SUDOKU_MAX_VALUES][4];
  const char *symbols[SUDOKU_MAX_VALUES];
} ExportSymbols;

/* `out` points into itself: not to be copied. */
void export_symbols_make (const char *symbols, uint32_t n_values, ExportSymbols *out);

#endif
