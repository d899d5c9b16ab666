/* cells-clauses.c - the learnt clauses; the worse half is forgotten now and then.
 *
 * Two literals of a clause that are not false are watched, so most clauses need not be looked at
 * when a literal becomes false (Moskewicz and others: Chaff).  A clause is the better the fewer
 * levels it ties together (Audemard and Simon: Glucose). */
#include "cells-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Clauses that tie together at most this many levels stay while there is room. */
#define GOOD 2

BaseStatus
cells_clauses_init (CellsClauses *self, uint32_t n_options)
{
  *self = (CellsClauses){ .watches = base_new_zeroed (CellsWatches, 2 * (size_t) n_options),
                          .n_literals = 2 * n_options };
  return self->watches != NULL ? BASE_OK : BASE_NO_MEMORY;
}

void
cells_clauses_clear (CellsClauses *self)
{
  for (uint32_t i = 0; self->watches != NULL && i < self->n_literals; i++)
    free (self->watches[i].watches);
  free (self->watches);
  free (self->words);
  free (self->clauses);
  *self = (CellsClauses){ 0 };
}

BaseStatus
cells_clauses_reset (CellsClauses *self, uint32_t n_options, const BaseStop *stop)
{
  uint64_t left = 0;

  for (uint32_t i = 0; i < 2 * n_options; i++)
    {
      if (base_stop_asked_after (stop, 1, &left))
        return BASE_STOPPED;
      self->watches[i].n = 0;
    }
  self->n_words = self->n_clauses = 0;
  self->failed = false;
  return BASE_OK;
}

BaseStatus
cells_clauses_grow_watches (CellsWatches *list)
{
  void *array = list->watches;
  const BaseStatus status = base_grow (&array, &list->capacity, list->n + 1, sizeof (CellsWatch));

  list->watches = array;
  return status;
}

static BaseStatus
watch_clause (CellsClauses *self, uint32_t clause)
{
  const CellsLiteral *literals = cells_clause_literals (self, clause);

  cells_clauses_watch (self, literals[0], (CellsWatch){ clause, literals[1] });
  cells_clauses_watch (self, literals[1], (CellsWatch){ clause, literals[0] });
  return self->failed ? BASE_NO_MEMORY : BASE_OK;
}

static BaseStatus
list_clause (CellsClauses *self, uint32_t clause)
{
  void *array = self->clauses;
  BaseStatus status =
      base_grow (&array, &self->clauses_capacity, self->n_clauses + 1, sizeof (uint32_t));

  self->clauses = array;
  if (status == BASE_OK)
    self->clauses[self->n_clauses++] = clause;
  return status;
}

BaseStatus
cells_clauses_add (CellsClauses *self,
                   const CellsLiteral *literals,
                   uint32_t n,
                   uint32_t quality,
                   uint32_t *out_clause)
{
  const uint32_t clause = (uint32_t) self->n_words;
  void *array = self->words;
  BaseStatus status;

  if (self->n_words + n + CELLS_CLAUSE_HEAD > CELLS_MOST_REASON)
    return BASE_NO_MEMORY;
  status =
      base_grow (&array, &self->capacity, self->n_words + n + CELLS_CLAUSE_HEAD, sizeof (uint32_t));
  self->words = array;
  if (status != BASE_OK)
    return status;
  self->words[clause] = n;
  self->words[clause + 1] = quality;
  memcpy (cells_clause_literals (self, clause), literals, n * sizeof (CellsLiteral));
  self->n_words += n + CELLS_CLAUSE_HEAD;
  status = list_clause (self, clause);
  if (status == BASE_OK)
    status = watch_clause (self, clause);
  if (status == BASE_OK)
    *out_clause = clause;
  return status;
}

/* Whether the clause is the reason for a literal of the trail; that literal is then its first. */
static bool
is_needed (const CellsClauses *self, const CellsState *state, uint32_t clause)
{
  const CellsLiteral first = cells_clause_literals (self, clause)[0];

  return state->values[first] > 0
         && state->origins[first / 2].reason == cells_reason (CELLS_BY_CLAUSE, clause);
}

/* Larger is worse: quality, then length, then age. */
static uint64_t
badness (const CellsClauses *self, uint32_t clause)
{
  const uint64_t quality = self->words[clause + 1] & (CELLS_USED - 1);
  const uint64_t size = cells_clause_size (self, clause);

  return (quality < 0xffff ? quality : 0xffff) << 16 | (size < 0xffff ? size : 0xffff);
}

static int
cells_clauses_compare (const void *a, const void *b)
{
  const uint64_t x = *(const uint64_t *) a, y = *(const uint64_t *) b;

  return (x > y) - (x < y);
}

/* Marks the clauses to forget with size 0. Their length moves to the quality, where the walk over
 * the words finds it. */
static void
mark_worse_half (CellsClauses *self, const CellsState *state, uint64_t *keys)
{
  const bool is_full = self->n_words > CELLS_MANY_WORDS;
  size_t n = 0;

  for (size_t i = 0; i < self->n_clauses; i++)
    {
      const uint32_t clause = self->clauses[i];
      uint32_t *quality = &self->words[clause + 1];
      const bool is_good =
          !is_full && ((*quality & (CELLS_USED - 1)) <= GOOD || (*quality & CELLS_USED) != 0);

      *quality &= ~CELLS_USED;
      if ((*quality & CELLS_KEEP) == 0 && !is_good && !is_needed (self, state, clause))
        keys[n++] = badness (self, clause) << 32 | clause;
    }
  qsort (keys, n, sizeof *keys, cells_clauses_compare);
  for (size_t i = n / 2; i < n; i++)
    {
      const uint32_t clause = (uint32_t) keys[i];

      self->words[clause + 1] = self->words[clause];
      self->words[clause] = 0;
    }
}

/* Moves the remaining clauses together, and updates the reasons on the trail. */
static void
close_gaps (CellsClauses *self, CellsState *state)
{
  size_t to = 0;

  self->n_clauses = 0;
  for (size_t from = 0; from < self->n_words;)
    {
      const bool is_forgotten = self->words[from] == 0;
      const uint32_t n = self->words[from + is_forgotten] + CELLS_CLAUSE_HEAD;

      if (!is_forgotten)
        {
          if (is_needed (self, state, (uint32_t) from))
            state->origins[self->words[from + CELLS_CLAUSE_HEAD] / 2].reason =
                cells_reason (CELLS_BY_CLAUSE, (uint32_t) to);
          memmove (&self->words[to], &self->words[from], n * sizeof (uint32_t));
          self->clauses[self->n_clauses++] = (uint32_t) to;
          to += n;
        }
      from += n;
    }
  self->n_words = to;
}

BaseStatus
cells_clauses_forget (CellsClauses *self, CellsState *state)
{
  uint64_t *keys = base_new (uint64_t, self->n_clauses);
  BaseStatus status = BASE_OK;

  if (keys == NULL)
    return BASE_NO_MEMORY;
  mark_worse_half (self, state, keys);
  free (keys);
  close_gaps (self, state);
  for (uint32_t i = 0; i < 2 * state->graph->n_options; i++)
    self->watches[i].n = 0;
  for (size_t i = 0; i < self->n_clauses && status == BASE_OK; i++)
    status = watch_clause (self, self->clauses[i]);
  return status;
}
