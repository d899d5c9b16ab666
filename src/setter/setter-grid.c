/* Solved grids of any shape by chance.
 *
 * Values are put into cells by chance, always into a cell with the fewest values left, and taken
 * back where a cell has none left.  Small grids are filled to the end in this way.  In large ones
 * only a part of the cells is, and a search that learns completes them. */
#include "setter-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Above, the search completes the grid. */
#define MOST_FILLED_CELLS 144u

/* One cell in so many is filled by chance where the search completes the grid. */
#define SKETCH_PART 6u

/* Nodes of one fill by chance, and of one search behind it, before another is begun. */
#define FILL_NODES     2000u
#define COMPLETE_NODES 20000u

/* Fills that fail before the shape is given up. */
#define MOST_FILLS 20u

typedef struct
{
  const SudokuShape *shape;
  BaseRandom *random;
  uint8_t *values;
  uint64_t *used;  /* for each group, the values that stand in it */
  uint32_t n_left; /* cells to fill */
  uint32_t nodes;
  const BaseStop *stop;
} Fill;

static uint64_t
values_left (const Fill *self, uint32_t cell)
{
  uint64_t used = 0;
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (self->shape, cell, &n);

  for (uint32_t i = 0; i < n; i++)
    used |= self->used[groups[i]];
  return sudoku_all_values (sudoku_shape_n_values (self->shape)) & ~used;
}

static void
flip_value (Fill *self, uint32_t cell, uint64_t bit)
{
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (self->shape, cell, &n);

  for (uint32_t i = 0; i < n; i++)
    self->used[groups[i]] ^= bit;
}

/* One of the cells with the fewest values left, by chance; COVER_NONE: a cell has none. */
static uint32_t
choose_cell (Fill *self)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  uint32_t best = COVER_NONE, fewest = UINT32_MAX, n_best = 0;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      uint32_t n;

      if (self->values[cell] != 0)
        continue;
      n = (uint32_t) __builtin_popcountll (values_left (self, cell));
      if (n == 0)
        return COVER_NONE;
      if (n < fewest)
        {
          fewest = n;
          n_best = 0;
        }
      if (n == fewest && base_random_below (self->random, ++n_best) == 0)
        best = cell;
    }
  return best;
}

static uint64_t
choose_bit (Fill *self, uint64_t bits)
{
  uint32_t i = base_random_below (self->random, (uint32_t) __builtin_popcountll (bits));

  while (i-- > 0)
    bits &= bits - 1;
  return bits & -bits;
}

/* As deep as there are cells. */
static bool
fill_cells (Fill *self)
{
  uint32_t cell;
  uint64_t bits;

  if (self->n_left == 0)
    return true;
  if (++self->nodes > FILL_NODES || base_stop_asked (self->stop))
    return false;
  cell = choose_cell (self);
  if (cell == COVER_NONE)
    return false;
  for (bits = values_left (self, cell); bits != 0;)
    {
      const uint64_t bit = choose_bit (self, bits);

      bits &= ~bit;
      self->values[cell] = (uint8_t) (__builtin_ctzll (bit) + 1);
      flip_value (self, cell, bit);
      self->n_left--;
      if (fill_cells (self))
        return true;
      self->values[cell] = 0;
      flip_value (self, cell, bit);
      self->n_left++;
    }
  return false;
}

static bool
note_solution (void *data, const EngineSolution *solution)
{
  SetterPeel *peel = data;

  memcpy (peel->solution, solution->values, solution->n_values);
  peel->is_good = true;
  return false;
}

/* Has the search complete the values by chance. */
static BaseStatus
complete_grid (SetterMaker *self, SetterPeel *peel)
{
  EngineJob *job;

  memcpy (peel->puzzle->values, peel->solution, sudoku_shape_n_cells (self->shape));
  job = setter_prover_add (&self->prover, peel->puzzle, 1, self->stop);
  job->request.nodes = COMPLETE_NODES;
  job->request.found = note_solution;
  job->request.data = peel;
  return setter_prover_run (&self->prover);
}

/* `is_good` is left false where the shape seems to have no solution. */
static BaseStatus
fill_one (SetterMaker *self, SetterPeel *peel, uint64_t *used)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  const bool is_small = n_cells <= MOST_FILLED_CELLS;

  peel->is_good = false;
  for (uint32_t i = 0; i < MOST_FILLS && !peel->is_good; i++)
    {
      Fill fill = {
        .shape = self->shape,
        .random = &peel->random,
        .values = peel->solution,
        .used = used,
        .n_left = is_small ? n_cells : n_cells / SKETCH_PART,
        .stop = self->stop,
      };

      memset (peel->solution, 0, n_cells);
      memset (used, 0, sudoku_shape_n_groups (self->shape) * sizeof *used);
      if (fill_cells (&fill))
        {
          const BaseStatus status = is_small ? BASE_OK : complete_grid (self, peel);

          if (status != BASE_OK)
            return status;
          peel->is_good |= is_small;
        }
      if (base_stop_asked (self->stop))
        return BASE_STOPPED;
    }
  return BASE_OK;
}

BaseStatus
setter_fill (SetterMaker *self, size_t n)
{
  uint64_t *used;
  BaseStatus status = BASE_OK;

  if (setter_is_nine (self->shape))
    {
      status = setter_fill_nine (self, n);
      for (size_t i = 0; i < n; i++)
        self->peels[i].is_good = true;
      return status;
    }
  used = base_new (uint64_t, sudoku_shape_n_groups (self->shape));
  if (used == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < n && status == BASE_OK; i++)
    status = fill_one (self, &self->peels[i], used);
  free (used);
  return status;
}
