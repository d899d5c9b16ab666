/* Regions of a jigsaw by chance.
 *
 * They begin as boxes.  Two neighbouring regions exchange a cell each, where both stay connected,
 * many times.  Not every jigsaw has a solution; those without are found when they are filled. */
#include "setter-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Exchanges that are tried, for each cell. */
#define EXCHANGES 60u

typedef struct
{
  uint32_t n;          /* values, and cells of a row and of a region */
  uint32_t *region_of; /* each cell */
  uint32_t *queue;     /* n cells */
  bool *is_seen;       /* each cell */
} Regions;

/* The cell beside another one; COVER_NONE: it would be outside. */
static uint32_t
neighbour (const Regions *self, uint32_t cell, uint32_t direction)
{
  const uint32_t row = cell / self->n, column = cell % self->n;

  switch (direction)
    {
    case 0:
      return row > 0 ? cell - self->n : COVER_NONE;
    case 1:
      return row + 1 < self->n ? cell + self->n : COVER_NONE;
    case 2:
      return column > 0 ? cell - 1 : COVER_NONE;
    default:
      return column + 1 < self->n ? cell + 1 : COVER_NONE;
    }
}

/* Whether all n cells of a region can be reached from one of them. */
static bool
is_connected (Regions *self, uint32_t from)
{
  uint32_t n = 0;

  memset (self->is_seen, 0, (size_t) self->n * self->n * sizeof *self->is_seen);
  self->queue[n++] = from;
  self->is_seen[from] = true;
  for (uint32_t at = 0; at < n; at++)
    for (uint32_t direction = 0; direction < 4; direction++)
      {
        const uint32_t cell = neighbour (self, self->queue[at], direction);

        if (cell == COVER_NONE || self->is_seen[cell]
            || self->region_of[cell] != self->region_of[from])
          continue;
        self->is_seen[cell] = true;
        self->queue[n++] = cell;
      }
  return n == self->n;
}

/* The cell of a region by its number in it. */
static uint32_t
cell_of (const Regions *self, uint32_t region, uint32_t number)
{
  uint32_t cell = 0;

  while (self->region_of[cell] != region || number-- > 0)
    cell++;
  return cell;
}

static void
exchange_cells (Regions *self, BaseRandom *random)
{
  const uint32_t one = base_random_below (random, self->n * self->n);
  const uint32_t beside = neighbour (self, one, base_random_below (random, 4));
  const uint32_t number = base_random_below (random, self->n);
  const uint32_t region = self->region_of[one];
  uint32_t other;

  if (beside == COVER_NONE || self->region_of[beside] == region)
    return;
  other = cell_of (self, self->region_of[beside], number);
  self->region_of[one] = self->region_of[other];
  self->region_of[other] = region;
  if (is_connected (self, one) && is_connected (self, other))
    return;
  self->region_of[other] = self->region_of[one];
  self->region_of[one] = region;
}

BaseStatus
setter_regions_draw (BaseRandom *random, uint32_t n_values, SudokuShape **out_shape)
{
  const uint32_t n_cells = n_values * n_values;
  Regions self = {
    .n = n_values,
    .region_of = base_new (uint32_t, n_cells),
    .queue = base_new (uint32_t, n_values),
    .is_seen = base_new (bool, n_cells),
  };
  BaseStatus status = BASE_NO_MEMORY;
  uint32_t rows, columns;

  sudoku_shape_usual_boxes (n_values, &rows, &columns);
  if (self.region_of != NULL && self.queue != NULL && self.is_seen != NULL)
    {
      for (uint32_t cell = 0; cell < n_cells; cell++)
        self.region_of[cell] = cell / n_values / rows * rows + cell % n_values / columns;
      for (uint32_t i = 0; i < EXCHANGES * n_cells; i++)
        exchange_cells (&self, random);
      status = sudoku_shape_new_jigsaw (n_values, self.region_of, SUDOKU_NO_RULES, out_shape);
    }
  free (self.region_of);
  free (self.queue);
  free (self.is_seen);
  return status;
}
