#include "lines.h"

#include "check.h"

#include <stdlib.h>

#define MOST_VALUES 25
#define MOST_CELLS  (MOST_VALUES * MOST_VALUES)
#define MOST_LINES  64
#define MOST_LENGTH 4
#define MOST_TERMS  128
#define MOST_TRIES  1000000

typedef struct
{
  const Lines *lines;
  uint32_t n_values, n_marks; /* secondary items of a cell on a line */
  uint32_t grid[MOST_CELLS];
  bool is_given[MOST_CELLS];
  uint32_t cells[MOST_LINES][MOST_LENGTH];
  uint32_t *numbers; /* of items */
  CoverProblem *problem;
  BaseRandom random;
} Maker;

static void
mix (uint32_t *numbers, uint32_t n, BaseRandom *random)
{
  for (uint32_t i = 1; i < n; i++)
    {
      const uint32_t k = base_random_below (random, i + 1), number = numbers[i];

      numbers[i] = numbers[k];
      numbers[k] = number;
    }
}

/* 0 to n - 1. */
static void
mix_new (uint32_t *numbers, uint32_t n, BaseRandom *random)
{
  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t k = base_random_below (random, i + 1);

      numbers[i] = numbers[k];
      numbers[k] = i;
    }
}

void
lines_fill_grid (uint32_t *grid, uint32_t box, BaseRandom *random)
{
  const uint32_t n = box * box;
  uint32_t values[64], rows[64], columns[64], order[8];

  mix_new (values, n, random);
  for (uint32_t band = 0; band < box; band++)
    {
      mix_new (order, box, random);
      for (uint32_t i = 0; i < box; i++)
        rows[band * box + i] = band * box + order[i];
      mix_new (order, box, random);
      for (uint32_t i = 0; i < box; i++)
        columns[band * box + i] = band * box + order[i];
    }
  for (uint32_t i = 0; i < n * n; i++)
    {
      const uint32_t row = rows[i / n], column = columns[i % n];

      grid[i] = values[(row % box * box + row / box + column) % n];
    }
}

static bool
fits_pair (const Maker *self, uint32_t a, uint32_t b)
{
  const uint32_t low = a < b ? a : b, high = a < b ? b : a;

  switch (self->lines->rule)
    {
    case LINES_RISE:
      return a < b;
    case LINES_LEAP:
      return 2 * (high - low) >= self->n_values;
    case LINES_STEP:
      return high == low + 1 || high + 1 == 2 * (low + 1);
    case LINES_ADD_UP:
    default:
      return true;
    }
}

static bool
fits (const Maker *self, const uint32_t *values, uint32_t sum)
{
  const uint32_t length = self->lines->length;
  const bool adds_up = self->lines->rule == LINES_ADD_UP;
  bool good = true;

  for (uint32_t i = 0; i < length; i++)
    {
      sum -= values[i];
      good = good && (i == 0 || fits_pair (self, values[i - 1], values[i]));
      for (uint32_t k = 0; k < i && adds_up; k++)
        good = good && values[k] != values[i];
    }
  return good && (!adds_up || sum == 0);
}

/* A walk from cell to cell, in any of the eight directions; false: it leaves the grid, or meets
 * itself. */
static bool
walk (Maker *self, uint32_t *cells)
{
  const uint32_t n = self->n_values;
  uint32_t row = base_random_below (&self->random, n),
           column = base_random_below (&self->random, n);

  for (uint32_t i = 0; i < self->lines->length; i++)
    {
      cells[i] = row * n + column;
      for (uint32_t k = 0; k < i; k++)
        if (cells[k] == cells[i])
          return false;
      row += base_random_below (&self->random, 3) - 1;
      column += base_random_below (&self->random, 3) - 1;
      if (i + 1 < self->lines->length && (row >= n || column >= n))
        return false;
    }
  return true;
}

/* The values of the full grid along a line; returns their sum. */
static uint32_t
read_line (const Maker *self, const uint32_t *cells, uint32_t *out_values)
{
  uint32_t sum = 0;

  for (uint32_t i = 0; i < self->lines->length; i++)
    sum += out_values[i] = self->grid[cells[i]];
  return sum;
}

/* The full grid keeps the rule on all of them. */
static void
draw_lines (Maker *self)
{
  uint32_t n = 0, values[MOST_LENGTH];

  for (uint32_t tries = 0; n < self->lines->n_lines; tries++)
    {
      check_true (tries < MOST_TRIES);
      if (!walk (self, self->cells[n]))
        continue;
      if (fits (self, values, read_line (self, self->cells[n], values)))
        n++;
    }
}

/* Items: cells, then rows, columns and boxes with each value, then lines; then the marks of each
 * cell on a line. */
static uint32_t
number_of (const Maker *self, uint32_t kind, uint32_t one, uint32_t value)
{
  const uint32_t n = self->n_values;

  return self->numbers[kind * n * n + one * n + value];
}

static uint32_t
n_primary (const Maker *self)
{
  return 4 * self->n_values * self->n_values + self->lines->n_lines;
}

static uint32_t
number_of_mark (const Maker *self, uint32_t line, uint32_t place, uint32_t mark)
{
  return self
      ->numbers[n_primary (self) + (line * self->lines->length + place) * self->n_marks + mark];
}

/* A mark means that a bit of the cell's value is 0 or that it is 1, or that the cell has a certain
 * value.  An option of the cell covers the marks of its value, an option of the line those of all
 * other values: two options that disagree share a mark, so they exclude each other. */
static uint32_t
add_marks (const Maker *self,
           uint32_t line,
           uint32_t place,
           uint32_t value,
           bool is_line,
           uint32_t *items)
{
  uint32_t n = 0;

  for (uint32_t mark = 0; mark < self->n_marks; mark++)
    {
      const bool is_own =
          self->lines->by_values ? mark == value : (value >> mark / 2 & 1) == mark % 2;

      if (is_own != is_line)
        items[n++] = number_of_mark (self, line, place, mark);
    }
  return n;
}

static void
add_option (Maker *self, uint32_t *items, uint32_t n)
{
  CoverTerm terms[MOST_TERMS] = { { 0 } };
  uint32_t option;

  check_true (n <= MOST_TERMS);
  if (self->lines->is_mixed)
    mix (items, n, &self->random);
  for (uint32_t i = 0; i < n; i++)
    terms[i].item = items[i];
  check_equal_u64 (cover_problem_add_option (self->problem, terms, n, &option), BASE_OK);
}

static void
add_value (Maker *self, uint32_t cell, uint32_t value)
{
  const uint32_t n = self->n_values, box = self->lines->box, row = cell / n, column = cell % n;
  uint32_t items[2 * MOST_TERMS] = { number_of (self, 0, row, column),
                                     number_of (self, 1, row, value),
                                     number_of (self, 2, column, value),
                                     number_of (self, 3, row / box * box + column / box, value) };
  uint32_t n_items = 4;

  for (uint32_t line = 0; line < self->lines->n_lines; line++)
    for (uint32_t place = 0; place < self->lines->length; place++)
      if (self->cells[line][place] == cell)
        {
          check_true (n_items < MOST_TERMS);
          n_items += add_marks (self, line, place, value, false, items + n_items);
        }
  add_option (self, items, n_items);
}

/* An option for each row of values that fits on the line. */
static void
add_line (Maker *self, uint32_t line)
{
  const uint32_t n = self->n_values, length = self->lines->length;
  uint32_t values[MOST_LENGTH], n_ways = 1;
  const uint32_t sum = read_line (self, self->cells[line], values);

  for (uint32_t i = 0; i < length; i++)
    n_ways *= n;
  for (uint32_t way = 0; way < n_ways; way++)
    {
      uint32_t items[MOST_TERMS] = { self->numbers[4 * n * n + line] }, n_items = 1, rest = way;

      for (uint32_t i = 0; i < length; i++, rest /= n)
        values[i] = rest % n;
      if (!fits (self, values, sum))
        continue;
      for (uint32_t i = 0; i < length; i++)
        n_items += add_marks (self, line, i, values[i], true, items + n_items);
      add_option (self, items, n_items);
    }
}

static void
number_items (Maker *self, uint32_t n_items)
{
  self->numbers = malloc (n_items * sizeof *self->numbers);
  check_true (self->numbers != NULL);
  for (uint32_t i = 0; i < n_items; i++)
    self->numbers[i] = i;
  if (!self->lines->is_mixed)
    return;
  mix (self->numbers, n_primary (self), &self->random);
  mix (self->numbers + n_primary (self), n_items - n_primary (self), &self->random);
}

CoverProblem *
lines_cover (const Lines *lines)
{
  const uint32_t n = lines->box * lines->box;
  Maker self = { .lines = lines, .n_values = n, .random = { .state = lines->seed } };
  uint32_t order[MOST_CELLS], n_bits = 0, n_items;

  check_true (n <= MOST_VALUES && lines->n_lines <= MOST_LINES && lines->length <= MOST_LENGTH);
  while (n > (uint32_t) 1 << n_bits)
    n_bits++;
  self.n_marks = lines->by_values ? n : 2 * n_bits;
  n_items = n_primary (&self) + lines->n_lines * lines->length * self.n_marks;
  lines_fill_grid (self.grid, lines->box, &self.random);
  mix_new (order, n * n, &self.random);
  for (uint32_t i = 0; i < lines->n_givens; i++)
    self.is_given[order[i]] = true;
  draw_lines (&self);
  number_items (&self, n_items);
  self.problem = cover_items (n_primary (&self), n_items);
  for (uint32_t cell = 0; cell < n * n; cell++)
    for (uint32_t value = 0; value < n; value++)
      if (!self.is_given[cell] || self.grid[cell] == value)
        add_value (&self, cell, value);
  for (uint32_t line = 0; line < lines->n_lines; line++)
    add_line (&self, line);
  free (self.numbers);
  return self.problem;
}
