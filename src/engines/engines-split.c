/* engines-split.c - work stealing over one search tree, with everything in the order of one thread.
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
 * Tried and dropped: half of what is left on the highest level in place of all of it.  The giver then comes back to a
 * level that others are behind of, and lists must be put together again. */
#include "engines-split.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* What is done after so many nodes needs no help. */
#define NODES_ALONE 1024

/* Until somebody who had nothing to give looks again. */
#define NODES_BETWEEN_LOOKS 256

/* Solutions that wait for their turn, all together. */
#define MOST_BYTES_KEPT ((size_t) 16 << 20)

/* A solution that waits: the counters of its part when it was found. */
typedef struct
{
  CoverCounters counters;
  uint32_t n_options; /* in `options` of its part, behind those of the note before */
} Note;

typedef struct Split Split;

typedef struct Part
{
  EnginesOffer offer;
  Split *split;
  struct Part *before, *behind; /* in the list; guarded by the lock, as all but the notes */
  CoverPart part;               /* without frames: the whole */
  uint32_t worker;
  bool is_taken, is_done;
  CoverCounters counters; /* once it is done */
  CoverCounters left;     /* of parts that stood behind it, and are done */

  Note *
      notes; /* touched by the worker alone, and when it is done by whoever is at work on the first part */
  uint32_t *options;
  size_t n_notes, notes_capacity, n_options, options_capacity;
} Part;

struct Split
{
  const EnginesTree *tree;
  const void *task;
  const EngineRequest *request;
  EnginesCrew *crew;
  void **searches; /* one a worker, opened when it is needed; NULL while nothing was given */
  uint32_t most_options;
  bool notes_solutions;

  /* Guarded by the lock. */
  Part *first;
  uint32_t n_parts; /* that are not done */
  size_t bytes_kept;
  bool is_over;    /* nothing more is wanted */
  bool is_settled; /* nobody is at work */
  BaseStatus status;

  /* Of whoever is at work on the first part. */
  EngineAnswer answer; /* its counters: all that is behind us */
  uint64_t n_told;
};

/* A worker at a part. */
typedef struct
{
  Split *split;
  Part *part;
  uint32_t worker;
  void *search;
  uint32_t *options; /* room for one solution */
  bool is_first;     /* it may tell */
  bool is_over;
  bool is_asked; /* somebody is idle, and it had nothing to give */
} Runner;

static void
free_part (Part *self)
{
  cover_part_clear (&self->part);
  free (self->notes);
  free (self->options);
  free (self);
}

static void
take_out (Split *self, Part *part)
{
  if (part->before != NULL)
    part->before->behind = part->behind;
  else
    self->first = part->behind;
  if (part->behind != NULL)
    part->behind->before = part->before;
}

/* Nothing more is wanted; with the lock held. */
static void
call_off (Split *self)
{
  self->is_over = true;
  for (const Part *part = self->first; part != NULL; part = part->behind)
    if (part->is_taken && !part->is_done)
      engines_crew_want (self->crew, part->worker);
  engines_crew_wake (self->crew);
}

static void
fail (Split *self, BaseStatus status)
{
  engines_crew_lock (self->crew);
  self->status = status;
  call_off (self);
  engines_crew_unlock (self->crew);
}

/* Tells of one solution of the first part; false where that is the last one wanted. */
static bool
tell (Runner *self, const CoverCounters *counters, const uint32_t *options, uint32_t n_options)
{
  Split *split = self->split;
  const EngineRequest *request = split->request;
  bool more = true;

  split->n_told++;
  if (request->found != NULL)
    {
      EngineSolution solution = split->tree->describe (self->search, options, n_options);

      more = request->found (request->data, &solution);
    }
  if (more && split->n_told != request->solutions)
    return true;
  self->is_over = true;
  engines_crew_lock (split->crew);
  split->answer.outcome = COVER_RAN_TO_LIMIT;
  cover_counters_add (&split->answer.counters, counters);
  call_off (split);
  engines_crew_unlock (split->crew);
  return false;
}

/* Tells of all that was kept of a part that is now the first. */
static void
tell_kept (Runner *self, Part *part)
{
  Split *split = self->split;
  const uint32_t *options = part->options;

  for (size_t i = 0; i < part->n_notes && !self->is_over; i++)
    {
      tell (self, &part->notes[i].counters, options, part->notes[i].n_options);
      options += part->notes[i].n_options;
    }
  engines_crew_lock (split->crew);
  split->bytes_kept -=
      part->notes_capacity * sizeof (Note) + part->options_capacity * sizeof (uint32_t);
  engines_crew_wake (split->crew);
  engines_crew_unlock (split->crew);
  free (part->notes);
  free (part->options);
  part->notes = NULL;
  part->options = NULL;
  part->n_notes = part->notes_capacity = part->n_options = part->options_capacity = 0;
}

/* Waits until so much may be kept; false where the part is the first by then, or all is over. */
static bool
may_keep (Runner *self, size_t bytes)
{
  Split *split = self->split;
  bool may = false;

  engines_crew_lock (split->crew);
  for (;;)
    {
      self->is_over = split->is_over;
      self->is_first = split->first == self->part;
      may = split->bytes_kept + bytes <= MOST_BYTES_KEPT;
      if (self->is_over || self->is_first || may)
        break;
      engines_crew_wait (split->crew);
    }
  may = may && !self->is_over && !self->is_first;
  if (may)
    split->bytes_kept += bytes;
  engines_crew_unlock (split->crew);
  return may;
}

/* Room for `wanted` elements, of which the memory is asked for and counted. */
static bool
make_room (Runner *self, void **array, size_t *capacity, size_t wanted, size_t size)
{
  const size_t before = *capacity;
  size_t after = before == 0 ? 64 : before;

  while (after < wanted)
    after *= 2;
  if (after == before)
    return true;
  if (!may_keep (self, (after - before) * size))
    return false;
  if (base_grow (array, capacity, after, size) == BASE_OK && *capacity == after)
    return true;
  self->is_over = true;
  fail (self->split, BASE_NO_MEMORY);
  return false;
}

static void
keep (Runner *self, const CoverCounters *counters, uint32_t n_options)
{
  Part *part = self->part;
  void *notes = part->notes, *options = part->options;
  bool has_room = make_room (self, &notes, &part->notes_capacity, part->n_notes + 1, sizeof (Note));

  part->notes = notes;
  has_room = has_room
             && make_room (self, &options, &part->options_capacity, part->n_options + n_options,
                           sizeof (uint32_t));
  part->options = options;
  if (!has_room)
    return;
  part->notes[part->n_notes++] = (Note){ *counters, n_options };
  memcpy (part->options + part->n_options, self->options, n_options * sizeof (uint32_t));
  part->n_options += n_options;
}

/* The search has found a solution: told, or kept until the part is the first. */
static void
note (Runner *self)
{
  const EnginesTree *tree = self->split->tree;
  const CoverCounters *counters = tree->counters (self->search);
  uint32_t n_options = 0;

  if (self->split->request->found != NULL)
    n_options = tree->choices (self->search, self->options);
  if (!self->is_first)
    {
      keep (self, counters, n_options);
      if (self->is_over || !self->is_first)
        return;
      tell_kept (self, self->part);
    }
  if (!self->is_over)
    tell (self, counters, self->options, n_options);
}

static void take_part (EnginesOffer *offer, uint32_t worker);

/* Offers what the search cuts off; with the lock held. */
static bool
give (Runner *self)
{
  Split *split = self->split;
  Part *giver = self->part, *part;

  if (split->searches == NULL)
    {
      split->searches = base_new_zeroed (void *, engines_crew_size (split->crew));
      if (split->searches == NULL)
        return false;
      split->searches[self->worker] = self->search;
    }
  part = base_new_zeroed (Part, 1);
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
  engines_crew_offer (split->crew, &part->offer);
  return true;
}

/* What others want: parts, and to know that this one is now the first, or that all is over. */
static void
attend (Runner *self)
{
  Split *split = self->split;
  bool is_now_first;

  engines_crew_lock (split->crew);
  engines_crew_heed (split->crew, self->worker);
  self->is_over = split->is_over;
  while (!self->is_over && engines_crew_n_idle (split->crew) > 0)
    if (!give (self))
      break;
  self->is_asked = engines_crew_n_idle (split->crew) > 0;
  is_now_first = !self->is_first && split->first == self->part;
  self->is_first = split->first == self->part;
  engines_crew_unlock (split->crew);
  if (is_now_first && !self->is_over)
    tell_kept (self, self->part);
}

/* Whether the part has found as many as are wanted in all. */
static bool
has_enough (const Runner *self, uint64_t n_found)
{
  return self->split->request->solutions != 0 && n_found >= self->split->request->solutions;
}

/* Searches the part until it is done, wanted by nobody, or stopped; the first nodes without looking for others. */
static CoverOutcome
search (Runner *self, uint64_t nodes_alone)
{
  Split *split = self->split;
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
        limits.wanted = engines_crew_wanted (split->crew, self->worker);
      outcome = split->tree->run (self->search, &limits);
      if (split->notes_solutions && counters->solutions > n_found)
        note (self);
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
leave_to_front (Split *self, Part *part)
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
pass_on (Runner *self)
{
  Split *split = self->split;

  while (split->first != NULL && split->first->is_done && !self->is_over)
    {
      Part *part = split->first;

      engines_crew_unlock (split->crew);
      if (part->n_notes > 0)
        tell_kept (self, part);
      engines_crew_lock (split->crew);
      self->is_over = split->is_over;
      if (!self->is_over)
        leave_to_front (split, part);
    }
  if (split->first != NULL && split->first->is_taken)
    engines_crew_want (split->crew, split->first->worker);
  engines_crew_wake (split->crew);
}

/* Whoever stops is the first to say so; and all that was done counts. */
static void
note_stop (Split *self)
{
  if (self->is_over)
    return;
  self->answer.outcome = COVER_RAN_TO_STOP;
  call_off (self);
}

static void
finish (Runner *self, CoverOutcome outcome)
{
  Split *split = self->split;
  Part *part = self->part;

  engines_crew_lock (split->crew);
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
      engines_crew_wake (split->crew);
    }
  engines_crew_unlock (split->crew);
}

/* An offer is taken. */
static void
take_part (EnginesOffer *offer, uint32_t worker)
{
  Part *part = (Part *) (void *) offer;
  Split *split = part->split;
  Runner runner = { .split = split, .part = part, .worker = worker };
  CoverOutcome outcome = COVER_RAN_TO_LIMIT;
  BaseStatus status = BASE_OK;

  engines_crew_lock (split->crew);
  part->is_taken = true;
  part->worker = worker;
  runner.is_over = split->is_over;
  engines_crew_unlock (split->crew);
  if (!runner.is_over)
    {
      runner.options = base_new (uint32_t, (size_t) split->most_options + 1);
      status = runner.options == NULL ? BASE_NO_MEMORY : BASE_OK;
      if (status == BASE_OK && split->searches[worker] == NULL)
        status = split->tree->open (split->task, &split->searches[worker]);
      if (status == BASE_OK)
        status = split->tree->start (split->searches[worker], split->task, &part->part);
      if (status != BASE_OK)
        fail (split, status);
    }
  if (!runner.is_over && status == BASE_OK)
    {
      runner.search = split->searches[worker];
      outcome = search (&runner, 0);
    }
  finish (&runner, outcome);
  free (runner.options);
}

/* What is left when nobody is at work any more: only where it ended before its end. */
static void
clear (Split *self, const void *search)
{
  const bool is_stopped = self->answer.outcome == COVER_RAN_TO_STOP;
  Part *part;

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
  for (uint32_t i = 0; self->searches != NULL && i < engines_crew_size (self->crew); i++)
    if (self->searches[i] != NULL && self->searches[i] != search)
      self->tree->close (self->searches[i]);
  free (self->searches);
}

BaseStatus
engines_split_run (const EnginesTree *tree,
                   const void *task,
                   void *own_search,
                   uint32_t most_options,
                   const EngineRequest *request,
                   EngineAnswer *out_answer)
{
  Split self = { .tree = tree,
                 .task = task,
                 .request = request,
                 .crew = request->crew,
                 .most_options = most_options,
                 .notes_solutions = request->found != NULL || request->solutions != 0,
                 .n_parts = 1,
                 .answer = { .outcome = COVER_RAN_TO_END } };
  Runner runner = { .split = &self,
                    .worker = request->worker,
                    .search = own_search,
                    .options = base_new (uint32_t, (size_t) most_options + 1),
                    .is_first = true };

  runner.part = self.first = base_new_zeroed (Part, 1);
  if (runner.part == NULL || runner.options == NULL)
    {
      free (runner.part);
      free (runner.options);
      return BASE_NO_MEMORY;
    }
  *self.first = (Part){ .split = &self, .worker = request->worker, .is_taken = true };
  finish (&runner, search (&runner, NODES_ALONE));
  engines_crew_lock (self.crew);
  engines_crew_help_until (self.crew, request->worker, &self.is_settled);
  engines_crew_unlock (self.crew);
  clear (&self, own_search);
  free (runner.options);
  if (self.status == BASE_OK)
    *out_answer = self.answer;
  return self.status;
}
