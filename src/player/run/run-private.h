/* run-private.h - a run and the kinds of moments, as the files of the room see them. */
#ifndef RUN_PRIVATE_H
#define RUN_PRIVATE_H

#include "run.h"

struct Run
{
  uint32_t     n_users;
  Subject     *subject;
  RunOptions   options;
  CoverSearch *search;
  uint32_t    *chosen; /* room for what run_options () returns */
  CoverRecord *record; /* of the search; NULL for a bare run */

  CoverRecord *snapshot; /* what the player follows */
  Player      *player;
};

/* A further search at the start of the run. */
BaseStatus run_new_search (const Run *self, CoverSearch **out_search);

/* What happens at a moment, from RUN_AT_GIVEN on. */
typedef struct
{
  const char *word, *next; /* "dead end" are two words */
  uint32_t    kinds;       /* bits of CoverEventKind: the events that begin it */
  uint32_t    inside;      /* the events that belong to it, behind the one that begins it */
  unsigned    targets;     /* bits of RunTargetKind: what it can be of */
} RunHappening;

/* NULL for the moments before RUN_AT_GIVEN. */
const RunHappening *run_moment_happening (RunMomentKind kind);

/* Goes through the run from its start, event by event, for the position of a moment where something happens.
 * BASE_BAD_INPUT where it does not; *out_n is how many of its kind there were until then. */
BaseStatus run_find (const Run       *self,
                     const RunMoment *moment,
                     uint64_t         here,
                     const BaseStop  *stop,
                     uint64_t        *out_position,
                     uint64_t        *out_n);

/* More nodes are not searched for a moment. */
#define RUN_MOST_NODES 100000000

#endif
