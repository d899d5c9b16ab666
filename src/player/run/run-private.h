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
  uint32_t    *chosen; /* room for the result of run_options () */
  CoverRecord *record; /* of the search; NULL for a bare run */

  CoverRecord *snapshot; /* followed by the player */
  Player      *player;
};

/* Makes another search at the start of the run. */
BaseStatus run_new_search (const Run *self, CoverSearch **out_search);

/* A kind of event, from RUN_AT_GIVEN on. */
typedef struct
{
  const char *word, *next; /* "dead end" is two words */
  uint32_t    kinds;       /* bits of CoverEventKind: the events that begin it */
  uint32_t    inside;      /* the events that belong to it, behind the first */
  unsigned    targets;     /* bits of RunTargetKind: the things that it may name */
} RunHappening;

/* NULL for the moments before RUN_AT_GIVEN. */
const RunHappening *run_moment_happening (RunMomentKind kind);

/* Goes through the run from its start, event by event, to find the position of an event.
 * BASE_BAD_INPUT if there is none; *out_n is how many of its kind were met. */
BaseStatus run_find (const Run       *self,
                     const RunMoment *moment,
                     uint64_t         here,
                     const BaseStop  *stop,
                     uint64_t        *out_position,
                     uint64_t        *out_n);

/* Limit of nodes for finding a moment. */
#define RUN_MOST_NODES 100000000

#endif
