/* Strong links of a position, from items and from almost locked sets.
 *
 * Both ends of a link are groups of options.  A group is of use only if something excludes all
 * its options at once; then it excludes that in turn.  So groups without a common conflict are
 * left out. */
#include "reason-strong-private.h"

#include "reason-force-private.h"

#include "base-memory.h"
#include "base-random.h"

#include <stdlib.h>

#define MOST_GROUPS  4096u
#define MOST_IN_ITEM 9u
#define ALS_CELLS    4u

/* Makes room for one more group, and returns its options, all 0; NULL: out of memory. */
static uint64_t *
make_room (ReasonStrong *self)
{
  const uint32_t n_words = self->position->plan->n_words;
  const size_t size = 2 * (size_t) n_words * sizeof (uint64_t);
  void *sets = self->sets, *hashes = self->hashes;

  if (base_grow (&sets, &self->sets_capacity, self->n_groups + (size_t) 1, size) != BASE_OK)
    return NULL;
  self->sets = sets;
  if (base_grow (&hashes, &self->hashes_capacity, self->n_groups + (size_t) 1, sizeof (uint64_t))
      != BASE_OK)
    return NULL;
  self->hashes = hashes;
  memset (self->sets + (size_t) self->n_groups * 2 * n_words, 0, size);
  return self->sets + (size_t) self->n_groups * 2 * n_words;
}

/* Finds what all options of the group that is being made exclude.  False: nothing. */
static bool
exclude_by_all (const ReasonStrong *self, const uint64_t *options, uint64_t *out_excluded)
{
  const ReasonPlan *plan = self->position->plan;

  reason_copy (out_excluded, self->position->alive, plan->n_words);
  REASON_EACH (option, options, plan->n_words)
    for (uint32_t word = 0; word < plan->n_words; word++)
      out_excluded[word] &= reason_conflicts (plan, option)[word];
  return !reason_is_empty (out_excluded, plan->n_words);
}

/* Returns the number of the group whose options stand behind the last one; COVER_NONE: it is of
 * no use. */
static uint32_t
find_or_keep_group (ReasonStrong *self)
{
  const uint32_t n_words = self->position->plan->n_words;
  uint64_t *options = self->sets + (size_t) self->n_groups * 2 * n_words;
  uint64_t hash = 0;

  for (uint32_t word = 0; word < n_words; word++)
    hash = base_mix (hash ^ options[word]);
  for (uint32_t group = 0; group < self->n_groups; group++)
    if (self->hashes[group] == hash
        && memcmp (reason_strong_options (self, group), options, n_words * sizeof *options) == 0)
      return group;
  if (self->n_groups == MOST_GROUPS || !exclude_by_all (self, options, options + n_words))
    return COVER_NONE;
  self->hashes[self->n_groups] = hash;
  return self->n_groups++;
}

static BaseStatus
add_strong_link (ReasonStrong *self, uint32_t from, uint32_t to, uint32_t kind, uint32_t source)
{
  void *links = self->links;

  if (base_grow (&links, &self->links_capacity, self->n_links + (size_t) 1, sizeof *self->links)
      != BASE_OK)
    return BASE_NO_MEMORY;
  self->links = links;
  self->links[self->n_links++] = (ReasonStrongLink){ from, to, kind, source };
  return BASE_OK;
}

/* One part of an item's options: bits of `part`. */
static BaseStatus
make_part (ReasonStrong *self, const uint32_t *options, uint32_t part, uint32_t *out_group)
{
  uint64_t *set = make_room (self);

  if (set == NULL)
    return BASE_NO_MEMORY;
  for (; part != 0; part &= part - 1)
    reason_add (set, options[__builtin_ctz (part)]);
  *out_group = find_or_keep_group (self);
  return BASE_OK;
}

/* Whether some options of an item exclude something outside of it, if there are several. */
static bool
hold_together (const ReasonStrong *self, uint32_t item, const uint32_t *options, uint32_t part)
{
  const ReasonPlan *plan = self->position->plan;
  uint64_t any = 0;

  if ((part & (part - 1)) == 0)
    return true;
  for (uint32_t word = 0; word < plan->n_words; word++)
    {
      uint64_t common = self->position->alive[word] & ~reason_owners (plan, item)[word];

      for (uint32_t left = part; left != 0 && common != 0; left &= left - 1)
        common &= reason_conflicts (plan, options[__builtin_ctz (left)])[word];
      any |= common;
    }
  return any != 0;
}

/* Both links of each way to cut the options of an item in two. */
static BaseStatus
add_item (ReasonStrong *self, uint32_t item)
{
  const ReasonPlan *plan = self->position->plan;
  uint32_t options[MOST_IN_ITEM], n = 0;
  const uint32_t kind = self->position->counts[item] > 2          ? REASON_STRONG_GROUP
                        : plan->items[item].family == REASON_CELL ? REASON_STRONG_CELL
                                                                  : REASON_STRONG_PLACE;
  BaseStatus status = BASE_OK;

  if (self->position->counts[item] < 2 || self->position->counts[item] > MOST_IN_ITEM
      || (self->kinds & kind) == 0 || !reason_force_looks_at (plan, item, self->value))
    return BASE_OK;
  for (uint32_t o = plan->item_starts[item]; o < plan->item_starts[item + 1]; o++)
    if (reason_has (self->position->alive, plan->item_options[o]))
      options[n++] = plan->item_options[o];
  /* The last option is in the second part, so that each cut comes once. */
  for (uint32_t part = 1; part < (uint32_t) 1 << (n - 1) && status == BASE_OK; part++)
    {
      const uint32_t rest = (((uint32_t) 1 << n) - 1) & ~part;
      uint32_t one, other = COVER_NONE;

      if (!hold_together (self, item, options, part) || !hold_together (self, item, options, rest))
        continue;
      status = make_part (self, options, part, &one);
      if (status == BASE_OK)
        status = make_part (self, options, rest, &other);
      if (status != BASE_OK || one == COVER_NONE || other == COVER_NONE)
        continue;
      status = add_strong_link (self, one, other, kind, item);
      if (status == BASE_OK)
        status = add_strong_link (self, other, one, kind, item);
    }
  return status;
}

/* The links between each two values of an almost locked set. */
static BaseStatus
add_als (ReasonStrong *self, uint32_t number)
{
  const ReasonAls *als = &self->als.sets[number];
  BaseStatus status = BASE_OK;

  for (uint64_t one = als->values; one != 0; one &= one - 1)
    for (uint64_t other = als->values; other != 0 && status == BASE_OK; other &= other - 1)
      {
        const uint32_t values[2] = { (uint32_t) __builtin_ctzll (one),
                                     (uint32_t) __builtin_ctzll (other) };
        uint32_t groups[2] = { COVER_NONE, COVER_NONE };

        for (uint32_t i = 0; i < 2 && values[0] != values[1]; i++)
          {
            uint64_t *set = make_room (self);

            if (set == NULL)
              return BASE_NO_MEMORY;
            reason_als_add_places (&self->als, als, values[i], set);
            groups[i] = find_or_keep_group (self);
          }
        if (groups[0] != COVER_NONE && groups[1] != COVER_NONE)
          status = add_strong_link (self, groups[0], groups[1], REASON_STRONG_ALS, number);
      }
  return status;
}

static BaseStatus
find_weak (ReasonStrong *self)
{
  const uint32_t n_words = self->position->plan->n_words;

  self->n_group_words = REASON_WORDS (self->n_groups);
  self->weak = base_new_zeroed (uint64_t, (size_t) self->n_groups * self->n_group_words);
  if (self->weak == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t group = 0; group < self->n_groups; group++)
    for (uint32_t other = 0; other < self->n_groups; other++)
      if (reason_is_within (reason_strong_options (self, other),
                            reason_strong_excluded (self, group), n_words))
        reason_add (self->weak + (size_t) group * self->n_group_words, other);
  return BASE_OK;
}

/* Puts the links in the order of the groups that they begin with. */
static BaseStatus
sort_links (ReasonStrong *self)
{
  ReasonStrongLink *sorted = base_new (ReasonStrongLink, self->n_links);
  uint32_t *ends = base_new_zeroed (uint32_t, (size_t) self->n_groups + 1);

  self->starts = base_new_zeroed (uint32_t, (size_t) self->n_groups + 1);
  if (sorted == NULL || ends == NULL || self->starts == NULL)
    {
      free (sorted);
      free (ends);
      return BASE_NO_MEMORY;
    }
  for (uint32_t i = 0; i < self->n_links; i++)
    self->starts[self->links[i].from + 1]++;
  for (uint32_t group = 0; group < self->n_groups; group++)
    {
      self->starts[group + 1] += self->starts[group];
      ends[group] = self->starts[group];
    }
  for (uint32_t i = 0; i < self->n_links; i++)
    sorted[ends[self->links[i].from]++] = self->links[i];
  free (self->links);
  free (ends);
  self->links = sorted;
  return BASE_OK;
}

BaseStatus
reason_strong_make (ReasonStrong *self)
{
  const ReasonPlan *plan = self->position->plan;
  BaseStatus status = BASE_OK;

  self->als.position = self->position;
  for (uint32_t item = 0; item < plan->n_items && status == BASE_OK; item++)
    if (reason_position_is_open (self->position, item))
      status = add_item (self, item);
  if (status == BASE_OK && (self->kinds & REASON_STRONG_ALS) != 0)
    status = reason_als_list (&self->als, 2, ALS_CELLS);
  for (uint32_t i = 0; i < self->als.n && status == BASE_OK; i++)
    status = add_als (self, i);
  if (status == BASE_OK)
    status = find_weak (self);
  return status == BASE_OK ? sort_links (self) : status;
}

void
reason_strong_clear (ReasonStrong *self)
{
  reason_als_clear (&self->als);
  free (self->sets);
  free (self->hashes);
  free (self->weak);
  free (self->starts);
  free (self->links);
  *self = (ReasonStrong){ .position = self->position };
}
