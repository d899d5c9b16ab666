/* All steps of one name in a position.
 *
 * The finders of paths are used, but they keep what they find whatever its difficulty.  Names
 * that paths meet only as chains have finders of their own.  A step of two places, and a W-wing,
 * count only if some option needs all of their items. */
#include "reason-path-private.h"
#include "reason-strong-private.h"

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

/* The open places of a value with two options or more. */
static uint32_t
collect_places (const ReasonPath *self, uint32_t value, uint32_t *items)
{
  const ReasonPlan *plan = self->plan;
  uint32_t n = 0;

  REASON_EACH (item, self->position.open, plan->n_item_words)
    if (plan->items[item].value == value && plan->items[item].group != COVER_NONE
        && self->position.counts[item] >= 2 && n < MOST_ITEMS_OF_VALUE)
      items[n++] = item;
  return n;
}

uint32_t
reason_most_value (const ReasonPlan *plan)
{
  uint32_t most = 0;

  for (uint32_t item = 0; item < plan->n_items; item++)
    if (plan->items[item].value > most)
      most = plan->items[item].value;
  return most;
}

/* Two places of one value. */
static void
find_places (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;
  uint32_t items[MOST_ITEMS_OF_VALUE];
  uint64_t *options = self->other;

  for (uint32_t value = 1; value <= reason_most_value (plan); value++)
    {
      const uint32_t n = collect_places (self, value, items);

      reason_clear (options, plan->n_words);
      REASON_EACH (option, self->position.alive, plan->n_words)
        if (reason_value_of (plan, option) == value)
          reason_add (options, option);
      for (uint32_t i = 0; i < n; i++)
        for (uint32_t j = i + 1; j < n; j++)
          try_items (self, (const uint32_t[2]){ items[i], items[j] }, 2, options);
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

/* Adds the cells that are linked with one of those there and have the same two values; returns
 * how many there are. */
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

/* Chains are found by their ends.  Those of groups are looked for with almost locked sets and
 * without, because a chain between two ends hides the longer ones. */
static void
find_chains (ReasonPath *self)
{
  const uint32_t plain = REASON_STRONG_CELL | REASON_STRONG_PLACE;
  const uint32_t grouped = plain | REASON_STRONG_GROUP;

  switch (self->only)
    {
    case REASON_XY_CHAIN:
      reason_find_ends (self, REASON_STRONG_CELL, REASON_ONLY_CELLS);
      break;
    case REASON_X_CHAIN:
    case REASON_GROUPED_X_CHAIN:
      for (uint32_t value = 1; value <= reason_most_value (self->plan); value++)
        reason_find_ends (self, self->only == REASON_X_CHAIN ? plain : grouped, value);
      break;
    case REASON_GROUPED_LOOP:
    case REASON_GROUPED_AIC:
      reason_find_ends (self, grouped, 0);
      reason_find_ends (self, grouped | REASON_STRONG_ALS, 0);
      break;
    default:
      reason_find_ends (self, plain, 0);
      break;
    }
}

static void
find_all_sets (ReasonPath *self)
{
  for (uint32_t size = 2; size <= 4; size++)
    reason_find_sets (self, size);
}

/* Finds steps of any name. */
static void
find_anything (ReasonPath *self)
{
  reason_find_all_chains (self);
  reason_find_nets (self);
}

/* The finder of each name; NULL: find_anything (). */
static void (*const finders[REASON_TECHNIQUES]) (ReasonPath *self) = {
  [REASON_FULL_HOUSE] = reason_find_singles,
  [REASON_HIDDEN_SINGLE] = reason_find_singles,
  [REASON_NAKED_SINGLE] = reason_find_singles,
  [REASON_SINGLE] = reason_find_singles,
  [REASON_POINTING] = reason_find_locked,
  [REASON_CLAIMING] = reason_find_locked,
  [REASON_XY_WING] = reason_find_wings,
  [REASON_XYZ_WING] = reason_find_wings,
  [REASON_BUG_1] = reason_find_bug,
  [REASON_BUG_N] = reason_find_bug,
  [REASON_HIDDEN_RECTANGLE] = reason_find_hidden_rectangles,
  [REASON_AVOIDABLE_RECTANGLE_1] = reason_find_more_unique,
  [REASON_AVOIDABLE_RECTANGLE_2] = reason_find_more_unique,
  [REASON_EXTENDED_RECTANGLE] = reason_find_more_unique,
  [REASON_UNIQUE_RECTANGLE_1] = reason_find_unique,
  [REASON_UNIQUE_RECTANGLE_2] = reason_find_unique,
  [REASON_UNIQUE_RECTANGLE_3] = reason_find_unique,
  [REASON_UNIQUE_RECTANGLE_4] = reason_find_unique,
  [REASON_UNIQUE_RECTANGLE_5] = reason_find_unique,
  [REASON_UNIQUE_RECTANGLE_6] = reason_find_unique,
  [REASON_UNIQUE_RECTANGLE] = reason_find_unique,
  [REASON_UNIQUE_LOOP] = reason_find_unique,
  [REASON_SUE_DE_COQ] = reason_find_coq,
  [REASON_ALS_XZ] = reason_find_als,
  [REASON_ALS_XY_WING] = reason_find_als,
  [REASON_ALS_CHAIN] = reason_find_als,
  [REASON_DEATH_BLOSSOM] = reason_find_als,
  [REASON_FINNED_SWORDFISH] = reason_find_fish,
  [REASON_FINNED_JELLYFISH] = reason_find_fish,
  [REASON_FRANKEN_FISH] = reason_find_fish,
  [REASON_FINNED_FRANKEN_FISH] = reason_find_fish,
  [REASON_MUTANT_FISH] = reason_find_fish,
  [REASON_FINNED_MUTANT_FISH] = reason_find_fish,
  [REASON_KRAKEN_FISH] = reason_find_kraken,
  [REASON_SIMPLE_COLOURS] = reason_find_colours,
  [REASON_MULTI_COLOURS] = reason_find_colours,
  [REASON_TEMPLATE_SET] = reason_find_templates,
  [REASON_TEMPLATE_DELETE] = reason_find_templates,
  [REASON_W_WING] = find_twins,
  [REASON_REMOTE_PAIR] = find_remote_pairs,
  [REASON_SKYSCRAPER] = find_places,
  [REASON_TWO_STRING_KITE] = find_places,
  [REASON_TURBOT_FISH] = find_places,
  [REASON_EMPTY_RECTANGLE] = find_places,
  [REASON_FINNED_X_WING] = find_places,
  [REASON_X_CHAIN] = find_chains,
  [REASON_GROUPED_X_CHAIN] = find_chains,
  [REASON_XY_CHAIN] = find_chains,
  [REASON_CONTINUOUS_LOOP] = find_chains,
  [REASON_GROUPED_LOOP] = find_chains,
  [REASON_AIC] = find_chains,
  [REASON_GROUPED_AIC] = find_chains,
  [REASON_LOCKED_PAIR] = find_all_sets,
  [REASON_NAKED_PAIR] = find_all_sets,
  [REASON_X_WING] = find_all_sets,
  [REASON_HIDDEN_PAIR] = find_all_sets,
  [REASON_LOCKED_TRIPLE] = find_all_sets,
  [REASON_NAKED_TRIPLE] = find_all_sets,
  [REASON_SWORDFISH] = find_all_sets,
  [REASON_HIDDEN_TRIPLE] = find_all_sets,
  [REASON_NAKED_QUAD] = find_all_sets,
  [REASON_JELLYFISH] = find_all_sets,
  [REASON_HIDDEN_QUAD] = find_all_sets,
};

BaseStatus
reason_path_find (ReasonPath *self, ReasonTechnique technique)
{
  self->lowest = UINT32_MAX;
  self->keeps_all = true;
  self->only = technique;
  self->n_found = self->n_items = self->n_options = self->at = self->n_seen = 0;
  self->check.most_work = UINT64_MAX;
  if (!self->is_pure || !reason_technique_is_unique (technique))
    (finders[technique] != NULL ? finders[technique] : find_anything) (self);
  for (uint32_t word = 0; word < self->plan->n_words; word++)
    self->marked[word] = self->position.alive[word] & ~self->solution[word];
  return self->status;
}

/* Returns whether no step with these items and options was returned before, and notes this one. */
static bool
is_new (ReasonPath *self, const ReasonStep *step)
{
  uint64_t hash = step->placed == COVER_NONE ? step->n_items : step->placed + 1000u;
  void *seen = self->seen;

  /* The same in any order. */
  for (uint32_t i = 0; i < step->n_items && step->placed == COVER_NONE; i++)
    hash += base_mix (step->items[i]);
  for (uint32_t i = 0; i < step->n_struck; i++)
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
