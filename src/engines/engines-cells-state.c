/* What follows from items alone: an option that is taken puts out all that share an item with it, and an item's last
 * open option must be taken.
 *
 * Counts go down and up by one whatever else holds, so taking back needs no memory but the trail.  An item of which an
 * option is taken is at rest: its count has CELLS_AT_REST on top and cannot come down to one. */
#include "engines-cells-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

BaseStatus
cells_state_init (CellsState *self, const CellsGraph *graph)
{
  const size_t n = graph->n_options;

  *self = (CellsState){ .graph = graph,
                        .items = base_new (CellsItem, graph->n_items),
                        .values = base_new (int8_t, 2 * n),
                        .levels = base_new (uint32_t, n),
                        .reasons = base_new (CellsReason, n),
                        .trail = base_new (CellsLiteral, n),
                        .starts = base_new (uint32_t, n + 1),
                        .units = base_new (uint32_t, 2 * (size_t) graph->n_items) };
  if (self->items != NULL && self->values != NULL && self->levels != NULL && self->reasons != NULL
      && self->trail != NULL && self->starts != NULL && self->units != NULL)
    return BASE_OK;
  cells_state_clear (self);
  return BASE_NO_MEMORY;
}

void
cells_state_clear (CellsState *self)
{
  free (self->items);
  free (self->values);
  free (self->levels);
  free (self->reasons);
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
  for (uint32_t item = 0; item < graph->n_items; item++)
    {
      const uint32_t end = graph->first_option[item + 1];
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
enter (CellsState *self, CellsLiteral literal, CellsReason reason)
{
  self->values[literal] = 1;
  self->values[literal ^ 1] = -1;
  self->levels[literal / 2] = self->n_levels;
  self->reasons[literal / 2] = reason;
  self->trail[self->n_trail++] = literal;
}

static inline void
drop (CellsState *self, uint32_t option, CellsReason reason)
{
  const CellsGraph *graph = self->graph;
  const uint32_t *term = &graph->terms[graph->first_term[option]];
  const uint32_t *const end = &graph->terms[graph->first_term[option + 1]];
  CellsItem *const items = self->items;

  enter (self, cells_out (option), reason);
  self->work += end - term;
  for (; term < end; term++)
    {
      const CellsItem left = items[*term] - cells_item_share (option);

      items[*term] = left;
      if (cells_item_n_open (left) <= 1)
        {
          self->units[self->n_units++] = *term;
          if (cells_item_n_open (left) == 0)
            self->dead_item = *term;
        }
    }
}

void
cells_state_drop (CellsState *self, uint32_t option, CellsReason reason)
{
  drop (self, option, reason);
}

/* Of those that an option puts out so many are gathered at once: which of an item's options are open cannot be foreseen, so
 * nothing is asked. */
#define AT_ONCE 32

static inline void
drop_others (CellsState *self, uint32_t item, uint32_t option)
{
  const CellsGraph *graph = self->graph;
  const int8_t *const values = self->values;
  const uint32_t *other = &graph->options[graph->first_option[item]];
  const uint32_t *const end = &graph->options[graph->first_option[item + 1]];

  while ((cells_item_n_open (self->items[item]) & (CELLS_AT_REST - 1)) > 1)
    {
      const uint32_t *const pause = end - other < AT_ONCE ? end : other + AT_ONCE;
      uint32_t open[AT_ONCE], n = 0;

      for (; other < pause; other++)
        {
          open[n] = *other;
          n += values[cells_taken (*other)] == 0;
        }
      for (uint32_t i = 0; i < n; i++)
        drop (self, open[i], cells_reason (CELLS_BY_OPTION, option));
    }
}

void
cells_state_take (CellsState *self, uint32_t option, CellsReason reason)
{
  const CellsGraph *graph = self->graph;
  const uint32_t begin = graph->first_term[option], end = graph->first_term[option + 1];

  enter (self, cells_taken (option), reason);
  for (uint32_t i = begin; i < end; i++)
    self->items[graph->terms[i]] += CELLS_AT_REST;
  for (uint32_t i = begin; i < end && !cells_state_stops (self); i++)
    drop_others (self, graph->terms[i], option);
}

bool
cells_state_follow (CellsState *self)
{
  while (self->next_unit < self->n_units && self->dead_item == COVER_NONE)
    {
      const uint32_t item = self->units[self->next_unit++];

      if (cells_item_n_open (self->items[item]) == 1)
        cells_state_take (self, cells_item_last (self->items[item]),
                          cells_reason (CELLS_BY_ITEM, item));
    }
  self->n_units = self->next_unit = 0;
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
