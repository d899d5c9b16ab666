/* Sue de coq: n cells of a line and of an area that cross, with n values in all.
 *
 * Some of the cells lie in both groups; those of the line alone and those of the area alone have
 * no value in common.  So each value stands once in the n cells, and is locked there: in the
 * line, in the area, or in both. */
#include "reason-path-private.h"

#define MOST_CELLS   16u /* of a group, outside of the other or within */
#define MOST_CHOICES 128u

/* Cells of one part, as a mask over them, with their values. */
typedef struct
{
  uint32_t cells;
  uint64_t values;
} Choice;

typedef struct
{
  uint32_t cells[MOST_CELLS];
  uint32_t n;
  Choice choices[MOST_CHOICES];
  uint32_t n_choices;
} Part;

typedef struct
{
  ReasonPath *path;
  const uint64_t *values; /* of each cell */
  Part both, line, area;
} Cross;

static void
add_cell (Part *part, uint32_t cell)
{
  if (part->n < MOST_CELLS)
    part->cells[part->n++] = cell;
}

/* Lists the sets of `least` to `most` cells of a part. */
static void
list_choices (Cross *self, Part *part, uint32_t least, uint32_t most)
{
  part->n_choices = 0;
  for (uint32_t cells = 1; cells < (uint32_t) 1 << part->n && part->n_choices < MOST_CHOICES;
       cells++)
    {
      const uint32_t n = (uint32_t) __builtin_popcount (cells);
      Choice choice = { .cells = cells };

      if (n < least || n > most)
        continue;
      for (uint32_t i = 0; i < part->n; i++)
        if (cells >> i & 1)
          choice.values |= self->values[part->cells[i]];
      part->choices[part->n_choices++] = choice;
    }
}

/* Strikes values in the cells of a part that were not chosen. */
static void
strike_values (const Cross *self, const Part *part, uint32_t chosen, uint64_t values, uint64_t *set)
{
  const ReasonPlan *plan = self->path->plan;

  for (uint32_t i = 0; i < part->n; i++)
    for (uint32_t o = plan->item_starts[part->cells[i]];
         o < plan->item_starts[part->cells[i] + 1] && (chosen >> i & 1) == 0; o++)
      {
        const uint32_t option = plan->item_options[o];

        if (reason_has (self->path->position.alive, option)
            && (values >> reason_value_of (plan, option) % 64 & 1) != 0)
          reason_add (set, option);
      }
}

static void
add_coq_cells (const Cross *self, const Part *part, uint32_t chosen)
{
  for (uint32_t i = 0; i < part->n; i++)
    if (chosen >> i & 1)
      reason_round_add_item (self->path, part->cells[i]);
}

static void
try_cross (const Cross *self, const Choice *both, const Choice *line, const Choice *area)
{
  ReasonPath *path = self->path;
  const uint64_t all = both->values | line->values | area->values;

  if ((line->values & area->values) != 0
      || __builtin_popcountll (all)
             != __builtin_popcount (both->cells) + __builtin_popcount (line->cells)
                    + __builtin_popcount (area->cells))
    return;
  reason_clear (path->set, path->plan->n_words);
  strike_values (self, &self->line, line->cells, all & ~area->values, path->set);
  strike_values (self, &self->area, area->cells, all & ~line->values, path->set);
  strike_values (self, &self->both, both->cells, all, path->set);
  if (reason_is_empty (path->set, path->plan->n_words)
      || !reason_round_add (path, REASON_SUE_DE_COQ, 50, false))
    return;
  path->found[path->n_found - 1].is_named = true;
  add_coq_cells (self, &self->both, both->cells);
  add_coq_cells (self, &self->line, line->cells);
  add_coq_cells (self, &self->area, area->cells);
  reason_round_add_options (path, path->set);
}

static void
search_cross (Cross *self)
{
  list_choices (self, &self->both, 2, 3);
  list_choices (self, &self->line, 1, 4);
  list_choices (self, &self->area, 1, 4);
  for (uint32_t i = 0; i < self->both.n_choices; i++)
    for (uint32_t j = 0; j < self->line.n_choices; j++)
      for (uint32_t k = 0; k < self->area.n_choices; k++)
        try_cross (self, &self->both.choices[i], &self->line.choices[j], &self->area.choices[k]);
}

/* The open cells of a line and an area. */
static void
read_cross (Cross *self, uint32_t line, uint32_t area)
{
  const ReasonPlan *plan = self->path->plan;

  self->both.n = self->line.n = self->area.n = 0;
  REASON_EACH (cell, self->path->position.open, plan->n_item_words)
    {
      bool in_line, in_area;

      if (plan->items[cell].family != REASON_CELL)
        continue;
      in_line = reason_cell_is_in_group (plan, cell, line);
      in_area = reason_cell_is_in_group (plan, cell, area);
      if (in_line || in_area)
        add_cell (in_line && in_area ? &self->both : in_line ? &self->line : &self->area, cell);
    }
}

/* The family of a group's items; REASON_NAMED: it has none. */
static ReasonFamily
family_of_group (const ReasonPlan *plan, uint32_t group)
{
  for (uint32_t item = 0; item < plan->n_items; item++)
    if (plan->items[item].group == group)
      return plan->items[item].family;
  return REASON_NAMED;
}

void
reason_find_coq (ReasonPath *self)
{
  const ReasonPlan *plan = self->plan;
  Cross cross = { .path = self, .values = self->cell_values };

  for (uint32_t item = 0; item < plan->n_items; item++)
    if (plan->items[item].family == REASON_CELL)
      self->cell_values[item] = reason_position_values (&self->position, item);
  for (uint32_t line = 0; line < plan->n_groups; line++)
    {
      const ReasonFamily family = family_of_group (plan, line);

      if (family != REASON_ROW && family != REASON_COLUMN)
        continue;
      for (uint32_t area = 0; area < plan->n_groups; area++)
        {
          if (family_of_group (plan, area) != REASON_AREA)
            continue;
          if (base_stop_asked (self->stop))
            self->status = BASE_STOPPED;
          if (self->status != BASE_OK)
            return;
          read_cross (&cross, line, area);
          if (cross.both.n >= 2)
            search_cross (&cross);
        }
    }
}
