/* sudoku-shape-private.h - building shapes: cells first, then groups, then sealed.
 *
 * Every constructor of a shape is a short list of these calls.  After sealing, a shape never
 * changes. */
#ifndef SUDOKU_SHAPE_PRIVATE_H
#define SUDOKU_SHAPE_PRIVATE_H

#include "sudoku-shape.h"

#include <stdatomic.h>

struct SudokuShape
{
  atomic_uint references;
  uint32_t    n_values, n_cells;
  uint32_t    rows, columns;          /* of the canvas */
  uint32_t    box_rows, box_columns;  /* 0 for a jigsaw */
  SudokuRule *rules;                  /* in the table's order; their `cells` are owned */
  uint32_t    n_rules;
  BoardPlace *corners;                /* n_grids */
  uint32_t    n_grids;
  BoardPlace *places;                 /* n_cells */
  uint32_t   *cell_at;                /* rows * columns; COVER_NONE where the canvas is empty */

  BoardGroup *groups; /* their `cells` are set by sealing, since the array moves until then */
  size_t      n_groups, groups_capacity;
  uint32_t   *group_cells; /* of all groups, one after the other */
  size_t      n_group_cells, group_cells_capacity;

  uint32_t *groups_of;       /* of all cells, one after the other */
  uint32_t *groups_of_start; /* n_cells + 1 */
};

/* A shape with the cells that at least one of the grids has, and no groups.  NULL when out of
 * memory. */
SudokuShape *sudoku_shape_begin (uint32_t          n_values,
                                 const BoardPlace *corners,
                                 uint32_t          n_grids,
                                 uint32_t          rows,
                                 uint32_t          columns);

/* Adds a group, unless overlapping grids share it and it exists already.  `cells` ascend. */
BaseStatus sudoku_shape_add_group (SudokuShape *self, BoardGroup group);

/* The cell of a grid at `row` and `column` of that grid. */
uint32_t sudoku_shape_cell_of_grid (const SudokuShape *self,
                                    uint32_t           grid,
                                    uint32_t           row,
                                    uint32_t           column);

/* Adds a group of n_values cells that is a rectangle of `rows` rows in a grid.  Sets `n_cells` and
 * `cells` itself. */
BaseStatus sudoku_shape_add_rectangle (SudokuShape *self,
                                       BoardGroup   group,
                                       uint32_t     top,
                                       uint32_t     left,
                                       uint32_t     rows);

/* The rows and columns of every grid. */
BaseStatus sudoku_shape_add_rows_and_columns (SudokuShape *self);

/* Call it once, after the last group. */
BaseStatus sudoku_shape_seal (SudokuShape *self);

/* Adds the rules, with their groups, and seals the shape.  Frees it if `status` or one of these
 * steps is a failure. */
BaseStatus sudoku_shape_finish (SudokuShape  *self,
                                SudokuRules   rules,
                                BaseStatus    status,
                                SudokuShape **out_shape);

/* Whether every rule fits a grid of `n_values`. */
bool sudoku_rules_fit (SudokuRules rules, uint32_t n_values);

bool sudoku_shape_is_samurai (const SudokuShape *self);

#endif
