/* Steps of one item: its last option, and what all its options exclude. */
#include "reason-path-private.h"

static const uint8_t single_difficulty[REASON_FAMILIES] = {
  [REASON_AREA] = 12, [REASON_ROW] = 15,   [REASON_COLUMN] = 15,
  [REASON_CELL] = 23, [REASON_VALUE] = 15, [REASON_NAMED] = 15,
};

#define FULL_HOUSE_DIFFICULTY 10

static ReasonTechnique
single_name (ReasonFamily family)
{
  if (family == REASON_CELL)
    return REASON_NAKED_SINGLE;
  return family < REASON_CELL ? REASON_HIDDEN_SINGLE : REASON_SINGLE;
}

/* Whether the option fills the last place of a group. */
static bool
fills_group (const ReasonPosition *position, uint32_t option)
{
  const ReasonPlan *plan = position->plan;

  for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
    {
      const uint32_t group = plan->items[plan->option_items[i]].group;

      if (group != COVER_NONE && position->group_open[group] == 1)
        return true;
    }
  return false;
}

void
reason_find_singles (ReasonPath *self)
{
  ReasonPosition *position = &self->position;
  const ReasonPlan *plan = self->plan;
  uint32_t n = 0;

  for (uint32_t i = 0; i < position->n_singles; i++)
    if (reason_position_is_open (position, position->singles[i]))
      position->singles[n++] = position->singles[i];
  position->n_singles = n;
  if (n == 0)
    return;
  reason_clear (self->marked, plan->n_words);
  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t item = position->singles[i];
      const uint32_t option = reason_position_single (position, item);
      const bool is_full = fills_group (position, option);
      const uint32_t difficulty =
          is_full ? FULL_HOUSE_DIFFICULTY : single_difficulty[plan->items[item].family];

      if (difficulty < self->lowest)
        reason_clear (self->marked, plan->n_words);
      if (difficulty > self->lowest || (reason_has (self->marked, option) && !self->keeps_all))
        continue;
      reason_add (self->marked, option);
      if (!reason_round_add (self,
                             is_full ? REASON_FULL_HOUSE : single_name (plan->items[item].family),
                             difficulty, true))
        return;
      reason_round_add_item (self, item);
      reason_round_add_option (self, option);
    }
}

/* Whether an item of that family comes down to one option when the set is struck. */
static bool
leaves_single (ReasonPath *self, const uint64_t *set, ReasonFamily family)
{
  const ReasonPlan *plan = self->plan;
  bool does = false;

  REASON_EACH (option, set, plan->n_words)
    for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
      {
        const uint32_t item = plan->option_items[i];

        self->deltas[item]++;
        does |= plan->items[item].family == family
                && self->deltas[item] + 1u == self->position.counts[item]
                && reason_position_is_open (&self->position, item);
      }
  REASON_EACH (option, set, plan->n_words)
    for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
      self->deltas[plan->option_items[i]] = 0;
  return does;
}

/* What all options of an item exclude, in `set`. */
static bool
collect_excluded (const ReasonPosition *position, uint32_t item, uint64_t *set)
{
  const ReasonPlan *plan = position->plan;
  const uint64_t *from = position->alive;

  for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
    {
      const uint64_t *conflicts = reason_conflicts (plan, plan->item_options[i]);
      uint64_t any = 0;

      if (!reason_has (position->alive, plan->item_options[i]))
        continue;
      for (uint32_t word = 0; word < plan->n_words; word++)
        {
          set[word] = from[word] & conflicts[word];
          any |= set[word];
        }
      if (any == 0)
        return false;
      from = set;
    }
  return true;
}

/* Options only go: an item that excludes nothing does so as long as it has the same options. */
void
reason_find_locked (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;
  const ReasonPosition *position = &self->position;

  REASON_EACH (item, position->open, plan->n_item_words)
    {
      const ReasonFamily family = plan->items[item].family;
      const bool is_area = family == REASON_AREA;

      if (position->counts[item] < 2 || position->counts[item] > 8
          || self->barren_counts[item] == position->counts[item])
        continue;
      if (!collect_excluded (position, item, self->set))
        {
          self->barren_counts[item] = position->counts[item];
          continue;
        }
      if (!reason_round_add (self,
                             is_area                ? REASON_POINTING
                             : family < REASON_CELL ? REASON_CLAIMING
                                                    : REASON_SMALL_SET,
                             leaves_single (self, self->set, family) ? (is_area ? 17 : 19)
                                                                     : (is_area ? 26 : 28),
                             false))
        continue;
      reason_round_add_item (self, item);
      reason_round_add_options (self, self->set);
    }
}
