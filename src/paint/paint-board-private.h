/* paint-board-private.h - what a layout holds, and what the board's painters share.
 *
 * Inside, everything is in whole device pixels; painters first take the scale off their cairo_t. */
#ifndef PAINT_BOARD_PRIVATE_H
#define PAINT_BOARD_PRIVATE_H

#include "paint-board.h"

#define PAINT_NO_CELL UINT32_MAX

/* What is always drawn for a cell.  Sides are numbered as in paint_board_sides. */
typedef enum
{
  PAINT_TRAIT_THICK = 1 << 0,   /* << side: another box or region, or no cell, beyond this side */
  PAINT_TRAIT_WINDOW = 1 << 4,  /* << side: in a window that ends here */
  PAINT_TRAIT_IN_WINDOW = 1 << 8,
  PAINT_TRAIT_FALLING = 1 << 9, /* a diagonal runs from its top left to its bottom right */
  PAINT_TRAIT_RISING = 1 << 10,
} PaintTrait;

#define PAINT_TRAIT_ON_DIAGONAL ((unsigned) PAINT_TRAIT_FALLING | (unsigned) PAINT_TRAIT_RISING)

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
  int         left, top;     /* of the canvas: the middle of its outer lines */
  int         side;          /* of a cell */
  int         thin, thick;   /* lines; 0 where there is no room for any */
  int         label;         /* em of the coordinates; 0: none */
  int         row_step, column_step; /* every so many of them have one */
  uint32_t    rows, columns;
  uint32_t    n_cells;
  BoardPlace *places;
  uint32_t   *cell_at; /* rows * columns; PAINT_NO_CELL in holes */
  uint16_t   *traits;  /* PaintTrait bits of each cell */
};

typedef struct
{
  int x, y, width, height;
} PaintBox;

/* One drawing; rows and columns in sight are from first to before last. */
typedef struct
{
  cairo_t                *cr;
  const PaintBoardLayout *layout;
  const PaintBoardState  *state; /* NULL while the fixed part is drawn */
  const PaintTheme       *theme;
  PaintText              *text;
  uint32_t                first_row, last_row, first_column, last_column;
} PaintDrawing;

/* A place's share of the picture, half of the lines around it included. */
PaintBox paint_board_tile (const PaintBoardLayout *layout, uint32_t row, uint32_t column);

/* What is left of a cell's tile between thick lines: the same for all cells, so that what stands in
 * them aligns. */
PaintBox paint_board_inner (const PaintBoardLayout *layout, uint32_t cell);

/* A cell's tile without the lines that are really there: what a fill covers. */
PaintBox paint_board_bare (const PaintBoardLayout *layout, uint32_t cell);

/* Where a candidate stands in its cell: values have places in a small grid as square as can be, each always the
 * same. */
PaintBox paint_board_slot (const PaintBoardLayout *layout, uint32_t n_values, uint32_t cell, uint32_t value);

/* PAINT_NO_CELL beyond the canvas too, so that (row - 1) may wrap around. */
uint32_t paint_board_cell_of (const PaintBoardLayout *layout, uint32_t row, uint32_t column);

/* Takes the scale off `scene->cr` and finds what of the canvas can be touched by drawing inside its
 * clip; the end gives the cairo_t back and says what painting comes to. */
void       paint_board_begin (PaintDrawing *scene);
BaseStatus paint_board_end   (PaintDrawing *scene);

/* Calls with every cell in sight, row by row. */
void paint_board_each (const PaintDrawing *scene,
                       void (*draw) (const PaintDrawing *scene, uint32_t cell, void *data),
                       void *data);

/* The fill that a cell's marks ask for; PAINT_FILLS for none. */
PaintFill paint_board_fill_of (unsigned marks);

/* Frames, signs and rings over the digits. */
void paint_board_draw_marks (const PaintDrawing *scene);

#endif
