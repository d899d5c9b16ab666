/* Very difficult puzzles, from neighbours of difficult ones.
 *
 * Hardly one puzzle in a million by chance is rated 9.5 or more, but near a difficult puzzle there are
 * others.  In each generation a few clues of a parent are taken out; one of the solutions that there
 * are then is chosen, clues of it are added until it is the only one, and clues that are not needed
 * any more go.  The best of these children is the next parent, unless the parent is better.
 * (Changing n clues for m others is known as {-n+m} among those who search for the most difficult
 * Sudokus.)
 *
 * A child is better if its rating is higher or, where that is the same, if fewer steps of the highest
 * difficulty can be taken at once: where there are none left, a harder one is needed.
 *
 * Tried: climbing by the rating alone, which ends at 9.0; and by the nodes of a search, which become many
 * in puzzles that are not difficult (157 on average, at a rating of 6.6). */
#include "setter-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define MOST_GENERATIONS 400u

/* Generations without a better puzzle, before the climb is given up: more where it has come far. */
#define MOST_IDLE     12u
#define MOST_IDLE_FAR 60u
#define FAR           90u

/* Solutions that a child chooses from. */
#define MOST_CHOICES 256u

/* Orbits that are taken out of a parent. */
#define MOST_CHANGES 3u

struct SetterClimb
{
  uint8_t *values, *solution; /* of the parent */
  uint8_t *choices;           /* MOST_CHOICES solutions */
  uint32_t n_choices, n_cells;
  ReasonRating rating;
};

BaseStatus
setter_climb_new (uint32_t n_cells, SetterClimb **out_climb)
{
  SetterClimb *self = base_new_zeroed (SetterClimb, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->n_cells = n_cells;
  self->values = base_new (uint8_t, (size_t) n_cells * (2 + MOST_CHOICES));
  if (self->values == NULL)
    {
      free (self);
      return BASE_NO_MEMORY;
    }
  self->solution = self->values + n_cells;
  self->choices = self->solution + n_cells;
  *out_climb = self;
  return BASE_OK;
}

void
setter_climb_free (SetterClimb *self)
{
  if (self == NULL)
    return;
  free (self->values);
  free (self);
}

static bool
note_choice (void *data, const EngineSolution *solution)
{
  SetterClimb *self = data;

  memcpy (self->choices + (size_t) self->n_choices++ * self->n_cells, solution->values,
          self->n_cells);
  return self->n_choices < MOST_CHOICES;
}

/* Takes some orbits out of the puzzle of a child. */
static void
take_some_out (SetterMaker *self, SetterPeel *child)
{
  uint32_t n = 1 + base_random_below (&child->random, MOST_CHANGES);

  for (uint32_t i = 0; i < self->orbits.n; i++)
    child->order[i] = i;
  setter_shuffle (&child->random, child->order, self->orbits.n);
  for (uint32_t i = 0; i < self->orbits.n && n > 0; i++)
    {
      const uint32_t orbit = child->order[i], first = self->orbits.starts[orbit];

      if (child->puzzle->values[self->orbits.cells[first]] == 0)
        continue;
      for (uint32_t at = first; at < self->orbits.starts[orbit + 1]; at++)
        child->puzzle->values[self->orbits.cells[at]] = 0;
      n--;
    }
}

/* The orbit of a cell in which two solutions differ, by chance. */
static uint32_t
find_difference (SetterMaker *self, SetterPeel *child, const uint8_t *other)
{
  uint32_t n = 0, found = COVER_NONE;

  for (uint32_t orbit = 0; orbit < self->orbits.n; orbit++)
    for (uint32_t at = self->orbits.starts[orbit]; at < self->orbits.starts[orbit + 1]; at++)
      if (child->solution[self->orbits.cells[at]] != other[self->orbits.cells[at]])
        {
          if (base_random_below (&child->random, ++n) == 0)
            found = orbit;
          break;
        }
  return found;
}

/* Adds clues of the child's solution until all other choices contradict one of them. */
static void
exclude_choices (SetterMaker *self, SetterPeel *child)
{
  const SetterClimb *climb = self->climb;

  for (uint32_t i = 0; i < climb->n_choices; i++)
    {
      const uint8_t *other = climb->choices + (size_t) i * climb->n_cells;
      bool is_out = memcmp (other, child->solution, climb->n_cells) == 0;
      uint32_t orbit;

      for (uint32_t cell = 0; cell < climb->n_cells && !is_out; cell++)
        is_out = child->puzzle->values[cell] != 0 && child->puzzle->values[cell] != other[cell];
      if (is_out)
        continue;
      orbit = find_difference (self, child, other);
      for (uint32_t at = self->orbits.starts[orbit]; at < self->orbits.starts[orbit + 1]; at++)
        {
          const uint32_t cell = self->orbits.cells[at];

          child->puzzle->values[cell] = child->solution[cell];
        }
    }
}

/* Makes a child of the parent; `is_good` is false where clues are missing. */
static BaseStatus
make_child (SetterMaker *self, SetterPeel *child)
{
  SetterClimb *climb = self->climb;
  EngineJob *job;
  BaseStatus status;

  memcpy (child->puzzle->values, climb->values, climb->n_cells);
  take_some_out (self, child);
  climb->n_choices = 0;
  job = setter_prover_add (&self->prover, child->puzzle, 0, self->stop);
  job->request.found = note_choice;
  job->request.data = climb;
  status = setter_prover_run (&self->prover);
  if (status != BASE_OK)
    return status;
  memcpy (child->solution,
          climb->choices
              + (size_t) base_random_below (&child->random, climb->n_choices) * climb->n_cells,
          climb->n_cells);
  exclude_choices (self, child);
  job = setter_prover_add (&self->prover, child->puzzle, 2, self->stop);
  status = setter_prover_run (&self->prover);
  child->is_good = status == BASE_OK && setter_proof (job) == SETTER_PROVED_ONE;
  return status;
}

/* Rates the puzzle of a peel to its end, unless it exceeds the wish. */
static BaseStatus
rate_whole (SetterMaker *self, const SetterPeel *peel, ReasonRating *out_rating, bool *out_fits)
{
  SetterWish wish = *self->wish;

  wish.rated = true;
  wish.least_rating = 0;
  wish.needs = REASON_TECHNIQUES;
  return setter_judge_rate (&self->judge, &wish, peel->puzzle, peel->solution, self->stop,
                            out_rating, out_fits);
}

/* Whether one puzzle is at least as good as another. */
static bool
is_as_good (const ReasonRating *one, const ReasonRating *other)
{
  if (one->difficulty != other->difficulty)
    return one->difficulty > other->difficulty;
  return one->n_hardest <= other->n_hardest;
}

static void
take_parent (SetterClimb *self, const SetterPeel *peel, const ReasonRating *rating)
{
  memcpy (self->values, peel->puzzle->values, self->n_cells);
  memcpy (self->solution, peel->solution, self->n_cells);
  self->rating = *rating;
}

/* One generation.  The parent changes where a child is as good. */
static BaseStatus
raise_children (SetterMaker *self, BaseRandom *random)
{
  BaseStatus status = BASE_OK;

  for (size_t i = 0; i < SETTER_CHILDREN && status == BASE_OK; i++)
    {
      self->children[i].random = (BaseRandom){ base_random_next (random) };
      status = make_child (self, &self->children[i]);
    }
  if (status == BASE_OK)
    status = setter_peel (self, self->children, SETTER_CHILDREN, true);
  for (size_t i = 0; i < SETTER_CHILDREN && status == BASE_OK; i++)
    {
      ReasonRating rating;
      bool fits = false;

      if (!self->children[i].is_good)
        continue;
      status = rate_whole (self, &self->children[i], &rating, &fits);
      if (status == BASE_OK && fits && is_as_good (&rating, &self->climb->rating))
        take_parent (self->climb, &self->children[i], &rating);
    }
  return status;
}

static uint32_t
most_idle (const SetterClimb *self)
{
  return self->rating.difficulty >= FAR ? MOST_IDLE_FAR : MOST_IDLE;
}

BaseStatus
setter_climb (SetterMaker *self, SetterPeel *peel, ReasonRating *out_rating, bool *out_fits)
{
  SetterClimb *climb = self->climb;
  BaseRandom random = peel->random;
  ReasonRating rating;
  uint32_t n_idle = 0;
  BaseStatus status = rate_whole (self, peel, &rating, out_fits);

  if (status != BASE_OK || !*out_fits || rating.difficulty < SETTER_CLIMB_FROM)
    {
      *out_fits = false;
      return status;
    }
  take_parent (climb, peel, &rating);
  for (uint32_t i = 0; i < MOST_GENERATIONS && n_idle < most_idle (climb)
                       && climb->rating.difficulty < self->wish->least_rating;
       i++)
    {
      const ReasonRating before = climb->rating;

      status = raise_children (self, &random);
      if (status != BASE_OK)
        return status;
      n_idle = is_as_good (&before, &climb->rating) ? n_idle + 1 : 0;
    }
  memcpy (peel->puzzle->values, climb->values, climb->n_cells);
  memcpy (peel->solution, climb->solution, climb->n_cells);
  peel->n_clues = sudoku_puzzle_n_givens (peel->puzzle);
  *out_rating = climb->rating;
  *out_fits = climb->rating.difficulty >= self->wish->least_rating;
  return BASE_OK;
}
