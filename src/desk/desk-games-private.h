/* desk-games-private.h - the games of one collection, in a file of their own.
 *
 * The file begins with DESK_GAMES_HEAD, and has records as a journal has them: the collection's
 * URI, then games, the last one of a puzzle counting.  Memory has a line about each game, and the
 * state is read when it is wanted.  Games are appended; when more than half of the file is out of
 * date, it is written anew.
 *
 * A session writes here only what its journal also has, and shortens the journal only when this is
 * on the disk. */
#ifndef DESK_GAMES_PRIVATE_H
#define DESK_GAMES_PRIVATE_H

#include "desk-game.h"

#include <glib.h>
#include <stdbool.h>

#define DESK_GAMES_HEAD "Quadrille games 1\n"

typedef struct DeskGames DeskGames;

/* Reads the file of that collection in `folder`; a missing one is empty.  Never NULL.  A file that
 * cannot be read is set aside, and damaged records are left out. */
DeskGames *desk_games_open (const char *folder, const char *uri);
void       desk_games_free (DeskGames *self); /* accepts NULL */

/* False: there is no game of that puzzle. */
bool desk_games_find (const DeskGames *self, uint64_t puzzle, DeskGame *out_game);

/* The bytes of its state, read from the file; NULL when there is none, or when reading failed. */
GBytes *desk_games_read (const DeskGames *self, uint64_t puzzle);

/* Calls `each` for all games. */
void desk_games_each (const DeskGames *self,
                      void (*each) (void *data, uint64_t puzzle, const DeskGame *game),
                      void *data);

/* A game to be written; `state` NULL drops the one in the file. */
typedef struct
{
  uint64_t puzzle;
  DeskGame game;
  GBytes  *state;
} DeskGamesRow;

/* All of them are on the disk when it returns true.  On failure the file is as it was. */
bool desk_games_write (DeskGames *self, const DeskGamesRow *rows, guint n_rows);

#endif
