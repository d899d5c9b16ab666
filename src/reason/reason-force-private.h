/* reason-force-private.h - what follows by force when an option is taken. */
#ifndef REASON_FORCE_PRIVATE_H
#define REASON_FORCE_PRIVATE_H

#include "reason-position-private.h"

/* What may be concluded. */
typedef enum
{
  REASON_CHAIN, /* only items of two options matter, so each conclusion has one cause */
  REASON_BRANCHES, /* the same, but the item without options may have had more */
  REASON_NET,   /* any item that is down to its last option */
  REASON_GROUPS, /* also: what excludes all that is left of an item goes */
} ReasonForceMode;

#define REASON_COST_LIMIT 1000000u
#define REASON_ONLY_CELLS UINT32_MAX

/* A contradiction.  The cost is the number of items that are named when the whole reason is told
 * as a tree: each conclusion with all its causes. */
typedef struct
{
  uint32_t rounds;
  uint32_t cost;
  uint32_t item; /* that has no option left */
} ReasonForced;

typedef struct
{
  const ReasonPlan *plan;
  uint64_t *off;     /* options that are out */
  uint64_t *before;  /* those of earlier rounds */
  uint64_t *fresh;   /* those of this round */
  uint64_t *closed;  /* items covered */
  uint64_t *group;   /* what is left of an item excludes these */
  uint64_t *stale;   /* items whose options left have changed since they were looked at */
  uint32_t *off_cost; /* of each option that is out */
  uint32_t *off_by;   /* the option taken that strikes it; or n_options + the item that does */
  uint32_t *on_cost;
  uint32_t *on_by;    /* the item of which it is the last option; COVER_NONE: it was taken first */
  uint32_t *taken;    /* options taken, in their order; the others have no on_cost */
  uint16_t *counts;
  uint32_t n_taken;
  uint64_t work; /* options taken, times the words of a set of options */
  void *allocated;
} ReasonForce;

BaseStatus reason_force_init (ReasonForce *self, const ReasonPlan *plan);
void       reason_force_clear (ReasonForce *self);

/* Whether an item is one of those that are looked at, for `value` of reason_force_run (). */
static inline bool
reason_force_looks_at (const ReasonPlan *plan, uint32_t item, uint32_t value)
{
  if (value == REASON_ONLY_CELLS)
    return plan->items[item].family == REASON_CELL;
  return value == 0 || plan->items[item].value == value;
}

/* Takes `option`, and concludes round by round: all that follows from the rounds before.  True:
 * a contradiction was found, in the first round where there is one; of several the cheapest.
 * `value`: only items of this value (or of REASON_ONLY_CELLS: only cells) are looked at; 0:
 * all.  Conclusions do not depend on how options and items are numbered; which of several equal
 * causes is noted does. */
bool reason_force_run (ReasonForce          *self,
                       const ReasonPosition *position,
                       uint32_t              option,
                       ReasonForceMode       mode,
                       uint32_t              value,
                       uint32_t              most_rounds,
                       ReasonForced         *out);

#endif
