/* Very difficult puzzles, from neighbours of difficult ones.
 *
 * Hardly one puzzle in a million by chance is rated 9.5 or more, but near a difficult puzzle there
 * are others.  A pool of puzzles has children: a few clues of a puzzle are taken out; one of the
 * solutions that there are then is chosen, clues of it are added until it is the only one, and
 * clues that are not needed any more go.  A child replaces the worst puzzle of the pool, if it is
 * not worse.  (Changing n clues for m others is known as {-n+m} among those who search for the most
 * difficult Sudokus.)
 *
 * A rating takes 10 to 300 ms, and a child 0.1 ms.  So puzzles of usual 9x9 grids are first
 * compared by the part of their wrong options that fall: those that contradict what singles and
 * locked candidates say behind them.  Of 96 puzzles rated 8.9 and more this part has a rank
 * correlation of -0.88 with the rating, and of 314 rated 7.2 and more one of -0.76.  Where less
 * falls than a threshold, the rating is worth its time; and where nothing falls, it alone compares
 * puzzles.
 *
 * Compared on the same puzzles: the number that fall (-0.87, -0.55), the number of wrong options
 * (0.77, 0.68), the number that stay (0.83, 0.76); and what falls in the narrowest of several
 * rounds, each behind the one before: as good there, but a climb by it ends in puzzles with a few
 * options left that one simple step solves (4.5).
 *
 * Tried: climbing by the rating alone, which ends at 9.0; by the rating and the number of steps
 * that can be taken at once, which ends at 9.3, because it looks at 16 children where this one
 * looks at 5,000; and by the nodes of a search, which become many in puzzles that are not difficult
 * (157 on average, at a rating of 6.6). */
#include "setter-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Puzzles of the pool, and of chance among which the first are chosen. */
#define POOL          32u
#define FIRST_PUZZLES 1024u

#define MOST_GENERATIONS 2000u

/* Generations in which no child is better than the worst puzzle of the pool. */
#define MOST_IDLE 40u

/* Solutions that a child chooses from. */
#define MOST_CHOICES 200u

/* Orbits that are taken out of a parent. */
#define MOST_CHANGES 3u

/* In thousandths of the wrong options: a puzzle is rated where no more fall.  Puzzles rated 9.8 and
 * more are those of which none falls. */
#define FEW_FALL     250u
#define HARDLY_FALL  150u
#define HARDLY_FROM  95u
#define NONE_FALL_TO 98u

/* A rank is smaller the more difficult a puzzle is: first those with a rating, then those
 * without. */
#define UNRATED_RANK 100000u

/* Places for puzzles that have been looked at. */
#define MOST_SEEN   65536u
#define NEAR_PLACES 8u

typedef struct
{
  uint8_t *values;
  uint32_t rank;
} Member;

typedef struct
{
  uint8_t *solutions;
  uint32_t n, n_cells;
} Choices;

struct SetterClimb
{
  Member pool[POOL];
  uint32_t n_pool, n_cells;
  Choices choices[SETTER_FLIGHT];
  uint64_t *seen; /* hashes of puzzles; 0: none */
  uint8_t *allocated;
  uint32_t n_idle;
  bool has_found;      /* a puzzle that fits the wish */
  ReasonRating rating; /* of it */
};

BaseStatus
setter_climb_new (uint32_t n_cells, uint32_t n_children, SetterClimb **out_climb)
{
  SetterClimb *self = base_new_zeroed (SetterClimb, 1);
  uint8_t *at;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->n_cells = n_cells;
  self->allocated = at =
      base_new (uint8_t, (size_t) n_cells * (POOL + (size_t) MOST_CHOICES * n_children));
  self->seen = base_new (uint64_t, MOST_SEEN);
  if (self->allocated == NULL || self->seen == NULL)
    {
      setter_climb_free (self);
      return BASE_NO_MEMORY;
    }
  for (uint32_t i = 0; i < POOL; i++, at += n_cells)
    self->pool[i].values = at;
  for (uint32_t i = 0; i < n_children; i++, at += (size_t) MOST_CHOICES * n_cells)
    self->choices[i] = (Choices){ .solutions = at, .n_cells = n_cells };
  *out_climb = self;
  return BASE_OK;
}

void
setter_climb_free (SetterClimb *self)
{
  if (self == NULL)
    return;
  free (self->allocated);
  free (self->seen);
  free (self);
}

static bool
note_choice (void *data, const EngineSolution *solution)
{
  Choices *self = data;

  memcpy (self->solutions + (size_t) self->n++ * self->n_cells, solution->values, self->n_cells);
  return self->n < MOST_CHOICES;
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
exclude_choices (SetterMaker *self, SetterPeel *child, const Choices *choices)
{
  const uint32_t n_cells = choices->n_cells;

  for (uint32_t i = 0; i < choices->n; i++)
    {
      const uint8_t *other = choices->solutions + (size_t) i * n_cells;
      bool is_out = memcmp (other, child->solution, n_cells) == 0;
      uint32_t orbit;

      for (uint32_t cell = 0; cell < n_cells && !is_out; cell++)
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

/* A member by chance: the better of two. */
static const Member *
choose_parent (const SetterClimb *self, BaseRandom *random)
{
  const Member *one = &self->pool[base_random_below (random, self->n_pool)];
  const Member *other = &self->pool[base_random_below (random, self->n_pool)];

  return one->rank <= other->rank ? one : other;
}

/* Lists the solutions of parents without some of their clues. */
static BaseStatus
begin_children (SetterMaker *self, BaseRandom *random)
{
  SetterClimb *climb = self->climb;

  for (size_t i = 0; i < self->n_peels; i++)
    {
      SetterPeel *child = &self->peels[i];
      EngineJob *job;

      child->random = (BaseRandom){ base_random_next (random) };
      memcpy (child->puzzle->values, choose_parent (climb, &child->random)->values, climb->n_cells);
      take_some_out (self, child);
      climb->choices[i].n = 0;
      job = setter_prover_add (&self->prover, child->puzzle, 0, self->stop);
      job->request.found = note_choice;
      job->request.data = &climb->choices[i];
    }
  return setter_prover_run (&self->prover);
}

/* Makes a generation of children; `is_good` is false where clues are missing. */
static BaseStatus
raise_children (SetterMaker *self, BaseRandom *random)
{
  SetterClimb *climb = self->climb;
  EngineJob *jobs[SETTER_FLIGHT];
  BaseStatus status = begin_children (self, random);

  for (size_t i = 0; i < self->n_peels && status == BASE_OK; i++)
    {
      SetterPeel *child = &self->peels[i];
      const Choices *choices = &climb->choices[i];

      memcpy (child->solution,
              choices->solutions
                  + (size_t) base_random_below (&child->random, choices->n) * climb->n_cells,
              climb->n_cells);
      exclude_choices (self, child, choices);
      jobs[i] = setter_prover_add (&self->prover, child->puzzle, 2, self->stop);
    }
  if (status == BASE_OK)
    status = setter_prover_run (&self->prover);
  if (status != BASE_OK)
    return status;
  for (size_t i = 0; i < self->n_peels; i++)
    self->peels[i].is_good = setter_proof (jobs[i]) == SETTER_PROVED_ONE;
  return setter_peel (self, self->peels, self->n_peels, true);
}

/* Rates the puzzle of a peel to its end, unless it exceeds the wish. */
static BaseStatus
rate_whole (SetterMaker *self, const SetterPeel *peel, ReasonRating *out_rating, bool *out_fits)
{
  SetterWish wish = *self->wish;
  ReasonRating rating;
  BaseStatus status;

  wish.rated = true;
  wish.least_rating = 0;
  wish.needs = REASON_TECHNIQUES;
  status = setter_judge_rate (&self->judge, &wish, peel->puzzle, peel->solution, self->stop,
                              out_rating, out_fits);
  *out_fits = *out_fits && out_rating->difficulty >= self->wish->least_rating;
  if (status == BASE_OK && *out_fits && self->wish->needs != REASON_TECHNIQUES)
    status = setter_judge_rate (&self->judge, self->wish, peel->puzzle, peel->solution, self->stop,
                                &rating, out_fits);
  return status;
}

/* Notes a puzzle.  False: it has been noted already. */
static bool
note_puzzle (SetterClimb *self, const uint8_t *values)
{
  uint64_t hash = 1;
  uint32_t at;

  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    if (values[cell] != 0)
      hash += base_mix ((uint64_t) cell << 8 | values[cell]);
  at = (uint32_t) (hash % MOST_SEEN);
  for (uint32_t i = 1; i < NEAR_PLACES && self->seen[at] != 0 && self->seen[at] != hash; i++)
    at = (at + 1) % MOST_SEEN;
  if (self->seen[at] == hash)
    return false;
  self->seen[at] = hash;
  return true;
}

static Member *
find_worst (SetterClimb *self)
{
  Member *worst = &self->pool[0];

  for (uint32_t i = 1; i < self->n_pool; i++)
    if (self->pool[i].rank > worst->rank)
      worst = &self->pool[i];
  return worst;
}

/* The largest rank that has a place in the pool. */
static uint32_t
most_rank (SetterClimb *self)
{
  return self->n_pool < POOL ? UINT32_MAX : find_worst (self)->rank;
}

static void
keep_member (SetterClimb *self, const SetterPeel *peel, uint32_t rank)
{
  Member *place;

  if (rank > most_rank (self))
    return;
  if (rank < most_rank (self))
    self->n_idle = 0;
  place = self->n_pool < POOL ? &self->pool[self->n_pool++] : find_worst (self);
  memcpy (place->values, peel->puzzle->values, self->n_cells);
  place->rank = rank;
}

/* How much of the wrong options may fall in a puzzle that is rated, in thousandths. */
static uint32_t
most_fall (const SetterWish *wish)
{
  if (wish->least_rating >= NONE_FALL_TO)
    return 0;
  return wish->least_rating >= HARDLY_FROM ? HARDLY_FALL : FEW_FALL;
}

/* The rank of a puzzle of a usual 9x9 grid by its wrong options.  False: it has none in the
 * pool. */
static bool
count_fallen (SetterMaker *self, const SetterPeel *peel, uint32_t *out_rank)
{
  const uint32_t most = most_rank (self->climb);
  SetterMarks marks;
  uint32_t n_wrong, most_parts = 1000;

  if (!setter_marks_begin (&marks, peel->puzzle->values) || setter_marks_are_solved (&marks))
    return false;
  n_wrong = setter_marks_n_wrong (&marks);
  if (most < UNRATED_RANK)
    most_parts = 0;
  else if (most < UNRATED_RANK + most_parts)
    most_parts = most - UNRATED_RANK;
  *out_rank = UNRATED_RANK
              + setter_marks_n_fallen (&marks, peel->solution, most_parts * n_wrong / 1000) * 1000
                    / n_wrong;
  return *out_rank <= UNRATED_RANK + most_parts;
}

/* The rank of a puzzle by its rating: where that is the same, by how few steps of the highest
 * difficulty can be taken at once. */
static uint32_t
rank_of (const ReasonRating *rating)
{
  const uint32_t n = rating->n_hardest < 99 ? rating->n_hardest : 99;

  return (500 - rating->difficulty) * 100 + n;
}

/* Looks at a puzzle that is not in the pool: it fits the wish, or goes into the pool, or is
 * left. */
static BaseStatus
weigh_puzzle (SetterMaker *self, const SetterPeel *peel)
{
  SetterClimb *climb = self->climb;
  const bool has_marks = setter_is_nine (self->shape);
  uint32_t rank = UNRATED_RANK;
  BaseStatus status;

  if (!peel->is_good || !note_puzzle (climb, peel->puzzle->values)
      || (has_marks && !count_fallen (self, peel, &rank)))
    return BASE_OK;
  if (rank <= UNRATED_RANK + most_fall (self->wish))
    {
      status = rate_whole (self, peel, &climb->rating, &climb->has_found);
      if (status != BASE_OK || climb->has_found
          || climb->rating.difficulty > self->wish->most_rating)
        return status;
      if (rank == UNRATED_RANK)
        rank = rank_of (&climb->rating);
    }
  keep_member (climb, peel, rank);
  return BASE_OK;
}

/* Looks at all puzzles of the peels; the one that fits becomes the first. */
static BaseStatus
weigh_all (SetterMaker *self)
{
  BaseStatus status = BASE_OK;

  for (size_t i = 0; i < self->n_peels && status == BASE_OK && !self->climb->has_found; i++)
    {
      const SetterPeel peel = self->peels[i];

      status = weigh_puzzle (self, &peel);
      if (self->climb->has_found)
        {
          self->peels[i] = self->peels[0];
          self->peels[0] = peel;
        }
    }
  return status;
}

/* Fills the pool with puzzles by chance. */
static BaseStatus
fill_pool (SetterMaker *self, BaseRandom *random)
{
  BaseStatus status = BASE_OK;

  for (size_t n = 0; n < FIRST_PUZZLES && status == BASE_OK && !self->climb->has_found;
       n += self->n_peels)
    {
      for (size_t i = 0; i < self->n_peels; i++)
        self->peels[i].random = (BaseRandom){ base_random_next (random) };
      status = setter_fill (self, self->n_peels);
      if (status == BASE_OK)
        status = setter_peel (self, self->peels, self->n_peels, false);
      if (status == BASE_OK)
        status = weigh_all (self);
    }
  return status;
}

BaseStatus
setter_climb_make (SetterMaker *self, const SetterTry *one, ReasonRating *out_rating)
{
  SetterClimb *climb = self->climb;
  BaseRandom random = self->peels[0].random;
  BaseStatus status;

  memset (climb->seen, 0, MOST_SEEN * sizeof *climb->seen);
  climb->n_pool = climb->n_idle = 0;
  climb->has_found = false;
  status = fill_pool (self, &random);
  for (uint32_t i = 0; i < MOST_GENERATIONS && climb->n_idle < MOST_IDLE && status == BASE_OK
                       && !climb->has_found && climb->n_pool > 0 && setter_try_matters (one);
       i++)
    {
      climb->n_idle++;
      status = raise_children (self, &random);
      if (status == BASE_OK)
        status = weigh_all (self);
    }
  self->peels[0].is_good = climb->has_found;
  *out_rating = climb->rating;
  return status;
}
