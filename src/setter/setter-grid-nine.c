/* Solved 9x9 grids by chance.
 *
 * The first band and the first stack are drawn from all there are, each as likely as any other: the
 * first box is anything, and beside it rows can be completed in 56 * 6^6 ways, whatever it is.  The
 * search then completes the other four boxes, and all values change their names.
 *
 * A band and a stack leave 2,690 completions on average, and always the first is taken here: so not
 * all grids are equally likely.  That is good enough where the clues are drawn with a bias anyway.
 * A controlled sample needs grids that are equally likely: it counts the completions, takes one of
 * them by chance, and throws band and stack away as often as few completions ask for it. */
#include "setter-private.h"

#include <string.h>

#define CELLS 81u

/* More completions than any band and stack are known to have: of 20,000 that were counted, the most
 * had 5,644, the fewest 1,858, and the mean was 2,694. */
#define MOST_COMPLETIONS 8192u

/* Of a controlled sample.  One try in 250,000 is good, so two puzzles of one grid are rare. */
#define TRIES_PER_GRID 1024u

static void
shuffle_bytes (BaseRandom *random, uint8_t *bytes, uint32_t n)
{
  for (uint32_t i = n; i > 1; i--)
    {
      const uint32_t j = base_random_below (random, i);
      const uint8_t byte = bytes[i - 1];

      bytes[i - 1] = bytes[j];
      bytes[j] = byte;
    }
}

/* Completes a band: rows of nine values, of which the first three of each are there.  Row i of the
 * second box takes `k` values from the row after it in the first box, and the others from the row
 * after that; the third box takes what is left.  For k of 0, 1, 2, 3 there are 1, 27, 27, 1
 * ways. */
static void
complete_band (BaseRandom *random, uint8_t rows[3][9])
{
  const uint32_t way = base_random_below (random, 56);
  const uint32_t k = way == 0 ? 0 : way == 1 ? 3 : way < 29 ? 1 : 2;
  uint8_t mixed[3]
               [3]; /* each row of the first box; its first `k` go up one row in the second box */

  for (uint32_t i = 0; i < 3; i++)
    {
      memcpy (mixed[i], rows[i], 3);
      shuffle_bytes (random, mixed[i], 3);
    }
  for (uint32_t i = 0; i < 3; i++)
    {
      const uint8_t *after = mixed[(i + 1) % 3], *last = mixed[(i + 2) % 3];

      memcpy (rows[i] + 3, after, k);
      memcpy (rows[i] + 3 + k, last + k, 3 - k);
      memcpy (rows[i] + 6, after + k, 3 - k);
      memcpy (rows[i] + 9 - k, last, k);
      shuffle_bytes (random, rows[i] + 3, 3);
      shuffle_bytes (random, rows[i] + 6, 3);
    }
}

/* The first band and stack; the other cells are blank. */
static void
draw_band_and_stack (BaseRandom *random, uint8_t *values)
{
  uint8_t band[3][9], stack[3][9];

  for (uint8_t i = 0; i < 9; i++)
    {
      band[i / 3][i % 3] = i + 1;
      stack[i % 3][i / 3] = i + 1;
    }
  complete_band (random, band);
  complete_band (random, stack);
  memset (values, 0, CELLS);
  for (uint32_t row = 0; row < 9; row++)
    for (uint32_t column = 0; column < 9; column++)
      if (row < 3)
        values[9 * row + column] = band[row][column];
      else if (column < 3)
        values[9 * row + column] = stack[column][row];
}

static void
rename_values (BaseRandom *random, uint8_t *values)
{
  uint8_t names[9] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };

  shuffle_bytes (random, names, 9);
  for (uint32_t cell = 0; cell < CELLS; cell++)
    values[cell] = names[values[cell] - 1];
}

/* A completion that is wanted, by its number among those of a puzzle. */
typedef struct
{
  uint32_t wanted, n;
  uint8_t *values;
} Choice;

static bool
note_completion (void *data, const EngineSolution *solution)
{
  Choice *self = data;

  if (self->n++ == self->wanted)
    memcpy (self->values, solution->values, CELLS);
  return self->n <= self->wanted;
}

/* Fills the solutions of peels, each by its own numbers of chance. */
static BaseStatus
fill_peels (SetterMaker *self, SetterPeel **peels, size_t n)
{
  const bool is_exact = self->wish->controlled;
  Choice choices[SETTER_FLIGHT];

  while (n > 0)
    {
      size_t n_left = 0;
      BaseStatus status;

      for (size_t i = 0; i < n; i++)
        {
          SetterPeel *peel = peels[i];
          EngineJob *job;

          draw_band_and_stack (&peel->random, peel->puzzle->values);
          choices[i] = (Choice){
            .wanted = is_exact ? base_random_below (&peel->random, MOST_COMPLETIONS) : 0,
            .values = peel->solution,
          };
          job = setter_prover_add (&self->prover, peel->puzzle, 0, self->stop);
          job->request.found = note_completion;
          job->request.data = &choices[i];
        }
      status = setter_prover_run (&self->prover);
      if (status != BASE_OK)
        return status;
      for (size_t i = 0; i < n; i++)
        if (choices[i].n > choices[i].wanted)
          rename_values (&peels[i]->random, peels[i]->solution);
        else
          peels[n_left++] = peels[i];
      n = n_left;
    }
  return BASE_OK;
}

/* Fills the solution of a peel with the grid that it shares with the tries before and behind it. */
static BaseStatus
fill_shared (SetterMaker *self, SetterPeel *peel)
{
  const uint64_t number = peel->attempt / TRIES_PER_GRID;
  BaseStatus status = BASE_OK;

  if (number != self->grid_number || peel->index != self->grid_index)
    {
      const BaseRandom random = peel->random;

      self->grid_number = UINT64_MAX;
      peel->random = setter_random (~self->seed, peel->index, number);
      status = fill_peels (self, &peel, 1);
      peel->random = random;
      if (status != BASE_OK)
        return status;
      memcpy (self->grid, peel->solution, CELLS);
      self->grid_number = number;
      self->grid_index = peel->index;
    }
  memcpy (peel->solution, self->grid, CELLS);
  return BASE_OK;
}

BaseStatus
setter_fill_nine (SetterMaker *self, size_t n)
{
  SetterPeel *peels[SETTER_FLIGHT];
  BaseStatus status = BASE_OK;

  for (size_t i = 0; i < n; i++)
    peels[i] = &self->peels[i];
  if (!self->wish->controlled)
    return fill_peels (self, peels, n);
  for (size_t i = 0; i < n && status == BASE_OK; i++)
    status = fill_shared (self, peels[i]);
  return status;
}
