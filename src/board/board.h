/* board.h - what a problem looks like: cells on a canvas, groups of them, and the meaning of each
 * item and option.
 *
 * A board is a description, made once for a shape and read-only afterwards.  Painters, sentences
 * and lessons see the problem through it alone, so they are independent of Sudoku and queens. */
#ifndef BOARD_H
#define BOARD_H

#include "board-types.h"
#include "cover-problem.h"

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
