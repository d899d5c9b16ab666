/* plays.h - problems with their names, and players over them, to paint. */
#ifndef PLAYS_H
#define PLAYS_H

#include "paint-stage.h"
#include "player-question.h"
#include "sudoku-cover.h"

#define PLAYS_4X4    "1004000000000320"
#define PLAYS_30     "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define PLAYS_INKALA "800000000003600000070090200050007000000045700000100030001000068008500010090000400"

#define PLAYS_ZEROS  "0000000000000000000000000000000000000000000000000000000000000000"
#define PLAYS_16X16  PLAYS_ZEROS PLAYS_ZEROS PLAYS_ZEROS PLAYS_ZEROS

typedef struct
{
  CoverProblem *problem; /* ours, unless there is a `cover` */
  Board        *board;
  SudokuCover  *cover;
  CoverLinks   *links;
  char        **item_names, **option_names;
  const char  **colours; /* point into the problem */
  uint32_t      givens[81], n_givens;
  Player       *player;
  Subject       paint;
} Play;

/* `what` is a word of classics_parse (), or a line of a Sudoku.  Searches until there are that many
 * nodes.  Running out of memory fails the claim. */
Play *play_new  (const char *what, uint64_t n_nodes);
void  play_free (Play *self);

const PlayerState *play_seek (Play *self, uint64_t position);

/* Moves to that many stops of an aim after the start. */
const PlayerState *play_go (Play *self, PlayerAim aim, unsigned times);

#endif
