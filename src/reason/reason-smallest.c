/* The smallest set of items that refutes an option: implicit hitting sets.
 *
 * Take the option and as many compatible choices beside it as possible.  The open items without
 * an option are a "miss".  The choices cover all other items, so every set that refutes the
 * option has an item of this miss.
 *
 * The search allows one more item in each turn.  It branches on the items of the smallest miss
 * of which the set has none yet.  If the set has an item of every miss, it is tested: either it
 * refutes the option, or the choices that cover it are extended and make a new miss.  A number
 * of misses without a common item is a lower bound.
 *
 * An item that was tried at a node is excluded in the later branches of the node, so no set is
 * tested twice. */
#include "reason-smallest-private.h"

#include "base-memory.h"

#include <stdlib.h>

#define MOST_MISSES  512u
#define WORK_OF_MISS 16u /* in nodes */

BaseStatus
reason_smallest_init (ReasonSmallest *self, const ReasonPlan *plan)
{
  const size_t n_words = (MOST_MISSES + 3) * (size_t) plan->n_item_words;
  uint64_t *memory = base_new_zeroed (uint64_t, n_words + MOST_MISSES);
  BaseStatus status = memory != NULL ? BASE_OK : BASE_NO_MEMORY;

  *self = (ReasonSmallest){ .plan = plan, .allocated = memory };
  if (status == BASE_OK)
    status = reason_check_init (&self->check, plan);
  if (status == BASE_OK)
    status = reason_position_init (&self->trial, plan);
  if (status != BASE_OK)
    return status;
  self->misses = memory;
  self->excluded = memory + MOST_MISSES * (size_t) plan->n_item_words;
  self->members = self->excluded + plan->n_item_words;
  self->taken = self->members + plan->n_item_words;
  self->sizes = (uint32_t *) (self->taken + plan->n_item_words);
  return BASE_OK;
}

void
reason_smallest_clear (ReasonSmallest *self)
{
  reason_check_clear (&self->check);
  reason_position_clear (&self->trial);
  free (self->allocated);
  self->allocated = NULL;
}

static uint64_t *
miss_at (const ReasonSmallest *self, uint32_t i)
{
  return self->misses + (size_t) i * self->plan->n_item_words;
}

/* The open item with fewest options, of those that have any. */
static uint32_t
find_tightest (const ReasonPosition *position)
{
  uint32_t best = COVER_NONE, least = UINT32_MAX;

  REASON_EACH (item, position->open, position->plan->n_item_words)
    if (position->counts[item] != 0 && position->counts[item] < least)
      {
        least = position->counts[item];
        best = item;
      }
  return best;
}

/* One of its options: one of the hints where there is one. */
static uint32_t
pick_option_of_item (const ReasonSmallest *self, uint32_t item)
{
  const ReasonPlan *plan = self->plan;
  uint32_t any = COVER_NONE;

  for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
    if (reason_has (self->trial.alive, plan->item_options[i]))
      {
        any = plan->item_options[i];
        if (self->hints != NULL && reason_has (self->hints, any))
          break;
      }
  return any;
}

/* Extends the choices of the check as far as they go; what they leave is a miss.  False: there
 * are too many. */
static bool
add_miss (ReasonSmallest *self, const ReasonPosition *position)
{
  const ReasonPlan *plan = self->plan;
  uint64_t *miss = miss_at (self, self->n_misses);
  uint32_t item;

  if (self->n_misses == MOST_MISSES)
    return false;
  self->work += WORK_OF_MISS;
  reason_position_copy (&self->trial, position);
  for (uint32_t i = 0; i < self->check.n_chosen; i++)
    reason_position_place (&self->trial, self->check.chosen[i]);
  while ((item = find_tightest (&self->trial)) != COVER_NONE)
    reason_position_place (&self->trial, pick_option_of_item (self, item));
  reason_copy (miss, self->trial.open, plan->n_item_words);
  self->sizes[self->n_misses++] = reason_size (miss, plan->n_item_words);
  return true;
}

static bool
is_met (const ReasonSmallest *self, uint32_t miss)
{
  return reason_meet (miss_at (self, miss), self->members, self->plan->n_item_words);
}

/* The smallest miss that the members do not meet; or n_misses. */
static uint32_t
find_open_miss (const ReasonSmallest *self)
{
  uint32_t best = self->n_misses, least = UINT32_MAX;

  for (uint32_t i = 0; i < self->n_misses; i++)
    if (self->sizes[i] < least && !is_met (self, i))
      {
        best = i;
        least = self->sizes[i];
      }
  return best;
}

/* Whether more than `most` misses have nothing in common, apart from items that cannot be
 * taken. */
static bool
needs_more_than (ReasonSmallest *self, uint32_t n)
{
  const uint32_t n_words = self->plan->n_item_words;
  uint32_t found = 0;

  reason_clear (self->taken, n_words);
  for (uint32_t i = 0; i < self->n_misses && found <= n; i++)
    {
      uint64_t *miss = miss_at (self, i), shared = 0;

      if (is_met (self, i))
        continue;
      for (uint32_t word = 0; word < n_words; word++)
        shared |= miss[word] & self->taken[word] & ~self->excluded[word];
      if (shared != 0)
        continue;
      for (uint32_t word = 0; word < n_words; word++)
        self->taken[word] |= miss[word];
      found++;
    }
  return found > n;
}

typedef struct
{
  const ReasonPosition *position;
  uint32_t option;
  uint32_t size;
  bool gave_up;
  uint32_t n;
} Attempt;

static bool search_set (ReasonSmallest *self, Attempt *attempt, uint32_t depth);

/* Tries each item of a miss as the next member. */
static bool
try_items (ReasonSmallest *self, Attempt *attempt, uint32_t depth, uint32_t miss)
{
  const uint32_t n_words = self->plan->n_item_words;
  bool found = false;

  for (uint32_t word = 0; word < n_words && !found && !attempt->gave_up; word++)
    {
      const uint64_t tried = miss_at (self, miss)[word] & ~self->excluded[word];

      for (uint64_t left = tried; left != 0 && !found && !attempt->gave_up; left &= left - 1)
        {
          self->items[depth] = word * 64 + (uint32_t) __builtin_ctzll (left);
          reason_add (self->members, self->items[depth]);
          found = search_set (self, attempt, depth + 1);
          reason_drop (self->members, self->items[depth]);
          reason_add (self->excluded, self->items[depth]);
        }
    }
  return found;
}

static bool
search_set (ReasonSmallest *self, Attempt *attempt, uint32_t depth)
{
  const uint32_t n_words = self->plan->n_item_words;
  uint64_t before[REASON_WORDS (REASON_MOST_ITEMS)];
  uint32_t miss;
  bool found;

  if (self->work++ >= self->most_work || base_stop_asked (self->stop))
    {
      attempt->gave_up = true;
      return false;
    }
  while ((miss = find_open_miss (self)) == self->n_misses)
    {
      if (reason_check_refutes (&self->check, attempt->position, attempt->option, self->items,
                                depth))
        {
          attempt->n = depth;
          return true;
        }
      if (self->check.gave_up || !add_miss (self, attempt->position))
        {
          attempt->gave_up = true;
          return false;
        }
    }
  if (depth == attempt->size || needs_more_than (self, attempt->size - depth))
    return false;
  reason_copy (before, self->excluded, n_words);
  found = try_items (self, attempt, depth, miss);
  reason_copy (self->excluded, before, n_words);
  return found;
}

ReasonProof
reason_smallest_find (ReasonSmallest *self,
                      const ReasonPosition *position,
                      uint32_t option,
                      uint32_t most,
                      uint64_t most_work,
                      uint32_t *out_items,
                      uint32_t *out_n)
{
  Attempt attempt = { .position = position, .option = option };

  self->n_misses = 0;
  self->work = 0;
  self->most_work = most_work;
  self->check.gave_up = false;
  self->check.most_work = self->check.work + 64 * most_work;
  reason_clear (self->members, self->plan->n_item_words);
  for (attempt.size = 1; attempt.size <= most; attempt.size++)
    {
      reason_clear (self->excluded, self->plan->n_item_words);
      if (search_set (self, &attempt, 0))
        {
          memcpy (out_items, self->items, attempt.n * sizeof *out_items);
          *out_n = attempt.n;
          return REASON_IS_SMALLEST;
        }
      if (attempt.gave_up)
        return REASON_GAVE_UP;
    }
  return REASON_HAS_NONE;
}
