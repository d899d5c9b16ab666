/* Chains: what follows when an option is taken, of items of two options alone.
 *
 * This is reason_force_run () for that case.  Of 729 options of a Sudoku about 80 belong to such
 * items, and a chain touches a dozen of them, so sets are a word or two and each conclusion has one
 * cause: its partner in the item.  A rating follows such chains from every option in each round.
 *
 * An item of two options is closed when one of them is taken; so it is never asked for. */
#include "reason-pairs-private.h"

#include "base-memory.h"

#include <stdlib.h>

BaseStatus
reason_pairs_init (ReasonPairs *self, const ReasonPlan *plan)
{
  const size_t n_sets = 5 * (size_t) plan->n_words;
  const size_t n_numbers = 6 * (size_t) plan->n_options + 1 + 4 * (size_t) plan->n_items;
  uint64_t *memory = base_new_zeroed (uint64_t, n_sets + (n_numbers + 1) / 2);
  uint32_t *numbers;

  *self = (ReasonPairs){ .plan = plan, .allocated = memory };
  if (memory == NULL)
    return BASE_NO_MEMORY;
  self->among = memory;
  self->off = self->among + plan->n_words;
  self->fresh = self->off + plan->n_words;
  self->done = self->fresh + plan->n_words;
  self->first = self->done + plan->n_words;
  numbers = (uint32_t *) (memory + n_sets);
  self->options = numbers;
  self->numbers = self->options + plan->n_options;
  self->off_cost = self->numbers + plan->n_options;
  self->on_cost = self->off_cost + plan->n_options;
  self->taken = self->on_cost + plan->n_options;
  self->starts = self->taken + plan->n_options;
  self->partners = (ReasonPartner *) (self->starts + plan->n_options + 1);
  return BASE_OK;
}

void
reason_pairs_clear (ReasonPairs *self)
{
  free (self->allocated);
  free (self->conflicts);
  *self = (ReasonPairs){ 0 };
}

/* The options left of an item that has two. */
static void
find_both (const ReasonPosition *position, uint32_t item, uint32_t out_options[2])
{
  const ReasonPlan *plan = position->plan;
  uint32_t n = 0;

  for (uint32_t i = plan->item_starts[item]; n < 2 && i < plan->item_starts[item + 1]; i++)
    if (reason_has (position->alive, plan->item_options[i]))
      out_options[n++] = plan->item_options[i];
}

static void
number_options (ReasonPairs *self, const ReasonPosition *position)
{
  const ReasonPlan *plan = self->plan;
  uint32_t both[2];

  reason_clear (self->among, plan->n_words);
  REASON_EACH (item, position->open, plan->n_item_words)
    if (position->counts[item] == 2)
      {
        find_both (position, item, both);
        reason_add (self->among, both[0]);
        reason_add (self->among, both[1]);
      }
  self->n = 0;
  REASON_EACH (option, self->among, plan->n_words)
    {
      self->numbers[option] = self->n;
      self->options[self->n++] = option;
    }
  self->n_words = REASON_WORDS (self->n);
}

/* Lists the partners of each option: first the lists are measured, then they are filled from their
 * ends. */
static void
list_partners (ReasonPairs *self, const ReasonPosition *position)
{
  const ReasonPlan *plan = self->plan;
  uint32_t both[2];

  memset (self->starts, 0, ((size_t) self->n + 1) * sizeof *self->starts);
  REASON_EACH (item, position->open, plan->n_item_words)
    if (position->counts[item] == 2)
      {
        find_both (position, item, both);
        self->starts[self->numbers[both[0]]]++;
        self->starts[self->numbers[both[1]]]++;
      }
  for (uint32_t i = 0; i < self->n; i++)
    self->starts[i + 1] += self->starts[i];
  REASON_EACH (item, position->open, plan->n_item_words)
    if (position->counts[item] == 2)
      {
        uint32_t one, other;

        find_both (position, item, both);
        one = self->numbers[both[0]];
        other = self->numbers[both[1]];
        self->partners[--self->starts[one]] = (ReasonPartner){ other, item };
        self->partners[--self->starts[other]] = (ReasonPartner){ one, item };
      }
}

/* The numbers of what an option excludes. */
static void
number_conflicts (const ReasonPairs *self, uint32_t option, uint64_t *out_set)
{
  const uint64_t *conflicts = reason_conflicts (self->plan, option);

  reason_clear (out_set, self->n_words);
  for (uint32_t word = 0; word < self->plan->n_words; word++)
    for (uint64_t left = conflicts[word] & self->among[word]; left != 0; left &= left - 1)
      reason_add (out_set, self->numbers[word * 64 + (uint32_t) __builtin_ctzll (left)]);
}

BaseStatus
reason_pairs_read (ReasonPairs *self, const ReasonPosition *position)
{
  void *conflicts = self->conflicts;

  number_options (self, position);
  list_partners (self, position);
  if (base_grow (&conflicts, &self->conflicts_capacity, (size_t) self->n * self->n_words + 1,
                 sizeof *self->conflicts)
      != BASE_OK)
    return BASE_NO_MEMORY;
  self->conflicts = conflicts;
  for (uint32_t i = 0; i < self->n; i++)
    number_conflicts (self, self->options[i], self->conflicts + (size_t) i * self->n_words);
  return BASE_OK;
}

/* What a conclusion excludes is out at its cost, unless something cheaper of this round excludes
 * it. */
static void
put_out (ReasonPairs *self, const uint64_t *conflicts, uint32_t cost)
{
  for (uint32_t word = 0; word < self->n_words; word++)
    {
      const uint64_t struck = conflicts[word] & ~self->off[word];
      const uint64_t again = struck & self->fresh[word];

      for (uint64_t left = struck & ~again; left != 0; left &= left - 1)
        self->off_cost[word * 64 + (uint32_t) __builtin_ctzll (left)] = cost;
      for (uint64_t left = again; left != 0; left &= left - 1)
        {
          uint32_t *known = &self->off_cost[word * 64 + (uint32_t) __builtin_ctzll (left)];

          *known = cost < *known ? cost : *known;
        }
      self->fresh[word] |= struck;
    }
}

/* The cheapest contradiction of what is out since this round; UINT32_MAX: there is none. */
static uint32_t
find_contradiction (const ReasonPairs *self, uint32_t value)
{
  uint32_t least = UINT32_MAX;

  REASON_EACH (option, self->fresh, self->n_words)
    {
      /* It was taken before. */
      uint32_t cost =
          self->on_cost[option] != 0 ? self->on_cost[option] + self->off_cost[option] : UINT32_MAX;

      for (uint32_t i = self->starts[option];
           i < self->starts[option + 1] && !reason_has (self->done, option); i++)
        {
          const ReasonPartner *to = &self->partners[i];

          if (reason_has (self->off, to->partner) && !reason_has (self->done, to->partner)
              && self->off_cost[option] + self->off_cost[to->partner] + 1 < cost
              && reason_force_looks_at (self->plan, to->item, value))
            cost = self->off_cost[option] + self->off_cost[to->partner] + 1;
        }
      least = cost < least ? cost : least;
    }
  return least;
}

/* Takes the partners of what is out since this round. */
static void
take_partners (ReasonPairs *self, uint32_t value)
{
  REASON_EACH (option, self->fresh, self->n_words)
    for (uint32_t i = self->starts[option]; i < self->starts[option + 1]; i++)
      {
        const uint32_t partner = self->partners[i].partner;
        const uint32_t cost = self->off_cost[option] + 1;

        if (reason_has (self->off, partner) || reason_has (self->done, partner)
            || !reason_force_looks_at (self->plan, self->partners[i].item, value))
          continue;
        if (self->on_cost[partner] == 0)
          self->taken[self->n_taken++] = partner;
        else if (cost >= self->on_cost[partner])
          continue;
        self->on_cost[partner] = cost;
      }
}

/* Begins with what the option excludes. */
static void
begin_run (ReasonPairs *self, uint32_t option)
{
  for (uint32_t i = 0; i < self->n_taken; i++)
    self->on_cost[self->taken[i]] = 0;
  self->n_taken = 0;
  reason_clear (self->off, self->n_words);
  reason_clear (self->fresh, self->n_words);
  reason_clear (self->done, self->n_words);
  if (reason_has (self->among, option))
    reason_add (self->done, self->numbers[option]);
  number_conflicts (self, option, self->first);
  put_out (self, self->first, 0);
}

/* `off` are the options that are out, of which `fresh` are so since this round; `done` are those
 * taken that have been followed. */
bool
reason_pairs_run (ReasonPairs *self,
                  uint32_t option,
                  uint32_t value,
                  uint32_t most_rounds,
                  ReasonForced *out)
{
  uint32_t next = 0;

  begin_run (self, option);
  for (uint32_t round = 0; !reason_is_empty (self->fresh, self->n_words); round++)
    {
      uint32_t cost;

      for (uint32_t word = 0; word < self->n_words; word++)
        self->off[word] |= self->fresh[word];
      cost = find_contradiction (self, value);
      if (cost != UINT32_MAX)
        {
          *out = (ReasonForced){ .rounds = round, .cost = cost, .item = COVER_NONE };
          return true;
        }
      if (round == most_rounds)
        return false;
      take_partners (self, value);
      reason_clear (self->fresh, self->n_words);
      for (; next < self->n_taken; next++)
        {
          const uint32_t taken = self->taken[next];

          reason_add (self->done, taken);
          put_out (self, self->conflicts + (size_t) taken * self->n_words, self->on_cost[taken]);
        }
    }
  return false;
}
