/* Kraken fish: n parallel lines need a value, and with an option taken, chains leave them places in
 * n - 1 lines across.
 *
 * In a finned fish the option itself excludes the fins.  Here at least one of them is excluded at
 * the end of a chain that begins with the option.  Paths strike the same by forcing chains, nets and
 * cases, and in the order of their scale; so this finder is only for the name.
 * For each option the fewest lines are listed, and of those with as many the fewest items. */
#include "reason-path-private.h"

#define MOST_SIZE         4u
#define MOST_ROUNDS       1000u
#define KRAKEN_DIFFICULTY 80u

typedef struct
{
  ReasonPath *path;
  const ReasonTable *table;              /* the rows and columns of a value */
  unsigned side;                         /* the lines that need it: 0 the rows, 1 the columns */
  uint32_t option;                       /* that is taken */
  uint32_t direct[REASON_MOST_IN_TABLE]; /* of each line, the places that the option leaves */
  uint32_t left[REASON_MOST_IN_TABLE];   /* and those that chains leave too */
  uint32_t lines[MOST_SIZE], n_lines;
  uint32_t best_size, n_best; /* of the option: lines, and items in path->step_items */
} Kraken;

static uint32_t
option_at (const Kraken *self, uint32_t line, uint32_t across)
{
  const ReasonTable *table = self->table;

  return self->side == 0 ? table->options[line * table->n[1] + across]
                         : table->options[across * table->n[1] + line];
}

static uint32_t
item_of_line (const Kraken *self, uint32_t line)
{
  return self->table->items[self->side == 0 ? line : self->table->n[0] + line];
}

static bool
is_lines_of_value (const ReasonPlan *plan, const ReasonTable *table)
{
  const ReasonItem *rows = &plan->items[table->items[0]];
  const ReasonItem *columns = &plan->items[table->items[table->n[0]]];

  return rows->value != 0 && rows->value == columns->value && rows->family == REASON_ROW
         && columns->family == REASON_COLUMN;
}

static void
read_lines (Kraken *self)
{
  const ReasonPath *path = self->path;
  const uint64_t *conflicts = reason_conflicts (path->plan, self->option);

  for (uint32_t line = 0; line < self->table->n[self->side]; line++)
    {
      self->direct[line] = self->left[line] = 0;
      if (!reason_position_is_open (&path->position, item_of_line (self, line))
          || reason_has (reason_covers (path->plan, self->option), item_of_line (self, line)))
        continue;
      for (uint32_t across = 0; across < self->table->n[1 - self->side]; across++)
        {
          const uint32_t option = option_at (self, line, across);

          if (option == COVER_NONE || !reason_has (path->position.alive, option)
              || reason_has (conflicts, option))
            continue;
          self->direct[line] |= (uint32_t) 1 << across;
          if (!reason_has (path->force.off, option))
            self->left[line] |= (uint32_t) 1 << across;
        }
    }
}

/* Adds the item of which the cause of a strike is the last option, once. */
static uint32_t
add_cause (ReasonPath *path, uint32_t option, uint32_t n)
{
  const ReasonForce *force = &path->force;
  const uint32_t item = force->on_by[force->off_by[option]];

  for (uint32_t i = 0; i < n; i++)
    if (path->step_items[i] == item)
      return n;
  if (item != COVER_NONE)
    path->step_items[n++] = item;
  return n;
}

/* The lines, and the items of the chains that end in them. */
static uint32_t
collect_items (Kraken *self)
{
  ReasonPath *path = self->path;
  const ReasonPlan *plan = path->plan;
  uint32_t n = 0;

  for (uint32_t i = 0; i < self->n_lines; i++)
    path->step_items[n++] = item_of_line (self, self->lines[i]);
  for (uint32_t at = 0; at < n; at++)
    for (uint32_t i = plan->item_starts[path->step_items[at]];
         i < plan->item_starts[path->step_items[at] + 1]; i++)
      if (reason_has (path->position.alive, plan->item_options[i])
          && reason_has (path->force.off, plan->item_options[i]))
        n = add_cause (path, plan->item_options[i], n);
  return n;
}

/* A fish counts if the chains are needed. */
static void
try_fish (Kraken *self)
{
  ReasonPath *path = self->path;
  uint32_t direct = 0, n;

  for (uint32_t i = 0; i < self->n_lines; i++)
    direct |= self->direct[self->lines[i]];
  if ((uint32_t) __builtin_popcount (direct) < self->n_lines)
    return;
  n = collect_items (self);
  if (self->n_best > 0 && (self->n_lines > self->best_size || n >= self->n_best))
    return;
  if (self->n_best > 0)
    {
      path->found[path->n_found - 1].n_items = 0;
      path->n_items = path->found[path->n_found - 1].items;
    }
  else if (!reason_round_add (path, REASON_KRAKEN_FISH, KRAKEN_DIFFICULTY, false))
    return;
  else
    {
      path->found[path->n_found - 1].is_named = true;
      reason_round_add_option (path, self->option);
    }
  for (uint32_t i = 0; i < n; i++)
    reason_round_add_item (path, path->step_items[i]);
  self->best_size = self->n_lines;
  self->n_best = n;
}

/* Chooses lines from `first` on, whose places left are in fewer lines across than they are. */
static void
choose_lines (Kraken *self, uint32_t size, uint32_t first, uint32_t places)
{
  if (self->n_lines == size)
    {
      try_fish (self);
      return;
    }
  for (uint32_t line = first; line < self->table->n[self->side]; line++)
    {
      const uint32_t more = places | self->left[line];

      if (self->left[line] == 0 || (uint32_t) __builtin_popcount (more) >= size)
        continue;
      self->lines[self->n_lines++] = line;
      choose_lines (self, size, line + 1, more);
      self->n_lines--;
    }
}

static void
try_option (Kraken *self)
{
  const ReasonPlan *plan = self->path->plan;

  self->n_best = 0;
  for (uint32_t size = 2; size <= MOST_SIZE && self->n_best == 0; size++)
    for (uint32_t i = 0; i < plan->n_tables; i++)
      {
        self->table = &plan->tables[i];
        if (!is_lines_of_value (plan, self->table))
          continue;
        for (self->side = 0; self->side < 2; self->side++)
          {
            read_lines (self);
            choose_lines (self, size, 0, 0);
          }
      }
}

void
reason_find_kraken (ReasonPath *self)
{
  Kraken kraken = { .path = self };
  ReasonForced forced;

  REASON_EACH (option, self->position.alive, self->plan->n_words)
    {
      if (reason_path_must_end (self))
        return;
      kraken.option = option;
      /* An option that chains refute by themselves needs no fish. */
      if (!reason_has (self->solution, option)
          && !reason_force_run (&self->force, &self->position, option, REASON_CHAIN, 0, MOST_ROUNDS,
                                &forced))
        try_option (&kraken);
    }
}
