/* format-text-plain.h - runs of lines about which there is nothing to say but the puzzle.
 *
 * Collections of millions are lines of 81 digits and blanks and nothing else.  A reader shows such a run as it stands in
 * its buffer, so that whoever only wants the values need not have a FormatsPuzzle filled for each line, and may have
 * them read by other threads.  Each line of a run is one that formats_reader_next () would answer with the same values,
 * and nothing beside them.  What is odd in any way is left to it. */
#ifndef FORMAT_TEXT_PLAIN_H
#define FORMAT_TEXT_PLAIN_H

#include "format-puzzle.h"

#define FORMATS_PLAIN_CELLS 81
#define FORMATS_PLAIN_LINE  82 /* with its LF */

typedef struct
{
  const char  *lines; /* of FORMATS_PLAIN_LINE bytes each; borrowed from the reader, until it is asked again */
  SudokuShape *shape; /* of all; borrowed from the reader */
} FormatsPlain;

/* How many of the next lines seem to be plain, at most `most`; 0: formats_reader_next () is to be asked.  A short run is
 * none.  Asks the source for bytes where what is left is no whole line. */
size_t format_text_plain_find (FormatsReader *reader, size_t most, FormatsPlain *out_run);

/* Reads lines up to the first that is not plain after all, one behind the other into FORMATS_PLAIN_CELLS values each.
 * Returns how many.  Any thread may do that. */
size_t format_text_plain_read (const char *lines, size_t n, uint8_t *values);

/* Goes on behind so many lines of the run. */
void format_text_plain_take (FormatsReader *reader, size_t n);

#endif
