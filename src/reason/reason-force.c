/* Conclusions by force, breadth first: a contradiction is found in the first round that has one.
 *
 * The cost of a conclusion is the number of items in the tree of its causes.  If several causes
 * are known in the same round, the cheapest is kept.  Rounds and costs do not depend on how the
 * options are numbered. */
#include "reason-force-private.h"

#include "base-memory.h"

#include <stdlib.h>

BaseStatus
reason_force_init (ReasonForce *self, const ReasonPlan *plan)
{
  const size_t n_sets = 4 * (size_t) plan->n_words + 2 * (size_t) plan->n_item_words;
  const size_t n_numbers = 5 * (size_t) plan->n_options + plan->n_items;
  uint64_t *memory = base_new_zeroed (uint64_t, n_sets + n_numbers);
  uint32_t *numbers;

  *self = (ReasonForce){ .plan = plan, .allocated = memory };
  if (memory == NULL)
    return BASE_NO_MEMORY;
  self->off = memory;
  self->before = self->off + plan->n_words;
  self->fresh = self->before + plan->n_words;
  self->group = self->fresh + plan->n_words;
  self->closed = self->group + plan->n_words;
  self->stale = self->closed + plan->n_item_words;
  numbers = (uint32_t *) (self->stale + plan->n_item_words);
  self->off_cost = numbers;
  self->off_by = self->off_cost + plan->n_options;
  self->on_cost = self->off_by + plan->n_options;
  self->on_by = self->on_cost + plan->n_options;
  self->taken = self->on_by + plan->n_options;
  self->counts = (uint16_t *) (self->taken + plan->n_options);
  return BASE_OK;
}

void
reason_force_clear (ReasonForce *self)
{
  free (self->allocated);
  self->allocated = NULL;
}

static uint32_t
add_costs (uint32_t one, uint32_t other)
{
  const uint32_t sum = one + other;

  return sum < REASON_COST_LIMIT ? sum : REASON_COST_LIMIT;
}

/* The cost of all that took the options of an item away, but for `kept`. */
static uint32_t
cost_of_item (const ReasonForce *self, const ReasonPosition *position, uint32_t item, uint32_t kept)
{
  const ReasonPlan *plan = self->plan;
  uint32_t cost = 1;

  for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
    {
      const uint32_t option = plan->item_options[i];

      if (option != kept && reason_has (position->alive, option) && reason_has (self->off, option))
        cost = add_costs (cost, self->off_cost[option]);
    }
  return cost;
}

/* An option is out at this cost; it may have been already, in this round, by something dearer. */
static void
put_out (ReasonForce *self, uint32_t option, uint32_t cost, uint32_t by)
{
  if (!reason_has (self->fresh, option))
    {
      reason_add (self->fresh, option);
      self->off_cost[option] = cost;
      self->off_by[option] = by;
    }
  else if (cost < self->off_cost[option])
    {
      self->off_cost[option] = cost;
      self->off_by[option] = by;
    }
}

/* What an option excludes. */
static void
strike_beside (ReasonForce *self, const ReasonPosition *position, uint32_t option)
{
  const ReasonPlan *plan = self->plan;
  const uint64_t *conflicts = reason_conflicts (plan, option);
  const uint64_t *alive = position->alive;
  const uint32_t cost = self->on_cost[option];

  for (uint32_t word = 0; word < plan->n_words; word++)
    for (uint64_t left = conflicts[word] & alive[word] & ~self->before[word]; left != 0;
         left &= left - 1)
      put_out (self, word * 64 + (uint32_t) __builtin_ctzll (left), cost, option);
  for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
    reason_add (self->closed, plan->option_items[i]);
}

/* What excludes all that is left of an item. */
static void
strike_by_group (ReasonForce *self, const ReasonPosition *position, uint32_t item)
{
  const ReasonPlan *plan = self->plan;
  uint64_t *group = self->group;
  bool first = true;
  uint32_t cost;

  if (self->counts[item] < 2 || self->counts[item] > 6)
    return;
  for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
    {
      const uint32_t option = plan->item_options[i];
      const uint64_t *conflicts = reason_conflicts (plan, option);
      uint64_t any = 0;

      if (!reason_has (position->alive, option) || reason_has (self->before, option))
        continue;
      for (uint32_t word = 0; word < plan->n_words; word++)
        {
          group[word] =
              conflicts[word] & (first ? position->alive[word] & ~self->before[word] : group[word]);
          any |= group[word];
        }
      if (any == 0)
        return;
      first = false;
    }
  cost = cost_of_item (self, position, item, COVER_NONE);
  for (uint32_t word = 0; word < plan->n_words; word++)
    for (uint64_t left = group[word]; left != 0; left &= left - 1)
      put_out (self, word * 64 + (uint32_t) __builtin_ctzll (left), cost, plan->n_options + item);
}

/* An item has no option left: whether that counts in this mode.  The cheapest is kept. */
static bool
note_empty (ReasonForce *self,
            const ReasonPosition *position,
            uint32_t item,
            ReasonForceMode mode,
            uint32_t value,
            bool found,
            ReasonForced *out)
{
  uint32_t cost;

  if (!reason_force_looks_at (self->plan, item, value)
      || (mode == REASON_CHAIN && position->counts[item] != 2))
    return false;
  cost = cost_of_item (self, position, item, COVER_NONE);
  if (!found || cost < out->cost)
    *out = (ReasonForced){ .cost = cost, .item = item };
  return true;
}

/* Takes the options of this round out of the counts; the items that it leaves without an option
 * are `empty`, those with one are put behind those taken.  Returns whether an item is empty. */
static bool
count_fresh (ReasonForce *self,
             const ReasonPosition *position,
             ReasonForceMode mode,
             uint32_t value,
             ReasonForced *out)
{
  const ReasonPlan *plan = self->plan;
  bool found = false;

  for (uint32_t word = 0; word < plan->n_words; word++)
    self->off[word] |= self->fresh[word];
  REASON_EACH (option, self->fresh, plan->n_words)
    {
      /* Two options of the last round exclude each other. */
      if (self->on_cost[option] != 0)
        found |= note_empty (self, position, self->on_by[option], mode, value, found, out);
      for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
        {
          const uint32_t item = plan->option_items[i];

          if (reason_has (self->closed, item))
            continue;
          reason_add (self->stale, item);
          if (--self->counts[item] == 0)
            found |= note_empty (self, position, item, mode, value, found, out);
        }
    }
  return found;
}

static uint32_t
find_last (const ReasonForce *self, const ReasonPosition *position, uint32_t item)
{
  const ReasonPlan *plan = self->plan;

  for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
    if (reason_has (position->alive, plan->item_options[i])
        && !reason_has (self->off, plan->item_options[i]))
      return plan->item_options[i];
  return COVER_NONE;
}

/* Takes the last options of the items that came down to one. */
static void
take_last_ones (ReasonForce *self,
                const ReasonPosition *position,
                ReasonForceMode mode,
                uint32_t value)
{
  const ReasonPlan *plan = self->plan;

  REASON_EACH (item, self->stale, plan->n_item_words)
    {
      uint32_t option, cost;

      if (self->counts[item] != 1 || reason_has (self->closed, item)
          || (mode <= REASON_BRANCHES && position->counts[item] != 2)
          || !reason_force_looks_at (plan, item, value))
        continue;
      option = find_last (self, position, item);
      cost = cost_of_item (self, position, item, option);
      if (self->on_cost[option] == 0)
        self->taken[self->n_taken++] = option;
      else if (cost >= self->on_cost[option])
        continue;
      self->on_cost[option] = cost;
      self->on_by[option] = item;
    }
}

bool
reason_force_run (ReasonForce *self,
                  const ReasonPosition *position,
                  uint32_t option,
                  ReasonForceMode mode,
                  uint32_t value,
                  uint32_t most_rounds,
                  ReasonForced *out)
{
  const ReasonPlan *plan = self->plan;
  uint32_t next = 0;

  reason_clear (self->off, plan->n_words);
  reason_clear (self->stale, plan->n_item_words);
  for (uint32_t i = 0; i < self->n_taken; i++)
    self->on_cost[self->taken[i]] = 0;
  for (uint32_t word = 0; word < plan->n_item_words; word++)
    self->closed[word] = ~position->open[word];
  memcpy (self->counts, position->counts, plan->n_items * sizeof *self->counts);
  self->taken[0] = option;
  self->on_by[option] = COVER_NONE;
  self->on_cost[option] = 0;
  self->n_taken = 1;
  for (uint32_t round = 0; round <= most_rounds; round++)
    {
      const uint32_t n = self->n_taken;

      self->work += plan->n_words;
      reason_copy (self->before, self->off, plan->n_words);
      reason_clear (self->fresh, plan->n_words);
      if (mode == REASON_GROUPS && round > 0)
        {
          REASON_EACH (item, self->stale, plan->n_item_words)
            if (!reason_has (self->closed, item) && reason_force_looks_at (plan, item, value))
              strike_by_group (self, position, item);
        }
      reason_clear (self->stale, plan->n_item_words);
      self->work += (uint64_t) (n - next) * plan->n_words;
      for (; next < n; next++)
        strike_beside (self, position, self->taken[next]);
      if (reason_is_empty (self->fresh, plan->n_words))
        return false;
      if (count_fresh (self, position, mode, value, out))
        {
          out->rounds = round;
          return true;
        }
      take_last_ones (self, position, mode, value);
    }
  return false;
}
