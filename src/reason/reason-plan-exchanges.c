/* Rectangles of a plan: four cells whose values could be exchanged.
 *
 * Two sets of options that cover the same items can be exchanged: where a solution has the one, the other makes a second
 * solution.  The smallest such sets of a Sudoku lie in four cells at the corners of a rectangle, with two values.  Here
 * the corners are collected: cells of two rows and two columns.  Whether the options with two values really cover the same
 * items (whatever boxes, regions and rules there are) is looked at when they are used, with reason_is_exchange ().
 *
 * Secondary items are nothing that this room knows, so with them nothing is known to be exchangeable. */
#include "reason-plan-private.h"

#include "base-memory.h"

#include <stdlib.h>

/* The group of a family that has the cell. */
static uint32_t
group_of_cell (const ReasonPlan *plan, uint32_t cell, ReasonFamily family)
{
  const uint32_t option = plan->item_options[plan->item_starts[cell]];

  for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
    if (plan->items[plan->option_items[i]].family == family)
      return plan->items[plan->option_items[i]].group;
  return COVER_NONE;
}

/* The cells, each with its row and its column. */
typedef struct
{
  uint32_t *cells, *rows, *columns;
  uint32_t n;
} Grid;

static BaseStatus
read_grid (const ReasonPlan *plan, Grid *out)
{
  out->cells = base_new (uint32_t, 3 * (size_t) plan->n_items);
  if (out->cells == NULL)
    return BASE_NO_MEMORY;
  out->rows = out->cells + plan->n_items;
  out->columns = out->rows + plan->n_items;
  out->n = 0;
  for (uint32_t item = 0; item < plan->n_items; item++)
    if (plan->items[item].family == REASON_CELL
        && plan->item_starts[item] < plan->item_starts[item + 1])
      {
        out->cells[out->n] = item;
        out->rows[out->n] = group_of_cell (plan, item, REASON_ROW);
        out->columns[out->n++] = group_of_cell (plan, item, REASON_COLUMN);
      }
  return BASE_OK;
}

static uint32_t
find_cell (const Grid *grid, uint32_t row, uint32_t column)
{
  for (uint32_t i = 0; i < grid->n; i++)
    if (grid->rows[i] == row && grid->columns[i] == column)
      return i;
  return COVER_NONE;
}

/* The option of a cell with a value; COVER_NONE: there is none. */
uint32_t
reason_option_of (const ReasonPlan *plan, uint32_t cell, uint32_t value)
{
  for (uint32_t i = plan->item_starts[cell]; i < plan->item_starts[cell + 1]; i++)
    if (reason_value_of (plan, plan->item_options[i]) == value)
      return plan->item_options[i];
  return COVER_NONE;
}

bool
reason_cell_is_in_group (const ReasonPlan *plan, uint32_t cell, uint32_t group)
{
  const uint32_t option = plan->item_options[plan->item_starts[cell]];

  for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
    if (plan->items[plan->option_items[i]].group == group)
      return true;
  return false;
}

/* Adds the items of an option to a set.  False: it has one of them. */
static bool
cover_once (const ReasonPlan *plan, uint32_t option, uint64_t *items)
{
  const uint64_t *covers;

  if (option == COVER_NONE)
    return false;
  covers = reason_covers (plan, option);
  if (reason_meet (covers, items, plan->n_item_words))
    return false;
  for (uint32_t word = 0; word < plan->n_item_words; word++)
    items[word] |= covers[word];
  return true;
}

bool
reason_is_exchange (const ReasonPlan *plan,
                    const ReasonRectangle *rectangle,
                    uint32_t one,
                    uint32_t other)
{
  uint64_t covered[2][REASON_WORDS (REASON_MOST_ITEMS)];

  reason_clear (covered[0], plan->n_item_words);
  reason_clear (covered[1], plan->n_item_words);
  for (uint32_t corner = 0; corner < 4; corner++)
    {
      const bool is_even = corner == 0 || corner == 3;
      const uint32_t cell = rectangle->cells[corner];

      if (!cover_once (plan, reason_option_of (plan, cell, one), covered[is_even])
          || !cover_once (plan, reason_option_of (plan, cell, other), covered[!is_even]))
        return false;
    }
  return memcmp (covered[0], covered[1], plan->n_item_words * sizeof **covered) == 0;
}

static BaseStatus
add_rectangle (ReasonPlan *self, size_t *capacity, const Grid *grid, const uint32_t corners[4])
{
  void *rectangles = self->rectangles;
  ReasonRectangle rectangle;
  uint32_t first, second;

  for (uint32_t i = 0; i < 4; i++)
    rectangle.cells[i] = grid->cells[corners[i]];
  first = self->item_options[self->item_starts[rectangle.cells[0]]];
  second = self->item_options[self->item_starts[rectangle.cells[0] + 1] - 1];
  if (!reason_is_exchange (self, &rectangle, reason_value_of (self, first),
                           reason_value_of (self, second)))
    return BASE_OK;
  if (base_grow (&rectangles, capacity, (size_t) self->n_rectangles + 1, sizeof rectangle)
      != BASE_OK)
    return BASE_NO_MEMORY;
  self->rectangles = rectangles;
  self->rectangles[self->n_rectangles++] = rectangle;
  return BASE_OK;
}

BaseStatus
reason_plan_make_exchanges (ReasonPlan *self, const CoverProblem *problem)
{
  BaseStatus status = BASE_OK;
  size_t capacity = 0;
  Grid grid;

  if (cover_problem_n_items (problem) > self->n_items)
    return BASE_OK;
  status = read_grid (self, &grid);
  if (status != BASE_OK)
    return status;
  for (uint32_t i = 0; i < grid.n && status == BASE_OK; i++)
    for (uint32_t j = i + 1; j < grid.n && status == BASE_OK; j++)
      {
        uint32_t corners[4] = { i, COVER_NONE, COVER_NONE, j };

        if (grid.rows[i] == grid.rows[j] || grid.columns[i] == grid.columns[j]
            || grid.rows[i] == COVER_NONE || grid.columns[i] == COVER_NONE
            || grid.columns[i] > grid.columns[j])
          continue;
        corners[1] = find_cell (&grid, grid.rows[i], grid.columns[j]);
        corners[2] = find_cell (&grid, grid.rows[j], grid.columns[i]);
        if (corners[1] != COVER_NONE && corners[2] != COVER_NONE)
          status = add_rectangle (self, &capacity, &grid, corners);
      }
  free (grid.cells);
  return status;
}
