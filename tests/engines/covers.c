#include "covers.h"

#include "check.h"

#include <stdlib.h>
#include <string.h>

CoverProblem *
cover_items (uint32_t n_primary, uint32_t n_items)
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

#define MOST_TERMS 1024

static void
add_option (CoverProblem *problem, const uint32_t *items, uint32_t n)
{
  CoverTerm terms[MOST_TERMS] = { { 0 } };
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
  CoverProblem *problem = cover_items (n_primary, n_items);
  uint32_t items[4];

  for (uint32_t i = 0; i < n_options; i++)
    add_option (problem, items, draw_items (random, n_items, items));
  return problem;
}

CoverProblem *
cover_random_mirrored (BaseRandom *random)
{
  const uint32_t n_items = 8 + base_random_below (random, 10), n_options = 2 * n_items;
  CoverProblem *problem = cover_items (n_items, n_items);
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
  CoverProblem *problem = cover_items (2 * n, 6 * n);

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
  CoverProblem *problem = cover_items (n_cells, n_cells);

  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      if (cell % n_columns + 1 < n_columns)
        add_option (problem, (uint32_t[]){ cell, cell + 1 }, 2);
      if (cell + n_columns < n_cells)
        add_option (problem, (uint32_t[]){ cell, cell + n_columns }, 2);
    }
  return problem;
}

/* 0 to n - 1, mixed. */
static uint32_t *
shuffled (uint32_t n, BaseRandom *random)
{
  uint32_t *numbers = malloc ((n + 1) * sizeof *numbers);

  check_true (numbers != NULL);
  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t k = base_random_below (random, i + 1);

      numbers[i] = numbers[k];
      numbers[k] = i;
    }
  return numbers;
}

/* The numbers of the open items among the three times n * n. */
typedef struct
{
  uint32_t n, n_open;
  uint32_t *numbers;
} Latin;

static uint32_t *
latin_item (const Latin *self, uint32_t kind, uint32_t one, uint32_t other)
{
  return &self->numbers[(kind * self->n + one) * self->n + other];
}

/* Numbers those that are open, in order. */
static void
number_items (Latin *self)
{
  for (uint32_t i = 0; i < 3 * self->n * self->n; i++)
    if (self->numbers[i] != COVER_NONE)
      self->numbers[i] = self->n_open++;
}

static CoverProblem *
latin_problem (const Latin *self)
{
  CoverProblem *problem = cover_items (self->n_open, self->n_open);

  for (uint32_t row = 0; row < self->n; row++)
    for (uint32_t column = 0; column < self->n; column++)
      for (uint32_t value = 0; value < self->n; value++)
        {
          const uint32_t items[3] = { *latin_item (self, 0, row, column),
                                      *latin_item (self, 1, row, value),
                                      *latin_item (self, 2, column, value) };

          if (items[0] != COVER_NONE && items[1] != COVER_NONE && items[2] != COVER_NONE)
            add_option (problem, items, 3);
        }
  return problem;
}

/* Two rows exchange their values in a cycle of columns: the square stays a Latin square. */
static void
exchange (uint32_t *one, uint32_t *other, uint32_t n, uint32_t column)
{
  const uint32_t first = one[column];

  while (other[column] != first)
    {
      const uint32_t next = other[column], last = column;

      other[column] = one[column];
      one[column] = next;
      for (column = 0; column == last || one[column] != next; column++)
        check_true (column < n);
    }
  other[column] = one[column];
  one[column] = first;
}

/* Rows, columns and values of the square of remainders, mixed; then rows exchange parts, or it
 * would be too easy. */
static void
fill_square (uint32_t *square, uint32_t n, BaseRandom *random)
{
  uint32_t *rows = shuffled (n, random), *columns = shuffled (n, random),
           *values = shuffled (n, random);

  for (uint32_t i = 0; i < n * n; i++)
    square[i] = values[(rows[i / n] + columns[i % n]) % n];
  for (uint32_t i = 0; i < 3 * n; i++)
    {
      const uint32_t one = base_random_below (random, n);
      const uint32_t other = (one + 1 + base_random_below (random, n - 1)) % n;

      exchange (square + one * n, square + other * n, n, base_random_below (random, n));
    }
  free (rows);
  free (columns);
  free (values);
}

CoverProblem *
cover_latin (uint32_t n, uint32_t n_holes, BaseRandom *random)
{
  Latin latin = { .n = n, .numbers = malloc (3 * (size_t) n * n * sizeof (uint32_t)) };
  uint32_t *cells = shuffled (n * n, random), *square = malloc ((size_t) n * n * sizeof *square);
  CoverProblem *problem;

  check_true (latin.numbers != NULL && square != NULL);
  fill_square (square, n, random);
  for (uint32_t i = 0; i < 3 * n * n; i++)
    latin.numbers[i] = COVER_NONE;
  for (uint32_t i = 0; i < n_holes; i++)
    {
      const uint32_t row = cells[i] / n, column = cells[i] % n;
      const uint32_t value = square[cells[i]];

      *latin_item (&latin, 0, row, column) = *latin_item (&latin, 1, row, value) =
          *latin_item (&latin, 2, column, value) = 0;
    }
  number_items (&latin);
  problem = latin_problem (&latin);
  free (square);
  free (cells);
  free (latin.numbers);
  return problem;
}

CoverProblem *
cover_sets (const CoverSets *sets, BaseRandom *random)
{
  CoverProblem *problem = cover_items (sets->n_items, sets->n_items);
  uint32_t *items = shuffled (sets->n_items, random);

  for (uint32_t at = 0; sets->is_solvable && at < sets->n_items; at += sets->most)
    add_option (problem, items + at,
                sets->n_items - at < sets->most ? sets->n_items - at : sets->most);
  for (uint32_t i = 0; i < sets->n_options; i++)
    {
      const uint32_t n = sets->least + base_random_below (random, sets->most - sets->least + 1);

      for (uint32_t k = 0; k < n; k++)
        {
          const uint32_t other = k + base_random_below (random, sets->n_items - k);
          const uint32_t item = items[other];

          items[other] = items[k];
          items[k] = item;
        }
      add_option (problem, items, n);
    }
  free (items);
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
