/* Windows: square boxes, one cell in from the edge and from each other, hold each value once.
 *
 * There are s - 1 of them each way where the number of values is s * s: four in a 9x9, one in a
 * 4x4, nine in a 16x16. */
#include "sudoku-rule-private.h"
#include "sudoku-shape-private.h"

#include "base-gettext.h"

static const BoardGroupKind window = {
  .id = "window",
  .name = N_ ("Window %1"),
  .name_of_grid = N_ ("Window %1 of grid %2"),
  .inside = N_ ("window %1"),
  .place = N_ ("%1 in window %2"),
  .place_of_grid = N_ ("%1 in window %2 of grid %3"),
  .items = N_ ("In windows"),
  .letter = 'w',
  .sign = BOARD_SIGN_FRAME,
  .shade = BOARD_SHADE_FULL,
  .lines = BOARD_LINES_INSET,
};

/* Windows of r rows, one cell apart and one from the edge, fill a grid of k (r + 1) + 1 rows.  With
 * windows of r rows and c columns in a grid of r c values, both r + 1 and c + 1 have to divide r c
 * - 1; each then divides the other, so r = c, and there are r - 1 each way.  Returns r, or 0 if
 * windows do not fit. */
static uint32_t
window_side (uint32_t n_values)
{
  for (uint32_t side = 2; side * side <= n_values; side++)
    if (side * side == n_values)
      return side;
  return 0;
}

static bool
windows_fit (uint32_t n_values)
{
  return window_side (n_values) != 0;
}

static BaseStatus
add_windows (SudokuShape *shape, const SudokuRule *rule)
{
  uint32_t side = window_side (shape->n_values);
  BaseStatus status = BASE_OK;

  for (uint32_t i = 0; i < (side - 1) * (side - 1) && status == BASE_OK; i++)
    status = sudoku_shape_add_rectangle (
        shape, (BoardGroup){ .kind = rule->kind->group, .index = i },
        1 + i / (side - 1) * (side + 1), 1 + i % (side - 1) * (side + 1), side);
  return status;
}

const SudokuRuleKind sudoku_rule_windows = {
  .id = "windows",
  .label = N_ ("_Windows (Windoku)"),
  .shape_name = N_ ("%1 × %1 with windows"),
  .misfit = N_ ("windows need a number of values that is a square, as 9 is: %1 is none"),
  .group = &window,
  .fpuzzles_regions = "extraregion",
  .fits = windows_fit,
  .add_groups = add_windows,
};
