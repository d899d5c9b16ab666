/* Jigsaws: a square grid whose regions are given cell by cell. */
#include "sudoku-shape-private.h"

#include "base-gettext.h"

const BoardGroupKind sudoku_group_region = {
  .id = "region",
  .name = N_ ("Region %1"),
  .name_of_grid = N_ ("Region %1 of grid %2"),
  .inside = N_ ("region %1"),
  .place = N_ ("%1 in region %2"),
  .place_of_grid = N_ ("%1 in region %2 of grid %3"),
  .items = N_ ("In regions"),
  .letter = 'j',
  .divides = true,
  .tinted = true,
  .sign = BOARD_SIGN_FRAME,
  .lines = BOARD_LINES_EDGE,
};

/* Numbers the regions in the order of their first cells, so that equal jigsaws are equal whatever
 * names their regions have.  Returns false unless each of n_values regions has n_values cells. */
static bool
number_regions (uint32_t n_values, const uint32_t *region_of, uint8_t *numbers)
{
  uint8_t number_of[SUDOKU_MAX_VALUES] = { 0 }; /* 1 + the new number; 0: not met yet */
  uint32_t size[SUDOKU_MAX_VALUES] = { 0 };
  uint8_t n_met = 0;

  for (uint32_t cell = 0; cell < n_values * n_values; cell++)
    {
      uint32_t region = region_of[cell];

      if (region >= n_values || size[region]++ == n_values)
        return false;
      if (number_of[region] == 0)
        number_of[region] = ++n_met;
      numbers[cell] = number_of[region] - 1;
    }
  return true;
}

/* Returns the rows of a box if the regions are boxes; otherwise 0. */
static uint32_t
find_box_rows (uint32_t n_values, const uint8_t *numbers)
{
  for (uint32_t rows = 1; rows <= n_values; rows++)
    {
      uint32_t columns = n_values / rows, cell = 0;

      if (n_values % rows != 0)
        continue;
      while (cell < n_values * n_values
             && numbers[cell] == cell / n_values / rows * rows + cell % n_values / columns)
        cell++;
      if (cell == n_values * n_values)
        return rows;
    }
  return 0;
}

static BaseStatus
add_regions (SudokuShape *self, const uint8_t *numbers)
{
  BaseStatus status = BASE_OK;

  for (uint32_t region = 0; region < self->n_values && status == BASE_OK; region++)
    {
      uint32_t cells[SUDOKU_MAX_VALUES];
      BoardGroup group = { .kind = &sudoku_group_region, .index = region, .cells = cells };

      for (uint32_t cell = 0; cell < self->n_cells; cell++)
        if (numbers[cell] == region)
          cells[group.n_cells++] = cell;
      status = sudoku_shape_add_group (self, group);
    }
  return status;
}

BaseStatus
sudoku_shape_new_jigsaw (uint32_t n_values,
                         const uint32_t *region_of,
                         SudokuRules rules,
                         SudokuShape **out_shape)
{
  uint8_t numbers[SUDOKU_MAX_CELLS];
  BoardPlace corner = { 0, 0 };
  SudokuShape *self;
  uint32_t box_rows;
  BaseStatus status;

  if (n_values < 1 || n_values > SUDOKU_MAX_VALUES || !sudoku_rules_fit (rules, n_values)
      || !number_regions (n_values, region_of, numbers))
    return BASE_BAD_INPUT;
  box_rows = find_box_rows (n_values, numbers);
  if (box_rows != 0)
    return sudoku_shape_new (box_rows, n_values / box_rows, rules, out_shape);
  self = sudoku_shape_begin (n_values, &corner, 1, n_values, n_values);
  if (self == NULL)
    return BASE_NO_MEMORY;
  status = sudoku_shape_add_rows_and_columns (self);
  if (status == BASE_OK)
    status = add_regions (self, numbers);
  return sudoku_shape_finish (self, rules, status, out_shape);
}
