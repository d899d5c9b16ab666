/* engine-split.c - work stealing over one search tree, with everything in the order of one thread.
 *
 * Workers search parts of the tree, each depth first.  Who is idle raises the flags of those at work; one of these cuts
 * off what it has still to try on its highest level, which is the largest piece it has, and offers it.  All that is cut
 * off comes, in the order of one search, right behind what the giver keeps: so the parts stand in a list, in that
 * order, and a new one is put behind its giver.
 *
 * Whoever is at work on the first part tells of solutions as they are found.  The others keep theirs, with the counters
 * that they had then, until their part comes first; what they keep together is bounded, and who has no room waits.
 * Nobody waits for ever: parts are offered only to workers that are idle, so somebody is at work on the first one.  When
 * it is done its counters are behind us, and so are those of parts behind it that are done; one that is done without
 * having kept anything leaves its counters to the part in front.  So a limit falls at the same solution as with one
 * thread, with the same counts, and what others searched behind it is forgotten.
 *
 * A crew has one lock; it is taken where a part begins or ends, where a worker is wanted, and where memory is asked for.
 *
 * It is all that is left on the level that is given away, not half of it: so the giver never reads the list of that
 * level again, which was cut; and whoever has it gives of it in turn. */
#include "engine-split-private.h"

#include "base-memory.h"
#include "cover-search.h"

#include <stdlib.h>

/* What is done after so many nodes needs no help. */
#define NODES_ALONE 1024

/* Until somebody who had nothing to give looks again. */
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
take_out (EngineSplit *self, EngineSplitPart *part)
{
  if (part->before != NULL)
    part->before->behind = part->behind;
  else
    self->first = part->behind;
  if (part->behind != NULL)
    part->behind->before = part->before;
}

static void take_part (EngineOffer *offer, uint32_t worker);

/* Offers what the search cuts off; with the lock held. */
static bool
give (EngineSplitRunner *self)
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
  part->offer.take = take_part;
  part->split = split;
  part->before = giver;
  part->behind = giver->behind;
  if (part->behind != NULL)
    part->behind->before = part;
  giver->behind = part;
  /* What is done behind the giver is behind the new one too. */
  part->left = giver->left;
  giver->left = (CoverCounters){ 0 };
  split->n_parts++;
  engine_crew_offer (split->crew, &part->offer);
  return true;
}

/* What others want: parts, and to know that this one is now the first, or that all is over. */
static void
attend (EngineSplitRunner *self)
{
  EngineSplit *split = self->split;
  bool is_now_first;

  engine_crew_lock (split->crew);
  engine_crew_heed (split->crew, self->worker);
  self->is_over = split->is_over;
  while (!self->is_over && engine_crew_n_idle (split->crew) > 0)
    if (!give (self))
      break;
  self->is_asked = engine_crew_n_idle (split->crew) > 0;
  is_now_first = !self->is_first && split->first == self->part;
  self->is_first = split->first == self->part;
  engine_crew_unlock (split->crew);
  if (is_now_first && !self->is_over)
    engine_split_tell_kept (self, self->part);
}

/* Whether the part has found as many as are wanted in all. */
static bool
has_enough (const EngineSplitRunner *self, uint64_t n_found)
{
  return self->split->request->solutions != 0 && n_found >= self->split->request->solutions;
}

/* Searches the part until it is done, wanted by nobody, or stopped; the first nodes without looking for others. */
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
    attend (self);
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
      /* A solution of nothing at all: there is no way back, where a limit would be noticed. */
      if (outcome == COVER_RAN_TO_END && self->is_over && split->searches == NULL)
        split->answer.outcome = COVER_RAN_TO_END;
      if (outcome == COVER_RAN_TO_END || has_enough (self, counters->solutions))
        return COVER_RAN_TO_END;
      if (outcome == COVER_RAN_TO_STOP && base_stop_asked (stop))
        return COVER_RAN_TO_STOP;
      if (outcome == COVER_RAN_TO_STOP || (limits.nodes != 0 && counters->nodes >= limits.nodes))
        {
          attend (self);
          limits.nodes = self->is_asked ? counters->nodes + NODES_BETWEEN_LOOKS : 0;
        }
    }
  return COVER_RAN_TO_LIMIT;
}

/* Leaves the counters of a part that is done, and kept nothing, to the one in front; with the lock held. */
static void
leave_to_front (EngineSplit *self, EngineSplitPart *part)
{
  CoverCounters *front = part->before != NULL ? &part->before->left : &self->answer.counters;

  cover_counters_add (front, &part->counters);
  cover_counters_add (front, &part->left);
  take_out (self, part);
  free_part (part);
}

/* The first part is done: those behind it that are done are told too, and then somebody else is the first; with the
 * lock held, which is let go of for telling. */
static void
pass_on (EngineSplitRunner *self)
{
  EngineSplit *split = self->split;

  while (split->first != NULL && split->first->is_done && !self->is_over)
    {
      EngineSplitPart *part = split->first;

      engine_crew_unlock (split->crew);
      if (part->n_notes > 0)
        engine_split_tell_kept (self, part);
      engine_crew_lock (split->crew);
      self->is_over = split->is_over;
      if (!self->is_over)
        leave_to_front (split, part);
    }
  if (split->first != NULL && split->first->is_taken)
    engine_crew_want (split->crew, split->first->worker);
  engine_crew_wake (split->crew);
}

/* Whoever stops is the first to say so; and all that was done counts. */
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
    pass_on (self);
  else if (!split->is_over && part->n_notes == 0)
    leave_to_front (split, part);
  if (--split->n_parts == 0)
    {
      split->is_settled = true;
      engine_crew_wake (split->crew);
    }
  engine_crew_unlock (split->crew);
}

/* An offer is taken. */
static void
take_part (EngineOffer *offer, uint32_t worker)
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

/* What is left when nobody is at work any more: only where it ended before its end. */
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
  /* What was found and not told is not answered. */
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
