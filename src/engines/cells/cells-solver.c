/* cells-solver.c - givens first, without a search; then the search over the rest.
 *
 * The rest is numbered anew, so that a puzzle of which half is given works in half the memory.
 * Tables of the shape are kept from puzzle to puzzle. */
#include "cells-private.h"

#include "base-memory.h"
#include "cells-boxes-private.h"

#include <stdlib.h>
#include <string.h>

/* Givens are filled in one after the other in problems with more than MANY_ITEMS items, if less
 * than one cell in FEW_GIVENS is given. */
#define MANY_ITEMS 8000
#define FEW_GIVENS 10

/* A grid of boxes is filled together with its givens if less than one cell in SOME_GIVENS is
 * given. */
#define SOME_GIVENS 5

struct CellsSolver
{
  CellsGraph whole, part;
  CellsState state;   /* over the whole: givens and their consequences */
  CellsSearch search; /* over the part */
  uint32_t *origins;  /* of the part's options: their numbers in the whole */
  uint32_t *numbers;
  uint32_t *options; /* of a solution */
  CellsBoxes *boxes; /* or NULL */
  bool is_turned;    /* the box filler's rows are columns here */
};

BaseStatus
cells_solver_new (const CoverProblem *problem, const BaseStop *stop, CellsSolver **out_solver)
{
  CellsSolver *self = base_new_zeroed (CellsSolver, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  status = cells_graph_from_problem (&self->whole, problem, stop);
  if (status == BASE_OK)
    status = cells_graph_init (&self->part, self->whole.n_options, self->whole.n_items,
                               self->whole.n_terms);
  if (status == BASE_OK)
    status = cells_state_init (&self->state, &self->whole);
  if (status == BASE_OK)
    status = cells_search_init (&self->search, &self->whole);
  if (status == BASE_OK)
    {
      self->origins = base_new (uint32_t, self->whole.n_options);
      self->numbers = base_new (uint32_t, self->whole.n_items);
      self->options = base_new (uint32_t, self->whole.n_options);
      if (self->origins == NULL || self->numbers == NULL || self->options == NULL)
        status = BASE_NO_MEMORY;
    }
  if (status != BASE_OK)
    cells_solver_free (self);
  else
    *out_solver = self;
  return status;
}

void
cells_solver_free (CellsSolver *self)
{
  if (self == NULL)
    return;
  cells_boxes_free (self->boxes);
  cells_search_clear (&self->search);
  cells_state_clear (&self->state);
  cells_graph_clear (&self->part);
  cells_graph_clear (&self->whole);
  free (self->origins);
  free (self->numbers);
  free (self->options);
  free (self);
}

BaseStatus
cells_solver_set_boxes (CellsSolver *self, uint32_t box_rows, uint32_t box_columns)
{
  if (self->whole.n_primary <= MANY_ITEMS)
    return BASE_OK;
  self->is_turned = box_rows > box_columns;
  return self->is_turned ? cells_boxes_new (box_columns, box_rows, &self->boxes)
                         : cells_boxes_new (box_rows, box_columns, &self->boxes);
}

typedef struct
{
  CellsSolver *solver;
  const EngineRequest *request;
  EngineAnswer *answer;
} Listener;

static bool
report_part (void *data, const CellsState *state)
{
  Listener *self = data;
  const CellsState *whole = &self->solver->state;
  uint32_t *options = self->solver->options, n = 0;
  EngineSolution solution;

  for (uint32_t i = 0; i < whole->n_trail; i++)
    if ((whole->trail[i] & 1) == 0)
      options[n++] = whole->trail[i] / 2;
  for (uint32_t i = 0; state != NULL && i < state->n_trail; i++)
    if ((state->trail[i] & 1) == 0)
      options[n++] = self->solver->origins[state->trail[i] / 2];
  solution = (EngineSolution){ .options = options, .n_options = n };
  return engine_report (self->request, self->answer, &solution);
}

/* Reports a solution of a search over the whole, whose trail has all options. */
static bool
report_whole (void *data, const CellsState *state)
{
  Listener *self = data;
  uint32_t *options = self->solver->options, n = 0;
  EngineSolution solution;

  for (uint32_t i = 0; i < state->n_trail; i++)
    if ((state->trail[i] & 1) == 0)
      options[n++] = state->trail[i] / 2;
  solution = (EngineSolution){ .options = options, .n_options = n };
  return engine_report (self->request, self->answer, &solution);
}

/* Returns false if they clash. */
static bool
cells_solver_place_givens (CellsState *state,
                           const uint32_t *givens,
                           uint32_t n_givens,
                           const uint8_t *dropped)
{
  for (uint32_t i = 0; i < n_givens; i++)
    {
      if (state->values[cells_taken (givens[i])] != 0 || (dropped != NULL && dropped[givens[i]]))
        return false;
      cells_state_take (state, givens[i], cells_reason (CELLS_BY_CHOICE, 0));
    }
  for (uint32_t option = 0; dropped != NULL && option < state->graph->n_options; option++)
    if (dropped[option] && state->values[cells_taken (option)] == 0)
      cells_state_drop (state, option, cells_reason (CELLS_BY_CHOICE, 0));
  return cells_state_follow (state);
}

static BaseStatus
search_part (CellsSolver *self, Listener *listener)
{
  const BaseStatus status = cells_graph_open_part (&self->part, &self->state, self->origins,
                                                   self->numbers, listener->request->stop);

  if (status != BASE_OK)
    return status;
  self->search.graph = self->search.state.graph = &self->part;
  return cells_search_run (&self->search, NULL, 0, NULL, 0, listener->request, report_part,
                           listener, listener->answer);
}

/* Whether less than one cell in `part` is given, in a large grid: then filling it without the
 * givens is quick and useful. */
static bool
is_nearly_empty (const CellsGraph *graph, uint32_t n_givens, uint32_t part)
{
  const uint64_t n_filled = (uint64_t) graph->n_primary * graph->n_options / (graph->n_terms + 1);

  return graph->n_primary > MANY_ITEMS && n_givens < n_filled / part;
}

static uint32_t
turn_cell (const CellsSolver *self, uint32_t cell)
{
  const uint32_t n = self->boxes->n_values;

  return self->is_turned ? cell % n * n + cell / n : cell;
}

/* Fills `options` with a full grid that has the givens and their consequences.  Returns false if
 * the box filler cannot. */
static bool
fill_boxes (CellsSolver *self, uint32_t n_givens, const BaseStop *stop)
{
  CellsBoxes *boxes = self->boxes;

  if (boxes == NULL || !is_nearly_empty (&self->whole, n_givens, SOME_GIVENS))
    return false;
  memset (boxes->givens, CELLS_NOTHING, (size_t) boxes->n_values * boxes->n_values);
  for (uint32_t i = 0; i < self->state.n_trail; i++)
    if ((self->state.trail[i] & 1) == 0)
      {
        const uint32_t option = self->state.trail[i] / 2;

        boxes->givens[turn_cell (self, option / boxes->n_values)] =
            (uint8_t) (option % boxes->n_values);
      }
  if (!cells_boxes_fill (boxes, stop))
    return false;
  for (uint32_t cell = 0; cell < boxes->n_values * boxes->n_values; cell++)
    self->options[cell] = cell * boxes->n_values + boxes->now.values[turn_cell (self, cell)];
  return true;
}

BaseStatus
cells_solver_run (CellsSolver *self,
                  const uint32_t *givens,
                  uint32_t n_givens,
                  const uint8_t *dropped,
                  const EngineRequest *request,
                  EngineAnswer *out_answer)
{
  Listener listener = { self, request, out_answer };
  bool is_filled;
  BaseStatus status;

  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  status = cells_state_reset (&self->state, request->stop);
  if (status != BASE_OK)
    return status;
  if (!cells_solver_place_givens (&self->state, givens, n_givens, dropped))
    return self->state.is_stopped ? BASE_STOPPED : BASE_OK;
  if (dropped != NULL)
    return search_part (self, &listener);
  is_filled = fill_boxes (self, n_givens, request->stop);
  if (!is_filled && (n_givens == 0 || !is_nearly_empty (&self->whole, n_givens, FEW_GIVENS)))
    return search_part (self, &listener);
  self->search.graph = self->search.state.graph = &self->whole;
  status = cells_search_run (&self->search, givens, n_givens, is_filled ? self->options : NULL,
                             is_filled ? self->boxes->n_values * self->boxes->n_values : 0, request,
                             report_whole, &listener, out_answer);
  return status == BASE_OK && self->search.gave_up ? search_part (self, &listener) : status;
}

BaseStatus
cells_solver_begin (CellsSolver *self, const BaseStop *stop, bool *out_open)
{
  BaseStatus status = cells_state_reset (&self->state, stop);

  if (status != BASE_OK)
    return status;
  *out_open = cells_solver_place_givens (&self->state, NULL, 0, NULL);
  if (!*out_open)
    return self->state.is_stopped ? BASE_STOPPED : BASE_OK;
  status = cells_graph_open_part (&self->part, &self->state, self->origins, self->numbers, stop);
  self->search.graph = self->search.state.graph = &self->part;
  return status == BASE_OK ? cells_search_start (&self->search, NULL, 0, stop) : status;
}

BaseStatus
cells_solver_go_on (CellsSolver *self,
                    uint64_t most_work,
                    const EngineRequest *request,
                    EngineAnswer *answer,
                    bool *out_paused)
{
  Listener listener = { self, request, answer };
  BaseStatus status;

  self->search.most_work = most_work;
  answer->outcome = COVER_RAN_TO_END;
  status = cells_search_go_on (&self->search, request, report_part, &listener, answer);
  *out_paused = self->search.paused;
  return status;
}

double
cells_solver_levels_back (const CellsSolver *self)
{
  const CellsRestarts *restarts = &self->search.restarts;

  return restarts->n_conflicts == 0
             ? 0
             : (double) restarts->n_levels_back / (double) restarts->n_conflicts;
}

uint64_t
cells_solver_n_steps (const CellsSolver *self)
{
  return self->search.state.work;
}
