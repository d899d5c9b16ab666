/* A maker makes tries: it fills grids, takes clues out, and judges what is left. */
#include "setter-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

static bool
is_judged (const SetterWish *wish)
{
  return wish->rated || wish->least_rating > 0 || wish->most_rating != SETTER_ANY;
}

size_t
setter_maker_share (const SetterWish *wish)
{
  return setter_is_nine (wish->shape) ? SETTER_FLIGHT : 1;
}

static BaseStatus
make_orbits (SetterOrbits *self, const SetterWish *wish)
{
  const uint32_t n_cells = sudoku_shape_n_cells (wish->shape);
  uint32_t at = 0;
  bool *is_in = base_new_zeroed (bool, n_cells);

  self->starts = base_new (uint32_t, (size_t) n_cells + 1);
  self->cells = base_new (uint32_t, (size_t) n_cells + SETTER_MOST_MATES);
  if (is_in == NULL || self->starts == NULL || self->cells == NULL)
    {
      free (is_in);
      return BASE_NO_MEMORY;
    }
  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      uint32_t mates[SETTER_MOST_MATES], n;

      if (is_in[cell])
        continue;
      n = setter_symmetry_orbit (wish->symmetry, wish->shape, cell, mates);
      self->starts[self->n++] = at;
      for (uint32_t i = 0; i < n; i++)
        {
          is_in[mates[i]] = true;
          self->cells[at++] = mates[i];
        }
    }
  self->starts[self->n] = at;
  free (is_in);
  return BASE_OK;
}

static BaseStatus
init_peel (SetterPeel *self, SudokuShape *shape)
{
  const uint32_t n_cells = sudoku_shape_n_cells (shape);

  self->puzzle = sudoku_puzzle_new (shape);
  self->solution = base_new (uint8_t, n_cells);
  self->order = base_new (uint32_t, n_cells);
  return self->puzzle != NULL && self->solution != NULL && self->order != NULL ? BASE_OK
                                                                               : BASE_NO_MEMORY;
}

static void
clear_peel (SetterPeel *self)
{
  sudoku_puzzle_free (self->puzzle);
  free (self->solution);
  free (self->order);
}

BaseStatus
setter_maker_init (SetterMaker *self, const SetterWish *wish, uint64_t seed, const BaseStop *stop)
{
  BaseStatus status;

  *self = (SetterMaker){ .wish = wish, .shape = wish->shape, .stop = stop, .seed = seed };
  self->peels = base_new_zeroed (SetterPeel, setter_maker_share (wish));
  if (self->peels == NULL)
    return BASE_NO_MEMORY;
  self->n_peels = setter_maker_share (wish);
  self->grid_number = UINT64_MAX;
  self->grid = base_new (uint8_t, sudoku_shape_n_cells (wish->shape));
  if (self->grid == NULL)
    return BASE_NO_MEMORY;
  status = setter_prover_init (&self->prover, wish->shape, self->n_peels, stop);
  for (size_t i = 0; i < self->n_peels && status == BASE_OK; i++)
    status = init_peel (&self->peels[i], wish->shape);
  if (status == BASE_OK)
    status = make_orbits (&self->orbits, wish);
  if (status == BASE_OK && is_judged (wish))
    {
      self->has_judge = true;
      status = setter_judge_init (&self->judge, wish->shape, stop);
    }
  return status;
}

void
setter_maker_clear (SetterMaker *self)
{
  for (size_t i = 0; i < self->n_peels; i++)
    clear_peel (&self->peels[i]);
  free (self->peels);
  free (self->grid);
  free (self->orbits.starts);
  free (self->orbits.cells);
  setter_prover_clear (&self->prover);
  setter_judge_clear (&self->judge);
  *self = (SetterMaker){ 0 };
}

/* Copies what a peel has left, where it is good. */
static BaseStatus
finish_try (SetterMaker *self, const SetterPeel *peel, SetterTry *out)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  BaseStatus status = BASE_OK;

  out->is_good = peel->is_good;
  if (!out->is_good)
    return BASE_OK;
  if (self->has_judge)
    {
      ReasonRating rating;

      status = setter_judge_rate (&self->judge, self->wish, peel->puzzle, peel->solution,
                                  self->stop, &rating, &out->is_good);
      if (status != BASE_OK)
        return status;
      out->difficulty = rating.state == REASON_SOLVED ? rating.difficulty : 0;
      out->hardest = rating.hardest;
    }
  out->n_clues = peel->n_clues;
  memcpy (out->values, peel->puzzle->values, n_cells);
  memcpy (out->solution, peel->solution, n_cells);
  return BASE_OK;
}

BaseStatus
setter_maker_try (SetterMaker *self, SetterTry *tries, size_t n)
{
  BaseStatus status;

  for (size_t i = 0; i < n; i++)
    {
      self->peels[i].index = tries[i].index;
      self->peels[i].attempt = tries[i].attempt;
      self->peels[i].random = setter_random (self->seed, tries[i].index, tries[i].attempt);
    }
  status = setter_fill (self, n);
  if (status == BASE_OK)
    status = setter_peel (self, n);
  for (size_t i = 0; i < n && status == BASE_OK; i++)
    if (i > 0 && tries[i - 1].is_good && tries[i - 1].index == tries[i].index)
      tries[i].is_good = true; /* not looked at: the one before is taken */
    else
      status = finish_try (self, &self->peels[i], &tries[i]);
  return status;
}
