/* Which engine proves a puzzle's only solution is chosen by `engines`; this file keeps its
 * queue. */
#include "setter-private.h"

#include "base-memory.h"

#include <stdlib.h>

BaseStatus
setter_prover_init (SetterProver *self, SudokuShape *shape, size_t room, const BaseStop *stop)
{
  const EngineRequest two = { .rule = COVER_RULE_FEWEST, .solutions = 2 };
  const Engine *engine = engines_auto_sudoku (shape, &two);

  *self = (SetterProver){ .room = room, .has_lanes = engine->solve_batch != NULL };
  self->jobs = base_new_zeroed (EngineJob, room);
  self->queue = base_new_zeroed (EngineJob *, room);
  if (self->jobs == NULL || self->queue == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < room; i++)
    self->queue[i] = &self->jobs[i];
  return engines_sudoku_new_until (engine, shape, stop, &self->sudoku);
}

void
setter_prover_clear (SetterProver *self)
{
  engines_sudoku_free (self->sudoku);
  free (self->jobs);
  free (self->queue);
  *self = (SetterProver){ 0 };
}

EngineJob *
setter_prover_add (SetterProver *self,
                   const SudokuPuzzle *puzzle,
                   uint64_t solutions,
                   const BaseStop *stop)
{
  EngineJob *job = &self->jobs[self->n++];

  job->puzzle = puzzle;
  job->request = (EngineRequest){ .rule = COVER_RULE_FEWEST, .solutions = solutions, .stop = stop };
  return job;
}

BaseStatus
setter_prover_run (SetterProver *self)
{
  const size_t n = self->n;

  self->n = 0;
  engines_sudoku_solve_batch (self->sudoku, self->queue, n);
  for (size_t i = 0; i < n; i++)
    if (self->jobs[i].status != BASE_OK)
      return self->jobs[i].status;
    else if (self->jobs[i].answer.outcome == COVER_RAN_TO_STOP)
      return BASE_STOPPED;
  return BASE_OK;
}

SetterProof
setter_proof (const EngineJob *job)
{
  const uint64_t n = job->answer.counters.solutions;

  if (n > 1)
    return SETTER_PROVED_MORE;
  if (job->answer.outcome != COVER_RAN_TO_END && (n == 0 || job->request.solutions > 1))
    return SETTER_UNPROVED;
  return n == 1 ? SETTER_PROVED_ONE : SETTER_PROVED_NONE;
}
