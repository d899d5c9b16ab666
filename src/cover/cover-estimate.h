/* cover-estimate.h - how many nodes a search will take, estimated by random dives.
 *
 * A dive goes down one path: at each node it takes one of the d options of the item at random, and
 * counts d times as many nodes as on the level above.  The mean over all dives is the true number,
 * because each path is taken as often as its weight says.  From Knuth,
 * Mathematics of Computation 29 (1975), 121-136. */
#ifndef COVER_ESTIMATE_H
#define COVER_ESTIMATE_H

#include "base-status.h"
#include "cover-types.h"

#include <stddef.h>

/* The mean of all dives, and its standard error: the true number is within twice the error of the
 * mean about 19 times in 20, if there are enough dives to have met the large parts of the tree. */
typedef struct
{
  double   nodes, error;
  uint32_t n_dives;
} CoverEstimate;

/* Estimates the nodes of a whole search by that rule, whose random choices are by seed 0.  The
 * dives depend on `seed` alone.  BASE_BAD_INPUT when givens clash or do not exist, when there is no
 * dive, or for COVER_RULE_ASKED; BASE_NO_MEMORY.  A dive of n levels takes n searches of at most n
 * givens. */
BaseStatus cover_estimate (const CoverLinks *links,
                           CoverRule         rule,
                           const uint32_t   *givens,
                           size_t            n_givens,
                           uint32_t          n_dives,
                           uint64_t          seed,
                           CoverEstimate    *out_estimate);

#endif
