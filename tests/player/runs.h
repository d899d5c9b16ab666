/* runs.h - recorded runs for the player's tests, and what happened in them, by plain replay. */
#ifndef RUNS_H
#define RUNS_H

#include "player-question.h"
#include "problems.h"

/* How a run was made.  `problem` is "sudoku", "inkala", "xcc", "alike", or a name of
 * problem_named (). */
typedef struct
{
  const char *problem;
  CoverRule   rule;
  bool        given;   /* one option is forced first (a Sudoku has its own givens) */
  uint64_t    n_nodes; /* stop after this number; 0: run to the end */
} RunCase;

typedef struct
{
  CoverProblem *problem;
  CoverLinks   *links;
  CoverSearch  *worker; /* stands where it stopped */
  CoverRecord  *record;
  uint32_t      givens[81];
  PlayerRun     what;
} Run;

/* Recorded, with little room and checkpoints close together where `tight`.  All fail the claim when
 * they cannot. */
Run  run_new (const RunCase *how, bool tight);
void run_free (Run *self);

/* Runs the worker on, and answers its questions. */
void run_on (Run *self, uint64_t n_nodes);

Player      *run_player (const Run *self);
CoverSearch *run_fresh (const Run *self); /* a search at the start, with all answers */

/* The log of a run: event p led from position p to p + 1, when its item had this size and `first`
 * was whether its node was the first in the item's list.  The event after the last is the next one,
 * COVER_EVENT_KINDS if none. */
typedef struct
{
  CoverEvent event;
  uint32_t   item, size;
  bool       first;
} RunEvent;

RunEvent *run_log (const Run *self, uint64_t *out_n); /* free it */

/* The problem of a Sudoku from 81 characters: 729 options of 4 items each; and the options of its
 * givens. */
CoverProblem *problem_sudoku (void);
uint32_t      sudoku_givens (const char *line, uint32_t *out_givens);

extern const RunCase run_cases[];
extern const size_t  n_run_cases;

/* The subject of goals that have one, in these tests: an item, an option, a level.  And their
 * breakpoints: that item chosen, item 1 covered, option 2 tried, that level reached, any list
 * empty. */
#define RUN_SUBJECT 3
void run_add_breaks (Player *player);

/* "/player/<claim>/<problem>-<rule>…" for each case. */
void run_claims (const char *claim, void (*test) (const void *data), bool small_only);

#endif
