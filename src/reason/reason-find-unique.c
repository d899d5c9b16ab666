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
} Unique;

#define DIFFICULTY_PLAIN  45
#define DIFFICULTY_SUBSET 46
#define DIFFICULTY_BUG    56

/* The options of the corners that are none of the two values.  False: one of the corners lacks one of these, or is no
 * open cell of the problem as it was at the start. */
static bool
collect_extras (Unique *self)
{
  const ReasonPlan *plan = self->path->plan;
  const ReasonPosition *position = &self->path->position;

  reason_clear (self->extras, plan->n_words);
  self->n_extra_cells = 0;
  for (uint32_t corner = 0; corner < 4; corner++)
    {
      const uint32_t cell = self->rectangle->cells[corner];
      bool has_extras = false;

      for (uint32_t i = plan->item_starts[cell]; i < plan->item_starts[cell + 1]; i++)
        {
          const uint32_t option = plan->item_options[i];
          const uint32_t value = reason_value_of (plan, option);
          const bool is_alive = reason_has (position->alive, option);

          if (value == self->values[0] || value == self->values[1])
            {
              if (!is_alive || !reason_has (self->path->initial, option))
                return false;
            }
          else if (is_alive)
            {
              reason_add (self->extras, option);
              has_extras = true;
            }
        }
      self->n_extra_cells += has_extras;
    }
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
add_step (const Unique *self, ReasonTechnique technique, uint32_t difficulty)
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
  if (add_step (self,
                n == 1   ? REASON_UNIQUE_RECTANGLE_1
                : n == 2 ? REASON_UNIQUE_RECTANGLE_2
                         : REASON_UNIQUE_RECTANGLE_5,
                DIFFICULTY_PLAIN))
    reason_round_add_options (path, path->set);
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
  return REASON_UNIQUE_RECTANGLE_4;
}

/* A type 4 is better than what has no type, and that is better than a cell. */
static unsigned
value_of_name (const Unique *self, uint32_t item)
{
  const ReasonTechnique technique = name_pair (self, item);

  return technique == REASON_UNIQUE_RECTANGLE_4 ? 0 : technique == REASON_UNIQUE_RECTANGLE ? 1 : 2;
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

/* The extras and one item beside them. */
static void
try_pairs (Unique *self)
{
  ReasonPath *path = self->path;
  const ReasonPlan *plan = path->plan;
  uint64_t *tried = path->other;

  reason_clear (tried, plan->n_words);
  REASON_EACH (extra, self->extras, plan->n_words)
    for (uint32_t word = 0; word < plan->n_words; word++)
      tried[word] |= reason_conflicts (plan, extra)[word] & path->position.alive[word];
  REASON_EACH (option, tried, plan->n_words)
    {
      uint32_t item;

      if (reason_has (path->solution, option) || !collect_excluded (self, option, path->set))
        continue;
      item = find_emptied (self, option, path->set);
      if (item == COVER_NONE)
        continue;
      if (add_step (self, name_pair (self, item),
                    plan->items[item].family == REASON_CELL ? DIFFICULTY_SUBSET : DIFFICULTY_PLAIN))
        {
          reason_round_add_item (path, item);
          reason_round_add_option (path, option);
        }
    }
}

/* The values of a cell as bits; 0 where it is not open. */
static uint64_t
collect_values (const ReasonPosition *position, uint32_t cell)
{
  const ReasonPlan *plan = position->plan;
  uint64_t values = 0;

  if (!reason_position_is_open (position, cell))
    return 0;
  for (uint32_t i = plan->item_starts[cell]; i < plan->item_starts[cell + 1]; i++)
    if (reason_has (position->alive, plan->item_options[i]))
      values |= (uint64_t) 1 << (reason_value_of (plan, plan->item_options[i]) & 63);
  return values;
}

void
reason_find_unique (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;
  Unique unique = { .path = self, .extras = self->extras };

  for (uint32_t item = 0; item < plan->n_items && plan->n_rectangles > 0; item++)
    if (plan->items[item].family == REASON_CELL)
      self->cell_values[item] = collect_values (&self->position, item);
  for (uint32_t i = 0; i < plan->n_rectangles; i++)
    {
      const uint32_t *cells = plan->rectangles[i].cells;
      const uint64_t common = self->cell_values[cells[0]] & self->cell_values[cells[1]]
                              & self->cell_values[cells[2]] & self->cell_values[cells[3]];

      unique.rectangle = &plan->rectangles[i];
      for (uint64_t one = common; one != 0; one &= one - 1)
        for (uint64_t other = one & (one - 1); other != 0; other &= other - 1)
          {
            unique.values[0] = (uint32_t) __builtin_ctzll (one);
            unique.values[1] = (uint32_t) __builtin_ctzll (other);
            if (!collect_extras (&unique))
              continue;
            try_extras (&unique);
            try_pairs (&unique);
          }
    }
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
    self->set[word] = reason_conflicts (plan, option)[word] & self->position.alive[word];
  reason_round_add_options (self, self->set);
}
