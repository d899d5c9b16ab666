/* Almost locked sets: n cells of a group with n + 1 values in all.
 *
 * Two of them can share a value that only one of them can have, because each of its places in the one excludes each in the
 * other.  The set that does not have it is locked: it has all its other values.  So what all places of another
 * common value exclude is out.  With two such shared values both sets are locked one way or the other, and each of their
 * values is. */
#include "reason-path-private.h"

#include "base-memory.h"

#include <stdlib.h>

#define MOST_CELLS    5u
#define MOST_IN_GROUP 16u

typedef struct
{
  uint32_t cells[MOST_CELLS];
  uint32_t n;
  uint64_t values;
} Als;

typedef struct
{
  ReasonPath *path;
  Als *sets;
  size_t n, capacity;
} AlsList;

static bool
is_same (const Als *one, const Als *other)
{
  return one->n == other->n && memcmp (one->cells, other->cells, one->n * sizeof *one->cells) == 0;
}

static void
add_als (AlsList *self, const Als *als)
{
  void *sets = self->sets;

  for (size_t i = 0; i < self->n; i++)
    if (is_same (&self->sets[i], als))
      return;
  if (base_grow (&sets, &self->capacity, self->n + 1, sizeof *als) != BASE_OK)
    {
      self->path->status = BASE_NO_MEMORY;
      return;
    }
  self->sets = sets;
  self->sets[self->n++] = *als;
}

/* The sets of a group's open cells. */
static void
list_sets (AlsList *self, const uint32_t *cells, uint32_t n)
{
  for (uint32_t chosen = 1; chosen < (uint32_t) 1 << n; chosen++)
    {
      Als als = { .n = 0 };

      if (__builtin_popcount (chosen) > (int) MOST_CELLS)
        continue;
      for (uint32_t i = 0; i < n; i++)
        if (chosen >> i & 1)
          {
            als.cells[als.n++] = cells[i];
            als.values |= self->path->cell_values[cells[i]];
          }
      if (__builtin_popcountll (als.values) == (int) als.n + 1)
        add_als (self, &als);
    }
}

/* The tables whose rows are cells are those of the groups. */
static void
list_all_sets (AlsList *self)
{
  const ReasonPlan *plan = self->path->plan;

  for (uint32_t t = 0; t < plan->n_tables; t++)
    {
      const ReasonTable *table = &plan->tables[t];
      uint32_t cells[MOST_IN_GROUP], n = 0;

      if (plan->items[table->items[0]].family != REASON_CELL)
        continue;
      for (uint32_t row = 0; row < table->n[0]; row++)
        if (reason_position_is_open (&self->path->position, table->items[row]) && n < MOST_IN_GROUP)
          cells[n++] = table->items[row];
      list_sets (self, cells, n);
    }
}

static bool
has_value (const ReasonPath *path, uint32_t option, uint32_t value)
{
  return reason_has (path->position.alive, option)
         && reason_value_of (path->plan, option) % 64 == value;
}

/* Keeps in `set` what all places of a value exclude. */
static void
keep_excluded (const ReasonPath *path, const Als *als, uint32_t value, uint64_t *set)
{
  const ReasonPlan *plan = path->plan;

  for (uint32_t i = 0; i < als->n; i++)
    for (uint32_t o = plan->item_starts[als->cells[i]]; o < plan->item_starts[als->cells[i] + 1];
         o++)
      if (has_value (path, plan->item_options[o], value))
        for (uint32_t word = 0; word < plan->n_words; word++)
          set[word] &= reason_conflicts (plan, plan->item_options[o])[word];
}

/* Whether only one of the sets can have a value: what its places in the one exclude holds those in the other. */
static bool
is_restricted (ReasonPath *path, const Als *one, const Als *other, uint32_t value)
{
  const ReasonPlan *plan = path->plan;

  reason_copy (path->other, path->position.alive, plan->n_words);
  keep_excluded (path, one, value, path->other);
  for (uint32_t i = 0; i < other->n; i++)
    for (uint32_t o = plan->item_starts[other->cells[i]];
         o < plan->item_starts[other->cells[i] + 1]; o++)
      if (has_value (path, plan->item_options[o], value)
          && !reason_has (path->other, plan->item_options[o]))
        return false;
  return true;
}

/* Adds to `path->set` what the places of a value in the sets (NULL: none) exclude. */
static void
add_excluded (ReasonPath *path, const Als *one, const Als *other, uint32_t value)
{
  const ReasonPlan *plan = path->plan;

  reason_copy (path->other, path->position.alive, plan->n_words);
  keep_excluded (path, one, value, path->other);
  if (other != NULL)
    keep_excluded (path, other, value, path->other);
  for (uint32_t word = 0; word < plan->n_words; word++)
    path->set[word] |= path->other[word];
}

static bool
overlap (const Als *one, const Als *other)
{
  for (uint32_t i = 0; i < one->n; i++)
    for (uint32_t j = 0; j < other->n; j++)
      if (one->cells[i] == other->cells[j])
        return true;
  return false;
}

static void
try_pair (ReasonPath *path, const Als *one, const Als *other)
{
  const uint64_t common = one->values & other->values;
  uint64_t restricted = 0;
  bool is_double;

  for (uint64_t left = common; left != 0; left &= left - 1)
    if (is_restricted (path, one, other, (uint32_t) __builtin_ctzll (left)))
      restricted |= left & -left;
  if (restricted == 0)
    return;
  is_double = (restricted & (restricted - 1)) != 0;
  reason_clear (path->set, path->plan->n_words);
  for (uint64_t left = is_double ? common : common & ~restricted; left != 0; left &= left - 1)
    add_excluded (path, one, other, (uint32_t) __builtin_ctzll (left));
  for (uint64_t left = one->values & ~restricted; is_double && left != 0; left &= left - 1)
    add_excluded (path, one, NULL, (uint32_t) __builtin_ctzll (left));
  for (uint64_t left = other->values & ~restricted; is_double && left != 0; left &= left - 1)
    add_excluded (path, other, NULL, (uint32_t) __builtin_ctzll (left));
  if (reason_is_empty (path->set, path->plan->n_words)
      || !reason_round_add (path, REASON_ALS_XZ, 66, false))
    return;
  path->found[path->n_found - 1].is_named = true;
  for (uint32_t i = 0; i < one->n; i++)
    reason_round_add_item (path, one->cells[i]);
  for (uint32_t i = 0; i < other->n; i++)
    reason_round_add_item (path, other->cells[i]);
  reason_round_add_options (path, path->set);
}

void
reason_find_als (ReasonPath *self)
{
  AlsList list = { .path = self };

  for (uint32_t item = 0; item < self->plan->n_items; item++)
    if (self->plan->items[item].family == REASON_CELL)
      self->cell_values[item] = reason_position_values (&self->position, item);
  list_all_sets (&list);
  for (size_t i = 0; i < list.n && self->status == BASE_OK; i++)
    for (size_t j = i + 1; j < list.n && self->status == BASE_OK; j++)
      {
        const uint64_t common = list.sets[i].values & list.sets[j].values;

        if (base_stop_asked_after (self->stop, 16, &self->stop_left))
          self->status = BASE_STOPPED;
        if ((common & (common - 1)) != 0 && !overlap (&list.sets[i], &list.sets[j]))
          try_pair (self, &list.sets[i], &list.sets[j]);
      }
  free (list.sets);
}
