/* run.h - one run of the search over one subject: the search itself, its record, and the player
 * that travels in it.
 *
 * A run searches in slices, publishes snapshots of its record, and lets its player follow them.
 * Two threads may share a run that records: one calls run_search_on () and run_snapshot (), the
 * other one everything else, and the first passes snapshots to the second. */
#ifndef RUN_H
#define RUN_H

#include "player.h"
#include "run-moment.h"

typedef struct Run Run;

typedef struct
{
  CoverRule rule;
  uint64_t  seed;
  bool      bare; /* without a record: the search runs at full speed, and there is no player */
} RunOptions;

/* A run at its start, with one user.  Holds the subject, which must come from subject_new ().
 * BASE_BAD_INPUT when its givens clash; BASE_NO_MEMORY. */
BaseStatus run_new   (Subject *subject, const RunOptions *options, Run **out_run);
Run       *run_ref   (Run *self); /* adds a user, on the same thread; returns self */
void       run_unref (Run *self); /* accepts NULL */

Subject  *run_subject (const Run *self);
CoverRule run_rule (const Run *self);
uint64_t  run_seed (const Run *self);

/* The search in its present state.  A caller may read it, or step a bare one forward by itself. */
CoverSearch *run_search (const Run *self);

/* How far to search, and how large the slices are. */
typedef struct
{
  CoverLimits limits;      /* of the whole search, as in cover_search_run () */
  uint64_t    slice_nodes; /* 0: one slice to the limits */
  bool      (*after_slice) (void *data, Run *self); /* NULL: only the limits count */
  void       *data;
} RunPlan;

/* Continues the search, recording it unless the run is bare.  COVER_RAN_TO_LIMIT if a limit is
 * reached or `after_slice` returns false.  That function is called after every slice, the last one
 * included. */
CoverOutcome run_search_on (Run *self, const RunPlan *plan);

/* At a solution: its options, those of the givens first.  Valid until the next call. */
const uint32_t *run_options (Run *self, uint32_t *out_n);

/* All functions below are for runs that record.
 *
 * The present record; free it with cover_record_free (). */
BaseStatus run_snapshot (const Run *self, CoverRecord **out_snapshot);

/* Lets the player follow the snapshot; the first one makes the player.  Takes the snapshot over,
 * also on failure: BASE_BAD_INPUT when it ends before the known end, BASE_NO_MEMORY. */
BaseStatus run_follow (Run *self, CoverRecord *snapshot);

/* Both at once, for a run on one thread; does nothing if the player follows everything. */
BaseStatus run_publish (Run *self);

Player *run_player (const Run *self); /* NULL before the first snapshot */

/* Another player over the published part; the caller frees it before the run. run_catch_up () lets
 * it follow later parts, as far as there is memory. */
BaseStatus run_new_player (const Run *self, Player **out_player);
void       run_catch_up (const Run *self, Player *player);

/* The state at a published position, through the run's player; valid until that moves. */
const PlayerState *run_state_at (Run *self, uint64_t position);

/* The caller's place, which moments may refer to. */
typedef struct
{
  uint64_t        here;
  const uint64_t *bookmarks; /* positions, ascending */
  uint32_t        n_bookmarks;
} RunPlace;

/* Searches on and publishes as far as the moment needs, and puts the player there.  Without a
 * `place` (NULL), the caller is at the start and there are no bookmarks.  BASE_BAD_INPUT: the
 * search does not reach the moment, or not within a hundred million nodes; then *out_n (or NULL) is
 * how many of its kind there are.  BASE_STOPPED: the flag (or NULL) was raised.  Another moment can
 * be reached after either.
 *
 * Solutions and dead ends by number cost no more than the search and a few steps of the player.
 * Other events are searched one by one, from the start on. */
BaseStatus run_reach (Run             *self,
                      const RunMoment *moment,
                      const RunPlace  *place,
                      const BaseStop  *stop,
                      uint64_t        *out_n);

/* The inverse: a moment that means the position, written as it is read.  It names no things, so it
 * is understood without the subject.  BASE_BAD_INPUT where no event of a kind that has a name comes
 * next, or beyond the end; BASE_NO_MEMORY.  Costs a search of that many events. */
BaseStatus run_name (const Run *self, uint64_t position, RunMoment *out_moment);

#endif
