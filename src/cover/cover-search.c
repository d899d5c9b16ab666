/* cover-search.c - making, starting, running and reading a search.
 *
 * cover-replay.c moves it event by event and to the moments of a record. */
#include "cover-search-private.h"

#include "base-memory.h"
#include "cover-wide-private.h"

#include <stdlib.h>
#include <string.h>

BaseStatus
cover_search_new (const CoverLinks *links, CoverSearch **out_search)
{
  return cover_search_new_until (links, NULL, out_search);
}

BaseStatus
cover_search_new_until (const CoverLinks *links, const BaseStop *stop, CoverSearch **out_search)
{
  CoverSearch *self = base_new_zeroed (CoverSearch, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->source = links;
  status = cover_links_copy_until (links, stop, &self->links);
  self->taken = base_new (int32_t, (size_t) links->n_items + 1);
  if (status == BASE_OK)
    status = self->taken != NULL ? cover_walk_init (&self->walk, links->n_primary) : BASE_NO_MEMORY;
  if (status != BASE_OK)
    {
      cover_search_free (self);
      return status;
    }
  self->walk.answers = &self->answers;
  *out_search = self;
  return BASE_OK;
}

void
cover_search_free (CoverSearch *self)
{
  if (self == NULL)
    return;
  cover_walk_clear (&self->walk);
  cover_links_free (self->links);
  cover_answers_clear (&self->answers);
  free (self->givens);
  free (self->taken);
  free (self);
}

void
cover_search_set_rule (CoverSearch *self, CoverRule rule, uint64_t seed)
{
  self->walk.rule = rule;
  self->walk.seed = seed;
}

CoverRule
cover_search_rule (const CoverSearch *self)
{
  return self->walk.rule;
}

/* Notes the effect of an option on its items.  Returns false if another given has a different
 * effect on one of them: covered it (-1), or gave it another colour. */
static bool
take_given (CoverSearch *self, uint32_t option)
{
  const CoverLinks *links = self->source;

  if (option >= links->n_options || links->first[option] == links->first[option + 1])
    return false;
  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    {
      int32_t *taken = &self->taken[links->nodes[node].item];
      int32_t colour = links->colour != NULL ? links->colour[node] : 0;

      if (*taken != 0 && (colour == 0 || *taken != colour))
        return false;
      *taken = colour > 0 ? colour : -1;
    }
  return true;
}

BaseStatus
cover_search_start (CoverSearch *self, const uint32_t *givens, size_t n_givens)
{
  void *own = self->givens;

  if (base_grow (&own, &self->givens_capacity, n_givens, sizeof (uint32_t)) != BASE_OK)
    return BASE_NO_MEMORY;
  self->givens = own;
  cover_walk_reset (&self->walk);
  cover_links_restore (self->links, self->source);
  self->events_back = 0;
  self->n_givens = self->n_forced = 0;
  memset (self->taken, 0, ((size_t) self->source->n_items + 1) * sizeof *self->taken);
  for (size_t i = 0; i < n_givens; i++)
    if (!take_given (self, givens[i]))
      return BASE_BAD_INPUT;
  if (n_givens > 0)
    memcpy (self->givens, givens, n_givens * sizeof *givens);
  self->n_givens = n_givens;
  return BASE_OK;
}

/* Choosing an option unlinks each node at most once, in 5 ns, or in 80 where memory is slow.  In
 * problems larger than these limits, a stop would take effect too late, so events are counted
 * instead of nodes. */
#define MANY_NODES ((uint32_t) 1 << 18)
#define MANY_ITEMS 8192

static CoverOutcome
run_search (CoverSearch *self, const CoverLimits *limits, CoverRecord *record)
{
  const bool is_large =
      limits->stop != NULL
      && (self->links->n_nodes > MANY_NODES || self->links->n_primary > MANY_ITEMS);
  CoverPause pause = COVER_PAUSE_BUDGET;
  CoverOutcome outcome;
  uint64_t left = 0;

  while (self->n_forced < self->n_givens)
    {
      if (is_large && base_stop_asked_after (limits->stop, COVER_WORK_OF_OPTION, &left))
        return COVER_RAN_TO_STOP;
      cover_search_force_next (self);
    }
  self->walk.record = record;
  /* A body without a budget can start only where a node is entered or left. */
  while (!is_large && self->walk.next != COVER_EVENT_CHOOSE && self->walk.next != COVER_EVENT_UNTRY
         && pause == COVER_PAUSE_BUDGET)
    pause = cover_wide_step (&self->walk, self->links, 1);
  outcome = cover_walk_run (&self->walk, self->links,
                            is_large ? cover_wide_run_in_steps : cover_wide_run, limits);
  if (outcome == COVER_RAN_TO_END)
    {
      self->walk.counters.events -= self->events_back;
      self->events_back = 0;
    }
  return outcome;
}

CoverOutcome
cover_search_run (CoverSearch *self, const CoverLimits *limits)
{
  return run_search (self, limits, NULL);
}

CoverOutcome
cover_search_run_recorded (CoverSearch *search, const CoverLimits *limits, CoverRecord *record)
{
  CoverOutcome outcome = run_search (search, limits, record);

  search->walk.record = NULL;
  cover_record_reach_to (record, &search->walk, outcome == COVER_RAN_TO_END);
  return outcome;
}

/* The node of the next event. */
static uint32_t
subject_node (const CoverSearch *self)
{
  const CoverWalk *walk = &self->walk;

  switch (walk->next)
    {
    case COVER_EVENT_COVER:
    case COVER_EVENT_UNLINK_HEADER:
    case COVER_EVENT_UNCOVER:
    case COVER_EVENT_RELINK_HEADER:
      return self->links->nodes[walk->target].item;
    case COVER_EVENT_PURIFY:
    case COVER_EVENT_UNPURIFY:
      return walk->target;
    case COVER_EVENT_HIDE:
    case COVER_EVENT_CLEANSE:
    case COVER_EVENT_UNHIDE:
    case COVER_EVENT_UNCLEANSE:
      return walk->row;
    case COVER_EVENT_UNLINK:
    case COVER_EVENT_RELINK:
      return walk->column;
    case COVER_EVENT_TRY:
    case COVER_EVENT_DEEPER:
    case COVER_EVENT_UNTRY:
      return walk->frames[walk->level].node;
    case COVER_EVENT_DEAD_END:
    case COVER_EVENT_LEVEL_DONE:
      return walk->frames[walk->level].item;
    default:
      return 0;
    }
}

bool
cover_search_peek (const CoverSearch *self, CoverEvent *out_event)
{
  const CoverWalk *walk = &self->walk;
  CoverEvent event = { .kind = walk->next, .level = walk->level };

  if (self->n_forced < self->n_givens)
    event = (CoverEvent){ COVER_EVENT_GIVEN, 0, self->links->first[self->givens[self->n_forced]] };
  else if (walk->next == COVER_EVENT_NOTHING)
    return false;
  else if (walk->next == COVER_EVENT_CHOOSE)
    {
      event.node = cover_wide_choose (walk, self->links, walk->level);
      if (event.node == COVER_NONE)
        return false;
      if (event.node == 0)
        event.kind = COVER_EVENT_SOLUTION;
    }
  else
    event.node = subject_node (self);
  *out_event = event;
  return true;
}

BaseStatus
cover_search_answer (CoverSearch *self, uint32_t item)
{
  const CoverWalk *walk = &self->walk;

  if (walk->rule != COVER_RULE_ASKED || walk->next != COVER_EVENT_CHOOSE
      || self->n_forced < self->n_givens
      || cover_wide_choose (walk, self->links, walk->level) != COVER_NONE)
    return BASE_BAD_INPUT;
  for (uint32_t header = self->links->right[0]; header != 0; header = self->links->right[header])
    if (header == item + 1)
      return cover_answers_add (&self->answers, cover_wide_route (walk, walk->level), header);
  return BASE_BAD_INPUT;
}

uint32_t
cover_search_operand (const CoverSearch *self)
{
  switch (self->walk.next)
    {
    case COVER_EVENT_COVER:
    case COVER_EVENT_PURIFY:
    case COVER_EVENT_UNCOVER:
    case COVER_EVENT_UNPURIFY:
      return 0; /* not announced yet */
    default:
      return self->walk.target;
    }
}

const CoverLinks *
cover_search_links (const CoverSearch *self)
{
  return self->links;
}

const CoverCounters *
cover_search_counters (const CoverSearch *self)
{
  return &self->walk.counters;
}

uint32_t
cover_search_level (const CoverSearch *self)
{
  return self->walk.level;
}

const CoverFrame *
cover_search_frames (const CoverSearch *self)
{
  return self->walk.frames;
}

const uint64_t *
cover_search_profile (const CoverSearch *self, uint32_t *out_deepest)
{
  uint32_t deepest = 0;

  while (deepest + 1 < self->walk.n_levels && self->walk.profile[deepest + 1] != 0)
    deepest++;
  *out_deepest = deepest;
  return self->walk.profile;
}

uint32_t
cover_search_choices (const CoverSearch *self, uint32_t *out_options)
{
  uint32_t n = cover_walk_n_taken (&self->walk);

  for (uint32_t level = 0; level < n; level++)
    out_options[level] = cover_links_option (self->links, self->walk.frames[level].node);
  return n;
}

uint32_t
cover_search_tried (const CoverSearch *self, uint32_t level, uint32_t *out_branches)
{
  const CoverFrame *frame = &self->walk.frames[level];
  uint32_t tried = 0, node = frame->item;

  *out_branches = self->links->size[frame->item];
  if (frame->node == frame->item)
    return level == self->walk.level && self->walk.next > COVER_EVENT_UNTRY ? *out_branches : 0;
  do
    {
      node = self->links->nodes[node].down;
      tried++;
    }
  while (node != frame->node);
  return tried;
}

double
cover_search_share (const CoverSearch *self)
{
  const CoverWalk *walk = &self->walk;
  double share = 0, part = 1;

  if (walk->next == COVER_EVENT_NOTHING || walk->next == COVER_EVENT_END)
    return 1;
  for (uint32_t level = 0; level <= walk->level; level++)
    {
      uint32_t branches, tried;

      if (walk->frames[level].item == 0)
        break;
      tried = cover_search_tried (self, level, &branches);
      if (branches == 0)
        break;
      part /= branches;
      /* On the way back from the last level's option, that option is done too. */
      if (tried > 0 && (level < walk->level || walk->next < COVER_EVENT_UNTRY))
        tried--;
      share += tried * part;
    }
  return share;
}

bool
cover_search_same (const CoverSearch *self, const CoverSearch *other)
{
  const CoverWalk *a = &self->walk, *b = &other->walk;

  return self->n_forced == other->n_forced && a->next == b->next && a->level == b->level
         && a->target == b->target && a->row == b->row && a->column == b->column
         && self->links->block_size == other->links->block_size
         && memcmp (&a->counters, &b->counters, sizeof a->counters) == 0
         && memcmp (a->frames, b->frames, a->n_levels * sizeof *a->frames) == 0
         && memcmp (a->profile, b->profile, a->n_levels * sizeof *a->profile) == 0
         && memcmp (self->links->block, other->links->block, self->links->block_size) == 0;
}
