/* The tables of a plan: crossings of two families of items.
 *
 * For each group there is a table of its cells (or of other items that its options share) against
 * its values.  For each value and each grid there is a table of its rows against its columns.
 * Only the board says which items these are, so there are no tables without a board. */
#include "reason-plan-private.h"

#include "base-memory.h"

#include <stdlib.h>

/* A table while it is made: items of two families. */
typedef struct
{
  uint32_t n[2];
  uint32_t items[2][REASON_MOST_IN_TABLE];
} Draft;

static bool
add_to_draft (Draft *draft, unsigned side, uint32_t item)
{
  for (uint32_t i = 0; i < draft->n[side]; i++)
    if (draft->items[side][i] == item)
      return true;
  if (draft->n[side] == REASON_MOST_IN_TABLE)
    return false;
  draft->items[side][draft->n[side]++] = item;
  return true;
}

/* The option that has both items, or COVER_NONE. */
static uint32_t
find_crossing (const ReasonPlan *plan, uint32_t one, uint32_t other)
{
  for (uint32_t word = 0; word < plan->n_words; word++)
    {
      const uint64_t both = reason_owners (plan, one)[word] & reason_owners (plan, other)[word];

      if (both != 0)
        return word * 64 + (uint32_t) __builtin_ctzll (both);
    }
  return COVER_NONE;
}

/* Whether each option of a row lies in a column: else a set of rows would say nothing. */
static bool
is_closed (const ReasonPlan *plan, const Draft *draft, unsigned side)
{
  for (uint32_t row = 0; row < draft->n[side]; row++)
    {
      const uint32_t item = draft->items[side][row];
      uint32_t n = 0;

      for (uint32_t column = 0; column < draft->n[1 - side]; column++)
        n += find_crossing (plan, item, draft->items[1 - side][column]) != COVER_NONE;
      if (n != plan->item_starts[item + 1] - plan->item_starts[item])
        return false;
    }
  return true;
}

static BaseStatus
add_table (ReasonPlan *self, size_t *capacity, const Draft *draft)
{
  void *tables = self->tables;
  ReasonTable table = { .n = { draft->n[0], draft->n[1] } };

  if (draft->n[0] < 2 || draft->n[1] < 2)
    return BASE_OK;
  for (unsigned side = 0; side < 2; side++)
    table.is_closed[side] = is_closed (self, draft, side);
  if (!table.is_closed[0] && !table.is_closed[1])
    return BASE_OK;
  if (base_grow (&tables, capacity, (size_t) self->n_tables + 1, sizeof table) != BASE_OK)
    return BASE_NO_MEMORY;
  self->tables = tables;
  table.items = base_new (uint32_t, (size_t) table.n[0] + table.n[1]);
  table.options = base_new (uint32_t, (size_t) table.n[0] * table.n[1]);
  if (table.items == NULL || table.options == NULL)
    {
      free (table.items);
      free (table.options);
      return BASE_NO_MEMORY;
    }
  memcpy (table.items, draft->items[0], table.n[0] * sizeof (uint32_t));
  memcpy (table.items + table.n[0], draft->items[1], table.n[1] * sizeof (uint32_t));
  for (uint32_t row = 0; row < table.n[0]; row++)
    for (uint32_t column = 0; column < table.n[1]; column++)
      table.options[row * table.n[1] + column] =
          find_crossing (self, draft->items[0][row], draft->items[1][column]);
  table.masks[0] = self->n_masks;
  table.masks[1] = self->n_masks + table.n[0];
  self->n_masks += table.n[0] + table.n[1];
  self->tables[self->n_tables++] = table;
  return BASE_OK;
}

/* The cells and the values of a group. */
static bool
draft_group (const ReasonPlan *plan, uint32_t group, Draft *out)
{
  *out = (Draft){ .n = { 0, 0 } };
  for (uint32_t item = 0; item < plan->n_items; item++)
    if (plan->items[item].group == group)
      {
        if (!add_to_draft (out, 1, item))
          return false;
        for (uint32_t i = plan->item_starts[item]; i < plan->item_starts[item + 1]; i++)
          {
            const uint32_t option = plan->item_options[i];

            for (uint32_t j = plan->option_starts[option]; j < plan->option_starts[option + 1]; j++)
              if (plan->items[plan->option_items[j]].family == REASON_CELL
                  && !add_to_draft (out, 0, plan->option_items[j]))
                return false;
          }
      }
  return true;
}

/* The rows and the columns of a value in a grid. */
static bool
draft_value (const ReasonPlan *plan, const Board *board, uint32_t value, uint32_t grid, Draft *out)
{
  *out = (Draft){ .n = { 0, 0 } };
  for (uint32_t item = 0; item < plan->n_items; item++)
    {
      const ReasonItem *it = &plan->items[item];

      if (it->value != value || (it->family != REASON_ROW && it->family != REASON_COLUMN)
          || board_group (board, it->group).grid != grid)
        continue;
      if (!add_to_draft (out, it->family == REASON_COLUMN, item))
        return false;
    }
  return true;
}

static void
add_marks (ReasonPlan *self, ReasonMark *marks, uint32_t *ends)
{
  for (uint32_t t = 0; t < self->n_tables; t++)
    {
      const ReasonTable *table = &self->tables[t];

      for (uint32_t row = 0; row < table->n[0]; row++)
        for (uint32_t column = 0; column < table->n[1]; column++)
          {
            const uint32_t option = table->options[row * table->n[1] + column];

            if (option == COVER_NONE)
              continue;
            if (marks != NULL)
              {
                marks[ends[option]] = (ReasonMark){ table->masks[0] + row, (uint32_t) 1 << column };
                marks[ends[option] + 1] =
                    (ReasonMark){ table->masks[1] + column, (uint32_t) 1 << row };
              }
            ends[option] += 2;
          }
    }
}

static BaseStatus
make_marks (ReasonPlan *self)
{
  uint32_t *ends = base_new_zeroed (uint32_t, self->n_options);

  self->mark_starts = base_new_zeroed (uint32_t, (size_t) self->n_options + 1);
  if (ends == NULL || self->mark_starts == NULL)
    {
      free (ends);
      return BASE_NO_MEMORY;
    }
  add_marks (self, NULL, ends);
  for (uint32_t option = 0; option < self->n_options; option++)
    {
      self->mark_starts[option + 1] = self->mark_starts[option] + ends[option];
      ends[option] = self->mark_starts[option];
    }
  self->marks = base_new (ReasonMark, self->mark_starts[self->n_options]);
  if (self->marks != NULL)
    add_marks (self, self->marks, ends);
  free (ends);
  return self->marks != NULL ? BASE_OK : BASE_NO_MEMORY;
}

static BaseStatus
make_value_tables (ReasonPlan *self, const Board *board, size_t *capacity)
{
  BaseStatus status = BASE_OK;
  uint32_t n_values = 0, n_grids = 0;
  Draft draft;

  for (uint32_t item = 0; item < self->n_items; item++)
    if (self->items[item].value > n_values)
      n_values = self->items[item].value;
  for (uint32_t group = 0; group < self->n_groups; group++)
    if (board_group (board, group).grid >= n_grids)
      n_grids = board_group (board, group).grid + 1;
  if (n_values > REASON_MOST_IN_TABLE)
    return BASE_OK;
  for (uint32_t value = 1; value <= n_values; value++)
    for (uint32_t grid = 0; grid < n_grids && status == BASE_OK; grid++)
      if (draft_value (self, board, value, grid, &draft))
        status = add_table (self, capacity, &draft);
  return status;
}

BaseStatus
reason_plan_make_tables (ReasonPlan *self, const CoverProblem *problem, const Board *board)
{
  BaseStatus status = BASE_OK;
  size_t capacity = 0;
  Draft draft;

  (void) problem;
  for (uint32_t group = 0; group < self->n_groups && status == BASE_OK; group++)
    if (draft_group (self, group, &draft))
      status = add_table (self, &capacity, &draft);
  if (status == BASE_OK && self->n_groups > 0)
    status = make_value_tables (self, board, &capacity);
  return status == BASE_OK ? make_marks (self) : status;
}

void
reason_plan_free_tables (ReasonPlan *self)
{
  for (uint32_t t = 0; t < self->n_tables; t++)
    {
      free (self->tables[t].items);
      free (self->tables[t].options);
    }
  free (self->tables);
}
