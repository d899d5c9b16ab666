/* cells-order.c - which option is taken next.
 *
 * It is, among the options that had to do with conflicts lately, one of an item that has few
 * options left: such an item is decided sooner either way.  Eight minimal 25x25 puzzles take 262
 * thousand conflicts with this rule, 360 by weight alone, and 490 where options of items with many
 * options come first; 19 Latin squares of 36 to 41 rows take 1.6 s, and 2.3 s by weight alone.  How
 * weight and number are combined hardly matters: weights divided by the number, by its square, or
 * by two more than it; or times the sum of the reciprocals over all items; of 8, 12 or 24 options.
 *
 * Random sets gain as well.  2,240 of them, of 21 kinds (of two to five items among 60 to 400; in
 * some kinds a part need not be covered), take less work than by weight alone in each kind, in most
 * a fifth to a half less.  A single set is luck: by weight alone a third of the sets of three need
 * fewer conflicts, and four in ten of those of two to four, some a tenth of them.  So a few sets
 * prove nothing.
 *
 * A choice always takes an option.  Excluding one instead, where it was excluded last time, needs
 * more conflicts: 1.3 times as many on 25x25 puzzles without redundant givens. */
#include "cells-private.h"

#include "base-memory.h"

#include <stdlib.h>

/* Each conflict weighs 1 / DECAY times as much as the one before.  Weights are scaled down when
 * they exceed LARGE. */
#define DECAY 0.99
#define LARGE 1e100

/* With more options an item than this, there is much to fill and little to contradict. */
#define MANY_OPTIONS 16

/* Up to MOST_COMPARED open options are compared, among the first MOST_LOOKED_AT of the heap with at
 * least NEARLY the weight of the first. */
#define MOST_COMPARED  12
#define MOST_LOOKED_AT 40
#define NEARLY         0.6

/* Work of sinking one option in the heap, at least, between two checks of the stop flag. */
#define WORK_OF_SINKING 4

BaseStatus
cells_order_init (CellsOrder *self, const CellsGraph *graph)
{
  const uint32_t n_options = graph->n_options;

  *self = (CellsOrder){ .weights = base_new (double, n_options),
                        .heap = base_new (uint32_t, n_options),
                        .places = base_new (uint32_t, n_options),
                        .item_weights = base_new (uint32_t, graph->n_items),
                        .was_taken = base_new (uint8_t, n_options) };
  if (self->weights != NULL && self->heap != NULL && self->places != NULL
      && self->item_weights != NULL && self->was_taken != NULL)
    return BASE_OK;
  cells_order_clear (self);
  return BASE_NO_MEMORY;
}

void
cells_order_clear (CellsOrder *self)
{
  free (self->weights);
  free (self->heap);
  free (self->places);
  free (self->item_weights);
  free (self->was_taken);
  *self = (CellsOrder){ 0 };
}

static inline bool
is_before (const CellsOrder *self, uint32_t a, uint32_t b)
{
  return self->weights[a] > self->weights[b] || (self->weights[a] == self->weights[b] && a < b);
}

static void
cells_order_put (CellsOrder *self, uint32_t place, uint32_t option)
{
  self->heap[place] = option;
  self->places[option] = place;
}

static void
raise_option (CellsOrder *self, uint32_t place)
{
  const uint32_t option = self->heap[place];

  while (place > 0 && is_before (self, option, self->heap[(place - 1) / 2]))
    {
      cells_order_put (self, place, self->heap[(place - 1) / 2]);
      place = (place - 1) / 2;
    }
  cells_order_put (self, place, option);
}

static void
sink_option (CellsOrder *self, uint32_t place)
{
  const uint32_t option = self->heap[place];

  for (;;)
    {
      uint32_t below = 2 * place + 1;

      if (below >= self->n_heap)
        break;
      if (below + 1 < self->n_heap && is_before (self, self->heap[below + 1], self->heap[below]))
        below++;
      if (!is_before (self, self->heap[below], option))
        break;
      cells_order_put (self, place, self->heap[below]);
      place = below;
    }
  cells_order_put (self, place, option);
}

BaseStatus
cells_order_reset (CellsOrder *self, const CellsGraph *graph, const BaseStop *stop)
{
  uint64_t left = 0;

  self->step = 1;
  self->n_heap = self->n_options = graph->n_options;
  for (uint32_t option = 0; option < graph->n_options; option++)
    {
      const uint32_t n_terms = graph->first_term[option + 1] - graph->first_term[option];
      double weight = 0;

      if (base_stop_asked_after (stop, n_terms + (uint64_t) 1, &left))
        return BASE_STOPPED;
      for (uint32_t i = graph->first_term[option]; i < graph->first_term[option + 1]; i++)
        {
          const uint32_t item = graph->terms[i];

          weight += 1.0 / (graph->end_option[item] - graph->first_option[item]);
        }
      self->weights[option] = weight;
      self->was_taken[option] = 1;
      cells_order_put (self, option, option);
    }
  for (uint32_t place = graph->n_options / 2; place-- > 0;)
    {
      if (base_stop_asked_after (stop, WORK_OF_SINKING, &left))
        return BASE_STOPPED;
      sink_option (self, place);
    }
  for (uint32_t item = 0; item < graph->n_items; item++)
    self->item_weights[item] = 1;
  self->by_items = graph->n_terms > (uint64_t) MANY_OPTIONS * graph->n_items;
  return BASE_OK;
}

static void
scale_down (CellsOrder *self)
{
  for (uint32_t option = 0; option < self->n_options; option++)
    self->weights[option] /= LARGE;
  self->step /= LARGE;
}

void
cells_order_bump (CellsOrder *self, uint32_t option)
{
  self->weights[option] += self->step;
  if (self->places[option] != COVER_NONE)
    raise_option (self, self->places[option]);
  if (self->weights[option] > LARGE)
    scale_down (self);
}

void
cells_order_decay (CellsOrder *self)
{
  self->step /= DECAY;
}

void
cells_order_return (CellsOrder *self, const CellsLiteral *literals, uint32_t n)
{
  while (n-- > 0)
    {
      const uint32_t option = literals[n] / 2;

      self->was_taken[option] = (literals[n] & 1) == 0;
      if (self->places[option] != COVER_NONE)
        continue;
      cells_order_put (self, self->n_heap++, option);
      raise_option (self, self->n_heap - 1);
    }
}

static void
remove_first (CellsOrder *self)
{
  self->places[self->heap[0]] = COVER_NONE;
  self->n_heap--;
  if (self->n_heap > 0)
    {
      cells_order_put (self, 0, self->heap[self->n_heap]);
      sink_option (self, 0);
    }
}

/* The item with fewest open options for its weight; COVER_NONE: all are at rest. */
static uint32_t
choose_item (const CellsOrder *self, const CellsState *state)
{
  uint32_t best = COVER_NONE;
  uint64_t n_best = 1, weight_best = 0;

  for (uint32_t item = 0; item < state->graph->n_primary; item++)
    {
      const uint64_t n = cells_item_n_open (state->items[item]);

      if (n * weight_best < n_best * self->item_weights[item] && n < CELLS_AT_REST)
        {
          best = item;
          n_best = n;
          weight_best = self->item_weights[item];
        }
      else if (best == COVER_NONE && n < CELLS_AT_REST)
        {
          best = item;
          n_best = n;
          weight_best = self->item_weights[item];
        }
    }
  return best;
}

/* Prefers an option that was taken before, and of these the one whose items have most options
 * left. */
static uint32_t
choose_option (const CellsOrder *self, const CellsState *state, uint32_t item)
{
  const CellsGraph *graph = state->graph;
  uint32_t best = COVER_NONE;
  uint64_t most = 0;

  for (uint32_t k = graph->first_option[item]; k < graph->end_option[item]; k++)
    {
      const uint32_t option = graph->options[k];
      uint64_t n = (uint64_t) self->was_taken[option] << 62;

      if (state->values[cells_taken (option)] != 0)
        continue;
      for (uint32_t i = graph->first_term[option]; i < graph->first_term[option + 1]; i++)
        n += cells_item_n_open (state->items[graph->terms[i]]);
      if (best == COVER_NONE || n > most)
        {
          best = option;
          most = n;
        }
    }
  return best;
}

/* The smallest number of open options among the option's primary items. */
static uint32_t
fewest_left (const CellsState *state, uint32_t option)
{
  const CellsGraph *graph = state->graph;
  uint32_t fewest = CELLS_AT_REST;

  for (uint32_t i = graph->first_term[option]; i < graph->first_term[option + 1]; i++)
    {
      const uint32_t item = graph->terms[i], n = cells_item_n_open (state->items[item]);

      fewest = n < fewest && item < graph->n_primary ? n : fewest;
    }
  return fewest;
}

/* The best of the heaviest options: the open ones at the top of the heap, level by level. */
static uint32_t
choose_heavy (const CellsOrder *self, const CellsState *state)
{
  const double least = NEARLY * self->weights[self->heap[0]];
  uint32_t places[MOST_LOOKED_AT] = { 0 }, n = 1, n_compared = 0, best = self->heap[0];
  double most = 0;

  for (uint32_t i = 0; i < n && n_compared < MOST_COMPARED; i++)
    {
      const uint32_t option = self->heap[places[i]];

      if (state->values[cells_taken (option)] == 0)
        {
          const double weight = self->weights[option] / fewest_left (state, option);

          n_compared++;
          best = weight > most ? option : best;
          most = weight > most ? weight : most;
        }
      for (uint32_t below = 2 * places[i] + 1; below <= 2 * places[i] + 2; below++)
        if (below < self->n_heap && n < MOST_LOOKED_AT && self->weights[self->heap[below]] >= least)
          places[n++] = below;
    }
  return best;
}

uint32_t
cells_order_choose (CellsOrder *self, const CellsState *state)
{
  uint32_t item;

  if (self->by_items)
    {
      item = choose_item (self, state);
      return item == COVER_NONE ? COVER_NONE : choose_option (self, state, item);
    }
  while (self->n_heap > 0 && state->values[cells_taken (self->heap[0])] != 0)
    remove_first (self);
  return self->n_heap > 0 ? choose_heavy (self, state) : COVER_NONE;
}
