/* engine-turns.h - engines that take turns at one exact cover problem.
 *
 * An engine that can pause has an EngineTurns.  Its search is a run: begun when its first turn
 * comes, continued until it has done a given amount of work, and asked for its answer at the end.
 * Work is counted, never timed, so the same problem always takes the same course.  A unit is about
 * a nanosecond. */
#ifndef ENGINE_TURNS_H
#define ENGINE_TURNS_H

#include "engine.h"

/* Whether the search so far is of the kind that the engine is good at. */
typedef enum
{
  ENGINE_OUTLOOK_OPEN, /* too early to say, or the engine never says */
  ENGINE_OUTLOOK_GOOD,
  ENGINE_OUTLOOK_BAD,
} EngineOutlook;

typedef struct
{
  bool          is_over; /* the answer is complete */
  double        work;    /* done so far, setting up included */
  double        left;    /* expected; INFINITY where the engine does not estimate it */
  EngineOutlook outlook;
  CoverCounters counters;
} EngineProgress;

struct EngineTurns
{
  /* Work to set the run up and to search a first part that is worth setting up. */
  double (*first_work) (const CoverProblem *problem);

  /* The run keeps its solutions; the request's listener is not called before `finish`.
   * BASE_STOPPED when the request's flag is raised meanwhile. */
  BaseStatus (*begin) (const CoverProblem *problem, const EngineRequest *request, void **out_run);

  /* Continues until the total work is `work` or a little more, or the run is over. */
  BaseStatus (*go_on) (void *run, double work, EngineProgress *out_progress);

  /* Continues to the end if the run is not over, calls the listener with the kept solutions, and
   * writes the answer.  The request is that of `begin`. */
  BaseStatus (*finish) (void *run, EngineAnswer *out_answer);
  void (*free) (void *run);
};

/* One engine among those that take turns. */
typedef struct
{
  const EngineTurns *way;   /* NULL: it does not take part */
  double             share; /* relative to the shares of the others */
  void              *run;   /* NULL: not begun */
  EngineProgress     progress;
} EngineTurn;

/* Gives one turn, until the total work is `work`. */
BaseStatus engine_turn_go_on (EngineTurn          *self,
                              const CoverProblem  *problem,
                              const EngineRequest *request,
                              double               work);

/* Gives turns in proportion to the shares until one run is over, one expects to be over soon, or
 * the work of all together reaches `most`.  *out_chosen is the run to finish; NULL if `most` was
 * reached. */
BaseStatus engine_turns_take (EngineTurn          *turns,
                              unsigned             n,
                              const CoverProblem  *problem,
                              const EngineRequest *request,
                              double               most,
                              EngineTurn         **out_chosen);

/* Finishes the chosen run.  The nodes of the others are added to its answer. */
BaseStatus engine_turns_finish (const EngineTurn *turns,
                                unsigned          n,
                                const EngineTurn *chosen,
                                EngineAnswer     *out_answer);

void engine_turns_clear (EngineTurn *turns, unsigned n);

#endif
