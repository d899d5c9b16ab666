/* All steps of one name in a position.
 *
 * The finders are those of the path, but they keep what they find whatever its difficulty.  Shapes that the path meets only
 * as chains are made here of items of one value, and of pairs of cells.  A step counts where it needs all of its
 * items for some option. */
#include "reason-path-private.h"

#include "base-memory.h"
#include "base-random.h"

#define MOST_ITEMS_OF_VALUE 128u

/* Adds a step of the items for those of the options that need all of them. */
static void
try_items (ReasonPath *self, const uint32_t *items, uint32_t n, const uint64_t *options)
{
  bool is_begun = false;

  if (base_stop_asked_after (self->stop, 256, &self->stop_left))
    self->status = BASE_STOPPED;
  REASON_EACH (option, options, self->plan->n_words)
    {
      if (self->status != BASE_OK)
        return;
      if (reason_has (self->solution, option)
          || !reason_check_needs_all (&self->check, &self->position, option, items, n))
        continue;
      if (!is_begun && !reason_round_add (self, REASON_GROUPED_X_CHAIN, 66, false))
        return;
      for (uint32_t i = 0; i < n && !is_begun; i++)
        reason_round_add_item (self, items[i]);
      is_begun = true;
      reason_round_add_option (self, option);
    }
}

/* The open places of a value with two options or more, of one family or (REASON_FAMILIES) of all. */
static uint32_t
collect_places (const ReasonPath *self, uint32_t value, ReasonFamily family, uint32_t *items)
{
  const ReasonPlan *plan = self->plan;
  uint32_t n = 0;

  REASON_EACH (item, self->position.open, plan->n_item_words)
    if (plan->items[item].value == value && plan->items[item].group != COVER_NONE
        && (family == REASON_FAMILIES || plan->items[item].family == family)
        && self->position.counts[item] >= 2 && n < MOST_ITEMS_OF_VALUE)
      items[n++] = item;
  return n;
}

static void
try_combinations (ReasonPath *self,
                  const uint32_t *items,
                  uint32_t n,
                  uint32_t size,
                  const uint64_t *options)
{
  uint32_t at[4] = { 0, 1, 2, 3 }, chosen[4];

  while (n >= size)
    {
      uint32_t i = size;

      for (uint32_t j = 0; j < size; j++)
        chosen[j] = items[at[j]];
      try_items (self, chosen, size, options);
      while (i > 0 && at[i - 1] == n - size + i - 1)
        i--;
      if (i == 0)
        return;
      at[i - 1]++;
      for (; i < size; i++)
        at[i] = at[i - 1] + 1;
    }
}

static uint32_t
find_most_value (const ReasonPlan *plan)
{
  uint32_t most = 0;

  for (uint32_t item = 0; item < plan->n_items; item++)
    if (plan->items[item].value > most)
      most = plan->items[item].value;
  return most;
}

/* Places of one value, so many at once: of two families, or all in rows, or all in columns. */
static void
find_places (ReasonPath *self, uint32_t size)
{
  const ReasonPlan *plan = self->plan;
  uint32_t items[MOST_ITEMS_OF_VALUE];
  uint64_t *options = self->other;

  for (uint32_t value = 1; value <= find_most_value (plan); value++)
    {
      reason_clear (options, plan->n_words);
      REASON_EACH (option, self->position.alive, plan->n_words)
        if (reason_value_of (plan, option) == value)
          reason_add (options, option);
      if (size == 2)
        try_combinations (self, items, collect_places (self, value, REASON_FAMILIES, items), 2,
                          options);
      else
        for (ReasonFamily family = REASON_ROW; family <= REASON_COLUMN; family++)
          try_combinations (self, items, collect_places (self, value, family, items), size,
                            options);
    }
}

/* What is excluded by one option of either cell, for a place between them. */
static void
find_between (ReasonPath *self, uint32_t one, uint32_t other)
{
  const ReasonPlan *plan = self->plan;
  uint64_t *options = self->other;

  reason_clear (options, plan->n_words);
  for (uint32_t i = plan->item_starts[one]; i < plan->item_starts[one + 1]; i++)
    for (uint32_t j = plan->item_starts[other]; j < plan->item_starts[other + 1]; j++)
      {
        const uint32_t first = plan->item_options[i], second = plan->item_options[j];

        if (reason_has (self->position.alive, first) && reason_has (self->position.alive, second)
            && reason_value_of (plan, first) == reason_value_of (plan, second))
          for (uint32_t word = 0; word < plan->n_words; word++)
            options[word] |= reason_conflicts (plan, first)[word]
                             & reason_conflicts (plan, second)[word] & self->position.alive[word];
      }
  if (reason_is_empty (options, plan->n_words))
    return;
  REASON_EACH (item, self->position.open, plan->n_item_words)
    if (plan->items[item].group != COVER_NONE && self->position.counts[item] == 2)
      try_items (self, (const uint32_t[3]){ one, other, item }, 3, options);
}

/* Pairs of cells with the same two values. */
static void
find_twins (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;

  REASON_EACH (one, self->position.open, plan->n_item_words)
    if (plan->items[one].family == REASON_CELL && self->position.counts[one] == 2)
      for (uint32_t other = one + 1; other < plan->n_items; other++)
        if (plan->items[other].family == REASON_CELL && self->position.counts[other] == 2
            && reason_position_is_open (&self->position, other))
          find_between (self, one, other);
}

/* Whether two cells with the same values share a group. */
static bool
are_linked (const ReasonPath *self, uint32_t one, uint32_t other)
{
  const ReasonPlan *plan = self->plan;

  for (uint32_t i = plan->item_starts[one]; i < plan->item_starts[one + 1]; i++)
    for (uint32_t j = plan->item_starts[other]; j < plan->item_starts[other + 1]; j++)
      if (reason_has (self->position.alive, plan->item_options[i])
          && reason_has (reason_conflicts (plan, plan->item_options[i]), plan->item_options[j]))
        return true;
  return false;
}

/* Adds the cells that are linked with one of those there and have the same two values; returns how many there are. */
static uint32_t
add_linked_cells (const ReasonPath *self, uint32_t from, uint32_t *cells, uint32_t n)
{
  const ReasonPlan *plan = self->plan;

  REASON_EACH (item, self->position.open, plan->n_item_words)
    {
      bool is_known = plan->items[item].family != REASON_CELL || self->position.counts[item] != 2;

      for (uint32_t i = 0; i < n && !is_known; i++)
        is_known = cells[i] == item;
      if (!is_known
          && reason_position_values (&self->position, item)
                 == reason_position_values (&self->position, from)
          && are_linked (self, from, item))
        cells[n++] = item;
    }
  return n;
}

/* What all the cells together refute. */
static void
try_remote_pair (ReasonPath *self, const uint32_t *cells, uint32_t n)
{
  bool is_begun = false;

  REASON_EACH (option, self->position.alive, self->plan->n_words)
    {
      if (reason_has (self->solution, option)
          || !reason_check_refutes (&self->check, &self->position, option, cells, n))
        continue;
      if (!is_begun && !reason_round_add (self, REASON_REMOTE_PAIR, 70, false))
        return;
      for (uint32_t i = 0; i < n && !is_begun; i++)
        reason_round_add_item (self, cells[i]);
      is_begun = true;
      reason_round_add_option (self, option);
    }
}

/* Cells with the same two values, each linked with another: four at least. */
static void
find_remote_pairs (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;
  uint32_t *cells = self->step_items;
  uint64_t *done = self->extras;

  reason_clear (done, plan->n_words);
  REASON_EACH (first, self->position.open, plan->n_item_words)
    {
      uint32_t n = 1;

      if (plan->items[first].family != REASON_CELL || self->position.counts[first] != 2
          || reason_has (done, first))
        continue;
      cells[0] = first;
      for (uint32_t at = 0; at < n; at++)
        n = add_linked_cells (self, cells[at], cells, n);
      for (uint32_t i = 0; i < n; i++)
        reason_add (done, cells[i]);
      if (n >= 4)
        try_remote_pair (self, cells, n);
    }
}

/* By their ends, where all items have two options; else by what they refute. */
static void
find_chains (ReasonPath *self)
{
  switch (self->only)
    {
    case REASON_XY_CHAIN:
      reason_find_ends (self, REASON_ONLY_CELLS);
      break;
    case REASON_X_CHAIN:
      for (uint32_t value = 1; value <= find_most_value (self->plan); value++)
        reason_find_ends (self, value);
      break;
    case REASON_AIC:
    case REASON_CONTINUOUS_LOOP:
      reason_find_ends (self, 0);
      break;
    default:
      break;
    }
  reason_find_all_chains (self);
}

BaseStatus
reason_path_find (ReasonPath *self, ReasonTechnique technique)
{
  self->lowest = UINT32_MAX;
  self->keeps_all = true;
  self->only = technique;
  self->n_found = self->n_items = self->n_options = self->at = self->n_seen = 0;
  self->check.most_work = UINT64_MAX;
  if (technique <= REASON_SINGLE)
    reason_find_singles (self);
  else if (technique <= REASON_CLAIMING)
    reason_find_locked (self);
  else if (technique == REASON_XY_WING || technique == REASON_XYZ_WING)
    reason_find_wings (self);
  else if (technique == REASON_BUG_1)
    reason_find_bug (self);
  else if (technique == REASON_HIDDEN_RECTANGLE)
    reason_find_hidden_rectangles (self);
  else if (technique >= REASON_UNIQUE_RECTANGLE_1 && technique < REASON_BUG_1)
    reason_find_unique (self);
  else if (technique == REASON_SUE_DE_COQ)
    reason_find_coq (self);
  else if (technique == REASON_ALS_XZ)
    reason_find_als (self);
  else if (technique == REASON_W_WING)
    find_twins (self);
  else if (technique == REASON_REMOTE_PAIR)
    find_remote_pairs (self);
  else
    {
      for (uint32_t size = 2; size <= 4 && technique < REASON_FINNED_SWORDFISH; size++)
        reason_find_sets (self, size);
      if (technique >= REASON_SKYSCRAPER)
        {
          find_places (self, 2);
          if (technique == REASON_FINNED_SWORDFISH || technique == REASON_FINNED_JELLYFISH)
            find_places (self, technique == REASON_FINNED_SWORDFISH ? 3 : 4);
          if (technique > REASON_FINNED_X_WING)
            find_chains (self);
          if (technique >= REASON_NISHIO_NET)
            reason_find_nets (self);
        }
    }
  if (self->is_pure && technique >= REASON_UNIQUE_RECTANGLE_1 && technique <= REASON_BUG_1)
    self->n_found = 0;
  for (uint32_t word = 0; word < self->plan->n_words; word++)
    self->marked[word] = self->position.alive[word] & ~self->solution[word];
  return self->status;
}

/* Whether the items of a step were not told of before; they are from now on. */
static bool
is_new (ReasonPath *self, const ReasonStep *step)
{
  uint64_t hash = step->placed == COVER_NONE ? step->n_items : step->placed + 1000u;
  void *seen = self->seen;

  /* The same in any order. */
  for (uint32_t i = 0; i < step->n_items && step->placed == COVER_NONE; i++)
    hash += base_mix (step->items[i]);
  for (uint32_t i = 0; i < step->n_struck && step->is_unique; i++)
    hash += base_mix (step->struck[i] + ((uint64_t) 1 << 32));
  for (size_t i = 0; i < self->n_seen; i++)
    if (self->seen[i] == hash)
      return false;
  if (base_grow (&seen, &self->seen_capacity, self->n_seen + 1, sizeof hash) != BASE_OK)
    {
      self->status = BASE_NO_MEMORY;
      return false;
    }
  self->seen = seen;
  self->seen[self->n_seen++] = hash;
  return true;
}

BaseStatus
reason_path_next_found (ReasonPath *self, bool *out_found, ReasonStep *out_step)
{
  *out_found = false;
  while (self->at < self->n_found && self->status == BASE_OK && !*out_found)
    {
      ReasonStep step;

      if (base_stop_asked (self->stop))
        self->status = BASE_STOPPED;
      reason_complete_step (self, &self->found[self->at++], &step);
      *out_found = step.technique == self->only && (step.placed != COVER_NONE || step.n_struck > 0)
                   && is_new (self, &step) && self->status == BASE_OK;
      if (*out_found)
        *out_step = step;
    }
  if (!*out_found)
    self->n_found = self->at = 0;
  return self->status;
}
