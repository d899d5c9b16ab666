/* export-entry.h - solutions as files show them, and puzzles that were read as entries of a book. */
#ifndef EXPORT_ENTRY_H
#define EXPORT_ENTRY_H

#include "export-book.h"
#include "formats.h"
#include "sudoku-solver.h"

/* The first solution by that rule, one value a cell.  BASE_BAD_INPUT when givens clash; BASE_STOPPED. */
BaseStatus export_solve (const SudokuPuzzle *puzzle,
                         CoverRule           rule,
                         uint64_t            seed,
                         const BaseStop     *stop,
                         uint8_t            *solution,
                         bool               *out_found);

/* What an entry borrows; all zero to begin with, kept from entry to entry. */
typedef struct
{
  BaseText name;
  char     symbols[SUDOKU_MAX_VALUES + 1];
  uint8_t *solution;
  size_t   n_cells; /* for which there is room in it */
} ExportEntryRoom;

/* An entry for a Sudoku that was read, as long as room and puzzle stay.  `solver`, of the puzzle's shape, solves it;
 * NULL: no solution is wanted.  Clashing givens, and puzzles that take too long, have none.  BASE_STOPPED. */
BaseStatus export_entry_make (ExportEntryRoom     *room,
                              const FormatsPuzzle *puzzle,
                              SudokuSolver        *solver,
                              const BaseStop      *stop,
                              ExportEntry         *out_entry);
void       export_entry_room_clear (ExportEntryRoom *self);

#endif
