/* Steps of chains and nets: an option whose consequences contradict each other. */
#include "reason-path-private.h"

/* How much the length of a chain adds to its difficulty, in tenths: a tenth at each of 4, 6, 8,
 * 12, 16, 24, … nodes. */
static uint32_t
difficulty_of_length (uint32_t length)
{
  uint32_t more = 0;

  for (uint32_t limit = 4, odd = 0; length > limit && more < 30; more++, odd ^= 1)
    limit = odd ? limit * 4 / 3 : limit * 3 / 2;
  return more;
}

#define MOST_ROUNDS 1000u

/* The hardest step that still matters: those of the round are no harder, and a rating ends behind
 * its limit. */
static uint32_t
most_difficulty (const ReasonPath *self)
{
  if (self->keeps_all)
    return UINT32_MAX;
  return self->has_solution && self->most < self->lowest ? self->most : self->lowest;
}

/* How many rounds such a step may take, at least one item a round; 0: there is none. */
static uint32_t
most_rounds (const ReasonPath *self, uint32_t base, uint32_t factor)
{
  const uint32_t most = most_difficulty (self);
  uint32_t rounds = 0;

  while (rounds < MOST_ROUNDS && base + difficulty_of_length (factor * (rounds + 1)) <= most)
    rounds++;
  return rounds;
}

/* The items of chains. */
typedef enum
{
  REASON_AMONG_ALL,
  REASON_AMONG_VALUE, /* those of the option's value */
  REASON_AMONG_CELLS,
} ReasonAmong;

/* Whether what follows from an option contradicts itself. */
static bool
run (ReasonPath *self,
     ReasonForceMode mode,
     uint32_t option,
     uint32_t value,
     uint32_t most,
     ReasonForced *out)
{
  return mode == REASON_CHAIN
             ? reason_pairs_run (&self->pairs, option, value, most, out)
             : reason_force_run (&self->force, &self->position, option, mode, value, most, out);
}

static void
try_options (ReasonPath *self,
             ReasonForceMode mode,
             ReasonAmong among,
             ReasonTechnique technique,
             uint32_t base,
             uint32_t factor)
{
  const ReasonPlan *plan = self->plan;
  uint32_t lowest = self->lowest, rounds = most_rounds (self, base, factor);
  ReasonForced forced;

  if (rounds == 0 || technique == self->without || self->gave_up)
    return;
  self->floor = base;
  REASON_EACH (option, self->position.alive, plan->n_words)
    {
      const uint32_t value = among == REASON_AMONG_CELLS   ? REASON_ONLY_CELLS
                             : among == REASON_AMONG_VALUE ? reason_value_of (plan, option)
                                                           : 0;

      if (reason_path_must_end (self))
        return;
      if (reason_has (self->solution, option) || (among == REASON_AMONG_VALUE && value == 0))
        continue;
      if (!run (self, mode, option, value, rounds - 1, &forced)
          || !reason_round_add (self, technique, base + difficulty_of_length (factor * forced.cost),
                                false))
        continue;
      self->found[self->n_found - 1].mode = mode;
      self->found[self->n_found - 1].value = value;
      reason_round_add_option (self, option);
      if (self->lowest < lowest)
        rounds = most_rounds (self, base, factor);
      lowest = self->lowest;
    }
}

void
reason_find_chains (ReasonPath *self)
{
  if (self->status == BASE_OK)
    self->status = reason_pairs_read (&self->pairs, &self->position);
  try_options (self, REASON_CHAIN, REASON_AMONG_VALUE, REASON_X_CHAIN, 66, 2);
  try_options (self, REASON_CHAIN, REASON_AMONG_ALL, REASON_AIC, 70, 2);
}

void
reason_find_nets (ReasonPath *self)
{
  try_options (self, REASON_NET, REASON_AMONG_VALUE, REASON_NISHIO_NET, 75, 2);
  try_options (self, REASON_BRANCHES, REASON_AMONG_ALL, REASON_FORCING_CHAINS, 80, 2);
  if (self->n_found > 0 && !self->keeps_all)
    return;
  try_options (self, REASON_NET, REASON_AMONG_ALL, REASON_FORCING_NET, 85, 2);
  if (self->n_found > 0 && !self->keeps_all)
    return;
  try_options (self, REASON_GROUPS, REASON_AMONG_ALL, REASON_FORCING_NET, 90, 2);
}

void
reason_find_all_chains (ReasonPath *self)
{
  reason_find_chains (self);
  try_options (self, REASON_CHAIN, REASON_AMONG_CELLS, REASON_AIC, 70, 2);
  try_options (self, REASON_GROUPS, REASON_AMONG_VALUE, REASON_X_CHAIN, 70, 2);
  try_options (self, REASON_GROUPS, REASON_AMONG_ALL, REASON_AIC, 70, 2);
}
