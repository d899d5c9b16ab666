/* engine-split.h - one search shared by the workers of a crew.
 *
 * For an engine whose search can cut off the branches that it has not tried yet, as a CoverPart,
 * and search such a part like a whole problem.  A part may hold anything that describes the
 * decisions above it: only the engine reads it. */
#ifndef ENGINE_SPLIT_H
#define ENGINE_SPLIT_H

#include "engine-crew.h"
#include "engine.h"

/* The operations of an engine on a search of its own.  All searches read the same `task`. */
typedef struct
{
  BaseStatus (*open) (const void *task, void **out_search);
  void (*close) (void *search);
  BaseStatus (*start) (void *search, const void *task, const CoverPart *part);

  /* Must check both flags of the limits. */
  CoverOutcome (*run) (void *search, const CoverLimits *limits);

  /* The part cut off must come behind the part kept, in the order of solutions and in all
   * counters. */
  bool (*give) (void *search, CoverPart *out_part);

  const CoverCounters *(*counters) (void *search);
  uint32_t (*choices) (void *search, uint32_t *out_options);

  /* Returns the solution that consists of these options; valid until the next call. */
  EngineSolution (*describe) (void *search, const uint32_t *options, uint32_t n_options);
} EngineTree;

/* Whether there are workers to share the search with.  A limit of nodes needs one thread: only when
 * all in front of a node has been searched is it known how many nodes come before it. */
static inline bool
engine_can_split (const EngineRequest *request)
{
  return request->crew != NULL && request->nodes == 0 && engine_crew_size (request->crew) > 1;
}

/* Runs `search` from its present state to the end of the request, and gives parts of it to idle
 * workers of the crew.  `most_options` is the largest number of choices in a solution.  Solutions
 * are reported in the order of one search; where their number is limited, the counters are those of
 * one search too. */
BaseStatus engine_split_run (const EngineTree    *tree,
                             const void          *task,
                             void                *search,
                             uint32_t             most_options,
                             const EngineRequest *request,
                             EngineAnswer        *out_answer);

#endif
