/* engine-split.c - work stealing over one search tree, with all results in the order of one thread.
 *
 * Workers search parts of the tree, each depth first.  An idle worker raises the flags of the busy
 * ones.  A busy worker then cuts off the branches that it has not tried yet on its highest level,
 * which is its largest piece, and offers them.  In the order of one search, a piece comes right
 * behind what its giver keeps.  So the parts stand in a list in that order, and a new part is put
 * behind its giver.
 *
 * The worker of the first part reports solutions as it finds them.  The other workers keep theirs,
 * with the counters of that moment, until their part is the first.  The memory for kept solutions
 * is bounded, and a worker without room waits.  No worker waits for ever: parts are offered only to
 * idle workers, so a worker is always busy with the first one.  When the first part is done, its
 * counters are final, and so are those of parts behind it that are done.  A part that is done and
 * has kept nothing adds its counters to the part in front.  So a limit falls at the same solution
 * as with one thread, with the same counts, and all work behind that solution is dropped.
 *
 * A crew has one lock.  It is taken where a part begins or ends, where a worker is wanted, and
 * where memory is reserved.
 *
 * A giver gives away all that is left on the level, not half of it.  So it never again reads the
 * list of that level, which was cut, and the new owner can give parts of it away in turn. */
#include "engine-split-private.h"

#include "base-memory.h"
#include "cover-search.h"

#include <stdlib.h>

/* A search that ends within this many nodes needs no help. */
#define NODES_ALONE 1024

/* Nodes until a worker that had nothing to give checks again for idle workers. */
#define NODES_BETWEEN_LOOKS 256

static void
free_part (EngineSplitPart *self)
{
  cover_part_clear (&self->part);
  free (self->notes);
  free (self->options);
  free (self);
}

static void
unlink_part (EngineSplit *self, EngineSplitPart *part)
{
  if (part->before != NULL)
    part->before->behind = part->behind;
  else
    self->first = part->behind;
  if (part->behind != NULL)
    part->behind->before = part->before;
}

static void run_part (EngineOffer *offer, uint32_t worker);

/* Cuts off a part of the search and offers it; with the lock held. */
static bool
offer_part (EngineSplitRunner *self)
{
  EngineSplit *split = self->split;
  EngineSplitPart *giver = self->part, *part;

  if (split->searches == NULL)
    {
      split->searches = base_new_zeroed (void *, engine_crew_size (split->crew));
      if (split->searches == NULL)
        return false;
      split->searches[self->worker] = self->search;
    }
  part = base_new_zeroed (EngineSplitPart, 1);
  if (part == NULL || !split->tree->give (self->search, &part->part))
    {
      free (part);
      return false;
    }
  part->offer.take = run_part;
  part->split = split;
  part->before = giver;
  part->behind = giver->behind;
  if (part->behind != NULL)
    part->behind->before = part;
  giver->behind = part;
  /* Parts that are done behind the giver are also behind the new part. */
  part->left = giver->left;
  giver->left = (CoverCounters){ 0 };
  split->n_parts++;
  engine_crew_offer (split->crew, &part->offer);
  return true;
}

/* Reacts to a raised flag: gives parts to idle workers, and sees whether this part is now the first
 * or the search is over. */
static void
serve_crew (EngineSplitRunner *self)
{
  EngineSplit *split = self->split;
  bool is_now_first;

  engine_crew_lock (split->crew);
  engine_crew_heed (split->crew, self->worker);
  self->is_over = split->is_over;
  while (!self->is_over && engine_crew_n_idle (split->crew) > 0)
    if (!offer_part (self))
      break;
  self->is_asked = engine_crew_n_idle (split->crew) > 0;
  is_now_first = !self->is_first && split->first == self->part;
  self->is_first = split->first == self->part;
  engine_crew_unlock (split->crew);
  if (is_now_first && !self->is_over)
    engine_split_report_kept (self, self->part);
}

/* Whether the part alone has found as many solutions as are wanted in all. */
static bool
has_enough (const EngineSplitRunner *self, uint64_t n_found)
{
  return self->split->request->solutions != 0 && n_found >= self->split->request->solutions;
}

/* Searches the part until it is done, the search is over, or a stop.  Runs the first `nodes_alone`
 * nodes without checking for idle workers. */
static CoverOutcome
engine_split_search (EngineSplitRunner *self, uint64_t nodes_alone)
{
  EngineSplit *split = self->split;
  const BaseStop *stop = split->request->stop;
  const CoverCounters *counters = split->tree->counters (self->search);
  CoverLimits limits = { .stop = stop };

  if (nodes_alone != 0)
    limits.nodes = counters->nodes + nodes_alone;
  else
    serve_crew (self);
  while (!self->is_over)
    {
      const uint64_t n_found = counters->solutions;
      CoverOutcome outcome;

      limits.solutions = split->notes_solutions ? n_found + 1 : 0;
      if (limits.nodes == 0 || self->is_asked)
        limits.wanted = engine_crew_wanted (split->crew, self->worker);
      outcome = split->tree->run (self->search, &limits);
      if (split->notes_solutions && counters->solutions > n_found)
        engine_split_note (self);
      /* The empty solution has no way back, where a limit would be noticed. */
      if (outcome == COVER_RAN_TO_END && self->is_over && split->searches == NULL)
        split->answer.outcome = COVER_RAN_TO_END;
      if (outcome == COVER_RAN_TO_END || has_enough (self, counters->solutions))
        return COVER_RAN_TO_END;
      if (outcome == COVER_RAN_TO_STOP && base_stop_asked (stop))
        return COVER_RAN_TO_STOP;
      if (outcome == COVER_RAN_TO_STOP || (limits.nodes != 0 && counters->nodes >= limits.nodes))
        {
          serve_crew (self);
          limits.nodes = self->is_asked ? counters->nodes + NODES_BETWEEN_LOOKS : 0;
        }
    }
  return COVER_RAN_TO_LIMIT;
}

/* Adds the counters of a part that is done and kept nothing to the part in front; with the lock
 * held. */
static void
add_to_front (EngineSplit *self, EngineSplitPart *part)
{
  CoverCounters *front = part->before != NULL ? &part->before->left : &self->answer.counters;

  cover_counters_add (front, &part->counters);
  cover_counters_add (front, &part->left);
  unlink_part (self, part);
  free_part (part);
}

/* Reports the parts that are done behind the first part, which is done too; then the next part is
 * the first.  With the lock held, but released while reporting. */
static void
report_done_parts (EngineSplitRunner *self)
{
  EngineSplit *split = self->split;

  while (split->first != NULL && split->first->is_done && !self->is_over)
    {
      EngineSplitPart *part = split->first;

      engine_crew_unlock (split->crew);
      if (part->n_notes > 0)
        engine_split_report_kept (self, part);
      engine_crew_lock (split->crew);
      self->is_over = split->is_over;
      if (!self->is_over)
        add_to_front (split, part);
    }
  if (split->first != NULL && split->first->is_taken)
    engine_crew_want (split->crew, split->first->worker);
  engine_crew_wake (split->crew);
}

/* The first worker that stops sets the outcome.  All work done by all workers counts. */
static void
note_stop (EngineSplit *self)
{
  if (self->is_over)
    return;
  self->answer.outcome = COVER_RAN_TO_STOP;
  engine_split_call_off (self);
}

static void
engine_split_finish (EngineSplitRunner *self, CoverOutcome outcome)
{
  EngineSplit *split = self->split;
  EngineSplitPart *part = self->part;

  engine_crew_lock (split->crew);
  part->is_done = true;
  if (self->search != NULL)
    part->counters = *split->tree->counters (self->search);
  if (outcome == COVER_RAN_TO_STOP)
    note_stop (split);
  if (!split->is_over && split->first == part)
    report_done_parts (self);
  else if (!split->is_over && part->n_notes == 0)
    add_to_front (split, part);
  if (--split->n_parts == 0)
    {
      split->is_settled = true;
      engine_crew_wake (split->crew);
    }
  engine_crew_unlock (split->crew);
}

/* Searches a part that was offered. */
static void
run_part (EngineOffer *offer, uint32_t worker)
{
  EngineSplitPart *part = (EngineSplitPart *) (void *) offer;
  EngineSplit *split = part->split;
  EngineSplitRunner runner = { .split = split, .part = part, .worker = worker };
  CoverOutcome outcome = COVER_RAN_TO_LIMIT;
  BaseStatus status = BASE_OK;

  engine_crew_lock (split->crew);
  part->is_taken = true;
  part->worker = worker;
  runner.is_over = split->is_over;
  engine_crew_unlock (split->crew);
  if (!runner.is_over)
    {
      runner.options = base_new (uint32_t, (size_t) split->most_options + 1);
      status = runner.options == NULL ? BASE_NO_MEMORY : BASE_OK;
      if (status == BASE_OK && split->searches[worker] == NULL)
        status = split->tree->open (split->task, &split->searches[worker]);
      if (status == BASE_OK)
        status = split->tree->start (split->searches[worker], split->task, &part->part);
      if (status == BASE_STOPPED)
        outcome = COVER_RAN_TO_STOP;
      else if (status != BASE_OK)
        engine_split_fail (split, status);
    }
  if (!runner.is_over && status == BASE_OK)
    {
      runner.search = split->searches[worker];
      outcome = engine_split_search (&runner, 0);
    }
  engine_split_finish (&runner, outcome);
  free (runner.options);
}

/* Frees the parts that remain when no worker is busy.  There are some only if the search ended
 * early. */
static void
engine_split_clear (EngineSplit *self, const void *search)
{
  const bool is_stopped = self->answer.outcome == COVER_RAN_TO_STOP;
  EngineSplitPart *part;

  while ((part = self->first) != NULL)
    {
      if (is_stopped)
        {
          cover_counters_add (&self->answer.counters, &part->counters);
          cover_counters_add (&self->answer.counters, &part->left);
        }
      self->first = part->behind;
      free_part (part);
    }
  /* Solutions that were found but not reported are not in the answer. */
  if (is_stopped && self->notes_solutions)
    self->answer.counters.solutions = self->n_told;
  for (uint32_t i = 0; self->searches != NULL && i < engine_crew_size (self->crew); i++)
    if (self->searches[i] != NULL && self->searches[i] != search)
      self->tree->close (self->searches[i]);
  free (self->searches);
}

BaseStatus
engine_split_run (const EngineTree *tree,
                  const void *task,
                  void *own_search,
                  uint32_t most_options,
                  const EngineRequest *request,
                  EngineAnswer *out_answer)
{
  EngineSplit self = { .tree = tree,
                       .task = task,
                       .request = request,
                       .crew = request->crew,
                       .most_options = most_options,
                       .notes_solutions = request->found != NULL || request->solutions != 0,
                       .n_parts = 1,
                       .answer = { .outcome = COVER_RAN_TO_END } };
  EngineSplitRunner runner = { .split = &self,
                               .worker = request->worker,
                               .search = own_search,
                               .options = base_new (uint32_t, (size_t) most_options + 1),
                               .is_first = true };

  runner.part = self.first = base_new_zeroed (EngineSplitPart, 1);
  if (runner.part == NULL || runner.options == NULL)
    {
      free (runner.part);
      free (runner.options);
      return BASE_NO_MEMORY;
    }
  *self.first = (EngineSplitPart){ .split = &self, .worker = request->worker, .is_taken = true };
  engine_split_finish (&runner, engine_split_search (&runner, NODES_ALONE));
  engine_crew_lock (self.crew);
  engine_crew_help_until (self.crew, request->worker, &self.is_settled);
  engine_crew_unlock (self.crew);
  engine_split_clear (&self, own_search);
  free (runner.options);
  if (self.status == BASE_OK)
    *out_answer = self.answer;
  return self.status;
}
