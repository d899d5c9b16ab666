/* bits-plan.c - a cover problem as bits, and the stack of a search over it. */
#include "bits-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define LEAST_SHARE     1e-12
#define ALIGNMENT       64
#define VECTORS_AT_ONCE 4 /* of the narrowest lanes that are handled as one, when there are many */

static size_t
round_up (size_t n, size_t step)
{
  return (n + step - 1) / step * step;
}

bool
bits_plan_fits (const CoverProblem *problem)
{
  return cover_problem_n_colours (problem) == 0
         && cover_problem_n_options (problem) <= BITS_MOST_OPTIONS
         && cover_problem_n_primary (problem) <= BITS_MOST_ITEMS;
}

/* Takes `n` bytes, aligned.  Without memory, only counts them. */
static void *
bits_plan_take (uint8_t *memory, size_t *at, size_t n)
{
  void *taken = memory == NULL ? NULL : memory + *at;

  *at += round_up (n, ALIGNMENT);
  return taken;
}

/* Lays out the arrays of a plan; without memory, only counts.  Returns the bytes. */
static size_t
bits_plan_lay_out (BitsPlan *self, uint8_t *memory)
{
  const size_t set = self->n_words * sizeof (uint64_t);
  size_t at = 0;

  self->conflicts = bits_plan_take (memory, &at, self->n_options * set);
  self->owners = bits_plan_take (memory, &at, self->n_items * set);
  self->chunks = bits_plan_take (memory, &at, set * self->n_lanes);
  self->covers = bits_plan_take (memory, &at, (size_t) self->n_options * self->n_lanes);
  self->padding = bits_plan_take (memory, &at, self->n_lanes);
  self->numbers = bits_plan_take (memory, &at, self->n_options * sizeof (uint32_t));
  return at;
}

/* The first aligned byte; NULL when out of memory. */
static uint8_t *
align_block (void *allocated)
{
  return allocated == NULL ? NULL
                           : (uint8_t *) allocated + (-(uintptr_t) allocated & (ALIGNMENT - 1));
}

typedef struct
{
  uint32_t key, option;
} Place;

static int
compare_places (const void *a, const void *b)
{
  const Place *x = a, *y = b;

  if (x->key != y->key)
    return x->key < y->key ? -1 : 1;
  return x->option < y->option ? -1 : x->option > y->option;
}

/* Numbers the options by their last primary item, so that options of few items lie side by side,
 * and words become empty as items are covered.  The last comes first, because the option put on the
 * stack last is taken from it first. */
static BaseStatus
number_options (BitsPlan *self, const CoverProblem *problem, const BaseStop *stop)
{
  Place *places = base_new (Place, self->n_options);
  uint64_t left = 0;

  if (places == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < self->n_options; option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      if (base_stop_asked_after (stop, n_terms, &left))
        {
          free (places);
          return BASE_STOPPED;
        }
      places[option] = (Place){ .option = option };
      for (uint32_t i = 0; i < n_terms; i++)
        if (terms[i].item < self->n_items && terms[i].item > places[option].key)
          places[option].key = terms[i].item;
    }
  qsort (places, self->n_options, sizeof *places, compare_places);
  for (uint32_t option = 0; option < self->n_options; option++)
    self->numbers[option] = places[self->n_options - 1 - option].option;
  free (places);
  return BASE_OK;
}

/* Setting a bit in a set far away counts as this much work, between two checks of the stop flag. */
#define WORK_OF_BIT 8

/* The owners of all items, secondary ones too. */
static BaseStatus
find_owners (const BitsPlan *self,
             const CoverProblem *problem,
             const BaseStop *stop,
             uint64_t **out_owners)
{
  uint64_t *owners =
      base_new_zeroed (uint64_t, (size_t) cover_problem_n_items (problem) * self->n_words);
  uint64_t left = 0;

  if (owners == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < self->n_options; option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, self->numbers[option], &n_terms);

      for (uint32_t i = 0; i < n_terms; i++)
        {
          if (base_stop_asked_after (stop, WORK_OF_BIT, &left))
            {
              free (owners);
              return BASE_STOPPED;
            }
          bits_add (owners + (size_t) terms[i].item * self->n_words, option);
        }
    }
  *out_owners = owners;
  return BASE_OK;
}

/* A chunk is a byte of a set as it lies in memory, and its bits are in the same order. */
static void
fill_option (BitsPlan *self, const CoverProblem *problem, const uint64_t *owners, uint32_t option)
{
  uint64_t *const conflicts = self->conflicts + (size_t) option * self->n_words;
  uint64_t word = 0;
  uint8_t bytes[sizeof word];
  uint32_t n_terms, chunk = 0;
  const CoverTerm *terms = cover_problem_option (problem, self->numbers[option], &n_terms);

  bits_add (&word, option % 64);
  memcpy (bytes, &word, sizeof bytes);
  while (bytes[chunk] == 0)
    chunk++;
  for (uint32_t i = 0; i < n_terms; i++)
    {
      const uint32_t item = terms[i].item;

      for (uint32_t j = 0; j < self->n_words; j++)
        conflicts[j] |= owners[(size_t) item * self->n_words + j];
      if (item < self->n_items)
        {
          self->covers[(size_t) option * self->n_lanes + item] = BITS_CLOSED;
          self->chunks[(size_t) (option / 64 * 8 + chunk) * self->n_lanes + item] |= bytes[chunk];
        }
    }
}

static BaseStatus
bits_plan_fill (BitsPlan *self, const CoverProblem *problem, const BaseStop *stop)
{
  uint64_t *owners = NULL, left = 0;
  BaseStatus status = number_options (self, problem, stop);

  if (status == BASE_OK)
    status = find_owners (self, problem, stop, &owners);
  if (status != BASE_OK)
    return status;
  for (uint32_t option = 0; option < self->n_options && status == BASE_OK; option++)
    {
      uint32_t n_terms;

      cover_problem_option (problem, self->numbers[option], &n_terms);
      if (base_stop_asked_after (stop, (uint64_t) n_terms * self->n_words, &left))
        status = BASE_STOPPED;
      else
        fill_option (self, problem, owners, option);
    }
  memcpy (self->owners, owners, (size_t) self->n_items * self->n_words * sizeof *owners);
  memset (self->padding + self->n_items, BITS_CLOSED, self->n_lanes - self->n_items);
  free (owners);
  return status;
}

BaseStatus
bits_plan_init (BitsPlan *self, const CoverProblem *problem, const BaseStop *stop)
{
  BaseStatus status = BASE_NO_MEMORY;
  uint8_t *memory;

  *self = (BitsPlan){ .n_options = cover_problem_n_options (problem),
                      .n_items = cover_problem_n_primary (problem) };
  self->n_words = (uint32_t) round_up (self->n_options, BITS_STEP * 8) / 64;
  self->n_lanes =
      (uint32_t) round_up (self->n_items, BITS_STEP) + (self->n_items == 0 ? BITS_STEP : 0);
  if (self->n_lanes > VECTORS_AT_ONCE * BITS_STEP)
    self->n_lanes = (uint32_t) round_up (self->n_lanes, VECTORS_AT_ONCE * BITS_STEP);
  self->allocated = base_alloc_zeroed (bits_plan_lay_out (self, NULL) + ALIGNMENT, 1);
  memory = align_block (self->allocated);
  if (memory != NULL)
    {
      bits_plan_lay_out (self, memory);
      status = bits_plan_fill (self, problem, stop);
    }
  if (status != BASE_OK)
    bits_plan_clear (self);
  return status;
}

void
bits_plan_clear (BitsPlan *self)
{
  free (self->allocated);
  self->allocated = NULL;
}

/* Two options on the path or waiting never share an item: the options of a sibling that waits are
 * no longer active below it.  So the stack needs at most one state for each option, and the first
 * state. */
BaseStatus
bits_search_init (BitsSearch *self, const BitsPlan *plan)
{
  const size_t n_states = (size_t) plan->n_options + 2;
  size_t at = 0, set;
  uint8_t *memory;

  *self = (BitsSearch){
    .plan = plan, .most_nodes = UINT64_MAX, .pause_at = UINT64_MAX, .outcome = COVER_RAN_TO_END
  };
  self->stride = plan->n_words + plan->n_lanes / sizeof (uint64_t);
  set = self->stride * sizeof (uint64_t);
  self->allocated = base_alloc (
      round_up (n_states * set, ALIGNMENT) + round_up (n_states * sizeof (BitsState), ALIGNMENT)
          + round_up ((plan->n_items + 2) * sizeof (BitsLevel), ALIGNMENT) + ALIGNMENT,
      1);
  memory = align_block (self->allocated);
  if (memory == NULL)
    return BASE_NO_MEMORY;
  self->sets = bits_plan_take (memory, &at, n_states * set);
  self->states = bits_plan_take (memory, &at, n_states * sizeof (BitsState));
  self->levels = bits_plan_take (memory, &at, (plan->n_items + 2) * sizeof (BitsLevel));
  return BASE_OK;
}

void
bits_search_clear (BitsSearch *self)
{
  free (self->allocated);
}

/* Finds the item as the paths do (bits-body-private.h), but without their upper bound for
 * counts. */
static void
find_fewest (const BitsPlan *plan, const uint64_t *active, const uint8_t *closed, BitsState *state)
{
  uint32_t least = UINT32_MAX;

  state->least = BITS_CLOSED;
  for (uint32_t item = 0; item < plan->n_items && least > 0; item++)
    {
      const uint64_t *owners = bits_owners (plan, item);
      uint32_t n = 0;

      if (closed[item] != 0)
        continue;
      for (uint32_t i = 0; i < plan->n_words; i++)
        for (uint64_t some = active[i] & owners[i]; some != 0; some &= some - 1)
          n++;
      if (n >= least)
        continue;
      least = n;
      state->item = (uint16_t) item;
      state->least = (uint8_t) (n < BITS_MANY ? n : BITS_MANY);
    }
}

void
bits_search_begin (BitsSearch *self, const uint64_t *active, uint32_t option)
{
  const BitsPlan *plan = self->plan;
  uint64_t *const set = bits_search_set (self, 0);
  uint8_t *const closed = (uint8_t *) (set + plan->n_words);

  memcpy (set, active, plan->n_words * sizeof *set);
  memcpy (closed, plan->padding, plan->n_lanes);
  if (option != COVER_NONE)
    {
      for (uint32_t i = 0; i < plan->n_words; i++)
        set[i] &= ~bits_conflicts (plan, option)[i];
      for (uint32_t i = 0; i < plan->n_lanes; i++)
        closed[i] |= bits_cover (plan, option)[i];
    }
  self->level = 0;
  self->levels[0] = (BitsLevel){ .first = 0, .n = 1, .n_waiting = 1 };
  self->states[0].option = option;
  find_fewest (plan, set, closed, &self->states[0]);
  self->nodes++;
}

uint32_t
bits_search_choices (const BitsSearch *self, uint32_t *out_options)
{
  uint32_t n = 0;

  for (uint32_t level = 0; level <= self->level; level++)
    {
      const uint32_t option = self->states[self->levels[level].now].option;

      if (option != COVER_NONE)
        out_options[n++] = option;
    }
  return n;
}

double
bits_search_guess (const BitsSearch *self)
{
  double share = 0, each = 1;

  for (uint32_t level = 0; level <= self->level; level++)
    {
      const BitsLevel *at = &self->levels[level];

      each /= at->n;
      share += each * (at->n - at->n_waiting - (level < self->level));
    }
  return (double) self->nodes / (share > LEAST_SHARE ? share : LEAST_SHARE);
}

/* With at least this many words of options times lanes, a node may take 10 us. */
#define MANY_BYTES 16384

bool
bits_search_must_stop (BitsSearch *self)
{
  const uint64_t limit = self->most_nodes < self->pause_at ? self->most_nodes : self->pause_at;

  if (self->nodes >= limit)
    self->outcome = COVER_RAN_TO_LIMIT;
  else if (base_stop_asked (self->stop) || base_stop_asked (self->wanted))
    self->outcome = COVER_RAN_TO_STOP;
  else
    {
      self->look_at =
          self->nodes
          + ((size_t) self->plan->n_words * self->plan->n_lanes < MANY_BYTES ? 1024 : 128);
      if (self->look_at > limit)
        self->look_at = limit;
      return false;
    }
  return true;
}
