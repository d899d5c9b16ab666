/* reason-smallest-private.h - the search for a smallest set. */
#ifndef REASON_SMALLEST_PRIVATE_H
#define REASON_SMALLEST_PRIVATE_H

#include "reason-check-private.h"
#include "reason-smallest.h"

typedef struct
{
  const ReasonPlan *plan;
  ReasonCheck check;
  ReasonPosition trial;
  uint64_t *hints;    /* options that extensions of choices prefer, as of a solution; or NULL */
  uint64_t *misses;   /* sets of items: each set that refutes the option has one of each */
  uint32_t *sizes;    /* of them */
  uint32_t n_misses;
  uint64_t *excluded; /* items that have been tried above */
  uint64_t *members;  /* items of the set as far as it has come */
  uint64_t *taken;    /* for the bound */
  uint32_t items[REASON_MOST_SMALLEST];
  uint64_t work, most_work;
  const BaseStop *stop;
  void *allocated;
} ReasonSmallest;

BaseStatus reason_smallest_init (ReasonSmallest *self, const ReasonPlan *plan);
void       reason_smallest_clear (ReasonSmallest *self);

/* Looks for sets of 1, 2, … `most` items.  The limit is on counted work, so the answer is the
 * same on every machine. */
ReasonProof reason_smallest_find (ReasonSmallest       *self,
                                  const ReasonPosition *position,
                                  uint32_t              option,
                                  uint32_t              most,
                                  uint64_t              most_work,
                                  uint32_t             *out_items,
                                  uint32_t             *out_n);

#endif
