/* board-types.h - cells, items and options of a board, for headers that only pass them on.
 *
 * Headers include this instead of board.h, so that a change of board.h recompiles few files. */
#ifndef BOARD_TYPES_H
#define BOARD_TYPES_H

#include "board-group.h"

/* The effect of options on cells.  It decides which picture is drawn and which words are used. */
typedef enum
{
  BOARD_LOOK_SYMBOLS, /* each writes its value into its cell: Sudoku, Latin squares */
  BOARD_LOOK_SLOTS,   /* cells are one row of slots, known by number; each fills some of them */
  BOARD_LOOK_PIECES,  /* each is one piece that lies on its cells; value 0: they are all alike */
  BOARD_LOOK_QUEENS,  /* each is a queen on its cell; other cells stay free */
  BOARD_LOOK_LIST,    /* no cells: the options themselves are shown, one below the other */
} BoardLook;

/* The place of a cell.  Cells are squares of side 1 on a canvas whose origin is at the top left.  A
 * place without a cell is a hole, which is not part of the board. */
typedef struct
{
  uint16_t row, column;
} BoardPlace;

typedef enum
{
  BOARD_ITEM_NAMED, /* only the item's name in the problem is known */
  BOARD_ITEM_CELL,  /* cell `cell` is filled: "R2C5", "slot 5" */
  BOARD_ITEM_PLACE, /* group `group` has its `value`: "7 in row 3", "a queen in row 3" */
  BOARD_ITEM_VALUE, /* `value` is somewhere on the board: "piece X", "pair 4" */
} BoardItemKind;

typedef struct
{
  BoardItemKind kind;
  uint32_t      cell;  /* BOARD_ITEM_CELL */
  uint32_t      group; /* BOARD_ITEM_PLACE */
  uint32_t      value; /* BOARD_ITEM_PLACE, BOARD_ITEM_VALUE; from 1 */
} BoardItem;

/* `value` from 1, 0 if the option has none; `cells` are the cells that it fills; `name` is its own
 * name, or NULL. */
typedef struct
{
  const char     *name;
  uint32_t        value;
  uint32_t        n_cells;
  const uint32_t *cells;
} BoardOption;

typedef struct Board Board;

#endif
