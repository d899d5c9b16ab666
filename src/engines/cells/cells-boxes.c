/* cells-boxes.c - large grids of boxes with few givens.
 *
 * Filling a grid falls into two questions.  The first is in which row of its box a value stands
 * (-bands), the second in which column (-stacks); the second has an answer whatever the first
 * answer is.  So an empty grid is filled by matchings, without ever going back.  Then the givens
 * get their rows and, with the rows settled, their columns.  Where a stack's givens do not, rows
 * may be in the way.  Then a value that is not given changes its row, and the stacks concerned are
 * settled again.  If that is worse, it is undone.
 *
 * Failure within MOST_MOVES proves nothing.  Random grids with clues in a sixth of all cells have
 * been filled, those with clues in a fifth have not.
 *
 * Tried and dropped, in 49x49 grids with 400 clues:
 *
 * - Random changes of rows that are never undone: most of what was reached is lost.
 * - Any row of a stack instead of one where a given is wrong, or settling a stack in a third of the
 *   moves before rows are changed: more than twice as many moves. */
#include "cells-boxes-private.h"

#include "base-memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Most circles tried in all; rounds in which givens that lost their rows to others may try
 * again. */
#define MOST_MOVES  5000000
#define MOST_ROUNDS 100

static BaseStatus
init_filling (CellsFilling *self, size_t n_cells)
{
  uint8_t *bytes = base_new_zeroed (uint8_t, 3 * n_cells);

  if (bytes == NULL)
    return BASE_NO_MEMORY;
  *self = (CellsFilling){ bytes, bytes + n_cells, bytes + 2 * n_cells };
  return BASE_OK;
}

BaseStatus
cells_boxes_new (uint32_t box_rows, uint32_t box_columns, CellsBoxes **out_boxes)
{
  CellsBoxes *self = base_new_zeroed (CellsBoxes, 1);
  const uint32_t n = box_rows * box_columns;
  BaseStatus status = BASE_NO_MEMORY;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->box_rows = box_rows;
  self->box_columns = box_columns;
  self->n_values = n;
  self->givens = base_new (uint8_t, (size_t) n * n);
  self->wanted = base_new (uint8_t, (size_t) n * n);
  self->scratch = base_new (uint8_t, (size_t) n * n);
  self->cells = base_new (uint32_t, (size_t) n * n);
  self->first_cells = base_new (uint32_t, (size_t) box_rows + 1);
  self->n_wrong = base_new (uint32_t, box_rows);
  if (self->givens != NULL && self->wanted != NULL && self->scratch != NULL && self->cells != NULL
      && self->first_cells != NULL && self->n_wrong != NULL)
    status = init_filling (&self->now, (size_t) n * n);
  if (status == BASE_OK)
    status = init_filling (&self->kept, (size_t) n * n);
  if (status != BASE_OK)
    cells_boxes_free (self);
  else
    *out_boxes = self;
  return status;
}

void
cells_boxes_free (CellsBoxes *self)
{
  if (self == NULL)
    return;
  free (self->givens);
  free (self->wanted);
  free (self->scratch);
  free (self->cells);
  free (self->first_cells);
  free (self->n_wrong);
  free (self->now.seats);
  free (self->kept.seats);
  free (self);
}

void
cells_boxes_match (CellsBoxes *self,
                   const uint8_t *allowed,
                   uint32_t n,
                   uint32_t left,
                   uint8_t *partners,
                   uint8_t *holders)
{
  const uint32_t offset = base_random_below (&self->random, n);
  uint8_t queue[SUDOKU_MAX_VALUES], from[SUDOKU_MAX_VALUES];
  uint32_t n_queue = 1, end = CELLS_NOTHING;

  memset (from, CELLS_NOTHING, n);
  queue[0] = (uint8_t) left;
  for (uint32_t i = 0; i < n_queue && end == CELLS_NOTHING; i++)
    for (uint32_t k = 0; k < n && end == CELLS_NOTHING; k++)
      {
        const uint32_t right = (k + offset) % n;

        if (from[right] != CELLS_NOTHING || allowed[queue[i] * n + right] == 0)
          continue;
        from[right] = queue[i];
        if (holders[right] == CELLS_NOTHING)
          end = right;
        else
          queue[n_queue++] = holders[right];
      }
  assert (end != CELLS_NOTHING);
  while (end != CELLS_NOTHING)
    {
      const uint32_t taker = from[end], next = partners[taker];

      holders[end] = (uint8_t) taker;
      partners[taker] = (uint8_t) end;
      end = next;
    }
}

/* Collects the rows that the givens need. */
static void
note_givens (CellsBoxes *self)
{
  const uint32_t n = self->n_values, n_rows = self->box_rows, n_columns = self->box_columns;
  uint32_t n_cells = 0;

  memset (self->wanted, CELLS_NOTHING, (size_t) n * n);
  for (uint32_t stack = 0; stack < n_rows; stack++)
    {
      self->first_cells[stack] = n_cells;
      for (uint32_t i = 0; i < n * n_columns; i++)
        {
          const uint32_t row = i / n_columns, cell = row * n + stack * n_columns + i % n_columns;

          if (self->givens[cell] == CELLS_NOTHING)
            continue;
          self->cells[n_cells++] = cell;
          self->wanted[(row / n_rows * n + self->givens[cell]) * n_rows + stack] =
              (uint8_t) (row % n_rows);
        }
    }
  self->first_cells[n_rows] = n_cells;
}

/* Moves each given to its row.  Returns false if some givens push each other out again and
 * again. */
static bool
settle_rows (CellsBoxes *self, const BaseStop *stop)
{
  const uint32_t n = self->n_values, n_rows = self->box_rows;
  bool is_settled = false;

  for (uint32_t i = 0; !is_settled && i < MOST_ROUNDS && !base_stop_asked (stop); i++)
    {
      is_settled = true;
      for (uint32_t k = 0; k < n * n; k++)
        {
          CellsExchange exchange;

          if (self->wanted[k] == CELLS_NOTHING || self->now.seats[k] == self->wanted[k])
            continue;
          if (!cells_boxes_find_exchange (self, k / (n * n_rows), k / n_rows % n, k % n_rows,
                                          self->wanted[k], &exchange))
            return false;
          cells_boxes_exchange (self, k / (n * n_rows), &exchange);
          is_settled = false;
        }
    }
  return is_settled;
}

static uint32_t
count_wrong (const CellsBoxes *self)
{
  uint32_t n = 0;

  for (uint32_t stack = 0; stack < self->box_rows; stack++)
    n += self->n_wrong[stack];
  return n;
}

/* Returns a row of a stack where a given is wrong; sometimes any row. */
static uint32_t
choose_row (CellsBoxes *self, uint32_t stack)
{
  const uint32_t n = self->n_values;
  uint32_t left = base_random_below (&self->random, self->n_wrong[stack]);

  if (base_random_below (&self->random, 4) == 0)
    return base_random_below (&self->random, n);
  for (uint32_t i = self->first_cells[stack];; i++)
    if (self->now.values[self->cells[i]] != self->givens[self->cells[i]] && left-- == 0)
      return self->cells[i] / n;
}

/* Moves a random value in that stack to another row, without moving a given out of its row.
 * Returns false if the chosen value cannot move so. */
static bool
disturb_stack (CellsBoxes *self, uint32_t stack, CellsExchange *out_exchange)
{
  const uint32_t n = self->n_values, n_rows = self->box_rows;
  const uint32_t row = choose_row (self, stack), band = row / n_rows;
  const uint32_t column =
      stack * self->box_columns + base_random_below (&self->random, self->box_columns);
  const uint32_t value = self->now.values[row * n + column];
  const uint32_t to = (row + 1 + base_random_below (&self->random, n_rows - 1)) % n_rows;

  if (self->wanted[(band * n + value) * n_rows + stack] != CELLS_NOTHING
      || !cells_boxes_find_exchange (self, band, value, stack, to, out_exchange)
      || out_exchange->cost >= CELLS_MOVES_GIVEN)
    return false;
  cells_boxes_exchange (self, band, out_exchange);
  return true;
}

/* Changes a random row, and undoes the change if the stacks become worse. */
static void
try_other_rows (CellsBoxes *self, const BaseStop *stop)
{
  const size_t n_bytes = 3 * (size_t) self->n_values * self->n_values;
  const uint32_t n_wrong = count_wrong (self);
  uint32_t left = base_random_below (&self->random, n_wrong), stack = 0;
  uint32_t kept[SUDOKU_MAX_VALUES];
  CellsExchange exchange;

  while (left >= self->n_wrong[stack])
    left -= self->n_wrong[stack++];
  memcpy (self->kept.seats, self->now.seats, n_bytes);
  memcpy (kept, self->n_wrong, self->box_rows * sizeof *kept);
  self->n_moves++;
  if (!disturb_stack (self, stack, &exchange))
    return;
  for (uint32_t i = 0; i < exchange.n; i++)
    cells_boxes_settle_stack (self, exchange.boxes[i], stop);
  if (count_wrong (self) > n_wrong)
    {
      memcpy (self->now.seats, self->kept.seats, n_bytes);
      memcpy (self->n_wrong, kept, self->box_rows * sizeof *kept);
    }
}

bool
cells_boxes_fill (CellsBoxes *self, const BaseStop *stop)
{
  self->random.state = 0;
  self->n_moves = 0;
  note_givens (self);
  cells_boxes_fill_bands (self);
  cells_boxes_fill_stacks (self);
  if (!settle_rows (self, stop))
    return false;
  for (uint32_t stack = 0; stack < self->box_rows; stack++)
    cells_boxes_settle_stack (self, stack, stop);
  while (count_wrong (self) > 0 && self->n_moves < MOST_MOVES && self->box_rows > 1
         && !base_stop_asked (stop))
    try_other_rows (self, stop);
  return count_wrong (self) == 0;
}
