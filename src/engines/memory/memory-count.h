/* memory-count.h - counting the solutions of a cover problem without meeting each. */
#ifndef MEMORY_COUNT_H
#define MEMORY_COUNT_H

#include "engine.h"

extern const Engine memory_engine;

/* Which item is decided next. */
typedef enum
{
  MEMORY_FEWEST,  /* the leftmost with fewest options */
  MEMORY_IN_LINE, /* the leftmost, but first what is forced: sets of open items then have a front, and come again */
} MemoryOrder;

/* Whether its bit sets are of a size that is worth it, and it has no colours. */
bool memory_count_fits (const CoverProblem *problem);

/* Counts to the end, until the request's flag is raised or its limit of nodes is reached, or until it is seen that next
 * to nothing comes again: then *out_pays is false, and the answer says nothing.  A count beyond 64 bits is
 * COVER_RAN_TO_LIMIT, and so many.  BASE_STOPPED: before the first node. */
BaseStatus memory_count (const CoverProblem  *problem,
                         MemoryOrder          order,
                         const EngineRequest *request,
                         EngineAnswer        *out_answer,
                         bool                *out_pays);

#endif
