#include "cells-private.h"

#include "base-memory.h"

#include <stdlib.h>

BaseStatus
cells_graph_init (CellsGraph *self, uint32_t n_options, uint32_t n_items, uint32_t n_terms)
{
  const size_t n_places = n_terms + (CELLS_BLOCK - 1) * (size_t) n_items;

  *self = (CellsGraph){ .first_term = base_new (uint32_t, (size_t) n_options + 1),
                        .terms = base_new (uint32_t, n_terms),
                        .first_option = base_new (uint32_t, n_items),
                        .end_option = base_new (uint32_t, n_items),
                        .options = base_new (uint32_t, n_places) };
  if (self->first_term != NULL && self->terms != NULL && self->first_option != NULL
      && self->end_option != NULL && self->options != NULL)
    return BASE_OK;
  cells_graph_clear (self);
  return BASE_NO_MEMORY;
}

void
cells_graph_clear (CellsGraph *self)
{
  free (self->first_term);
  free (self->terms);
  free (self->first_option);
  free (self->end_option);
  free (self->options);
  *self = (CellsGraph){ 0 };
}

/* Makes the list of options of each item from the items of each option. */
static BaseStatus
list_item_options (CellsGraph *self, const BaseStop *stop)
{
  uint32_t *end = self->end_option, place = 0;
  uint64_t left = 0;

  for (uint32_t item = 0; item < self->n_items; item++)
    end[item] = 0;
  for (uint32_t i = 0; i < self->n_terms; i++)
    {
      if (base_stop_asked_after (stop, 1, &left))
        return BASE_STOPPED;
      end[self->terms[i]]++;
    }
  for (uint32_t item = 0; item < self->n_items; item++)
    {
      const uint32_t n = end[item];

      self->first_option[item] = end[item] = place;
      place += (n + CELLS_BLOCK - 1) / CELLS_BLOCK * CELLS_BLOCK;
    }
  for (uint32_t option = 0; option < self->n_options; option++)
    for (uint32_t i = self->first_term[option]; i < self->first_term[option + 1]; i++)
      {
        if (base_stop_asked_after (stop, 2, &left))
          return BASE_STOPPED;
        self->options[end[self->terms[i]]++] = option;
      }
  for (uint32_t item = 0; item < self->n_items; item++)
    for (uint32_t i = end[item]; i % CELLS_BLOCK != 0; i++)
      self->options[i] = self->n_options;
  return BASE_OK;
}

BaseStatus
cells_graph_from_problem (CellsGraph *self, const CoverProblem *problem, const BaseStop *stop)
{
  const uint32_t n_options = cover_problem_n_options (problem);
  uint64_t left = 0;
  BaseStatus status;

  status = cells_graph_init (self, n_options, cover_problem_n_items (problem),
                             cover_problem_n_terms (problem));
  if (status != BASE_OK)
    return status;
  self->n_options = n_options;
  self->n_items = cover_problem_n_items (problem);
  self->n_primary = cover_problem_n_primary (problem);
  for (uint32_t option = 0; option < n_options; option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      if (base_stop_asked_after (stop, n_terms, &left))
        return BASE_STOPPED;
      self->first_term[option] = self->n_terms;
      for (uint32_t i = 0; i < n_terms; i++)
        self->terms[self->n_terms++] = terms[i].item;
    }
  self->first_term[n_options] = self->n_terms;
  return list_item_options (self, stop);
}

BaseStatus
cells_graph_open_part (CellsGraph *self,
                       const CellsState *state,
                       uint32_t *origins,
                       uint32_t *numbers,
                       const BaseStop *stop)
{
  const CellsGraph *whole = state->graph;
  uint64_t left = 0;

  self->n_options = self->n_items = self->n_primary = self->n_terms = 0;
  for (uint32_t item = 0; item < whole->n_items; item++)
    {
      const bool is_primary = item < whole->n_primary;
      const uint32_t n_open = cells_item_n_open (state->items[item]) & (CELLS_AT_REST - 1);
      const uint32_t rests = cells_item_n_open (state->items[item]) / CELLS_AT_REST;

      numbers[item] = self->n_items;
      if (n_open == 0 || rests == (is_primary ? 1 : 2))
        continue;
      self->n_items++;
      self->n_primary += is_primary;
    }
  for (uint32_t option = 0; option < whole->n_options; option++)
    {
      if (state->values[cells_taken (option)] != 0)
        continue;
      self->first_term[self->n_options] = self->n_terms;
      origins[self->n_options++] = option;
      if (base_stop_asked_after (stop, whole->first_term[option + 1] - whole->first_term[option],
                                 &left))
        return BASE_STOPPED;
      for (uint32_t i = whole->first_term[option]; i < whole->first_term[option + 1]; i++)
        self->terms[self->n_terms++] = numbers[whole->terms[i]];
    }
  self->first_term[self->n_options] = self->n_terms;
  return list_item_options (self, stop);
}
