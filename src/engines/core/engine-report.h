/* engine-report.h - what every engine does at a node and at a solution. */
#ifndef ENGINE_REPORT_H
#define ENGINE_REPORT_H

#include "engine.h"

/* Whether the request wants the number of solutions and nothing else. */
static inline bool
engine_only_counts (const EngineRequest *request)
{
  return request->found == NULL && request->solutions == 0 && request->nodes == 0
         && !request->counted && request->rule == COVER_RULE_FEWEST;
}

/* Calls the request's listener, if there is one, and counts the solution.  Returns whether the
 * search goes on. */
static inline bool
engine_report (const EngineRequest *request, EngineAnswer *answer, const EngineSolution *solution)
{
  answer->counters.solutions++;
  if (request->found != NULL && !request->found (request->data, solution))
    return false;
  return answer->counters.solutions != request->solutions;
}

/* Whether a search that has just counted a node must stop; sets the outcome.  Checks the stop flag
 * every 1,024 nodes. */
static inline bool
engine_must_stop (const EngineRequest *request, EngineAnswer *answer)
{
  if (request->nodes != 0 && answer->counters.nodes >= request->nodes)
    answer->outcome = COVER_RAN_TO_LIMIT;
  else if (answer->counters.nodes % 1024 == 0 && base_stop_asked (request->stop))
    answer->outcome = COVER_RAN_TO_STOP;
  else
    return false;
  return true;
}

#endif
