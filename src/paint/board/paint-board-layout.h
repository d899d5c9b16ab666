/* paint-board-layout.h - a layout in whole device pixels, for pictures that draw on the cells
 * themselves.
 *
 * A layout never changes after paint_board_layout_new ().  These rectangles are in device pixels
 * from the picture's top left corner, whereas paint-board.h measures in units. */
#ifndef PAINT_BOARD_LAYOUT_H
#define PAINT_BOARD_LAYOUT_H

#include "paint-board.h"

#define PAINT_NO_CELL UINT32_MAX

/* Parts that are always drawn for a cell.  Sides are numbered as in paint_board_sides. */
typedef enum
{
  PAINT_TRAIT_THICK = 1 << 0,   /* << side: another box or region, or no cell, beyond this side */
  PAINT_TRAIT_INSET = 1 << 4,   /* << side: the edge of a group with inset lines */
  PAINT_TRAIT_SHADE = 1 << 8,   /* << a BoardShade less 1 */
  PAINT_TRAIT_FALLING = 1 << 10, /* a line runs from its top left to its bottom right */
  PAINT_TRAIT_RISING = 1 << 11,
  PAINT_TRAIT_TINT = 1 << 12, /* * 1 + a tint of the theme; 0: none */
} PaintTrait;

enum
{
  PAINT_SIDE_TOP,
  PAINT_SIDE_LEFT,
  PAINT_SIDE_BOTTOM,
  PAINT_SIDE_RIGHT,
  PAINT_SIDES,
};

/* A line of width w on the boundary at x covers x - w / 2 up to x - w / 2 + w, rounded down, so an
 * odd pixel falls to the right and below. */
struct PaintBoardLayout
{
  double      scale, text_scale;
  bool        on_paper;
  int         width, height; /* of the whole picture */
  int         left, top;     /* of the canvas, at the middle of its outer lines */
  int         side;          /* of a cell */
  int         thin, thick;   /* lines; 0 where there is no room for any */
  int         label;         /* em of the coordinates; 0: none */
  int         row_step, column_step; /* one label for this many rows or columns */
  uint32_t    rows, columns;
  uint32_t    n_cells;
  BoardPlace *places;
  uint32_t   *cell_at; /* rows * columns; PAINT_NO_CELL in holes */
  uint16_t   *traits;  /* PaintTrait bits of each cell */
  bool        is_tinted; /* some cells are */
};

/* The share of the picture that belongs to a place, including half of the lines around it. */
PaintBox paint_board_tile (const PaintBoardLayout *layout, uint32_t row, uint32_t column);

/* A cell's tile without thick lines, even where its lines are thin.  It has the same size in all
 * cells, so that their contents align. */
PaintBox paint_board_inner (const PaintBoardLayout *layout, uint32_t cell);

/* A cell's tile without its actual lines: the area of a fill. */
PaintBox paint_board_bare (const PaintBoardLayout *layout, uint32_t cell);

/* The place of a candidate in its cell.  Values stand in a small grid that is as square as
 * possible, each always at the same place. */
PaintBox paint_board_slot (const PaintBoardLayout *layout,
                           uint32_t                n_values,
                           uint32_t                cell,
                           uint32_t                value);

/* The cell of a place, or PAINT_NO_CELL; also beyond the canvas, so that (row - 1) may wrap
 * around. */
uint32_t paint_board_cell_of (const PaintBoardLayout *layout, uint32_t row, uint32_t column);

/* Adds a line round adjacent cells to the path, as rectangles to be filled, `inset` inside their
 * tiles.  Time: quadratic in the cells. */
void paint_board_add_outline (cairo_t                *cr,
                              const PaintBoardLayout *layout,
                              const uint32_t         *cells,
                              uint32_t                n_cells,
                              int                     inset,
                              int                     width);

/* The cells of an item: its own, or those of its group; none for items that have no place.  The
 * array is the board's, or *out_what. */
const uint32_t *paint_board_cells_of (const Board *board,
                                      uint32_t     item,
                                      BoardItem   *out_what,
                                      uint32_t    *out_n);

#endif
