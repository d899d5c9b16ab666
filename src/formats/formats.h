/* formats.h - bytes to puzzles and back.
 *
 * Each format is a row of one table.  The content of a file alone decides its format
 * (formats-sniff.c); the name of a file only chooses what is written. */
#ifndef FORMATS_H
#define FORMATS_H

#include "format-about.h"
#include "format.h"
#include "formats-reader.h"

/* In the order in which they are sniffed. */
extern const Format *const formats_all[];
extern const unsigned      formats_n;

const Format *formats_find (const char *id); /* NULL when there is none */

/* Another format that a whole text fits, and as which its first puzzle is a different one than
 * `taken`, which was read from it; NULL when there is none. */
const Format *formats_find_other (const char *bytes, size_t length, const FormatsPuzzle *taken);

/* The format to write for a file of that name: by its last suffix, in any case of letters; NULL
 * when no format has it. */
const Format *formats_for_file_name (const char *name);

static inline bool
formats_can_read (const Format *format)
{
  return format->read != NULL;
}

static inline bool
formats_can_write (const Format *format)
{
  return format->write != NULL;
}

/* Returns the losses of writing, as bits of FormatsLoss; 0: none, reading restores the same
 * puzzle. */
unsigned formats_losses (const Format *format, const FormatsPuzzle *puzzle);

/* Adds the puzzle to `out`.  `options` may be NULL.  BASE_BAD_INPUT when formats_losses () has an
 * impossible bit, and nothing is added; what else would be lost is lost. */
BaseStatus formats_write (const Format              *format,
                          const FormatsPuzzle       *puzzle,
                          const FormatsWriteOptions *options,
                          BaseText                  *out);

/* Adds the lines above a puzzle in its source, in that layout: empty lines, comments, titles.  For
 * a puzzle that was read, a bad one, and the end; formats_write () does so by itself.  `options`
 * may be NULL. */
void formats_write_head (const FormatsPuzzle       *puzzle,
                         const FormatsWriteOptions *options,
                         BaseText                  *out);

#endif
