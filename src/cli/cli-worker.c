#include "cli-worker.h"

#include "base-memory.h"
#include "cli-reasoner.h"
#include "cli-signals.h"

#include <stdlib.h>
#include <string.h>

#define KEPT 4

/* Either an engine or a solver; `shape` NULL: free. */
typedef struct
{
  SudokuShape *shape; /* a reference */
  EngineSudoku *sudoku;
  EnginesSolver *solver;
} Kept;

/* The one used last comes first. */
struct CliWorker
{
  EngineCrew *crew;
  uint32_t number;
  Kept kept[KEPT];
  CliReasoner *reasoner; /* NULL until it is asked for */
};

CliWorker *
cli_worker_new (EngineCrew *crew, uint32_t number)
{
  CliWorker *self = base_new_zeroed (CliWorker, 1);

  if (self == NULL)
    return NULL;
  self->crew = crew;
  self->number = number;
  return self;
}

void
cli_worker_share (const CliWorker *self, EngineRequest *request)
{
  request->crew = self->crew;
  request->worker = self->number;
}

static void
let_go (Kept *kept)
{
  engines_sudoku_free (kept->sudoku);
  engines_solver_free (kept->solver);
  sudoku_shape_unref (kept->shape);
  *kept = (Kept){ 0 };
}

void
cli_worker_free (CliWorker *self)
{
  if (self == NULL)
    return;
  for (size_t i = 0; i < KEPT; i++)
    let_go (&self->kept[i]);
  cli_reasoner_free (self->reasoner);
  free (self);
}

/* `engine` NULL: a solver. */
static bool
is_wanted (const Kept *kept, const Engine *engine, const SudokuShape *shape)
{
  if (engine != NULL ? kept->sudoku == NULL || engines_sudoku_engine (kept->sudoku) != engine
                     : kept->solver == NULL)
    return false;
  return kept->shape == shape || sudoku_shape_equal (kept->shape, shape);
}

/* Moves the requested one to the front, or makes it there in place of the one that was unused for
 * longest. */
static BaseStatus
move_to_front (CliWorker *self, const Engine *engine, SudokuShape *shape)
{
  Kept found = { 0 };
  size_t at = 0;
  BaseStatus status;

  while (at < KEPT && !is_wanted (&self->kept[at], engine, shape))
    at++;
  if (at == 0)
    return BASE_OK;
  if (at < KEPT)
    found = self->kept[at];
  else
    {
      status = engine != NULL ? engines_sudoku_new_until (engine, shape, cli_stop (), &found.sudoku)
                              : engines_solver_new (shape, NULL, &found.solver);
      if (status != BASE_OK)
        return status;
      found.shape = sudoku_shape_ref (shape);
      let_go (&self->kept[--at]);
    }
  memmove (self->kept + 1, self->kept, at * sizeof *self->kept);
  self->kept[0] = found;
  return BASE_OK;
}

BaseStatus
cli_worker_engine (CliWorker *self,
                   const Engine *engine,
                   SudokuShape *shape,
                   EngineSudoku **out_sudoku)
{
  BaseStatus status = move_to_front (self, engine, shape);

  if (status == BASE_OK)
    *out_sudoku = self->kept[0].sudoku;
  return status;
}

BaseStatus
cli_worker_solver (CliWorker *self, SudokuShape *shape, EnginesSolver **out_solver)
{
  BaseStatus status = move_to_front (self, NULL, shape);

  if (status == BASE_OK)
    *out_solver = self->kept[0].solver;
  return status;
}

CliReasoner *
cli_worker_reasoner (CliWorker *self)
{
  if (self->reasoner == NULL)
    self->reasoner = cli_reasoner_new ();
  return self->reasoner;
}
