/* All that follows from what was taken: from items (cells-state.c) and from what was learnt. */
#include "cells-private.h"

#include <string.h>

/* What a look at a clause, of which a watched literal has become false, comes to. */
typedef enum
{
  STAYS, /* with that literal */
  MOVES, /* another one is watched now */
  IS_FALSE,
} Look;

/* Keeps two literals in front that are not false, as far as there are any; `literal` was one of the two.  Where the
 * other one is all that is left, it follows. */
static inline Look
look_at_clause (CellsSearch *self, CellsLiteral literal, CellsWatch *watch)
{
  const int8_t *const values = self->state.values;
  CellsLiteral *literals = cells_clause_literals (&self->clauses, watch->clause);
  const uint32_t size = cells_clause_size (&self->clauses, watch->clause);
  const CellsLiteral first = literals[0] ^ literals[1] ^ literal;
  uint32_t k = 2;

  watch->other = first;
  if (values[first] > 0)
    return STAYS;
  while (k < size && values[literals[k]] < 0)
    k++;
  literals[0] = first;
  if (k < size)
    {
      literals[1] = literals[k];
      literals[k] = literal;
      cells_clauses_watch (&self->clauses, literals[1], *watch);
      return MOVES;
    }
  literals[1] = literal;
  if (values[first] < 0)
    return IS_FALSE;
  cells_state_set (&self->state, first, cells_reason (CELLS_BY_CLAUSE, watch->clause));
  return STAYS;
}

/* Of so many watches those are gathered whose clauses must be looked at: which ones cannot be foreseen, and these
 * clauses are on their way then. */
#define AT_ONCE 32

/* Looks at the clauses that watch a literal which has become false; returns one that is false, or COVER_NONE. */
static uint32_t
look_at (CellsSearch *self, CellsLiteral literal)
{
  CellsWatches *list = &self->clauses.watches[literal];
  const int8_t *const values = self->state.values;
  CellsWatch *const watches = list->watches;
  const size_t n = list->n;
  size_t to = 0, from = 0;
  uint32_t found = COVER_NONE;

  self->state.work += n + 1;
  while (from < n && found == COVER_NONE)
    {
      const size_t pause = n - from < AT_ONCE ? n : from + AT_ONCE;
      CellsWatch waiting[AT_ONCE];
      uint32_t n_waiting = 0;

      for (; from < pause; from++)
        {
          const CellsWatch watch = watches[from];
          const bool holds = values[watch.other] > 0;

          watches[to] = waiting[n_waiting] = watch;
          to += holds;
          n_waiting += !holds;
        }
      for (uint32_t i = 0; i < n_waiting; i++)
        __builtin_prefetch (&self->clauses.words[waiting[i].clause]);
      for (uint32_t i = 0; i < n_waiting; i++)
        {
          const Look look =
              found == COVER_NONE ? look_at_clause (self, literal, &waiting[i]) : STAYS;

          if (look == IS_FALSE)
            found = waiting[i].clause;
          if (look != MOVES)
            watches[to++] = waiting[i];
        }
    }
  if (to == from)
    return found;
  memmove (&watches[to], &watches[from], (n - from) * sizeof (CellsWatch));
  list->n = to + (n - from);
  return found;
}

/* So many entries of the trail are looked through for options that went out before items are asked again. */
#define OUT_AT_ONCE 8

/* Looks at clauses for the next entries of the trail, up to `end`, that are of one kind; COVER_NONE: none is false. */
static uint32_t
look_on (CellsSearch *self, uint32_t *n_looked, uint32_t end, CellsLiteral kind)
{
  uint32_t clause = COVER_NONE;

  while (*n_looked < end && clause == COVER_NONE)
    {
      const CellsLiteral literal = self->state.trail[(*n_looked)++];

      if ((literal & 1) == kind)
        clause = look_at (self, literal ^ 1);
    }
  return clause;
}

/* What was learnt has its say before each option that items take, where an option was taken, and after them where
 * options went out, which are five times as many.  With all that items say first, which costs less, conflicts teach
 * less: on the hardest puzzles 1.6 times as many are needed.  With everything that was learnt first they are as many,
 * each at a fifth more. */
bool
cells_follow (CellsSearch *self, uint32_t *out_clause)
{
  CellsState *state = &self->state;

  for (;;)
    {
      *out_clause = look_on (self, &self->n_looked_taken, state->n_trail, 0);
      if (*out_clause != COVER_NONE)
        return false;
      if (cells_state_step (state) && !state->is_stopped)
        continue;
      if (state->dead_item != COVER_NONE || state->is_stopped)
        return false;
      if (cells_has_looked (self))
        return true;
      *out_clause = look_on (self, &self->n_looked_out,
                             state->n_trail - self->n_looked_out < OUT_AT_ONCE
                                 ? state->n_trail
                                 : self->n_looked_out + OUT_AT_ONCE,
                             1);
      if (*out_clause != COVER_NONE)
        return false;
    }
}
