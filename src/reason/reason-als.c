/* Almost locked sets: n cells of a group with n + 1 values in all.
 *
 * If such a set lacks one of its values, it has all the others: it is locked. */
#include "reason-als-private.h"

#include "base-memory.h"

#include <stdlib.h>

#define MOST_IN_GROUP 16u
#define MOST_SETS     4096u

static bool
is_same (const ReasonAls *one, const ReasonAls *other)
{
  return one->n == other->n && memcmp (one->cells, other->cells, one->n * sizeof *one->cells) == 0;
}

static BaseStatus
add_als (ReasonAlsList *self, const ReasonAls *als)
{
  void *sets = self->sets;

  for (size_t i = 0; i < self->n; i++)
    if (is_same (&self->sets[i], als))
      return BASE_OK;
  if (self->n == MOST_SETS)
    return BASE_OK;
  if (base_grow (&sets, &self->capacity, self->n + 1, sizeof *als) != BASE_OK)
    return BASE_NO_MEMORY;
  self->sets = sets;
  self->sets[self->n++] = *als;
  return BASE_OK;
}

/* The open cells of a group, with the values of each. */
typedef struct
{
  uint32_t cells[MOST_IN_GROUP];
  uint64_t values[MOST_IN_GROUP];
  uint32_t n;
} Cells;

static BaseStatus
list_sets (ReasonAlsList *self, const Cells *cells, int least, int most)
{
  BaseStatus status = BASE_OK;

  for (uint32_t chosen = 1; chosen < (uint32_t) 1 << cells->n && status == BASE_OK; chosen++)
    {
      ReasonAls als = { .n = 0 };

      if (__builtin_popcount (chosen) < least || __builtin_popcount (chosen) > most)
        continue;
      for (uint32_t i = 0; i < cells->n; i++)
        if (chosen >> i & 1)
          {
            als.cells[als.n++] = cells->cells[i];
            als.values |= cells->values[i];
          }
      if (__builtin_popcountll (als.values) == (int) als.n + 1)
        status = add_als (self, &als);
    }
  return status;
}

BaseStatus
reason_als_list (ReasonAlsList *self, uint32_t least, uint32_t most)
{
  const ReasonPlan *plan = self->position->plan;
  BaseStatus status = BASE_OK;

  /* The tables whose rows are cells are those of the groups. */
  for (uint32_t t = 0; t < plan->n_tables && status == BASE_OK; t++)
    {
      const ReasonTable *table = &plan->tables[t];
      Cells cells = { .n = 0 };

      if (plan->items[table->items[0]].family != REASON_CELL)
        continue;
      for (uint32_t row = 0; row < table->n[0] && cells.n < MOST_IN_GROUP; row++)
        if (reason_position_is_open (self->position, table->items[row]))
          {
            cells.values[cells.n] = reason_position_values (self->position, table->items[row]);
            cells.cells[cells.n++] = table->items[row];
          }
      status = list_sets (self, &cells, (int) least, (int) most);
    }
  return status;
}

void
reason_als_clear (ReasonAlsList *self)
{
  free (self->sets);
  self->sets = NULL;
  self->n = self->capacity = 0;
}

static bool
has_value (const ReasonPosition *position, uint32_t option, uint32_t value)
{
  return reason_has (position->alive, option)
         && reason_value_of (position->plan, option) % 64 == value;
}

/* A walk over the places of a value in a set. */
typedef struct
{
  const ReasonAls *als;
  uint32_t value;
  uint32_t cell, at; /* where it goes on: a cell of the set, and one of its options */
} Places;

static bool
find_next_place (const ReasonAlsList *self, Places *places, uint32_t *out_option)
{
  const ReasonPlan *plan = self->position->plan;

  for (; places->cell < places->als->n; places->cell++, places->at = 0)
    {
      const uint32_t item = places->als->cells[places->cell];
      const uint32_t n = plan->item_starts[item + 1] - plan->item_starts[item];

      while (places->at < n)
        {
          *out_option = plan->item_options[plan->item_starts[item] + places->at++];
          if (has_value (self->position, *out_option, places->value))
            return true;
        }
    }
  return false;
}

void
reason_als_add_places (const ReasonAlsList *self,
                       const ReasonAls *als,
                       uint32_t value,
                       uint64_t *options)
{
  Places places = { .als = als, .value = value };
  uint32_t option;

  while (find_next_place (self, &places, &option))
    reason_add (options, option);
}

void
reason_als_keep_excluded (const ReasonAlsList *self,
                          const ReasonAls *als,
                          uint32_t value,
                          uint64_t *options)
{
  const ReasonPlan *plan = self->position->plan;
  Places places = { .als = als, .value = value };
  uint32_t option;

  while (find_next_place (self, &places, &option))
    for (uint32_t word = 0; word < plan->n_words; word++)
      options[word] &= reason_conflicts (plan, option)[word];
}

/* Whether each place of a value in the one set excludes each in the other. */
static bool
is_restricted (const ReasonAlsList *self,
               const ReasonAls *one,
               const ReasonAls *other,
               uint32_t value)
{
  uint64_t there[REASON_WORDS (REASON_MOST_OPTIONS)];
  const ReasonPlan *plan = self->position->plan;
  Places places = { .als = one, .value = value };
  uint32_t option;

  reason_clear (there, plan->n_words);
  reason_als_add_places (self, other, value, there);
  while (find_next_place (self, &places, &option))
    if (!reason_is_within (there, reason_conflicts (plan, option), plan->n_words))
      return false;
  return true;
}

uint64_t
reason_als_restricted (const ReasonAlsList *self, const ReasonAls *one, const ReasonAls *other)
{
  uint64_t restricted = 0;

  for (uint64_t left = one->values & other->values; left != 0; left &= left - 1)
    if (is_restricted (self, one, other, (uint32_t) __builtin_ctzll (left)))
      restricted |= left & -left;
  return restricted;
}

bool
reason_als_overlap (const ReasonAls *one, const ReasonAls *other)
{
  for (uint32_t i = 0; i < one->n; i++)
    for (uint32_t j = 0; j < other->n; j++)
      if (one->cells[i] == other->cells[j])
        return true;
  return false;
}
