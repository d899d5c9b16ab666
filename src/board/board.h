/* board.h - what a problem looks like: cells on a canvas, groups of them, and what each item and option means.
 *
 * A board is a description, made once for a shape and only read from then on.  Painters, sentences and lessons
 * know the problem through it alone, so they know neither Sudoku nor queens. */
#ifndef BOARD_H
#define BOARD_H

#include "cover-problem.h"

typedef enum
{
  BOARD_GROUP_ROW,
  BOARD_GROUP_COLUMN,
  BOARD_GROUP_BOX,
  BOARD_GROUP_REGION, /* of a jigsaw */
  BOARD_GROUP_DIAGONAL,
  BOARD_GROUP_WINDOW,
  BOARD_GROUP_KINDS,
} BoardGroupKind;

/* Where a cell is.  Cells are squares of side 1 on a canvas whose origin is at the top left. */
typedef struct
{
  uint16_t row, column;
} BoardPlace;

/* `index` counts within the kind, from 0; `grid` tells overlapping grids apart (0 where there is one). */
typedef struct
{
  BoardGroupKind  kind;
  uint32_t        index, grid;
  uint32_t        n_cells;
  const uint32_t *cells;
} BoardGroup;

typedef enum
{
  BOARD_ITEM_NAMED, /* nothing is known but the item's name in the problem */
  BOARD_ITEM_CELL,  /* cell `cell` is filled: "R2C5" */
  BOARD_ITEM_PLACE, /* group `group` has its `value`: "row 3 has a 7" */
} BoardItemKind;

typedef struct
{
  BoardItemKind kind;
  uint32_t      cell;  /* BOARD_ITEM_CELL */
  uint32_t      group; /* BOARD_ITEM_PLACE */
  uint32_t      value; /* BOARD_ITEM_PLACE; from 1 */
} BoardItem;

/* `value` from 1, 0 where the option has none; `cells` are the cells that it fills. */
typedef struct
{
  uint32_t        value;
  uint32_t        n_cells;
  const uint32_t *cells;
} BoardOption;

typedef struct Board Board;

/* A board grows like this: cells, groups, then one call for each item and each option of the problem, in the
 * problem's order.  Arrays are copied.  On failure nothing was added. */
Board     *board_new (uint32_t rows, uint32_t columns); /* NULL when out of memory */
void       board_free (Board *self);                    /* accepts NULL */
BaseStatus board_add_cell (Board *self, BoardPlace place, uint32_t *out_cell);
BaseStatus board_add_group (Board *self, BoardGroup group, uint32_t *out_group);
BaseStatus board_add_item (Board *self, BoardItem item);
BaseStatus board_add_option (Board *self, BoardOption option);

/* The board of a problem about which nothing more is known: every item by its name, no cells. */
BaseStatus board_new_plain (const CoverProblem *problem, Board **out_board);

/* The canvas; what a group or an option points at lives as long as the board, and until it grows. */
uint32_t    board_rows (const Board *self);
uint32_t    board_columns (const Board *self);
uint32_t    board_n_cells (const Board *self);
uint32_t    board_n_groups (const Board *self);
uint32_t    board_n_items (const Board *self);
uint32_t    board_n_options (const Board *self);
BoardPlace  board_cell (const Board *self, uint32_t cell);
BoardGroup  board_group (const Board *self, uint32_t group);
BoardItem   board_item (const Board *self, uint32_t item);
BoardOption board_option (const Board *self, uint32_t option);

#endif
