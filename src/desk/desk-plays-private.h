/* desk-plays-private.h - the times of puzzles that a document showed before, for undo and redo.
 *
 * A step that brings another puzzle has the time of the puzzle that it left, but not the time that
 * was spent after it: so undo and redo would wind the clock back.  This remembers it, by the check
 * sum of the puzzle, as long as the program runs. */
#ifndef DESK_PLAYS_PRIVATE_H
#define DESK_PLAYS_PRIVATE_H

#include "desk-state-private.h"

typedef struct DeskPlays DeskPlays;

DeskPlays *desk_plays_new (void);
void desk_plays_free (DeskPlays *self);

/* Whether an action of that kind begins a game anew. */
bool desk_plays_begins_anew (DeskActionKind kind);

/* `sum` is that of the puzzle (desk_state_sum_puzzle ()). */
void desk_plays_remember (DeskPlays *self, uint64_t sum, DeskPlay play);

/* Returns the longer one of `play` and what is remembered of the state's puzzle. */
DeskPlay desk_plays_recall (const DeskPlays *self, const DeskState *state, DeskPlay play);

#endif
