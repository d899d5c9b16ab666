/* cells-state.c - what follows from items alone: a taken option excludes all that share an item
 * with it, and an item's last open option must be taken.
 *
 * Counts go down and up by one whatever else holds, so taking back needs no memory but the trail.
 * An item with a taken option is at rest: its count has CELLS_AT_REST added and cannot come down to
 * one. */
#include "cells-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

BaseStatus
cells_state_init (CellsState *self, const CellsGraph *graph)
{
  const size_t n = graph->n_options;

  *self = (CellsState){ .graph = graph,
                        .items = base_new (CellsItem, graph->n_items),
                        .values = base_new (int8_t, 2 * n + 1),
                        .origins = base_new (CellsOrigin, n),
                        .trail = base_new (CellsLiteral, n),
                        .starts = base_new (uint32_t, n + 1),
                        .units = base_new (uint32_t, 2 * (size_t) graph->n_items) };
  if (self->items != NULL && self->values != NULL && self->origins != NULL && self->trail != NULL
      && self->starts != NULL && self->units != NULL)
    return BASE_OK;
  cells_state_clear (self);
  return BASE_NO_MEMORY;
}

void
cells_state_clear (CellsState *self)
{
  free (self->items);
  free (self->values);
  free (self->origins);
  free (self->trail);
  free (self->starts);
  free (self->units);
  *self = (CellsState){ 0 };
}

BaseStatus
cells_state_reset (CellsState *self, const BaseStop *stop)
{
  const CellsGraph *graph = self->graph;
  uint64_t left = 0;

  self->n_trail = self->n_levels = self->n_units = self->next_unit = 0;
  self->dead_item = COVER_NONE;
  self->work = self->next_look = 0;
  self->stop = stop;
  self->is_stopped = false;
  memset (self->values, 0, 2 * (size_t) graph->n_options);
  self->values[cells_taken (graph->n_options)] = 1; /* padding is never open */
  for (uint32_t item = 0; item < graph->n_items; item++)
    {
      const uint32_t end = graph->end_option[item];
      CellsItem *here = &self->items[item];

      if (base_stop_asked_after (stop, end - graph->first_option[item] + (uint64_t) 1, &left))
        return BASE_STOPPED;
      *here = item < graph->n_primary ? 0 : CELLS_AT_REST;
      for (uint32_t i = graph->first_option[item]; i < end; i++)
        *here += cells_item_share (graph->options[i]);
      if (cells_item_n_open (*here) <= 1)
        self->units[self->n_units++] = item;
      if (cells_item_n_open (*here) == 0)
        self->dead_item = item;
    }
  return BASE_OK;
}

static inline void
enter_literal (CellsState *self, CellsLiteral literal, CellsReason reason)
{
  self->values[literal] = 1;
  self->values[literal ^ 1] = -1;
  self->origins[literal / 2] = (CellsOrigin){ self->n_levels, reason };
  self->trail[self->n_trail++] = literal;
}

/* Excludes those of the options that are open; an option may be listed twice.  Much of the search
 * is spent here, so all pointers are in local variables: `values` are bytes, and the compiler must
 * assume that writing one may change any other field. */
static void
drop_all (CellsState *self, const uint32_t *options, uint32_t n, CellsReason reason)
{
  const CellsGraph *graph = self->graph;
  const uint32_t *const terms = graph->terms, *const first_term = graph->first_term;
  const CellsOrigin origin = { self->n_levels, reason };
  CellsItem *const items = self->items;
  int8_t *const values = self->values;
  CellsOrigin *const origins = self->origins;
  CellsLiteral *next = &self->trail[self->n_trail];
  uint32_t *unit = &self->units[self->n_units];
  uint64_t work = self->work;

  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t option = options[i];
      const uint32_t begin = first_term[option], end = first_term[option + 1];
      const CellsItem share = cells_item_share (option);

      if (values[cells_taken (option)] != 0)
        continue;
      values[cells_taken (option)] = -1;
      values[cells_out (option)] = 1;
      origins[option] = origin;
      *next++ = cells_out (option);
      work += end - begin;
      for (uint32_t k = begin; k < end; k++)
        {
          const CellsItem left = items[terms[k]] -= share;

          if (cells_item_n_open (left) <= 1)
            {
              *unit++ = terms[k];
              if (cells_item_n_open (left) == 0)
                self->dead_item = terms[k];
            }
        }
    }
  self->n_trail = (uint32_t) (next - self->trail);
  self->n_units = (uint32_t) (unit - self->units);
  self->work = work;
}

void
cells_state_drop (CellsState *self, uint32_t option, CellsReason reason)
{
  drop_all (self, &option, 1, reason);
}

/* Options that are gathered before they are excluded together. */
#define AT_ONCE 256

/* Which of an item's options are open cannot be predicted, nor how many, so they are gathered
 * without branches, over all items. */
static void
drop_others (CellsState *self, uint32_t option)
{
  const CellsGraph *graph = self->graph;
  const int8_t *const values = self->values;
  const CellsReason reason = cells_reason (CELLS_BY_OPTION, option);
  uint32_t open[AT_ONCE], n = 0;

  for (uint32_t i = graph->first_term[option]; i < graph->first_term[option + 1]; i++)
    {
      const uint32_t item = graph->terms[i];
      const uint32_t *other = &graph->options[graph->first_option[item]];
      const uint32_t *const end = &graph->options[graph->end_option[item]];

      for (; other < end; other += CELLS_BLOCK)
        {
          if (n > AT_ONCE - CELLS_BLOCK)
            {
              drop_all (self, open, n, reason);
              n = 0;
            }
          for (uint32_t k = 0; k < CELLS_BLOCK; k++)
            {
              open[n] = other[k];
              n += values[cells_taken (other[k])] == 0;
            }
        }
      if (cells_state_stops (self))
        return;
    }
  drop_all (self, open, n, reason);
}

void
cells_state_take (CellsState *self, uint32_t option, CellsReason reason)
{
  const CellsGraph *graph = self->graph;

  enter_literal (self, cells_taken (option), reason);
  for (uint32_t i = graph->first_term[option]; i < graph->first_term[option + 1]; i++)
    self->items[graph->terms[i]] += CELLS_AT_REST;
  drop_others (self, option);
}

bool
cells_state_step (CellsState *self)
{
  while (self->next_unit < self->n_units && self->dead_item == COVER_NONE)
    {
      const uint32_t item = self->units[self->next_unit++];

      if (cells_item_n_open (self->items[item]) == 1)
        {
          cells_state_take (self, cells_item_last (self->items[item]),
                            cells_reason (CELLS_BY_ITEM, item));
          return true;
        }
    }
  self->n_units = self->next_unit = 0;
  return false;
}

bool
cells_state_follow (CellsState *self)
{
  while (!self->is_stopped && cells_state_step (self))
    ;
  return self->dead_item == COVER_NONE && !self->is_stopped;
}

void
cells_state_go_back (CellsState *self, uint32_t n_trail)
{
  const CellsGraph *graph = self->graph;
  CellsItem *const items = self->items;
  int8_t *const values = self->values;

  for (const CellsLiteral *next = &self->trail[self->n_trail]; next > &self->trail[n_trail];)
    {
      const CellsLiteral literal = *--next;
      const uint32_t option = literal / 2;
      const uint32_t *term = &graph->terms[graph->first_term[option]];
      const uint32_t *const end = &graph->terms[graph->first_term[option + 1]];
      const CellsItem back =
          (literal & 1) != 0 ? cells_item_share (option) : -(CellsItem) CELLS_AT_REST;

      values[literal] = values[literal ^ 1] = 0;
      for (; term < end; term++)
        items[*term] += back;
    }
  self->n_trail = n_trail;
}
