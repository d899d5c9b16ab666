/* engine-kept.h - solutions that nobody is told of until it is clear which of several engines answers. */
#ifndef ENGINE_KEPT_H
#define ENGINE_KEPT_H

#include "engine.h"

/* Sets of options, each behind its length. */
typedef struct
{
  uint32_t *words;
  size_t    n_words, capacity;
  uint64_t  n_solutions;
  bool      starved; /* memory ran out */
} EngineKept;

void engine_kept_clear (EngineKept *self);

/* The same request, with its solutions kept where it has a listener; it has no limit of nodes and no crew. */
EngineRequest engine_kept_request (EngineKept *self, const EngineRequest *request);

/* For EngineRequest.found; the data is one of these. */
bool engine_kept_add (void *data, const EngineSolution *solution);

/* Tells of them all, and counts them in an answer that has none yet; false when that is enough. */
bool engine_kept_tell (const EngineKept *self, const EngineRequest *request, EngineAnswer *answer);

/* Passes the kept solutions to the listener.  Returns the answer, truncated where the listener stopped. */
void engine_kept_answer (const EngineKept   *self,
                          const EngineAnswer  *found,
                          const EngineRequest *request,
                          EngineAnswer        *out_answer);

#endif
