/* engine-split.h - one search shared by the workers of a crew.
 *
 * For an engine whose search can cut off what it has not tried yet, as a CoverPart, and search such a part as if it
 * were the whole.  A part may be anything that says what was decided above: the engine alone reads it. */
#ifndef ENGINE_SPLIT_H
#define ENGINE_SPLIT_H

#include "engine-crew.h"
#include "engine.h"

/* What an engine does with a search of its own.  `task` is what all of them search; they only read it. */
typedef struct
{
  BaseStatus (*open) (const void *task, void **out_search);
  void (*close) (void *search);
  BaseStatus (*start) (void *search, const void *task, const CoverPart *part);

  /* Looks at both flags of the limits. */
  CoverOutcome (*run) (void *search, const CoverLimits *limits);

  /* All that it cuts off comes behind what it keeps, in the order of solutions and in all counters. */
  bool (*give) (void *search, CoverPart *out_part);

  const CoverCounters *(*counters) (void *search);
  uint32_t (*choices) (void *search, uint32_t *out_options);

  /* The solution that these options are; lives until the next call. */
  EngineSolution (*describe) (void *search, const uint32_t *options, uint32_t n_options);
} EngineTree;

/* Whether there is anybody to share it with.  A limit of nodes is for one thread alone: what is in front of it, and what
 * behind, is known only when all in front has been searched. */
static inline bool
engine_can_split (const EngineRequest *request)
{
  return request->crew != NULL && request->nodes == 0 && engine_crew_size (request->crew) > 1;
}

/* Runs `search`, which stands where the caller has brought it, to the end of the request, and gives parts of it to
 * idle workers of the crew.  `most_options`: what the choices of a solution have room in.  Solutions are told in the
 * order of one search, and where their number is limited the counters are those of one search too. */
BaseStatus engine_split_run (const EngineTree   *tree,
                              const void          *task,
                              void                *search,
                              uint32_t             most_options,
                              const EngineRequest *request,
                              EngineAnswer        *out_answer);

#endif
