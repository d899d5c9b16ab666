/* paint-board.h - any board, at any size, on any cairo_t.
 *
 * A layout is geometry and nothing else.  It is computed from a board and a size, never changes,
 * and is all that painting needs of the board.  A PaintBoardState holds the contents of the cells,
 * a PaintTheme the colours.
 *
 * A picture has two parts.  The fixed part (ground, shading, lines, coordinates) depends on layout
 * and theme alone, so that a window may keep it as a surface; the state is drawn over it.  Drawing
 * leaves out cells beyond the clip.  To repaint one cell, clip to its rectangle, draw the fixed
 * part (or the kept surface), then the state.  The pixels are those of a full repaint.  A player's
 * lines go from cell to cell: where there are any, draw them anew over everything.
 *
 * Everything is measured in the units of the cairo_t, logical pixels in a window.  Lines, cells and
 * baselines lie on whole device pixels if the cairo_t has `scale` device pixels to the unit and its
 * origin lies on one.  Nothing is ever mirrored. */
#ifndef PAINT_BOARD_H
#define PAINT_BOARD_H

#include "board-types.h"
#include "paint-box.h"
#include "paint-reason.h"
#include "paint-text.h"
#include "paint-theme.h"

typedef struct
{
  double width, height;
  double scale;       /* device pixels to the unit, above 0; may be fractional */
  double text_scale;  /* 1: as designed; digits grow until they fill their cells, and no further */
  bool   on_paper;    /* thin lines shrink to a device pixel in small cells; otherwise to a unit */
  bool   coordinates; /* R1, R2, … at the left and C1, C2, … above, where cells are large enough */
} PaintBoardOptions;

typedef struct PaintBoardLayout PaintBoardLayout;

/* The largest board that fits, in the middle.  Cells are squares, all of the same whole number of
 * device pixels; if not even one pixel each fits, the board is larger than the picture.
 * BASE_BAD_INPUT when the board has no cells.  The board may be freed afterwards.  Time and memory:
 * linear in the canvas. */
BaseStatus paint_board_layout_new  (const Board       *board,
                                    PaintBoardOptions  options,
                                    PaintBoardLayout **out_layout);
void       paint_board_layout_free (PaintBoardLayout *self); /* accepts NULL */

/* The cell and half of the lines around it.  These rectangles tile the board.  Everything that the
 * state draws for a cell stays within its rectangle, so this is also the damage of a changed
 * cell. */
PaintRect paint_board_cell_rect (const PaintBoardLayout *self, uint32_t cell);

/* Returns false where there is no cell, in the canvas' holes and around it. */
bool paint_board_cell_at (const PaintBoardLayout *self, double x, double y, uint32_t *out_cell);

/* All cells with the lines around them, without the coordinates. */
PaintRect paint_board_bounds (const PaintBoardLayout *self);

/* The style of a digit: a given is bold and upright, an entry regular and upright, a solver's value
 * regular and slanted. */
typedef enum
{
  PAINT_DIGIT_GIVEN,
  PAINT_DIGIT_ENTERED,
  PAINT_DIGIT_SOLVED,
  PAINT_DIGIT_KINDS,
} PaintDigitKind;

/* Each mark has a shape beside its colour.  Any of them may occur together: signs have places of
 * their own, and the fill is that of the last mark in this list which has one. */
typedef enum
{
  PAINT_MARK_PEER = 1 << 0,        /* shares a group with the cursor: fill only, not essential */
  PAINT_MARK_SAME = 1 << 1,        /* same value as the cursor's: bar below the digit */
  PAINT_MARK_SELECTED = 1 << 2,    /* frame */
  PAINT_MARK_HINT_PLACE = 1 << 3,  /* somewhere here: dotted frame */
  PAINT_MARK_HINT_TARGET = 1 << 4, /* here: corner brackets */
  PAINT_MARK_DIFFERS = 1 << 5,     /* solutions differ here: unequal sign, bottom left */
  PAINT_MARK_CULPRIT = 1 << 6,     /* of a clash that needs all of its cells: dashed ring */
  PAINT_MARK_CONFLICT = 1 << 7,    /* breaks a rule as it stands: corner with "!", top right */
  PAINT_MARK_WRONG = 1 << 8,       /* differs from the solution: struck through */
  PAINT_MARK_CURSOR = 1 << 9,      /* thick frame */
  PAINT_MARK_TYPING = 1 << 10,     /* beside the cursor's frame: an arrow, since typing moves on */
  PAINT_MARK_PAIR = 1 << 11,       /* two candidates: thin frame inside of the others */
  PAINT_MARK_TRIAL = 1 << 12,      /* an entry of a trial: three dots above the digit */
} PaintMark;

typedef struct
{
  uint64_t candidates; /* bit value - 1; drawn where there is no value */
  uint64_t ringed, struck; /* of the candidates: those with a ring, and those crossed out */
  uint16_t marks;
  uint8_t  value; /* from 1; 0: none */
  uint8_t  kind;  /* PaintDigitKind */
  uint8_t  correction; /* a solver's value beside another one, small, bottom right; 0: none */
  uint8_t  lit; /* the value whose candidate is lit: a fill, and a bar below it; 0: none */
} PaintCell;

_Static_assert (sizeof (PaintCell) <= 32, "4,096 cells are compared and copied with every change");

#define PAINT_VALUE_COLOURS 4

/* What a player has noted in a cell beside its candidates.  Where it has corner marks, its
 * candidates stand in its middle in one line, unless they are ringed or struck. */
typedef struct
{
  uint64_t corners;                            /* bit value - 1; drawn where there is no value */
  uint64_t value_colours[PAINT_VALUE_COLOURS]; /* a value's bits, the lowest first, are its colour:
                                                * 1 + PaintColourName; 0: none */
  uint64_t colours;                            /* of the cell: bit PaintColourName */
} PaintNote;

/* A line of the player from one cell or candidate to another; value 0: the cell.  Where it goes to
 * its own beginning, only that is marked: the other end is still to be chosen. */
typedef struct
{
  uint32_t from_cell, to_cell;
  uint8_t  from_value, to_value;
  bool     is_weak; /* drawn in dashes */
} PaintLine;

/* `cells` has one for each cell of the board; `symbols[value - 1]` is a value's UTF-8, of which one
 * or two characters look best. */
typedef struct
{
  const PaintCell   *cells;
  const char *const *symbols;
  uint32_t           n_values; /* at most 64 */
  const PaintNote   *notes;    /* one for each cell, too; NULL: none */
  const PaintLine   *lines;
  uint32_t           n_lines;
} PaintBoardState;

/* The colour of a value in a note; PAINT_COLOURS for none. */
PaintColourName paint_board_value_colour (const PaintNote *note, uint32_t value);
void            paint_board_colour_value (PaintNote *note, uint32_t value, PaintColourName colour);

/* The ground of cells with a shade, as a theme's surface. */
PaintSurface paint_board_surface (BoardShade shade);

/* The em of candidates, in units.  0: their letters have no room, so dots replace them, or
 * nothing. */
double paint_board_candidate_size (const PaintBoardLayout *layout,
                                   const PaintBoardState  *state,
                                   PaintText              *text);

/* BASE_NO_MEMORY when something could not be drawn for lack of memory, else BASE_OK.  The cairo_t
 * is left as it was, except its current path. */
BaseStatus paint_board_draw_fixed (cairo_t                *cr,
                                   const PaintBoardLayout *layout,
                                   const PaintTheme       *theme,
                                   PaintText              *text);
BaseStatus paint_board_draw_state (cairo_t                *cr,
                                   const PaintBoardLayout *layout,
                                   const PaintBoardState  *state,
                                   const PaintTheme       *theme,
                                   PaintText              *text);

/* Rings the candidates that a reason is about, crosses out those that it rules out, and marks the
 * cell of the one that it places.  They are candidates then, also where the cell had none.  `board`
 * has the items and options of the reason, and the same cells. */
void paint_board_ring_reason (const Board *board, const PaintReason *reason, PaintCell *cells);

/* Draws the rest of a reason over the state, whose cells have the rings: a line round its items,
 * and a chain as arrows.  This does not stay in single cells. */
BaseStatus paint_board_draw_reason (cairo_t                *cr,
                                    const PaintBoardLayout *layout,
                                    const Board            *board,
                                    const PaintReason      *reason,
                                    const PaintBoardState  *state,
                                    const PaintTheme       *theme,
                                    PaintText              *text);

/* Draws the lines over the state.  They do not stay in single cells. */
BaseStatus paint_board_draw_lines (cairo_t                *cr,
                                   const PaintBoardLayout *layout,
                                   const PaintBoardState  *state,
                                   const PaintTheme       *theme);

/* The candidate or corner mark that a cell shows at a point; 0: none. */
uint32_t paint_board_value_at (const PaintBoardLayout *layout,
                               const PaintBoardState  *state,
                               uint32_t                cell,
                               double                  x,
                               double                  y);

/* Fills the shape of a colour, with a line round it: what a button for the colour shows. */
void paint_board_draw_colour (cairo_t          *cr,
                        const PaintTheme *theme,
                        PaintColourName   colour,
                        PaintRect         place);

/* Draws the fixed part, the state, and the lines. */
BaseStatus paint_board_draw (cairo_t                *cr,
                             const PaintBoardLayout *layout,
                             const PaintBoardState  *state,
                             const PaintTheme       *theme,
                             PaintText              *text);

#endif
