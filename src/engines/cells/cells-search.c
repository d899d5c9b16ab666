/* cells-search.c - the search: choose, follow, learn from conflicts, and go back as far as that
 * allows.
 *
 * A solution is determined by its choices.  So a clause that forbids those choices together forbids
 * this solution and no other, and the search goes on behind it with all that it has learnt. */
#include "cells-private.h"

#include "base-memory.h"

#include <stdlib.h>

#define FIRST_FORGET 2000
#define MORE_FORGET  300

/* For problems where a restart is expensive: conflicts before the first one; the number doubles
 * each time. */
#define FIRST_PATIENCE 1000

/* Conflicts after which the guide is given up. */
#define MOST_GUIDED 5000

BaseStatus
cells_search_init (CellsSearch *self, const CellsGraph *graph)
{
  const uint32_t n = graph->n_options;
  BaseStatus status;

  *self = (CellsSearch){ .graph = graph,
                         .seen = base_new_zeroed (uint8_t, n),
                         .touched = base_new (uint32_t, (size_t) n + 1),
                         .learnt = base_new (CellsLiteral, (size_t) n + 2),
                         .counts = base_new_zeroed (uint32_t, (size_t) n + 1),
                         .stamps = base_new_zeroed (uint64_t, (size_t) n + 1),
                         .option_stamps = base_new_zeroed (uint64_t, n),
                         .item_stamps = base_new_zeroed (uint64_t, graph->n_items),
                         .stack = base_new (uint32_t, 2 * (size_t) n) };
  status = self->seen != NULL && self->touched != NULL && self->learnt != NULL
                   && self->counts != NULL && self->stamps != NULL && self->option_stamps != NULL
                   && self->item_stamps != NULL && self->stack != NULL
               ? BASE_OK
               : BASE_NO_MEMORY;
  if (status == BASE_OK)
    status = cells_state_init (&self->state, graph);
  if (status == BASE_OK)
    status = cells_clauses_init (&self->clauses, n);
  if (status == BASE_OK)
    status = cells_order_init (&self->order, graph);
  if (status == BASE_OK)
    status = cells_guide_init (&self->guide, graph);
  if (status != BASE_OK)
    cells_search_clear (self);
  return status;
}

void
cells_search_clear (CellsSearch *self)
{
  cells_state_clear (&self->state);
  cells_clauses_clear (&self->clauses);
  cells_order_clear (&self->order);
  cells_guide_clear (&self->guide);
  free (self->seen);
  free (self->touched);
  free (self->learnt);
  free (self->counts);
  free (self->stamps);
  free (self->option_stamps);
  free (self->item_stamps);
  free (self->stack);
  *self = (CellsSearch){ 0 };
}

static void
go_back_to (CellsSearch *self, uint32_t level)
{
  CellsState *state = &self->state;

  if (state->n_levels > level)
    {
      const uint32_t start = state->starts[level + 1];

      const uint32_t n = state->n_trail - start;

      cells_state_go_back (state, start);
      cells_order_return (&self->order, &state->trail[start], n);
      state->n_levels = level;
      cells_guide_go_back (&self->guide, state->n_trail);
    }
  self->n_looked_taken = self->n_looked_out = state->n_trail;
  state->n_units = state->next_unit = 0;
  state->dead_item = COVER_NONE;
}

/* Goes back and makes the clause in `learnt` force its first literal. */
static BaseStatus
add_learnt (CellsSearch *self)
{
  uint32_t clause;
  BaseStatus status;

  go_back_to (self, self->back_level);
  if (self->n_learnt == 1)
    {
      cells_state_set (&self->state, self->learnt[0], cells_reason (CELLS_BY_CHOICE, 0));
      return BASE_OK;
    }
  status = cells_clauses_add (&self->clauses, self->learnt, self->n_learnt, self->quality, &clause);
  if (status == BASE_OK)
    cells_state_set (&self->state, self->learnt[0], cells_reason (CELLS_BY_CLAUSE, clause));
  return status;
}

/* Forbids the present solution, which has at least one choice. */
static BaseStatus
forbid_solution (CellsSearch *self)
{
  const CellsState *state = &self->state;

  self->n_learnt = 0;
  for (uint32_t level = state->n_levels; level > 0; level--)
    self->learnt[self->n_learnt++] = state->trail[state->starts[level]] ^ 1;
  self->back_level = state->n_levels - 1;
  self->quality = CELLS_KEEP;
  return add_learnt (self);
}

static bool
wants_restart (CellsRestarts *self)
{
  if (self->patience != 0 ? self->n_since < self->patience
                          : self->n_since < 50 || self->fast * 0.7 < self->slow)
    return false;
  self->patience *= 2;
  self->n_since = 0;
  return true;
}

static void
note_quality (CellsRestarts *self, uint32_t quality)
{
  self->n_conflicts++;
  self->n_since++;
  if (self->n_conflicts == 1)
    self->fast = self->slow = quality;
  self->fast += (quality - self->fast) / 32;
  self->slow += (quality - self->slow) / 4096;
}

static BaseStatus
meet_conflict (CellsSearch *self, uint32_t clause)
{
  cells_learn (self, clause);
  note_quality (&self->restarts, self->quality);
  self->restarts.n_levels_back += self->state.n_levels - self->back_level;
  cells_order_decay (&self->order);
  return add_learnt (self);
}

static BaseStatus
restart_or_forget (CellsSearch *self)
{
  BaseStatus status = BASE_OK;

  if (wants_restart (&self->restarts))
    go_back_to (self, 0);
  if (self->restarts.n_conflicts >= self->next_forget
      || (self->clauses.n_words > CELLS_MANY_WORDS && self->restarts.n_conflicts % 1024 == 0))
    {
      status = cells_clauses_forget (&self->clauses, &self->state);
      self->n_forgets++;
      self->next_forget += FIRST_FORGET + MORE_FORGET * self->n_forgets;
    }
  return status;
}

static bool
must_stop (CellsSearch *self, EngineAnswer *answer)
{
  self->paused = self->state.work >= self->most_work;
  if (cells_state_stops (&self->state))
    answer->outcome = COVER_RAN_TO_STOP;
  else if (self->paused)
    answer->outcome = COVER_RAN_TO_LIMIT;
  else
    return false;
  return true;
}

BaseStatus
cells_search_start (CellsSearch *self,
                    const uint32_t *givens,
                    uint32_t n_givens,
                    const BaseStop *stop)
{
  BaseStatus status = cells_state_reset (&self->state, stop);

  if (status == BASE_OK)
    status = cells_clauses_reset (&self->clauses, self->graph->n_options, stop);
  if (status == BASE_OK)
    status = cells_order_reset (&self->order, self->graph, stop);
  if (status != BASE_OK)
    return status;
  self->restarts = (CellsRestarts){ .patience = self->order.by_items ? FIRST_PATIENCE : 0 };
  self->n_looked_taken = self->n_looked_out = 0;
  self->next_forget = FIRST_FORGET;
  self->n_forgets = 0;
  self->gave_up = false;
  self->most_work = UINT64_MAX;
  cells_guide_reset (&self->guide, givens, n_givens);
  return BASE_OK;
}

/* The present state is a solution, except for the givens to come: goes on to the next given that is
 * not in it. */
static CellsNext
place_next_given (CellsSearch *self)
{
  cells_guide_keep (&self->guide, &self->state);
  go_back_to (self, 0);
  return cells_guide_next_given (&self->guide, &self->state);
}

static uint32_t
cells_search_choose (CellsSearch *self, const EngineAnswer *answer)
{
  CellsGuide *guide = &self->guide;

  if (self->order.by_items)
    cells_state_hasten_look (&self->state, self->graph->n_primary);
  if (!guide->has_cover)
    return cells_order_choose (&self->order, &self->state);
  if (guide->n_left == 0 && answer->counters.solutions == 0)
    {
      go_back_to (self, 0);
      self->gave_up = !cells_guide_try_again (guide, self->graph);
    }
  return cells_guide_choose (guide, &self->state);
}

/* Handles a state without open options.  Returns whether the search is over. */
static bool
end_of_choices (CellsSearch *self,
                CellsFound found,
                void *data,
                EngineAnswer *answer,
                BaseStatus *status)
{
  if (self->guide.n_placed < self->guide.n_givens)
    return place_next_given (self) == CELLS_NEXT_CLASHES;
  if (!found (data, &self->state))
    {
      answer->outcome = COVER_RAN_TO_LIMIT;
      return true;
    }
  if (self->state.n_levels == 0)
    return true;
  *status = forbid_solution (self);
  return false;
}

/* Handles a conflict, of the clause or an item.  Returns whether the search is over. */
static bool
end_of_branch (CellsSearch *self, uint32_t clause, EngineAnswer *answer, BaseStatus *status)
{
  answer->counters.dead_ends++;
  if (self->state.n_levels == 0)
    return true;
  self->gave_up = self->guide.n_givens > 0 && answer->counters.solutions == 0
                  && self->restarts.n_conflicts > MOST_GUIDED;
  if (self->gave_up)
    return true;
  *status = meet_conflict (self, clause);
  return false;
}

BaseStatus
cells_search_go_on (CellsSearch *self,
                    const EngineRequest *request,
                    CellsFound found,
                    void *data,
                    EngineAnswer *answer)
{
  CellsState *state = &self->state;
  BaseStatus status = BASE_OK;

  self->paused = false;
  while (status == BASE_OK && !must_stop (self, answer))
    {
      uint32_t clause;
      uint32_t choice;

      if (!cells_follow (self, &clause))
        {
          if (!state->is_stopped && end_of_branch (self, clause, answer, &status))
            return BASE_OK;
          continue;
        }
      if (self->clauses.failed)
        return BASE_NO_MEMORY;
      status = restart_or_forget (self);
      if (status != BASE_OK || !cells_has_looked (self))
        continue;
      choice = cells_search_choose (self, answer);
      if (self->gave_up)
        return BASE_OK;
      if (choice == COVER_NONE)
        {
          if (end_of_choices (self, found, data, answer, &status))
            return status;
          continue;
        }
      answer->counters.nodes++;
      state->starts[++state->n_levels] = state->n_trail;
      cells_state_take (state, choice, cells_reason (CELLS_BY_CHOICE, 0));
      if (engine_must_stop (request, answer))
        return BASE_OK;
    }
  return status;
}

BaseStatus
cells_search_run (CellsSearch *self,
                  const uint32_t *givens,
                  uint32_t n_givens,
                  const uint32_t *filling,
                  uint32_t n_filling,
                  const EngineRequest *request,
                  CellsFound found,
                  void *data,
                  EngineAnswer *answer)
{
  const BaseStatus status = cells_search_start (self, givens, n_givens, request->stop);

  if (status != BASE_OK)
    return status;
  if (filling != NULL)
    cells_guide_set_cover (&self->guide, self->graph, filling, n_filling);
  return cells_search_go_on (self, request, found, data, answer);
}
