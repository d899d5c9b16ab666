/* Puzzles whose clues stand in given places.
 *
 * Solved grids by chance are seen through the pattern, and the one with the fewest solutions is the
 * beginning.  In each step a few of its clues are taken out, and all solutions are listed that
 * there are then.  Those with the same values in the places of these clues are the solutions of one
 * puzzle, which has the pattern again: the one with the fewest solutions is next, until it has
 * one. */
#include "setter-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define MOST_STEPS     80u
#define MOST_SOLUTIONS 1024u

/* Clues that are taken out in a step: a few more while all solutions can be listed. */
#define FEWEST_OUT 1u
#define MOST_OUT   6u

struct SetterPattern
{
  uint32_t *places; /* cells with a clue */
  uint32_t n_places, n_cells;
  uint32_t n_out;    /* the first of the places are taken out */
  uint8_t *listed;   /* solutions */
  uint32_t n_listed; /* MOST_SOLUTIONS: there may be more */
};

BaseStatus
setter_pattern_new (const uint8_t *pattern, uint32_t n_cells, SetterPattern **out_pattern)
{
  SetterPattern *self = base_new_zeroed (SetterPattern, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->n_cells = n_cells;
  self->places = base_new (uint32_t, n_cells);
  self->listed = base_new (uint8_t, (size_t) n_cells * MOST_SOLUTIONS);
  if (self->places == NULL || self->listed == NULL)
    {
      setter_pattern_free (self);
      return BASE_NO_MEMORY;
    }
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (pattern[cell] != 0)
      self->places[self->n_places++] = cell;
  *out_pattern = self;
  return BASE_OK;
}

void
setter_pattern_free (SetterPattern *self)
{
  if (self == NULL)
    return;
  free (self->places);
  free (self->listed);
  free (self);
}

/* The clues of a peel's solution in the places. */
static void
show_clues (const SetterPattern *self, SetterPeel *peel)
{
  memset (peel->puzzle->values, 0, self->n_cells);
  for (uint32_t i = 0; i < self->n_places; i++)
    peel->puzzle->values[self->places[i]] = peel->solution[self->places[i]];
}

static bool
list_solution (void *data, const EngineSolution *solution)
{
  SetterPattern *self = data;

  memcpy (self->listed + (size_t) self->n_listed++ * self->n_cells, solution->values,
          self->n_cells);
  return self->n_listed < MOST_SOLUTIONS;
}

static const uint8_t *
listed_solution (const SetterPattern *self, uint32_t i)
{
  return self->listed + (size_t) i * self->n_cells;
}

/* Whether two solutions have the same values in the places that were taken out. */
static bool
are_one_puzzle (const SetterPattern *self, uint32_t one, uint32_t other)
{
  const uint8_t *a = listed_solution (self, one), *b = listed_solution (self, other);

  for (uint32_t i = 0; i < self->n_out; i++)
    if (a[self->places[i]] != b[self->places[i]])
      return false;
  return true;
}

/* The solution whose puzzle has the fewest of those listed, by chance among equals. */
static uint32_t
find_fewest (const SetterPattern *self, BaseRandom *random, uint32_t *out_n)
{
  uint32_t best = 0, fewest = UINT32_MAX, n_best = 0;

  for (uint32_t i = 0; i < self->n_listed; i++)
    {
      uint32_t n = 0;

      for (uint32_t j = 0; j < self->n_listed && n <= fewest; j++)
        n += are_one_puzzle (self, i, j);
      if (n < fewest)
        {
          fewest = n;
          n_best = 0;
        }
      if (n == fewest && base_random_below (random, ++n_best) == 0)
        best = i;
    }
  *out_n = fewest;
  return best;
}

/* Takes some clues of a peel out and lists the solutions. */
static BaseStatus
list_solutions (SetterMaker *self, SetterPeel *peel)
{
  SetterPattern *pattern = self->pattern;
  EngineJob *job;

  setter_shuffle (&peel->random, pattern->places, pattern->n_places);
  for (uint32_t i = 0; i < pattern->n_out; i++)
    peel->puzzle->values[pattern->places[i]] = 0;
  pattern->n_listed = 0;
  job = setter_prover_add (&self->prover, peel->puzzle, 0, self->stop);
  job->request.found = list_solution;
  job->request.data = pattern;
  return setter_prover_run (&self->prover);
}

/* Changes the clues of a peel until it has one solution, or for long enough. */
static BaseStatus
settle (SetterMaker *self, SetterPeel *peel)
{
  SetterPattern *pattern = self->pattern;
  uint32_t n_solutions;

  peel->is_good = false;
  pattern->n_out = FEWEST_OUT;
  for (uint32_t i = 0; i < MOST_STEPS && !peel->is_good; i++)
    {
      const BaseStatus status = list_solutions (self, peel);
      bool are_all;
      uint32_t next;

      if (status != BASE_OK)
        return status;
      are_all = pattern->n_listed < MOST_SOLUTIONS;
      next = find_fewest (pattern, &peel->random, &n_solutions);
      memcpy (peel->solution, listed_solution (pattern, next), pattern->n_cells);
      show_clues (pattern, peel);
      peel->is_good = are_all && n_solutions == 1;
      if (are_all && pattern->n_out < MOST_OUT && pattern->n_out < pattern->n_places)
        pattern->n_out++;
      else if (!are_all && pattern->n_out > FEWEST_OUT)
        pattern->n_out--;
    }
  return BASE_OK;
}

/* Fills all peels by chance, and leaves the one with the fewest solutions in the first. */
static BaseStatus
begin_pattern (SetterMaker *self, BaseRandom *random)
{
  const size_t n = self->n_peels;
  EngineJob *jobs[SETTER_FLIGHT];
  size_t best = 0, n_jobs = 0;
  BaseStatus status;

  for (size_t i = 0; i < n; i++)
    self->peels[i].random = (BaseRandom){ base_random_next (random) };
  status = setter_fill (self, n);
  for (size_t i = 0; i < n && status == BASE_OK; i++)
    {
      show_clues (self->pattern, &self->peels[i]);
      jobs[n_jobs++] =
          setter_prover_add (&self->prover, self->peels[i].puzzle, MOST_SOLUTIONS, self->stop);
    }
  if (status == BASE_OK)
    status = setter_prover_run (&self->prover);
  if (status != BASE_OK)
    return status;
  for (size_t i = 1; i < n; i++)
    if (self->peels[i].is_good
        && (!self->peels[best].is_good
            || jobs[i]->answer.counters.solutions < jobs[best]->answer.counters.solutions))
      best = i;
  if (best > 0)
    {
      memcpy (self->peels[0].solution, self->peels[best].solution, self->pattern->n_cells);
      self->peels[0].is_good = true;
    }
  show_clues (self->pattern, &self->peels[0]);
  return BASE_OK;
}

BaseStatus
setter_pattern_make (SetterMaker *self)
{
  SetterPeel *peel = &self->peels[0];
  BaseRandom random = peel->random;
  BaseStatus status = begin_pattern (self, &random);

  if (status == BASE_OK && peel->is_good)
    status = settle (self, peel);
  if (status != BASE_OK || !peel->is_good)
    return status;
  peel->n_clues = self->pattern->n_places;
  if (self->wish->minimal)
    {
      status = setter_peel (self, peel, 1, true);
      peel->is_good = peel->is_good && peel->n_clues == self->pattern->n_places;
    }
  return status;
}
