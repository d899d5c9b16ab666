/* Steps of tables, where n rows have their options in n columns; and wings.
 *
 * Naked sets are cells against the values of a group.  Hidden sets are values against cells.  Fish
 * are the rows of a value against its columns. */
#include "reason-path-private.h"

typedef enum
{
  SET_NAKED,
  SET_HIDDEN,
  SET_FISH,
} SetKind;

/* Names and difficulties, in tenths, by kind and by size from 2 on. */
static const struct
{
  ReasonTechnique technique;
  uint32_t difficulty;
} sets[][3] = {
  [SET_NAKED] = { { REASON_NAKED_PAIR, 30 },
                  { REASON_NAKED_TRIPLE, 36 },
                  { REASON_NAKED_QUAD, 50 } },
  [SET_HIDDEN] = { { REASON_HIDDEN_PAIR, 34 },
                   { REASON_HIDDEN_TRIPLE, 40 },
                   { REASON_HIDDEN_QUAD, 54 } },
  [SET_FISH] = { { REASON_X_WING, 32 }, { REASON_SWORDFISH, 38 }, { REASON_JELLYFISH, 52 } },
};

typedef struct
{
  ReasonPath *path;
  const ReasonTable *table;
  unsigned side;
  uint32_t size;
  uint32_t n; /* rows to choose from */
  uint32_t masks[REASON_MOST_IN_TABLE];
  uint32_t rows[REASON_MOST_IN_TABLE];
  uint32_t chosen[8]; /* four are the most that are looked for */
  bool is_barren;     /* no set strikes anything */
} SetSearch;

static SetKind
kind_of (const SetSearch *self)
{
  const ReasonPlan *plan = self->path->plan;
  const uint32_t *rows = self->table->items + (self->side == 0 ? 0 : self->table->n[0]);
  const uint32_t *columns = self->table->items + (self->side == 0 ? self->table->n[0] : 0);

  if (plan->items[rows[0]].family == REASON_CELL)
    return SET_NAKED;
  return plan->items[columns[0]].family == REASON_CELL ? SET_HIDDEN : SET_FISH;
}

/* What lies in the columns, but not in the rows chosen. */
static bool
collect_struck_by_set (const SetSearch *self, uint32_t columns, uint64_t *set)
{
  const ReasonPlan *plan = self->path->plan;
  const ReasonPosition *position = &self->path->position;
  const ReasonTable *table = self->table;
  const uint32_t first = self->side == 0 ? table->n[0] : 0;

  reason_clear (set, plan->n_words);
  for (uint32_t left = columns; left != 0; left &= left - 1)
    {
      const uint32_t item = table->items[first + (uint32_t) __builtin_ctz (left)];
      const uint64_t *owners = reason_owners (plan, item);

      for (uint32_t word = 0; word < plan->n_words; word++)
        set[word] |= owners[word] & position->alive[word];
    }
  for (uint32_t i = 0; i < self->size; i++)
    {
      const uint32_t row =
          table->items[(self->side == 0 ? 0 : table->n[0]) + self->rows[self->chosen[i]]];
      const uint64_t *owners = reason_owners (plan, row);

      for (uint32_t word = 0; word < plan->n_words; word++)
        set[word] &= ~owners[word];
    }
  return !reason_is_empty (set, plan->n_words);
}

/* A hidden set after which a value of the same house has one place left. */
static bool
is_direct (const SetSearch *self, uint32_t columns)
{
  for (uint32_t i = 0; i < self->n; i++)
    {
      const uint32_t left = self->masks[i] & ~columns;

      if (left != self->masks[i] && left != 0 && (left & (left - 1)) == 0)
        return true;
    }
  return false;
}

static void
add_set (SetSearch *self, uint32_t columns)
{
  ReasonPath *path = self->path;
  const SetKind kind = kind_of (self);
  const ReasonTechnique technique = sets[kind][self->size - 2].technique;
  uint32_t difficulty = sets[kind][self->size - 2].difficulty;

  if (kind == SET_HIDDEN && self->size <= 3 && is_direct (self, columns))
    difficulty = self->size == 2 ? 20 : 25;
  if (difficulty <= path->lowest && !collect_struck_by_set (self, columns, path->set))
    return;
  self->is_barren = false;
  if (difficulty > path->lowest)
    return;
  if (!reason_round_add (path, technique, difficulty, false))
    return;
  for (uint32_t i = 0; i < self->size; i++)
    reason_round_add_item (path, self->table->items[(self->side == 0 ? 0 : self->table->n[0])
                                                    + self->rows[self->chosen[i]]]);
  reason_round_add_options (path, path->set);
}

static void
search_sets (SetSearch *self, uint32_t depth, uint32_t first, uint32_t columns)
{
  if (depth == self->size)
    {
      if ((uint32_t) __builtin_popcount (columns) == self->size)
        add_set (self, columns);
      return;
    }
  for (uint32_t i = first; i + (self->size - depth) <= self->n; i++)
    {
      const uint32_t with = columns | self->masks[i];

      if (!reason_has_at_most (with, self->size))
        continue;
      self->chosen[depth] = i;
      search_sets (self, depth + 1, i + 1, with);
    }
}

static void
search_side (SetSearch *self, unsigned side)
{
  const ReasonTable *table = self->table;
  const uint32_t *masks = self->path->position.masks + table->masks[side];

  self->side = side;
  self->n = 0;
  for (uint32_t row = 0; row < table->n[side]; row++)
    if (masks[row] != 0)
      {
        self->rows[self->n] = row;
        self->masks[self->n++] = masks[row];
      }
  if (self->n > self->size)
    search_sets (self, 0, 0, 0);
}

/* A number that becomes smaller whenever an option of the table goes. */
static uint64_t
sum_masks (const ReasonPosition *position, const ReasonTable *table)
{
  uint64_t sum = 0;

  for (uint32_t row = 0; row < table->n[0]; row++)
    sum += position->masks[table->masks[0] + row];
  return sum;
}

/* Options only go: a table in which nothing was found has nothing as long as it stays as it is. */
void
reason_find_sets (ReasonPath *self, uint32_t size)
{
  const ReasonPlan *plan = self->plan;
  SetSearch search = { .path = self, .size = size };

  for (uint32_t t = 0; t < plan->n_tables; t++)
    {
      uint64_t *barren = &self->barren_tables[REASON_SET_SIZES * t + size - 2];

      search.table = &plan->tables[t];
      if (*barren == sum_masks (&self->position, search.table) + 1)
        continue;
      search.is_barren = true;
      for (unsigned side = 0; side < 2; side++)
        if (search.table->is_closed[side])
          search_side (&search, side);
      *barren = search.is_barren ? sum_masks (&self->position, search.table) + 1 : 0;
    }
}

/* The other option of an item of two. */
static uint32_t
find_partner (const ReasonPosition *position, uint32_t item, uint32_t option)
{
  const ReasonPlan *plan = position->plan;

  for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
    if (plan->item_options[i] != option && reason_has (position->alive, plan->item_options[i]))
      return plan->item_options[i];
  return COVER_NONE;
}

#define MOST_ARMS 64u

/* Lists the options of cells that have two, in `other`. */
static void
list_options_of_pairs (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;

  reason_clear (self->other, plan->n_words);
  REASON_EACH (item, self->position.open, plan->n_item_words)
    if (plan->items[item].family == REASON_CELL && self->position.counts[item] == 2)
      for (uint32_t word = 0; word < plan->n_words; word++)
        self->other[word] |= reason_owners (plan, item)[word] & self->position.alive[word];
}

/* An arm of a wing: an item of two options, one of which the pivot's option excludes; the other
 * one is its tip. */
typedef struct
{
  uint32_t item, tip;
} Arm;

static uint32_t
collect_arms (const ReasonPath *path, uint32_t pivot, uint32_t option, Arm *arms)
{
  const ReasonPlan *plan = path->plan;
  const ReasonPosition *position = &path->position;
  const uint64_t *conflicts = reason_conflicts (plan, option);
  uint32_t n = 0;

  for (uint32_t word = 0; word < plan->n_words; word++)
    for (uint64_t left = conflicts[word] & path->other[word]; left != 0; left &= left - 1)
      {
        const uint32_t beside = word * 64 + (uint32_t) __builtin_ctzll (left);

        for (uint32_t i = plan->option_starts[beside]; i < plan->option_starts[beside + 1]; i++)
          {
            const uint32_t item = plan->option_items[i];

            if (item == pivot || position->counts[item] != 2
                || plan->items[item].family != REASON_CELL || n == MOST_ARMS)
              continue;
            arms[n++] = (Arm){ item, find_partner (position, item, beside) };
          }
      }
  return n;
}

/* What both tips exclude, and the pivot's third option where it has one. */
static void
try_wing (ReasonPath *self, uint32_t pivot, const Arm *one, const Arm *other, uint32_t third)
{
  const ReasonPlan *plan = self->plan;
  const uint64_t *first = reason_conflicts (plan, one->tip);
  const uint64_t *second = reason_conflicts (plan, other->tip);
  uint64_t any = 0;

  if (one->item == other->item)
    return;
  for (uint32_t word = 0; word < plan->n_words; word++)
    {
      self->set[word] = self->position.alive[word] & first[word] & second[word];
      if (third != COVER_NONE)
        self->set[word] &= reason_conflicts (plan, third)[word];
      any |= self->set[word];
    }
  if (any == 0
      || !reason_round_add (self, third == COVER_NONE ? REASON_XY_WING : REASON_XYZ_WING,
                            third == COVER_NONE ? 42 : 44, false))
    return;
  reason_round_add_item (self, pivot);
  reason_round_add_item (self, one->item);
  reason_round_add_item (self, other->item);
  reason_round_add_options (self, self->set);
}

static void
find_wings_of (ReasonPath *self, uint32_t pivot)
{
  const ReasonPlan *plan = self->plan;
  const ReasonPosition *position = &self->position;
  uint32_t options[3], n = 0, n_arms[3];
  Arm arms[3][MOST_ARMS];

  for (uint32_t i = plan->item_starts[pivot]; i < plan->item_starts[pivot + 1]; i++)
    if (reason_has (position->alive, plan->item_options[i]))
      {
        n_arms[n] = collect_arms (self, pivot, plan->item_options[i], arms[n]);
        options[n++] = plan->item_options[i];
      }
  for (uint32_t one = 0; one < n; one++)
    for (uint32_t other = one + 1; other < n; other++)
      for (uint32_t i = 0; i < n_arms[one]; i++)
        for (uint32_t j = 0; j < n_arms[other]; j++)
          try_wing (self, pivot, &arms[one][i], &arms[other][j],
                    n == 2 ? COVER_NONE : options[3 - one - other]);
}

void
reason_find_wings (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;
  const ReasonPosition *position = &self->position;

  list_options_of_pairs (self);
  REASON_EACH (item, position->open, plan->n_item_words)
    if (plan->items[item].family == REASON_CELL
        && (position->counts[item] == 2 || position->counts[item] == 3))
      find_wings_of (self, item);
}
