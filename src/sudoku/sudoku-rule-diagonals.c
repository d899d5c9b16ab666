/* Diagonals: each of the two long diagonals of a square grid holds each value once. */
#include "sudoku-rule-private.h"
#include "sudoku-shape-private.h"

#include "base-gettext.h"

static const BoardGroupKind diagonal = {
  .id = "diagonal",
  .name = N_ ("Diagonal %1"),
  .name_of_grid = N_ ("Diagonal %1 of grid %2"),
  .inside = N_ ("diagonal %1"),
  .place = N_ ("%1 in diagonal %2"),
  .place_of_grid = N_ ("%1 in diagonal %2 of grid %3"),
  .items = N_ ("Diagonals"),
  .letter = 'd',
  .sign = BOARD_SIGN_FALLING,
  .shade = BOARD_SHADE_TINT,
  .lines = BOARD_LINES_CORNERS,
};

static BaseStatus
add_diagonals (SudokuShape *shape, const SudokuRule *rule)
{
  uint32_t n = shape->n_values;
  BaseStatus status = BASE_OK;

  for (uint32_t index = 0; index < 2 && status == BASE_OK; index++)
    {
      uint32_t cells[SUDOKU_MAX_VALUES];

      for (uint32_t row = 0; row < n; row++)
        cells[row] = sudoku_shape_cell_of_grid (shape, 0, row, index == 0 ? row : n - 1 - row);
      status = sudoku_shape_add_group (
          shape,
          (BoardGroup){ .kind = rule->kind->group, .index = index, .n_cells = n, .cells = cells });
    }
  return status;
}

const SudokuRuleKind sudoku_rule_diagonals = {
  .id = "diagonals",
  .label = N_ ("_Diagonals (X-Sudoku)"),
  .shape_name = N_ ("%1 × %1 with diagonals"),
  .group = &diagonal,
  .fpuzzles_flags = { "diagonal+", "diagonal-" },
  .solo = 'x',
  .add_groups = add_diagonals,
};
