/* A line round cells, inside of their tiles, which turns where the set of cells turns. */
#include "paint-board-layout.h"

#include "base-memory.h"

/* The cells of one outline. */
typedef struct
{
  cairo_t *cr;
  const PaintBoardLayout *layout;
  const uint32_t *cells;
  uint32_t n_cells;
} Outline;

static bool
is_inside (const Outline *self, uint32_t row, uint32_t column)
{
  const uint32_t cell = paint_board_cell_of (self->layout, row, column);

  return cell != PAINT_NO_CELL && base_contains (self->cells, self->n_cells, cell);
}

/* Draws one side of a tile, up to where the next side begins, or on into the neighbour. */
static void
add_side (const Outline *self, PaintBox tile, const bool *same, unsigned side, PaintBox line)
{
  const bool lies = side == PAINT_SIDE_TOP || side == PAINT_SIDE_BOTTOM;
  const bool before = same[lies ? PAINT_SIDE_LEFT : PAINT_SIDE_TOP];
  const bool behind = same[lies ? PAINT_SIDE_RIGHT : PAINT_SIDE_BOTTOM];
  const int inset = line.x, width = line.width;
  const int begin = before ? 0 : inset,
            end = (lies ? tile.width : tile.height) - (behind ? 0 : inset);
  int across = inset;

  if (side == PAINT_SIDE_BOTTOM || side == PAINT_SIDE_RIGHT)
    across = (lies ? tile.height : tile.width) - inset - width;
  if (lies)
    cairo_rectangle (self->cr, tile.x + begin, tile.y + across, end - begin, width);
  else
    cairo_rectangle (self->cr, tile.x + across, tile.y + begin, width, end - begin);
}

/* Draws the corner where two neighbours belong to the set and the cell between them does not. */
static void
add_corner (const Outline *self, PaintBox tile, bool right, bool bottom, PaintBox line)
{
  const int inset = line.x, width = line.width, reach = inset + width;
  const int x = right ? tile.x + tile.width - reach : tile.x;
  const int y = bottom ? tile.y + tile.height - reach : tile.y;

  cairo_rectangle (self->cr, right ? x : x + inset, y, width, reach);
  cairo_rectangle (self->cr, x, bottom ? y : y + inset, reach, width);
}

static void
outline_cell (const Outline *self, uint32_t cell, PaintBox line)
{
  const BoardPlace at = self->layout->places[cell];
  const PaintBox tile = paint_board_tile (self->layout, at.row, at.column);
  const bool same[PAINT_SIDES] = {
    [PAINT_SIDE_TOP] = is_inside (self, at.row - 1u, at.column),
    [PAINT_SIDE_LEFT] = is_inside (self, at.row, at.column - 1u),
    [PAINT_SIDE_BOTTOM] = is_inside (self, at.row + 1u, at.column),
    [PAINT_SIDE_RIGHT] = is_inside (self, at.row, at.column + 1u),
  };

  for (unsigned side = 0; side < PAINT_SIDES; side++)
    if (!same[side])
      add_side (self, tile, same, side, line);
  for (unsigned i = 0; i < 4; i++)
    {
      const bool right = i & 1, bottom = i & 2;

      if (same[right ? PAINT_SIDE_RIGHT : PAINT_SIDE_LEFT]
          && same[bottom ? PAINT_SIDE_BOTTOM : PAINT_SIDE_TOP]
          && !is_inside (self, at.row + (bottom ? 1u : -1u), at.column + (right ? 1u : -1u)))
        add_corner (self, tile, right, bottom, line);
    }
}

void
paint_board_add_outline (cairo_t *cr,
                         const PaintBoardLayout *layout,
                         const uint32_t *cells,
                         uint32_t n_cells,
                         int inset,
                         int width)
{
  const Outline outline = { cr, layout, cells, n_cells };

  for (uint32_t i = 0; i < n_cells; i++)
    outline_cell (&outline, cells[i], (PaintBox){ .x = inset, .width = width });
}
