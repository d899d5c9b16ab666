/* format-puzzle.h - one puzzle with everything that its file holds about it. */
#ifndef FORMAT_PUZZLE_H
#define FORMAT_PUZZLE_H

#include "base-text.h"
#include "cover-problem.h"
#include "format-issue.h"
#include "sudoku-puzzle.h"

#include <stddef.h>

typedef struct Format        Format;
typedef struct FormatsReader FormatsReader;

/* Where a puzzle starts, and what had been decided before it.  All zero: the start of a file. */
typedef struct
{
  uint64_t      offset; /* in bytes */
  uint64_t      line;   /* 1-based */
  const Format *format; /* as which the file is read */
  uint32_t      hint;   /* what else the format had decided; for the reader only */
} FormatsPlace;

typedef enum
{
  FORMATS_LINE_END_DEFAULT, /* LF, or none was seen */
  FORMATS_LINE_END_LF,
  FORMATS_LINE_END_CRLF,
  FORMATS_LINE_END_CR,
} FormatsLineEnd;

/* The room for them in a journal.  A format with more data puts it into the text. */
#define FORMATS_LAYOUT_OWN 2

/* How the source wrote the puzzle; all zero: as its format does by default. */
typedef struct
{
  const Format  *format;                         /* the format of the source */
  FormatsLineEnd line_end;
  char           symbols[SUDOKU_MAX_VALUES + 1]; /* of the values; "": the first of 1-9A-Za-z@# */
  char           blank;                          /* the symbol of an empty cell; 0: the default */

  uint8_t gap;  /* empty lines before a puzzle of several lines */
  size_t  head; /* bytes of `text` above the puzzle: comments and titles (Format.has_head) */

  /* Other data of the source that the format keeps: small numbers, and bytes.  Only the files of
   * `format` read these; the head of the file that writes the format describes them.  Other code
   * copies them, or clears them when they no longer fit. */
  uint8_t  own[FORMATS_LAYOUT_OWN];
  BaseText text;
} FormatsLayout;

/* The parts that a file may have beside the puzzle itself.  Each is a sequence of bytes, empty
 * where the file has none: first texts in UTF-8, then those with an element for each cell
 * (format-about.h has functions for these).  The bits 1 << FormatsAbout in a format's row are those
 * that the format has a place for. */
typedef enum
{
  FORMATS_ABOUT_TITLE,
  FORMATS_ABOUT_AUTHOR,
  FORMATS_ABOUT_DESCRIPTION, /* a text about the puzzle; the rules in words */
  FORMATS_ABOUT_SOURCE,      /* where it is from: a paper, a collection, a folder */
  FORMATS_ABOUT_LINK,        /* the same as an address */
  FORMATS_ABOUT_DATE,        /* the day it was made, in any form */
  FORMATS_ABOUT_LEVEL,       /* how hard it is, in any words */
  FORMATS_ABOUT_TIME,        /* the time the player has used: milliseconds, in digits */
  FORMATS_ABOUT_PLAYED,      /* when the player used it last, in any form */
  FORMATS_ABOUT_HINTS,       /* the number of hints that the player has had, in digits */
  FORMATS_ABOUT_RATING,      /* on the scale of Sudoku Explainer: "4.2" */
  FORMATS_ABOUT_STATE,       /* FORMATS_STATE_PLAYING or FORMATS_STATE_SETUP */
  FORMATS_ABOUT_TEXTS,

  /* Layers: an element for each cell. */
  FORMATS_ABOUT_SOLUTION = FORMATS_ABOUT_TEXTS, /* a value for each cell; 0: unknown */
  FORMATS_ABOUT_ENTRIES, /* a value a cell, entered by the player; 0: none, or the cell is given */
  FORMATS_ABOUT_MARKS,   /* the player's pencil marks, as they are seen */
  FORMATS_ABOUT_HIDDEN,  /* pencil marks that come back when the digit goes that hides them */
  FORMATS_ABOUT_KEPT,    /* pencil marks that are seen in spite of such a digit */
  FORMATS_ABOUT_PLACED,  /* bits: 1, the entry hides its value from marks; 2, it does not */
  FORMATS_ABOUT_SOLVER,  /* a value a cell: the shown solution */
  FORMATS_ABOUT_CORNERS, /* pencil marks in the corners, hidden ones included */
  FORMATS_ABOUT_CORNERS_KEPT, /* as FORMATS_ABOUT_KEPT */
  FORMATS_ABOUT_COLOURS, /* bits: the colours of the cell, from 1 */
  FORMATS_ABOUT_LAYERS,

  /* For each cell, a byte for each value: the colour of that candidate; 0: none. */
  FORMATS_ABOUT_CANDIDATE_COLOURS = FORMATS_ABOUT_LAYERS,
  FORMATS_ABOUT_STROKES,   /* FormatsStroke: lines that the player drew */
  FORMATS_ABOUT_TRIAL,     /* the position before a trial that is under way */
  FORMATS_ABOUT_BOOKMARKS, /* positions with their names */
  FORMATS_ABOUTS,
} FormatsAbout;

#define FORMATS_STATE_PLAYING "playing"
#define FORMATS_STATE_SETUP   "setup"

typedef enum
{
  FORMATS_SUDOKU, /* `sudoku` is the puzzle */
  FORMATS_COVER,  /* `problem` is */
} FormatsKind;

/* One puzzle with everything that its file holds about it.  Start with FORMATS_PUZZLE_EMPTY, pass
 * it to every call of formats_reader_next (), which reuses its memory, and end with
 * format_puzzle_clear ().  Or fill it by hand. */
typedef struct
{
  FormatsKind   kind;
  SudokuPuzzle *sudoku;  /* owned; stays from call to call; NULL before the first Sudoku */
  CoverProblem *problem; /* owned; NULL unless `kind` is FORMATS_COVER */
  const Format *format;  /* the format of this one: sukaku among lines, for example */
  FormatsPlace  place;
  uint64_t      end_offset; /* just after its last line */
  BaseText      comment;    /* without what separates it, and without white space around it */

  /* Line, sukaku, sdm: the lines between it and the puzzle before it, empty ones and comments,
   * unchanged. */
  BaseText      before;
  BaseText      about[FORMATS_ABOUTS];
  FormatsLayout layout;
} FormatsPuzzle;

#define FORMATS_PUZZLE_EMPTY ((FormatsPuzzle){ 0 })

typedef enum
{
  FORMATS_PUZZLE,     /* here is one */
  FORMATS_BAD_PUZZLE, /* see the issue; the next call continues behind it */
  FORMATS_END,        /* there are no more */
  FORMATS_FAILED,     /* see formats_reader_status (); every later call returns the same */
} FormatsOutcome;

/* Frees what the puzzle owns and makes it FORMATS_PUZZLE_EMPTY. */
void format_puzzle_clear (FormatsPuzzle *self);

#endif
