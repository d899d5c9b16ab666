/* Chains by their ends, for lists of all steps of one name.
 *
 * If all options of a group are out, the other end of each of its strong links has a true
 * option; what that excludes is out, and so on.  So of the first group and of each one reached,
 * one has a true option: what both exclude is out.  Where the last one excludes the first, the
 * chain is a loop, and what two neighbours in it both exclude is out too. */
#include "reason-path-private.h"
#include "reason-strong-private.h"

#include "base-memory.h"

#include <stdlib.h>

typedef struct
{
  ReasonPath *path;
  ReasonStrong *strong;
  uint32_t start;
  uint32_t *queue;   /* groups that have a true option if the first one has none */
  uint32_t *by_link; /* for each of them its strong link */
  uint32_t
      *before; /* and the group that excludes the start of that link; COVER_NONE: the first one */
  uint64_t *is_out, *is_true, *fresh; /* groups */
  uint32_t n;
} Chain;

/* All options of a group are out, by `before`. */
static void
follow_out (Chain *self, uint32_t out, uint32_t before)
{
  const ReasonStrong *strong = self->strong;

  for (uint32_t i = strong->starts[out]; i < strong->starts[out + 1]; i++)
    {
      const uint32_t to = strong->links[i].to;

      if (reason_has (self->is_true, to))
        continue;
      reason_add (self->is_true, to);
      self->by_link[to] = i;
      self->before[to] = before;
      self->queue[self->n++] = to;
    }
}

static void
follow_all (Chain *self)
{
  const uint32_t n_words = self->strong->n_group_words;

  reason_clear (self->is_out, n_words);
  reason_clear (self->is_true, n_words);
  self->n = 0;
  reason_add (self->is_out, self->start);
  follow_out (self, self->start, COVER_NONE);
  for (uint32_t at = 0; at < self->n; at++)
    {
      const uint64_t *weak = reason_strong_weak (self->strong, self->queue[at]);

      for (uint32_t word = 0; word < n_words; word++)
        self->fresh[word] = weak[word] & ~self->is_out[word];
      REASON_EACH (out, self->fresh, n_words)
        follow_out (self, out, self->queue[at]);
      for (uint32_t word = 0; word < n_words; word++)
        self->is_out[word] |= self->fresh[word];
    }
}

/* Adds what both groups exclude. */
static void
add_excluded (const Chain *self, uint32_t one, uint32_t other, uint64_t *set)
{
  const uint64_t *first = reason_strong_excluded (self->strong, one);
  const uint64_t *second = reason_strong_excluded (self->strong, other);

  for (uint32_t word = 0; word < self->path->plan->n_words; word++)
    set[word] |= first[word] & second[word];
}

/* In a loop each almost locked set lacks one of the two values of its link: it has all others. */
static void
add_locked (const Chain *self, const ReasonStrongLink *link, uint64_t *set)
{
  const ReasonPath *path = self->path;
  const ReasonAls *als = &self->strong->als.sets[link->source];

  for (uint64_t left = als->values; left != 0; left &= left - 1)
    {
      const uint32_t value = (uint32_t) __builtin_ctzll (left);
      uint64_t *places = path->extras;

      reason_clear (places, path->plan->n_words);
      reason_als_add_places (&self->strong->als, als, value, places);
      if (reason_meet (places, reason_strong_options (self->strong, link->from),
                       path->plan->n_words)
          || reason_meet (places, reason_strong_options (self->strong, link->to),
                          path->plan->n_words))
        continue;
      reason_copy (places, path->position.alive, path->plan->n_words);
      reason_als_keep_excluded (&self->strong->als, als, value, places);
      for (uint32_t word = 0; word < path->plan->n_words; word++)
        set[word] |= places[word];
    }
}

/* The items of a chain, each once, and what its links are. */
typedef struct
{
  uint32_t n_items, n_links, kinds;
} Contents;

static void
add_item (const Chain *self, Contents *contents, uint32_t item)
{
  for (uint32_t i = 0; i < contents->n_items; i++)
    if (self->path->step_items[i] == item)
      return;
  self->path->step_items[contents->n_items++] = item;
}

static Contents
collect_contents (const Chain *self, uint32_t last)
{
  Contents contents = { 0 };

  for (uint32_t group = last; group != COVER_NONE; group = self->before[group])
    {
      const ReasonStrongLink *link = &self->strong->links[self->by_link[group]];

      contents.n_links++;
      contents.kinds |= link->kind;
      if (link->kind != REASON_STRONG_ALS)
        add_item (self, &contents, link->source);
      else
        for (uint32_t i = 0; i < self->strong->als.sets[link->source].n; i++)
          add_item (self, &contents, self->strong->als.sets[link->source].cells[i]);
    }
  return contents;
}

static ReasonTechnique
name_chain (const Chain *self, const Contents *contents, bool is_loop)
{
  const ReasonPath *path = self->path;
  const bool is_grouped = (contents->kinds & (REASON_STRONG_GROUP | REASON_STRONG_ALS)) != 0;
  ReasonTechnique technique;

  if (is_loop)
    return is_grouped ? REASON_GROUPED_LOOP : REASON_CONTINUOUS_LOOP;
  if (is_grouped)
    {
      const uint32_t value = path->plan->items[path->step_items[0]].value;

      for (uint32_t i = 0; i < contents->n_items; i++)
        if (path->plan->items[path->step_items[i]].value != value || value == 0)
          return REASON_GROUPED_AIC;
      return REASON_GROUPED_X_CHAIN;
    }
  technique = reason_find_name (&path->position, path->step_items, contents->n_items, REASON_AIC);
  return technique == REASON_CONTINUOUS_LOOP ? REASON_AIC : technique;
}

/* What the chain strikes, in `set`.  A chain from a group to itself shows that one of its
 * options is true.  Of a single option, the step rules out the others of its first item only. */
static void
collect_struck (const Chain *self, uint32_t last, bool is_loop, uint64_t *set)
{
  const ReasonPlan *plan = self->path->plan;

  reason_clear (set, plan->n_words);
  add_excluded (self, self->start, last, set);
  if (last == self->start)
    REASON_EACH (option, reason_strong_options (self->strong, last), plan->n_words)
      for (uint32_t word = 0; word < plan->n_words; word++)
        set[word] &= reason_owners (plan, plan->option_items[plan->option_starts[option]])[word];
  for (uint32_t group = last; is_loop && group != COVER_NONE; group = self->before[group])
    {
      const ReasonStrongLink *link = &self->strong->links[self->by_link[group]];

      if (self->before[group] != COVER_NONE)
        add_excluded (self, link->from, self->before[group], set);
      if (link->kind == REASON_STRONG_ALS)
        add_locked (self, link, set);
    }
}

static void
add_chain (const Chain *self, uint32_t last)
{
  ReasonPath *path = self->path;
  const ReasonPlan *plan = path->plan;
  const bool is_loop = reason_has (reason_strong_weak (self->strong, last), self->start);
  Contents contents;
  ReasonTechnique technique;

  collect_struck (self, last, is_loop, path->set);
  if (reason_is_empty (path->set, plan->n_words))
    return;
  contents = collect_contents (self, last);
  if (contents.n_links < 2)
    return;
  technique = name_chain (self, &contents, is_loop);
  if (technique != path->only || !reason_round_add (path, technique, 70, false))
    return;
  path->found[path->n_found - 1].is_named = true;
  for (uint32_t i = 0; i < contents.n_items; i++)
    reason_round_add_item (path, path->step_items[i]);
  reason_round_add_options (path, path->set);
}

static void
follow_each_group (Chain *self)
{
  ReasonPath *path = self->path;

  for (self->start = 0; self->start < self->strong->n_groups; self->start++)
    {
      if (base_stop_asked_after (path->stop, self->strong->n_groups, &path->stop_left))
        path->status = BASE_STOPPED;
      if (path->status != BASE_OK)
        return;
      follow_all (self);
      for (uint32_t i = 0; i < self->n; i++)
        add_chain (self, self->queue[i]);
    }
}

void
reason_find_ends (ReasonPath *self, uint32_t kinds, uint32_t value)
{
  ReasonStrong strong = { .position = &self->position, .kinds = kinds, .value = value };
  Chain chain = { .path = self, .strong = &strong };
  BaseStatus status = reason_strong_make (&strong);

  if (status == BASE_OK)
    {
      chain.queue = base_new (uint32_t, 3 * (size_t) strong.n_groups);
      chain.is_out = base_new_zeroed (uint64_t, 3 * (size_t) strong.n_group_words);
      status = chain.queue != NULL && chain.is_out != NULL ? BASE_OK : BASE_NO_MEMORY;
    }
  if (status == BASE_OK)
    {
      chain.by_link = chain.queue + strong.n_groups;
      chain.before = chain.by_link + strong.n_groups;
      chain.is_true = chain.is_out + strong.n_group_words;
      chain.fresh = chain.is_true + strong.n_group_words;
      follow_each_group (&chain);
    }
  else
    self->status = status;
  free (chain.queue);
  free (chain.is_out);
  reason_strong_clear (&strong);
}
