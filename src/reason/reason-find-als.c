/* Steps of almost locked sets.
 *
 * A value is restricted between two sets if its places in the one exclude all its places in the
 * other.  Then one of the sets lacks it, and that set has all its other values.  So for each
 * other value that both have, one of the sets has it: whatever all its places in both sets
 * exclude is out (XZ).  With two restricted values both sets are locked, and each of their
 * values has its place there.
 *
 * In a chain, each set has a restricted value with the next one, and never the same value twice
 * in a row.  Its two ends are like the two sets of XZ.
 *
 * In a death blossom, each value of one cell, the stem, is restricted with a set of its own, a
 * petal.  Whichever value the stem has, one of the petals is locked. */
#include "reason-als-private.h"
#include "reason-path-private.h"

#include "base-memory.h"

#include <stdlib.h>

/* A set beside another one, with the values that only one of them can have. */
typedef struct
{
  uint32_t als;
  uint64_t restricted;
} Neighbour;

/* Sets that a chain comes to, each by a value; and the place of the one before in the queue. */
typedef struct
{
  uint32_t als, by_value, before, length;
} Visit;

typedef struct
{
  ReasonPath *path;
  ReasonAlsList list;
  Neighbour *neighbours;
  size_t n_neighbours, capacity;
  size_t *starts; /* the neighbours of set i begin at starts[i] */
  Visit *visits;
  uint64_t *came_by; /* for each set, the values by which it was come to */
} AlsSearch;

#define MOST_CHAIN 6u /* sets */

/* Adds to `path->set` what all places of a value in the sets exclude; `other` or NULL. */
static void
add_excluded (AlsSearch *self, const ReasonAls *one, const ReasonAls *other, uint32_t value)
{
  ReasonPath *path = self->path;

  reason_copy (path->other, path->position.alive, path->plan->n_words);
  reason_als_keep_excluded (&self->list, one, value, path->other);
  if (other != NULL)
    reason_als_keep_excluded (&self->list, other, value, path->other);
  for (uint32_t word = 0; word < path->plan->n_words; word++)
    path->set[word] |= path->other[word];
}

static void
add_all_excluded (AlsSearch *self, const ReasonAls *one, const ReasonAls *other, uint64_t values)
{
  for (; values != 0; values &= values - 1)
    add_excluded (self, one, other, (uint32_t) __builtin_ctzll (values));
}

/* Begins a step that strikes `path->set`; its items follow. */
static bool
begin_step (AlsSearch *self)
{
  ReasonPath *path = self->path;

  if (reason_is_empty (path->set, path->plan->n_words)
      || !reason_round_add (path, path->only, 66, false))
    return false;
  path->found[path->n_found - 1].is_named = true;
  reason_round_add_options (path, path->set);
  return true;
}

/* Adds the cells of a set that the step does not have yet. */
static void
add_cells (AlsSearch *self, const ReasonAls *als)
{
  ReasonPath *path = self->path;
  const ReasonFound *found = &path->found[path->n_found - 1];

  for (uint32_t i = 0; i < als->n && path->status == BASE_OK; i++)
    {
      bool is_known = false;

      for (uint32_t j = 0; j < found->n_items; j++)
        is_known |= path->items[found->items + j] == als->cells[i];
      if (!is_known)
        reason_round_add_item (path, als->cells[i]);
    }
}

static void
try_pair (AlsSearch *self, const ReasonAls *one, const ReasonAls *other, uint64_t restricted)
{
  const uint64_t common = one->values & other->values;
  const bool is_double = (restricted & (restricted - 1)) != 0;

  if ((common & (common - 1)) == 0 || reason_als_overlap (one, other))
    return;
  reason_clear (self->path->set, self->path->plan->n_words);
  add_all_excluded (self, one, other, is_double ? common : common & ~restricted);
  if (is_double)
    {
      add_all_excluded (self, one, NULL, one->values & ~restricted);
      add_all_excluded (self, other, NULL, other->values & ~restricted);
    }
  if (begin_step (self))
    {
      add_cells (self, one);
      add_cells (self, other);
    }
}

/* Lists for each set those with which it has a restricted value. */
static BaseStatus
list_neighbours (AlsSearch *self)
{
  const size_t n = self->list.n;

  self->starts = base_new (size_t, n + 1);
  if (self->starts == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < n; i++)
    {
      self->starts[i] = self->n_neighbours;
      if (base_stop_asked (self->path->stop))
        return BASE_STOPPED;
      for (size_t j = 0; j < n; j++)
        {
          const uint64_t restricted =
              i == j
                  ? 0
                  : reason_als_restricted (&self->list, &self->list.sets[i], &self->list.sets[j]);
          void *neighbours = self->neighbours;

          if (restricted == 0)
            continue;
          if (base_grow (&neighbours, &self->capacity, self->n_neighbours + 1, sizeof (Neighbour))
              != BASE_OK)
            return BASE_NO_MEMORY;
          self->neighbours = neighbours;
          self->neighbours[self->n_neighbours++] = (Neighbour){ (uint32_t) j, restricted };
        }
    }
  self->starts[n] = self->n_neighbours;
  return BASE_OK;
}

static void
find_pairs (AlsSearch *self)
{
  for (size_t i = 0; i < self->list.n && self->path->status == BASE_OK; i++)
    for (size_t k = self->starts[i]; k < self->starts[i + 1]; k++)
      if (self->neighbours[k].als > i)
        try_pair (self, &self->list.sets[i], &self->list.sets[self->neighbours[k].als],
                  self->neighbours[k].restricted);
}

/* Two sets beside a third one, by different values. */
static void
try_wing (AlsSearch *self, uint32_t pivot, const Neighbour *one, const Neighbour *other)
{
  const ReasonAls *first = &self->list.sets[one->als], *second = &self->list.sets[other->als];
  const uint64_t common = first->values & second->values;

  if (common == 0)
    return;
  for (uint64_t i = one->restricted; i != 0; i &= i - 1)
    for (uint64_t j = other->restricted; j != 0; j &= j - 1)
      {
        if ((i & -i) == (j & -j))
          continue;
        reason_clear (self->path->set, self->path->plan->n_words);
        add_all_excluded (self, first, second, common & ~(i & -i) & ~(j & -j));
        if (begin_step (self))
          {
            add_cells (self, &self->list.sets[pivot]);
            add_cells (self, first);
            add_cells (self, second);
          }
      }
}

static void
find_wings (AlsSearch *self)
{
  for (uint32_t pivot = 0; pivot < self->list.n; pivot++)
    for (size_t i = self->starts[pivot]; i < self->starts[pivot + 1]; i++)
      {
        if (base_stop_asked_after (self->path->stop, 64, &self->path->stop_left))
          self->path->status = BASE_STOPPED;
        if (self->path->status != BASE_OK)
          return;
        for (size_t j = i + 1; j < self->starts[pivot + 1]; j++)
          try_wing (self, pivot, &self->neighbours[i], &self->neighbours[j]);
      }
}

/* The ends of a chain of four sets and more. */
static void
try_chain (AlsSearch *self, uint32_t first_value, uint32_t last)
{
  const ReasonAls *first = &self->list.sets[self->visits[0].als];
  const ReasonAls *end = &self->list.sets[self->visits[last].als];
  const uint64_t used = (uint64_t) 1 << first_value | (uint64_t) 1 << self->visits[last].by_value;

  if (self->visits[last].als == self->visits[0].als)
    return;
  reason_clear (self->path->set, self->path->plan->n_words);
  add_all_excluded (self, first, end, first->values & end->values & ~used);
  if (!begin_step (self))
    return;
  for (uint32_t at = last; at != COVER_NONE; at = self->visits[at].before)
    add_cells (self, &self->list.sets[self->visits[at].als]);
}

/* Follows the chains that leave a set by a value, the shortest to each set and value. */
static void
follow_chain (AlsSearch *self, uint32_t start, uint32_t first_value)
{
  uint32_t n = 1;

  memset (self->came_by, 0, self->list.n * sizeof *self->came_by);
  self->visits[0] = (Visit){ start, first_value, COVER_NONE, 1 };
  for (uint32_t at = 0; at < n; at++)
    {
      const Visit visit = self->visits[at];

      if (visit.length >= 4)
        try_chain (self, first_value, at);
      if (visit.length == MOST_CHAIN)
        continue;
      for (size_t i = self->starts[visit.als]; i < self->starts[visit.als + 1]; i++)
        {
          const Neighbour *next = &self->neighbours[i];
          uint64_t values = next->restricted & ~self->came_by[next->als];

          values &= at == 0 ? (uint64_t) 1 << first_value : ~((uint64_t) 1 << visit.by_value);
          self->came_by[next->als] |= values;
          for (; values != 0; values &= values - 1)
            self->visits[n++] =
                (Visit){ next->als, (uint32_t) __builtin_ctzll (values), at, visit.length + 1 };
        }
    }
}

static void
find_chains (AlsSearch *self)
{
  self->visits = base_new (Visit, 64 * self->list.n + 1);
  self->came_by = base_new (uint64_t, self->list.n);
  if (self->visits == NULL || self->came_by == NULL)
    self->path->status = BASE_NO_MEMORY;
  for (uint32_t start = 0; start < self->list.n && self->path->status == BASE_OK; start++)
    for (uint64_t left = self->list.sets[start].values; left != 0; left &= left - 1)
      {
        if (base_stop_asked (self->path->stop))
          self->path->status = BASE_STOPPED;
        follow_chain (self, start, (uint32_t) __builtin_ctzll (left));
      }
}

/* A blossom as far as it has come. */
typedef struct
{
  AlsSearch *search;
  uint32_t stem, options[REASON_MOST_IN_TABLE], n;
  uint32_t value; /* common to all petals */
  const ReasonAls *petals[REASON_MOST_IN_TABLE];
} Blossom;

static void
add_blossom (Blossom *self, const uint64_t *struck)
{
  ReasonPath *path = self->search->path;

  reason_copy (path->set, struck, path->plan->n_words);
  if (!begin_step (self->search))
    return;
  reason_round_add_item (path, self->stem);
  for (uint32_t i = 0; i < self->n; i++)
    add_cells (self->search, self->petals[i]);
}

static bool
is_petal (const Blossom *self, const ReasonAls *als, uint32_t option)
{
  const ReasonPath *path = self->search->path;
  const uint32_t value = reason_value_of (path->plan, option) % 64;
  const uint64_t both = (uint64_t) 1 << value | (uint64_t) 1 << self->value;
  uint64_t *places = path->other;

  if ((als->values & both) != both || value == self->value)
    return false;
  for (uint32_t i = 0; i < als->n; i++)
    if (als->cells[i] == self->stem)
      return false;
  reason_clear (places, path->plan->n_words);
  reason_als_add_places (&self->search->list, als, value, places);
  return reason_is_within (places, reason_conflicts (path->plan, option), path->plan->n_words);
}

/* Chooses a petal for each option of the stem, while something is left that all petals exclude. */
static void
choose_petals (Blossom *self, uint32_t at, const uint64_t *struck)
{
  AlsSearch *search = self->search;
  uint64_t left[REASON_WORDS (REASON_MOST_OPTIONS)];

  if (at == self->n)
    {
      add_blossom (self, struck);
      return;
    }
  for (size_t i = 0; i < search->list.n && search->path->status == BASE_OK; i++)
    if (is_petal (self, &search->list.sets[i], self->options[at]))
      {
        reason_copy (left, struck, search->path->plan->n_words);
        reason_als_keep_excluded (&search->list, &search->list.sets[i], self->value, left);
        self->petals[at] = &search->list.sets[i];
        if (!reason_is_empty (left, search->path->plan->n_words))
          choose_petals (self, at + 1, left);
      }
}

static void
find_blossoms (AlsSearch *search)
{
  ReasonPath *path = search->path;
  const ReasonPlan *plan = path->plan;

  REASON_EACH (stem, path->position.open, plan->n_item_words)
    {
      Blossom blossom = { .search = search, .stem = stem };

      if (base_stop_asked (path->stop))
        path->status = BASE_STOPPED;
      if (path->status != BASE_OK)
        return;
      if (plan->items[stem].family != REASON_CELL || path->position.counts[stem] > 5)
        continue;
      for (uint32_t o = plan->item_starts[stem]; o < plan->item_starts[stem + 1]; o++)
        if (reason_has (path->position.alive, plan->item_options[o]))
          blossom.options[blossom.n++] = plan->item_options[o];
      for (blossom.value = 0; blossom.value < 64; blossom.value++)
        choose_petals (&blossom, 0, path->position.alive);
    }
}

void
reason_find_als (ReasonPath *self)
{
  AlsSearch search = { .path = self, .list = { .position = &self->position } };
  BaseStatus status = reason_als_list (&search.list, 1, REASON_MOST_ALS_CELLS);

  if (status == BASE_OK && self->only != REASON_DEATH_BLOSSOM)
    status = list_neighbours (&search);
  if (status != BASE_OK)
    self->status = status;
  else if (self->only == REASON_DEATH_BLOSSOM)
    find_blossoms (&search);
  else if (self->only == REASON_ALS_XZ)
    find_pairs (&search);
  else if (self->only == REASON_ALS_XY_WING)
    find_wings (&search);
  else
    find_chains (&search);
  reason_als_clear (&search.list);
  free (search.neighbours);
  free (search.starts);
  free (search.visits);
  free (search.came_by);
}
