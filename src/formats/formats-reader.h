/* formats-reader.h - a stream of bytes as a stream of puzzles.
 *
 * The reader pulls: it reads from its source only when it needs bytes, and never more than the next
 * answer needs, so a puzzle from a pipe is returned at once.  Its memory does not grow with the
 * number of puzzles, and reading puzzle after puzzle of one shape allocates nothing. */
#ifndef FORMATS_READER_H
#define FORMATS_READER_H

#include "base-stop.h"
#include "format-puzzle.h"
#include "format-source.h"

/* All zero: the content decides everything, and warnings are dropped. */
typedef struct
{
  const Format   *from;  /* read as this, do not sniff */
  SudokuShape    *shape; /* every Sudoku has this shape; held while the reader lives */
  const BaseStop *stop;
  /* all bytes are present and no early answer is needed: read as far ahead as helps to distinguish
   * formats */
  bool            patient;
  FormatsPlace    start; /* a puzzle's `place`: the source's first byte is the one at its offset */
  void (*warn) (void *data, const FormatsIssue *warning); /* or NULL */
  void *warn_data;
} FormatsOptions;

/* Reads nothing yet.  `options` may be NULL. */
BaseStatus formats_reader_new (FormatsSource          source,
                               const FormatsOptions  *options,
                               FormatsReader        **out_reader);
void       formats_reader_free (FormatsReader *self); /* accepts NULL; the source is the caller's */

/* The next puzzle.  After anything but FORMATS_PUZZLE, `puzzle` holds nothing but memory, except
 * that a bad puzzle leaves its place in it, or where the format is not known its line; that the end
 * leaves the file's format in its place; and that a bad puzzle and the end leave what
 * formats_write_head () writes.  `issue` is set only by FORMATS_BAD_PUZZLE. */
FormatsOutcome formats_reader_next (FormatsReader *self,
                                    FormatsPuzzle *puzzle,
                                    FormatsIssue  *issue);

/* BASE_OK; or after FORMATS_FAILED: no memory, stopped, or the status of the source. */
BaseStatus formats_reader_status (const FormatsReader *self);

/* Returns the format in which the file is read; NULL until the first call of formats_reader_next ()
 * has decided. */
const Format *formats_reader_format (const FormatsReader *self);

#endif
