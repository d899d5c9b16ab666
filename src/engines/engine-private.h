/* engine-private.h - the rows of the table, one a file. */
#ifndef ENGINES_PRIVATE_H
#define ENGINES_PRIVATE_H

#include "engines.h"

extern const Engine engines_links, engines_bands, engines_cells, engines_bits, engines_auto, engines_memory,
    engines_backtrack, engines_matrix;

/* The worker of links, and what it solves with: for an engine that leaves much to it. */
BaseStatus    engines_links_open (SudokuShape *shape, const BaseStop *stop, void **out_worker);
void          engines_links_close (void *worker);
SudokuSolver *engines_links_solver (void *worker);

/* Goes on with the puzzle that its solver has started. */
BaseStatus engines_links_go_on (void                *worker,
                                const SudokuPuzzle  *puzzle,
                                const EngineRequest *request,
                                EngineAnswer        *out_answer);

/* Runs to the limit, one solution at a time where somebody listens; it can be run again to go on.  `options` has room
 * for those of a solution. */
void engines_links_run_cover (CoverSearch         *search,
                              const EngineRequest *request,
                              uint32_t            *options,
                              EngineAnswer        *answer);

/* All that is wanted is how many solutions there are. */
static inline bool
engines_only_counts (const EngineRequest *request)
{
  return request->found == NULL && request->solutions == 0 && request->nodes == 0 && !request->counted
         && request->rule == COVER_RULE_FEWEST;
}

/* Tells the request's listener, if there is one, and counts; true when the search is to go on. */
static inline bool
engines_report (const EngineRequest *request, EngineAnswer *answer, const EngineSolution *solution)
{
  answer->counters.solutions++;
  if (request->found != NULL && !request->found (request->data, solution))
    return false;
  return answer->counters.solutions != request->solutions;
}

/* Whether a search that has just counted a node must stop; sets the outcome.  Looks at the stop flag every
 * 1,024 nodes. */
static inline bool
engines_must_stop (const EngineRequest *request, EngineAnswer *answer)
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
