/* cells-turns.c - cells at work in turns with another engine, which has its own way with the same problem. */
#include "cells-private.h"

/* Between two looks at the number of conflicts. */
#define WORK_STEP 4096u

void
cells_turns_clear (CellsTurns *self)
{
  cells_solver_free (self->solver);
  engine_kept_clear (&self->kept);
  *self = (CellsTurns){ 0 };
}

static BaseStatus
begin (CellsTurns *self, const CoverProblem *problem, const EngineRequest *request)
{
  self->request = (EngineRequest){ .solutions = request->solutions, .stop = request->stop };
  if (request->found != NULL)
    {
      self->request.found = engine_kept_add;
      self->request.data = &self->kept;
    }
  self->answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  return cells_solver_new (problem, request->stop, &self->solver);
}

BaseStatus
cells_turns_go_on (CellsTurns *self,
                   const CoverProblem *problem,
                   const EngineRequest *request,
                   uint64_t most_work)
{
  BaseStatus status = BASE_OK;
  bool open = false, paused = false;

  if (self->solver == NULL)
    {
      status = begin (self, problem, request);
      if (status == BASE_OK)
        status = cells_solver_begin (self->solver, request->stop, &open);
      if (status != BASE_OK)
        return status;
      self->is_over = !open;
    }
  if (self->is_over)
    return BASE_OK;
  status = cells_solver_go_on (self->solver, most_work, &self->request, &self->answer, &paused);
  self->is_over = !paused || self->answer.outcome == COVER_RAN_TO_STOP;
  return status == BASE_OK && self->kept.starved ? BASE_NO_MEMORY : status;
}

BaseStatus
cells_turns_meet_conflicts (CellsTurns *self,
                            const CoverProblem *problem,
                            const EngineRequest *request,
                            uint64_t n_conflicts)
{
  BaseStatus status = BASE_OK;

  for (uint64_t work = WORK_STEP;
       status == BASE_OK && !self->is_over && self->answer.counters.dead_ends < n_conflicts;
       work += WORK_STEP)
    status = cells_turns_go_on (self, problem, request, work);
  return status;
}

void
cells_turns_tell (CellsTurns *self, const EngineRequest *request, EngineAnswer *out_answer)
{
  engine_kept_answer (&self->kept, &self->answer, request, out_answer);
}
