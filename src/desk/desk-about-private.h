/* desk-about-private.h - what a puzzle's file said beside the puzzle, kept until it is written again.
 *
 * What the player did is no part of it: that is in the fields of a state. */
#ifndef DESK_ABOUT_PRIVATE_H
#define DESK_ABOUT_PRIVATE_H

#include "desk-bytes-private.h"
#include "formats.h"

typedef struct
{
  char    *texts[FORMATS_ABOUT_TEXTS]; /* UTF-8; NULL: nothing is said */
  char    *before;                     /* comments above the puzzle, as they stood there; or NULL */
  uint8_t *solution;                   /* a value a cell; or NULL */
  gsize    head;                       /* FormatsLayout.head */
} DeskAbout;

void desk_about_clear (DeskAbout *self);
void desk_about_copy (const DeskAbout *self, gsize n_cells, DeskAbout *out_copy);
bool desk_about_is_same (const DeskAbout *a, const DeskAbout *b, gsize n_cells);

/* From a puzzle that was read, and back into one that is to be written.  A solution that the givens, which may have been
 * changed since, do not allow stays behind. */
void desk_about_take (DeskAbout *self, const FormatsPuzzle *puzzle);
void desk_about_put (const DeskAbout *self, FormatsPuzzle *puzzle);

/* Bytes; none at all where nothing is said, so that what was written before there was such a thing reads so, unless
 * something `follows` them. */
void desk_about_write (const DeskAbout *self, gsize n_cells, bool follows, GByteArray *bytes);
void desk_about_read (DeskReader *reader, gsize n_cells, guint n_values, DeskAbout *out_about);

#endif
