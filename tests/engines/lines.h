/* lines.h - covers of Sudokus with lines: every filling of a line is an option, and secondary items
 * make the line agree with its cells.  For the tests of the engines. */
#ifndef LINES_H
#define LINES_H

#include "covers.h"

/* Along a line each value and the next one: */
typedef enum
{
  LINES_RISE,   /* the next one is greater */
  LINES_LEAP,   /* they differ by half the number of values or more */
  LINES_STEP,   /* one is the other's neighbour or double */
  LINES_ADD_UP, /* no rule, but all values differ and have the sum that they have in the solution */
} LinesRule;

/* A secondary item stands for a bit of a cell's value, or for a value of the cell (`by_values`).
 * `is_mixed`: items, and the terms of each option, are in no order. */
typedef struct
{
  uint32_t box, n_lines, length, n_givens;
  LinesRule rule;
  bool by_values, is_mixed;
  uint64_t seed;
} Lines;

/* There is a solution. */
CoverProblem *lines_cover (const Lines *lines);

/* A full grid of boxes of `box` times `box` cells: values, rows in their bands and columns in their
 * stacks are mixed. */
void lines_fill_grid (uint32_t *grid, uint32_t box, BaseRandom *random);

#endif
