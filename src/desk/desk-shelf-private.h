/* desk-shelf-private.h - puzzles of collections that were begun and left, to come back with their entries.
 *
 * A collection is a file of several puzzles.  A puzzle in it is known by the file's URI and by a check sum of its givens,
 * so a line that somebody inserts above it gives its entries to no other puzzle.  The shelf keeps the bytes of whole
 * states, DESK_SHELF_MOST bytes of them at most; beyond that it forgets the puzzle that was left first. */
#ifndef DESK_SHELF_PRIVATE_H
#define DESK_SHELF_PRIVATE_H

#include "desk-state-private.h"

#define DESK_SHELF_MOST ((gsize) 8 << 20)

typedef struct DeskShelf DeskShelf;

/* Called for each change; `state` NULL: the puzzle is forgotten. */
typedef void (*DeskShelfChanged) (void *data, const DeskFile *file, GBytes *state);

DeskShelf *desk_shelf_new (gsize most);
void       desk_shelf_free (DeskShelf *self); /* accepts NULL */
void       desk_shelf_set_changed (DeskShelf *self, DeskShelfChanged changed, void *data);

/* Keeps a state that is about to be replaced.  One that is as its file is, or an empty grid, forgets what was kept before;
 * one that is not of a collection changes nothing. */
void desk_shelf_leave (DeskShelf *self, const DeskState *state);

/* Gives a puzzle that was just read what was kept of it.  Nothing where nothing was, and where the file itself has new
 * entries or marks. */
void desk_shelf_recall (DeskShelf *self, DeskState **state);

/* From a journal, without a call of `changed`; and all of it, the one that was left first coming first. */
void desk_shelf_put (DeskShelf *self, const DeskFile *file, GBytes *state);
void desk_shelf_each (DeskShelf *self, DeskShelfChanged each, void *data);

#endif
