/* export-entry.h - puzzles from a file as entries of a book. */
#ifndef EXPORT_ENTRY_H
#define EXPORT_ENTRY_H

#include "cover-types.h"
#include "export-book.h"
#include "format-puzzle.h"
#include "sudoku-solutions.h"

/* The memory that an entry borrows.  Zero it before the first entry; it is used again for each. */
typedef struct
{
  const char *path; /* the file of the puzzles: its last part is shown; NULL or "-": none */

  BaseText name, rating, file;
  char     symbols[SUDOKU_MAX_VALUES + 1];
} ExportEntryRoom;

/* The limits of the search for the solutions of an entry: two solutions, and ten million nodes.  A
 * puzzle that needs more has no solution in a book. */
CoverLimits export_entry_limits (const BaseStop *stop);

/* Makes an entry of a Sudoku that was read.  It is valid as long as room, puzzle and solutions are.
 * Its name is the puzzle's title, its comment, or else the last line above it; the file's rating is
 * copied.  `solutions`: two of the puzzle, or as many as it has; the first is shown.  NULL: no
 * solution is wanted.  BASE_NO_MEMORY. */
BaseStatus export_entry_make (ExportEntryRoom       *room,
                              const FormatsPuzzle   *puzzle,
                              const SudokuSolutions *solutions,
                              ExportEntry           *out_entry);
void       export_entry_room_clear (ExportEntryRoom *self);

#endif
