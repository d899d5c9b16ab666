/* Steps that use that the solution is the only one.
 *
 * Where two values alone were left in the four cells of a rectangle, they could be exchanged.  So one of the other options
 * there, the extras, is true: they are the options of one more item.  What all of them exclude is out (types 1, 2 and 5);
 * and with one more item, what leaves no way to cover both (types 3, 4, 6 and others).
 *
 * Where each open item has two options, the options that a solution leaves are a solution too.  So if that were so but for
 * the items of one option, this option is true: else the solution had a second one beside it. */
#include "reason-path-private.h"

typedef struct
{
  ReasonPath *path;
  const ReasonRectangle *rectangle;
  uint32_t values[2];
  uint64_t *extras;
  uint32_t n_extra_cells;
  bool are_opposite; /* of two such cells: they share no row and no column */
} Unique;

/* Items of one step beside its rectangle; more are not told of. */
#define MOST_BESIDE 8u

#define DIFFICULTY_PLAIN  45
#define DIFFICULTY_SUBSET 46
#define DIFFICULTY_BUG    56
#define DIFFICULTY_HIDDEN 66

/* The options of the corners that are none of the two values.  False: one of the corners lacks both, or the problem
 * did not leave them there at the start. */
static bool
collect_extras (Unique *self)
{
  const ReasonPlan *plan = self->path->plan;
  const ReasonPosition *position = &self->path->position;

  uint32_t with_extras = 0;

  reason_clear (self->extras, plan->n_words);
  self->n_extra_cells = 0;
  self->are_opposite = false;
  for (uint32_t corner = 0; corner < 4; corner++)
    {
      const uint32_t cell = self->rectangle->cells[corner];
      bool has_extras = false, has_value = false;

      for (uint32_t i = plan->item_starts[cell]; i < plan->item_starts[cell + 1]; i++)
        {
          const uint32_t option = plan->item_options[i];
          const uint32_t value = reason_value_of (plan, option);
          const bool is_alive = reason_has (position->alive, option);

          if (value == self->values[0] || value == self->values[1])
            {
              if (!reason_has (self->path->initial, option))
                return false;
              has_value |= is_alive;
            }
          else if (is_alive)
            {
              reason_add (self->extras, option);
              has_extras = true;
            }
        }
      if (!has_value)
        return false;
      with_extras |= has_extras ? 1u << corner : 0;
      self->n_extra_cells += has_extras;
    }
  self->are_opposite = with_extras == 9 || with_extras == 6;
  return self->n_extra_cells > 0
         && reason_is_exchange (plan, self->rectangle, self->values[0], self->values[1]);
}

/* What all extras exclude that `option` (COVER_NONE: nothing) leaves, in `set`. */
static bool
collect_excluded (const Unique *self, uint32_t option, uint64_t *set)
{
  const ReasonPlan *plan = self->path->plan;
  bool any = false;

  reason_copy (set, self->path->position.alive, plan->n_words);
  REASON_EACH (extra, self->extras, plan->n_words)
    {
      if (option != COVER_NONE && reason_has (reason_conflicts (plan, option), extra))
        continue;
      any = true;
      for (uint32_t word = 0; word < plan->n_words; word++)
        set[word] &= reason_conflicts (plan, extra)[word];
    }
  return any && !reason_is_empty (set, plan->n_words);
}

static bool
add_unique_step (const Unique *self, ReasonTechnique technique, uint32_t difficulty)
{
  if (!reason_round_add (self->path, technique, difficulty, false))
    return false;
  for (uint32_t corner = 0; corner < 4; corner++)
    reason_round_add_item (self->path, self->rectangle->cells[corner]);
  return true;
}

/* One item: the extras alone. */
static void
try_extras (Unique *self)
{
  ReasonPath *path = self->path;
  const uint32_t n = self->n_extra_cells;

  if (!collect_excluded (self, COVER_NONE, path->set))
    return;
  /* All in one cell: what the cell then cannot be. */
  for (uint32_t corner = 0; corner < 4 && n == 1; corner++)
    if (reason_meet (reason_owners (path->plan, self->rectangle->cells[corner]), self->extras,
                     path->plan->n_words))
      for (uint32_t word = 0; word < path->plan->n_words; word++)
        path->set[word] &= reason_owners (path->plan, self->rectangle->cells[corner])[word];
  if (add_unique_step (self,
                       n == 1                          ? REASON_UNIQUE_RECTANGLE_1
                       : n == 2 && !self->are_opposite ? REASON_UNIQUE_RECTANGLE_2
                                                       : REASON_UNIQUE_RECTANGLE_5,
                       DIFFICULTY_PLAIN))
    {
      reason_round_add_options (path, path->set);
      reason_round_add_extras (path, self->extras, 4);
    }
}

static ReasonTechnique
name_pair (const Unique *self, uint32_t item)
{
  const ReasonPlan *plan = self->path->plan;

  if (plan->items[item].family == REASON_CELL)
    return REASON_UNIQUE_RECTANGLE_3;
  if (self->n_extra_cells != 2
      || (plan->items[item].value != self->values[0] && plan->items[item].value != self->values[1]))
    return REASON_UNIQUE_RECTANGLE;
  return self->are_opposite ? REASON_UNIQUE_RECTANGLE_6 : REASON_UNIQUE_RECTANGLE_4;
}

/* A type 4 is better than what has no type, and that is better than a cell. */
static unsigned
value_of_name (const Unique *self, uint32_t item)
{
  const ReasonTechnique technique = name_pair (self, item);

  if (technique == REASON_UNIQUE_RECTANGLE_4 || technique == REASON_UNIQUE_RECTANGLE_6)
    return 0;
  return technique == REASON_UNIQUE_RECTANGLE ? 1 : 2;
}

/* An item beside the rectangle that is left without an option by the option and by what the extras then exclude; COVER_NONE:
 * there is none.  Of several the one with the best name, so that the step does not depend on how items are numbered. */
static uint32_t
find_emptied (const Unique *self, uint32_t option, const uint64_t *excluded)
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
                           || value_of_name (self, item) < value_of_name (self, emptied)))
                emptied = item;
            }
        }
  return emptied;
}

/* One step for all options of one name: that is the same however items are numbered. */
static void
add_pairs (Unique *self, ReasonTechnique technique, uint32_t n)
{
  ReasonPath *path = self->path;
  bool is_begun = false;

  for (uint32_t i = 0; i < n; i++)
    {
      bool is_known = false;

      if (name_pair (self, path->pair_items[i]) != technique)
        continue;
      if (!is_begun
          && !add_unique_step (self, technique,
                               technique == REASON_UNIQUE_RECTANGLE_3 ? DIFFICULTY_SUBSET
                                                                      : DIFFICULTY_PLAIN))
        return;
      is_begun = true;
      for (uint32_t j = 0; j < i; j++)
        is_known |= path->pair_items[j] == path->pair_items[i];
      if (!is_known)
        reason_round_add_item (path, path->pair_items[i]);
      reason_round_add_option (path, path->step_options[i]);
    }
  if (is_begun)
    reason_round_add_extras (path, self->extras, 4);
}

/* The extras and one item beside them. */
static void
try_pairs (Unique *self)
{
  ReasonPath *path = self->path;
  const ReasonPlan *plan = path->plan;
  uint64_t *tried = path->other;
  uint32_t n = 0;

  reason_clear (tried, plan->n_words);
  REASON_EACH (extra, self->extras, plan->n_words)
    for (uint32_t word = 0; word < plan->n_words; word++)
      tried[word] |= reason_conflicts (plan, extra)[word] & path->position.alive[word];
  REASON_EACH (option, tried, plan->n_words)
    {
      if (reason_has (path->solution, option) || !collect_excluded (self, option, path->set))
        continue;
      path->step_options[n] = option;
      path->pair_items[n] = find_emptied (self, option, path->set);
      n += path->pair_items[n] != COVER_NONE;
    }
  add_pairs (self, REASON_UNIQUE_RECTANGLE_4, n);
  add_pairs (self, REASON_UNIQUE_RECTANGLE_6, n);
  add_pairs (self, REASON_UNIQUE_RECTANGLE, n);
  add_pairs (self, REASON_UNIQUE_RECTANGLE_3, n);
}

/* The last option of each place of the rectangle's values that an option leaves: they go into `taken`.  Returns whether these and
 * the option exclude all extras. */
static bool
excludes_extras (Unique *self, uint32_t option, uint32_t *items, uint32_t *out_n)
{
  const ReasonPlan *plan = self->path->plan;
  const ReasonPosition *position = &self->path->position;
  const uint64_t *conflicts = reason_conflicts (plan, option);
  uint64_t *left = self->path->set;
  uint32_t n = 0;

  for (uint32_t word = 0; word < plan->n_words; word++)
    left[word] = self->extras[word] & ~conflicts[word];
  REASON_EACH (item, position->open, plan->n_item_words)
    {
      const uint32_t value = plan->items[item].value;
      uint32_t last = COVER_NONE;

      if (position->counts[item] != 2 || (value != self->values[0] && value != self->values[1]))
        continue;
      for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
        if (reason_has (position->alive, plan->item_options[i])
            && !reason_has (conflicts, plan->item_options[i]) && plan->item_options[i] != option)
          last = last == COVER_NONE ? plan->item_options[i] : option;
      if (last == COVER_NONE || last == option
          || !reason_meet (left, reason_conflicts (plan, last), plan->n_words))
        continue;
      for (uint32_t word = 0; word < plan->n_words; word++)
        left[word] &= ~reason_conflicts (plan, last)[word];
      items[n++] = item;
    }
  *out_n = n;
  return reason_is_empty (left, plan->n_words);
}

/* A corner of one of the two values that leaves a place to each of two places of the other, so that no extra is left. */
static void
try_hidden (Unique *self)
{
  const ReasonPlan *plan = self->path->plan;

  for (uint32_t corner = 0; corner < 4; corner++)
    for (uint32_t i = 0; i < 2; i++)
      {
        const uint32_t option =
            reason_option_of (plan, self->rectangle->cells[corner], self->values[i]);
        uint32_t items[MOST_BESIDE], n;

        if (option == COVER_NONE || !reason_has (self->path->position.alive, option)
            || reason_has (self->path->solution, option)
            || !excludes_extras (self, option, items, &n)
            || !add_unique_step (self, REASON_HIDDEN_RECTANGLE, DIFFICULTY_HIDDEN))
          continue;
        for (uint32_t j = 0; j < n; j++)
          reason_round_add_item (self->path, items[j]);
        reason_round_add_option (self->path, option);
        reason_round_add_extras (self->path, self->extras, 4);
      }
}

/* Calls `try` for each rectangle and two values that are left alone there but for extras. */
static void
visit_rectangles (ReasonPath *self, void (*try) (Unique *unique))
{
  const ReasonPlan *plan = self->plan;
  Unique unique = { .path = self, .extras = self->extras };

  for (uint32_t item = 0; item < plan->n_items && plan->n_rectangles > 0; item++)
    if (plan->items[item].family == REASON_CELL)
      self->cell_values[item] = reason_position_is_open (&self->position, item)
                                    ? reason_position_values (&self->position, item)
                                    : 0;
  for (uint32_t i = 0; i < plan->n_rectangles; i++)
    {
      const uint32_t *cells = plan->rectangles[i].cells;
      const uint64_t values[4] = { self->cell_values[cells[0]], self->cell_values[cells[1]],
                                   self->cell_values[cells[2]], self->cell_values[cells[3]] };
      const uint64_t common = (values[0] | values[1]) & (values[2] | values[3])
                              & (values[0] | values[2]) & (values[1] | values[3]);

      if (values[0] == 0 || values[1] == 0 || values[2] == 0 || values[3] == 0)
        continue;
      unique.rectangle = &plan->rectangles[i];
      for (uint64_t one = common; one != 0; one &= one - 1)
        for (uint64_t other = one & (one - 1); other != 0; other &= other - 1)
          {
            unique.values[0] = (uint32_t) __builtin_ctzll (one);
            unique.values[1] = (uint32_t) __builtin_ctzll (other);
            if (!collect_extras (&unique))
              continue;
            try (&unique);
          }
    }
}

static void
try_rectangle (Unique *self)
{
  try_extras (self);
  try_pairs (self);
}

void
reason_find_unique (ReasonPath *self)
{
  visit_rectangles (self, try_rectangle);
}

void
reason_find_hidden_rectangles (ReasonPath *self)
{
  visit_rectangles (self, try_hidden);
}

/* The only option whose items have three options each, while all others have two; COVER_NONE: there is none. */
static uint32_t
find_odd_option (const ReasonPosition *position)
{
  const ReasonPlan *plan = position->plan;
  uint32_t first = COVER_NONE, n = 0;

  REASON_EACH (item, position->open, plan->n_item_words)
    {
      if (position->counts[item] == 2)
        continue;
      if (position->counts[item] != 3 || ++n > plan->most_in_option)
        return COVER_NONE;
      if (first == COVER_NONE)
        first = item;
    }
  for (uint32_t i = 0;
       first != COVER_NONE && i < plan->item_starts[first + 1] - plan->item_starts[first]; i++)
    {
      const uint32_t option = plan->item_options[plan->item_starts[first] + i];
      uint32_t n_threes = 0;

      if (!reason_has (position->alive, option))
        continue;
      for (uint32_t j = plan->option_starts[option]; j < plan->option_starts[option + 1]; j++)
        n_threes += position->counts[plan->option_items[j]] == 3;
      if (n_threes == n && n == plan->option_starts[option + 1] - plan->option_starts[option])
        return option;
    }
  return COVER_NONE;
}

void
reason_find_bug (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;
  const uint32_t option = find_odd_option (&self->position);

  if (option == COVER_NONE || !reason_round_add (self, REASON_BUG_1, DIFFICULTY_BUG, false))
    return;
  reason_round_add_item (self, plan->option_items[plan->option_starts[option]]);
  for (uint32_t word = 0; word < plan->n_words; word++)
    self->set[word] = reason_conflicts (plan, option)[word] & self->position.alive[word]
                      & reason_owners (plan, plan->option_items[plan->option_starts[option]])[word];
  reason_round_add_options (self, self->set);
  reason_clear (self->set, plan->n_words);
  reason_add (self->set, option);
  reason_round_add_extras (self, self->set, 0);
}
