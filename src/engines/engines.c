#include "engines.h"

#include "auto.h"
#include "backtrack.h"
#include "bands.h"
#include "base-memory.h"
#include "bits.h"
#include "cells.h"
#include "engine-report.h"
#include "links.h"
#include "matrix.h"
#include "memory-count.h"

#include <stdlib.h>
#include <string.h>

/* Each engine is defined in a file of its own, so that a new engine is one file and one line
 * here. */
static const Engine *const table[] = { &links_engine, &bands_engine,  &cells_engine,
                                       &bits_engine,  &memory_engine, &backtrack_engine,
                                       &matrix_engine };

const unsigned engines_n = sizeof table / sizeof *table;

/* With at least this many values, a search that learns is worth its setup. */
#define CELLS_VALUES 16

struct EngineSudoku
{
  const Engine *engine;
  SudokuShape *shape;
  void *worker;
};

const Engine *
engines_get (unsigned index)
{
  return table[index];
}

const Engine *
engines_find (const char *id)
{
  for (unsigned i = 0; i < engines_n; i++)
    if (strcmp (table[i]->id, id) == 0)
      return table[i];
  return NULL;
}

const Engine *
engines_reference (void)
{
  return &links_engine;
}

const Engine *
engines_auto_sudoku (const SudokuShape *shape, const EngineRequest *request)
{
  const bool is_plain = request->rule == COVER_RULE_FEWEST && request->nodes == 0;

  if (is_plain && (request->solutions == 1 || request->solutions == 2)
      && bands_engine.fits_sudoku (shape))
    return &bands_engine;
  /* Rules that are not groups may need colours, which `cells` does not support. */
  if (is_plain && !request->counted && sudoku_shape_n_values (shape) >= CELLS_VALUES
      && sudoku_shape_is_all_groups (shape))
    return &cells_engine;
  return engine_only_counts (request) ? &memory_engine : &links_engine;
}

const Engine *
engines_auto_cover (const CoverProblem *problem, const EngineRequest *request)
{
  if (request->counted || request->rule != COVER_RULE_FEWEST)
    return &links_engine;
  if (auto_bits_pay (problem) || cells_can_find (problem, request))
    return &auto_engine;
  return engine_only_counts (request) ? &memory_engine : &links_engine;
}

BaseStatus
engines_sudoku_new (const Engine *engine, SudokuShape *shape, EngineSudoku **out_sudoku)
{
  return engines_sudoku_new_until (engine, shape, NULL, out_sudoku);
}

BaseStatus
engines_sudoku_new_until (const Engine *engine,
                          SudokuShape *shape,
                          const BaseStop *stop,
                          EngineSudoku **out_sudoku)
{
  EngineSudoku *self;
  BaseStatus status;

  if (engine->open_sudoku == NULL || (engine->fits_sudoku != NULL && !engine->fits_sudoku (shape)))
    return BASE_BAD_INPUT;
  self = base_new_zeroed (EngineSudoku, 1);
  if (self == NULL)
    return BASE_NO_MEMORY;
  status = engine->open_sudoku (shape, stop, &self->worker);
  if (status != BASE_OK)
    {
      free (self);
      return status;
    }
  self->engine = engine;
  self->shape = sudoku_shape_ref (shape);
  *out_sudoku = self;
  return BASE_OK;
}

void
engines_sudoku_free (EngineSudoku *self)
{
  if (self == NULL)
    return;
  self->engine->close_sudoku (self->worker);
  sudoku_shape_unref (self->shape);
  free (self);
}

SudokuShape *
engines_sudoku_shape (const EngineSudoku *self)
{
  return self->shape;
}

const Engine *
engines_sudoku_engine (const EngineSudoku *self)
{
  return self->engine;
}

/* A stop before all tables were made counts as a search that was stopped before its first node. */
static BaseStatus
make_stop_answer (BaseStatus status, EngineAnswer *out_answer)
{
  if (status != BASE_STOPPED)
    return status;
  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_STOP };
  return BASE_OK;
}

BaseStatus
engines_sudoku_solve (EngineSudoku *self,
                      const SudokuPuzzle *puzzle,
                      const EngineRequest *request,
                      EngineAnswer *out_answer)
{
  return make_stop_answer (self->engine->solve_sudoku (self->worker, puzzle, request, out_answer),
                           out_answer);
}

void
engines_sudoku_solve_batch (EngineSudoku *self, EngineJob **jobs, size_t n)
{
  if (self->engine->solve_batch != NULL)
    {
      self->engine->solve_batch (self->worker, jobs, n);
      return;
    }
  for (size_t i = 0; i < n; i++)
    jobs[i]->status =
        engines_sudoku_solve (self, jobs[i]->puzzle, &jobs[i]->request, &jobs[i]->answer);
}

BaseStatus
engines_cover_solve (const Engine *engine,
                     const CoverProblem *problem,
                     const EngineRequest *request,
                     EngineAnswer *out_answer)
{
  if (engine->solve_cover == NULL || (engine->fits_cover != NULL && !engine->fits_cover (problem)))
    return BASE_BAD_INPUT;
  return make_stop_answer (engine->solve_cover (problem, request, out_answer), out_answer);
}
