/* desk-about-private.h - the information that a puzzle's file has beside the puzzle, kept until it
 * is written again.
 *
 * The player's progress is not part of it: that is in the fields of a state. */
#ifndef DESK_ABOUT_PRIVATE_H
#define DESK_ABOUT_PRIVATE_H

#include "desk-bytes-private.h"
#include "format-puzzle.h"

typedef struct
{
  char    *texts[FORMATS_ABOUT_TEXTS]; /* UTF-8; NULL: none */
  char    *before;                     /* comments above the puzzle, unchanged; or NULL */
  uint8_t *solution;                   /* one value per cell; or NULL */
  gsize    head;                       /* FormatsLayout.head */
} DeskAbout;

void desk_about_clear (DeskAbout *self);
void desk_about_copy (const DeskAbout *self, gsize n_cells, DeskAbout *out_copy);
bool desk_about_is_same (const DeskAbout *a, const DeskAbout *b, gsize n_cells);

/* Copies it from a puzzle that was read, and back into one to be written.  A solution that
 * contradicts the givens, which may have changed since, is not copied back. */
void desk_about_take (DeskAbout *self, const FormatsPuzzle *puzzle);
void desk_about_put (const DeskAbout *self, FormatsPuzzle *puzzle);

/* Writes it as bytes.  Without any information it writes nothing, as earlier versions did, unless
 * something `follows`. */
void desk_about_write (const DeskAbout *self, gsize n_cells, bool follows, GByteArray *bytes);
void desk_about_read (DeskReader *reader, gsize n_cells, guint n_values, DeskAbout *out_about);

#endif
