/* Steps with cases, for positions in which no net is enough.
 *
 * An option is taken, and everything that follows by force is done.  In that position other
 * options can be refuted by a smaller argument.  They are struck, until an item has no option.
 *
 * A pass strikes all options that can be refuted, so the number of passes does not depend on how
 * options are numbered.  A position with one solution has such a step at some depth, at most the
 * depth of a search tree.
 *
 * An option that follows from another one before the first pass is refuted in no more passes than
 * the other one needs.  So if the other one is not refuted, this one need not be tried. */
#include "reason-path-private.h"

#include "base-memory.h"
#include "reason-clash-private.h"

#include <stdlib.h>

/* What each depth works in; made when it is first needed. */
struct ReasonNest
{
  ReasonPosition position;
  ReasonClash clash;
  uint64_t *refuted; /* in the position that an option of this depth is taken in */
  uint64_t *sound;   /* there, those that are known not to be refuted */
  uint64_t *placed;  /* options that followed from the one taken */
};

static ReasonNest *
find_nest (ReasonPath *self, uint32_t depth)
{
  const uint32_t n_words = self->plan->n_words;
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
  nest->refuted = base_new_zeroed (uint64_t, 3 * (size_t) n_words);
  if (nest->refuted == NULL || reason_position_init (&nest->position, self->plan) != BASE_OK
      || reason_clash_init (&nest->clash, self->plan) != BASE_OK)
    {
      self->status = BASE_NO_MEMORY;
      return NULL;
    }
  nest->sound = nest->refuted + n_words;
  nest->placed = nest->sound + n_words;
  return nest;
}

void
reason_path_free_nests (ReasonPath *self)
{
  for (uint32_t depth = 0; depth < REASON_MOST_NESTS; depth++)
    if (self->nests[depth] != NULL)
      {
        reason_position_clear (&self->nests[depth]->position);
        reason_clash_clear (&self->nests[depth]->clash);
        free (self->nests[depth]->refuted);
        free (self->nests[depth]);
      }
}

uint64_t
reason_path_work_in_nests (const ReasonPath *self)
{
  return self->nests[0] != NULL ? self->nests[0]->clash.work : 0;
}

/* Places the last options of items, until there are none; adds them to `placed` (or NULL). */
static void
settle (ReasonPosition *position, uint64_t *placed)
{
  while (position->n_singles > 0 && !position->is_broken)
    {
      const uint32_t item = position->singles[--position->n_singles];

      if (reason_position_is_open (position, item))
        {
          const uint32_t option = reason_position_single (position, item);

          if (placed != NULL)
            reason_add (placed, option);
          reason_position_place (position, option);
        }
    }
}

/* The options of a position that force refutes. */
static void
collect_clashes (ReasonPath *self,
                 ReasonNest *nest,
                 const ReasonPosition *position,
                 ReasonForceMode mode)
{
  reason_clash_begin (&nest->clash, position, mode);
  REASON_EACH (option, position->alive, self->plan->n_words)
    {
      if (reason_path_must_end (self))
        return;
      if (reason_clash_refutes (&nest->clash, option))
        reason_add (nest->refuted, option);
    }
}

static bool collect_refuted (ReasonPath *self,
                             const ReasonPosition *from,
                             uint32_t depth,
                             ReasonForceMode mode,
                             uint32_t most_passes,
                             const uint64_t *left_out);

/* Whether the option is refuted in so many passes.  If not, `placed` has options that are not
 * refuted in so many either: what follows after a pass counts only if passes are not limited. */
static bool
refute (ReasonPath *self,
        ReasonNest *nest,
        const ReasonPosition *from,
        uint32_t option,
        uint32_t depth,
        ReasonForceMode mode,
        uint32_t most_passes)
{
  const ReasonPlan *plan = self->plan;

  reason_position_copy (&nest->position, from);
  reason_clear (nest->placed, plan->n_words);
  reason_add (nest->placed, option);
  reason_position_place (&nest->position, option);
  settle (&nest->position, nest->placed);
  for (uint32_t pass = 1; pass <= most_passes && !nest->position.is_broken; pass++)
    {
      if (!collect_refuted (self, &nest->position, depth - 1, mode, UINT32_MAX, NULL))
        break;
      REASON_EACH (other, self->nests[depth - 1]->refuted, plan->n_words)
        reason_position_strike (&nest->position, other);
      settle (&nest->position, most_passes == UINT32_MAX ? nest->placed : NULL);
    }
  return nest->position.is_broken;
}

/* Collects in `refuted` of that depth the options that can be refuted there, but for those of a
 * set that need not be tried.  Returns whether there are any; false if the search has to end. */
static bool
collect_refuted (ReasonPath *self,
                 const ReasonPosition *from,
                 uint32_t depth,
                 ReasonForceMode mode,
                 uint32_t most_passes,
                 const uint64_t *left_out)
{
  const uint32_t n_words = self->plan->n_words;
  ReasonNest *nest = find_nest (self, depth);

  if (nest == NULL)
    return false;
  reason_clear (nest->refuted, n_words);
  if (depth == 0)
    collect_clashes (self, nest, from, mode);
  reason_clear (nest->sound, n_words);
  for (uint32_t word = 0; word < n_words && left_out != NULL; word++)
    nest->sound[word] = left_out[word];
  REASON_EACH (option, from->alive, depth > 0 ? n_words : 0)
    {
      if (reason_path_must_end (self))
        return false;
      if (reason_has (nest->sound, option))
        continue;
      if (refute (self, nest, from, option, depth, mode, most_passes))
        reason_add (nest->refuted, option);
      else
        for (uint32_t word = 0; word < n_words; word++)
          nest->sound[word] |= nest->placed[word];
    }
  return self->status == BASE_OK && !self->gave_up && !reason_is_empty (nest->refuted, n_words);
}

/* Tries to refute each option in at most `passes` passes.  Returns whether one was refuted. */
static bool
find_at (ReasonPath *self,
         uint32_t depth,
         ReasonForceMode mode,
         uint32_t difficulty,
         uint32_t passes)
{
  self->floor = difficulty;
  if (collect_refuted (self, &self->position, depth, mode, passes, self->solution))
    REASON_EACH (option, self->nests[depth]->refuted, self->plan->n_words)
      if (reason_round_add (self, REASON_CASES, difficulty, false))
        reason_round_add_option (self, option);
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

  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
    if (find_at (self, 1, ways[i].mode, ways[i].difficulty, ways[i].passes)
        || reason_path_must_end (self))
      return;
  for (uint32_t depth = 2; depth <= deepest && !reason_path_must_end (self); depth++)
    if (find_at (self, depth, REASON_GROUPS, 113 + 2 * depth, UINT32_MAX))
      return;
}
