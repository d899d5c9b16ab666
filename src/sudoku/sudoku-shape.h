/* sudoku-shape.h - the shape of a Sudoku: values, cells at places, groups, and rules.
 *
 * A group of as many cells as there are values holds each value exactly once; a smaller one holds
 * each at most once.  Rows, columns, and boxes or regions are groups.  A rule adds groups of its
 * own, or conditions that are not groups (sudoku-rule.h).
 *
 * A shape never changes.  It is reference counted (atomically: engines on several threads hold the
 * same one). */
#ifndef SUDOKU_SHAPE_H
#define SUDOKU_SHAPE_H

#include "base-text.h"
#include "board-types.h"
#include "sudoku-rule.h"

#define SUDOKU_MAX_VALUES 64 /* a cell's candidates are the bits of one uint64_t */
#define SUDOKU_MAX_CELLS  (64 * 64)

typedef struct SudokuShape SudokuShape;

/* Groups that every grid of a kind has. */
extern const BoardGroupKind sudoku_group_box, sudoku_group_region;

/* A square grid of box_rows * box_columns values with boxes of box_rows rows and box_columns
 * columns.  BASE_BAD_INPUT when there are more than SUDOKU_MAX_VALUES values, or none, or when a
 * rule does not fit that number of values.  Copies the rules. */
BaseStatus sudoku_shape_new (uint32_t      box_rows,
                             uint32_t      box_columns,
                             SudokuRules   rules,
                             SudokuShape **out_shape);

/* A jigsaw: region_of[n_values * n_values], row by row, numbers from 0 to n_values - 1, each
 * n_values times.  Regions are numbered anew by their first cells, so their names do not matter;
 * their cells need not be connected.  If the regions are boxes, the shape is the one with boxes. */
BaseStatus sudoku_shape_new_jigsaw (uint32_t        n_values,
                                    const uint32_t *region_of,
                                    SudokuRules     rules,
                                    SudokuShape   **out_shape);

/* Equal square grids with their top left corners at `corners`, sharing the cells where they
 * overlap.  Cells are numbered row by row over the canvas.  A row, column or box that two grids
 * share is one group, the first grid's.  BASE_BAD_INPUT when the canvas has more than
 * SUDOKU_MAX_CELLS places, when overlapping boxes do not coincide, or when two grids are the
 * same. */
BaseStatus sudoku_shape_new_overlapping (uint32_t          box_rows,
                                         uint32_t          box_columns,
                                         const BoardPlace *corners,
                                         uint32_t          n_grids,
                                         SudokuShape     **out_shape);

/* Five 9x9 grids, 21 rows, 369 cells. */
BaseStatus sudoku_shape_new_samurai (SudokuShape **out_shape);

/* A shape from a text as on the command line: `boxes:2x3`; `jigsaw:` and n * n symbols that name
 * the regions (any printable ASCII but `+`); `samurai`; `grids:2x2@R1C1@R3C3` for grids with their
 * corners there.  Rules may follow the first two, each as `+` and its kind's id, and the cells and
 * the number that the kind has: `boxes:3x3+diagonals+windows`.  BASE_BAD_INPUT when it is none of
 * these, or when the constructor would refuse it. */
BaseStatus sudoku_shape_parse (const char *text, SudokuShape **out_shape);

/* Why a text is not a shape. */
typedef enum
{
  SUDOKU_SHAPE_FAULT_NONE,
  SUDOKU_SHAPE_FAULT_KIND,        /* it begins with no known kind */
  SUDOKU_SHAPE_FAULT_TEXT,        /* byte `found`, from 1, is not allowed there */
  SUDOKU_SHAPE_FAULT_VALUES,      /* a box of `found` cells; `expected` is the most */
  SUDOKU_SHAPE_FAULT_RULE,        /* `rule` does not fit `found` values: its `misfit` says why */
  SUDOKU_SHAPE_FAULT_NO_SQUARE,   /* `found` cells do not make a square grid */
  SUDOKU_SHAPE_FAULT_REGIONS,     /* `found` regions instead of `expected` */
  SUDOKU_SHAPE_FAULT_REGION,      /* `symbol` has `found` cells instead of `expected` */
  SUDOKU_SHAPE_FAULT_OVERLAP,     /* the boxes of grids `found` and `expected`, from 1, cross */
  SUDOKU_SHAPE_FAULT_SAME,        /* those two grids are the same */
  SUDOKU_SHAPE_FAULT_CANVAS,      /* more than `expected` places */
  SUDOKU_SHAPE_FAULTS,
} SudokuShapeFaultKind;

typedef struct
{
  SudokuShapeFaultKind kind;
  uint32_t             found, expected;
  char                 symbol;
  const SudokuRuleKind *rule;
} SudokuShapeFault;

/* The same, with the fault if the status is BASE_BAD_INPUT. */
BaseStatus sudoku_shape_parse_or_tell (const char       *text,
                                       SudokuShape     **out_shape,
                                       SudokuShapeFault *out_fault);

/* The inverse: adds a text that parses as an equal shape. */
void sudoku_shape_name (const SudokuShape *self, BaseText *text);

/* The usual boxes of n_values: rows <= columns, as square as possible (6: 2x3, 12: 3x4, 7: 1x7). */
void sudoku_shape_usual_boxes (uint32_t n_values, uint32_t *out_rows, uint32_t *out_columns);

SudokuShape *sudoku_shape_ref (SudokuShape *self);   /* returns self */
void         sudoku_shape_unref (SudokuShape *self); /* accepts NULL */
bool         sudoku_shape_equal (const SudokuShape *self, const SudokuShape *other);

uint32_t   sudoku_shape_n_values (const SudokuShape *self);
uint32_t   sudoku_shape_n_cells (const SudokuShape *self);
uint32_t   sudoku_shape_rows (const SudokuShape *self);    /* of the canvas */
uint32_t   sudoku_shape_columns (const SudokuShape *self); /* of the canvas */
BoardPlace sudoku_shape_place (const SudokuShape *self, uint32_t cell);

/* The cell at a place of the canvas; COVER_NONE if there is none. */
uint32_t sudoku_shape_cell_at (const SudokuShape *self, BoardPlace place);

uint32_t   sudoku_shape_n_groups (const SudokuShape *self); /* rows, columns, boxes, rules */
BoardGroup sudoku_shape_group (const SudokuShape *self, uint32_t group);

/* The groups that a cell is in, ascending. */
const uint32_t *sudoku_shape_groups_of (const SudokuShape *self, uint32_t cell, uint32_t *out_n);

/* The size of a box; 0 and 0 for a jigsaw. */
void sudoku_shape_boxes (const SudokuShape *self, uint32_t *out_rows, uint32_t *out_columns);

/* The rules in the table's order, no two of them equal; valid as long as the shape. */
SudokuRules sudoku_shape_rules (const SudokuShape *self);

/* Whether there are only groups: no rule adds items or options of its own to the problem.  Engines
 * that use groups alone refuse other shapes. */
bool sudoku_shape_is_all_groups (const SudokuShape *self);

/* Whether the canvas is one n_values by n_values grid. */
bool sudoku_shape_is_square (const SudokuShape *self);
/* Whether its regions are not boxes. */
bool sudoku_shape_is_jigsaw (const SudokuShape *self);

#endif
