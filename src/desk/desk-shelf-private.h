/* desk-shelf-private.h - puzzles of collections that the player began and left; they come back with
 * their entries.
 *
 * A collection is a file of several puzzles.  A puzzle in it is identified by the file's URI and a
 * check sum of its givens, so a line inserted above it does not give its entries to another puzzle.
 * The shelf keeps the bytes of whole states, DESK_SHELF_MOST bytes of them at most; beyond that it
 * drops the puzzle that was left first. */
#ifndef DESK_SHELF_PRIVATE_H
#define DESK_SHELF_PRIVATE_H

#include "desk-state-private.h"

#define DESK_SHELF_MOST ((gsize) 8 << 20)

typedef struct DeskShelf DeskShelf;

/* Called for each change; `state` NULL: the puzzle was dropped. */
typedef void (*DeskShelfChanged) (void *data, const DeskFile *file, GBytes *state);

DeskShelf *desk_shelf_new (gsize most);
void       desk_shelf_free (DeskShelf *self); /* accepts NULL */
void       desk_shelf_set_changed (DeskShelf *self, DeskShelfChanged changed, void *data);

/* Keeps a state that is about to be replaced.  A state as in its file, or an empty grid, drops the
 * one kept before; a puzzle of no collection changes nothing. */
void desk_shelf_leave (DeskShelf *self, const DeskState *state);

/* Restores the kept state of a puzzle that was just read.  Does nothing where none is kept, and
 * where the file itself has new entries or marks. */
void desk_shelf_recall (DeskShelf *self, DeskState **state);

/* `put` adds a state from a journal, without a call of `changed`.  `each` lists all of them, the
 * one that was left first coming first. */
void desk_shelf_put (DeskShelf *self, const DeskFile *file, GBytes *state);
void desk_shelf_each (DeskShelf *self, DeskShelfChanged each, void *data);

#endif
