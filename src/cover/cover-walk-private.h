/* cover-walk-private.h - the position of a search, shared by the layouts and the two directions. */
#ifndef COVER_WALK_PRIVATE_H
#define COVER_WALK_PRIVATE_H

#include "cover-answers-private.h"
#include "cover-links.h"
#include "cover-record-private.h"
#include "cover-search.h"

/* Nothing comes after the end. */
#define COVER_EVENT_NOTHING COVER_EVENT_KINDS

/* A walk is between two events.  `next` is the event to come, with two exceptions:
 * COVER_EVENT_CHOOSE means "entering a node", which may turn out to be a solution, and
 * COVER_EVENT_NOTHING is behind the end.  Inside an operation `target` is its subject: the header
 * of the level's item, or the node of another item in the option tried.  `row` and `column` are the
 * operation's cursors: the node, in the target's list, of the option being hidden, and the node of
 * that option being unlinked.  Fields that an event does not need are 0, so that equal states have
 * equal bytes. */
typedef struct CoverWalk
{
  CoverEventKind next;
  uint32_t       level;
  uint32_t       target, row, column;
  uint32_t       n_levels; /* n_primary + 1: a solution may be below the last item */
  CoverFrame    *frames;   /* by level */
  CoverCounters  counters;
  uint64_t      *profile; /* by level: its nodes */

  CoverRule           rule;
  uint64_t            seed;
  const CoverAnswers *answers; /* for COVER_RULE_ASKED */

  /* Besides the end, a run without a budget returns when entering a node with this many nodes or
   * events, or this much work (cover_walk_work), or after this many solutions. */
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

/* A node costs about as much as 64 updates: the stop flag is checked after 1,024 nodes or 65,536
 * updates. */
static inline uint64_t
cover_walk_work (const CoverCounters *counters)
{
  return counters->nodes * 64 + counters->updates;
}
#define COVER_WORK_BETWEEN_LOOKS 65536u

BaseStatus cover_walk_init (CoverWalk *self, uint32_t n_primary);
void       cover_walk_clear (CoverWalk *self);

/* Returns to before the first event of the search; givens are not part of the walk. */
void cover_walk_reset (CoverWalk *self);

/* How many options are taken: those of the levels above, and the level's own from its try until it
 * is about to be taken back. */
uint32_t cover_walk_n_taken (const CoverWalk *self);

/* Runs `forward` (one layout's body without a budget) until a limit; shared by all layouts. */
typedef CoverPause (*CoverForward) (CoverWalk *walk, void *links);
CoverOutcome cover_walk_run (CoverWalk         *self,
                             void              *links,
                             CoverForward       forward,
                             const CoverLimits *limits);

#endif
