#include "desk-run-private.h"

#include "base-memory.h"
#include "cover-search.h"
#include "sudoku-cover.h"

#include <stdlib.h>

static BaseStatus
open_search (DeskRun *self, const uint8_t *dropped)
{
  const CoverLinks *links = sudoku_cover_links (self->cover);
  BaseStatus status = BASE_OK;

  if (dropped != NULL)
    {
      status = cover_links_new (sudoku_cover_problem (self->cover), dropped, &self->own_links);
      links = self->own_links;
    }
  if (status == BASE_OK)
    status = cover_search_new (links, &self->search);
  if (status == BASE_OK)
    status = cover_search_start (self->search, self->givens, self->n_givens);
  return status;
}

BaseStatus
desk_run_start (DeskRun *self, SudokuCover *cover, const SudokuPuzzle *puzzle)
{
  const CoverProblem *problem = sudoku_cover_problem (cover);
  const uint8_t *dropped;
  BaseStatus status = BASE_BAD_INPUT;

  *self = (DeskRun){ .cover = cover };
  self->givens = base_new (uint32_t, sudoku_shape_n_cells (puzzle->shape));
  self->choices = base_new (uint32_t, (size_t) cover_problem_n_primary (problem) + 1);
  if (self->givens == NULL || self->choices == NULL)
    {
      desk_run_clear (self);
      return BASE_NO_MEMORY;
    }
  dropped = sudoku_cover_dropped (cover, puzzle);
  self->n_givens = sudoku_cover_givens (cover, puzzle, self->givens);
  if (!sudoku_cover_drops_any (dropped, self->givens, self->n_givens))
    status = open_search (self, dropped);
  if (status == BASE_BAD_INPUT)
    {
      cover_search_free (self->search);
      self->search = NULL;
      return BASE_OK;
    }
  if (status != BASE_OK)
    desk_run_clear (self);
  return status;
}

void
desk_run_clear (DeskRun *self)
{
  cover_search_free (self->search);
  cover_links_free (self->own_links);
  free (self->givens);
  free (self->choices);
  *self = (DeskRun){ 0 };
}

uint64_t
desk_run_n_solutions (const DeskRun *self)
{
  return self->search != NULL ? cover_search_counters (self->search)->solutions : 0;
}

/* Counters are of the whole search, and so is what is told of a search that goes on. */
static void
tell (const DeskRun *self, DeskWatch *watch)
{
  const CoverCounters *counters = cover_search_counters (self->search);

  watch->progress.share = cover_search_share (self->search);
  watch->progress.nodes = self->n_nodes_before + counters->nodes;
  watch->progress.updates = counters->updates;
  watch->progress.solutions = MAX (self->n_known, counters->solutions);
  watch->tell (watch->data, &watch->progress);
}

/* Slice after slice, to a limit of solutions, to the end, or until stopped. */
static BaseStatus
run (DeskRun *self, DeskWatch *watch, uint64_t solutions)
{
  const CoverCounters *counters = cover_search_counters (self->search);
  CoverOutcome outcome = COVER_RAN_TO_LIMIT;

  while (outcome == COVER_RAN_TO_LIMIT && (solutions == 0 || counters->solutions < solutions))
    {
      CoverLimits limits = { .solutions = solutions,
                             .nodes = counters->nodes + DESK_RUN_SLICE,
                             .stop = watch->stop };

      if (base_stop_asked (watch->stop))
        return BASE_STOPPED;
      outcome = cover_search_run (self->search, &limits);
      tell (self, watch);
    }
  return outcome == COVER_RAN_TO_STOP ? BASE_STOPPED : BASE_OK;
}

BaseStatus
desk_run_next (DeskRun *self, DeskWatch *watch, uint8_t *values, bool *out_found)
{
  uint64_t before = desk_run_n_solutions (self);
  BaseStatus status = self->search != NULL ? run (self, watch, before + 1) : BASE_OK;

  *out_found = desk_run_n_solutions (self) > before;
  if (!*out_found)
    return status;
  sudoku_cover_decode (self->cover, self->givens, self->n_givens, values);
  sudoku_cover_decode (self->cover, self->choices,
                       cover_search_choices (self->search, self->choices), values);
  return BASE_OK;
}

BaseStatus
desk_run_count (DeskRun *self, DeskWatch *watch)
{
  return self->search != NULL ? run (self, watch, 0) : BASE_OK;
}
