/* paint-board-private.h - the functions that the board's files share.
 *
 * Inside, everything is in whole device pixels; painters first take the scale off their cairo_t. */
#ifndef PAINT_BOARD_PRIVATE_H
#define PAINT_BOARD_PRIVATE_H

#include "paint-board-layout.h"

/* One drawing.  Rows and columns in sight are from first to before last. */
typedef struct
{
  cairo_t                *cr;
  const PaintBoardLayout *layout;
  const PaintBoardState  *state; /* NULL while the fixed part is drawn */
  const PaintTheme       *theme;
  PaintText              *text;
  uint32_t                first_row, last_row, first_column, last_column;
} PaintDrawing;

/* paint_board_begin () takes the scale off `scene->cr` and finds which part of the canvas is inside
 * its clip. paint_board_end () restores the cairo_t and returns the status of the drawing. */
void       paint_board_begin (PaintDrawing *scene);
BaseStatus paint_board_end   (PaintDrawing *scene);

/* Calls `draw` for every cell in sight, row by row. */
void paint_board_each (const PaintDrawing *scene,
                       void (*draw) (const PaintDrawing *scene, uint32_t cell, void *data),
                       void *data);

/* The fill that a cell's marks ask for; PAINT_FILLS for none. */
PaintFill paint_board_fill_of (unsigned marks);

/* The diameter of a candidate's ring as a share of its slot's shorter side, and the width of its line
 * in pixels, for that side. */
#define PAINT_BOARD_RING_SHARE 0.92
double paint_board_ring_line (double side);

/* Rings around candidates, and crosses through them. */
void paint_board_draw_rings (const PaintDrawing *scene);

/* Frames, signs and rings over the digits. */
void paint_board_draw_marks (const PaintDrawing *scene);

#endif
