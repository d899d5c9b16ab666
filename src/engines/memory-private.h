/* memory-private.h - counting the solutions of a cover problem without meeting each. */
#ifndef ENGINES_MEMORY_PRIVATE_H
#define ENGINES_MEMORY_PRIVATE_H

#include "engine-private.h"

/* How many solutions each of many sets of open items has. */
typedef struct MemoryTable MemoryTable;

/* `n_words` of a set; NULL when out of memory.  While the flag (or NULL) is raised there is no room for more. */
MemoryTable *memory_table_new (uint32_t n_words, const BaseStop *stop);
void         memory_table_free (MemoryTable *self);     /* accepts NULL */
size_t       memory_table_n (const MemoryTable *self);
bool         memory_table_get (const MemoryTable *self, const uint64_t *set, uint64_t *out_count);

/* Does nothing once there is no room: what is forgotten is counted again. */
void memory_table_put (MemoryTable *self, const uint64_t *set, uint64_t count);

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
