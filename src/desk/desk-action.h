/* desk-action.h - everything that can be done to a document, as data.
 *
 * Widgets turn events into actions and pass them to desk_document_do ().  An action is one step of
 * the history, however many cells it changes.  Cells are the shape's, values count from 1.
 *
 *   desk_document_do (document, &(DeskAction){
 *     .kind = DESK_SET_VALUE, .cells = &cell, .n_cells = 1, .value = 7 }); */
#ifndef DESK_ACTION_H
#define DESK_ACTION_H


#include "format-puzzle.h"
#include <stdbool.h>

typedef enum
{
  /* These change `cells`. */
  DESK_SET_VALUE,        /* `value`: a given in setup; an entry when solving, except in givens */
  DESK_CLEAR_CELLS,      /* removes digits, when solving all but givens; marks of both kinds where
                          * the cells have no digit; colours where they show no marks either */
  DESK_TOGGLE_CANDIDATE, /* `value`, in cells without a digit: off if all have it, else on */

  /* These change the whole grid. */
  DESK_SET_VALUES,       /* `values`, one per cell (0 clears), as DESK_SET_VALUE: a pasted grid */
  DESK_FILL_CANDIDATES,  /* sets all values that no digit in their groups excludes */
  DESK_CLEAR_CANDIDATES,
  DESK_CLEAR_ALL,        /* an empty grid of the same shape, in setup */
  DESK_RESET,            /* keeps the givens only */
  DESK_START_SOLVING,    /* locks the givens: new digits are entries */
  DESK_BACK_TO_SETUP,    /* unlocks them: new digits are givens; entries stay */
  DESK_LOCK_ENTRIES,     /* entries become givens */
  DESK_UNLOCK_GIVENS,    /* givens become entries */
  DESK_PUT_SOLUTION,     /* `values`, one per cell: the solver's digits, 0: none; keeps entries */
  DESK_PUT_VALUE,        /* the solver's `value` in `cells`, replacing entries; keeps its others */
  DESK_DROP_SOLUTION,    /* removes the solver's digits */
  DESK_TURN_GRID,        /* by `turn`; the shape turns too */
  DESK_SET_TITLE,        /* `text`; UTF-8, NULL for none */
  DESK_SET_COMMENT,      /* `text` */

  /* These replace the puzzle. */
  DESK_NEW,              /* an empty grid of `shape`, in setup; without title, comment and file */
  DESK_LOAD,             /* `puzzle` with comment and layout, `file`, `text` as title; solving if it
                          * has givens, else setup */
  DESK_LOAD_SUDOKU,      /* `sudoku`, in the same way */

  /* Journals have these numbers, so later kinds stand behind the earlier ones. */
  DESK_SET_CANDIDATES,   /* in `cells`, `marks` for each: all that a cell without a digit shows */
  DESK_PLAY_VALUE,       /* locks the givens if need be; `value` in `cells`, as an entry */
  DESK_START_TRIAL,      /* when solving: what follows can be dropped as a whole */
  DESK_DROP_TRIAL,       /* entries and marks are again as they were when it started */
  DESK_KEEP_TRIAL,       /* they stay, as if there had been no trial */
  DESK_TOGGLE_CORNER,    /* corner mark `value`, in cells without a digit, as DESK_TOGGLE_CANDIDATE */
  DESK_CLEAR_CORNERS,    /* all of them */
  DESK_TOGGLE_COLOUR,    /* `colour` of `cells`, givens too: off if all have it, else on; 0: all
                          * colours off, those of candidates too */
  DESK_COLOUR_CANDIDATE, /* `colour` of the mark `value`, in the cells that show it: off if all have
                          * it; 0: off */
  DESK_TOGGLE_LINE,      /* `line`: off if it is there, else on, in place of one of another style */
  DESK_DROP_LINES,       /* those that end in `cells` */
  DESK_CLEAR_COLOURS,    /* colours of cells and candidates, and lines */
  DESK_ADD_BOOKMARK,     /* of the position, with `text` as its name, and `time` */
  DESK_REMOVE_BOOKMARK,  /* number `value`, from 0 */
  DESK_GO_TO_BOOKMARK,   /* entries and marks are again as they were at bookmark `value` */
  DESK_ACTIONS,
} DeskActionKind;

typedef enum
{
  DESK_TURN_RIGHT, /* a quarter turn, clockwise */
  DESK_TURN_HALF,
  DESK_TURN_LEFT,
  DESK_MIRROR,         /* swaps left and right */
  DESK_FLIP,           /* swaps top and bottom */
  DESK_TRANSPOSE,      /* swaps rows and columns */
  DESK_ANTITRANSPOSE,  /* the same, over the other diagonal */
  DESK_TURNS,
} DeskTurn;

/* The source of a puzzle.  Size and date show whether the file is still the one that was read. */
typedef struct
{
  const char *uri;    /* NULL: none */
  uint64_t    size;   /* of the file, in bytes */
  int64_t     date;   /* of the last change: microseconds since 1970 */
  uint64_t    offset; /* of the puzzle, in a file with several */
  bool        is_part; /* the file has several puzzles: DESK_LOAD then sets the check sums */
  uint64_t    puzzle;  /* check sum of the givens as read; 0: not from a file with several */
  uint64_t    content; /* check sum of everything that was read of the puzzle */
} DeskFile;

/* The colours of cells and candidates count from 1; 0 is none. */
#define DESK_COLOURS 8

typedef enum
{
  DESK_LINE_STRONG, /* drawn whole */
  DESK_LINE_WEAK,   /* drawn in dashes */
  DESK_LINE_STYLES,
} DeskLineStyle;

/* A line between two cells, or between a candidate and something else.  It has no direction. */
typedef struct
{
  uint32_t from_cell, to_cell;
  uint8_t  from_value, to_value; /* 0: the cell as a whole */
  uint8_t  style;                /* DeskLineStyle */
} DeskLine;

/* Only the fields that the kind names are read.  Everything is borrowed for the call. */
typedef struct
{
  DeskActionKind       kind;
  const uint32_t      *cells;
  uint32_t             n_cells;
  uint32_t             value;
  const uint8_t       *values;
  const uint64_t      *marks;
  uint32_t             colour;
  DeskLine             line;
  int64_t              time; /* microseconds since 1970 */
  DeskTurn             turn;
  const char          *text;
  SudokuShape         *shape;
  const FormatsPuzzle *puzzle;
  const SudokuPuzzle  *sudoku;
  DeskFile             file;
} DeskAction;

/* The result of an action.  All but DESK_DONE leave the document unchanged. */
typedef enum
{
  DESK_DONE,
  DESK_NOTHING_TO_DO, /* the state would be the same; no step in the history */
  DESK_LOCKED,        /* all of the cells are locked givens */
  DESK_FILLED,        /* all of the cells have a digit, so no candidates */
  DESK_NO_SUCH_CELL,
  DESK_NO_SUCH_VALUE,
  DESK_NO_SUCH_ACTION,
  DESK_BAD_TEXT,      /* not UTF-8, or with a NUL */
  DESK_NOT_A_SUDOKU,  /* a cover problem has no cells */
  DESK_NO_MEMORY,
} DeskStatus;

#endif
