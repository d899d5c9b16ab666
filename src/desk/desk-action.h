/* desk-action.h - everything that can be done to a document, as data.
 *
 * Widgets turn events into actions and hand them to desk_document_do ().  An action is one step of
 * the history, however many cells it changes.  Cells are the shape's, values from 1.
 *
 *   desk_document_do (document, &(DeskAction){
 *     .kind = DESK_SET_VALUE, .cells = &cell, .n_cells = 1, .value = 7 }); */
#ifndef DESK_ACTION_H
#define DESK_ACTION_H

#include "formats.h"

#include <stdbool.h>

typedef enum
{
  /* On `cells`. */
  DESK_SET_VALUE,        /* `value`: a given in setup, an entry when solving, and then not in givens */
  DESK_CLEAR_CELLS,      /* the digits, when solving all but the given; where none of the cells has one, the
                            candidates */
  DESK_TOGGLE_CANDIDATE, /* `value`, in those without a digit: out if all have it, else in */

  /* On the whole grid. */
  DESK_SET_VALUES,       /* `values`, one a cell (0 clears), as DESK_SET_VALUE: a pasted grid */
  DESK_FILL_CANDIDATES,  /* each cell without a digit gets all that none in its groups forbids */
  DESK_CLEAR_CANDIDATES,
  DESK_CLEAR_ALL,        /* an empty grid of the same shape, in setup */
  DESK_RESET,            /* the givens stay */
  DESK_START_SOLVING,    /* the givens are locked: what is typed from now on are entries */
  DESK_BACK_TO_SETUP,    /* and unlocked: what is typed are givens; entries stay */
  DESK_LOCK_ENTRIES,     /* entries become givens */
  DESK_UNLOCK_GIVENS,    /* givens become entries */
  DESK_PUT_SOLUTION,     /* `values`, one a cell: the solver's digits; 0 where it has none.  Entries stay */
  DESK_PUT_VALUE,        /* the solver's `value` in `cells` in place of entries; what it has elsewhere stays */
  DESK_DROP_SOLUTION,    /* the solver's digits go */
  DESK_TURN_GRID,        /* by `turn`; the shape turns along */
  DESK_SET_TITLE,        /* `text`; UTF-8, NULL for none */
  DESK_SET_COMMENT,      /* `text` */

  /* Another puzzle. */
  DESK_NEW,              /* an empty grid of `shape`, in setup; title, comment and file go */
  DESK_LOAD,             /* `puzzle`, with comment and layout, `file`, `text` as title; solving, not setup,
                            if anything is given */
  DESK_LOAD_SUDOKU,      /* `sudoku`, likewise */
  DESK_ACTIONS,
} DeskActionKind;

typedef enum
{
  DESK_TURN_RIGHT, /* a quarter, clockwise */
  DESK_TURN_HALF,
  DESK_TURN_LEFT,
  DESK_MIRROR,         /* left and right change places */
  DESK_FLIP,           /* top and bottom do */
  DESK_TRANSPOSE,      /* rows and columns do */
  DESK_ANTITRANSPOSE,  /* the same, over the other diagonal */
  DESK_TURNS,
} DeskTurn;

/* Where a puzzle came from.  Size and date tell whether the file is still the one that was read. */
typedef struct
{
  const char *uri;    /* NULL: from nowhere */
  uint64_t    size;   /* of the file, in bytes */
  int64_t     date;   /* when it was changed last: microseconds since 1970 */
  uint64_t    offset; /* of the puzzle in a file of several */
  bool        is_part; /* the file has several: for DESK_LOAD, which then sets the check sums */
  uint64_t    puzzle;  /* of the givens as they were read; 0: not from a file of several */
  uint64_t    content; /* of all that was read of the puzzle */
} DeskFile;

/* Only what its kind names is looked at; everything is borrowed for the call. */
typedef struct
{
  DeskActionKind       kind;
  const uint32_t      *cells;
  uint32_t             n_cells;
  uint32_t             value;
  const uint8_t       *values;
  DeskTurn             turn;
  const char          *text;
  SudokuShape         *shape;
  const FormatsPuzzle *puzzle;
  const SudokuPuzzle  *sudoku;
  DeskFile             file;
} DeskAction;

/* What became of it.  Anything but DESK_DONE has changed nothing. */
typedef enum
{
  DESK_DONE,
  DESK_NOTHING_TO_DO, /* everything is so already; the history did not grow */
  DESK_LOCKED,        /* all of the cells hold givens, and they are locked */
  DESK_FILLED,        /* candidates go only where no digit is */
  DESK_NO_SUCH_CELL,
  DESK_NO_SUCH_VALUE,
  DESK_NO_SUCH_ACTION,
  DESK_BAD_TEXT,      /* no UTF-8, or a NUL in it */
  DESK_NOT_A_SUDOKU,  /* a cover problem cannot be typed into */
  DESK_NO_MEMORY,
} DeskStatus;

#endif
