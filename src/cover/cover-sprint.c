/* cover-sprint.c - options of four items in 16 bits.
 *
 * Headers come first, padded to a multiple of four, then the options that the givens leave, each on
 * an aligned four: the others of an option's node are at node ^ 1, ^ 2 and ^ 3.  There is no list
 * of open items: a closed item has a bit of its size set.  Items whose size sinks to 1 are written
 * down, so that a chain of forced options needs no search for the smallest item. */
#include "cover-sprint-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define LARGEST    SPRINT_CLOSED /* one less is stored in the rest of a byte */
#define MOST_NODES UINT16_MAX

static uint32_t
first_option_node (uint32_t n_items)
{
  return (n_items + SPRINT_WIDTH - 1) & ~(uint32_t) (SPRINT_WIDTH - 1);
}

bool
cover_sprint_fits (const CoverProblem *problem)
{
  uint32_t n_items = cover_problem_n_items (problem), n_options = cover_problem_n_options (problem);

  if (cover_problem_n_primary (problem) != n_items || n_items > MOST_NODES || n_options > MOST_NODES
      || first_option_node (n_items) + SPRINT_WIDTH * n_options >= MOST_NODES)
    return false;
  for (uint32_t option = 0; option < n_options; option++)
    {
      uint32_t n_terms;

      cover_problem_option (problem, option, &n_terms);
      if (n_terms != SPRINT_WIDTH)
        return false;
    }
  return true;
}

static BaseStatus
allocate_sprint (CoverSprint *self)
{
  const size_t n_nodes = self->base + SPRINT_WIDTH * (size_t) self->n_options;
  const size_t n_levels = self->n_items / SPRINT_WIDTH + 1;

  self->options = base_new_zeroed (SprintOption, self->n_options + 1);
  self->runs = base_new_zeroed (SprintRun, self->n_options + 1);
  self->empty = base_new_zeroed (SprintLink, self->n_items + 1);
  self->closed = base_new_zeroed (uint8_t, self->n_sizes / 8 + 4);
  self->option = base_new_zeroed (uint16_t, self->n_options + 1);
  self->item = base_new_zeroed (uint16_t, n_nodes);
  self->steps = base_new_zeroed (SprintStep, n_levels);
  self->branches = base_new_zeroed (SprintBranch, n_levels);
  self->forced = base_new_zeroed (uint16_t, self->n_items + 1);
  self->hidden = base_new_zeroed (uint32_t, self->n_options + 3);
  self->stamps = base_new_zeroed (uint64_t, n_nodes / SPRINT_WIDTH + 1);
  self->layers = base_new_zeroed (uint8_t, (SPRINT_MOST_KEPT + 1) * self->layer_bytes);
  if (self->options == NULL || self->runs == NULL || self->empty == NULL || self->closed == NULL
      || self->option == NULL || self->item == NULL || self->steps == NULL || self->branches == NULL
      || self->forced == NULL || self->hidden == NULL || self->stamps == NULL
      || self->layers == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < self->n_items; i++)
    self->empty[i] = (SprintLink){ (uint16_t) i, (uint16_t) i };
  return BASE_OK;
}

/* Whether the option continues the run. */
static bool
continues_run (const SprintRun *run, const SprintOption *option)
{
  bool does = run->n > 0 && run->n < SPRINT_RUN_LENGTH && option->item[0] == run->item[0];

  for (uint32_t i = 1; i < SPRINT_WIDTH; i++)
    does &= option->item[i] == run->item[i] + run->n;
  return does;
}

/* Returns false when an item has more options than a size can count. */
static bool
name_items (CoverSprint *self, const CoverProblem *problem)
{
  uint8_t *const size = self->layers; /* a layer begins with the sizes */
  SprintRun *run = self->runs;

  for (uint32_t number = 0; number < self->n_options; number++)
    {
      SprintOption *const option = &self->options[number];
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, number, &n_terms);

      for (uint32_t i = 0; i < SPRINT_WIDTH; i++)
        {
          option->item[i] = (uint16_t) terms[i].item;
          if (size[terms[i].item]++ == LARGEST)
            return false;
        }
      if (run->n > 0 && !continues_run (run, option))
        run++;
      if (run->n++ == 0)
        {
          run->first = (uint16_t) number;
          memcpy (run->item, option->item, sizeof run->item);
        }
    }
  self->n_runs = (uint32_t) (run - self->runs) + (run->n > 0);
  return true;
}

/* Whether an item is in different places of its options. */
static bool
has_moving_item (const CoverSprint *self, uint16_t *place)
{
  for (uint32_t option = 0; option < self->n_options; option++)
    for (uint32_t i = 0; i < SPRINT_WIDTH; i++)
      {
        uint16_t *const its_place = &place[self->options[option].item[i]];

        if (*its_place != 0 && *its_place != i + 1)
          return true;
        *its_place = (uint16_t) (i + 1);
      }
  return false;
}

/* Whether two options share two items, none of them in the last place; all options are linked. */
static bool
has_crossing (const CoverSprint *self, uint16_t *seen)
{
  const SprintLink *const link = self->layer.link;

  for (uint32_t item = 0; item < self->n_items; item++)
    for (uint32_t node = link[item].down; node != item; node = link[node].down)
      for (uint32_t i = 0; i < SPRINT_WIDTH - 1; i++)
        {
          const uint32_t other = self->item[(node & ~(SPRINT_WIDTH - 1u)) + i];

          if (other == item || node % SPRINT_WIDTH == SPRINT_WIDTH - 1)
            continue;
          if (seen[other] == item + 1)
            return true;
          seen[other] = (uint16_t) (item + 1);
        }
  return false;
}

static BaseStatus
look_for_crossings (CoverSprint *self)
{
  uint16_t *notes = base_new_zeroed (uint16_t, 2 * (size_t) self->n_items + 1);

  if (notes == NULL)
    return BASE_NO_MEMORY;
  cover_sprint_start (self, NULL, 0, NULL);
  self->crossed = has_moving_item (self, notes) || has_crossing (self, notes + self->n_items);
  free (notes);
  return BASE_OK;
}

BaseStatus
cover_sprint_new (const CoverProblem *problem, CoverSprint **out_sprint)
{
  CoverSprint *self = base_new_zeroed (CoverSprint, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->n_items = cover_problem_n_items (problem);
  self->n_sizes = (self->n_items + 7) / 8 * 8;
  self->n_options = cover_problem_n_options (problem);
  self->base = first_option_node (self->n_items);
  self->layer_bytes = sprint_layer_bytes (self, self->n_options);
  status = allocate_sprint (self);
  if (status == BASE_OK && !name_items (self, problem))
    status = BASE_BAD_INPUT;
  if (status == BASE_OK)
    status = look_for_crossings (self);
  if (status != BASE_OK)
    {
      cover_sprint_free (self);
      return status;
    }
  *out_sprint = self;
  return BASE_OK;
}

void
cover_sprint_free (CoverSprint *self)
{
  if (self == NULL)
    return;
  free (self->options);
  free (self->runs);
  free (self->empty);
  free (self->closed);
  free (self->option);
  free (self->item);
  free (self->steps);
  free (self->branches);
  free (self->forced);
  free (self->hidden);
  free (self->stamps);
  free (self->layers);
  free (self);
}

const CoverCounters *
cover_sprint_counters (const CoverSprint *self)
{
  return &self->counters;
}

uint32_t
cover_sprint_choices (const CoverSprint *self, uint32_t *out_options)
{
  for (uint32_t level = 0; level < self->level; level++)
    out_options[level] = self->option[(self->steps[level].node - self->base) / SPRINT_WIDTH];
  return self->level;
}
