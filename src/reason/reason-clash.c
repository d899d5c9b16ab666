/* Contradictions by force, without their costs.
 *
 * Options taken are worked off one by one: an order of rounds would change nothing, because what
 * follows from less follows from more.  For the same reason, an option that another one forces
 * leads to no contradiction if the other one leads to none; and if it leads to one, so does the
 * other.  In a hard position one run in five or so is left to do.
 *
 * Each item has one number: how many options it has left, and in the lower half all of those
 * options combined by exclusive or.  When one is left, that half is the option.  An item that is
 * covered, or does not matter in this mode, has a number so large that it never gets there. */
#include "reason-clash-private.h"

#include "base-memory.h"

#include <stdlib.h>

#define ONE_OPTION 0x10000u
#define COVERED    0x80000000u

/* Items with more options than that seldom exclude anything together; as in reason-force.c. */
#define MOST_IN_GROUP 6u

BaseStatus
reason_clash_init (ReasonClash *self, const ReasonPlan *plan)
{
  const size_t n_sets = 5 * (size_t) plan->n_words + plan->n_item_words;
  const size_t n_numbers = 2 * (size_t) plan->n_items + plan->n_options;
  uint64_t *memory = base_new_zeroed (uint64_t, n_sets + n_numbers);

  *self = (ReasonClash){ .plan = plan, .allocated = memory };
  if (memory == NULL)
    return BASE_NO_MEMORY;
  self->off = memory;
  self->on = self->off + plan->n_words;
  self->group = self->on + plan->n_words;
  self->sound = self->group + plan->n_words;
  self->refuted = self->sound + plan->n_words;
  self->stale = self->refuted + plan->n_words;
  self->cells = (uint32_t *) (memory + n_sets);
  self->present = self->cells + plan->n_items;
  self->queue = self->present + plan->n_items;
  return BASE_OK;
}

void
reason_clash_clear (ReasonClash *self)
{
  free (self->allocated);
  self->allocated = NULL;
}

static uint32_t
number_of_item (const ReasonClash *self, uint32_t item)
{
  const ReasonPosition *position = self->position;
  const ReasonPlan *plan = self->plan;
  uint32_t number = position->counts[item] * ONE_OPTION;

  if (!reason_position_is_open (position, item)
      || (self->mode == REASON_CHAIN && position->counts[item] != 2))
    return COVERED;
  for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
    if (reason_has (position->alive, plan->item_options[i]))
      number ^= plan->item_options[i];
  return number;
}

void
reason_clash_begin (ReasonClash *self, const ReasonPosition *position, ReasonForceMode mode)
{
  self->position = position;
  self->mode = mode;
  reason_clear (self->sound, self->plan->n_words);
  reason_clear (self->refuted, self->plan->n_words);
  for (uint32_t item = 0; item < self->plan->n_items; item++)
    self->present[item] = number_of_item (self, item);
}

/* Takes an option.  True: it is known to lead to a contradiction. */
static bool
take (ReasonClash *self, uint32_t option)
{
  if (reason_has (self->on, option))
    return false;
  reason_add (self->on, option);
  self->queue[self->n_queue++] = option;
  return reason_has (self->refuted, option);
}

/* An item has lost an option.  True: that is a contradiction. */
static bool
note_loss (ReasonClash *self, uint32_t item, uint32_t option)
{
  const uint32_t number = self->cells[item] = (self->cells[item] - ONE_OPTION) ^ option;

  if (number >= 2 * ONE_OPTION)
    return false;
  if (number < ONE_OPTION)
    return true;
  if (self->mode == REASON_BRANCHES && self->position->counts[item] != 2)
    return false;
  return take (self, number % ONE_OPTION);
}

/* Strikes the options of a set that are not out yet.  True: that is a contradiction. */
static bool
strike_set (ReasonClash *self, const uint64_t *set)
{
  const ReasonPlan *plan = self->plan;
  const bool has_groups = self->mode == REASON_GROUPS;

  for (uint32_t word = 0; word < plan->n_words; word++)
    {
      const uint64_t fresh = set[word] & ~self->off[word];

      if ((set[word] & self->on[word]) != 0)
        return true;
      self->off[word] |= fresh;
      for (uint64_t left = fresh; left != 0; left &= left - 1)
        {
          const uint32_t option = word * 64 + (uint32_t) __builtin_ctzll (left);

          for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
            {
              const uint32_t item = plan->option_items[i];

              if (note_loss (self, item, option))
                return true;
              if (has_groups)
                reason_add (self->stale, item);
            }
        }
    }
  return false;
}

/* Strikes what excludes all that is left of an item.  True: that is a contradiction. */
static bool
strike_by_group (ReasonClash *self, uint32_t item)
{
  const ReasonPlan *plan = self->plan;
  bool first = true;

  for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
    {
      const uint32_t option = plan->item_options[i];
      const uint64_t *conflicts = reason_conflicts (plan, option);
      uint64_t any = 0;

      if (reason_has (self->off, option))
        continue;
      for (uint32_t word = 0; word < plan->n_words; word++)
        {
          self->group[word] = conflicts[word] & (first ? ~self->off[word] : self->group[word]);
          any |= self->group[word];
        }
      if (any == 0)
        return false;
      first = false;
    }
  return strike_set (self, self->group);
}

/* The groups of all items that have changed; ends as soon as one of them forces an option. */
static bool
strike_by_groups (ReasonClash *self)
{
  const uint32_t n = self->n_queue;

  REASON_EACH (item, self->stale, self->plan->n_item_words)
    {
      reason_drop (self->stale, item);
      if (self->cells[item] < 2 * ONE_OPTION
          || self->cells[item] >= (MOST_IN_GROUP + 1) * ONE_OPTION)
        continue;
      if (strike_by_group (self, item))
        return true;
      if (self->n_queue > n)
        return false;
    }
  return false;
}

static bool
has_stale (const ReasonClash *self)
{
  return self->mode == REASON_GROUPS && !reason_is_empty (self->stale, self->plan->n_item_words);
}

/* Takes an option, and all that follows. */
static bool
follow (ReasonClash *self, uint32_t option)
{
  const ReasonPlan *plan = self->plan;
  uint32_t next = 0;

  memcpy (self->cells, self->present, plan->n_items * sizeof *self->cells);
  for (uint32_t word = 0; word < plan->n_words; word++)
    self->off[word] = ~self->position->alive[word];
  reason_clear (self->on, plan->n_words);
  reason_clear (self->stale, plan->n_item_words);
  self->n_queue = 0;
  (void) take (self, option);
  while (next < self->n_queue || has_stale (self))
    {
      uint32_t taken;

      if (next == self->n_queue)
        {
          if (strike_by_groups (self))
            return true;
          continue;
        }
      taken = self->queue[next++];
      for (uint32_t i = plan->option_starts[taken]; i < plan->option_starts[taken + 1]; i++)
        self->cells[plan->option_items[i]] = COVERED;
      if (strike_set (self, reason_conflicts (plan, taken)))
        return true;
    }
  return false;
}

bool
reason_clash_refutes (ReasonClash *self, uint32_t option)
{
  bool refuted;

  if (reason_has (self->sound, option) || reason_has (self->refuted, option))
    return reason_has (self->refuted, option);
  refuted = follow (self, option);
  self->work += (uint64_t) (self->n_queue + 1) * self->plan->n_words;
  if (refuted)
    {
      reason_add (self->refuted, option);
      return true;
    }
  for (uint32_t word = 0; word < self->plan->n_words; word++)
    self->sound[word] |= self->on[word];
  return false;
}
