/* What follows from uniqueness: one of the extras is true, because otherwise values could be
 * exchanged.
 *
 * So the extras are the options of one more item.  What all of them exclude is out (types 1, 2
 * and 5 of a rectangle); so is what leaves no way to cover that item and one more (types 4, 6
 * and others), or that item and some cells of a group, as in a naked set (type 3). */
#include "reason-unique-private.h"

#define MOST_SUBSET 3u /* cells beside the extras */

/* Extras that are looked at in pairs. */
#define MOST_PAIRED 32u

/* The names of steps: by the extras alone, in one cell or in several; with a place of one of the
 * values; with another item; with cells.  Difficulties in tenths; each cell of a subset adds
 * one. */
static const struct
{
  ReasonTechnique in_cell, in_cells, with_place, with_item, with_cells;
  uint32_t difficulty;
} kinds[] = {
  [REASON_IN_RECTANGLE] = { REASON_UNIQUE_RECTANGLE_1, REASON_UNIQUE_RECTANGLE_2,
                            REASON_UNIQUE_RECTANGLE_4, REASON_UNIQUE_RECTANGLE,
                            REASON_UNIQUE_RECTANGLE_3, 45 },
  [REASON_IN_ENTERED] = { REASON_AVOIDABLE_RECTANGLE_1, REASON_AVOIDABLE_RECTANGLE_2,
                          REASON_AVOIDABLE_RECTANGLE_2, REASON_AVOIDABLE_RECTANGLE_2,
                          REASON_AVOIDABLE_RECTANGLE_2, 75 },
  [REASON_IN_LOOP] = { REASON_UNIQUE_LOOP, REASON_UNIQUE_LOOP, REASON_UNIQUE_LOOP,
                       REASON_UNIQUE_LOOP, REASON_UNIQUE_LOOP, 46 },
  [REASON_IN_LINES] = { REASON_EXTENDED_RECTANGLE, REASON_EXTENDED_RECTANGLE,
                        REASON_EXTENDED_RECTANGLE, REASON_EXTENDED_RECTANGLE,
                        REASON_EXTENDED_RECTANGLE, 46 },
  [REASON_IN_ALL] = { REASON_BUG_N, REASON_BUG_N, REASON_BUG_N, REASON_BUG_N, REASON_BUG_N, 57 },
};

static uint32_t
difficulty_of (const ReasonUnique *self)
{
  if (self->kind == REASON_IN_LOOP && self->n_cells > 6)
    return self->n_cells == 8 ? 47 : 50;
  return kinds[self->kind].difficulty;
}

bool
reason_unique_read (ReasonUnique *self)
{
  const ReasonPath *path = self->path;
  const ReasonPlan *plan = path->plan;
  uint32_t with_extras = 0;

  reason_clear (self->extras, plan->n_words);
  self->n_extra_cells = 0;
  for (uint32_t c = 0; c < self->n_cells; c++)
    {
      bool has_extras = false, has_value = false;

      for (uint32_t i = plan->item_starts[self->cells[c]];
           i < plan->item_starts[self->cells[c] + 1]; i++)
        {
          const uint32_t option = plan->item_options[i];
          const bool is_alive = reason_has (path->position.alive, option);

          if (self->values >> reason_value_of (plan, option) % 64 & 1)
            {
              if (!reason_has (path->initial, option))
                return false;
              has_value |= is_alive || reason_has (path->entered, option);
            }
          else if (is_alive)
            {
              reason_add (self->extras, option);
              has_extras = true;
            }
        }
      if (!has_value)
        return false;
      with_extras |= has_extras ? 1u << c : 0;
      self->n_extra_cells += has_extras;
    }
  self->are_opposite = self->n_cells == 4 && (with_extras == 9 || with_extras == 6);
  return self->n_extra_cells > 0;
}

bool
reason_unique_begin (const ReasonUnique *self, ReasonTechnique technique, uint32_t difficulty)
{
  if (!reason_round_add (self->path, technique, difficulty, false))
    return false;
  for (uint32_t c = 0; c < self->n_cells; c++)
    reason_round_add_item (self->path, self->cells[c]);
  return true;
}

void
reason_unique_end (const ReasonUnique *self)
{
  reason_round_add_extras (self->path, self->extras, self->n_cells);
}

static bool
exclude_nothing (const ReasonUnique *self, uint32_t one, uint32_t other)
{
  const ReasonPlan *plan = self->path->plan;
  const uint64_t *first = reason_conflicts (plan, one), *second = reason_conflicts (plan, other);
  uint64_t any = 0;

  for (uint32_t word = 0; word < plan->n_words; word++)
    any |= first[word] & second[word] & self->path->position.alive[word];
  return any == 0;
}

/* Of `tried`, keeps what excludes at least one of two options. */
static void
keep_beside (const ReasonUnique *self, uint32_t one, uint32_t other, uint64_t *tried)
{
  const ReasonPlan *plan = self->path->plan;
  const uint64_t *first = reason_conflicts (plan, one), *second = reason_conflicts (plan, other);

  for (uint32_t word = 0; word < plan->n_words; word++)
    tried[word] &= first[word] | second[word];
}

/* Lists the options that exclude an extra and may leave extras that exclude something together, in
 * `tried`.  Where two extras exclude nothing together, an option must exclude one of them: most
 * options are left out in this way.  No two of such pairs share an extra; the partners are looked
 * for from the last extra on, which is in another cell.  Returns whether there is such a pair: then
 * all extras exclude nothing together. */
static bool
list_tried (const ReasonUnique *self, uint64_t *tried)
{
  const ReasonPlan *plan = self->path->plan;
  uint32_t extras[MOST_PAIRED], n = 0;
  bool is_apart = false;

  reason_clear (tried, plan->n_words);
  REASON_EACH (extra, self->extras, plan->n_words)
    {
      if (n < MOST_PAIRED)
        extras[n++] = extra;
      for (uint32_t word = 0; word < plan->n_words; word++)
        tried[word] |= reason_conflicts (plan, extra)[word] & self->path->position.alive[word];
    }
  for (uint32_t i = 0; i < n && !reason_is_empty (tried, plan->n_words); i++)
    for (uint32_t j = n; j-- > i + 1;)
      if (exclude_nothing (self, extras[i], extras[j]))
        {
          is_apart = true;
          keep_beside (self, extras[i], extras[j], tried);
          memmove (extras + j, extras + j + 1, (--n - j) * sizeof *extras);
          break;
        }
  return is_apart;
}

/* What all extras exclude that `option` (COVER_NONE: nothing) leaves, in `set`. */
static bool
collect_excluded (const ReasonUnique *self, uint32_t option, uint64_t *set)
{
  const ReasonPlan *plan = self->path->plan;
  bool any = false;

  reason_copy (set, self->path->position.alive, plan->n_words);
  REASON_EACH (extra, self->extras, plan->n_words)
    {
      const uint64_t *conflicts = reason_conflicts (plan, extra);
      uint64_t left = 0;

      if (option != COVER_NONE && reason_has (reason_conflicts (plan, option), extra))
        continue;
      for (uint32_t word = 0; word < plan->n_words; word++)
        {
          set[word] &= conflicts[word];
          left |= set[word];
        }
      if (left == 0)
        return false;
      any = true;
    }
  return any;
}

/* Keeps the options of the cell in which the extras are; there is only one. */
static void
keep_cell (const ReasonUnique *self, uint64_t *set)
{
  const ReasonPlan *plan = self->path->plan;

  REASON_EACH (extra, self->extras, plan->n_words)
    for (uint32_t i = plan->option_starts[extra]; i < plan->option_starts[extra + 1]; i++)
      if (plan->items[plan->option_items[i]].family == REASON_CELL)
        {
          for (uint32_t word = 0; word < plan->n_words; word++)
            set[word] &= reason_owners (plan, plan->option_items[i])[word];
          return;
        }
}

/* One item: the extras alone. */
static void
add_alone (ReasonUnique *self)
{
  ReasonPath *path = self->path;
  ReasonTechnique technique =
      self->n_extra_cells == 1 ? kinds[self->kind].in_cell : kinds[self->kind].in_cells;
  uint32_t difficulty = difficulty_of (self);

  if (!collect_excluded (self, COVER_NONE, path->set))
    return;
  if (self->n_extra_cells == 1)
    keep_cell (self, path->set);
  if (self->kind == REASON_IN_RECTANGLE
      && (self->n_extra_cells > 2 || (self->n_extra_cells == 2 && self->are_opposite)))
    technique = REASON_UNIQUE_RECTANGLE_5;
  if (self->kind == REASON_IN_ALL && reason_size (self->extras, path->plan->n_words) == 1)
    {
      technique = REASON_BUG_1;
      difficulty = 56;
    }
  if (reason_unique_begin (self, technique, difficulty))
    {
      reason_round_add_options (path, path->set);
      reason_unique_end (self);
    }
}

static ReasonTechnique
name_pair (const ReasonUnique *self, uint32_t item)
{
  const ReasonPlan *plan = self->path->plan;

  if (plan->items[item].family == REASON_CELL)
    return kinds[self->kind].with_cells;
  if (self->n_extra_cells != 2 || (self->values >> plan->items[item].value % 64 & 1) == 0)
    return kinds[self->kind].with_item;
  return self->kind == REASON_IN_RECTANGLE && self->are_opposite ? REASON_UNIQUE_RECTANGLE_6
                                                                 : kinds[self->kind].with_place;
}

/* A type 4 is better than what has no type, and that is better than a cell. */
static unsigned
rank_pair (const ReasonUnique *self, uint32_t item)
{
  const ReasonPlan *plan = self->path->plan;

  if (plan->items[item].family == REASON_CELL)
    return 2;
  return self->n_extra_cells != 2 || (self->values >> plan->items[item].value % 64 & 1) == 0;
}

/* An item that is left without an option by the option and by what the extras then exclude;
 * COVER_NONE: there is none.  Of several the one with the best rank, so that the step does not
 * depend on how items are numbered. */
static uint32_t
find_emptied (const ReasonUnique *self, uint32_t option, const uint64_t *excluded)
{
  const ReasonPlan *plan = self->path->plan;
  const ReasonPosition *position = &self->path->position;
  const uint64_t *conflicts = reason_conflicts (plan, option);
  uint32_t *deltas = self->path->deltas;
  uint32_t emptied = COVER_NONE;

  for (uint32_t pass = 0; pass < 2; pass++)
    for (uint32_t word = 0; word < plan->n_words; word++)
      for (uint64_t left = (conflicts[word] & position->alive[word]) | excluded[word]; left != 0;
           left &= left - 1)
        {
          const uint32_t out = word * 64 + (uint32_t) __builtin_ctzll (left);

          for (uint32_t i = plan->option_starts[out]; i < plan->option_starts[out + 1]; i++)
            {
              const uint32_t item = plan->option_items[i];

              if (pass == 1)
                deltas[item] = 0;
              else if (++deltas[item] == position->counts[item]
                       && reason_position_is_open (position, item)
                       && !reason_has (reason_covers (plan, option), item)
                       && (emptied == COVER_NONE
                           || rank_pair (self, item) < rank_pair (self, emptied)))
                emptied = item;
            }
        }
  return emptied;
}

/* One step for all options of one rank: that is the same however items are numbered. */
static void
add_rank (ReasonUnique *self, unsigned rank, uint32_t n)
{
  ReasonPath *path = self->path;
  bool is_begun = false;

  for (uint32_t i = 0; i < n; i++)
    {
      bool is_known = false;

      if (rank_pair (self, path->pair_items[i]) != rank)
        continue;
      if (!is_begun
          && !reason_unique_begin (self, name_pair (self, path->pair_items[i]),
                                   difficulty_of (self) + (rank == 2)))
        return;
      is_begun = true;
      for (uint32_t j = 0; j < i; j++)
        is_known |= path->pair_items[j] == path->pair_items[i];
      if (!is_known)
        reason_round_add_item (path, path->pair_items[i]);
      reason_round_add_option (path, path->step_options[i]);
    }
  if (is_begun)
    reason_unique_end (self);
}

/* The extras and one item beside them. */
static void
add_pairs (ReasonUnique *self, const uint64_t *tried)
{
  ReasonPath *path = self->path;
  uint32_t n = 0;

  REASON_EACH (option, tried, path->plan->n_words)
    {
      if (reason_has (path->solution, option) || !collect_excluded (self, option, path->set))
        continue;
      path->step_options[n] = option;
      path->pair_items[n] = find_emptied (self, option, path->set);
      n += path->pair_items[n] != COVER_NONE;
    }
  for (unsigned rank = 0; rank < 3; rank++)
    add_rank (self, rank, n);
}

/* A naked set of a group, of which the extras are one cell. */
typedef struct
{
  ReasonUnique *unique;
  const ReasonTable *table;
  uint32_t cells[REASON_MOST_IN_TABLE], n; /* to choose from */
  uint64_t values;                         /* of the extras */
  uint64_t with_extras;                    /* cells of the group, as bits */
  uint32_t chosen[MOST_SUBSET];
} Subset;

static void
add_subset (const Subset *self, uint32_t size, uint64_t values)
{
  ReasonPath *path = self->unique->path;
  const ReasonPlan *plan = path->plan;
  uint64_t kept = self->with_extras;

  for (uint32_t i = 0; i < size; i++)
    kept |= (uint64_t) 1 << self->chosen[i];
  reason_clear (path->set, plan->n_words);
  for (uint32_t row = 0; row < self->table->n[0]; row++)
    for (uint32_t o = plan->item_starts[self->table->items[row]];
         o < plan->item_starts[self->table->items[row] + 1] && (kept >> row & 1) == 0; o++)
      if (reason_has (path->position.alive, plan->item_options[o])
          && (values >> reason_value_of (plan, plan->item_options[o]) % 64 & 1) != 0)
        reason_add (path->set, plan->item_options[o]);
  if (reason_is_empty (path->set, plan->n_words)
      || !reason_unique_begin (self->unique, kinds[self->unique->kind].with_cells,
                               difficulty_of (self->unique) + size))
    return;
  for (uint32_t i = 0; i < size; i++)
    reason_round_add_item (path, self->table->items[self->chosen[i]]);
  reason_round_add_options (path, path->set);
  reason_unique_end (self->unique);
}

static void
search_subset (Subset *self, uint32_t depth, uint32_t first, uint64_t values)
{
  /* Subsets of one cell are pairs. */
  if (depth >= 2 && (uint32_t) __builtin_popcountll (values) == depth + 1)
    add_subset (self, depth, values);
  for (uint32_t i = first; i < self->n && depth < MOST_SUBSET; i++)
    {
      const uint64_t with =
          values | self->unique->path->cell_values[self->table->items[self->cells[i]]];

      if ((uint32_t) __builtin_popcountll (with) > MOST_SUBSET + 1)
        continue;
      self->chosen[depth] = self->cells[i];
      search_subset (self, depth + 1, i + 1, with);
    }
}

/* Whether a cell has extras.  All of them are in the cells of the exchange. */
static bool
has_extras_in (const ReasonUnique *self, uint32_t cell)
{
  bool is_one = false;

  for (uint32_t c = 0; c < self->n_cells; c++)
    is_one |= self->cells[c] == cell;
  return is_one
         && reason_meet (reason_owners (self->path->plan, cell), self->extras,
                         self->path->plan->n_words);
}

/* Reads the cells of a group.  False: not all extras are in it. */
static bool
read_group (Subset *self, const ReasonTable *table)
{
  const ReasonPath *path = self->unique->path;
  uint32_t n_extra_cells = 0;

  self->table = table;
  self->n = 0;
  self->with_extras = 0;
  for (uint32_t row = 0; row < table->n[0]; row++)
    if (reason_position_is_open (&path->position, table->items[row]))
      {
        if (!has_extras_in (self->unique, table->items[row]))
          {
            self->cells[self->n++] = row;
            continue;
          }
        self->with_extras |= (uint64_t) 1 << row;
        n_extra_cells++;
      }
  return n_extra_cells == self->unique->n_extra_cells;
}

/* The extras and two cells or three of a group that has them all. */
static void
add_subsets (ReasonUnique *self)
{
  const ReasonPlan *plan = self->path->plan;
  Subset subset = { .unique = self };

  if (self->n_extra_cells < 2)
    return;
  REASON_EACH (extra, self->extras, plan->n_words)
    subset.values |= (uint64_t) 1 << reason_value_of (plan, extra) % 64;
  if (__builtin_popcountll (subset.values) > (int) MOST_SUBSET + 1)
    return;
  for (uint32_t t = 0; t < plan->n_tables; t++)
    if (plan->items[plan->tables[t].items[0]].family == REASON_CELL
        && read_group (&subset, &plan->tables[t]))
      search_subset (&subset, 0, 0, subset.values);
}

void
reason_unique_add_steps (ReasonUnique *self)
{
  uint64_t *tried = self->path->other;

  if (!list_tried (self, tried))
    add_alone (self);
  if (self->kind == REASON_IN_ENTERED)
    return;
  add_pairs (self, tried);
  add_subsets (self);
}
