/* The links of a step, in the order in which a reader can follow them; and copies of steps.
 *
 * An option is supposed.  In a chain, one item after the other comes down to its last option,
 * until an item has none.  The causes of a link are the options supposed and concluded before
 * that exclude the other options of its item. */
#include "reason-path-private.h"

#include "base-memory.h"

#include <stdlib.h>

typedef struct
{
  ReasonPath *path;
  uint32_t option; /* the one that is supposed */
  uint64_t *left;  /* options that nothing excludes yet */
  uint32_t n;
} Linking;

/* The option that was supposed, or that a link left over. */
static uint32_t
option_of_link (const Linking *self, uint32_t link)
{
  return link == 0 ? self->option : self->path->step_links[link - 1].option;
}

/* Counts the options of an item that are left; *out_last is one of them. */
static uint32_t
count_left (const Linking *self, uint32_t item, uint32_t *out_last)
{
  const ReasonPlan *plan = self->path->plan;
  uint32_t n = 0;

  *out_last = COVER_NONE;
  for (uint32_t o = plan->item_starts[item]; o < plan->item_starts[item + 1]; o++)
    if (reason_has (self->left, plan->item_options[o]))
      {
        *out_last = plan->item_options[o];
        n++;
      }
  return n;
}

/* Returns the links that exclude all options of an item but `last`, as bits; of several the
 * latest.  0: there are too many links for bits. */
static uint64_t
find_causes (const Linking *self, uint32_t item, uint32_t last)
{
  const ReasonPlan *plan = self->path->plan;
  uint64_t causes = 0;

  if (self->n >= 64)
    return 0;
  for (uint32_t o = plan->item_starts[item]; o < plan->item_starts[item + 1]; o++)
    {
      const uint32_t option = plan->item_options[o];
      uint64_t excluding = 0;

      if (option == last || !reason_has (self->path->position.alive, option))
        continue;
      for (uint32_t link = 0; link <= self->n; link++)
        if (reason_has (reason_conflicts (plan, option_of_link (self, link)), option))
          excluding |= (uint64_t) 1 << link;
      if (excluding != 0 && (excluding & causes) == 0)
        causes |= (uint64_t) 1 << (63 - __builtin_clzll (excluding));
    }
  return causes;
}

/* Finds the item that falls next: one without an option, else one that the latest link has left
 * one option.  COVER_NONE: all have several. */
static uint32_t
find_next (const Linking *self, const uint32_t *items, uint32_t n, const bool *is_used)
{
  uint32_t next = COVER_NONE;
  uint64_t latest = 0;

  for (uint32_t i = 0; i < n; i++)
    {
      uint32_t last, n_left;
      uint64_t causes;

      if (is_used[i] || (n_left = count_left (self, items[i], &last)) > 1)
        continue;
      if (n_left == 0)
        return i;
      causes = find_causes (self, items[i], last);
      if (next == COVER_NONE || causes > latest)
        {
          next = i;
          latest = causes;
        }
    }
  return next;
}

uint32_t
reason_link_items (ReasonPath *self, uint32_t option, const uint32_t *items, uint32_t n)
{
  const ReasonPlan *plan = self->plan;
  Linking linking = { .path = self, .option = option, .left = self->set };
  bool is_used[REASON_MOST_ITEMS] = { false };

  reason_copy (linking.left, self->position.alive, plan->n_words);
  while (true)
    {
      const uint64_t *conflicts = reason_conflicts (plan, option_of_link (&linking, linking.n));
      uint32_t next, last;

      for (uint32_t word = 0; word < plan->n_words; word++)
        linking.left[word] &= ~conflicts[word];
      next = find_next (&linking, items, n, is_used);
      if (next == COVER_NONE)
        return 0;
      is_used[next] = true;
      count_left (&linking, items[next], &last);
      self->step_links[linking.n] = (ReasonLink){
        .item = items[next],
        .option = last,
        .causes = find_causes (&linking, items[next], last),
      };
      linking.n++;
      if (last == COVER_NONE)
        return linking.n;
    }
}

BaseStatus
reason_step_copy (const ReasonStep *self, ReasonStep *out_copy)
{
  ReasonStep copy = *self;

  copy.items = base_copy (self->items, self->n_items, sizeof *copy.items);
  copy.struck = base_copy (self->struck, self->n_struck, sizeof *copy.struck);
  copy.extras = base_copy (self->extras, self->n_extras, sizeof *copy.extras);
  copy.links = base_copy (self->links, self->n_links, sizeof *copy.links);
  if (copy.items == NULL || copy.struck == NULL || copy.extras == NULL || copy.links == NULL)
    {
      reason_step_clear (&copy);
      return BASE_NO_MEMORY;
    }
  *out_copy = copy;
  return BASE_OK;
}

void
reason_step_clear (ReasonStep *self)
{
  free ((void *) self->items);
  free ((void *) self->struck);
  free ((void *) self->extras);
  free ((void *) self->links);
  *self = (ReasonStep){ .placed = COVER_NONE };
}
