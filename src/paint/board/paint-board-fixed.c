/* The parts of a board that do not change while a puzzle is solved: ground, cells, lines across
 * corners, other lines and coordinates, in this order. */
#include "paint-board-private.h"

#include <stdio.h>

static PaintBox
tile_of (const PaintDrawing *scene, uint32_t cell)
{
  BoardPlace place = scene->layout->places[cell];

  return paint_board_tile (scene->layout, place.row, place.column);
}

PaintSurface
paint_board_surface (BoardShade shade)
{
  return shade == BOARD_SHADE_NONE   ? PAINT_SURFACE_PAPER
         : shade == BOARD_SHADE_TINT ? PAINT_SURFACE_TINTED
                                     : PAINT_SURFACE_SHADED;
}

/* The strongest shade of a cell's groups. */
static PaintSurface
surface_of (unsigned traits)
{
  if (traits & PAINT_TRAIT_SHADE << (BOARD_SHADE_FULL - 1))
    return paint_board_surface (BOARD_SHADE_FULL);
  if (traits & PAINT_TRAIT_SHADE << (BOARD_SHADE_TINT - 1))
    return paint_board_surface (BOARD_SHADE_TINT);
  return paint_board_surface (BOARD_SHADE_NONE);
}

/* The tint of a cell without a shade, counted from 1; 0: none.  Paper is printed on as it is. */
static unsigned
tint_of (const PaintBoardLayout *layout, uint32_t cell)
{
  const unsigned traits = layout->traits[cell];

  return layout->on_paper || surface_of (traits) != PAINT_SURFACE_PAPER ? 0
                                                                        : traits / PAINT_TRAIT_TINT;
}

/* Fills all cells of one surface and one tint.  Neighbours become one rectangle. */
static void
fill_ground (const PaintDrawing *scene, PaintSurface surface, unsigned tint)
{
  const PaintBoardLayout *layout = scene->layout;

  for (uint32_t row = scene->first_row; row < scene->last_row; row++)
    for (uint32_t column = scene->first_column; column < scene->last_column; column++)
      {
        PaintBox tile = paint_board_tile (layout, row, column);
        uint32_t start = column, cell;

        while (column < scene->last_column
               && (cell = paint_board_cell_of (layout, row, column)) != PAINT_NO_CELL
               && surface_of (layout->traits[cell]) == surface && tint_of (layout, cell) == tint)
          column++;
        if (column > start)
          cairo_rectangle (scene->cr, tile.x, tile.y, tile.width * (int) (column - start),
                           tile.height);
      }
  paint_set_source (scene->cr, tint == 0 ? scene->theme->surfaces[surface]
                                         : paint_theme_faint_tint (scene->theme, tint - 1));
  cairo_fill (scene->cr);
}

/* Draws a short stroke near each end only, so that nothing runs through digits: the strokes still
 * read as one line, and two such lines as crossing.  Each end is stroked by itself and within its
 * tile.  Otherwise Cairo's edges would change slightly with the rest of the path and with the clip,
 * and a repainted cell would show. */
static void
draw_corner (const PaintDrawing *scene, PaintBox tile, bool right, bool bottom)
{
  double start = tile.width * 0.04 + scene->layout->thin, reach = tile.width * 0.17;
  double x = right ? tile.x + tile.width : tile.x, y = bottom ? tile.y + tile.height : tile.y;
  int across = right ? -1 : 1, down = bottom ? -1 : 1;

  cairo_move_to (scene->cr, x + across * start, y + down * start);
  cairo_line_to (scene->cr, x + across * reach, y + down * reach);
  cairo_stroke (scene->cr);
}

static void
draw_corners (const PaintDrawing *scene, uint32_t cell, void *data)
{
  unsigned traits = scene->layout->traits[cell];
  PaintBox tile = tile_of (scene, cell);

  (void) data;
  if (traits & PAINT_TRAIT_FALLING)
    {
      draw_corner (scene, tile, false, false);
      draw_corner (scene, tile, true, true);
    }
  if (traits & PAINT_TRAIT_RISING)
    {
      draw_corner (scene, tile, true, false);
      draw_corner (scene, tile, false, true);
    }
}

static void
draw_all_corners (const PaintDrawing *scene)
{
  paint_set_source (scene->cr, scene->theme->thin);
  cairo_set_line_width (scene->cr, scene->layout->thin);
  cairo_set_line_cap (scene->cr, CAIRO_LINE_CAP_BUTT);
  paint_board_each (scene, draw_corners, NULL);
}

/* A line along one side of a cell, long enough to close corners. */
static void
add_grid_line (const PaintDrawing *scene, uint32_t cell, unsigned side, int width)
{
  PaintBox tile = tile_of (scene, cell);
  int x = tile.x - width / 2, y = tile.y - width / 2;

  if (side == PAINT_SIDE_BOTTOM)
    y += tile.height;
  if (side == PAINT_SIDE_RIGHT)
    x += tile.width;
  if (side == PAINT_SIDE_TOP || side == PAINT_SIDE_BOTTOM)
    cairo_rectangle (scene->cr, x, y, tile.width + width, width);
  else
    cairo_rectangle (scene->cr, x, y, width, tile.height + width);
}

static void
add_thin_lines (const PaintDrawing *scene, uint32_t cell, void *data)
{
  (void) data;
  for (unsigned side = PAINT_SIDE_TOP; side <= PAINT_SIDE_LEFT; side++)
    if (!(scene->layout->traits[cell] >> side & PAINT_TRAIT_THICK))
      add_grid_line (scene, cell, side, scene->layout->thin);
}

static void
add_thick_lines (const PaintDrawing *scene, uint32_t cell, void *data)
{
  (void) data;
  for (unsigned side = 0; side < PAINT_SIDES; side++)
    if (scene->layout->traits[cell] >> side & PAINT_TRAIT_THICK)
      add_grid_line (scene, cell, side, scene->layout->thick);
}

/* Just inside the group, a second line beside the grid's own. */
static void
add_inset_lines (const PaintDrawing *scene, uint32_t cell, void *data)
{
  PaintBox box = paint_board_inner (scene->layout, cell);
  PaintBox tile = tile_of (scene, cell);
  unsigned ends = scene->layout->traits[cell] / PAINT_TRAIT_INSET;
  int width = scene->layout->thin;
  int left = ends >> PAINT_SIDE_LEFT & 1 ? box.x : tile.x;
  int top = ends >> PAINT_SIDE_TOP & 1 ? box.y : tile.y;
  int right = ends >> PAINT_SIDE_RIGHT & 1 ? box.x + box.width : tile.x + tile.width;
  int bottom = ends >> PAINT_SIDE_BOTTOM & 1 ? box.y + box.height : tile.y + tile.height;

  (void) data;
  if (ends >> PAINT_SIDE_TOP & 1)
    cairo_rectangle (scene->cr, left, top, right - left, width);
  if (ends >> PAINT_SIDE_BOTTOM & 1)
    cairo_rectangle (scene->cr, left, bottom - width, right - left, width);
  if (ends >> PAINT_SIDE_LEFT & 1)
    cairo_rectangle (scene->cr, left, top, width, bottom - top);
  if (ends >> PAINT_SIDE_RIGHT & 1)
    cairo_rectangle (scene->cr, right - width, top, width, bottom - top);
}

static void
draw_grid_lines (const PaintDrawing *scene)
{
  paint_set_source (scene->cr, scene->theme->thin);
  paint_board_each (scene, add_inset_lines, NULL);
  cairo_fill (scene->cr);
  paint_board_each (scene, add_thin_lines, NULL);
  cairo_fill (scene->cr);
  paint_set_source (scene->cr, scene->theme->thick);
  paint_board_each (scene, add_thick_lines, NULL);
  cairo_fill (scene->cr);
}

/* Whether line `i` has a label.  With a step of 2, the odd ones have one; with a larger step, the
 * first and then round numbers. */
static bool
has_label (uint32_t i, uint32_t step)
{
  return step <= 2 ? i % step == 0 : i == 0 || (i + 1) % step == 0;
}

static void
add_labels (const PaintDrawing *scene, char letter, uint32_t n, int step)
{
  const PaintBoardLayout *layout = scene->layout;
  PaintFont font = { .size = layout->label };
  bool is_row = letter == 'R';
  double margin = layout->label * (is_row ? 1.2 : 0.8) + layout->thick / 2;

  for (uint32_t i = 0; i < n; i++)
    {
      PaintBox tile = paint_board_tile (layout, is_row ? i : 0, is_row ? 0 : i);
      double x = is_row ? layout->left - margin : tile.x + tile.width / 2.0;
      double y = is_row ? tile.y + tile.height / 2.0 : layout->top - margin;
      char name[16];
      PaintExtents extents;

      if (!has_label (i, (uint32_t) step))
        continue;
      snprintf (name, sizeof name, "%c%u", letter, i + 1);
      extents = paint_text_measure (scene->text, name, font);
      paint_text_add (scene->text, name, font, x, y - (extents.top + extents.bottom) / 2);
    }
}

static void
draw_labels (const PaintDrawing *scene)
{
  if (scene->layout->label == 0)
    return;
  add_labels (scene, 'R', scene->layout->rows, scene->layout->row_step);
  add_labels (scene, 'C', scene->layout->columns, scene->layout->column_step);
  paint_set_source (scene->cr, scene->theme->label);
  paint_text_show (scene->text, scene->cr);
}

BaseStatus
paint_board_draw_fixed (cairo_t *cr,
                        const PaintBoardLayout *layout,
                        const PaintTheme *theme,
                        PaintText *text)
{
  PaintDrawing scene = { .cr = cr, .layout = layout, .theme = theme, .text = text };

  paint_board_begin (&scene);
  cairo_rectangle (cr, 0, 0, layout->width, layout->height);
  paint_set_source (cr, theme->ground);
  cairo_fill (cr);
  for (unsigned surface = 0; surface < PAINT_SURFACES; surface++)
    fill_ground (&scene, surface, 0);
  for (unsigned tint = 1; layout->is_tinted && tint <= PAINT_TINTS; tint++)
    fill_ground (&scene, PAINT_SURFACE_PAPER, tint);
  if (layout->thin > 0)
    draw_all_corners (&scene);
  draw_grid_lines (&scene);
  draw_labels (&scene);
  return paint_board_end (&scene);
}
