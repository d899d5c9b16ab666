/* cells-boxes-private.h - full grids of boxes with a few givens, made without going back. */
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
  uint8_t *seats;  /* by band, value and box: the row of that box in which the value stands */
  uint8_t *values; /* by cell, row by row */
  uint8_t *rows;   /* by column and value: the row in which the value stands */
} CellsFilling;

typedef struct
{
  uint32_t     box_rows, box_columns, n_values;
  uint8_t     *givens; /* by cell */
  uint8_t     *wanted; /* like seats: the rows that givens need */
  uint8_t     *scratch;
  uint32_t    *cells;       /* cells with givens, stack by stack */
  uint32_t    *first_cells; /* index of each stack's first cell in `cells`, and the end */
  uint32_t    *n_wrong;     /* by stack: givens that are not in their columns */
  CellsFilling now, kept;
  BaseRandom   random;
  uint64_t     n_moves;
} CellsBoxes;

/* For boxes of this many rows and columns, without other rules.  Works best with no more rows than
 * columns. */
BaseStatus cells_boxes_new (uint32_t box_rows, uint32_t box_columns, CellsBoxes **out_boxes);
void       cells_boxes_free (CellsBoxes *self); /* accepts NULL */

/* Fills `now` with a grid that has the givens, which do not clash; CELLS_NOTHING: no given.
 * Returns false if it gave up or was stopped.  The same givens always lead to the same grid. */
bool cells_boxes_fill (CellsBoxes *self, const BaseStop *stop);

/* The rest is for the files of the box filler. */

/* One step of a perfect matching of n on the left with n on the right.  `allowed`, row by row, is
 * not 0 where two may be partners.  Finds a partner for `left`; others change theirs where they
 * must. */
void cells_boxes_match (CellsBoxes    *self,
                        const uint8_t *allowed,
                        uint32_t       n,
                        uint32_t       left,
                        uint8_t       *partners, /* of the left */
                        uint8_t       *holders); /* of the right */

void cells_boxes_fill_bands (CellsBoxes *self);  /* fills the seats */
void cells_boxes_fill_stacks (CellsBoxes *self); /* finds columns for the seats */

/* An exchange of two rows in some boxes of a band that leaves each row with each value.  In
 * boxes[i], values[i] goes to the row `to`, and the value before it in the list (cyclically) to
 * `from`. */
typedef struct
{
  uint32_t n;
  uint32_t from, to; /* rows of the band */
  uint32_t cost;
  uint8_t  boxes[SUDOKU_MAX_VALUES], values[SUDOKU_MAX_VALUES];
} CellsExchange;

/* Lowest cost of an exchange that moves a given out of its row. */
#define CELLS_MOVES_GIVEN 1000

/* Finds the cheapest exchange that brings the value to row `to` of a box.  Returns false if there
 * is none. */
bool cells_boxes_find_exchange (CellsBoxes    *self,
                                uint32_t       band,
                                uint32_t       value,
                                uint32_t       box,
                                uint32_t       to,
                                CellsExchange *out_exchange);
void cells_boxes_exchange (CellsBoxes *self, uint32_t band, const CellsExchange *exchange);

/* Lets two values of a stack change their rows; columns change as needed. */
void cells_boxes_exchange_rows (CellsBoxes *self,
                                uint32_t    stack,
                                uint32_t    row_a,
                                uint32_t    value_a,
                                uint32_t    row_b,
                                uint32_t    value_b);

/* Moves the givens of a stack to their columns. */
void cells_boxes_settle_stack (CellsBoxes *self, uint32_t stack, const BaseStop *stop);

#endif
