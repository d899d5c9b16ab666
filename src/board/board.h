/* board.h - what a problem looks like: cells on a canvas, groups of them, and the meaning of each
 * item and option.
 *
 * A board is a description, made once for a shape and read-only afterwards.  Painters, sentences
 * and lessons see the problem through it alone, so they are independent of Sudoku and queens. */
#ifndef BOARD_H
#define BOARD_H

#include "board-group.h"
#include "cover-problem.h"

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

/* Build a board in this order: cells, groups, then one call for each item and each option of the
 * problem, in the problem's order.  The problem, not the board, distinguishes primary items from
 * secondary ones.  Arrays and names are copied.  On failure nothing was added. */
Board     *board_new (uint32_t rows, uint32_t columns); /* NULL when out of memory */
void       board_free (Board *self);                    /* accepts NULL */
BaseStatus board_add_cell (Board *self, BoardPlace place, uint32_t *out_cell);
BaseStatus board_add_group (Board *self, BoardGroup group, uint32_t *out_group);
BaseStatus board_add_item (Board *self, BoardItem item);
BaseStatus board_add_option (Board *self, BoardOption option);

/* At first BOARD_LOOK_SYMBOLS. */
void board_set_look (Board *self, BoardLook look);

/* The symbols of the values, if they belong to the problem and not to the author of a puzzle: one
 * ASCII character for each value, from value 1.  At first "".  Copied. */
BaseStatus board_set_symbols (Board *self, const char *symbols);

/* Sets the value of a cell that is filled before the search begins, so that no option fills it; 0
 * for none, as at first.  Call it when all cells are added. */
BaseStatus board_fix (Board *self, uint32_t cell, uint32_t value);

/* A board for a problem of unknown meaning: every item by its name, a list of options. */
BaseStatus board_new_plain (const CoverProblem *problem, Board **out_board);

/* Symbols: "" if the values have none of their own. */
BoardLook   board_look (const Board *self);
const char *board_symbols (const Board *self);

/* The canvas.  Pointers in a group or an option are valid as long as the board, and until it
 * grows. */
uint32_t    board_rows (const Board *self);
uint32_t    board_columns (const Board *self);
uint32_t    board_n_cells (const Board *self);
uint32_t    board_n_groups (const Board *self);
uint32_t    board_n_items (const Board *self);
uint32_t    board_n_options (const Board *self);
BoardPlace  board_cell (const Board *self, uint32_t cell);
uint32_t    board_fixed (const Board *self, uint32_t cell);
BoardGroup  board_group (const Board *self, uint32_t group);
BoardItem   board_item (const Board *self, uint32_t item);
BoardOption board_option (const Board *self, uint32_t option);

#endif
