/* Where values could be exchanged but for some options: rectangles, loops, lines of three, and
 * whole grids.
 *
 * Two sets of options that cover the same items can be exchanged: where a solution has the one, the
 * other makes a second solution.  So where the solution is the only one, some other option of those
 * cells is true.
 *
 * Where each open item has two options, the options that a solution leaves are a solution too.
 * So if that were so but for some options, one of these is true. */
#include "reason-unique-private.h"

/* Items of one hidden rectangle beside its cells. */
#define MOST_BESIDE 8u

#define DIFFICULTY_HIDDEN 66

/* Limit on the cells that are tried for the loops of one round.  Loops of real puzzles need some
 * thousands. */
#define MOST_LOOP_WORK  200000u
#define MOST_LOOP_CELLS 256u

/* Notes the values of each cell that is open, and the value of each that has been solved and is
 * not given. */
static void
read_cells (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;

  for (uint32_t item = 0; item < plan->n_items; item++)
    if (plan->items[item].family == REASON_CELL)
      self->cell_values[item] = reason_position_is_open (&self->position, item)
                                    ? reason_position_values (&self->position, item)
                                    : 0;
  REASON_EACH (option, self->entered, plan->n_words)
    for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
      if (plan->items[plan->option_items[i]].family == REASON_CELL)
        self->cell_values[plan->option_items[i]] = (uint64_t) 1
                                                   << reason_value_of (plan, option) % 64;
}

static bool
read_rectangle (ReasonUnique *self, const uint32_t *cells)
{
  const ReasonPosition *position = &self->path->position;
  uint32_t n_open = 0;

  self->n_cells = 4;
  for (uint32_t c = 0; c < 4; c++)
    {
      if (self->path->cell_values[cells[c]] == 0)
        return false;
      self->cells[c] = cells[c];
      n_open += reason_position_is_open (position, cells[c]);
    }
  self->kind = n_open == 4 ? REASON_IN_RECTANGLE : REASON_IN_ENTERED;
  return n_open > 0;
}

/* Open items of two options. */
static void
list_pairs (const ReasonPosition *position, uint64_t *out_pairs)
{
  reason_copy (out_pairs, position->open, position->plan->n_item_words);
  REASON_EACH (item, position->open, position->plan->n_item_words)
    if (position->counts[item] != 2)
      reason_drop (out_pairs, item);
}

/* Calls `visit` for each rectangle and two values that are left alone there but for extras. */
static void
visit_rectangles (ReasonPath *self, void (*visit) (ReasonUnique *unique))
{
  const ReasonPlan *plan = self->plan;
  const uint64_t *values = self->cell_values;
  uint64_t pairs[REASON_WORDS (REASON_MOST_ITEMS)];
  ReasonUnique unique = {
    .path = self, .extras = self->extras, .pairs = pairs, .places = self->step_items
  };

  list_pairs (&self->position, pairs);
  for (uint32_t i = 0; i < plan->n_rectangles; i++)
    {
      const uint32_t *cells = plan->rectangles[i].cells;
      const uint64_t common =
          (values[cells[0]] | values[cells[1]]) & (values[cells[2]] | values[cells[3]])
          & (values[cells[0]] | values[cells[2]]) & (values[cells[1]] | values[cells[3]]);

      if ((common & (common - 1)) == 0 || !read_rectangle (&unique, cells))
        continue;
      for (uint64_t one = common; one != 0; one &= one - 1)
        for (uint64_t other = one & (one - 1); other != 0; other &= other - 1)
          {
            unique.values = (one & -one) | (other & -other);
            if (reason_unique_read (&unique)
                && reason_is_exchange (plan, &plan->rectangles[i], (uint32_t) __builtin_ctzll (one),
                                       (uint32_t) __builtin_ctzll (other)))
              visit (&unique);
          }
    }
}

/* A cell that has both values of a loop, and their options there. */
typedef struct
{
  uint32_t cell, options[2];
} LoopCell;

/* A loop as far as it has come.  Its cells have the two values by turns. */
typedef struct
{
  ReasonUnique unique;
  uint32_t values[2];
  const uint32_t *cells; /* with two values or more */
  uint32_t n_cells;
  LoopCell all[MOST_LOOP_CELLS]; /* of those, the cells with both values */
  uint32_t n_all;
  uint32_t at[REASON_MOST_EXCHANGED]; /* of those in the loop, their places in `all` */
  uint64_t extra_values;              /* of the loop's cells */
  uint32_t work;
  uint64_t covered[REASON_MOST_EXCHANGED + 1][2][REASON_WORDS (REASON_MOST_ITEMS)];
} Loop;

/* Adds what the option covers to a copy of the items.  False: it covers one of them already. */
static bool
cover (const ReasonPlan *plan, uint32_t option, const uint64_t *before, uint64_t *out_after)
{
  const uint64_t *covers = reason_covers (plan, option);
  uint64_t both = 0;

  for (uint32_t word = 0; word < plan->n_item_words; word++)
    {
      both |= before[word] & covers[word];
      out_after[word] = before[word] | covers[word];
    }
  return both == 0;
}

static bool
are_linked (const Loop *self, uint32_t one, uint32_t other)
{
  return reason_has (reason_conflicts (self->unique.path->plan, self->all[one].options[0]),
                     self->all[other].options[0]);
}

/* A loop is of use where its extras are in two cells, or of one value. */
static bool
adds_few_extras (const Loop *self, uint32_t cell, uint64_t *out_values)
{
  const uint64_t *values = self->unique.path->cell_values;
  uint32_t n_extra_cells = (values[cell] & ~self->unique.values) != 0;

  for (uint32_t c = 0; c < self->unique.n_cells; c++)
    n_extra_cells += (values[self->unique.cells[c]] & ~self->unique.values) != 0;
  *out_values = self->extra_values | (values[cell] & ~self->unique.values);
  return n_extra_cells <= 2 || (*out_values & (*out_values - 1)) == 0;
}

/* Each loop comes once: from its first cell, and in one direction. */
static bool
is_closed (const Loop *self)
{
  const uint32_t n = self->unique.n_cells;

  return n >= 6 && n % 2 == 0 && self->at[1] < self->at[n - 1]
         && are_linked (self, self->at[n - 1], self->at[0])
         && memcmp (self->covered[n][0], self->covered[n][1],
                    self->unique.path->plan->n_item_words * sizeof (uint64_t))
                == 0;
}

static void
extend_loop (Loop *self, uint32_t at)
{
  ReasonUnique *unique = &self->unique;
  const ReasonPlan *plan = unique->path->plan;
  const uint32_t n = unique->n_cells, *options = self->all[at].options;
  const uint64_t extra_values = self->extra_values;
  uint64_t with;

  self->work++;
  if (n == REASON_MOST_EXCHANGED || self->work > MOST_LOOP_WORK
      || !adds_few_extras (self, self->all[at].cell, &with)
      || !cover (plan, options[n % 2], self->covered[n][0], self->covered[n + 1][0])
      || !cover (plan, options[1 - n % 2], self->covered[n][1], self->covered[n + 1][1]))
    return;
  self->extra_values = with;
  self->at[n] = at;
  unique->cells[unique->n_cells++] = self->all[at].cell;
  if (is_closed (self) && reason_unique_read (unique))
    reason_unique_add_steps (unique);
  for (uint32_t next = self->at[0] + 1; next < self->n_all; next++)
    if (are_linked (self, at, next))
      extend_loop (self, next);
  unique->n_cells--;
  self->extra_values = extra_values;
}

/* Lists the cells that may be in loops. */
static void
list_cells (Loop *loop, uint32_t *cells)
{
  const ReasonPath *path = loop->unique.path;

  loop->cells = cells;
  loop->n_cells = 0;
  for (uint32_t item = 0; item < path->plan->n_items; item++)
    if (path->plan->items[item].family == REASON_CELL
        && (path->cell_values[item] & (path->cell_values[item] - 1)) != 0)
      cells[loop->n_cells++] = item;
}

static void
find_loops_of (Loop *loop)
{
  const ReasonPath *path = loop->unique.path;
  const ReasonPlan *plan = path->plan;

  loop->unique.values = (uint64_t) 1 << loop->values[0] | (uint64_t) 1 << loop->values[1];
  loop->n_all = 0;
  for (uint32_t i = 0; i < loop->n_cells && loop->n_all < MOST_LOOP_CELLS; i++)
    {
      const uint32_t cell = loop->cells[i];

      if ((path->cell_values[cell] & loop->unique.values) == loop->unique.values)
        loop->all[loop->n_all++] = (LoopCell){
          .cell = cell,
          .options = { reason_option_of (plan, cell, loop->values[0]),
                       reason_option_of (plan, cell, loop->values[1]) },
        };
    }
  memset (loop->covered[0], 0, sizeof loop->covered[0]);
  for (uint32_t at = 0; at + 5 < loop->n_all; at++)
    extend_loop (loop, at);
}

static void
find_loops (ReasonPath *self)
{
  Loop loop = { .unique = { .path = self, .kind = REASON_IN_LOOP, .extras = self->extras } };
  const uint32_t most = reason_most_value (self->plan);

  if (most > 63 || self->plan->n_rectangles == 0)
    return;
  list_cells (&loop, self->step_items);
  for (loop.values[0] = 1; loop.values[0] < most; loop.values[0]++)
    for (loop.values[1] = loop.values[0] + 1; loop.values[1] <= most; loop.values[1]++)
      {
        if (base_stop_asked_after (self->stop, 64, &self->stop_left))
          self->status = BASE_STOPPED;
        if (self->status != BASE_OK)
          return;
        find_loops_of (&loop);
      }
}

/* The three values that are alone in the cells but for at most two of them; 0: there are none. */
static uint64_t
find_three_values (const ReasonPath *self, const uint32_t *cells, uint32_t skipped)
{
  uint64_t values = 0;

  for (uint32_t c = 0; c < 6; c++)
    if ((skipped >> c & 1) == 0)
      values |= self->cell_values[cells[c]];
  return __builtin_popcountll (values) == 3 ? values : 0;
}

/* Two lines of three cells: tries each way to leave two of them out, which may have extras. */
static void
try_lines (ReasonUnique *self)
{
  ReasonPath *path = self->path;
  uint64_t tried = 0;

  for (uint32_t c = 0; c < 6; c++)
    if (!reason_position_is_open (&path->position, self->cells[c]))
      return;
  for (uint32_t skipped = 1; skipped < 1u << 6; skipped++)
    {
      if (__builtin_popcount (skipped) > 2)
        continue;
      self->values = find_three_values (path, self->cells, skipped);
      if (self->values == 0 || self->values == tried
          || !reason_is_exchange_of_lines (path->plan, self->cells, self->values)
          || !reason_unique_read (self))
        continue;
      tried = self->values;
      reason_unique_add_steps (self);
    }
}

static void
find_lines (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;
  ReasonUnique unique = {
    .path = self, .kind = REASON_IN_LINES, .n_cells = 6, .extras = self->extras
  };

  for (uint32_t i = 0; i < plan->n_rungs; i++)
    for (uint32_t j = i + 1; j < plan->n_rungs && reason_same_lines (plan, i, j); j++)
      for (uint32_t k = j + 1; k < plan->n_rungs && reason_same_lines (plan, i, k); k++)
        {
          const uint32_t at[3] = { i, j, k };

          for (uint32_t c = 0; c < 6; c++)
            unique.cells[c] = plan->rungs[at[c % 3]].cells[c / 3];
          try_lines (&unique);
        }
}

static void
try_open (ReasonUnique *self)
{
  if (self->kind == REASON_IN_RECTANGLE)
    reason_unique_add_steps (self);
}

void
reason_find_unique (ReasonPath *self)
{
  if (self->plan->n_rectangles == 0)
    return;
  read_cells (self);
  visit_rectangles (self, try_open);
  find_loops (self);
}

/* The last option of each place of the rectangle's values that an option leaves: items of them
 * go into `items`.  Returns whether these and the option exclude all extras. */
static bool
excludes_extras (ReasonUnique *self, uint32_t option, uint32_t *items, uint32_t *out_n)
{
  const ReasonPlan *plan = self->path->plan;
  const ReasonPosition *position = &self->path->position;
  const uint64_t *conflicts = reason_conflicts (plan, option);
  uint64_t *left = self->path->set;
  uint32_t n = 0;

  for (uint32_t word = 0; word < plan->n_words; word++)
    left[word] = self->extras[word] & ~conflicts[word];
  for (uint32_t at = 0; at < self->n_places && n < MOST_BESIDE; at++)
    {
      const uint32_t item = self->places[at];
      uint32_t last = COVER_NONE;

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

/* An option of a corner: it leaves a place to each of two places of the other value, so that no
 * extra is left. */
static void
try_hidden (ReasonUnique *self, uint32_t option)
{
  uint32_t items[MOST_BESIDE], n;

  if (!reason_has (self->path->position.alive, option) || reason_has (self->path->solution, option)
      || !excludes_extras (self, option, items, &n)
      || !reason_unique_begin (self, REASON_HIDDEN_RECTANGLE, DIFFICULTY_HIDDEN))
    return;
  for (uint32_t j = 0; j < n; j++)
    reason_round_add_item (self->path, items[j]);
  reason_round_add_option (self->path, option);
  reason_unique_end (self);
}

/* Lists the places of the rectangle's values, each with two options, and in `alone` the extras that
 * none of these options excludes. */
static void
list_places (ReasonUnique *self, uint64_t *alone)
{
  const ReasonPath *path = self->path;
  const ReasonPlan *plan = path->plan;
  uint64_t *options = path->set;

  self->n_places = 0;
  reason_clear (options, plan->n_words);
  reason_clear (alone, plan->n_words);
  REASON_EACH (item, self->pairs, plan->n_item_words)
    if ((self->values >> plan->items[item].value % 64 & 1) != 0)
      {
        self->places[self->n_places++] = item;
        for (uint32_t word = 0; word < plan->n_words; word++)
          options[word] |= reason_owners (plan, item)[word] & path->position.alive[word];
      }
  REASON_EACH (extra, self->extras, plan->n_words)
    if (!reason_meet (options, reason_conflicts (plan, extra), plan->n_words))
      reason_add (alone, extra);
}

static void
try_hidden_corners (ReasonUnique *self)
{
  const ReasonPlan *plan = self->path->plan;
  uint64_t *alone = self->path->other;

  if (self->kind != REASON_IN_RECTANGLE)
    return;
  list_places (self, alone);
  for (uint32_t c = 0; c < 4; c++)
    for (uint64_t left = self->values; left != 0; left &= left - 1)
      {
        const uint32_t option =
            reason_option_of (plan, self->cells[c], (uint32_t) __builtin_ctzll (left));

        if (option != COVER_NONE
            && reason_is_within (alone, reason_conflicts (plan, option), plan->n_words))
          try_hidden (self, option);
      }
}

void
reason_find_hidden_rectangles (ReasonPath *self)
{
  if (self->plan->n_rectangles == 0)
    return;
  read_cells (self);
  visit_rectangles (self, try_hidden_corners);
}

static void
try_entered (ReasonUnique *self)
{
  if (self->kind == REASON_IN_ENTERED)
    reason_unique_add_steps (self);
}

void
reason_find_more_unique (ReasonPath *self)
{
  if (self->plan->n_rectangles == 0)
    return;
  read_cells (self);
  visit_rectangles (self, try_entered);
  find_lines (self);
}

/* The extras are the options of which each item has three options or more; the cells are
 * theirs.  False: there are none, or too many, or without them some item has not two. */
static bool
read_all (ReasonUnique *self)
{
  const ReasonPosition *position = &self->path->position;
  const ReasonPlan *plan = position->plan;

  reason_clear (self->extras, plan->n_words);
  REASON_EACH (option, position->alive, plan->n_words)
    {
      uint32_t least = UINT32_MAX;

      for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
        if (position->counts[plan->option_items[i]] < least
            && reason_position_is_open (position, plan->option_items[i]))
          least = position->counts[plan->option_items[i]];
      if (least >= 3 && least != UINT32_MAX)
        reason_add (self->extras, option);
    }
  REASON_EACH (item, position->open, plan->n_item_words)
    {
      uint32_t n_extras = 0;

      for (uint32_t o = plan->item_starts[item]; o < plan->item_starts[item + 1]; o++)
        n_extras += reason_has (self->extras, plan->item_options[o]);
      if (position->counts[item] != n_extras + 2)
        return false;
      if (n_extras == 0 || plan->items[item].family != REASON_CELL)
        continue;
      if (self->n_cells == REASON_MOST_EXCHANGED)
        return false;
      self->cells[self->n_cells++] = item;
    }
  self->n_extra_cells = self->n_cells;
  return self->n_cells > 0;
}

void
reason_find_bug (ReasonPath *self)
{
  ReasonUnique unique = { .path = self, .kind = REASON_IN_ALL, .extras = self->extras };

  if (!read_all (&unique))
    return;
  read_cells (self);
  reason_unique_add_steps (&unique);
}
