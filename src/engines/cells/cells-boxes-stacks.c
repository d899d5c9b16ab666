/* cells-boxes-stacks.c - the column of its box in which each value stands, when its row is settled.
 *
 * Each stack can be solved alone.  Every row of it has as many values as a box has columns, and
 * every value is in as many rows.  So a column is a perfect matching of rows and values, and the
 * rest is as regular as before: there is always another matching (Koenig).
 *
 * Two cells of a row and box may change places if, in the other rows of the stack, the values that
 * then clash in their columns change places too (Kempe); rows and boxes keep their values.  Such
 * circles are long, often half of the stack, and they move other givens out of columns that these
 * had reached.  So this is a random walk: a circle that makes things no worse is always turned, a
 * worse one seldom. */
#include "cells-boxes-private.h"

#include <string.h>

/* Most circles tried in a stack; circles between two checks of the stop flag. */
#define MOST_MOVES 30000
#define MOVES_LOOK 1024

/* A circle that loses w givens is accepted once in 1 << WORSE * w times. */
#define WORSE      7
#define MOST_WORSE 3

static void
match_column (CellsBoxes *self, uint8_t *allowed, uint32_t column)
{
  const uint32_t n = self->n_values;
  uint8_t values[SUDOKU_MAX_VALUES], *rows = &self->now.rows[column * n];

  memset (values, CELLS_NOTHING, n);
  memset (rows, CELLS_NOTHING, n);
  for (uint32_t row = 0; row < n; row++)
    cells_boxes_match (self, allowed, n, row, values, rows);
  for (uint32_t row = 0; row < n; row++)
    {
      allowed[row * n + values[row]] = 0;
      self->now.values[row * n + column] = values[row];
    }
}

void
cells_boxes_fill_stacks (CellsBoxes *self)
{
  const uint32_t n = self->n_values;
  uint8_t *allowed = self->scratch;

  for (uint32_t stack = 0; stack < self->box_rows; stack++)
    {
      for (uint32_t row = 0; row < n; row++)
        for (uint32_t value = 0; value < n; value++)
          allowed[row * n + value] =
              self->now.seats[(row / self->box_rows * n + value) * self->box_rows + stack]
              == row % self->box_rows;
      for (uint32_t i = 0; i < self->box_columns; i++)
        match_column (self, allowed, stack * self->box_columns + i);
    }
}

static uint32_t
find_column (const CellsBoxes *self, uint32_t stack, uint32_t row, uint32_t value)
{
  uint32_t column = stack * self->box_columns;

  while (self->now.values[row * self->n_values + column] != value)
    column++;
  return column;
}

static inline void
cells_boxes_stacks_put (CellsBoxes *self, uint32_t row, uint32_t column, uint32_t value)
{
  self->now.values[row * self->n_values + column] = (uint8_t) value;
  self->now.rows[column * self->n_values + value] = (uint8_t) row;
}

/* Where the two columns differ, each now has one value twice and lacks the other.  The value that
 * is there twice moves over, row by row, until the missing one arrives. */
void
cells_boxes_exchange_rows (CellsBoxes *self,
                           uint32_t stack,
                           uint32_t row_a,
                           uint32_t value_a,
                           uint32_t row_b,
                           uint32_t value_b)
{
  const uint32_t n = self->n_values;
  const uint32_t a = find_column (self, stack, row_a, value_a),
                 b = find_column (self, stack, row_b, value_b);
  uint32_t row = self->now.rows[a * n + value_b];
  const uint32_t other = self->now.rows[b * n + value_a];

  cells_boxes_stacks_put (self, row_a, a, value_b);
  cells_boxes_stacks_put (self, row_b, b, value_a);
  if (a == b)
    return;
  for (;;)
    {
      const uint32_t from_a = self->now.values[row * n + a], from_b = self->now.values[row * n + b],
                     next = self->now.rows[a * n + from_b];

      cells_boxes_stacks_put (self, row, a, from_b);
      cells_boxes_stacks_put (self, row, b, from_a);
      if (from_b == value_a)
        break;
      row = next;
    }
  self->now.rows[b * n + value_a] = (uint8_t) (row == row_b ? other : row_b);
}

/* How many more givens are wrong when the circle through the row is turned. */
static int32_t
count_worse (const CellsBoxes *self, uint32_t row, uint32_t a, uint32_t b)
{
  const uint32_t n = self->n_values, first = self->now.values[row * n + a];
  int32_t worse = 0;

  for (;;)
    {
      const uint32_t in_a = self->now.values[row * n + a], in_b = self->now.values[row * n + b];
      const uint32_t for_a = self->givens[row * n + a], for_b = self->givens[row * n + b];

      worse += (for_a == in_a) - (for_a == in_b) + (for_b == in_b) - (for_b == in_a);
      if (in_b == first)
        return worse;
      row = self->now.rows[a * n + in_b];
    }
}

static void
turn_circle (CellsBoxes *self, uint32_t row, uint32_t a, uint32_t b)
{
  const uint32_t n = self->n_values, first = self->now.values[row * n + a];

  for (;;)
    {
      const uint32_t in_a = self->now.values[row * n + a], in_b = self->now.values[row * n + b];
      const uint32_t next = self->now.rows[a * n + in_b];

      cells_boxes_stacks_put (self, row, a, in_b);
      cells_boxes_stacks_put (self, row, b, in_a);
      if (in_b == first)
        return;
      row = next;
    }
}

/* Chooses a random given.  If it is wrong: its cell, and the column of its value or any other.
 * Otherwise a random cell. */
static void
choose_circle (CellsBoxes *self, uint32_t stack, uint32_t *row, uint32_t *a, uint32_t *b)
{
  const uint32_t n = self->n_values, n_columns = self->box_columns;
  const uint32_t first = self->first_cells[stack], end = self->first_cells[stack + 1];
  const uint32_t cell = self->cells[first + base_random_below (&self->random, end - first)];
  const uint32_t left = stack * n_columns, given = self->givens[cell];

  *row = cell / n;
  *a = cell % n;
  if (self->now.values[cell] == given)
    {
      *row = base_random_below (&self->random, n);
      *a = left + base_random_below (&self->random, n_columns);
    }
  else if (base_random_below (&self->random, 2) == 0)
    {
      *b = find_column (self, stack, *row, given);
      return;
    }
  *b = left + (*a - left + 1 + base_random_below (&self->random, n_columns - 1)) % n_columns;
}

void
cells_boxes_settle_stack (CellsBoxes *self, uint32_t stack, const BaseStop *stop)
{
  int32_t n_wrong = 0;

  for (uint32_t i = self->first_cells[stack]; i < self->first_cells[stack + 1]; i++)
    n_wrong += self->now.values[self->cells[i]] != self->givens[self->cells[i]];
  for (uint32_t i = 0; n_wrong > 0 && i < MOST_MOVES; i++)
    {
      uint32_t row, a, b;
      int32_t worse;

      if (i % MOVES_LOOK == 0 && base_stop_asked (stop))
        break;
      self->n_moves++;
      choose_circle (self, stack, &row, &a, &b);
      worse = count_worse (self, row, a, b);
      if (worse > 0
          && (worse > MOST_WORSE
              || base_random_below (&self->random, (uint32_t) 1 << WORSE * worse) != 0))
        continue;
      turn_circle (self, row, a, b);
      n_wrong += worse;
    }
  self->n_wrong[stack] = (uint32_t) n_wrong;
}
