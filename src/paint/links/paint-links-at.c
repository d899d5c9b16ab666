/* From points of the links picture to its parts, and back. */
#include "paint-links-private.h"

#include <math.h>

#define READABLE_NODE  26.0 /* units; the size of a node that a focus aims at */
#define PRESENTED_NODE 44.0

static bool
is_inside (PaintRect rect, double x, double y)
{
  return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}

static PaintRect
sunken_too (PaintRect tab)
{
  tab.height *= 1.5;
  return tab;
}

static uint32_t
column_at (const PaintLinks *self, double x)
{
  for (uint32_t item = 0; item < self->links->n_items; item++)
    if (self->item_shown[item] && fabs (x - paint_links_column_x (self, item)) <= self->grid.dx / 2)
      return item;
  return COVER_NONE;
}

static uint32_t
row_at (const PaintLinks *self, double y)
{
  for (uint32_t option = 0; option < self->links->n_options; option++)
    if (self->option_shown[option]
        && fabs (y - paint_links_row_y (self, option)) <= self->grid.dy / 2)
      return option;
  return COVER_NONE;
}

PaintPointed
paint_links_at (const PaintLinks *self, double x, double y)
{
  const CoverLinks *links = self->links;
  const LinksGrid *grid = &self->grid;
  PaintPointed found = PAINT_POINTED_NOTHING;
  uint32_t row, column;

  x *= grid->scale;
  y *= grid->scale;
  if (x < 0 || y < 0 || x >= grid->width || y >= grid->height)
    return found;
  column = column_at (self, x);
  row = row_at (self, y);
  if (y < grid->edge_y)
    {
      if (x >= grid->edge_x && column != COVER_NONE
          && is_inside (sunken_too (paint_links_tab (self, column)), x, y))
        found.item = column;
      return found;
    }
  if (row == COVER_NONE)
    return found;
  if (x < grid->edge_x)
    {
      if (x >= grid->start_x)
        found.option = row;
      return found;
    }
  for (uint32_t node = links->first[row]; node + 1 < links->first[row + 1]; node++)
    if (is_inside (paint_links_square (self, node), x, y))
      found = (PaintPointed){ links->nodes[node].item - 1, row, node };
  return found;
}

PaintRect
paint_links_node_rect (const PaintLinks *self, uint32_t node)
{
  const double scale = self->grid.scale;
  PaintRect rect = { 0, 0, 0, 0 };

  if (node >= 1 && node <= self->links->n_items)
    rect = paint_links_tab (self, node - 1);
  else if (node < self->links->n_nodes && self->row[node] != COVER_NONE)
    rect = paint_links_square (self, node);
  return (PaintRect){ rect.x / scale, rect.y / scale, rect.width / scale, rect.height / scale };
}

PaintRect
paint_links_find (const PaintLinks *self, PaintPointed what)
{
  const LinksGrid *grid = &self->grid;
  const double scale = grid->scale;

  if (what.node != COVER_NONE)
    return paint_links_node_rect (self, what.node);
  if (what.item != COVER_NONE)
    return paint_links_node_rect (self, what.item + 1);
  if (what.option == COVER_NONE || !self->option_shown[what.option])
    return (PaintRect){ 0 };
  return (PaintRect){ grid->start_x / scale,
                      (paint_links_row_y (self, what.option) - grid->dy / 2) / scale,
                      (grid->edge_x - grid->start_x) / scale, grid->dy / scale };
}

void
paint_links_centre (const PaintLinks *self, PaintPointed what, double *pan_x, double *pan_y)
{
  const LinksGrid *grid = &self->grid;

  if (what.item != COVER_NONE)
    *pan_x = (paint_links_column_x (self, what.item) - grid->left) / (grid->dx * self->across);
  if (what.option != COVER_NONE)
    *pan_y = (paint_links_row_y (self, what.option) - grid->top) / (grid->dy * self->down);
}

/* Returns a node or header; 0: there is nothing to focus on. */
static uint32_t
find_subject (const PaintFrame *frame)
{
  const PlayerState *state = frame->state;

  if (frame->n_moving > 0 && state->n_changes > 0)
    return state->changes[0].event.node;
  if (state->operand != 0)
    return state->operand;
  if (state->n_frames > 0)
    return state->frames[state->n_frames - 1].node;
  return player_state_right (state, 0);
}

void
paint_links_focus (PaintLinks *self,
                   const PaintFrame *frame,
                   double *out_zoom,
                   double *out_pan_x,
                   double *out_pan_y)
{
  const PaintStageOptions options = self->options;
  const double wanted = options.presenting ? PRESENTED_NODE : READABLE_NODE;
  const uint32_t subject = find_subject (frame);
  PaintStageOptions whole = options;
  PaintLinks seen;
  uint32_t node = subject;

  paint_links_set_options (self, &options);
  seen = *self; /* shares the arrays with `self`, so it is not freed */
  whole.zoom = 1;
  seen.grid = paint_links_grid (self, &whole);
  *out_zoom = fmax (1, wanted * options.scale / (0.5 * seen.grid.unit));
  *out_pan_x = *out_pan_y = 0.5;
  if (*out_zoom <= 1 || subject == 0)
    return;
  if (node <= self->links->n_items)
    node = frame->state->links->nodes[node].down;
  *out_pan_x = (paint_links_column_x (&seen, self->links->nodes[subject].item - 1) - seen.grid.left)
               / (seen.grid.dx * seen.across);
  *out_pan_y = 0;
  if (node > self->links->n_items)
    *out_pan_y = (self->row[node] + 0.5) / self->links->n_options;
}
