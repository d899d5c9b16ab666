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

/* Gives the cells of tinted groups their tints, so that groups with a common line differ. */
BaseStatus paint_board_tint_groups (PaintBoardLayout *layout, const Board *board);

/* Whether the player has coloured a cell.  Its colours take the place of a fill, since text is
 * clear on either, and not on both. */
static inline bool
paint_board_has_colours (const PaintBoardState *state, uint32_t cell)
{
  return state->notes != NULL && state->notes[cell].colours != 0;
}

/* Whether a cell's corner marks are drawn. */
bool paint_board_shows_corners (const PaintBoardState *state, uint32_t cell);

/* The place of a candidate in its cell as the state shows it: in the grid of paint_board_slot (),
 * or in a line. */
PaintBox paint_board_mark_slot (const PaintBoardLayout *layout,
                                const PaintBoardState  *state,
                                uint32_t                cell,
                                uint32_t                value);

/* The place of a corner mark of a cell that shows them. */
PaintBox paint_board_corner_slot (const PaintBoardLayout *layout,
                                  const PaintBoardState  *state,
                                  uint32_t                cell,
                                  uint32_t                value);

/* Colours of cells, below everything else; colours of candidates and corner marks, below the marks;
 * corner marks, and the candidates of cells that have them. */
void paint_board_draw_colours (const PaintDrawing *scene);
void paint_board_draw_value_colours (const PaintDrawing *scene);
void paint_board_draw_corners (const PaintDrawing *scene);

/* Ems that are smaller become dots. */
#define PAINT_BOARD_LEAST_CANDIDATE 5.0

/* Draws a candidate in its slot: a dot where its font is too small to read. */
void paint_board_add_candidate (const PaintDrawing *scene,
                                PaintFont           font,
                                double              baseline,
                                PaintBox            slot,
                                uint32_t            value);

/* The shape of a colour in a square, as a path. */
void paint_board_add_shape (cairo_t *cr, PaintColourName colour, double x, double y, double side);

/* The fill that a cell's marks ask for; PAINT_FILLS for none. */
PaintFill paint_board_fill_of (unsigned marks);

/* The diameter of a candidate's ring as a share of its slot's shorter side, and the width of its
 * line in pixels, for that side. */
#define PAINT_BOARD_RING_SHARE 0.92
double paint_board_ring_line (double side);

/* Rings around candidates, and crosses through them. */
void paint_board_draw_rings (const PaintDrawing *scene);

/* Frames, signs and rings over the digits. */
void paint_board_draw_marks (const PaintDrawing *scene);

#endif
