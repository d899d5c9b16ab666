/* cover-search-private.h - a search: a walk over links of its own, the givens before it, and the
 * answers it was given.
 *
 * Givens are events too, but of the search alone: the walk begins behind them. */
#ifndef COVER_SEARCH_PRIVATE_H
#define COVER_SEARCH_PRIVATE_H

#include "cover-walk-private.h"

struct CoverSearch
{
  CoverWalk walk;
  CoverLinks *links;
  const CoverLinks *source;
  uint32_t *givens; /* options */
  size_t n_givens, n_forced, givens_capacity;
  int32_t *taken; /* by item: the effect of the givens on it; see take_given */
  CoverAnswers answers;
  uint64_t events_back; /* events of the way back from a part to the root, which are not counted */
};

/* Forces the next given: one event. */
void cover_search_force_next (CoverSearch *self);

/* Covering all items of an option counts as this much work: the stop flag is checked after a dozen
 * options. */
#define COVER_WORK_OF_OPTION 5000


#endif
