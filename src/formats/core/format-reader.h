/* format-reader.h - the stream that formats read from.
 *
 * A format's `read` reads lines until it has a puzzle.  A line borrows the reader's buffer until
 * the next line is read. */
#ifndef FORMAT_READER_H
#define FORMAT_READER_H

#include "base-stop.h"
#include "format.h"
#include "format-lines.h"
#include "format-source.h"

/* The parts of a place's hint that all formats share: the content decided the format, it was not
 * forced; and the number of empty lines before the puzzle. */
#define FORMATS_HINT_SNIFFED ((uint32_t) 1 << 31)
#define FORMATS_HINT_GAP     ((uint32_t) 0xff)

struct FormatsReader
{
  FormatsSource   source;
  SudokuShape    *shape; /* forced, or NULL */
  const BaseStop *stop;
  void (*warn) (void *data, const FormatsIssue *warning);
  void *warn_data;

  /* Of the puzzle that is being read. */
  bool         warned[FORMATS_FAULTS]; /* the kinds of warnings that were reported */
  unsigned     n_warned;               /* warnings that were reported */
  FormatsIssue more_warnings;          /* `found` warnings were not reported; fault 0: none */

  const Format *format; /* NULL until it is decided */
  uint32_t      hint;
  BaseStatus    status;
  bool          patient;
  bool          opened; /* the mark at the file's start was looked for */
  bool          source_ended;
  bool          ended; /* there is no next puzzle */

  char    *buffer;
  size_t   capacity, at, end; /* bytes from `at` to `end` are yet to be read */
  uint64_t offset;            /* of the buffer's first byte */
  uint64_t line;              /* of the line at `at` */
  uint64_t column;            /* format_reader_skip (): characters of it that were skipped, */
  bool     after_return;      /* and whether the last one was a CR */

  bool     in_middle; /* reading began behind the start of the file */
  void    *state;     /* of the format, Format.state_size bytes; NULL before format_reader_state
                       * () */

  SudokuShape *usual[SUDOKU_MAX_VALUES + 1]; /* made when first needed */
  SudokuShape *boxed;                        /* the last one with other boxes */
};

typedef enum
{
  FORMATS_GOT_LINE,
  FORMATS_GOT_END,
  FORMATS_GOT_BAD, /* see the issue; reading continues behind the line */
  FORMATS_GOT_FAILED,
} FormatsGot;

/* The next line, with any content.  Linear in its length; memory for at most four times
 * `ceiling`. */
FormatsGot format_reader_line (FormatsReader *self,
                                size_t         ceiling,
                                FormatsLine   *out_line,
                                FormatsIssue  *issue);

/* The next line, checked to be text. */
FormatsGot format_reader_text_line (FormatsReader *self,
                                     size_t         ceiling,
                                     FormatsLine   *out_line,
                                     FormatsIssue  *issue);

/* For formats that are not made of lines.  The bytes that come next: `wanted` of them at least,
 * unless the file ends before or reading fails; borrowed until the next call.  Going past `n` of
 * them counts lines and columns. */
size_t format_reader_peek (FormatsReader *self, size_t wanted, const char **out_bytes);
void   format_reader_skip (FormatsReader *self, size_t n);

/* Returns the last line to the reader, which reads it again next; nothing may have been read
 * since. */
void format_reader_unread (FormatsReader *self, const FormatsLine *line);

/* The outcome that a format returns when there was no line.  After FORMATS_GOT_END it means that
 * there are no more puzzles. */
FormatsOutcome format_reader_outcome (FormatsGot got);

/* Reads from the source once.  False at the end and on failure. */
bool format_reader_fill (FormatsReader *self);

/* Keeps the status that ends the reading.  Returns FORMATS_FAILED. */
FormatsOutcome format_reader_fail (FormatsReader *self, BaseStatus status);

/* The memory that the reader's format keeps from puzzle to puzzle: Format.state_size bytes, all 0
 * at the start of reading.  NULL when there is no memory. */
void *format_reader_state (FormatsReader *self);

/* Reports `issue` as a warning, and empties it.  After FORMATS_MAX_WARNINGS of one puzzle only the
 * first of each kind is reported; formats_reader_next () reports how many the others are. */
void format_reader_warn (FormatsReader *self, FormatsIssue *issue);

/* The shape that was forced, or that of a bare grid; borrowed.  `n_values` are at most
 * SUDOKU_MAX_VALUES. */
BaseStatus format_reader_shape (FormatsReader *self, uint32_t n_values, SudokuShape **out_shape);

/* The shape that was forced, or one with those boxes; borrowed, until the next call. */
BaseStatus format_reader_boxes (FormatsReader *self,
                                 uint32_t       rows,
                                 uint32_t       columns,
                                 SudokuShape  **out_shape);

/* Empties it and keeps its memory. */
void format_puzzle_empty (FormatsPuzzle *self);

/* Sets the place where a puzzle begins. */
void format_puzzle_begin (FormatsPuzzle       *self,
                           const FormatsReader *reader,
                           const FormatsLine   *line);

/* For formats of one line a puzzle: the next line that is neither empty nor a comment.  The puzzle
 * begins with the comments above it. */
FormatsOutcome format_puzzle_next_line (FormatsPuzzle *self,
                                         FormatsReader *reader,
                                         FormatsLine   *out_line,
                                         FormatsIssue  *issue);

/* Adds a line to the layout's text; false when that becomes too long. */
bool format_puzzle_add_line (FormatsPuzzle *self, const FormatsLine *line, FormatsIssue *issue);

/* Adds the rest of a line, from `at` on, to the comment, without a `mark` and white space around
 * it. */
void format_puzzle_add_comment (FormatsPuzzle     *self,
                                 const FormatsLine *line,
                                 size_t             at,
                                 char               mark);

/* Makes the puzzle an empty Sudoku of that shape. */
BaseStatus format_puzzle_become (FormatsPuzzle *self, SudokuShape *shape);

#endif
