/* Grids with boxes: a square one, and several that overlap.
 *
 * All are grids at corners: rows and columns of each, then its boxes, then the groups of the
 * rules. */
#include "sudoku-shape-private.h"

#include "base-gettext.h"

#include <string.h>

const BoardGroupKind sudoku_group_box = {
  .id = "box",
  .name = N_ ("Box %1"),
  .name_of_grid = N_ ("Box %1 of grid %2"),
  .inside = N_ ("box %1"),
  .place = N_ ("%1 in box %2"),
  .place_of_grid = N_ ("%1 in box %2 of grid %3"),
  .items = N_ ("In boxes"),
  .letter = 'b',
  .divides = true,
  .sign = BOARD_SIGN_FRAME,
  .lines = BOARD_LINES_EDGE,
};

/* Samurai: four grids around a fifth, a box of each under one of its corners. */
static const BoardPlace samurai_corners[] = {
  { 0, 0 }, { 0, 12 }, { 6, 6 }, { 12, 0 }, { 12, 12 },
};

#define N_SAMURAI (sizeof samurai_corners / sizeof samurai_corners[0])

/* One group for every rectangle of that many rows that a grid divides into. */
static BaseStatus
add_rectangles (SudokuShape *self, const BoardGroupKind *kind, uint32_t rows)
{
  uint32_t columns = self->n_values / rows;
  BaseStatus status = BASE_OK;

  for (uint32_t grid = 0; grid < self->n_grids; grid++)
    for (uint32_t i = 0; i < self->n_values && status == BASE_OK; i++)
      status =
          sudoku_shape_add_rectangle (self, (BoardGroup){ .kind = kind, .index = i, .grid = grid },
                                      i / rows * rows, i % rows * columns, rows);
  return status;
}

BaseStatus
sudoku_shape_add_rows_and_columns (SudokuShape *self)
{
  BaseStatus status = add_rectangles (self, &board_group_row, 1);

  return status == BASE_OK ? add_rectangles (self, &board_group_column, self->n_values) : status;
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
                SudokuRules rules,
                SudokuShape **out_shape)
{
  SudokuShape *self =
      sudoku_shape_begin (box_rows * box_columns, corners, n_grids, canvas.row, canvas.column);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->box_rows = box_rows;
  self->box_columns = box_columns;
  status = sudoku_shape_add_rows_and_columns (self);
  if (status == BASE_OK)
    status = add_rectangles (self, &sudoku_group_box, box_rows);
  return sudoku_shape_finish (self, rules, status, out_shape);
}

BaseStatus
sudoku_shape_new (uint32_t box_rows,
                  uint32_t box_columns,
                  SudokuRules rules,
                  SudokuShape **out_shape)
{
  BoardPlace corner = { 0, 0 }, canvas;

  if (!boxes_fit (box_rows, box_columns) || !sudoku_rules_fit (rules, box_rows * box_columns))
    return BASE_BAD_INPUT;
  canvas.row = canvas.column = (uint16_t) (box_rows * box_columns);
  return new_with_boxes (box_rows, box_columns, &corner, 1, canvas, rules, out_shape);
}

/* Two grids apart by less than their size share cells; their boxes then have to lie on each
 * other. */
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
  return new_with_boxes (box_rows, box_columns, corners, n_grids, canvas, SUDOKU_NO_RULES,
                         out_shape);
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
