#include "engines-solver.h"

#include "base-memory.h"
#include "sudoku-cover.h"

#include <stdlib.h>

/* Set up when the first puzzle comes. */
typedef struct
{
  const Engine *engine;
  SudokuShape *shape;
  EngineSudoku *sudoku;
} Helper;

typedef struct
{
  bool (*found) (void *data, const uint8_t *values);
  void *data;
} Listener;

/* In streams of small puzzles links are quick enough, and what they find first has been shown for
 * long. */
static const Engine *
engine_for (const SudokuShape *shape)
{
  const EngineRequest few = { .rule = COVER_RULE_FEWEST, .solutions = 2 };
  const Engine *engine = engines_auto_sudoku (shape, &few);

  return engine->learns ? engine : NULL;
}

bool
engines_solver_is_helped (const SudokuShape *shape)
{
  return engine_for (shape) != NULL;
}

static bool
engines_solver_tell (void *data, const EngineSolution *solution)
{
  const Listener *self = data;

  return self->found (self->data, solution->values);
}

static BaseStatus
engines_solver_find (void *data,
                     const SudokuPuzzle *puzzle,
                     const CoverLimits *limits,
                     bool (*found) (void *listener, const uint8_t *values),
                     void *listener,
                     CoverCounters *out_counters,
                     CoverOutcome *out_outcome)
{
  Helper *self = data;
  Listener told = { found, listener };
  const EngineRequest request = {
    .rule = COVER_RULE_FEWEST,
    .solutions = limits->solutions,
    .nodes = limits->nodes,
    .stop = limits->stop,
    .found = found != NULL ? engines_solver_tell : NULL,
    .data = &told,
  };
  EngineAnswer answer;
  BaseStatus status = BASE_OK;

  if (self->sudoku == NULL)
    status = engines_sudoku_new_until (self->engine, self->shape, limits->stop, &self->sudoku);
  if (status == BASE_OK)
    status = engines_sudoku_solve (self->sudoku, puzzle, &request, &answer);
  if (status != BASE_OK)
    return status;
  *out_counters = answer.counters;
  *out_outcome = answer.outcome;
  return BASE_OK;
}

static void
let_go (void *data)
{
  Helper *self = data;

  engines_sudoku_free (self->sudoku);
  sudoku_shape_unref (self->shape);
  free (self);
}

BaseStatus
engines_solver_new (SudokuShape *shape, const BaseStop *stop, SudokuSolver **out_solver)
{
  const Engine *engine = engine_for (shape);
  BaseStatus status = sudoku_solver_new_until (shape, stop, out_solver);
  Helper *helper;

  if (status != BASE_OK || engine == NULL)
    return status;
  helper = base_new_zeroed (Helper, 1);
  if (helper == NULL)
    {
      sudoku_solver_free (*out_solver);
      return BASE_NO_MEMORY;
    }
  helper->engine = engine;
  helper->shape = sudoku_shape_ref (shape);
  sudoku_solver_set_helper (*out_solver, (SudokuHelper){ engines_solver_find, let_go, helper });
  return BASE_OK;
}

BaseStatus
engines_solver_suit (SudokuSolver **solver, SudokuShape *shape)
{
  if (*solver != NULL
      && sudoku_shape_equal (sudoku_cover_shape (sudoku_solver_cover (*solver)), shape))
    return BASE_OK;
  sudoku_solver_free (*solver);
  *solver = NULL;
  return engines_solver_new (shape, NULL, solver);
}
