/* Which option is decided next, and which way. */
#include "engines-cells-private.h"

#include "base-memory.h"

#include <stdlib.h>

/* Every conflict's weight is so much more than the one's before. */
#define DECAY 0.95
#define LARGE 1e100

BaseStatus
cells_order_init (CellsOrder *self, uint32_t n_options)
{
  *self = (CellsOrder){ .weights = base_new (double, n_options),
                        .heap = base_new (uint32_t, n_options),
                        .places = base_new (uint32_t, n_options),
                        .phases = base_new (int8_t, n_options) };
  if (self->weights != NULL && self->heap != NULL && self->places != NULL && self->phases != NULL)
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
  free (self->phases);
  *self = (CellsOrder){ 0 };
}

static inline bool
is_before (const CellsOrder *self, uint32_t a, uint32_t b)
{
  return self->weights[a] > self->weights[b] || (self->weights[a] == self->weights[b] && a < b);
}

static void
put (CellsOrder *self, uint32_t place, uint32_t option)
{
  self->heap[place] = option;
  self->places[option] = place;
}

static void
rise (CellsOrder *self, uint32_t place)
{
  const uint32_t option = self->heap[place];

  while (place > 0 && is_before (self, option, self->heap[(place - 1) / 2]))
    {
      put (self, place, self->heap[(place - 1) / 2]);
      place = (place - 1) / 2;
    }
  put (self, place, option);
}

static void
sink (CellsOrder *self, uint32_t place)
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
      put (self, place, self->heap[below]);
      place = below;
    }
  put (self, place, option);
}

void
cells_order_reset (CellsOrder *self, const CellsGraph *graph)
{
  self->step = 1;
  self->n_heap = self->n_options = graph->n_options;
  for (uint32_t option = 0; option < graph->n_options; option++)
    {
      double weight = 0;

      for (uint32_t i = graph->first_term[option]; i < graph->first_term[option + 1]; i++)
        {
          const uint32_t item = graph->terms[i];

          weight += 1.0 / (graph->first_option[item + 1] - graph->first_option[item]);
        }
      self->weights[option] = weight;
      self->phases[option] = 1;
      put (self, option, option);
    }
  for (uint32_t place = graph->n_options / 2; place-- > 0;)
    sink (self, place);
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
    rise (self, self->places[option]);
  if (self->weights[option] > LARGE)
    scale_down (self);
}

void
cells_order_decay (CellsOrder *self)
{
  self->step /= DECAY;
}

void
cells_order_add (CellsOrder *self, uint32_t option)
{
  if (self->places[option] != COVER_NONE)
    return;
  put (self, self->n_heap++, option);
  rise (self, self->n_heap - 1);
}

static uint32_t
remove_first (CellsOrder *self)
{
  const uint32_t option = self->heap[0];

  self->places[option] = COVER_NONE;
  self->n_heap--;
  if (self->n_heap > 0)
    {
      put (self, 0, self->heap[self->n_heap]);
      sink (self, 0);
    }
  return option;
}

CellsLiteral
cells_order_choose (CellsOrder *self, const CellsState *state)
{
  while (self->n_heap > 0)
    {
      const uint32_t option = remove_first (self);

      if (state->values[cells_taken (option)] == 0)
        return self->phases[option] > 0 ? cells_taken (option) : cells_out (option);
    }
  return COVER_NONE;
}
