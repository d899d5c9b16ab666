/* From cells to pixels and back. */
#include "paint-board-private.h"

#include "board.h"

#include <assert.h>
#include <math.h>

PaintBox
paint_board_tile (const PaintBoardLayout *layout, uint32_t row, uint32_t column)
{
  return (PaintBox){
    .x = layout->left + (int) column * layout->side,
    .y = layout->top + (int) row * layout->side,
    .width = layout->side,
    .height = layout->side,
  };
}

PaintBox
paint_board_inner (const PaintBoardLayout *layout, uint32_t cell)
{
  PaintBox box = paint_board_tile (layout, layout->places[cell].row, layout->places[cell].column);
  int before = layout->thick - layout->thick / 2;

  box.x += before;
  box.y += before;
  box.width -= layout->thick;
  box.height -= layout->thick;
  return box;
}

PaintBox
paint_board_slot (const PaintBoardLayout *layout, uint32_t n_values, uint32_t cell, uint32_t value)
{
  const PaintBox inner = paint_board_inner (layout, cell);
  const int columns = (int) ceil (sqrt (n_values)), rows = ((int) n_values + columns - 1) / columns;
  const int width = inner.width / columns, height = inner.height / rows;

  return (PaintBox){
    .x = inner.x + (inner.width - width * columns) / 2 + (int) (value - 1) % columns * width,
    .y = inner.y + (inner.height - height * rows) / 2 + (int) (value - 1) / columns * height,
    .width = width,
    .height = height,
  };
}

static int
line_width (const PaintBoardLayout *layout, uint32_t cell, unsigned side)
{
  return layout->traits[cell] >> side & PAINT_TRAIT_THICK ? layout->thick : layout->thin;
}

PaintBox
paint_board_bare (const PaintBoardLayout *layout, uint32_t cell)
{
  BoardPlace place = layout->places[cell];
  PaintBox box = paint_board_tile (layout, place.row, place.column);
  int top = line_width (layout, cell, PAINT_SIDE_TOP);
  int left = line_width (layout, cell, PAINT_SIDE_LEFT);

  box.x += left - left / 2;
  box.y += top - top / 2;
  box.width -= left - left / 2 + line_width (layout, cell, PAINT_SIDE_RIGHT) / 2;
  box.height -= top - top / 2 + line_width (layout, cell, PAINT_SIDE_BOTTOM) / 2;
  return box;
}

PaintRect
paint_board_cell_rect (const PaintBoardLayout *self, uint32_t cell)
{
  PaintBox box;

  assert (cell < self->n_cells);
  box = paint_board_tile (self, self->places[cell].row, self->places[cell].column);
  return (PaintRect){
    .x = box.x / self->scale,
    .y = box.y / self->scale,
    .width = box.width / self->scale,
    .height = box.height / self->scale,
  };
}

/* A cell's first pixel, divided by a fractional scale and multiplied again, may come out slightly
 * too small; a millionth of a pixel makes up for it. */
bool
paint_board_cell_at (const PaintBoardLayout *self, double x, double y, uint32_t *out_cell)
{
  double column = floor ((x * self->scale + 1e-6 - self->left) / self->side);
  double row = floor ((y * self->scale + 1e-6 - self->top) / self->side);
  uint32_t cell;

  if (!(column >= 0 && row >= 0 && column < self->columns && row < self->rows))
    return false;
  cell = paint_board_cell_of (self, (uint32_t) row, (uint32_t) column);
  if (cell == PAINT_NO_CELL)
    return false;
  *out_cell = cell;
  return true;
}

PaintRect
paint_board_bounds (const PaintBoardLayout *self)
{
  int before = self->thick / 2;

  return (PaintRect){
    .x = (self->left - before) / self->scale,
    .y = (self->top - before) / self->scale,
    .width = ((int) self->columns * self->side + self->thick) / self->scale,
    .height = ((int) self->rows * self->side + self->thick) / self->scale,
  };
}

/* Finds the first and last line in sight.  Lines reach half their width over, so one more row or
 * column on each side is in sight. */
static void
find_range (double first,
            double last,
            int side,
            uint32_t n,
            uint32_t *out_first,
            uint32_t *out_last)
{
  *out_first = (uint32_t) fmin (n, fmax (0, floor (first / side) - 1));
  *out_last = (uint32_t) fmin (n, fmax (0, ceil (last / side) + 1));
}

void
paint_board_begin (PaintDrawing *scene)
{
  const PaintBoardLayout *layout = scene->layout;
  double left, top, right, bottom;

  cairo_save (scene->cr);
  cairo_scale (scene->cr, 1 / layout->scale, 1 / layout->scale);
  cairo_new_path (scene->cr);
  cairo_clip_extents (scene->cr, &left, &top, &right, &bottom);
  find_range (left - layout->left, right - layout->left, layout->side, layout->columns,
              &scene->first_column, &scene->last_column);
  find_range (top - layout->top, bottom - layout->top, layout->side, layout->rows,
              &scene->first_row, &scene->last_row);
}

BaseStatus
paint_board_end (PaintDrawing *scene)
{
  BaseStatus status = paint_text_status (scene->text);

  cairo_restore (scene->cr);
  return cairo_status (scene->cr) == CAIRO_STATUS_NO_MEMORY ? BASE_NO_MEMORY : status;
}

void
paint_board_each (const PaintDrawing *scene,
                  void (*draw) (const PaintDrawing *scene, uint32_t cell, void *data),
                  void *data)
{
  for (uint32_t row = scene->first_row; row < scene->last_row; row++)
    for (uint32_t column = scene->first_column; column < scene->last_column; column++)
      {
        uint32_t cell = paint_board_cell_of (scene->layout, row, column);

        if (cell != PAINT_NO_CELL)
          draw (scene, cell, data);
      }
}

const uint32_t *
paint_board_cells_of (const Board *board, uint32_t item, BoardItem *out_what, uint32_t *out_n)
{
  *out_what = board_item (board, item);
  *out_n = 0;
  if (out_what->kind == BOARD_ITEM_CELL)
    {
      *out_n = 1;
      return &out_what->cell;
    }
  if (out_what->kind == BOARD_ITEM_PLACE)
    {
      const BoardGroup group = board_group (board, out_what->group);

      *out_n = group.n_cells;
      return group.cells;
    }
  return NULL;
}
