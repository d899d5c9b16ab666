/* Colours and templates: steps of one value.
 *
 * Items of two options make pairs.  Pairs that share an option are coloured in turn: either all
 * options of the one colour are true, or all of the other.  So an option that both colours exclude
 * is out.  A colour that excludes an option of its own is out.  If a colour excludes a colour of
 * another set of pairs, one of the two opposite colours is true.
 *
 * A template is a way to place the value everywhere.  An option that is in no template is out. */
#include "reason-path-private.h"

#include "base-memory.h"

#include <stdlib.h>

/* A set of pairs that hang together. */
typedef struct
{
  uint64_t *colours[2];  /* their options */
  uint64_t *excluded[2]; /* what some option of the colour excludes */
  uint64_t *items;
} Colouring;

typedef struct
{
  ReasonPath *path;
  Colouring *colourings;
  uint32_t n;
  uint64_t *memory;
} Colours;

#define MOST_COLOURINGS 64u

static void
colour_option (const Colours *self, Colouring *it, uint32_t option, uint32_t colour)
{
  const ReasonPosition *position = &self->path->position;
  const ReasonPlan *plan = position->plan;
  const uint32_t value = reason_value_of (plan, option);

  reason_add (it->colours[colour], option);
  for (uint32_t word = 0; word < plan->n_words; word++)
    it->excluded[colour][word] |= reason_conflicts (plan, option)[word] & position->alive[word];
  for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
    {
      const uint32_t item = plan->option_items[i];

      if (position->counts[item] != 2 || plan->items[item].value != value
          || reason_has (it->items, item))
        continue;
      reason_add (it->items, item);
      for (uint32_t o = plan->item_starts[item]; o < plan->item_starts[item + 1]; o++)
        if (plan->item_options[o] != option && reason_has (position->alive, plan->item_options[o]))
          colour_option (self, it, plan->item_options[o], 1 - colour);
    }
}

/* The colourings of a value. */
static void
colour_value (Colours *self, uint32_t value)
{
  const ReasonPosition *position = &self->path->position;
  const ReasonPlan *plan = position->plan;
  const size_t n_words = 4 * (size_t) plan->n_words + plan->n_item_words;

  self->n = 0;
  memset (self->memory, 0, MOST_COLOURINGS * n_words * sizeof *self->memory);
  REASON_EACH (item, position->open, plan->n_item_words)
    {
      uint32_t option = plan->item_starts[item];
      Colouring *it = &self->colourings[self->n];
      bool is_known = false;

      for (uint32_t i = 0; i < self->n; i++)
        is_known |= reason_has (self->colourings[i].items, item);
      if (is_known || position->counts[item] != 2 || plan->items[item].value != value
          || plan->items[item].group == COVER_NONE || self->n == MOST_COLOURINGS)
        continue;
      for (uint32_t i = 0; i < 2; i++)
        {
          it->colours[i] = self->memory + self->n * n_words + i * plan->n_words;
          it->excluded[i] = it->colours[i] + 2 * (size_t) plan->n_words;
        }
      it->items = it->excluded[1] + plan->n_words;
      self->n++;
      while (!reason_has (position->alive, plan->item_options[option]))
        option++;
      colour_option (self, it, plan->item_options[option], 0);
    }
}

/* Adds a step of the items of one or two colourings that strikes `path->set`. */
static void
add_step (const Colours *self, const Colouring *one, const Colouring *other)
{
  ReasonPath *path = self->path;
  const ReasonPlan *plan = path->plan;

  if (reason_is_empty (path->set, plan->n_words) || !reason_round_add (path, path->only, 60, false))
    return;
  path->found[path->n_found - 1].is_named = true;
  REASON_EACH (item, one->items, plan->n_item_words)
    reason_round_add_item (path, item);
  if (other != NULL)
    REASON_EACH (item, other->items, plan->n_item_words)
      reason_round_add_item (path, item);
  reason_round_add_options (path, path->set);
}

/* Sets `path->set` to what two sets have in common. */
static void
intersect (const Colours *self, const uint64_t *one, const uint64_t *other)
{
  for (uint32_t word = 0; word < self->path->plan->n_words; word++)
    self->path->set[word] = one[word] & other[word];
}

static void
try_simple (const Colours *self, const Colouring *it)
{
  const uint32_t n_words = self->path->plan->n_words;

  for (uint32_t colour = 0; colour < 2; colour++)
    if (reason_meet (it->colours[colour], it->excluded[colour], n_words))
      {
        reason_copy (self->path->set, it->colours[colour], n_words);
        add_step (self, it, NULL);
        return;
      }
  intersect (self, it->excluded[0], it->excluded[1]);
  for (uint32_t word = 0; word < n_words; word++)
    self->path->set[word] &= ~(it->colours[0][word] | it->colours[1][word]);
  add_step (self, it, NULL);
}

static void
try_two (const Colours *self, const Colouring *one, const Colouring *other)
{
  const uint32_t n_words = self->path->plan->n_words;

  for (uint32_t i = 0; i < 2; i++)
    {
      const bool meets[2] = { reason_meet (one->excluded[i], other->colours[0], n_words),
                              reason_meet (one->excluded[i], other->colours[1], n_words) };

      if (meets[0] && meets[1])
        {
          reason_copy (self->path->set, one->colours[i], n_words);
          add_step (self, one, other);
        }
      else if (meets[0] || meets[1])
        {
          intersect (self, one->excluded[1 - i], other->excluded[meets[0]]);
          add_step (self, one, other);
        }
    }
}

void
reason_find_colours (ReasonPath *self)
{
  const size_t n_words = 4 * (size_t) self->plan->n_words + self->plan->n_item_words;
  Colours colours = { .path = self };

  colours.colourings = base_new (Colouring, MOST_COLOURINGS);
  colours.memory = base_new (uint64_t, MOST_COLOURINGS * n_words);
  if (colours.colourings == NULL || colours.memory == NULL)
    self->status = BASE_NO_MEMORY;
  for (uint32_t value = 1; value <= reason_most_value (self->plan) && self->status == BASE_OK;
       value++)
    {
      colour_value (&colours, value);
      for (uint32_t i = 0; i < colours.n; i++)
        if (self->only == REASON_SIMPLE_COLOURS)
          try_simple (&colours, &colours.colourings[i]);
        else
          for (uint32_t j = 0; j < colours.n; j++)
            if (i != j)
              try_two (&colours, &colours.colourings[i], &colours.colourings[j]);
    }
  free (colours.colourings);
  free (colours.memory);
}

/* What all items of a value together refute: such options are in no template, which is a way to
 * place the value everywhere. */
static uint32_t
refute_by_value (ReasonPath *self, uint32_t value, uint64_t *out_refuted)
{
  const ReasonPlan *plan = self->plan;
  uint32_t *items = self->step_items, n = 0;

  REASON_EACH (item, self->position.open, plan->n_item_words)
    if (plan->items[item].value == value && plan->items[item].group != COVER_NONE)
      items[n++] = item;
  reason_clear (out_refuted, plan->n_words);
  REASON_EACH (option, self->position.alive, plan->n_words)
    if (n > 0 && reason_value_of (plan, option) == value && !reason_has (self->solution, option)
        && reason_check_refutes (&self->check, &self->position, option, items, n))
      reason_add (out_refuted, option);
  return n;
}

/* The option that the refuted ones leave of an item; COVER_NONE: there are several. */
static uint32_t
find_last (const ReasonPath *self, uint32_t item, const uint64_t *refuted)
{
  const ReasonPlan *plan = self->plan;
  uint32_t last = COVER_NONE;

  for (uint32_t o = plan->item_starts[item]; o < plan->item_starts[item + 1]; o++)
    {
      const uint32_t option = plan->item_options[o];

      if (!reason_has (self->position.alive, option) || reason_has (refuted, option))
        continue;
      if (last != COVER_NONE)
        return COVER_NONE;
      last = option;
    }
  return last;
}

void
reason_find_templates (ReasonPath *self)
{
  const uint64_t *refuted = self->set;

  for (uint32_t value = 1; value <= reason_most_value (self->plan); value++)
    {
      const uint32_t n = refute_by_value (self, value, self->set);

      if (base_stop_asked (self->stop))
        self->status = BASE_STOPPED;
      if (self->status != BASE_OK || n == 0 || reason_is_empty (refuted, self->plan->n_words))
        continue;
      for (uint32_t i = 0; i < n && self->only == REASON_TEMPLATE_SET; i++)
        {
          const uint32_t option = find_last (self, self->step_items[i], refuted);

          if (option != COVER_NONE && reason_round_add (self, self->only, 90, true))
            {
              for (uint32_t j = 0; j < n; j++)
                reason_round_add_item (self, self->step_items[j]);
              reason_round_add_option (self, option);
            }
        }
      if (self->only == REASON_TEMPLATE_DELETE && reason_round_add (self, self->only, 90, false))
        {
          self->found[self->n_found - 1].is_named = true;
          for (uint32_t j = 0; j < n; j++)
            reason_round_add_item (self, self->step_items[j]);
          reason_round_add_options (self, refuted);
        }
    }
}
