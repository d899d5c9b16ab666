/* export-entry.h - solutions as files show them, and puzzles that were read as entries of a book. */
#ifndef EXPORT_ENTRY_H
#define EXPORT_ENTRY_H

#include "export-book.h"
#include "formats.h"
#include "sudoku-solver.h"

/* The solver's first solution by that rule, one value a cell.  BASE_BAD_INPUT when givens clash; BASE_STOPPED. */
BaseStatus export_solve (SudokuSolver       *solver,
                         const SudokuPuzzle *puzzle,
                         CoverRule           rule,
                         uint64_t            seed,
                         const BaseStop     *stop,
                         uint8_t            *solution,
                         bool               *out_found);

/* What an entry borrows; all zero to begin with, kept from entry to entry. */
typedef struct
{
  const char *path; /* of the file that the puzzles are from: its last part is shown; NULL, "-": none is */

  BaseText name, rating, file;
  char     symbols[SUDOKU_MAX_VALUES + 1];
  uint8_t *solution; /* and a second one behind it */
  size_t   n_cells;  /* for which there is room in it */
} ExportEntryRoom;

/* An entry for a Sudoku that was read, as long as room and puzzle stay: named by its title, its comment, or else the
 * last line above it, and with how hard its file says that it is.  `solver`, of the puzzle's shape, solves it; NULL: no
 * solution is wanted.  Clashing givens, and puzzles that take too long, have none.  BASE_STOPPED, BASE_NO_MEMORY. */
BaseStatus export_entry_make (ExportEntryRoom     *room,
                              const FormatsPuzzle *puzzle,
                              SudokuSolver        *solver,
                              const BaseStop      *stop,
                              ExportEntry         *out_entry);
void       export_entry_room_clear (ExportEntryRoom *self);

#endif
