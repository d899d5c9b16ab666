/* export-entry.h - solutions in the form of files, and puzzles from a file as entries of a book. */
#ifndef EXPORT_ENTRY_H
#define EXPORT_ENTRY_H

#include "export-book.h"
#include "formats.h"
#include "sudoku-solver.h"

/* Writes the solver's first solution by that rule, one value per cell.  BASE_BAD_INPUT when givens
 * clash; BASE_STOPPED. */
BaseStatus export_solve (SudokuSolver       *solver,
                         const SudokuPuzzle *puzzle,
                         CoverRule           rule,
                         uint64_t            seed,
                         const BaseStop     *stop,
                         uint8_t            *solution,
                         bool               *out_found);

/* The memory that an entry borrows.  Zero it before the first entry; it is used again for each. */
typedef struct
{
  const char *path; /* the file of the puzzles: its last part is shown; NULL or "-": none */

  BaseText name, rating, file;
  char     symbols[SUDOKU_MAX_VALUES + 1];
  uint8_t *solution; /* with room for a second one behind it */
  size_t   n_cells;  /* number of cells that it has room for */
} ExportEntryRoom;

/* Makes an entry of a Sudoku that was read.  It is valid as long as room and puzzle are.  Its name
 * is the puzzle's title, its comment, or else the last line above it; the file's rating is copied.
 * `solver` must be of the puzzle's shape; NULL: no solution is wanted.  Puzzles with clashing
 * givens, and those that exceed the search limit, get none.  BASE_STOPPED, BASE_NO_MEMORY. */
BaseStatus export_entry_make (ExportEntryRoom     *room,
                              const FormatsPuzzle *puzzle,
                              SudokuSolver        *solver,
                              const BaseStop      *stop,
                              ExportEntry         *out_entry);
void       export_entry_room_clear (ExportEntryRoom *self);

#endif
