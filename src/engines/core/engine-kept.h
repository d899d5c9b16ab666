/* engine-kept.h - solutions kept until it is clear which of several engines gives the answer. */
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

/* Returns the same request with its solutions kept where it has a listener, without a limit of
 * nodes and without a crew. */
EngineRequest engine_kept_request (EngineKept *self, const EngineRequest *request);

/* For EngineRequest.found, with an EngineKept as its data. */
bool engine_kept_add (void *data, const EngineSolution *solution);

/* Passes all kept solutions to the listener and counts them in an answer that has none yet.
 * Returns false when the listener or the limit stops it. */
bool engine_kept_report (const EngineKept    *self,
                         const EngineRequest *request,
                         EngineAnswer        *answer);

/* Passes the kept solutions to the listener.  Returns the answer, truncated where the listener
 * stopped. */
void engine_kept_answer (const EngineKept    *self,
                         const EngineAnswer  *found,
                         const EngineRequest *request,
                         EngineAnswer        *out_answer);

#endif
