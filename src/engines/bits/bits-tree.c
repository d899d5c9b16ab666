/* bits-tree.c - one search of `bits` on several threads.
 *
 * A state that waits on the stack has been entered and counted.  The options taken above it decide
 * it: they determine which options are left and which items are open.  So a part is a list of
 * options: those taken, level by level, and behind them the siblings that wait on the highest level
 * where any do, each with the item that is next below it.  The thread that takes a part rebuilds
 * their sets, and counts only the states that it enters.  So the counts of parts add up to the
 * whole, also up to any solution.
 *
 * The search is one below a first state: the whole problem, or with symmetries one orbit
 * (bits-orbits.c).  There each solution counts by how many options of the orbit it has, and every
 * thread has its own counts until the end. */
#include "bits-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const BitsTask *task;
  BitsSearch *search;
  BitsSearch own; /* used unless the caller's search is used */
  CoverCounters counters;
  uint64_t enough;   /* solutions; 0: never */
  uint64_t *found;   /* as in the task, to which they are added; NULL where it has none */
  uint32_t *options; /* of a solution */
} Tree;

/* The heading of a part.  Its frames follow: options taken, without an item, and siblings with
 * theirs. */
typedef struct
{
  uint32_t n_taken, n_siblings;
} Heading;

static bool
note_solution (BitsSearch *search)
{
  Tree *self = search->data;

  if (self->found != NULL)
    {
      const uint32_t n = bits_search_choices (search, self->options);
      uint32_t k = 0;

      for (uint32_t i = 0; i < n; i++)
        k += bits_has (self->task->orbit, self->options[i]);
      self->found[k]++;
    }
  if (++self->counters.solutions != self->enough)
    return true;
  search->outcome = COVER_RAN_TO_LIMIT;
  return false;
}

static BaseStatus
tree_init (Tree *self, const BitsTask *task, BitsSearch *search)
{
  const size_t n = task->plan->n_items + (size_t) 1;

  *self = (Tree){ .task = task, .search = search, .options = base_new (uint32_t, n) };
  if (task->found != NULL)
    self->found = base_new_zeroed (uint64_t, n);
  if (self->options == NULL || (task->found != NULL && self->found == NULL))
    return BASE_NO_MEMORY;
  return BASE_OK;
}

/* Adds to the task's counts, so only one thread at a time may call it. */
static void
tree_clear (Tree *self)
{
  for (uint32_t k = 0; self->found != NULL && k <= self->task->plan->n_items; k++)
    self->task->found[k] += self->found[k];
  free (self->found);
  free (self->options);
}

static void
close_tree (void *search)
{
  Tree *self = search;

  tree_clear (self);
  bits_search_clear (&self->own);
  free (self);
}

static BaseStatus
open_tree (const void *task, void **out_search)
{
  Tree *self = base_new_zeroed (Tree, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  status = tree_init (self, task, &self->own);
  if (status == BASE_OK)
    status = bits_search_init (&self->own, self->task->plan);
  if (status != BASE_OK)
    {
      close_tree (self);
      return status;
    }
  self->own.solved = note_solution;
  self->own.data = self;
  *out_search = self;
  return BASE_OK;
}

/* Makes the sets of the state that follows when its option is taken. */
static void
bits_tree_take (BitsSearch *self, uint32_t from, uint32_t to, uint32_t option)
{
  const BitsPlan *plan = self->plan;
  const uint64_t *before = bits_search_set (self, from);
  uint64_t *const after = bits_search_set (self, to);
  uint8_t *const closed = (uint8_t *) (after + plan->n_words);

  for (uint32_t i = 0; i < plan->n_words; i++)
    after[i] = before[i] & ~bits_conflicts (plan, option)[i];
  for (uint32_t i = 0; i < plan->n_lanes; i++)
    closed[i] = ((const uint8_t *) (before + plan->n_words))[i] | bits_cover (plan, option)[i];
  self->states[to].option = option;
}

static BaseStatus
start_part (void *data, const void *shared, const CoverPart *part)
{
  const BitsTask *task = shared;
  Tree *self = data;
  BitsSearch *search = self->search;
  const CoverFrame *frames = part->frames + 1;
  const Heading heading = { part->frames->item, part->frames->node };
  const uint32_t first = heading.n_taken + 1;

  bits_search_begin (search, task->active, task->option);
  search->levels[0].n_waiting = 0;
  search->levels[0].now = 0;
  for (uint32_t i = 1; i < first; i++, frames++)
    {
      bits_tree_take (search, i - 1, i, frames->node);
      search->levels[i] = (BitsLevel){ .first = i, .n = 1, .now = i };
    }
  for (uint32_t i = 0; i < heading.n_siblings; i++, frames++)
    {
      BitsState *state = &search->states[first + i];

      bits_tree_take (search, first - 1, first + i, frames->node);
      /* The search only needs to know whether something is left to decide. */
      state->least = frames->item == COVER_NONE ? BITS_CLOSED : 1;
      state->item = frames->item == COVER_NONE ? 0 : (uint16_t) frames->item;
    }
  search->levels[first] =
      (BitsLevel){ .first = first, .n = heading.n_siblings, .n_waiting = heading.n_siblings };
  search->level = first;
  search->nodes = 0;
  self->counters = (CoverCounters){ 0 };
  return BASE_OK;
}

static CoverOutcome
run_tree (void *data, const CoverLimits *limits)
{
  Tree *self = data;
  BitsSearch *search = self->search;

  self->enough = limits->solutions;
  search->stop = limits->stop;
  search->wanted = limits->wanted;
  search->pause_at = limits->nodes == 0 ? UINT64_MAX : limits->nodes;
  search->look_at = 0;
  search->outcome = COVER_RAN_TO_END;
  self->task->path->run (search);
  self->counters.nodes = search->nodes;
  return search->outcome;
}

/* The state tried next on the present level stays with the giver. */
static bool
give_siblings (void *data, CoverPart *out_part)
{
  BitsSearch *search = ((Tree *) data)->search;
  uint32_t n_frames, level = 0, n;
  CoverFrame *frames;
  BitsLevel *at;

  while (level < search->level && search->levels[level].n_waiting == 0)
    level++;
  at = &search->levels[level];
  n = at->n_waiting - (level == search->level && at->n_waiting > 0);
  if (level == 0 || n == 0)
    return false;
  n_frames = level + n; /* the heading, and the levels above but the first */
  frames = base_new (CoverFrame, n_frames);
  if (frames == NULL)
    return false;
  frames[0] = (CoverFrame){ level - 1, n };
  for (uint32_t i = 1; i < level; i++)
    frames[i] = (CoverFrame){ COVER_NONE, search->states[search->levels[i].now].option };
  for (uint32_t i = 0; i < n; i++)
    {
      const BitsState *state = &search->states[at->first + i];

      frames[level + i] =
          (CoverFrame){ state->least == BITS_CLOSED ? COVER_NONE : state->item, state->option };
    }
  at->first += n;
  at->n_waiting -= n;
  *out_part = (CoverPart){ frames, n_frames };
  return true;
}

static const CoverCounters *
get_counters (void *search)
{
  return &((Tree *) search)->counters;
}

static uint32_t
get_choices (void *search, uint32_t *out_options)
{
  return bits_search_choices (((Tree *) search)->search, out_options);
}

/* The options keep the plan's numbers; the listener translates them. */
static EngineSolution
bits_tree_describe (void *search, const uint32_t *options, uint32_t n_options)
{
  (void) search;
  return (EngineSolution){ .options = options, .n_options = n_options };
}

static const EngineTree bits_tree = {
  .open = open_tree,
  .close = close_tree,
  .start = start_part,
  .run = run_tree,
  .give = give_siblings,
  .counters = get_counters,
  .choices = get_choices,
  .describe = bits_tree_describe,
};

BaseStatus
bits_split_run (const BitsTask *task,
                BitsSearch *search,
                const EngineRequest *request,
                EngineAnswer *out_answer)
{
  Tree self;
  BaseStatus status = tree_init (&self, task, search);

  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  self.counters.nodes = search->nodes;
  search->solved = note_solution;
  search->data = &self;
  if (status == BASE_OK)
    status = engine_split_run (&bits_tree, task, &self, task->plan->n_items, request, out_answer);
  tree_clear (&self);
  if (status != BASE_OK)
    return status;
  search->nodes = out_answer->counters.nodes;
  search->outcome = out_answer->outcome;
  return BASE_OK;
}
