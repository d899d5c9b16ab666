/* A maker makes tries: it fills grids, takes clues out, and judges what is left. */
#include "setter-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Regions of a jigsaw that come to nothing are soon exchanged for others. */
#define TRIES_PER_SHAPE 4u

/* Grids beside the first of which one is the beginning of a pattern. */
#define PATTERN_HELPERS 63u

/* Beside the first puzzle of a generation, in shapes without lanes. */
#define CLIMB_HELPERS 15u

/* Whether many puzzles are searched at once. */
static bool
setter_wish_has_lanes (const SetterWish *wish)
{
  return setter_is_nine (wish->shape) && !wish->is_jigsaw;
}

static bool
is_climb (const SetterWish *wish)
{
  return wish->least_rating >= SETTER_CLIMB_TO && !wish->controlled && wish->pattern == NULL;
}

size_t
setter_maker_share (const SetterWish *wish)
{
  return setter_wish_has_lanes (wish) && wish->pattern == NULL && !is_climb (wish) ? SETTER_FLIGHT
                                                                                   : 1;
}

/* Peels beside those of a share. */
static size_t
n_helpers (const SetterWish *wish)
{
  if (wish->pattern != NULL)
    return PATTERN_HELPERS;
  if (!is_climb (wish))
    return 0;
  return setter_wish_has_lanes (wish) ? SETTER_FLIGHT - 1 : CLIMB_HELPERS;
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
  if (self->puzzle == NULL || self->solution == NULL || self->order == NULL)
    return BASE_NO_MEMORY;
  return n_cells > SETTER_SMALL_CELLS ? sudoku_puzzle_allow_candidates (self->puzzle) : BASE_OK;
}

static void
clear_peel (SetterPeel *self)
{
  sudoku_puzzle_free (self->puzzle);
  free (self->solution);
  free (self->order);
  *self = (SetterPeel){ 0 };
}

/* Lets go of what belongs to the shape. */
static void
close_shape (SetterMaker *self)
{
  for (size_t i = 0; i < self->n_peels; i++)
    clear_peel (&self->peels[i]);
  setter_prover_clear (&self->prover);
  setter_judge_clear (&self->judge);
  sudoku_shape_unref (self->shape);
  self->shape = NULL;
}

/* Makes what belongs to a shape. */
static BaseStatus
open_shape (SetterMaker *self, SudokuShape *shape)
{
  BaseStatus status = setter_prover_init (&self->prover, shape, self->n_peels, self->stop);

  self->shape = sudoku_shape_ref (shape);
  for (size_t i = 0; i < self->n_peels && status == BASE_OK; i++)
    status = init_peel (&self->peels[i], shape);
  if (status == BASE_OK && self->has_judge)
    status = setter_judge_init (&self->judge, shape, self->stop);
  return status;
}

BaseStatus
setter_maker_init (SetterMaker *self, const SetterWish *wish, uint64_t seed, const BaseStop *stop)
{
  const size_t n_peels = setter_maker_share (wish) + n_helpers (wish);
  BaseStatus status;

  *self = (SetterMaker){ .wish = wish, .stop = stop, .seed = seed, .grid_number = UINT64_MAX };
  self->has_judge = setter_wish_is_judged (wish);
  self->peels = base_new_zeroed (SetterPeel, n_peels);
  self->grid = base_new (uint8_t, sudoku_shape_n_cells (wish->shape));
  if (self->peels == NULL || self->grid == NULL)
    return BASE_NO_MEMORY;
  self->n_peels = n_peels;
  status = make_orbits (&self->orbits, wish);
  if (status == BASE_OK && is_climb (wish))
    status =
        setter_climb_new (sudoku_shape_n_cells (wish->shape), (uint32_t) n_peels, &self->climb);
  if (status == BASE_OK && wish->pattern != NULL)
    status = setter_pattern_new (wish->pattern, sudoku_shape_n_cells (wish->shape), &self->pattern);
  if (status == BASE_OK && !wish->is_jigsaw)
    status = open_shape (self, wish->shape);
  return status;
}

void
setter_maker_clear (SetterMaker *self)
{
  close_shape (self);
  free (self->peels);
  free (self->grid);
  free (self->orbits.starts);
  free (self->orbits.cells);
  setter_climb_free (self->climb);
  setter_pattern_free (self->pattern);
  *self = (SetterMaker){ 0 };
}

/* A jigsaw's regions are those of the tries before and behind it. */
static BaseStatus
suit_shape (SetterMaker *self, const SetterTry *one)
{
  const uint64_t number = one->attempt / TRIES_PER_SHAPE;
  BaseRandom random = setter_random (~self->seed, one->index, number);
  SudokuShape *shape;
  BaseStatus status;

  if (!self->wish->is_jigsaw
      || (self->shape != NULL && number == self->grid_number && one->index == self->grid_index))
    return BASE_OK;
  close_shape (self);
  status = setter_regions_draw (&random, sudoku_shape_n_values (self->wish->shape), &shape);
  if (status != BASE_OK)
    return status;
  status = open_shape (self, shape);
  sudoku_shape_unref (shape);
  self->grid_index = one->index;
  self->grid_number = status == BASE_OK ? number : UINT64_MAX;
  return status;
}

/* Copies what a peel has left, where it is good. */
static BaseStatus
finish_try (SetterMaker *self, SetterPeel *peel, SetterTry *out)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  BaseStatus status = BASE_OK;

  out->is_good = peel->is_good;
  if (!out->is_good)
    return BASE_OK;
  if (self->has_judge)
    {
      ReasonRating rating;

      if (self->climb != NULL)
        rating = self->climb_rating;
      else
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
  if (out->is_good && self->wish->is_jigsaw)
    out->shape = sudoku_shape_ref (self->shape);
  return BASE_OK;
}

BaseStatus
setter_maker_try (SetterMaker *self, SetterTry *tries, size_t n)
{
  BaseStatus status = suit_shape (self, &tries[0]);

  if (status != BASE_OK)
    return status;
  for (size_t i = 0; i < n; i++)
    {
      self->peels[i].index = tries[i].index;
      self->peels[i].attempt = tries[i].attempt;
      self->peels[i].random = setter_random (self->seed, tries[i].index, tries[i].attempt);
    }
  if (self->pattern != NULL)
    status = setter_pattern_make (self);
  else if (self->climb != NULL)
    status = setter_climb_make (self, &tries[0], &self->climb_rating);
  else
    {
      status = setter_fill (self, n);
      if (status == BASE_OK)
        status = setter_peel (self, self->peels, n, false);
    }
  for (size_t i = 0; i < n && status == BASE_OK; i++)
    if (i > 0 && tries[i - 1].is_good && tries[i - 1].index == tries[i].index)
      tries[i].is_good = true; /* not looked at: the one before is taken */
    else
      status = finish_try (self, &self->peels[i], &tries[i]);
  return status;
}
