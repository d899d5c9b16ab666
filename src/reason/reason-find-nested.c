/* Steps with cases, for positions in which no net is enough.
 *
 * An option is taken, and everything that follows by force is done.  In that position other
 * options can be refuted by a smaller argument.  They are struck, until an item has no option.
 *
 * A pass strikes all options that can be refuted, so the number of passes does not depend on how
 * options are numbered.  A position with one solution has such a step at some depth, at most the
 * depth of a search tree. */
#include "reason-path-private.h"

#include "base-memory.h"

#include <stdlib.h>

#define MOST_ROUNDS 1000u

/* What each depth works in; made when it is first needed. */
struct ReasonNest
{
  ReasonPosition position;
  ReasonForce force;
  uint64_t *refuted;
};

static ReasonNest *
find_nest (ReasonPath *self, uint32_t depth)
{
  ReasonNest *nest;

  if (self->nests[depth] != NULL)
    return self->nests[depth];
  nest = base_new_zeroed (ReasonNest, 1);
  if (nest == NULL)
    {
      self->status = BASE_NO_MEMORY;
      return NULL;
    }
  self->nests[depth] = nest;
  nest->refuted = base_new_zeroed (uint64_t, self->plan->n_words);
  if (nest->refuted == NULL || reason_position_init (&nest->position, self->plan) != BASE_OK
      || reason_force_init (&nest->force, self->plan) != BASE_OK)
    {
      self->status = BASE_NO_MEMORY;
      return NULL;
    }
  return nest;
}

void
reason_path_free_nests (ReasonPath *self)
{
  for (uint32_t depth = 0; depth < REASON_MOST_NESTS; depth++)
    if (self->nests[depth] != NULL)
      {
        reason_position_clear (&self->nests[depth]->position);
        reason_force_clear (&self->nests[depth]->force);
        free (self->nests[depth]->refuted);
        free (self->nests[depth]);
      }
}

/* Places the last options of items, until there are none. */
static void
settle (ReasonPosition *position)
{
  while (position->n_singles > 0 && !position->is_broken)
    {
      const uint32_t item = position->singles[--position->n_singles];

      if (reason_position_is_open (position, item))
        reason_position_place (position, reason_position_single (position, item));
    }
}

/* Returns the number of passes until a contradiction, or 0. */
static uint32_t
refute (ReasonPath *self,
        const ReasonPosition *from,
        uint32_t option,
        uint32_t depth,
        ReasonForceMode mode,
        uint32_t most_passes)
{
  const ReasonPlan *plan = self->plan;
  ReasonNest *nest = find_nest (self, depth);
  ReasonForced forced;

  if (nest == NULL)
    return 0;
  reason_position_copy (&nest->position, from);
  reason_position_place (&nest->position, option);
  settle (&nest->position);
  for (uint32_t pass = 1; pass <= most_passes && !nest->position.is_broken; pass++)
    {
      reason_clear (nest->refuted, plan->n_words);
      REASON_EACH (other, nest->position.alive, plan->n_words)
        {
          if (self->status != BASE_OK || base_stop_asked (self->stop))
            return 0;
          if (depth == 1 ? reason_force_run (&nest->force, &nest->position, other, mode, 0,
                                             MOST_ROUNDS, &forced)
                         : refute (self, &nest->position, other, depth - 1, mode, UINT32_MAX) != 0)
            reason_add (nest->refuted, other);
        }
      if (reason_is_empty (nest->refuted, plan->n_words))
        return 0;
      REASON_EACH (other, nest->refuted, plan->n_words)
        reason_position_strike (&nest->position, other);
      settle (&nest->position);
      if (nest->position.is_broken)
        return pass;
    }
  return nest->position.is_broken ? 1 : 0;
}

/* Tries to refute each option in at most `passes` passes.  Returns whether one was refuted. */
static bool
find_at (ReasonPath *self,
         uint32_t depth,
         ReasonForceMode mode,
         uint32_t difficulty,
         uint32_t passes)
{
  REASON_EACH (option, self->position.alive, self->plan->n_words)
    {
      if (base_stop_asked (self->stop))
        self->status = BASE_STOPPED;
      if (self->status != BASE_OK)
        return false;
      if (!reason_has (self->solution, option)
          && refute (self, &self->position, option, depth, mode, passes) != 0
          && reason_round_add (self, REASON_CASES, difficulty, false))
        reason_round_add_option (self, option);
    }
  return self->n_found > 0;
}

void
reason_find_nested (ReasonPath *self)
{
  static const struct
  {
    ReasonForceMode mode;
    uint32_t passes, difficulty;
  } ways[] = {
    { REASON_CHAIN, 1, 98 }, { REASON_CHAIN, UINT32_MAX, 108 }, { REASON_BRANCHES, 2, 110 },
    { REASON_NET, 1, 111 },  { REASON_NET, UINT32_MAX, 112 },   { REASON_GROUPS, UINT32_MAX, 113 },
  };
  const uint32_t deepest = self->has_solution ? REASON_MOST_NESTS - 1 : 1;

  for (size_t i = 0; i < sizeof ways / sizeof *ways && self->status == BASE_OK; i++)
    if (find_at (self, 1, ways[i].mode, ways[i].difficulty, ways[i].passes))
      return;
  for (uint32_t depth = 2; depth <= deepest && self->status == BASE_OK; depth++)
    if (find_at (self, depth, REASON_GROUPS, 113 + 2 * depth, UINT32_MAX))
      return;
}
