/* format-text-plain.h - runs of lines that hold a puzzle and nothing else.
 *
 * Collections of millions are lines of 81 digits and blanks.  The reader shows a run of such lines
 * in its buffer.  A caller that needs only the values then has no FormatsPuzzle for each line, and
 * can share the lines among threads.  For each line of a run, formats_reader_next () would return
 * the same values and nothing else.  It reads all other lines. */
#ifndef FORMAT_TEXT_PLAIN_H
#define FORMAT_TEXT_PLAIN_H

#include "format-puzzle.h"

#define FORMATS_PLAIN_CELLS 81
#define FORMATS_PLAIN_LINE  82 /* with its LF */

typedef struct
{
  const char  *lines; /* of FORMATS_PLAIN_LINE bytes each; borrowed from the reader until its
                         next call */
  SudokuShape *shape; /* of all; borrowed from the reader */
} FormatsPlain;

/* The number of next lines that seem to be plain, at most `most`; 0: call formats_reader_next ()
 * instead.  A short run counts as none.  Reads from the source where no whole line is left. */
size_t format_text_plain_find (FormatsReader *reader, size_t most, FormatsPlain *out_run);

/* Reads lines up to the first that is not plain, FORMATS_PLAIN_CELLS values for each in a row.
 * Returns their number.  Any thread may call it. */
size_t format_text_plain_read (const char *lines, size_t n, uint8_t *values);

/* Skips `n` lines of the run. */
void format_text_plain_take (FormatsReader *reader, size_t n);

#endif
