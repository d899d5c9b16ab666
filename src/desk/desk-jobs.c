#include "desk-jobs-private.h"

#include "base-memory.h"
#include "engines-check.h"

#include <stdlib.h>
#include <string.h>

struct DeskJobs
{
  EnginesSolver *solver; /* of the shape of the last job, or NULL */

  /* The search for solutions one by one; `puzzle` is NULL without one. */
  SudokuPuzzle *puzzle;
  Run *run;          /* where no engine answers; NULL: the givens clash */
  bool is_at_puzzle; /* otherwise: the solver has returned as many solutions as the list has */
  SudokuSolutions list;
  bool complete;
  uint64_t n_counted; /* number of all solutions, where counted; else 0 */
};

DeskJobs *
desk_jobs_new (void)
{
  return g_new0 (DeskJobs, 1);
}

static void
forget_puzzle (DeskJobs *self)
{
  g_clear_pointer (&self->run, run_unref);
  sudoku_puzzle_free (self->puzzle);
  sudoku_solutions_clear (&self->list);
  self->puzzle = NULL;
  self->n_counted = 0;
  self->complete = self->is_at_puzzle = false;
}

void
desk_jobs_free (DeskJobs *self)
{
  forget_puzzle (self);
  engines_solver_free (self->solver);
  g_free (self);
}

SudokuCover *
desk_jobs_cover (DeskJobs *self)
{
  return engines_solver_cover (self->solver);
}

static BaseStatus
use_shape (DeskJobs *self, SudokuShape *shape)
{
  EnginesSolver *solver;
  BaseStatus status;

  if (self->solver != NULL && sudoku_shape_equal (shape, engines_solver_shape (self->solver)))
    return BASE_OK;
  status = engines_solver_new (shape, NULL, &solver);
  if (status != BASE_OK)
    return status;
  forget_puzzle (self);
  engines_solver_free (self->solver);
  self->solver = solver;
  self->list.n_cells = sudoku_shape_n_cells (shape);
  return BASE_OK;
}

/* Finds the solver's next solution: none where the givens clash. */
static BaseStatus
ask_solver (DeskJobs *self, DeskWatch *watch, uint8_t *values, bool *out_found)
{
  const CoverLimits limits = { .stop = watch->stop };
  const CoverOutcome outcome = engines_solver_next (self->solver, &limits, values, out_found);
  const CoverCounters *counters = engines_solver_counters (self->solver);

  watch->progress.nodes = counters->nodes;
  watch->progress.solutions = counters->solutions;
  return outcome == COVER_RAN_TO_STOP ? BASE_STOPPED : BASE_OK;
}

/* Another job may have used the solver.  Then the solver first repeats the solutions that are in
 * the list. */
static BaseStatus
next_in_list (DeskJobs *self, DeskWatch *watch, uint8_t *values, bool *out_found)
{
  BaseStatus status = BASE_OK;

  if (!engines_solver_has_engine (self->solver))
    return desk_watch_next (watch, desk_jobs_cover (self), self->run, values, out_found);
  *out_found = false;
  if (!self->is_at_puzzle)
    {
      status = engines_solver_start (self->solver, self->puzzle, watch->stop);
      for (size_t i = 0; i < self->list.n && status == BASE_OK; i++)
        status = ask_solver (self, watch, values, out_found);
      self->is_at_puzzle = status == BASE_OK;
    }
  if (status == BASE_OK)
    return ask_solver (self, watch, values, out_found);
  return status == BASE_BAD_INPUT ? BASE_OK : status;
}

static BaseStatus
use_puzzle (DeskJobs *self, const SudokuPuzzle *puzzle)
{
  SudokuPuzzle *copy;
  BaseStatus status;

  if (self->puzzle != NULL && sudoku_puzzle_equal (self->puzzle, puzzle))
    return BASE_OK;
  forget_puzzle (self);
  copy = sudoku_puzzle_copy (puzzle);
  if (copy == NULL)
    return BASE_NO_MEMORY;
  status = engines_solver_has_engine (self->solver)
               ? BASE_OK
               : desk_watch_open (desk_jobs_cover (self), puzzle, &self->run);
  if (status == BASE_OK)
    self->puzzle = copy;
  else
    sudoku_puzzle_free (copy);
  return status;
}

/* Adds one solution to the list, or ends the search. */
static BaseStatus
find_one_more (DeskJobs *self, DeskWatch *watch)
{
  uint8_t *values;
  bool found = false;
  BaseStatus status = sudoku_solutions_room (&self->list, &values);

  if (status != BASE_OK)
    return status;
  status = next_in_list (self, watch, values, &found);
  self->list.n += found;
  self->complete = status == BASE_OK && !found;
  return status;
}

BaseStatus
desk_jobs_solution (DeskJobs *self,
                    const SudokuPuzzle *puzzle,
                    uint64_t index,
                    DeskWatch *watch,
                    const uint8_t **out_values)
{
  BaseStatus status = use_puzzle (self, puzzle);

  *out_values = NULL;
  while (status == BASE_OK && self->list.n <= index && !self->complete)
    status = find_one_more (self, watch);
  if (status == BASE_OK && index < self->list.n)
    *out_values = sudoku_solutions_get (&self->list, index);
  return status;
}

bool
desk_jobs_is_proved (const DeskJobs *self, const SudokuPuzzle *puzzle)
{
  return self->puzzle != NULL && (self->complete || self->list.n > 1)
         && sudoku_puzzle_equal (self->puzzle, puzzle);
}

uint64_t
desk_jobs_n_solutions (const DeskJobs *self, bool *out_complete)
{
  *out_complete = self->complete || self->n_counted > 0;
  return self->n_counted > 0 ? self->n_counted : self->list.n;
}

BaseStatus
desk_jobs_any_solution (DeskJobs *self,
                        const SudokuPuzzle *puzzle,
                        DeskWatch *watch,
                        uint8_t *values,
                        bool *out_found)
{
  Run *run;
  BaseStatus status;

  *out_found = false;
  if (engines_solver_has_engine (self->solver))
    {
      self->is_at_puzzle = false;
      status = engines_solver_start (self->solver, puzzle, watch->stop);
      if (status == BASE_OK)
        return ask_solver (self, watch, values, out_found);
      return status == BASE_BAD_INPUT ? BASE_OK : status;
    }
  status = desk_watch_open (desk_jobs_cover (self), puzzle, &run);
  if (status != BASE_OK)
    return status;
  status = desk_watch_next (watch, desk_jobs_cover (self), run, values, out_found);
  run_unref (run);
  return status;
}

/* Keeps the only solution of a puzzle, so that a hint need not prove again that it is the only
 * one: for a large grid that takes many seconds. */
static BaseStatus
keep_only_solution (DeskJobs *self, const SudokuPuzzle *puzzle, const uint8_t *only)
{
  uint8_t *values;
  BaseStatus status = use_puzzle (self, puzzle);

  if (status != BASE_OK || self->complete || self->list.n > 0)
    return status;
  status = sudoku_solutions_room (&self->list, &values);
  if (status != BASE_OK)
    return status;
  memcpy (values, only, self->list.n_cells);
  self->list.n = 1;
  self->complete = true;
  return BASE_OK;
}

/* BASE_STOPPED belongs to the answer; the verdict then has the facts found so far. */
static BaseStatus
check_puzzle (DeskJobs *self, const DeskRequest *request, DeskWatch *watch, DeskAnswer *answer)
{
  EnginesCheckOptions options = { .stop = watch->stop };
  BaseStatus status = engines_check (self->solver, request->puzzle, &options, &answer->verdict);

  self->is_at_puzzle = false;
  answer->progress.nodes = answer->verdict.counters.nodes;
  answer->progress.updates = answer->verdict.counters.updates;
  answer->progress.solutions = answer->verdict.counters.solutions;
  if (status == BASE_OK && base_stop_asked (watch->stop))
    return BASE_STOPPED;
  if (status == BASE_OK && answer->verdict.finding == SUDOKU_UNIQUE)
    status = keep_only_solution (self, request->puzzle, answer->verdict.first);
  return status;
}

static BaseStatus
find_requested_solution (DeskJobs *self,
                         const DeskRequest *request,
                         DeskWatch *watch,
                         DeskAnswer *answer)
{
  const uint32_t n_cells = sudoku_shape_n_cells (request->puzzle->shape);
  const uint8_t *values;
  BaseStatus status = desk_jobs_solution (self, request->puzzle, request->index, watch, &values);

  answer->index = request->index;
  answer->n_solutions = desk_jobs_n_solutions (self, &answer->complete);
  if (values == NULL)
    return status;
  answer->values = base_copy (values, n_cells, 1);
  if (answer->values == NULL || request->index == 0)
    return answer->values != NULL ? status : BASE_NO_MEMORY;
  answer->before = base_copy (values - n_cells, n_cells, 1);
  return answer->before != NULL ? status : BASE_NO_MEMORY;
}

/* An engine that finds solutions of large grids reports no progress.  So it runs with a limit on
 * solutions, again from the beginning with a higher limit each time, up to MOST_COUNTED. */
#define FIRST_COUNTED 1000
#define MORE_COUNTED  8
#define MOST_COUNTED  200000

static void
tell_engine_progress (DeskJobs *self, DeskWatch *watch)
{
  const CoverCounters *counters = engines_solver_counters (self->solver);

  watch->progress.nodes += counters->nodes;
  watch->progress.solutions = MAX (watch->progress.solutions, counters->solutions);
  watch->tell (watch->data, &watch->progress);
}

/* Counts all solutions, where there are not too many. */
static BaseStatus
count_with_engine (DeskJobs *self, const DeskRequest *request, DeskWatch *watch, bool *out_complete)
{
  BaseStatus status = engines_solver_start (self->solver, request->puzzle, watch->stop);
  CoverOutcome outcome = COVER_RAN_TO_LIMIT;

  self->is_at_puzzle = false;
  *out_complete = status == BASE_BAD_INPUT;
  if (status != BASE_OK)
    return status == BASE_BAD_INPUT ? BASE_OK : status;
  for (uint64_t n = 0; n < MOST_COUNTED && outcome == COVER_RAN_TO_LIMIT;)
    {
      CoverLimits limits = { .stop = watch->stop };

      n = CLAMP (MORE_COUNTED * n, FIRST_COUNTED, MOST_COUNTED);
      limits.solutions = n;
      outcome = engines_solver_run (self->solver, &limits);
      tell_engine_progress (self, watch);
    }
  *out_complete = outcome == COVER_RAN_TO_END;
  return outcome == COVER_RAN_TO_STOP ? BASE_STOPPED : BASE_OK;
}

static BaseStatus
count_all (DeskJobs *self, const DeskRequest *request, DeskWatch *watch, DeskAnswer *answer)
{
  BaseStatus status = engines_solver_has_engine (self->solver)
                          ? count_with_engine (self, request, watch, &answer->complete)
                          : BASE_OK;
  Run *run;

  answer->n_solutions = watch->progress.solutions;
  if (status != BASE_OK || answer->complete)
    return status;
  status = desk_watch_open (desk_jobs_cover (self), request->puzzle, &run);
  if (status != BASE_OK)
    return status;
  watch->n_known = watch->progress.solutions;
  watch->n_nodes_before = watch->progress.nodes;
  status = desk_watch_count (watch, run, &answer->n_solutions);
  answer->complete = status == BASE_OK;
  run_unref (run);
  return status;
}

/* Keeps the number of all solutions, so that a view of single solutions can show "2 of 70". */
static BaseStatus
count_requested_solutions (DeskJobs *self,
                           const DeskRequest *request,
                           DeskWatch *watch,
                           DeskAnswer *answer)
{
  BaseStatus status = count_all (self, request, watch, answer);

  if (status == BASE_OK && answer->complete)
    {
      status = use_puzzle (self, request->puzzle);
      self->n_counted = answer->n_solutions;
    }
  return status;
}

/* In a grid that is nearly empty, an engine fills in another value quickly, but would search for
 * long with one value forbidden.  So other values are tried until one starts a search. */
static BaseStatus
try_another (DeskJobs *self,
             SudokuPuzzle *other,
             uint32_t cell,
             uint32_t value,
             DeskWatch *watch,
             uint8_t *values,
             bool *out_found)
{
  const uint32_t n_values = sudoku_shape_n_values (other->shape);
  BaseStatus status = BASE_OK;

  *out_found = false;
  for (uint32_t v = 1; v <= n_values && status == BASE_OK && !*out_found; v++)
    {
      if (v == value)
        continue;
      other->values[cell] = (uint8_t) v;
      status = desk_jobs_any_solution (self, other, watch, values, out_found);
      if (engines_solver_counters (self->solver)->nodes > 0)
        break;
    }
  other->values[cell] = 0;
  return status;
}

/* Tests whether a solution with another value in the cell exists. */
static BaseStatus
test_forced (DeskJobs *self, const DeskRequest *request, DeskWatch *watch, DeskAnswer *answer)
{
  SudokuPuzzle *other = sudoku_puzzle_copy (request->puzzle);
  uint8_t *values = base_new (uint8_t, sudoku_shape_n_cells (request->puzzle->shape));
  BaseStatus status = BASE_NO_MEMORY;
  bool found = false;

  if (other != NULL && values != NULL)
    status = engines_solver_has_engine (self->solver)
                 ? try_another (self, other, request->cell, answer->value, watch, values, &found)
                 : BASE_OK;
  if (status == BASE_OK && !found)
    status = sudoku_puzzle_allow_candidates (other);
  if (status == BASE_OK && !found)
    {
      other->candidates[request->cell] &= ~((uint64_t) 1 << (answer->value - 1));
      status = desk_jobs_any_solution (self, other, watch, values, &found);
    }
  answer->forced = status == BASE_OK && !found;
  sudoku_puzzle_free (other);
  free (values);
  return status;
}

static BaseStatus
solve_cell (DeskJobs *self, const DeskRequest *request, DeskWatch *watch, DeskAnswer *answer)
{
  const uint8_t *values;
  BaseStatus status;

  answer->cell = request->cell;
  if (request->cell >= sudoku_shape_n_cells (request->puzzle->shape))
    return BASE_BAD_INPUT;
  status = desk_jobs_solution (self, request->puzzle, 0, watch, &values);
  if (values == NULL)
    return status;
  answer->value = values[request->cell];
  answer->forced = request->puzzle->values[request->cell] != 0;
  return answer->forced ? BASE_OK : test_forced (self, request, watch, answer);
}

static BaseStatus
find_wrong (DeskJobs *self, const DeskRequest *request, DeskWatch *watch, DeskAnswer *answer)
{
  uint8_t *with_entries;
  BaseStatus status = desk_jobs_find_wrong (self, request, watch, answer, &with_entries);

  free (with_entries);
  return status;
}

void
desk_jobs_do (DeskJobs *self, const DeskRequest *request, DeskWatch *watch, DeskAnswer *answer)
{
  static BaseStatus (*const jobs[]) (DeskJobs * self, const DeskRequest *request, DeskWatch *watch,
                                     DeskAnswer *answer) = {
    [DESK_JOB_CHECK] = check_puzzle,
    [DESK_JOB_SOLVE] = find_requested_solution,
    [DESK_JOB_COUNT] = count_requested_solutions,
    [DESK_JOB_CELL] = solve_cell,
    [DESK_JOB_HINT] = desk_jobs_find_hint,
    [DESK_JOB_ENTRIES] = find_wrong,
    [DESK_JOB_WHY] = desk_jobs_find_why,
  };

  answer->job = request->job;
  answer->status = BASE_STOPPED;
  watch->progress = (DeskProgress){ .job = request->job, .share = -1 };
  watch->n_known = watch->n_nodes_before = 0;
  if (base_stop_asked (watch->stop))
    return;
  answer->status = use_shape (self, request->puzzle->shape);
  if (answer->status == BASE_OK)
    answer->status = jobs[request->job](self, request, watch, answer);
  if (request->job != DESK_JOB_CHECK)
    answer->progress = watch->progress;
}
