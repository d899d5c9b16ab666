/* cells-turns.c - cells in turns with other engines. */
#include "cells-private.h"

#include "base-memory.h"
#include "engine-density.h"

#include <math.h>
#include <stdlib.h>

/* Estimated work in ns.  To set up: for each term and option.  For a step that cells count
 * themselves: the fewer terms an option has, the more a step costs.  This is right within a half
 * for nine of ten of 270 problems. */
#define WORK_TO_BEGIN  1000.0
#define WORK_OF_TERM   5.2
#define WORK_OF_OPTION 10.0
#define WORK_OF_LOOK   1.2
#define WORK_OF_CHANGE 36.0

/* More than this means no limit. */
#define MOST_WORK_NS 1e18

/* Steps of the first turn, as cells count them. */
#define FIRST_STEPS 4096u

/* Conflicts after which cells are judged, and the average number of choices that a conflict takes
 * back where they learn.  In Sudokus with lines and cages it is 1.6 to 8 choices, in random sets
 * 1.0 to 1.4. */
#define JUDGED_CONFLICTS 64
#define LEARNING_CHOICES 1.5

typedef struct
{
  const CoverProblem *problem;
  EngineRequest request, keeping; /* as asked; the same with the solutions kept */
  CellsSolver *solver;
  EngineAnswer answer;
  EngineKept kept;
  bool is_over;
} CellsRun;

double
cells_work_to_begin (const CoverProblem *problem)
{
  return WORK_TO_BEGIN + WORK_OF_TERM * cover_problem_n_terms (problem)
         + WORK_OF_OPTION * cover_problem_n_options (problem);
}

/* The work of one step, as cells count them. */
static double
cells_work_of_step (const CoverProblem *problem)
{
  return WORK_OF_LOOK + WORK_OF_CHANGE / engine_density_length (problem);
}

static double
cells_run_first_work (const CoverProblem *problem)
{
  return cells_work_to_begin (problem) + FIRST_STEPS * cells_work_of_step (problem);
}

static void
cells_run_free (void *run)
{
  CellsRun *self = run;

  cells_solver_free (self->solver);
  engine_kept_clear (&self->kept);
  free (self);
}

static BaseStatus
cells_run_begin (const CoverProblem *problem, const EngineRequest *request, void **out_run)
{
  CellsRun *self = base_new_zeroed (CellsRun, 1);
  bool is_open = false;
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->problem = problem;
  self->request = *request;
  self->keeping = engine_kept_request (&self->kept, request);
  self->answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  status = cells_solver_new (problem, request->stop, &self->solver);
  if (status == BASE_OK)
    status = cells_solver_begin (self->solver, request->stop, &is_open);
  if (status != BASE_OK)
    {
      cells_run_free (self);
      return status;
    }
  self->is_over = !is_open;
  *out_run = self;
  return BASE_OK;
}

static EngineOutlook
cells_run_outlook (const CellsRun *self)
{
  if (self->answer.counters.dead_ends < JUDGED_CONFLICTS)
    return ENGINE_OUTLOOK_OPEN;
  return cells_solver_levels_back (self->solver) > LEARNING_CHOICES ? ENGINE_OUTLOOK_GOOD
                                                                    : ENGINE_OUTLOOK_BAD;
}

static BaseStatus
cells_run_to (CellsRun *self, uint64_t n_steps)
{
  bool has_paused = false;
  BaseStatus status;

  if (self->is_over)
    return BASE_OK;
  status = cells_solver_go_on (self->solver, n_steps, &self->keeping, &self->answer, &has_paused);
  self->is_over = !has_paused || self->answer.outcome == COVER_RAN_TO_STOP;
  return status == BASE_OK && self->kept.starved ? BASE_NO_MEMORY : status;
}

/* How many steps are `work`. */
static uint64_t
cells_steps (double work, double each)
{
  return work < each ? 0 : work < MOST_WORK_NS ? (uint64_t) (work / each) : UINT64_MAX;
}

static BaseStatus
cells_run_go_on (void *run, double work, EngineProgress *out_progress)
{
  CellsRun *self = run;
  const double each = cells_work_of_step (self->problem),
               before = cells_work_to_begin (self->problem);
  const BaseStatus status = cells_run_to (self, cells_steps (work - before, each));

  *out_progress =
      (EngineProgress){ .is_over = self->is_over,
                        .work = before + each * (double) cells_solver_n_steps (self->solver),
                        .left = INFINITY,
                        .outlook = cells_run_outlook (self),
                        .counters = self->answer.counters };
  return status;
}

static BaseStatus
cells_run_finish (void *run, EngineAnswer *out_answer)
{
  CellsRun *self = run;
  const BaseStatus status = cells_run_to (self, UINT64_MAX);

  if (status == BASE_OK)
    engine_kept_answer (&self->kept, &self->answer, &self->request, out_answer);
  return status;
}

const EngineTurns cells_turns = {
  .first_work = cells_run_first_work,
  .begin = cells_run_begin,
  .go_on = cells_run_go_on,
  .finish = cells_run_finish,
  .free = cells_run_free,
};
