/* cells-boxes-bands.c - the row of its box in which each value stands.
 *
 * In a band that is, for each value, a permutation of the band's rows over its boxes, and each row
 * of a box has room for as many values as a box has columns.  One value after the other is seated.
 * The room that they leave is as regular as before, so there is always a perfect matching for the
 * next (Koenig).
 *
 * To exchange rows, take two rows of a band.  Each value goes from the box where it stands in the
 * one to the box where it stands in the other, like a road between boxes, with as many roads into
 * each box as out of it.  A value that changes between the two rows turns its road round, so the
 * roads of a circle may be turned together.  A given gets its row by a circle through its own road,
 * and a way back from the far end is only a few boxes long. */
#include "cells-boxes-private.h"

#include <assert.h>
#include <string.h>

static inline uint8_t *
seats_of (const CellsBoxes *self, uint32_t band, uint32_t value)
{
  return &self->now.seats[(band * self->n_values + value) * self->box_rows];
}

void
cells_boxes_fill_bands (CellsBoxes *self)
{
  const uint32_t n = self->box_rows;
  uint8_t *room = self->scratch;

  for (uint32_t band = 0; band < self->box_columns; band++)
    {
      memset (room, (int) self->box_columns, n * n);
      for (uint32_t value = 0; value < self->n_values; value++)
        {
          uint8_t *seats = seats_of (self, band, value), boxes[SUDOKU_MAX_VALUES];

          memset (seats, CELLS_NOTHING, n);
          memset (boxes, CELLS_NOTHING, n);
          for (uint32_t box = 0; box < n; box++)
            cells_boxes_match (self, room, n, box, seats, boxes);
          for (uint32_t box = 0; box < n; box++)
            room[box * n + seats[box]]--;
        }
    }
}

typedef struct
{
  uint32_t costs[SUDOKU_MAX_VALUES]; /* of boxes */
  uint8_t before[SUDOKU_MAX_VALUES], roads[SUDOKU_MAX_VALUES];
  bool is_done[SUDOKU_MAX_VALUES];
} Ways;

static uint32_t
find_box (const uint8_t *seats, uint32_t row)
{
  uint32_t box = 0;

  while (seats[box] != row)
    box++;
  return box;
}

static uint32_t
choose_next (const Ways *ways, uint32_t n)
{
  uint32_t best = CELLS_NOTHING;

  for (uint32_t box = 0; box < n; box++)
    if (!ways->is_done[box] && ways->costs[box] != UINT32_MAX
        && (best == CELLS_NOTHING || ways->costs[box] < ways->costs[best]))
      best = box;
  return best;
}

/* Follows the roads of other values out of a box.  Of two equally short ways, a random one is
 * cheaper. */
static void
go_on_from (CellsBoxes *self,
            uint32_t band,
            const CellsExchange *exchange,
            uint32_t value,
            uint32_t box,
            Ways *ways)
{
  for (uint32_t other = 0; other < self->n_values; other++)
    {
      const uint8_t *seats = seats_of (self, band, other);
      const uint8_t *wanted = self->wanted + (seats - self->now.seats);
      uint32_t end, cost;

      if (other == value || seats[box] != exchange->to)
        continue;
      end = find_box (seats, exchange->from);
      cost = ways->costs[box] + 4 + base_random_below (&self->random, 4);
      if (wanted[box] == exchange->to || wanted[end] == exchange->from)
        cost += CELLS_MOVES_GIVEN;
      if (cost < ways->costs[end])
        {
          ways->costs[end] = cost;
          ways->before[end] = (uint8_t) box;
          ways->roads[end] = (uint8_t) other;
        }
    }
}

bool
cells_boxes_find_exchange (CellsBoxes *self,
                           uint32_t band,
                           uint32_t value,
                           uint32_t box,
                           uint32_t to,
                           CellsExchange *out_exchange)
{
  const uint8_t *seats = seats_of (self, band, value);
  const uint32_t begin = find_box (seats, to);
  Ways ways;
  uint32_t next;

  *out_exchange = (CellsExchange){ .from = seats[box], .to = to };
  memset (ways.costs, 0xff, sizeof ways.costs);
  memset (ways.is_done, 0, sizeof ways.is_done);
  ways.costs[box] = self->wanted[seats - self->now.seats + begin] == to ? CELLS_MOVES_GIVEN : 0;
  while ((next = choose_next (&ways, self->box_rows)) != begin)
    {
      if (next == CELLS_NOTHING)
        return false;
      ways.is_done[next] = true;
      go_on_from (self, band, out_exchange, value, next, &ways);
    }
  out_exchange->cost = ways.costs[begin];
  for (uint32_t here = begin;; here = ways.before[here])
    {
      out_exchange->boxes[out_exchange->n] = (uint8_t) here;
      out_exchange->values[out_exchange->n++] = here == box ? (uint8_t) value : ways.roads[here];
      if (here == box)
        return true;
    }
}

void
cells_boxes_exchange (CellsBoxes *self, uint32_t band, const CellsExchange *exchange)
{
  uint32_t leaving = exchange->values[exchange->n - 1];

  for (uint32_t i = 0; i < exchange->n; i++)
    {
      const uint32_t coming = exchange->values[i], box = exchange->boxes[i];

      cells_boxes_exchange_rows (self, box, band * self->box_rows + exchange->to, leaving,
                                 band * self->box_rows + exchange->from, coming);
      seats_of (self, band, leaving)[box] = (uint8_t) exchange->from;
      seats_of (self, band, coming)[box] = (uint8_t) exchange->to;
      leaving = coming;
    }
}
