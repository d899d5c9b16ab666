#include "covers.h"

#include "check.h"

#include <stdlib.h>
#include <string.h>

static CoverProblem *
with_items (uint32_t n_primary, uint32_t n_items)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t number;

  check_true (problem != NULL);
  for (uint32_t i = 0; i < n_items; i++)
    {
      char name[16];
      int length = snprintf (name, sizeof name, "%u", i);

      check_equal_u64 (
          cover_problem_add_item (problem, name, (size_t) length, i < n_primary, &number), BASE_OK);
    }
  return problem;
}

static void
add_option (CoverProblem *problem, const uint32_t *items, uint32_t n)
{
  CoverTerm terms[8] = { { 0 } };
  uint32_t number;

  for (uint32_t i = 0; i < n; i++)
    terms[i].item = items[i];
  check_equal_u64 (cover_problem_add_option (problem, terms, n, &number), BASE_OK);
}

/* Up to four, all different. */
static uint32_t
draw_items (BaseRandom *random, uint32_t n_items, uint32_t *items)
{
  uint32_t n = 0;

  for (uint32_t tries = 0; tries < 4; tries++)
    {
      const uint32_t item = base_random_below (random, n_items);
      bool is_new = true;

      for (uint32_t k = 0; k < n; k++)
        is_new = is_new && items[k] != item;
      if (is_new)
        items[n++] = item;
    }
  return n;
}

CoverProblem *
cover_random (BaseRandom *random)
{
  const uint32_t n_primary = 4 + base_random_below (random, 12),
                 n_items = n_primary + base_random_below (random, 6);
  const uint32_t n_options = 2 * n_items + base_random_below (random, 80);
  CoverProblem *problem = with_items (n_primary, n_items);
  uint32_t items[4];

  for (uint32_t i = 0; i < n_options; i++)
    add_option (problem, items, draw_items (random, n_items, items));
  return problem;
}

CoverProblem *
cover_random_mirrored (BaseRandom *random)
{
  const uint32_t n_items = 8 + base_random_below (random, 10), n_options = 2 * n_items;
  CoverProblem *problem = with_items (n_items, n_items);
  uint32_t items[4];

  for (uint32_t i = 0; i < n_options; i++)
    {
      const uint32_t n = draw_items (random, n_items, items);

      add_option (problem, items, n);
      for (uint32_t k = 0; k < n; k++)
        items[k] = n_items - 1 - items[k];
      add_option (problem, items, n);
    }
  return problem;
}

CoverProblem *
cover_queens (uint32_t n)
{
  CoverProblem *problem = with_items (2 * n, 6 * n);

  for (uint32_t row = 0; row < n; row++)
    for (uint32_t column = 0; column < n; column++)
      add_option (
          problem,
          (uint32_t[]){ row, n + column, 2 * n + row + column, 4 * n + row + (n - 1 - column) }, 4);
  return problem;
}

CoverProblem *
cover_dominoes (uint32_t n_rows, uint32_t n_columns)
{
  const uint32_t n_cells = n_rows * n_columns;
  CoverProblem *problem = with_items (n_cells, n_cells);

  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      if (cell % n_columns + 1 < n_columns)
        add_option (problem, (uint32_t[]){ cell, cell + 1 }, 2);
      if (cell + n_columns < n_cells)
        add_option (problem, (uint32_t[]){ cell, cell + n_columns }, 2);
    }
  return problem;
}

bool
cover_sum_add (void *data, const EngineSolution *solution)
{
  CoverSum *self = data;
  uint64_t set = 0;

  for (uint32_t i = 0; i < solution->n_options; i++)
    {
      set += base_mix (solution->options[i]);
      self->sequence = base_mix (self->sequence ^ solution->options[i]);
    }
  self->set += base_mix (set);
  self->n++;
  return self->n != self->most;
}
