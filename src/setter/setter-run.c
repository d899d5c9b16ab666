/* Puzzles in order, from tries that are made in any order.
 *
 * Puzzle `index` is the first good one of its tries 0, 1, 2 …; each try has its own numbers of
 * chance.  A round makes tries of all puzzles that are waited for, more of each the fewer there
 * are, and every thread takes a share at a time.  So the result is the same however the tries are
 * dealt out. */
#include "setter-private.h"

#include "base-memory.h"
#include "engine-crew.h"

#include <stdlib.h>
#include <string.h>

/* Shares of a round for each worker: the first rounds are small, so that there is a puzzle soon. */
#define MOST_SHARES 16u

/* Puzzles that may be begun where tries are quick, for each try of a round.  Those that are made
 * wait for the ones in front of them, and meanwhile other puzzles have the tries.  Where one try in
 * ten is good, an unlucky puzzle is waited for during some 60 rounds. */
#define MOST_BEGUN 8u

/* Tries for a puzzle where the wish names no number, by what a try costs. */
#define QUICK_TRIES      1000000u
#define CONTROLLED_TRIES 100000000u
#define SLOW_TRIES       10000u
#define LARGE_TRIES      1000u
#define LARGE_CELLS      144u
#define PATTERN_TRIES    200u
#define CLIMB_TRIES      100u

/* A puzzle that is waited for, or has come before those in front of it. */
typedef struct
{
  uint64_t n_tries; /* that are over */
  bool is_over;
  SetterTry best;                   /* where it is good */
  atomic_uint_least64_t first_good; /* attempt; UINT64_MAX: none */
} Place;

struct SetterRun
{
  SetterWish wish;
  uint64_t seed, number;
  const BaseStop *stop;
  EngineCrew *crew;
  SetterMaker *makers;
  BaseStatus *status; /* of each */
  uint32_t n_workers;
  size_t share, n_shares; /* of a round, for each worker */

  SetterTry *tries;
  size_t n_tries, most_tries;
  Place *places; /* a ring: puzzle i at i % n_places */
  size_t n_places;
  uint64_t first, end; /* puzzles that have been begun and not taken; their numbers */
  uint8_t *bytes;      /* of all tries and places */
  uint64_t n_done;
};

static uint64_t
most_tries_of (const SetterRun *self)
{
  if (self->wish.tries != 0)
    return self->wish.tries;
  if (self->wish.controlled)
    return CONTROLLED_TRIES;
  if (self->wish.pattern != NULL)
    return PATTERN_TRIES;
  if (sudoku_shape_n_cells (self->wish.shape) > LARGE_CELLS)
    return LARGE_TRIES;
  if (self->wish.least_rating >= SETTER_CLIMB_TO)
    return CLIMB_TRIES;
  return setter_is_nine (self->wish.shape) && !self->wish.is_jigsaw ? QUICK_TRIES : SLOW_TRIES;
}

static BaseStatus
make_room (SetterRun *self)
{
  const size_t n_cells = sudoku_shape_n_cells (self->wish.shape);
  uint8_t *at;

  self->most_tries = self->share * MOST_SHARES * self->n_workers;
  self->n_places = self->share > 1 ? MOST_BEGUN * self->most_tries : self->most_tries;
  self->tries = base_new_zeroed (SetterTry, self->most_tries);
  self->places = base_new_zeroed (Place, self->n_places);
  self->bytes = base_new (uint8_t, 2 * n_cells * (self->most_tries + self->n_places));
  if (self->tries == NULL || self->places == NULL || self->bytes == NULL)
    return BASE_NO_MEMORY;
  at = self->bytes;
  for (size_t i = 0; i < self->most_tries; i++, at += 2 * n_cells)
    {
      self->tries[i].values = at;
      self->tries[i].solution = at + n_cells;
    }
  for (size_t i = 0; i < self->n_places; i++, at += 2 * n_cells)
    {
      self->places[i].best.values = at;
      self->places[i].best.solution = at + n_cells;
    }
  return BASE_OK;
}

BaseStatus
setter_run_new (const SetterWish *wish,
                uint64_t seed,
                uint64_t number,
                uint32_t n_workers,
                const BaseStop *stop,
                SetterRun **out_run)
{
  SetterFault fault;
  SetterRun *self;
  BaseStatus status;

  if (!setter_wish_check (wish, &fault))
    return BASE_BAD_INPUT;
  self = base_new_zeroed (SetterRun, 1);
  if (self == NULL)
    return BASE_NO_MEMORY;
  self->wish = *wish;
  sudoku_shape_ref (wish->shape);
  self->seed = seed;
  self->number = number;
  self->stop = stop;
  status = engine_crew_new (n_workers, &self->crew);
  if (status == BASE_OK)
    {
      const uint32_t size = engine_crew_size (self->crew);

      self->share = setter_maker_share (wish);
      self->n_shares = 1;
      self->makers = base_new_zeroed (SetterMaker, size);
      self->status = base_new_zeroed (BaseStatus, size);
      if (self->makers == NULL || self->status == NULL)
        status = BASE_NO_MEMORY;
      else
        self->n_workers = size;
    }
  if (status == BASE_OK)
    status = make_room (self);
  for (uint32_t i = 0; i < self->n_workers && status == BASE_OK; i++)
    status = setter_maker_init (&self->makers[i], &self->wish, seed, stop);
  if (status != BASE_OK)
    {
      setter_run_free (self);
      return status;
    }
  *out_run = self;
  return BASE_OK;
}

void
setter_run_free (SetterRun *self)
{
  if (self == NULL)
    return;
  engine_crew_free (self->crew);
  for (uint32_t i = 0; i < self->n_workers; i++)
    setter_maker_clear (&self->makers[i]);
  free (self->makers);
  free (self->status);
  for (size_t i = 0; i < self->most_tries && self->tries != NULL; i++)
    sudoku_shape_unref (self->tries[i].shape);
  for (size_t i = 0; i < self->n_places && self->places != NULL; i++)
    sudoku_shape_unref (self->places[i].best.shape);
  free (self->tries);
  free (self->places);
  free (self->bytes);
  sudoku_shape_unref (self->wish.shape);
  free (self);
}

static Place *
place_of (const SetterRun *self, uint64_t index)
{
  return &self->places[index % self->n_places];
}

static size_t
count_waiting (const SetterRun *self)
{
  size_t n = 0;

  for (uint64_t index = self->first; index < self->end; index++)
    n += !place_of (self, index)->is_over;
  return n;
}

/* Begins puzzles until n are waited for.  Returns how many there are. */
static size_t
begin_puzzles (SetterRun *self, size_t n)
{
  size_t n_waiting = count_waiting (self);

  for (; n_waiting < n && self->end - self->first < self->n_places
         && (self->number == 0 || self->end < self->number);
       n_waiting++)
    {
      Place *place = place_of (self, self->end++);

      place->n_tries = 0;
      place->is_over = place->best.is_good = false;
      atomic_store (&place->first_good, UINT64_MAX);
    }
  return n_waiting;
}

/* Deals about n tries to the puzzles that are waited for. */
static void
deal_tries (SetterRun *self, size_t n, size_t n_waiting)
{
  self->n_tries = 0;
  for (uint64_t index = self->first; index < self->end; index++)
    {
      Place *place = place_of (self, index);
      const size_t left = n - self->n_tries;
      uint64_t each;

      if (place->is_over || left == 0)
        continue;
      each = (left + n_waiting - 1) / n_waiting;
      n_waiting--;
      if (each > most_tries_of (self) - place->n_tries)
        each = most_tries_of (self) - place->n_tries;
      for (uint64_t i = 0; i < each; i++)
        {
          SetterTry *one = &self->tries[self->n_tries++];

          one->index = index;
          one->attempt = place->n_tries + i;
          one->is_good = false;
          one->first_good = &place->first_good;
          sudoku_shape_unref (one->shape);
          one->shape = NULL;
        }
    }
}

/* Notes that a try is good, for those behind it that other threads are making. */
static void
note_good (SetterRun *self, const SetterTry *one)
{
  atomic_uint_least64_t *first = &place_of (self, one->index)->first_good;
  uint_least64_t known = atomic_load_explicit (first, memory_order_relaxed);

  while (one->attempt < known
         && !atomic_compare_exchange_weak_explicit (first, &known, one->attempt,
                                                    memory_order_relaxed, memory_order_relaxed))
    ;
}

static void
make_share (void *data, uint32_t worker, size_t index)
{
  SetterRun *self = data;
  const size_t first = index * self->share, left = self->n_tries - first;
  const size_t n = left < self->share ? left : self->share;

  if (self->status[worker] != BASE_OK)
    return;
  self->status[worker] = setter_maker_try (&self->makers[worker], &self->tries[first], n);
  for (size_t i = first; i < first + n; i++)
    if (self->tries[i].is_good)
      note_good (self, &self->tries[i]);
}

/* The first good try of a puzzle is it. */
static void
collect_tries (SetterRun *self)
{
  const size_t n_cells = sudoku_shape_n_cells (self->wish.shape);

  for (size_t i = 0; i < self->n_tries; i++)
    {
      const SetterTry *one = &self->tries[i];
      Place *place = place_of (self, one->index);

      if (place->is_over)
        continue;
      place->n_tries++;
      self->n_done++;
      if (one->is_good)
        {
          SetterTry best = *one;

          best.values = place->best.values;
          best.solution = place->best.solution;
          best.shape = one->shape != NULL ? sudoku_shape_ref (one->shape) : NULL;
          sudoku_shape_unref (place->best.shape);
          memcpy (best.values, one->values, n_cells);
          memcpy (best.solution, one->solution, n_cells);
          place->best = best;
        }
      place->is_over = one->is_good || place->n_tries == most_tries_of (self);
    }
}

BaseStatus
setter_run_step (SetterRun *self)
{
  const size_t n = self->n_shares * self->share * self->n_workers;
  const size_t n_rounds = self->n_shares < MOST_SHARES ? 2 * self->n_shares : MOST_SHARES;

  deal_tries (self, n, begin_puzzles (self, n));
  for (uint32_t i = 0; i < self->n_workers; i++)
    self->status[i] = BASE_OK;
  engine_crew_run (self->crew, (self->n_tries + self->share - 1) / self->share, make_share, self);
  for (uint32_t i = 0; i < self->n_workers; i++)
    if (self->status[i] != BASE_OK)
      return self->status[i];
  collect_tries (self);
  if (self->share > 1)
    self->n_shares = n_rounds;
  return BASE_OK;
}

bool
setter_run_take (SetterRun *self, SetterPuzzle *out_puzzle)
{
  const Place *place = place_of (self, self->first);

  if (self->first == self->end || !place->is_over)
    return false;
  *out_puzzle = (SetterPuzzle){
    .index = self->first++,
    .tries = place->n_tries,
    .shape = place->best.shape != NULL ? place->best.shape : self->wish.shape,
    .values = place->best.values,
    .solution = place->best.is_good ? place->best.solution : NULL,
    .n_clues = place->best.n_clues,
    .difficulty = place->best.difficulty,
    .hardest = place->best.hardest,
  };
  return true;
}

bool
setter_run_is_over (const SetterRun *self)
{
  return self->number != 0 && self->first == self->number;
}

SetterCounts
setter_run_counts (const SetterRun *self)
{
  return (SetterCounts){ .n_tries = self->n_done, .n_puzzles = self->first };
}
