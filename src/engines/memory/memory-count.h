/* memory-count.h - counts the solutions of a cover problem without visiting each. */
#ifndef MEMORY_COUNT_H
#define MEMORY_COUNT_H

#include "engine.h"

extern const Engine memory_engine;

/* Which item is decided next. */
typedef enum
{
  MEMORY_FEWEST,  /* the leftmost with fewest options */
  MEMORY_IN_LINE, /* the leftmost, but forced ones first: sets of open items then have a front, and
                     come again */
} MemoryOrder;

/* Whether the bit sets fit into the memory allowed, and the problem has no colours. */
bool memory_count_fits (const CoverProblem *problem);

/* Counts to the end, until the request's flag is raised or its limit of nodes is reached, or until
 * it is clear that hardly any set comes again: then *out_pays is false, and the answer is
 * meaningless.  A count beyond 64 bits is COVER_RAN_TO_LIMIT with UINT64_MAX solutions.
 * BASE_STOPPED: before the first node. */
BaseStatus memory_count (const CoverProblem  *problem,
                         MemoryOrder          order,
                         const EngineRequest *request,
                         EngineAnswer        *out_answer,
                         bool                *out_pays);

#endif
