/* The definition itself: an option is refuted by items that cannot all be covered beside it.
 *
 * A small search over those items alone, which branches on the item with the fewest options.
 * Whatever a finder finds can be checked with it. */
#include "reason-check-private.h"

#include "base-memory.h"

#include <stdlib.h>

BaseStatus
reason_check_init (ReasonCheck *self, const ReasonPlan *plan)
{
  const size_t n_levels = (size_t) plan->n_items + 1;
  const size_t n_sets = (n_levels + 1) * ((size_t) plan->n_words + plan->n_item_words);
  uint64_t *memory =
      base_new_zeroed (uint64_t, n_sets + plan->n_item_words + 2 * n_levels + plan->n_items);

  *self = (ReasonCheck){ .plan = plan, .allocated = memory, .most_work = UINT64_MAX };
  if (memory == NULL)
    return BASE_NO_MEMORY;
  self->sets = memory;
  self->used = memory + n_sets;
  self->chosen = (uint32_t *) (self->used + plan->n_item_words);
  self->items = self->chosen + n_levels;
  self->counts = self->items + n_levels;
  return BASE_OK;
}

void
reason_check_clear (ReasonCheck *self)
{
  free (self->allocated);
  self->allocated = NULL;
}

static uint64_t *
options_at (const ReasonCheck *self, uint32_t depth)
{
  return self->sets + (size_t) depth * (self->plan->n_words + self->plan->n_item_words);
}

/* Adds to the counts of the items of all options that the next depth lacks. */
static void
count_difference (ReasonCheck *self, uint32_t depth, uint32_t each)
{
  const ReasonPlan *plan = self->plan;
  const uint64_t *from = options_at (self, depth), *to = options_at (self, depth + 1);

  for (uint32_t word = 0; word < plan->n_words; word++)
    for (uint64_t left = from[word] & ~to[word]; left != 0; left &= left - 1)
      {
        const uint32_t option = word * 64 + (uint32_t) __builtin_ctzll (left);

        for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
          self->counts[plan->option_items[i]] += each;
      }
}

/* Chooses an option: makes the sets of the next depth, and the counts. */
static void
choose (ReasonCheck *self, uint32_t depth, uint32_t option)
{
  const ReasonPlan *plan = self->plan;
  const uint64_t *from = options_at (self, depth), *conflicts = reason_conflicts (plan, option);
  const uint64_t *covers = reason_covers (plan, option);
  uint64_t *to = options_at (self, depth + 1);

  for (uint32_t word = 0; word < plan->n_words; word++)
    to[word] = from[word] & ~conflicts[word];
  reason_drop (to, option);
  for (uint32_t word = 0; word < plan->n_item_words; word++)
    to[plan->n_words + word] = from[plan->n_words + word] | covers[word];
  count_difference (self, depth, UINT32_MAX);
}

/* Returns to the counts of this depth. */
static void
take_back (ReasonCheck *self, uint32_t depth)
{
  count_difference (self, depth, 1);
}

/* The open item with fewest options; COVER_NONE: all are covered. */
static uint32_t
find_tightest (const ReasonCheck *self, uint32_t depth, const uint32_t *items, uint32_t n_items)
{
  const uint64_t *covered = options_at (self, depth) + self->plan->n_words;
  uint32_t best = COVER_NONE, least = UINT32_MAX;

  for (uint32_t i = 0; i < n_items && least > 0; i++)
    if (self->counts[items[i]] < least && !reason_has (covered, items[i]))
      {
        least = self->counts[items[i]];
        best = items[i];
      }
  return best;
}

static bool
can_cover (ReasonCheck *self, uint32_t depth, const uint32_t *items, uint32_t n_items)
{
  const ReasonPlan *plan = self->plan;
  const uint32_t item = find_tightest (self, depth, items, n_items);
  const uint64_t *options = options_at (self, depth), *owners;

  if (item == COVER_NONE)
    {
      self->n_chosen = depth;
      return true;
    }
  reason_add (self->used, item);
  owners = reason_owners (plan, item);
  for (uint32_t word = 0; word < plan->n_words; word++)
    for (uint64_t left = options[word] & owners[word]; left != 0; left &= left - 1)
      {
        if (self->work++ >= self->most_work
            || base_stop_asked_after (self->stop, 1 + (uint64_t) n_items * plan->n_words,
                                      &self->stop_left))
          {
            self->gave_up = true;
            return true;
          }
        self->chosen[depth] = word * 64 + (uint32_t) __builtin_ctzll (left);
        choose (self, depth, self->chosen[depth]);
        if (can_cover (self, depth + 1, items, n_items))
          return true;
        take_back (self, depth);
      }
  return false;
}

bool
reason_check_refutes (ReasonCheck *self,
                      const ReasonPosition *position,
                      uint32_t option,
                      const uint32_t *items,
                      uint32_t n_items)
{
  const ReasonPlan *plan = self->plan;
  uint64_t *first = options_at (self, 0);

  reason_copy (first, position->alive, plan->n_words);
  for (uint32_t word = 0; word < plan->n_item_words; word++)
    first[plan->n_words + word] = ~position->open[word];
  for (uint32_t item = 0; item < plan->n_items; item++)
    self->counts[item] = position->counts[item];
  reason_clear (self->used, plan->n_item_words);
  if (option == COVER_NONE)
    return !can_cover (self, 0, items, n_items);
  choose (self, 0, option);
  self->chosen[0] = option;
  return !can_cover (self, 1, items, n_items);
}

bool
reason_check_needs_all (ReasonCheck *self,
                        const ReasonPosition *position,
                        uint32_t option,
                        const uint32_t *items,
                        uint32_t n_items)
{
  if (!reason_check_refutes (self, position, option, items, n_items))
    return false;
  for (uint32_t i = 0; i < n_items; i++)
    {
      memcpy (self->items, items, n_items * sizeof *items);
      self->items[i] = items[n_items - 1];
      if (reason_check_refutes (self, position, option, self->items, n_items - 1))
        return false;
    }
  return true;
}

/* Only the items that the last refutation looked at. */
static uint32_t
keep_used (const ReasonCheck *self, uint32_t *items, uint32_t n_items)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < n_items; i++)
    if (reason_has (self->used, items[i]))
      items[n++] = items[i];
  return n;
}

uint32_t
reason_check_shrink (ReasonCheck *self,
                     const ReasonPosition *position,
                     uint32_t option,
                     uint32_t *items,
                     uint32_t n_items)
{
  if (reason_check_refutes (self, position, option, items, n_items))
    n_items = keep_used (self, items, n_items);
  for (uint32_t i = n_items; i-- > 0;)
    {
      memcpy (self->items, items, i * sizeof *items);
      memcpy (self->items + i, items + i + 1, (n_items - i - 1) * sizeof *items);
      if (reason_check_refutes (self, position, option, self->items, n_items - 1))
        {
          n_items = keep_used (self, self->items, n_items - 1);
          memcpy (items, self->items, n_items * sizeof *items);
          if (i > n_items)
            i = n_items;
        }
    }
  return n_items;
}
