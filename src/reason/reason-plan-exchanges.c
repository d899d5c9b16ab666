/* Cells of a plan in which values could be exchanged: rectangles, and rungs of two lines.
 *
 * Two sets of options that cover the same items can be exchanged: if a solution has the one set,
 * the other set makes a second solution.  The smallest such sets of a Sudoku are two values in
 * the four corners of a rectangle.  Larger ones are three values in two lines of three cells,
 * which consist of three rungs.
 *
 * This file collects cells.  Whether two sets of options really cover the same items, whatever
 * boxes and rules there are, is tested where the cells are used (reason_is_exchange () and
 * reason_is_exchange_of_lines ()).
 *
 * The room ignores secondary items.  So nothing is exchangeable in a problem that has them. */
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

/* The cells, each with its row, its column and its area. */
typedef struct
{
  uint32_t *cells, *rows, *columns, *areas;
  uint32_t n;
} Grid;

static BaseStatus
read_grid (const ReasonPlan *plan, Grid *out)
{
  out->cells = base_new (uint32_t, 4 * (size_t) plan->n_items);
  if (out->cells == NULL)
    return BASE_NO_MEMORY;
  out->rows = out->cells + plan->n_items;
  out->columns = out->rows + plan->n_items;
  out->areas = out->columns + plan->n_items;
  out->n = 0;
  for (uint32_t item = 0; item < plan->n_items; item++)
    if (plan->items[item].family == REASON_CELL
        && plan->item_starts[item] < plan->item_starts[item + 1])
      {
        out->cells[out->n] = item;
        out->rows[out->n] = group_of_cell (plan, item, REASON_ROW);
        out->areas[out->n] = group_of_cell (plan, item, REASON_AREA);
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

/* Covers the items of three values in two lines, of which one is the other turned by one or two
 * places. */
static bool
cover_lines (const ReasonPlan *plan,
             const uint32_t cells[6],
             const uint32_t values[3],
             uint32_t turn,
             bool exchanged,
             uint64_t *covered)
{
  reason_clear (covered, plan->n_item_words);
  for (uint32_t c = 0; c < 6; c++)
    {
      const bool is_turned = (c >= 3) != exchanged;

      if (!cover_once (plan,
                       reason_option_of (plan, cells[c], values[(c + (is_turned ? turn : 0)) % 3]),
                       covered))
        return false;
    }
  return true;
}

bool
reason_is_exchange_of_lines (const ReasonPlan *plan, const uint32_t cells[6], uint64_t values)
{
  static const uint8_t orders[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                        { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };
  uint64_t covered[2][REASON_WORDS (REASON_MOST_ITEMS)];
  uint32_t all[3], n = 0;

  for (; values != 0 && n < 3; values &= values - 1)
    all[n++] = (uint32_t) __builtin_ctzll (values);
  for (uint32_t order = 0; order < 6; order++)
    for (uint32_t turn = 1; turn < 3; turn++)
      {
        const uint32_t ordered[3] = { all[orders[order][0]], all[orders[order][1]],
                                      all[orders[order][2]] };

        if (!cover_lines (plan, cells, ordered, turn, false, covered[0])
            || !cover_lines (plan, cells, ordered, turn, true, covered[1])
            || memcmp (covered[0], covered[1], plan->n_item_words * sizeof **covered) != 0)
          return false;
      }
  return true;
}

static int
compare_rungs (const void *one, const void *other)
{
  return memcmp (one, other, sizeof (ReasonRung));
}

/* Adds two cells as a rung where they are in one line and in one area, but in two lines across. */
static BaseStatus
add_rung (ReasonPlan *self, size_t *capacity, const Grid *grid, uint32_t one, uint32_t other)
{
  const bool share_row = grid->rows[one] == grid->rows[other];
  const uint32_t *lines = share_row ? grid->columns : grid->rows;
  void *rungs = self->rungs;

  if ((grid->columns[one] == grid->columns[other]) == share_row || grid->areas[one] == COVER_NONE
      || grid->areas[one] != grid->areas[other])
    return BASE_OK;
  if (base_grow (&rungs, capacity, (size_t) self->n_rungs + 1, sizeof (ReasonRung)) != BASE_OK)
    return BASE_NO_MEMORY;
  if (lines[one] > lines[other])
    {
      const uint32_t swapped = one;

      one = other;
      other = swapped;
    }
  self->rungs = rungs;
  self->rungs[self->n_rungs++] = (ReasonRung){
    .lines = { lines[one], lines[other] },
    .cells = { grid->cells[one], grid->cells[other] },
  };
  return BASE_OK;
}

static BaseStatus
make_rungs (ReasonPlan *self, const Grid *grid)
{
  BaseStatus status = BASE_OK;
  size_t capacity = 0;

  for (uint32_t i = 0; i < grid->n; i++)
    for (uint32_t j = i + 1; j < grid->n && status == BASE_OK; j++)
      status = add_rung (self, &capacity, grid, i, j);
  if (self->n_rungs > 0)
    qsort (self->rungs, self->n_rungs, sizeof (ReasonRung), compare_rungs);
  return status;
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
  if (status == BASE_OK)
    status = make_rungs (self, &grid);
  free (grid.cells);
  return status;
}
