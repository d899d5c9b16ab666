#include "engines-solver.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

struct EnginesSolver
{
  SudokuShape *shape;
  SudokuSolver *links;
  const Engine *engine; /* NULL: links answer everything */
  EngineSudoku *sudoku; /* of that engine; NULL before its first puzzle */
  bool counted;

  /* The puzzle of the engine; NULL: links have it.  An engine finds the first solutions anew each
   * time more are wanted.  So the first request is for two, and each next one for twice as many.
   * They come in the same order. */
  SudokuPuzzle *puzzle;
  SudokuSolutions found;
  uint64_t n_asked;
  CoverOutcome outcome; /* of the last request */
  bool starved;
  CoverCounters counters; /* its solutions: those returned so far */
};

/* In streams of small puzzles links are fast enough, and users know the solutions that links find
 * first. */
static const Engine *
find_engine (SudokuShape *shape)
{
  const EngineRequest few = { .rule = COVER_RULE_FEWEST, .solutions = 2 };
  const Engine *engine = engines_auto_sudoku (shape, &few);

  return engine->learns ? engine : NULL;
}

BaseStatus
engines_solver_new_with (const Engine *engine,
                         SudokuShape *shape,
                         const BaseStop *stop,
                         EnginesSolver **out_solver)
{
  EnginesSolver *self = base_new_zeroed (EnginesSolver, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  status = sudoku_solver_new_until (shape, stop, &self->links);
  if (status != BASE_OK)
    {
      free (self);
      return status;
    }
  self->shape = sudoku_shape_ref (shape);
  self->engine = engine;
  self->found.n_cells = sudoku_shape_n_cells (shape);
  *out_solver = self;
  return BASE_OK;
}

BaseStatus
engines_solver_new (SudokuShape *shape, const BaseStop *stop, EnginesSolver **out_solver)
{
  return engines_solver_new_with (find_engine (shape), shape, stop, out_solver);
}

static void
forget_puzzle (EnginesSolver *self)
{
  sudoku_puzzle_free (self->puzzle);
  self->puzzle = NULL;
  self->found.n = 0;
  self->n_asked = 0;
  self->outcome = COVER_RAN_TO_LIMIT;
  self->counters = (CoverCounters){ 0 };
}

void
engines_solver_free (EnginesSolver *self)
{
  if (self == NULL)
    return;
  forget_puzzle (self);
  sudoku_solutions_clear (&self->found);
  engines_sudoku_free (self->sudoku);
  sudoku_solver_free (self->links);
  sudoku_shape_unref (self->shape);
  free (self);
}

BaseStatus
engines_solver_suit (EnginesSolver **solver, SudokuShape *shape)
{
  if (*solver != NULL && sudoku_shape_equal ((*solver)->shape, shape))
    return BASE_OK;
  engines_solver_free (*solver);
  *solver = NULL;
  return engines_solver_new (shape, NULL, solver);
}

SudokuShape *
engines_solver_shape (const EnginesSolver *self)
{
  return self->shape;
}

SudokuCover *
engines_solver_cover (EnginesSolver *self)
{
  return sudoku_solver_cover (self->links);
}

bool
engines_solver_has_engine (const EnginesSolver *self)
{
  return self->engine != NULL;
}

void
engines_solver_set_rule (EnginesSolver *self, CoverRule rule, uint64_t seed)
{
  sudoku_solver_set_rule (self->links, rule, seed);
}

CoverRule
engines_solver_rule (const EnginesSolver *self, uint64_t *out_seed)
{
  return sudoku_solver_rule (self->links, out_seed);
}

void
engines_solver_set_counted (EnginesSolver *self, bool counted)
{
  self->counted = counted;
  sudoku_solver_set_counted (self->links, counted);
}

/* An engine gets no puzzles whose givens clash. */
static BaseStatus
start_engine (EnginesSolver *self, const SudokuPuzzle *puzzle)
{
  const BaseStatus status = sudoku_solver_check_givens (self->links, puzzle);

  if (status != BASE_OK)
    return status;
  self->puzzle = sudoku_puzzle_copy (puzzle);
  return self->puzzle != NULL ? BASE_OK : BASE_NO_MEMORY;
}

BaseStatus
engines_solver_start (EnginesSolver *self, const SudokuPuzzle *puzzle, const BaseStop *stop)
{
  uint64_t seed;

  forget_puzzle (self);
  if (self->engine != NULL && !self->counted
      && sudoku_solver_rule (self->links, &seed) == COVER_RULE_FEWEST)
    return start_engine (self, puzzle);
  return sudoku_solver_start_until (self->links, puzzle, stop);
}

static bool
keep_solution (void *data, const EngineSolution *solution)
{
  EnginesSolver *self = data;

  self->starved = sudoku_solutions_add (&self->found, solution->values) != BASE_OK;
  return !self->starved;
}

/* Keeps the solutions, or only counts them. */
static BaseStatus
ask_engine (EnginesSolver *self, const CoverLimits *limits, bool keeps)
{
  const EngineRequest request = {
    .rule = COVER_RULE_FEWEST,
    .solutions = limits->solutions,
    .nodes = limits->nodes,
    .stop = limits->stop,
    .found = keeps ? keep_solution : NULL,
    .data = self,
  };
  EngineAnswer answer;
  BaseStatus status = BASE_OK;

  if (self->sudoku == NULL)
    status = engines_sudoku_new_until (self->engine, self->shape, limits->stop, &self->sudoku);
  if (status == BASE_OK)
    status = engines_sudoku_solve (self->sudoku, self->puzzle, &request, &answer);
  if (status != BASE_OK)
    return status;
  self->counters = answer.counters;
  self->outcome = answer.outcome;
  return BASE_OK;
}

/* A solution that cannot be kept for lack of memory counts as a stop. */
static void
find_more (EnginesSolver *self, const CoverLimits *limits, uint64_t n)
{
  const uint64_t n_given = self->counters.solutions;
  CoverLimits more = *limits;

  more.solutions = self->n_asked = n;
  self->found.n = 0;
  self->starved = false;
  if (ask_engine (self, &more, true) != BASE_OK || self->starved)
    self->outcome = COVER_RAN_TO_STOP;
  self->counters.solutions = n_given;
}

static bool
has_more (const EnginesSolver *self)
{
  return self->counters.solutions < self->found.n;
}

static CoverOutcome
give_next (EnginesSolver *self, const CoverLimits *limits, uint8_t *values, bool *out_found)
{
  if (!has_more (self) && self->outcome == COVER_RAN_TO_STOP)
    find_more (self, limits, self->n_asked);
  else if (!has_more (self) && self->n_asked == self->found.n)
    find_more (self, limits, self->n_asked == 0 ? 2 : 2 * self->n_asked);
  *out_found = has_more (self);
  if (!*out_found)
    return self->outcome;
  memcpy (values, sudoku_solutions_get (&self->found, self->counters.solutions++),
          self->found.n_cells);
  return COVER_RAN_TO_LIMIT;
}

CoverOutcome
engines_solver_next (EnginesSolver *self,
                     const CoverLimits *limits,
                     uint8_t *values,
                     bool *out_found)
{
  return self->puzzle != NULL ? give_next (self, limits, values, out_found)
                              : sudoku_solver_next (self->links, limits, values, out_found);
}

CoverOutcome
engines_solver_run (EnginesSolver *self, const CoverLimits *limits)
{
  if (self->puzzle == NULL)
    return sudoku_solver_run (self->links, limits);
  self->counters = (CoverCounters){ 0 };
  return ask_engine (self, limits, false) == BASE_OK ? self->outcome : COVER_RAN_TO_STOP;
}

const CoverCounters *
engines_solver_counters (const EnginesSolver *self)
{
  return self->puzzle != NULL ? &self->counters : sudoku_solver_counters (self->links);
}

BaseStatus
engines_solver_find (EnginesSolver *self,
                     const SudokuPuzzle *puzzle,
                     const CoverLimits *limits,
                     SudokuSolutions *out)
{
  BaseStatus status = engines_solver_start (self, puzzle, limits->stop);
  CoverLimits so_far = *limits;
  bool found = true;

  out->n_cells = self->found.n_cells;
  out->n = 0;
  while (status == BASE_OK && found && out->n < limits->solutions)
    {
      uint8_t *values;
      CoverOutcome outcome;

      status = sudoku_solutions_room (out, &values);
      if (status != BASE_OK)
        break;
      so_far.solutions = out->n + 1;
      outcome = engines_solver_next (self, &so_far, values, &found);
      if (outcome == COVER_RAN_TO_STOP && out->n == 0)
        status = BASE_STOPPED;
      out->n += found;
    }
  return status;
}

BaseStatus
engines_solver_find_any (EnginesSolver *self,
                         const SudokuPuzzle *puzzle,
                         const CoverLimits *limits,
                         SudokuSolutions *out)
{
  BaseStatus status = engines_solver_find (self, puzzle, limits, out);

  return status == BASE_BAD_INPUT ? BASE_OK : status;
}
