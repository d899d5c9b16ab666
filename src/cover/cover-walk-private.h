/* cover-walk-private.h - where a search stands: what the layouts and the two directions share. */
#ifndef COVER_WALK_PRIVATE_H
#define COVER_WALK_PRIVATE_H

#include "cover-answers-private.h"
#include "cover-record-private.h"
#include "cover-search.h"

/* Nothing comes after the end. */
#define COVER_EVENT_NOTHING COVER_EVENT_KINDS

/* A walk stands between two events.  `next` is the one to come, with two exceptions that cost nothing to tell
 * apart: COVER_EVENT_CHOOSE stands for "entering a node", which may turn out to be a solution; and
 * COVER_EVENT_NOTHING is behind the end.  Inside an operation `target` says whose: the header of the level's
 * item, or the node, in the option tried, of another item; `row` and `column` are its cursors: the node, in
 * the target's list, of the option being hidden, and the node of that option being unlinked.  What an event
 * does not need is 0, so that equal states have equal bytes. */
typedef struct CoverWalk
{
  CoverEventKind next;
  uint32_t       level;
  uint32_t       target, row, column;
  uint32_t       n_levels; /* n_primary + 1: a solution may stand below the last item */
  CoverFrame    *frames;   /* for each level */
  CoverCounters  counters;
  uint64_t      *profile; /* for each level, its nodes */

  CoverRule           rule;
  uint64_t            seed;
  const CoverAnswers *answers; /* for COVER_RULE_ASKED */

  /* Why a run without a budget comes back, beside the end: entering a node with this many nodes or events, or
   * with work (cover_walk_work) of this much, or after this many solutions. */
  uint64_t pause_nodes, pause_events, pause_work, pause_solutions;

  CoverRecord *record; /* where to mark solutions and dead ends, or NULL */
} CoverWalk;

typedef enum
{
  COVER_PAUSE_BUDGET,
  COVER_PAUSE_ENTERING,
  COVER_PAUSE_SOLUTION,
  COVER_PAUSE_END,
  COVER_PAUSE_ASK,
} CoverPause;

/* A node costs about as much as 64 updates: 1,024 of the one or 65,536 of the other are one look at the stop
 * flag. */
static inline uint64_t
cover_walk_work (const CoverCounters *counters)
{
  return counters->nodes * 64 + counters->updates;
}
#define COVER_WORK_BETWEEN_LOOKS 65536u

BaseStatus cover_walk_init (CoverWalk *self, uint32_t n_primary);
void       cover_walk_clear (CoverWalk *self);

/* Before the first event (of the search; givens are somebody else's). */
void cover_walk_reset (CoverWalk *self);

/* How many options are taken: those of the levels above, and the level's own once it is tried and until it is
 * to be taken back. */
uint32_t cover_walk_n_taken (const CoverWalk *self);

/* Runs `forward` (one layout's body without a budget) until a limit; shared by all layouts. */
typedef CoverPause (*CoverForward) (CoverWalk *walk, void *links);
CoverOutcome cover_walk_run (CoverWalk         *self,
                             void              *links,
                             CoverForward       forward,
                             const CoverLimits *limits);

#endif
