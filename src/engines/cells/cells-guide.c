/* cells-guide.c - few givens in a large open grid.
 *
 * A full solution without the givens is found quickly.  Each given is then added with as small a
 * change as possible.
 *
 * The *cover* is a solution with the givens placed so far: for each item the option that fills it.
 * The next given is forced in, which excludes options of the cover; their items are *bare*.  A bare
 * item is filled by the option that excludes as few more options of the cover as possible, and so
 * on.  This is a chain, which ends where it meets items that were bare.  In a Sudoku it finds the
 * exchange of two values along rows, columns and boxes without any notion of values.  When no item
 * is bare, the options taken and those of the cover that still stand are a solution together: the
 * next cover, for the next given. */
#include "cells-private.h"

#include "base-memory.h"
#include "base-random.h"

#include <stdlib.h>

/* Most bare items considered for one choice: the latest ones. */
#define MOST_BARE 8

#define MOST_JOINED 8

/* A chain starts anew when it has MOST_CHAIN times as many choices as an item has options; it may
 * do so MOST_TRIES times. */
#define MOST_CHAIN 10
#define MOST_TRIES 100

/* In a chain that starts anew, at most this many of the first choices may be other than the best:
 * with as many displaced options, or up to two more. */
#define MOST_STRAY 4

BaseStatus
cells_guide_init (CellsGuide *self, const CellsGraph *graph)
{
  *self = (CellsGuide){ .cover = base_new (uint32_t, graph->n_items),
                        .displaced = base_new (uint32_t, graph->n_options) };
  if (self->cover != NULL && self->displaced != NULL)
    return BASE_OK;
  cells_guide_clear (self);
  return BASE_NO_MEMORY;
}

void
cells_guide_clear (CellsGuide *self)
{
  free (self->cover);
  free (self->displaced);
  *self = (CellsGuide){ 0 };
}

void
cells_guide_reset (CellsGuide *self, const uint32_t *givens, uint32_t n_givens)
{
  self->givens = givens;
  self->n_givens = n_givens;
  self->n_placed = self->n_displaced = self->n_scanned = self->next_item = 0;
  self->has_cover = false;
  self->random.state = 0;
}

static void
cover_items (CellsGuide *self, const CellsGraph *graph, uint32_t option)
{
  for (uint32_t i = graph->first_term[option]; i < graph->first_term[option + 1]; i++)
    self->cover[graph->terms[i]] = option;
}

void
cells_guide_set_cover (CellsGuide *self,
                       const CellsGraph *graph,
                       const uint32_t *options,
                       uint32_t n_options)
{
  for (uint32_t item = 0; item < graph->n_items; item++)
    self->cover[item] = COVER_NONE;
  for (uint32_t i = 0; i < n_options; i++)
    cover_items (self, graph, options[i]);
  self->has_cover = true;
}

/* Writes the new cover over the old one.  Each option of the old cover is checked by itself: all
 * items of an excluded one are filled by the option that excluded it, or by another option that was
 * taken. */
void
cells_guide_keep (CellsGuide *self, const CellsState *state)
{
  const CellsGraph *graph = state->graph;

  if (!self->has_cover)
    for (uint32_t item = 0; item < graph->n_items; item++)
      self->cover[item] = COVER_NONE;
  for (uint32_t item = graph->n_primary; item < graph->n_items; item++)
    if (self->cover[item] != COVER_NONE && state->values[cells_taken (self->cover[item])] < 0)
      self->cover[item] = COVER_NONE;
  for (uint32_t i = 0; i < state->n_trail; i++)
    if ((state->trail[i] & 1) == 0)
      cover_items (self, graph, state->trail[i] / 2);
  self->has_cover = true;
}

void
cells_guide_go_back (CellsGuide *self, uint32_t n_trail)
{
  while (self->n_displaced > 0 && self->displaced[self->n_displaced - 1] >= n_trail)
    self->n_displaced--;
  if (self->n_scanned > n_trail)
    self->n_scanned = n_trail;
  self->next_item = 0;
}

bool
cells_guide_try_again (CellsGuide *self, const CellsGraph *graph)
{
  self->n_left = MOST_CHAIN * (graph->n_terms / graph->n_items);
  return self->n_tries++ < MOST_TRIES;
}

CellsNext
cells_guide_next_given (CellsGuide *self, CellsState *state)
{
  while (self->n_placed < self->n_givens)
    {
      const uint32_t option = self->givens[self->n_placed++];
      const int8_t value = state->values[cells_taken (option)];

      if (value < 0)
        return CELLS_NEXT_CLASHES;
      if (value == 0)
        {
          cells_state_take (state, option, cells_reason (CELLS_BY_CHOICE, 0));
          if (self->cover[state->graph->terms[state->graph->first_term[option]]] == option)
            continue;
          self->n_tries = 0;
          self->n_left = MOST_CHAIN * (state->graph->n_terms / state->graph->n_items);
          return CELLS_NEXT_PLACED;
        }
    }
  return CELLS_NEXT_NONE;
}

/* Finds the places on the trail where options of the cover went out. */
static void
scan_trail (CellsGuide *self, const CellsState *state)
{
  const CellsGraph *graph = state->graph;

  for (; self->n_scanned < state->n_trail; self->n_scanned++)
    {
      const CellsLiteral literal = state->trail[self->n_scanned];
      const uint32_t option = literal / 2;

      if ((literal & 1) != 0 && self->cover[graph->terms[graph->first_term[option]]] == option)
        self->displaced[self->n_displaced++] = self->n_scanned;
    }
}

/* Rates an option; larger is worse.  The rating is the number of options of the cover that taking
 * it excludes.  With equal numbers, it is better to fill items left bare by several options than by
 * one, since this joins them and ends the chain.  Counting stops at `most`. */
static int32_t
count_displaced (const CellsGuide *self, const CellsState *state, uint32_t option, int32_t most)
{
  const CellsGraph *graph = state->graph;
  const uint32_t begin = graph->first_term[option], end = graph->first_term[option + 1];
  int32_t n = 0, n_joined = 0;

  for (uint32_t i = begin; i < end; i++)
    {
      const uint32_t other = self->cover[graph->terms[i]];
      uint32_t k = begin;

      if (other == COVER_NONE || other == option)
        continue;
      while (self->cover[graph->terms[k]] != other)
        k++;
      if (k < i)
        continue;
      if (state->values[cells_taken (other)] == 0)
        {
          if (++n * MOST_JOINED - MOST_JOINED >= most)
            return most;
        }
      else
        n_joined++;
    }
  return n * MOST_JOINED - n_joined;
}

typedef struct
{
  uint32_t option;
  int32_t n;
} Best;

static void
look_at_item (CellsGuide *self, const CellsState *state, uint32_t item, Best *best)
{
  const CellsGraph *graph = state->graph;

  for (uint32_t k = graph->first_option[item]; k < graph->end_option[item]; k++)
    {
      const uint32_t option = graph->options[k];

      if (state->values[cells_taken (option)] == 0)
        {
          int32_t n = count_displaced (self, state, option, best->n);

          if (self->n_tries > 0 && state->n_levels < 1 + self->n_tries % MOST_STRAY)
            n = (int32_t) base_random_below (&self->random, 2 * MOST_JOINED) + n;
          if (n < best->n)
            *best = (Best){ option, n };
        }
    }
}

static uint32_t
choose_standing (CellsGuide *self, const CellsState *state)
{
  for (; self->next_item < state->graph->n_primary; self->next_item++)
    if (cells_item_n_open (state->items[self->next_item]) < CELLS_AT_REST)
      return self->cover[self->next_item];
  return COVER_NONE;
}

uint32_t
cells_guide_choose (CellsGuide *self, const CellsState *state)
{
  const CellsGraph *graph = state->graph;
  Best best = { COVER_NONE, INT32_MAX };
  uint32_t n_bare = 0;

  scan_trail (self, state);
  for (uint32_t i = self->n_displaced; i-- > 0 && n_bare < MOST_BARE;)
    {
      const uint32_t option = state->trail[self->displaced[i]] / 2;

      for (uint32_t k = graph->first_term[option]; k < graph->first_term[option + 1]; k++)
        {
          const uint32_t item = graph->terms[k];

          if (item < graph->n_primary && cells_item_n_open (state->items[item]) < CELLS_AT_REST)
            {
              look_at_item (self, state, item, &best);
              n_bare++;
            }
        }
    }
  if (best.option != COVER_NONE && self->n_left > 0)
    self->n_left--;
  if (best.option != COVER_NONE || self->n_placed < self->n_givens)
    return best.option;
  return choose_standing (self, state);
}
