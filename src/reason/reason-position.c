/* A position, and its two moves: to strike an option and to place one.
 *
 * Counts of options and masks of tables are updated option by option.  In a whole path each
 * option is struck once, so this is cheap. */
#include "reason-position-private.h"

#include "base-memory.h"

#include <stdlib.h>

BaseStatus
reason_position_init (ReasonPosition *self, const ReasonPlan *plan)
{
  const size_t n_sets = (size_t) plan->n_words + plan->n_item_words;
  const size_t n_words = n_sets + plan->n_items + plan->n_masks + plan->n_groups + 3;
  uint64_t *memory = base_new_zeroed (uint64_t, n_words);

  *self = (ReasonPosition){ .plan = plan, .allocated = memory };
  if (memory == NULL)
    return BASE_NO_MEMORY;
  self->alive = memory;
  self->open = memory + plan->n_words;
  self->singles = (uint32_t *) (memory + n_sets);
  self->masks = self->singles + plan->n_items;
  self->counts = (uint16_t *) (self->masks + plan->n_masks);
  self->group_open = self->counts + plan->n_items;
  return BASE_OK;
}

void
reason_position_clear (ReasonPosition *self)
{
  free (self->allocated);
  self->allocated = NULL;
}

void
reason_position_start (ReasonPosition *self)
{
  const ReasonPlan *plan = self->plan;

  reason_clear (self->alive, plan->n_words);
  reason_clear (self->open, plan->n_item_words);
  for (uint32_t option = 0; option < plan->n_options; option++)
    reason_add (self->alive, option);
  memset (self->group_open, 0, plan->n_groups * sizeof *self->group_open);
  self->n_singles = 0;
  self->is_broken = false;
  self->n_open = plan->n_items;
  for (uint32_t item = 0; item < plan->n_items; item++)
    {
      const uint32_t n = plan->item_starts[item + 1] - plan->item_starts[item];

      reason_add (self->open, item);
      self->counts[item] = (uint16_t) n;
      if (plan->items[item].group != COVER_NONE)
        self->group_open[plan->items[item].group]++;
      if (n == 1)
        self->singles[self->n_singles++] = item;
      self->is_broken |= n == 0;
    }
  memset (self->masks, 0, plan->n_masks * sizeof *self->masks);
  for (uint32_t mark = 0; mark < plan->mark_starts[plan->n_options]; mark++)
    self->masks[plan->marks[mark].mask] |= plan->marks[mark].bit;
}

void
reason_position_copy (ReasonPosition *self, const ReasonPosition *from)
{
  const ReasonPlan *plan = self->plan;

  reason_copy (self->alive, from->alive, plan->n_words + plan->n_item_words);
  memcpy (self->singles, from->singles, from->n_singles * sizeof *self->singles);
  memcpy (self->masks, from->masks, plan->n_masks * sizeof *self->masks);
  memcpy (self->counts, from->counts, plan->n_items * sizeof *self->counts);
  memcpy (self->group_open, from->group_open, plan->n_groups * sizeof *self->group_open);
  self->n_singles = from->n_singles;
  self->n_open = from->n_open;
  self->is_broken = from->is_broken;
}

static inline void
take_out (ReasonPosition *self, uint32_t option)
{
  const ReasonPlan *plan = self->plan;

  reason_drop (self->alive, option);
  for (uint32_t i = plan->mark_starts[option]; i < plan->mark_starts[option + 1]; i++)
    self->masks[plan->marks[i].mask] &= ~plan->marks[i].bit;
}

void
reason_position_strike (ReasonPosition *self, uint32_t option)
{
  const ReasonPlan *plan = self->plan;

  take_out (self, option);
  for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
    {
      const uint32_t item = plan->option_items[i];
      const uint16_t n = --self->counts[item];

      if (n <= 1 && reason_position_is_open (self, item))
        {
          if (n == 0)
            self->is_broken = true;
          else
            self->singles[self->n_singles++] = item;
        }
    }
}

void
reason_position_place (ReasonPosition *self, uint32_t option)
{
  const ReasonPlan *plan = self->plan;
  const uint64_t *conflicts = reason_conflicts (plan, option);

  for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
    {
      const uint32_t item = plan->option_items[i];

      reason_drop (self->open, item);
      self->n_open--;
      if (plan->items[item].group != COVER_NONE)
        self->group_open[plan->items[item].group]--;
    }
  take_out (self, option);
  for (uint32_t word = 0; word < plan->n_words; word++)
    for (uint64_t left = self->alive[word] & conflicts[word]; left != 0; left &= left - 1)
      reason_position_strike (self, word * 64 + (uint32_t) __builtin_ctzll (left));
}

uint32_t
reason_position_single (const ReasonPosition *self, uint32_t item)
{
  const ReasonPlan *plan = self->plan;

  for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
    if (reason_has (self->alive, plan->item_options[i]))
      return plan->item_options[i];
  return COVER_NONE;
}

uint64_t
reason_position_values (const ReasonPosition *self, uint32_t cell)
{
  const ReasonPlan *plan = self->plan;
  uint64_t values = 0;

  for (uint32_t i = plan->item_starts[cell]; i < plan->item_starts[cell + 1]; i++)
    if (reason_has (self->alive, plan->item_options[i]))
      values |= (uint64_t) 1 << reason_value_of (plan, plan->item_options[i]) % 64;
  return values;
}
