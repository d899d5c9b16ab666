/* formats-reader.h - a stream of bytes as a stream of puzzles.
 *
 * The reader pulls: it asks its source for bytes when it needs some, never for more than it needs
 * to answer, so a puzzle that came through a pipe is handed on at once.  Its memory does not grow
 * with the number of puzzles, and reading puzzle after puzzle of one shape allocates nothing. */
#ifndef FORMATS_READER_H
#define FORMATS_READER_H

#include "base-stop.h"
#include "base-text.h"
#include "formats-issue.h"
#include "sudoku-puzzle.h"

#include <stddef.h>

typedef struct Format Format;

/* Where bytes come from.  `read` fills at most `capacity` bytes (never 0) and says how many; 0 is
 * the end, and it is not called again.  Another status than BASE_OK is handed on to the reader's
 * caller. */
typedef struct
{
  BaseStatus (*read) (void *data, char *bytes, size_t capacity, size_t *out_length);
  void *data;
} FormatsSource;

/* Where a puzzle starts, and what had been decided before it.  All zero: the start of a file. */
typedef struct
{
  uint64_t      offset; /* in bytes */
  uint64_t      line;   /* 1-based */
  const Format *format; /* as which the file is read */
  uint32_t      hint;   /* what else the format had decided; for the reader only */
} FormatsPlace;

/* All zero: everything is decided by the content, and nobody listens to warnings. */
typedef struct
{
  const Format   *from;  /* read as this, do not sniff */
  SudokuShape    *shape; /* every Sudoku has this shape; held while the reader lives */
  const BaseStop *stop;
  bool            patient; /* all bytes are there, nobody waits for an answer to the first: look as far ahead as helps to
                              tell formats apart */
  FormatsPlace    start; /* a puzzle's `place`: the source's first byte is the one at its offset */
  void (*warn) (void *data, const FormatsIssue *warning); /* or NULL */
  void *warn_data;
} FormatsOptions;

typedef enum
{
  FORMATS_LINE_END_DEFAULT, /* LF, or none was seen */
  FORMATS_LINE_END_LF,
  FORMATS_LINE_END_CRLF,
  FORMATS_LINE_END_CR,
} FormatsLineEnd;

/* How the source wrote the puzzle; all zero: as its format does by default. */
typedef struct
{
  char           symbols[SUDOKU_MAX_VALUES + 1]; /* of the values; "": the first of 1-9A-Za-z@# */
  char           blank;                          /* 0: the default; matrix: between the bits */
  uint8_t        box_rows, box_columns;          /* of the boxes that `text` shows; 0 and 0: none */
  uint8_t        gap;                            /* empty lines before it */
  size_t         head; /* grid, numbers: of `text`, the comments and titles above the rows */
  FormatsLineEnd line_end;
  const Format  *format; /* whose layout `text` is */
  BaseText       text;   /* grid, numbers: the source's own text with NULs where the cells stood;
                            line: what follows the symbols, with the character that ends them,
                            and, where the symbols stood in groups, before it those as NULs;
                            matrix: the labels of the rows, each with a NUL behind it */
} FormatsLayout;

/* What a file may say of a puzzle beside the puzzle itself.  Each is bytes, empty where nothing is
 * said: texts in UTF-8, then things that every cell has one of (formats-about.h says how to get at
 * them).  A format's row has the bits 1 << FormatsAbout of those that it has a place for. */
typedef enum
{
  FORMATS_ABOUT_TITLE,
  FORMATS_ABOUT_AUTHOR,
  FORMATS_ABOUT_DESCRIPTION, /* what the puzzle is like; the rules in words */
  FORMATS_ABOUT_SOURCE,      /* where it is from: a paper, a collection, a folder */
  FORMATS_ABOUT_LINK,        /* the same as an address */
  FORMATS_ABOUT_DATE,        /* when it was made, in whatever form */
  FORMATS_ABOUT_LEVEL,       /* how hard it is, in whatever words */
  FORMATS_ABOUT_TIME,        /* how long the player has been at it: milliseconds, in digits */
  FORMATS_ABOUT_PLAYED,      /* when the player was at it last, in whatever form */
  FORMATS_ABOUT_TEXTS,

  FORMATS_ABOUT_SOLUTION = FORMATS_ABOUT_TEXTS, /* a value a cell; 0: it is not said */
  FORMATS_ABOUT_ENTRIES, /* a value a cell, entered by the player; 0: none, or the cell is given */
  FORMATS_ABOUT_MARKS,   /* the player's pencil marks */
  FORMATS_ABOUTS,
} FormatsAbout;

typedef enum
{
  FORMATS_SUDOKU, /* `sudoku` is the puzzle */
  FORMATS_COVER,  /* `problem` is */
} FormatsKind;

/* One puzzle with everything its file said about it.  Start with FORMATS_PUZZLE_EMPTY, hand it to
 * every call of formats_reader_next (), which keeps its memory, and end with formats_puzzle_clear
 * ().  Or fill it by hand. */
typedef struct
{
  FormatsKind   kind;
  SudokuPuzzle *sudoku;  /* owned; stays from call to call; NULL before the first Sudoku */
  CoverProblem *problem; /* owned; NULL unless `kind` is FORMATS_COVER */
  const Format *format;  /* as which this one was read: sukaku among lines, for one */
  FormatsPlace  place;
  uint64_t      end_offset; /* just behind its last line */
  BaseText      comment;    /* without what separates it, and without white space around it */
  BaseText      before;     /* line, sukaku, sdm: the lines between it and the puzzle before it, empty
                               ones and comments, as they stand there */
  BaseText      about[FORMATS_ABOUTS];
  FormatsLayout layout;
} FormatsPuzzle;

#define FORMATS_PUZZLE_EMPTY ((FormatsPuzzle){ 0 })

typedef enum
{
  FORMATS_PUZZLE,     /* here is one */
  FORMATS_BAD_PUZZLE, /* the issue says why; the next call goes on behind it */
  FORMATS_END,        /* there are no more */
  FORMATS_FAILED,     /* formats_reader_status () says why; every later call answers the same */
} FormatsOutcome;

typedef struct FormatsReader FormatsReader;

/* Reads nothing yet.  `options` may be NULL. */
BaseStatus formats_reader_new (FormatsSource          source,
                               const FormatsOptions  *options,
                               FormatsReader        **out_reader);
void       formats_reader_free (FormatsReader *self); /* accepts NULL; the source is the caller's */

/* The next puzzle.  After anything but FORMATS_PUZZLE, `puzzle` holds nothing but memory, except
 * that a bad puzzle leaves its place in it, or where the format is not known its line; that the end leaves
 * the file's format in its place; and that a bad puzzle and the end leave what formats_write_head () writes.  `issue` is set only by
 * FORMATS_BAD_PUZZLE. */
FormatsOutcome formats_reader_next (FormatsReader *self,
                                    FormatsPuzzle *puzzle,
                                    FormatsIssue  *issue);

/* BASE_OK; or after FORMATS_FAILED: no memory, stopped, or what the source said. */
BaseStatus formats_reader_status (const FormatsReader *self);

/* As what the file is read; NULL until the first call of formats_reader_next () has decided. */
const Format *formats_reader_format (const FormatsReader *self);

void formats_puzzle_clear (FormatsPuzzle *self);

/* A source over bytes in memory, which it borrows: { formats_read_bytes, &bytes }. */
typedef struct
{
  const char *bytes;
  size_t      length;
} FormatsBytes;

BaseStatus formats_read_bytes (void *data, char *bytes, size_t capacity, size_t *out_length);

#endif
