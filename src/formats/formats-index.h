/* formats-index.h - where the puzzles of a stream are.
 *
 * The index counts puzzles, in their order in the stream, and keeps the place of every
 * `spacing`-th one.  A puzzle is found again by a walk from the place before it, over fewer than
 * `spacing` others (formats-walk.h).  With a spacing of 64, a million puzzles take half a
 * megabyte. */
#ifndef FORMATS_INDEX_H
#define FORMATS_INDEX_H

#include "formats-replace.h"
#include "formats-walk.h"

typedef struct FormatsIndex FormatsIndex;

FormatsIndex *formats_index_new  (uint32_t spacing);   /* empty; NULL when out of memory */
void          formats_index_free (FormatsIndex *self); /* accepts NULL */

/* How many puzzles were added. */
uint64_t formats_index_n (const FormatsIndex *self);

/* Adds the next puzzle.  On failure nothing has changed. */
BaseStatus formats_index_add (FormatsIndex *self, const FormatsPlace *place);

/* Appends the puzzles of `next`, an index of the same spacing, to those of `self`, whose number
 * must be a multiple of the spacing.  So a thread can deliver an index piece by piece.  On failure
 * nothing has changed. */
BaseStatus formats_index_append (FormatsIndex *self, const FormatsIndex *next);

/* The place where a walk to puzzle `number`, counted from 0, begins.  False when there is no such
 * puzzle. */
bool formats_index_find (const FormatsIndex *self, uint64_t number, FormatsStart *out_start);

/* Moves the places behind a puzzle that was replaced in the file.  Puzzles added later come from a
 * reader that opened the file before, so they move too.  On failure nothing has changed. */
BaseStatus formats_index_note_replaced (FormatsIndex *self, const FormatsReplacement *replacement);

#endif
