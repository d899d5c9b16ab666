/* formats-replace.h - another puzzle in the place of one of a file's.
 *
 * The file is bytes in memory.  All bytes before and behind the puzzle stay, and so do the
 * comments, titles and separators around it.  Not every file allows that, so nothing is promised by
 * a table of formats; instead both ends are checked: the writer must give the old puzzle byte for
 * byte as the file has it, and the new file must read back as the same puzzles in the same places,
 * except for the new one. */
#ifndef FORMATS_REPLACE_H
#define FORMATS_REPLACE_H

#include "formats.h"

typedef enum
{
  FORMATS_REPLACED,
  FORMATS_REPLACE_NOT_THERE,  /* no puzzle begins at that offset */
  FORMATS_REPLACE_IMPOSSIBLE, /* something else in the file would change, or the puzzle would not
                               * read back */
} FormatsReplaced;

/* The puzzle that was replaced, and the distance by which the rest moved. */
typedef struct
{
  FormatsReplaced result;
  uint64_t number, n_puzzles; /* of the puzzle, from 1; of all */
  uint64_t end;               /* just behind the old puzzle */
  int64_t  moved;             /* the rest moved by this number of bytes, */
  int64_t  moved_lines;       /* and by this number of lines */
} FormatsReplacement;

/* Writes `puzzle` in the place of the one that begins at `offset`: its givens, candidates,
 * solution, entries and marks.  Layout, comment and texts stay those of the file.  `out_bytes`,
 * empty at first, is the new file, set only where the result is FORMATS_REPLACED.  Time: four
 * readings of the file. */
BaseStatus formats_replace (FormatsBytes         file,
                            uint64_t             offset,
                            const FormatsPuzzle *puzzle,
                            FormatsReplacement  *out_replacement,
                            BaseText            *out_bytes);

#endif
