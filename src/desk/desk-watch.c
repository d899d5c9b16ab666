#include "desk-watch-private.h"

#include "cover-search.h"
#include "sudoku-subject.h"

/* Nodes between two progress reports; 25x25 grids take some 10 ms for them. */
#define SLICE_NODES 1024

BaseStatus
desk_watch_open (SudokuCover *cover, const SudokuPuzzle *puzzle, Run **out_run)
{
  Subject *subject = NULL;
  Run *run = NULL;
  BaseStatus status = sudoku_subject_of_cover (cover, puzzle, "", &subject);

  if (status == BASE_OK)
    status = run_new (subject, &(RunOptions){ .bare = true }, &run);
  subject_unref (subject);
  if (status != BASE_OK && status != BASE_BAD_INPUT)
    return status;
  *out_run = run;
  return BASE_OK;
}

/* Counters are of the whole search, and so is the progress of a search that goes on. */
static bool
tell_progress (void *data, Run *run)
{
  DeskWatch *self = data;
  const CoverCounters *counters = cover_search_counters (run_search (run));

  self->progress.share = cover_search_share (run_search (run));
  self->progress.nodes = self->n_nodes_before + counters->nodes;
  self->progress.updates = counters->updates;
  self->progress.solutions = MAX (self->n_known, counters->solutions);
  self->tell (self->data, &self->progress);
  return true;
}

/* Slice after slice, to a limit of solutions, to the end, or until stopped. */
static BaseStatus
search_on (DeskWatch *self, Run *run, uint64_t solutions)
{
  const RunPlan plan = { .limits = { .solutions = solutions, .stop = self->stop },
                         .slice_nodes = SLICE_NODES,
                         .after_slice = tell_progress,
                         .data = self };

  if (base_stop_asked (self->stop) || run_search_on (run, &plan) == COVER_RAN_TO_STOP)
    return BASE_STOPPED;
  return BASE_OK;
}

BaseStatus
desk_watch_next (DeskWatch *self, SudokuCover *cover, Run *run, uint8_t *values, bool *out_found)
{
  const CoverCounters *counters;
  const uint32_t *options;
  uint64_t before;
  uint32_t n;
  BaseStatus status;

  *out_found = false;
  if (run == NULL)
    return BASE_OK;
  counters = cover_search_counters (run_search (run));
  before = counters->solutions;
  status = search_on (self, run, before + 1);
  if (counters->solutions == before)
    return status;
  *out_found = true;
  options = run_options (run, &n);
  sudoku_cover_decode (cover, options, n, values);
  return BASE_OK;
}

BaseStatus
desk_watch_count (DeskWatch *self, Run *run, uint64_t *out_n_solutions)
{
  BaseStatus status;

  *out_n_solutions = self->n_known;
  if (run == NULL)
    return BASE_OK;
  status = search_on (self, run, 0);
  *out_n_solutions = MAX (self->n_known, cover_search_counters (run_search (run))->solutions);
  return status;
}
