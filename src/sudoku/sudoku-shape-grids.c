/* The kinds of shapes: one square grid with boxes or with regions, and several that overlap.
 *
 * All of them are grids at corners: rows and columns of each, then its boxes or regions, then the extras. */
#include "sudoku-shape.h"

#include "sudoku-shape-private.h"

#include <string.h>

#define ALL_EXTRAS ((unsigned) SUDOKU_DIAGONALS | (unsigned) SUDOKU_WINDOWS)

/* Samurai: four grids around a fifth, a box of each under one of its corners. */
static const BoardPlace samurai_corners[] = {
  { 0, 0 }, { 0, 12 }, { 6, 6 }, { 12, 0 }, { 12, 12 },
};

#define N_SAMURAI (sizeof samurai_corners / sizeof samurai_corners[0])

/* The cell of a grid at `row` and `column` of that grid. */
static uint32_t
cell_of_grid (const SudokuShape *self, uint32_t grid, uint32_t row, uint32_t column)
{
  BoardPlace corner = self->corners[grid];

  return self->cell_at[(corner.row + row) * self->columns + corner.column + column];
}

/* A group that is a rectangle in a grid. */
static BaseStatus
add_rectangle (SudokuShape *self, BoardGroup group, uint32_t top, uint32_t left, uint32_t rows)
{
  uint32_t cells[SUDOKU_MAX_VALUES];
  uint32_t columns = self->n_values / rows;

  for (uint32_t i = 0; i < self->n_values; i++)
    cells[i] = cell_of_grid (self, group.grid, top + i / columns, left + i % columns);
  group.n_cells = self->n_values;
  group.cells = cells;
  return sudoku_shape_add_group (self, group);
}

/* One group for every rectangle of that many rows that a grid divides into. */
static BaseStatus
add_rectangles (SudokuShape *self, BoardGroupKind kind, uint32_t rows)
{
  uint32_t columns = self->n_values / rows;
  BaseStatus status = BASE_OK;

  for (uint32_t grid = 0; grid < self->n_grids; grid++)
    for (uint32_t i = 0; i < self->n_values && status == BASE_OK; i++)
      status = add_rectangle (self, (BoardGroup){ .kind = kind, .index = i, .grid = grid },
                              i / rows * rows, i % rows * columns, rows);
  return status;
}

static BaseStatus
add_lines (SudokuShape *self)
{
  BaseStatus status = add_rectangles (self, BOARD_GROUP_ROW, 1);

  return status == BASE_OK ? add_rectangles (self, BOARD_GROUP_COLUMN, self->n_values) : status;
}

static BaseStatus
add_diagonals (SudokuShape *self)
{
  uint32_t n = self->n_values;
  BaseStatus status = BASE_OK;

  for (uint32_t index = 0; index < 2 && status == BASE_OK; index++)
    {
      uint32_t cells[SUDOKU_MAX_VALUES];

      for (uint32_t row = 0; row < n; row++)
        cells[row] = cell_of_grid (self, 0, row, index == 0 ? row : n - 1 - row);
      status = sudoku_shape_add_group (
          self, (BoardGroup){
                    .kind = BOARD_GROUP_DIAGONAL, .index = index, .n_cells = n, .cells = cells });
    }
  return status;
}

/* Windows of r rows, one cell apart and one from the edge, fill a grid of k (r + 1) + 1 rows.  With windows of
 * r rows and c columns in a grid of r c values both r + 1 and c + 1 have to divide r c - 1; each then divides
 * the other, so r = c, and there are r - 1 each way.  Returns r, or 0 where windows do not fit. */
static uint32_t
window_side (uint32_t n_values)
{
  for (uint32_t side = 2; side * side <= n_values; side++)
    if (side * side == n_values)
      return side;
  return 0;
}

static BaseStatus
add_windows (SudokuShape *self)
{
  uint32_t side = window_side (self->n_values);
  BaseStatus status = BASE_OK;

  for (uint32_t i = 0; i < (side - 1) * (side - 1) && status == BASE_OK; i++)
    status = add_rectangle (self, (BoardGroup){ .kind = BOARD_GROUP_WINDOW, .index = i },
                            1 + i / (side - 1) * (side + 1), 1 + i % (side - 1) * (side + 1), side);
  return status;
}

static bool
extras_fit (uint32_t n_values, unsigned extras)
{
  if ((extras & ~ALL_EXTRAS) != 0)
    return false;
  return (extras & SUDOKU_WINDOWS) == 0 || window_side (n_values) != 0;
}

/* What is left to do when the boxes or regions are in. */
static BaseStatus
finish (SudokuShape *self, unsigned extras, BaseStatus status, SudokuShape **out_shape)
{
  self->extras = extras;
  if (status == BASE_OK && (extras & SUDOKU_DIAGONALS) != 0)
    status = add_diagonals (self);
  if (status == BASE_OK && (extras & SUDOKU_WINDOWS) != 0)
    status = add_windows (self);
  if (status == BASE_OK)
    status = sudoku_shape_seal (self);
  if (status != BASE_OK)
    {
      sudoku_shape_unref (self);
      return status;
    }
  *out_shape = self;
  return BASE_OK;
}

static bool
boxes_fit (uint32_t box_rows, uint32_t box_columns)
{
  return box_rows >= 1 && box_columns >= 1 && box_rows <= SUDOKU_MAX_VALUES
         && box_columns <= SUDOKU_MAX_VALUES && box_rows * box_columns <= SUDOKU_MAX_VALUES;
}

static BaseStatus
new_with_boxes (uint32_t box_rows,
                uint32_t box_columns,
                const BoardPlace *corners,
                uint32_t n_grids,
                BoardPlace canvas,
                unsigned extras,
                SudokuShape **out_shape)
{
  SudokuShape *self =
      sudoku_shape_begin (box_rows * box_columns, corners, n_grids, canvas.row, canvas.column);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->box_rows = box_rows;
  self->box_columns = box_columns;
  status = add_lines (self);
  if (status == BASE_OK)
    status = add_rectangles (self, BOARD_GROUP_BOX, box_rows);
  return finish (self, extras, status, out_shape);
}

BaseStatus
sudoku_shape_new (uint32_t box_rows, uint32_t box_columns, unsigned extras, SudokuShape **out_shape)
{
  BoardPlace corner = { 0, 0 }, canvas;

  if (!boxes_fit (box_rows, box_columns) || !extras_fit (box_rows * box_columns, extras))
    return BASE_BAD_INPUT;
  canvas.row = canvas.column = (uint16_t) (box_rows * box_columns);
  return new_with_boxes (box_rows, box_columns, &corner, 1, canvas, extras, out_shape);
}

/* Numbers the regions in the order of their first cells, so that equal jigsaws are equal whatever names
 * their regions came with.  False unless each of n_values regions has n_values cells. */
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

/* The rows of the boxes that the regions are; 0 when they are none. */
static uint32_t
find_boxes (uint32_t n_values, const uint8_t *numbers)
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
      BoardGroup group = { .kind = BOARD_GROUP_REGION, .index = region, .cells = cells };

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
                         unsigned extras,
                         SudokuShape **out_shape)
{
  uint8_t numbers[SUDOKU_MAX_CELLS];
  BoardPlace corner = { 0, 0 };
  SudokuShape *self;
  uint32_t box_rows;
  BaseStatus status;

  if (n_values < 1 || n_values > SUDOKU_MAX_VALUES || !extras_fit (n_values, extras)
      || !number_regions (n_values, region_of, numbers))
    return BASE_BAD_INPUT;
  box_rows = find_boxes (n_values, numbers);
  if (box_rows != 0)
    return sudoku_shape_new (box_rows, n_values / box_rows, extras, out_shape);
  self = sudoku_shape_begin (n_values, &corner, 1, n_values, n_values);
  if (self == NULL)
    return BASE_NO_MEMORY;
  status = add_lines (self);
  if (status == BASE_OK)
    status = add_regions (self, numbers);
  return finish (self, extras, status, out_shape);
}

/* Two grids apart by less than their size share cells; their boxes then have to lie on each other. */
static bool
grids_fit (uint32_t box_rows, uint32_t box_columns, BoardPlace a, BoardPlace b)
{
  uint32_t down = a.row > b.row ? a.row - b.row : b.row - a.row;
  uint32_t across = a.column > b.column ? a.column - b.column : b.column - a.column;
  uint32_t n_values = box_rows * box_columns;

  if (down >= n_values || across >= n_values)
    return true;
  return down % box_rows == 0 && across % box_columns == 0 && (down != 0 || across != 0);
}

BaseStatus
sudoku_shape_new_overlapping (uint32_t box_rows,
                              uint32_t box_columns,
                              const BoardPlace *corners,
                              uint32_t n_grids,
                              SudokuShape **out_shape)
{
  BoardPlace canvas = { 0, 0 };
  uint32_t n_values;

  if (!boxes_fit (box_rows, box_columns) || n_grids < 1 || n_grids > SUDOKU_MAX_CELLS)
    return BASE_BAD_INPUT;
  n_values = box_rows * box_columns;
  for (uint32_t grid = 0; grid < n_grids; grid++)
    {
      uint32_t bottom = corners[grid].row + n_values, right = corners[grid].column + n_values;

      if (bottom > SUDOKU_MAX_CELLS || right > SUDOKU_MAX_CELLS)
        return BASE_BAD_INPUT;
      canvas.row = bottom > canvas.row ? (uint16_t) bottom : canvas.row;
      canvas.column = right > canvas.column ? (uint16_t) right : canvas.column;
      for (uint32_t other = 0; other < grid; other++)
        if (!grids_fit (box_rows, box_columns, corners[other], corners[grid]))
          return BASE_BAD_INPUT;
    }
  if ((uint32_t) canvas.row * canvas.column > SUDOKU_MAX_CELLS)
    return BASE_BAD_INPUT;
  return new_with_boxes (box_rows, box_columns, corners, n_grids, canvas, 0, out_shape);
}

BaseStatus
sudoku_shape_new_samurai (SudokuShape **out_shape)
{
  return sudoku_shape_new_overlapping (3, 3, samurai_corners, N_SAMURAI, out_shape);
}

bool
sudoku_shape_is_samurai (const SudokuShape *self)
{
  return self->n_grids == N_SAMURAI && self->box_rows == 3 && self->box_columns == 3
         && memcmp (self->corners, samurai_corners, sizeof samurai_corners) == 0;
}

void
sudoku_shape_usual_boxes (uint32_t n_values, uint32_t *out_rows, uint32_t *out_columns)
{
  *out_rows = 1;
  for (uint32_t rows = 2; rows <= n_values / rows; rows++)
    if (n_values % rows == 0)
      *out_rows = rows;
  *out_columns = n_values / *out_rows;
}
