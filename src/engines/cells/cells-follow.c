/* cells-follow.c - everything that follows from a choice: from items (cells-state.c) and from
 * learnt clauses. */
#include "cells-private.h"

#include <string.h>

/* The result of visiting a clause after a watched literal of it has become false. */
typedef enum
{
  STAYS, /* it goes on watching that literal */
  MOVES, /* it now watches another one */
  IS_FALSE,
} Look;

/* Puts two literals that are not false in front, if there are two; `literal` was one of the watched
 * two.  If only the other one is left, it follows. */
static inline Look
visit_clause (CellsSearch *self, CellsLiteral literal, CellsWatch *watch)
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

/* Watches are examined in blocks of this size.  First those are gathered whose clauses must be
 * visited, without a branch, because that cannot be predicted; then these clauses are
 * prefetched. */
#define AT_ONCE 32

/* Visits the clauses that watch a literal which has become false.  Returns one that is false, or
 * COVER_NONE. */
static uint32_t
visit_watchers (CellsSearch *self, CellsLiteral literal)
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
          const Look look = found == COVER_NONE ? visit_clause (self, literal, &waiting[i]) : STAYS;

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

/* Entries of the trail that are checked for excluded options before items have their turn again. */
#define OUT_AT_ONCE 8

/* Visits clauses for the next entries of the trail, up to `end`, that are of one kind.  Returns a
 * false clause or COVER_NONE. */
static uint32_t
visit_next (CellsSearch *self, uint32_t *n_looked, uint32_t end, CellsLiteral kind)
{
  uint32_t clause = COVER_NONE;

  while (*n_looked < end && clause == COVER_NONE)
    {
      const CellsLiteral literal = self->state.trail[(*n_looked)++];

      if ((literal & 1) == kind)
        clause = visit_watchers (self, literal ^ 1);
    }
  return clause;
}

/* Clauses that watch taken options come before each step of the items.  Clauses that watch excluded
 * options, which are five times as many, come after all steps of the items.  With all steps of the
 * items first, which costs less, conflicts teach less: the hardest puzzles need 1.6 times as many.
 * With all clauses first, there are as many conflicts, but each costs a fifth more. */
bool
cells_follow (CellsSearch *self, uint32_t *out_clause)
{
  CellsState *state = &self->state;

  for (;;)
    {
      *out_clause = visit_next (self, &self->n_looked_taken, state->n_trail, 0);
      if (*out_clause != COVER_NONE)
        return false;
      if (cells_state_step (state) && !state->is_stopped)
        continue;
      if (state->dead_item != COVER_NONE || state->is_stopped)
        return false;
      if (cells_has_looked (self))
        return true;
      *out_clause = visit_next (self, &self->n_looked_out,
                                state->n_trail - self->n_looked_out < OUT_AT_ONCE
                                    ? state->n_trail
                                    : self->n_looked_out + OUT_AT_ONCE,
                                1);
      if (*out_clause != COVER_NONE)
        return false;
    }
}
