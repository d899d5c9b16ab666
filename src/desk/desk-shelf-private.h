/* desk-shelf-private.h - puzzles of collections that the player began and left; they come back with
 * their entries.
 *
 * A collection is a file of several puzzles.  A puzzle in it is identified by the file's URI and a
 * check sum of its givens, so a line inserted above it does not give its entries to another puzzle.
 *
 * The bytes of whole states are in a file for each collection (desk-games-private.h), which is read
 * when the collection is wanted.  Games that were left since the journal was last written anew are
 * in memory, and in the journal.  desk_shelf_flush () moves them to the files. */
#ifndef DESK_SHELF_PRIVATE_H
#define DESK_SHELF_PRIVATE_H

#include "desk-game.h"
#include "desk-state-private.h"

typedef struct DeskShelf DeskShelf;

/* Called for each change; `state` NULL: the puzzle was dropped. */
typedef void (*DeskShelfChanged) (void *data, const DeskFile *file, GBytes *state);

DeskShelf *desk_shelf_new (void);
void       desk_shelf_free (DeskShelf *self); /* accepts NULL */
void       desk_shelf_set_changed (DeskShelf *self, DeskShelfChanged changed, void *data);

/* Where the files are; at first there are none.  The folder is made when something is written. */
void desk_shelf_set_folder (DeskShelf *self, const char *folder);

/* Keeps a state that is about to be replaced.  A state as in its file, or an empty grid, drops the
 * one kept before; a puzzle of no collection changes nothing. */
void desk_shelf_leave (DeskShelf *self, const DeskState *state);

/* Restores the kept state of a puzzle that was just read.  Does nothing where none is kept, and
 * where the file itself has new entries or marks. */
void desk_shelf_recall (DeskShelf *self, DeskState **state);

/* Makes a kept state go on with the puzzle that was just read, which has the same givens.  Takes
 * `kept`, and frees it and returns NULL where the file itself has new entries or marks. */
DeskState *desk_shelf_renew (DeskState *kept, const DeskState *fresh);

/* The kept states of a collection: the puzzle's check sum (guint64) -> GBytes.  Another thread may
 * read the table, and unref it. */
GHashTable *desk_shelf_list_states (DeskShelf *self, const char *uri);

/* `put` adds a state from a journal, without a call of `changed`.  `each` lists those that are in
 * no file yet, dropped ones with them. */
void desk_shelf_put (DeskShelf *self, const DeskFile *file, GBytes *state);
void desk_shelf_each (DeskShelf *self, DeskShelfChanged each, void *data);

/* Moves games from memory to the files.  Games of a file that cannot be written stay. */
void desk_shelf_flush (DeskShelf *self);

/* False: there is no game of that puzzle. */
bool desk_shelf_find (DeskShelf *self, const DeskFile *file, DeskGame *out_game);

/* The games of a collection: puzzle -> DeskGame, both in one block that begins with the puzzle.
 * Unref it. */
GHashTable *desk_shelf_list (DeskShelf *self, const char *uri);
void desk_shelf_add_to_list (GHashTable *list, uint64_t puzzle, const DeskGame *game);

/* The state of a game; NULL: none. */
DeskState *desk_shelf_read (DeskShelf *self, const DeskFile *file);

/* How far a state is. */
DeskGame desk_game_of_state (const DeskState *state);

#endif
