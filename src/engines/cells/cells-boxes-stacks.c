/* In which column of its box a value stands, when its row is settled.
 *
 * That is a matter of each stack alone.  Every row of it has as many values as a box has columns, and every value is in as
 * many rows: a column is a perfect matching of rows and values, and what it leaves is as regular as before, so there is
 * always another (Koenig).
 *
 * Two cells of a row and box may change places if in other rows of the stack what meets in their columns then does the same
 * (Kempe); rows and boxes keep their values.  Such circles are long, half of the stack often, and take givens away from their columns
 * that had come there.  So this is a walk: a circle that makes things no worse is always turned, a worse one seldom. */
#include "cells-boxes-private.h"

#include <string.h>

/* Circles looked at before a stack is left as it is; and between two looks at the stop flag. */
#define MOST_MOVES 30000
#define MOVES_LOOK 1024

/* A given that is lost is put up with once in 1 << WORSE times. */
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

/* Where their columns are not the same, each of these has one value twice and lacks the other: what is twice goes over,
 * row by row, until what comes is what is lacking. */
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

/* How many givens more are wrong when the circle through the row is turned. */
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
turn (CellsBoxes *self, uint32_t row, uint32_t a, uint32_t b)
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

/* A given by chance: where it is wrong, its cell and where its value is, or any other column; otherwise anything. */
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
      turn (self, row, a, b);
      n_wrong += worse;
    }
  self->n_wrong[stack] = (uint32_t) n_wrong;
}
