/* From points of the matrix picture to its parts, and back. */
#include "paint-matrix-private.h"

#include <math.h>

/* By bisection: the last that begins at or before `x`; the first, if there is none. */
static uint32_t
last_column (const PaintMatrix *self, int x)
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
  return low;
}

static uint32_t
column_at (const PaintMatrix *self, int x)
{
  const uint32_t at = last_column (self, x);
  const PaintColumn *column = &self->columns[at];

  return at < self->n_columns && x >= column->x && x < column->x + column->width ? at : COVER_NONE;
}

static uint32_t
last_row (const PaintMatrix *self, int y)
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
  return low;
}

static uint32_t
row_at (const PaintMatrix *self, int y)
{
  const uint32_t at = last_row (self, y);
  const PaintRow *row = &self->rows[at];

  return at < self->n_rows && y >= row->y && y < row->y + row->height ? at : COVER_NONE;
}

static uint32_t
node_at (const PaintMatrix *self, uint32_t item, uint32_t option)
{
  const CoverLinks *links = self->subject.links;

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

PaintRect
paint_matrix_find (const PaintMatrix *self, PaintPointed what)
{
  const PaintMatrixPlan *plan = &self->plan;
  const double scale = self->options.scale;
  const bool across = what.item != COVER_NONE, down = what.option != COVER_NONE;
  PaintBox box = { plan->body.x - plan->margin, plan->head_top, plan->margin,
                   plan->body.y - plan->head_top };

  if (plan->across <= 0 || (!across && !down)
      || (across && self->column_of[what.item] == COVER_NONE)
      || (down && self->row_of[what.option] == COVER_NONE))
    return (PaintRect){ 0 };
  if (across)
    {
      const PaintBox column = paint_matrix_column_box (self, self->column_of[what.item]);

      box.x = column.x;
      box.width = column.width;
    }
  if (down)
    {
      const PaintBox row = paint_matrix_row_box (self, self->row_of[what.option]);

      box.y = row.y;
      box.height = row.height;
    }
  return (PaintRect){ box.x / scale, box.y / scale, box.width / scale, box.height / scale };
}

void
paint_matrix_centre (const PaintMatrix *self, PaintPointed what, double *pan_x, double *pan_y)
{
  const PaintRect place = paint_matrix_find (self, what);
  const PaintMatrixPlan *plan = &self->plan;
  const double scale = self->options.scale;

  if (place.width <= 0)
    return;
  if (what.item != COVER_NONE)
    *pan_x =
        ((place.x + place.width / 2) * scale - plan->body.x + plan->left) / plan->content_width;
  if (what.option != COVER_NONE)
    *pan_y =
        ((place.y + place.height / 2) * scale - plan->body.y + plan->top) / plan->content_height;
}

void
paint_matrix_hold (PaintMatrix *self,
                   PaintText *text,
                   double zoom,
                   double x,
                   double y,
                   double *out_pan_x,
                   double *out_pan_y)
{
  const PaintMatrixPlan *plan = &self->plan;
  const PaintStageOptions options = self->options;
  const double scale = options.scale;
  uint32_t at_column, at_row;
  double across, down; /* within them */

  *out_pan_x = options.pan_x;
  *out_pan_y = options.pan_y;
  if (self->n_columns == 0 || self->n_rows == 0)
    return;
  if (!self->planned)
    paint_matrix_plan (self, text);
  across = x * scale - plan->body.x + plan->left;
  down = y * scale - plan->body.y + plan->top;
  at_column = last_column (self, (int) floor (across));
  at_row = last_row (self, (int) floor (down));
  across = (across - self->columns[at_column].x) / self->columns[at_column].width;
  down = (down - self->rows[at_row].y) / self->rows[at_row].height;
  self->options.zoom = zoom;
  paint_matrix_plan (self, text);
  across = self->columns[at_column].x + across * self->columns[at_column].width;
  down = self->rows[at_row].y + down * self->rows[at_row].height;
  across += plan->body.width / 2.0 - (x * scale - plan->body.x);
  down += plan->body.height / 2.0 - (y * scale - plan->body.y);
  *out_pan_x = fmin (fmax (across / plan->content_width, 0), 1);
  *out_pan_y = fmin (fmax (down / plan->content_height, 0), 1);
  self->options = options;
  self->planned = false;
}
