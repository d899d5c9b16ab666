/* formats-walk.h - the puzzles of a stream, one after the other; those that cannot be read count
 * too.
 *
 * A walk begins at the start of the stream, or at a place of a FormatsIndex (formats-index.h). */
#ifndef FORMATS_WALK_H
#define FORMATS_WALK_H

#include "formats-reader.h"

/* Where to begin to read, and how many puzzles to pass over from there.  All zero: the first
 * puzzle of the stream. */
typedef struct
{
  FormatsPlace place;
  uint32_t     skip;
} FormatsStart;

/* All zero: no walk.  A walk that is under way stays where it is in memory. */
typedef struct
{
  FormatsReader *reader;
  FormatsBytes   bytes;        /* still to be read, where the stream is bytes in memory */
  bool           only_sudokus; /* other puzzles, and bad ones, are passed over */

  /* The last puzzle, which the caller may exchange for another one. */
  FormatsPuzzle  puzzle;
  FormatsIssue   issue;
  FormatsOutcome outcome;
} FormatsWalk;

/* `options` as formats_reader_new () has them.  BASE_NO_MEMORY leaves nothing to be ended. */
BaseStatus formats_walk_begin (FormatsWalk          *self,
                               FormatsSource         source,
                               const FormatsOptions *options);

/* Over all of a file in memory, which is borrowed. */
BaseStatus formats_walk_begin_bytes (FormatsWalk *self, FormatsBytes bytes);

/* Goes to the next puzzle.  False at the end, and where reading failed. */
bool formats_walk_next (FormatsWalk *self);

/* Passes over `n` puzzles.  False where there are fewer. */
bool formats_walk_skip (FormatsWalk *self, uint64_t n);

/* About the last puzzle. */
static inline bool
formats_walk_is_sudoku (const FormatsWalk *self)
{
  return self->outcome == FORMATS_PUZZLE && self->puzzle.kind == FORMATS_SUDOKU;
}

/* As formats_reader_status (); BASE_OK where there is no walk. */
BaseStatus formats_walk_status (const FormatsWalk *self);

void formats_walk_end (FormatsWalk *self);

#endif
