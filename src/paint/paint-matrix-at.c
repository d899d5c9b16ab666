/* What lies where in a matrix, and where things lie. */
#include "paint-matrix-private.h"

#include <math.h>

/* By bisection: the last that begins at or before `x`. */
static uint32_t
column_at (const PaintMatrix *self, int x)
{
  uint32_t low = 0, high = self->n_columns;

  while (low + 1 < high)
    {
      uint32_t middle = (low + high) / 2;

      if (self->columns[middle].x <= x)
        low = middle;
      else
        high = middle;
    }
  if (high == 0 || x < self->columns[low].x || x >= self->columns[low].x + self->columns[low].width)
    return COVER_NONE;
  return low;
}

static uint32_t
row_at (const PaintMatrix *self, int y)
{
  uint32_t low = 0, high = self->n_rows;

  while (low + 1 < high)
    {
      uint32_t middle = (low + high) / 2;

      if (self->rows[middle].y <= y)
        low = middle;
      else
        high = middle;
    }
  if (high == 0 || y < self->rows[low].y || y >= self->rows[low].y + self->rows[low].height)
    return COVER_NONE;
  return low;
}

static uint32_t
node_at (const PaintMatrix *self, uint32_t item, uint32_t option)
{
  const CoverLinks *links = self->problem.links;

  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    if (links->nodes[node].item == item + 1)
      return node;
  return COVER_NONE;
}

PaintPointed
paint_matrix_at (const PaintMatrix *self, double x, double y)
{
  const PaintMatrixPlan *plan = &self->plan;
  int across = (int) floor (x * self->options.scale) - plan->body.x;
  int down = (int) floor (y * self->options.scale) - plan->body.y;
  PaintPointed pointed = PAINT_POINTED_NOTHING;
  uint32_t column = COVER_NONE, row = COVER_NONE;

  if (!self->planned)
    return pointed;
  if (across >= 0 && across < plan->body.width && down >= plan->group_top - plan->body.y
      && down < plan->body.height)
    column = column_at (self, across + plan->left);
  if (down >= 0 && down < plan->body.height && across < plan->body.width && x >= 0)
    row = row_at (self, down + plan->top);
  if (column != COVER_NONE)
    pointed.item = self->columns[column].item;
  if (row != COVER_NONE)
    pointed.option = self->rows[row].option;
  if (column != COVER_NONE && row != COVER_NONE)
    pointed.node = node_at (self, pointed.item, pointed.option);
  return pointed;
}

static PaintRect
rect_of (const PaintMatrix *self, PaintBox box)
{
  double scale = self->options.scale;

  box = paint_matrix_clip (box, self->plan.body);
  if (box.width == 0 || box.height == 0)
    return (PaintRect){ 0 };
  return (PaintRect){ box.x / scale, box.y / scale, box.width / scale, box.height / scale };
}

PaintRect
paint_matrix_column_rect (const PaintMatrix *self, uint32_t item)
{
  if (!self->planned || self->column_of[item] == COVER_NONE)
    return (PaintRect){ 0 };
  return rect_of (self, paint_matrix_column_box (self, self->column_of[item]));
}

PaintRect
paint_matrix_row_rect (const PaintMatrix *self, uint32_t option)
{
  if (!self->planned || self->row_of[option] == COVER_NONE)
    return (PaintRect){ 0 };
  return rect_of (self, paint_matrix_row_box (self, self->row_of[option]));
}

double
paint_matrix_pixels_per_mark (const PaintMatrix *self)
{
  return fmin (self->plan.across, self->plan.down) / self->options.scale;
}
