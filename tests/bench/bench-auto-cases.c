#include "bench-auto-cases.h"

#include "board.h"
#include "check.h"
#include "classics.h"

#include <stdlib.h>
#include <string.h>

static CoverProblem *
make_classic (const char *name)
{
  const Classic *classic;
  ClassicsArguments arguments;
  CoverProblem *problem;
  Board *board;

  check_equal_u64 (classics_parse (name, &classic, &arguments), BASE_OK);
  check_equal_u64 (classics_make (classic, &arguments, &problem, &board), BASE_OK);
  board_free (board);
  return problem;
}

/* The same, but items from `n_primary` on are secondary. */
static CoverProblem *
with_secondary (const CoverProblem *from, uint32_t n_primary)
{
  CoverProblem *problem = cover_items (n_primary, cover_problem_n_items (from));

  for (uint32_t option = 0; option < cover_problem_n_options (from); option++)
    {
      uint32_t n_terms, number;
      const CoverTerm *terms = cover_problem_option (from, option, &n_terms);

      check_equal_u64 (cover_problem_add_option (problem, terms, n_terms, &number), BASE_OK);
    }
  return problem;
}

/* Returns the rest of a problem after some options are taken: items keep their order. */
static CoverProblem *
after_options (const CoverProblem *from, const uint32_t *options, uint32_t n_options)
{
  const uint32_t n_items = cover_problem_n_items (from);
  uint32_t *numbers = calloc (n_items + (size_t) 1, sizeof *numbers), n_primary = 0, n = 0;
  CoverProblem *problem;

  check_true (numbers != NULL);
  for (uint32_t i = 0; i < n_options; i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (from, options[i], &n_terms);

      for (uint32_t k = 0; k < n_terms; k++)
        numbers[terms[k].item] = COVER_NONE;
    }
  for (uint32_t i = 0; i < n_items; i++)
    if (numbers[i] != COVER_NONE)
      {
        n_primary += i < cover_problem_n_primary (from);
        numbers[i] = n++;
      }
  problem = cover_items (n_primary, n);
  for (uint32_t option = 0; option < cover_problem_n_options (from); option++)
    {
      uint32_t n_terms, number, n_left = 0;
      const CoverTerm *terms = cover_problem_option (from, option, &n_terms);
      CoverTerm left[64] = { { 0 } };

      for (uint32_t k = 0; k < n_terms && k < 64; k++)
        if (numbers[terms[k].item] != COVER_NONE)
          left[n_left++].item = numbers[terms[k].item];
      if (n_left == n_terms)
        check_equal_u64 (cover_problem_add_option (problem, left, n_left, &number), BASE_OK);
    }
  free (numbers);
  return problem;
}

/* Queens that stand, anywhere but where one is attacked. */
static CoverProblem *
make_queens (uint32_t n, uint32_t n_holes, BaseRandom *random)
{
  CoverProblem *whole = cover_queens (n), *problem;
  uint32_t options[64], n_options = 0;

  for (uint32_t tries = 0; n_options + n_holes < n && tries < 1000; tries++)
    {
      const uint32_t option = base_random_below (random, n * n);
      bool fits = true;

      for (uint32_t i = 0; i < n_options; i++)
        {
          const uint32_t row = option / n, column = option % n, other = options[i];

          fits = fits && row != other / n && column != other % n
                 && row + column != other / n + other % n && row + other % n != other / n + column;
        }
      if (fits)
        options[n_options++] = option;
    }
  problem = after_options (whole, options, n_options);
  cover_problem_free (whole);
  return problem;
}

static void
shuffle (uint32_t *numbers, uint32_t n, BaseRandom *random)
{
  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t k = base_random_below (random, i + 1);

      numbers[i] = numbers[k];
      numbers[k] = i;
    }
}

static CoverProblem *
make_whole_sudoku (uint32_t box)
{
  const uint32_t n = box * box;
  CoverProblem *problem = cover_items (4 * n * n, 4 * n * n);

  for (uint32_t i = 0; i < n * n * n; i++)
    {
      const uint32_t row = i / n / n, column = i / n % n, value = i % n;
      const CoverTerm terms[] = { { row * n + column, 0 },
                                  { n * n + row * n + value, 0 },
                                  { 2 * n * n + column * n + value, 0 },
                                  { 3 * n * n + (row / box * box + column / box) * n + value, 0 } };
      uint32_t number;

      check_equal_u64 (cover_problem_add_option (problem, terms, 4, &number), BASE_OK);
    }
  return problem;
}

/* As sudoku_cover_export () does it, and sudoku_cover_after_givens (). */
static CoverProblem *
make_sudoku (const BenchCase *self, BaseRandom *random)
{
  const uint32_t n = self->n * self->n, n_givens = n * n - self->n_holes;
  uint32_t grid[64 * 64], cells[64 * 64], givens[64 * 64];
  CoverProblem *whole = make_whole_sudoku (self->n), *left, *problem;

  lines_fill_grid (grid, self->n, random);
  shuffle (cells, n * n, random);
  for (uint32_t i = 0; i < n_givens; i++)
    givens[i] = cells[i] * n + grid[cells[i]];
  left = after_options (whole, givens, n_givens);
  if (self->kind == BENCH_REMAINDER)
    {
      cover_problem_free (whole);
      return left;
    }
  problem = cover_items (4 * n * n, 4 * n * n);
  for (uint32_t option = 0; option < n * n * n; option++)
    {
      uint32_t n_terms, n_more, number;
      const CoverTerm *terms = cover_problem_option (whole, option, &n_terms), *more;
      bool clashes = false, is_given = false;

      for (uint32_t i = 0; i < n_givens && !is_given; i++)
        {
          is_given = givens[i] == option;
          more = cover_problem_option (whole, givens[i], &n_more);
          for (uint32_t k = 0; k < 4; k++)
            clashes = clashes || terms[k].item == more[k].item;
        }
      if (is_given || !clashes)
        check_equal_u64 (cover_problem_add_option (problem, terms, n_terms, &number), BASE_OK);
    }
  cover_problem_free (left);
  cover_problem_free (whole);
  return problem;
}

CoverProblem *
bench_case_make (const BenchCase *self)
{
  BaseRandom random = { .state = self->seed };
  CoverProblem *sets, *problem;

  switch (self->kind)
    {
    case BENCH_CLASSIC:
      return make_classic (self->name);
    case BENCH_SQUARE:
      return cover_latin (self->n, self->n_holes, &random);
    case BENCH_LINES:
      return lines_cover (&self->lines);
    case BENCH_QUEENS:
      return make_queens (self->n, self->n_holes, &random);
    case BENCH_SUDOKU:
    case BENCH_REMAINDER:
      return make_sudoku (self, &random);
    case BENCH_SETS:
      break;
    }
  sets = cover_sets (&self->sets, &random);
  if (self->n_primary == 0)
    return sets;
  problem = with_secondary (sets, self->n_primary);
  cover_problem_free (sets);
  return problem;
}

typedef struct
{
  BenchCase *cases;
  unsigned n;
} List;

static void
add (List *self, BenchCase at)
{
  check_true (self->n < BENCH_MOST_CASES);
  self->cases[self->n++] = at;
}

/* Every other one is held back. */
static void
add_classics (List *self)
{
  static const char *const names[] = {
    "pentominoes:6x10", "pentominoes:5x12", "pentominoes:4x15", "pentominoes:3x20",
    "pentominoes:8x8",  "latin:6",          "latin:8",          "latin:9",
    "latin:12",         "latin:15",         "dominoes:8x8",     "dominoes:6x7",
    "mutilated:8",      "mutilated:6",
  };
  BenchCase at = { .kind = BENCH_CLASSIC };

  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    {
      at.is_held = i % 2 != 0;
      snprintf (at.name, sizeof at.name, "%s", names[i]);
      add (self, at);
    }
  for (uint32_t n = 8, i = 0; n <= 60; n += n < 20 ? 2 : 5, i++)
    {
      at.is_held = i % 2 != 0;
      snprintf (at.name, sizeof at.name, "queens:%u", n);
      add (self, at);
    }
  for (uint32_t n = 7; n <= 20; n++)
    {
      at.is_held = n / 2 % 2 != 0; /* there are pairs where n is 0 or 3, modulo 4 */
      snprintf (at.name, sizeof at.name, "langford:%u", n);
      add (self, at);
    }
}

/* With 42 cells in a hundred open it is hardest. */
static void
add_squares (List *self)
{
  static const uint32_t orders[] = { 10, 14, 18, 20, 22, 25, 28, 30, 33, 36, 40, 45 },
                        parts[] = { 28, 34, 38, 40, 42, 44, 48, 56, 70 };

  for (unsigned i = 0; i < sizeof orders / sizeof *orders; i++)
    for (unsigned k = 0; k < sizeof parts / sizeof *parts; k++)
      for (unsigned held = 0; held < 2; held++)
        {
          const uint32_t n = orders[i] + (held != 0 && orders[i] % 2 == 0);
          BenchCase at = { .kind = BENCH_SQUARE,
                           .is_held = held != 0,
                           .n = n,
                           .n_holes = n * n * parts[k] / 100 + held,
                           .seed = 1000 * held + 10 * i + k };

          if ((i + k) % 2 != 0 && (parts[k] < 40 || parts[k] > 44))
            continue;
          snprintf (at.name, sizeof at.name, "square %u %u", at.n, at.n_holes);
          add (self, at);
        }
}

static void
add_sudokus (List *self)
{
  static const uint32_t cases[][2] = { { 3, 45 },  { 3, 52 },  { 3, 57 },  { 4, 110 },
                                       { 4, 140 }, { 4, 155 }, { 5, 250 }, { 5, 330 } };

  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
    for (unsigned held = 0; held < 2; held++)
      for (BenchKind kind = BENCH_SUDOKU; kind <= BENCH_REMAINDER; kind++)
        {
          BenchCase at = { .kind = kind,
                           .is_held = held != 0,
                           .n = cases[i][0],
                           .n_holes = cases[i][1] + held,
                           .seed = 7 + 1000 * held + i };

          snprintf (at.name, sizeof at.name, "%s %u %u",
                    kind == BENCH_SUDOKU ? "sudoku" : "remainder", at.n * at.n, at.n_holes);
          add (self, at);
        }
}

static void
add_queens (List *self)
{
  for (uint32_t n = 12, i = 0; n <= 60; n += 8, i++)
    for (unsigned part = 1; part < 4; part++)
      for (unsigned held = 0; held < 2; held++)
        {
          BenchCase at = { .kind = BENCH_QUEENS,
                           .is_held = held != 0,
                           .n = n + held,
                           .n_holes = (n + held) * (part + 5) / 10,
                           .seed = 1000 * held + 10 * i + part };

          snprintf (at.name, sizeof at.name, "some queens %u %u", at.n, at.n_holes);
          add (self, at);
        }
}

/* Few lines and many, with givens and without. */
static void
add_lines (List *self)
{
  static const char *const names[] = { "rise", "leap", "step", "add up" };
  static const uint32_t numbers[][4] = { { 0, 0 }, { 0, 0 }, { 10, 35 }, { 5, 13 } };

  for (LinesRule rule = LINES_RISE; rule <= LINES_ADD_UP; rule++)
    for (uint32_t length = rule == LINES_RISE ? 3 : 2; length <= 3; length++)
      for (unsigned i = 0; i < 8; i++)
        {
          const uint32_t held = i / 4;
          BenchCase at = { .kind = BENCH_LINES,
                           .is_held = held != 0,
                           .lines = { .box = 3,
                                      .n_lines = numbers[length][i % 2] - held,
                                      .length = length,
                                      .n_givens = i / 2 % 2 * (14 + held),
                                      .rule = rule,
                                      .by_values = (i + length) % 3 == 0,
                                      .is_mixed = i % 3 == 0,
                                      .seed = 1000 * rule + 100 * length + i } };

          snprintf (at.name, sizeof at.name, "lines %s %ux%u %u%s%s", names[rule], at.lines.n_lines,
                    length, at.lines.n_givens, at.lines.by_values ? " values" : "",
                    at.lines.is_mixed ? " mixed" : "");
          add (self, at);
        }
}

/* With a solution hidden and without; and some with secondary items, one part in four or three in
 * four. */
static void
add_sets (List *self)
{
  static const CoverSets sets[] = {
    { 24, 200, 3, 4, false },     { 40, 300, 3, 5, false },     { 60, 500, 3, 6, false },
    { 60, 1500, 4, 6, false },    { 80, 300, 3, 3, false },     { 100, 1000, 4, 8, false },
    { 120, 400, 3, 3, false },    { 150, 500, 3, 3, false },    { 150, 2000, 6, 10, false },
    { 200, 700, 2, 4, false },    { 250, 900, 3, 3, false },    { 300, 4000, 20, 40, false },
    { 300, 1000, 4, 5, false },   { 390, 3000, 15, 30, false }, { 400, 1500, 3, 4, false },
    { 600, 2200, 3, 3, false },   { 600, 4000, 40, 80, false }, { 900, 4000, 3, 5, false },
    { 1000, 3800, 8, 12, false }, { 1000, 9000, 8, 12, false }, { 300, 6000, 20, 40, false },
    { 80, 6000, 5, 9, false },    { 2000, 9000, 3, 4, false },
  };

  for (unsigned i = 0; i < sizeof sets / sizeof *sets; i++)
    for (unsigned planted = 0; planted < 2; planted++)
      for (unsigned secondary = 0; secondary < 3; secondary++)
        for (unsigned held = 0; held < 2; held++)
          {
            BenchCase at = { .kind = BENCH_SETS,
                             .is_held = held != 0,
                             .sets = sets[i],
                             .seed = 3000 * held + 100 * i + 10 * planted + secondary };
            CoverSets *own = &at.sets;

            if (secondary > 0 && (i + planted) % 2 != 0)
              continue;
            own->is_solvable = planted != 0;
            own->n_items -= held * (own->n_items / 12);
            own->n_options += held * (own->n_options / 20);
            at.n_primary = secondary == 0   ? 0
                           : secondary == 1 ? own->n_items - own->n_items / 4
                                            : own->n_items / 4;
            snprintf (at.name, sizeof at.name, "sets %u/%u %u %u-%u%s",
                      at.n_primary == 0 ? own->n_items : at.n_primary, own->n_items, own->n_options,
                      own->least, own->most, planted != 0 ? " hidden" : "");
            add (self, at);
          }
}

/* For counting all solutions, `cells` gets no time: these cases check that it stays so. */
static void
add_all (List *self)
{
  static const char *const names[] = { "queens:8", "queens:12", "langford:11", "pentominoes:6x10" };
  BenchCase at = { .kind = BENCH_CLASSIC, .all = true };

  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    {
      snprintf (at.name, sizeof at.name, "%s", names[i]);
      add (self, at);
    }
  at = (BenchCase){ .kind = BENCH_SETS,
                    .name = "sets 400/400 4000 30-60 hidden",
                    .all = true,
                    .sets = { 400, 4000, 30, 60, true },
                    .seed = 11 };
  add (self, at);
}

unsigned
bench_cases (BenchCase *cases)
{
  List self = { .cases = cases };

  add_classics (&self);
  add_squares (&self);
  add_sudokus (&self);
  add_queens (&self);
  add_sets (&self);
  add_lines (&self);
  add_all (&self);
  return self.n;
}
