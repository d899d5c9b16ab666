/* format-data-ksudoku-private.h - a shape that is given by its groups alone. */
#ifndef FORMAT_DATA_KSUDOKU_PRIVATE_H
#define FORMAT_DATA_KSUDOKU_PRIVATE_H

#include "format.h"
#include "sudoku-shape.h"

/* Letters for values. */
#define FORMATS_KSUDOKU_MOST 25

/* Grids that overlap. */
#define FORMATS_MOST_GRIDS 16

/* Groups as they are read: cells are numbered column by column on a canvas. */
typedef struct
{
  uint32_t  n_values, rows, columns;
  uint32_t *cells;  /* of all cliques, one behind the other */
  size_t    n_cells, max_cells;
  BoardPlace corners[FORMATS_MOST_GRIDS]; /* of grids that were named as such */
  uint32_t   n_corners;
  size_t   *starts; /* where each begins */
  size_t    n, max;
} FormatsCliques;

BaseStatus format_data_cliques_begin (FormatsCliques *self);
BaseStatus format_data_cliques_add_cell (FormatsCliques *self, uint32_t cell);
void       format_data_cliques_clear (FormatsCliques *self);

/* The shape that has exactly these groups; BASE_BAD_INPUT when there is none. */
BaseStatus format_data_cliques_shape (const FormatsCliques *self, SudokuShape **out_shape);

FormatsWriteOne format_data_ksudoku_write;
FormatsLossesOf format_data_ksudoku_losses;

#endif
