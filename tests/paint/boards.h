/* boards.h - boards to paint, made from groups alone, because paint has no Sudoku. */
#ifndef BOARDS_H
#define BOARDS_H

#include "board.h"

#include <stdbool.h>

/* Values as text, "1" to "64". */
extern const char *const boards_symbols[64];

/* Square grids of box_rows * box_columns values.  The board is freed by its user; running out of
 * memory fails the claim. */
Board *boards_boxes (uint32_t box_rows, uint32_t box_columns, bool diagonals, bool windows);

/* `regions` has n * n letters, row by row. */
Board *boards_jigsaw (uint32_t n, const char *regions);

/* Five 9x9 grids on a canvas of 21x21. */
Board *boards_samurai (void);

extern const char boards_jigsaw_9[];

#endif
