/* cells-boxes-private.h - a full grid of boxes with a few givens in it, made without going back. */
#ifndef CELLS_BOXES_PRIVATE_H
#define CELLS_BOXES_PRIVATE_H

#include "base-random.h"
#include "base-stop.h"
#include "sudoku-shape.h"

/* Values, rows and columns count from 0 here. */
#define CELLS_NOTHING 255
_Static_assert (SUDOKU_MAX_VALUES < CELLS_NOTHING, "a value must be told from none");

/* A full grid, in one piece of memory of three bytes a cell. */
typedef struct
{
  uint8_t *seats;  /* of band, value and box: the row of that box that the value stands in */
  uint8_t *values; /* of cells, row by row */
  uint8_t *rows;   /* of column and value: where it stands */
} CellsFilling;

typedef struct
{
  uint32_t     box_rows, box_columns, n_values;
  uint8_t     *givens; /* of cells */
  uint8_t     *wanted; /* as seats: what a given asks for */
  uint8_t     *scratch;
  uint32_t    *cells;       /* with givens, stack by stack */
  uint32_t    *first_cells; /* of each stack in there, and the end */
  uint32_t    *n_wrong;     /* givens of each stack that are not in their columns */
  CellsFilling now, kept;
  BaseRandom   random;
  uint64_t     n_moves;
} CellsBoxes;

/* Boxes of so many rows and columns, and nothing else.  It goes best with no more rows than columns. */
BaseStatus cells_boxes_new (uint32_t box_rows, uint32_t box_columns, CellsBoxes **out_boxes);
void       cells_boxes_free (CellsBoxes *self); /* accepts NULL */

/* Fills `now` with the givens in it, which do not clash; CELLS_NOTHING: none.  False: it gave up or was stopped.  The same
 * givens are filled the same way. */
bool cells_boxes_fill (CellsBoxes *self, const BaseStop *stop);

/* For the files of this one. */

/* Of n on the left and n on the right, each of whom may have those of the other side of whom `allowed`, row by row,
 * is not 0: gives the one on the left somebody, others changing where they must. */
void cells_boxes_match (CellsBoxes    *self,
                        const uint8_t *allowed,
                        uint32_t       n,
                        uint32_t       left,
                        uint8_t       *partners, /* of the left */
                        uint8_t       *holders); /* of the right */

void cells_boxes_fill_bands (CellsBoxes *self);  /* seats */
void cells_boxes_fill_stacks (CellsBoxes *self); /* columns for them */

/* An exchange of two rows in some boxes of a band that leaves each row with each value: in boxes[i] values[i] goes to
 * the row `to`, and the one before it, or before the first the last, to `from`. */
typedef struct
{
  uint32_t n;
  uint32_t from, to; /* rows of the band */
  uint32_t cost;
  uint8_t  boxes[SUDOKU_MAX_VALUES], values[SUDOKU_MAX_VALUES];
} CellsExchange;

/* What an exchange costs, at least, that takes a given from its row. */
#define CELLS_MOVES_GIVEN 1000

/* The cheapest that brings the value to that row of a box; false: there is none. */
bool cells_boxes_find_exchange (CellsBoxes    *self,
                                uint32_t       band,
                                uint32_t       value,
                                uint32_t       box,
                                uint32_t       to,
                                CellsExchange *out_exchange);
void cells_boxes_exchange (CellsBoxes *self, uint32_t band, const CellsExchange *exchange);

/* In a stack: the values change their rows, in their columns or others. */
void cells_boxes_exchange_rows (CellsBoxes *self,
                                uint32_t    stack,
                                uint32_t    row_a,
                                uint32_t    value_a,
                                uint32_t    row_b,
                                uint32_t    value_b);

/* Moves the givens of a stack to their columns. */
void cells_boxes_settle_stack (CellsBoxes *self, uint32_t stack, const BaseStop *stop);

#endif
