/* Rules that are no groups, in the four encodings of sudoku-rule.h.  The kinds stand only here: a
 * shape takes a rule of any kind, whether or not the table has it. */
#include "board.h"
#include "cover-links.h"
#include "cover-search.h"
#include "engines.h"
#include "failing-memory.h"
#include "puzzles.h"
#include "sudoku-encoder-private.h"

#include <stdio.h>

/* All 4x4 grids. */
#define N_GRIDS 288

/* Names an item: the kind, the rule's first cell, and two numbers. */
static const char *
name_item (char name[64], const char *kind, const SudokuRule *rule, uint32_t a, uint32_t b)
{
  snprintf (name, 64, "%s%u:%u:%u", kind, rule->cells[0], a, b);
  return name;
}

/* Adds a secondary item for a cell, whose colour is the digit. */
static uint32_t
add_digit (SudokuEncoder *encoder, const char *kind, const SudokuRule *rule, uint32_t i)
{
  char name[64];
  const uint32_t item =
      sudoku_encoder_add_item (encoder, false, name_item (name, kind, rule, i, 9));

  for (uint32_t value = 1; value <= 4; value++)
    sudoku_encoder_tie (encoder, rule->cells[i], value, (CoverTerm){ item, value });
  return item;
}

/* ---- set: distinct digits of a sum ---- */

static void
encode_cage (SudokuEncoder *encoder, const SudokuRule *rule)
{
  uint32_t cage, digits[5];
  char name[64];

  cage = sudoku_encoder_add_item (encoder, true, name_item (name, "cage", rule, 0, 0));
  for (uint32_t value = 1; value <= 4; value++)
    {
      digits[value] =
          sudoku_encoder_add_item (encoder, true, name_item (name, "cage", rule, value, 0));
      for (uint32_t i = 0; i < rule->n_cells; i++)
        sudoku_encoder_tie (encoder, rule->cells[i], value, (CoverTerm){ digits[value], 0 });
    }
  for (uint32_t set = 0; set < 16; set++)
    {
      CoverTerm terms[5] = { { cage, 0 } };
      uint32_t sum = 0, n = 0, n_terms = 1;

      for (uint32_t value = 1; value <= 4; value++)
        if (set >> (value - 1) & 1)
          {
            sum += value;
            n++;
          }
        else
          terms[n_terms++] = (CoverTerm){ digits[value], 0 };
      if (n == rule->n_cells && sum == rule->number)
        sudoku_encoder_add_option (encoder, "a set", terms, n_terms);
    }
}

static bool
keeps_cage (const SudokuRule *rule, const uint8_t *values)
{
  uint32_t sum = 0, seen = 0;

  for (uint32_t i = 0; i < rule->n_cells; i++)
    {
      sum += values[rule->cells[i]];
      if (seen >> values[rule->cells[i]] & 1)
        return false;
      seen |= 1u << values[rule->cells[i]];
    }
  return sum == rule->number;
}

static const SudokuRuleKind cage = { .id = "cage", .encode = encode_cage };

/* ---- table: digits go up ---- */

static void
encode_rise (SudokuEncoder *encoder, const SudokuRule *rule)
{
  uint32_t table, digits[3];
  char name[64];

  table = sudoku_encoder_add_item (encoder, true, name_item (name, "rise", rule, 0, 0));
  for (uint32_t i = 0; i < 3; i++)
    digits[i] = add_digit (encoder, "rise", rule, i);
  for (uint32_t a = 1; a <= 4; a++)
    for (uint32_t b = a + 1; b <= 4; b++)
      for (uint32_t c = b + 1; c <= 4; c++)
        {
          const CoverTerm terms[] = {
            { table, 0 }, { digits[0], a }, { digits[1], b }, { digits[2], c }
          };

          sudoku_encoder_add_option (encoder, "a tuple", terms, 4);
        }
}

static bool
keeps_rise (const SudokuRule *rule, const uint8_t *values)
{
  return values[rule->cells[0]] < values[rule->cells[1]]
         && values[rule->cells[1]] < values[rule->cells[2]];
}

static const SudokuRuleKind rise = { .id = "rise", .encode = encode_rise };

/* ---- automaton: a sum along a line, where digits may come again ---- */

static void
encode_sum (SudokuEncoder *encoder, const SudokuRule *rule)
{
  uint32_t before = 0;
  char name[64];

  for (uint32_t i = 0; i < rule->n_cells; i++)
    {
      const bool first = i == 0, last = i + 1 == rule->n_cells;
      const uint32_t digit = add_digit (encoder, "sum", rule, i);
      const uint32_t step =
          sudoku_encoder_add_item (encoder, true, name_item (name, "sum", rule, i, 0));
      const uint32_t behind =
          last ? 0 : sudoku_encoder_add_item (encoder, false, name_item (name, "sum", rule, i, 1));

      for (uint32_t so_far = first ? 0 : 1; so_far <= (first ? 0 : rule->number); so_far++)
        for (uint32_t value = 1; value <= 4 && so_far + value <= rule->number; value++)
          {
            CoverTerm terms[4] = { { step, 0 }, { digit, value } };
            uint32_t n_terms = 2;

            if (last && so_far + value != rule->number)
              continue;
            if (!first)
              terms[n_terms++] = (CoverTerm){ before, so_far };
            if (!last)
              terms[n_terms++] = (CoverTerm){ behind, so_far + value };
            sudoku_encoder_add_option (encoder, "a step", terms, n_terms);
          }
      before = behind;
    }
}

static bool
keeps_sum (const SudokuRule *rule, const uint8_t *values)
{
  uint32_t sum = 0;

  for (uint32_t i = 0; i < rule->n_cells; i++)
    sum += values[rule->cells[i]];
  return sum == rule->number;
}

static const SudokuRuleKind sum = { .id = "sum", .encode = encode_sum };

/* ---- share: neighbours that are not consecutive; even digits ---- */

static void
encode_apart (SudokuEncoder *encoder, const SudokuRule *rule)
{
  char name[64];

  for (uint32_t a = 1; a <= 4; a++)
    for (uint32_t b = 1; b <= 4; b++)
      if (a + 1 == b || b + 1 == a)
        {
          const uint32_t item =
              sudoku_encoder_add_item (encoder, false, name_item (name, "apart", rule, a, b));

          sudoku_encoder_tie (encoder, rule->cells[0], a, (CoverTerm){ item, 0 });
          sudoku_encoder_tie (encoder, rule->cells[1], b, (CoverTerm){ item, 0 });
        }
}

static bool
keeps_apart (const SudokuRule *rule, const uint8_t *values)
{
  const int difference = values[rule->cells[0]] - values[rule->cells[1]];

  return difference != 1 && difference != -1;
}

static const SudokuRuleKind apart = { .id = "apart", .encode = encode_apart };

static void
encode_even (SudokuEncoder *encoder, const SudokuRule *rule)
{
  for (uint32_t i = 0; i < rule->n_cells; i++)
    for (uint32_t value = 1; value <= sudoku_shape_n_values (sudoku_encoder_shape (encoder));
         value += 2)
      sudoku_encoder_forbid (encoder, rule->cells[i], value);
}

static bool
keeps_even (const SudokuRule *rule, const uint8_t *values)
{
  for (uint32_t i = 0; i < rule->n_cells; i++)
    if (values[rule->cells[i]] % 2 != 0)
      return false;
  return true;
}

static const SudokuRuleKind even = { .id = "even", .encode = encode_even };

/* ---- what holds for all of them ---- */

static const struct
{
  const SudokuRuleKind *kind;
  bool (*keeps) (const SudokuRule *rule, const uint8_t *values);
} kinds[] = {
  { &cage, keeps_cage },   { &rise, keeps_rise }, { &sum, keeps_sum },
  { &apart, keeps_apart }, { &even, keeps_even },
};

#define MOST_RULES 3

typedef struct
{
  const char *name;
  bool coloured;
  SudokuRule rules[MOST_RULES];
  uint64_t n_grids; /* of the 288, that satisfy them */
} Case;

#define CELLS(...)                                                                 \
  .n_cells = sizeof ((uint32_t[]){ __VA_ARGS__ }) / 4, .cells = (const uint32_t[]) \
  {                                                                                \
    __VA_ARGS__                                                                    \
  }

static const Case cases[] = {
  { .name = "set", .rules = { { .kind = &cage, .number = 5, CELLS (0, 4) } }, .n_grids = 96 },
  { .name = "set-across-boxes",
    .rules = { { .kind = &cage, .number = 6, CELLS (5, 6, 10) } },
    .n_grids = 54 },
  { .name = "sets",
    .rules = { { .kind = &cage, .number = 3, CELLS (0, 1) },
               { .kind = &cage, .number = 9, CELLS (9, 10, 14) } },
    .n_grids = 6 },
  { .name = "set-that-cannot-be",
    .rules = { { .kind = &cage, .number = 20, CELLS (0, 1) } },
    .n_grids = 0 },
  { .name = "table",
    .coloured = true,
    .rules = { { .kind = &rise, CELLS (0, 5, 10) } },
    .n_grids = 24 },
  { .name = "tables",
    .coloured = true,
    .rules = { { .kind = &rise, CELLS (0, 1, 2) }, { .kind = &rise, CELLS (7, 11, 15) } },
    .n_grids = 12 },
  { .name = "automaton",
    .coloured = true,
    .rules = { { .kind = &sum, .number = 12, CELLS (0, 5, 10, 15) } },
    .n_grids = 40 },
  { .name = "share",
    .rules = { { .kind = &apart, CELLS (5, 6) }, { .kind = &apart, CELLS (6, 10) } },
    .n_grids = 72 },
  { .name = "forbid", .rules = { { .kind = &even, CELLS (3, 6) } }, .n_grids = 48 },
  { .name = "all",
    .coloured = true,
    .rules = { { .kind = &cage, .number = 5, CELLS (2, 3) },
               { .kind = &rise, CELLS (0, 5, 10) },
               { .kind = &even, CELLS (15) } },
    .n_grids = 4 },
};

static SudokuShape *
shape_of_case (const Case *it)
{
  SudokuRules rules = { .all = it->rules };
  SudokuShape *shape = NULL;

  while (rules.n < MOST_RULES && it->rules[rules.n].kind != NULL)
    rules.n++;
  check_equal_u64 (sudoku_shape_new (2, 2, rules, &shape), BASE_OK);
  check_equal_u64 (sudoku_shape_rules (shape).n, rules.n);
  check_true (!sudoku_shape_is_all_groups (shape));
  return shape;
}

static bool
keeps_all (const SudokuShape *shape, const uint8_t *values)
{
  const SudokuRules rules = sudoku_shape_rules (shape);

  for (uint32_t i = 0; i < rules.n; i++)
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++)
      if (kinds[k].kind == rules.all[i].kind && !kinds[k].keeps (&rules.all[i], values))
        return false;
  return true;
}

/* The grids that keep the rules and have the givens: all 4x4 grids are looked through, which the
 * plain shape finds. */
static uint64_t
count_by_looking (const SudokuPuzzle *puzzle)
{
  SudokuShape *plain = shape_of ("boxes:2x2");
  SudokuPuzzle *empty = sudoku_puzzle_new (plain);
  SudokuSolver *solver = solver_of (plain);
  const CoverLimits all = { 0 };
  uint64_t n = 0, n_grids = 0;
  uint8_t values[16];
  bool found = true;

  check_equal_u64 (sudoku_solver_start (solver, empty), BASE_OK);
  for (; found; n_grids += found)
    {
      bool fits;

      sudoku_solver_next (solver, &all, values, &found);
      fits = found && keeps_all (puzzle->shape, values);
      for (uint32_t cell = 0; cell < 16; cell++)
        fits = fits && (puzzle->values[cell] == 0 || puzzle->values[cell] == values[cell]);
      n += fits;
    }
  check_equal_u64 (n_grids, N_GRIDS);
  sudoku_solver_free (solver);
  sudoku_puzzle_free (empty);
  sudoku_shape_unref (plain);
  return n;
}

static uint64_t
count_cover (const CoverProblem *problem)
{
  const CoverLimits all = { 0 };
  CoverLinks *links = NULL;
  CoverSearch *search = NULL;
  uint64_t n;

  check_equal_u64 (cover_links_new (problem, NULL, &links), BASE_OK);
  check_equal_u64 (cover_search_new (links, &search), BASE_OK);
  check_equal_u64 (cover_search_start (search, NULL, 0), BASE_OK);
  cover_search_run (search, &all);
  n = cover_search_counters (search)->solutions;
  cover_search_free (search);
  cover_links_free (links);
  return n;
}

/* Calls with the empty puzzle, and with each value in each of some cells, alone and beside
 * another. */
static void
each_puzzle (const Case *it,
             void (*check) (SudokuCover *cover, SudokuSolver *solver, const SudokuPuzzle *puzzle))
{
  SudokuShape *shape = shape_of_case (it);
  SudokuSolver *solver = solver_of (shape);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);

  check (sudoku_solver_cover (solver), solver, puzzle);
  for (uint8_t value = 1; value <= 4; value++)
    for (uint32_t cell = 0; cell < 16; cell += 5)
      {
        puzzle->values[cell] = value;
        check (sudoku_solver_cover (solver), solver, puzzle);
        puzzle->values[10] = (uint8_t) (value % 4 + 1);
        check (sudoku_solver_cover (solver), solver, puzzle);
        puzzle->values[cell] = puzzle->values[10] = 0;
      }
  sudoku_puzzle_free (puzzle);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
check_solutions (SudokuCover *cover, SudokuSolver *solver, const SudokuPuzzle *puzzle)
{
  const uint64_t expected = count_by_looking (puzzle);
  const CoverLimits all = { 0 };
  uint8_t seen[N_GRIDS][16];
  uint64_t n = 0;
  bool found = true;

  (void) cover;
  check_equal_u64 (count_by_solver (solver, puzzle, 0), expected);
  if (sudoku_solver_start (solver, puzzle) != BASE_OK)
    {
      check_equal_u64 (expected, 0);
      return;
    }
  for (; found; n += found)
    {
      uint8_t values[16] = { 0 };

      sudoku_solver_next (solver, &all, values, &found);
      if (!found)
        continue;
      check_true (n < N_GRIDS);
      check_true (is_solution (puzzle, values) && keeps_all (puzzle->shape, values));
      for (uint64_t i = 0; i < n; i++)
        check_true (memcmp (seen[i], values, 16) != 0);
      memcpy (seen[n], values, 16);
    }
  check_equal_u64 (n, expected);
}

static void
links_find_the_grids_that_keep_the_rules (const void *data)
{
  each_puzzle (data, check_solutions);
}

static void
check_what_is_left (SudokuCover *cover, SudokuSolver *solver, const SudokuPuzzle *puzzle)
{
  const uint64_t expected = count_by_looking (puzzle);
  CoverProblem *whole = NULL, *left = NULL;
  Board *board = NULL;
  BaseStatus status = sudoku_cover_after_givens (cover, puzzle, &left, &board);

  (void) solver;
  check_equal_u64 (sudoku_cover_export (cover, puzzle, &whole), BASE_OK);
  check_equal_u64 (count_cover (whole), expected);
  cover_problem_free (whole);
  if (status != BASE_OK)
    {
      check_equal_u64 (status, BASE_BAD_INPUT);
      check_equal_u64 (expected, 0);
      return;
    }
  check_equal_u64 (board_n_items (board), cover_problem_n_items (left));
  check_equal_u64 (board_n_options (board), cover_problem_n_options (left));
  /* A given that a rule forbids has covered its items without being asked. */
  if (sudoku_puzzle_n_givens (puzzle) == 0 || expected > 0)
    check_equal_u64 (count_cover (left), expected);
  cover_problem_free (left);
  board_free (board);
}

static void
what_the_givens_leave_has_the_same_solutions (const void *data)
{
  each_puzzle (data, check_what_is_left);
}

static void
options_are_of_cells_or_of_rules (const void *data)
{
  SudokuShape *shape = shape_of_case (data);
  SudokuCover *cover = NULL;
  const CoverProblem *problem;
  const Board *board;

  check_equal_u64 (sudoku_cover_new (shape, &cover), BASE_OK);
  problem = sudoku_cover_problem (cover);
  board = sudoku_cover_board (cover);
  check_true (board != NULL);
  check_equal_u64 (board_n_items (board), cover_problem_n_items (problem));
  check_equal_u64 (board_n_options (board), cover_problem_n_options (problem));
  for (uint32_t option = 0; option < board_n_options (board); option++)
    {
      const BoardOption what = board_option (board, option);
      uint8_t values[16] = { 0 };

      check_equal_u64 (sudoku_cover_option_is_cell (cover, option), option < 64);
      check_equal_u64 (what.n_cells, option < 64);
      check_true ((what.name != NULL) == (option >= 64));
      sudoku_cover_decode (cover, &option, 1, values);
      for (uint32_t cell = 0; cell < 16; cell++)
        check_equal_u64 (values[cell], option / 4 == cell ? option % 4 + 1 : 0);
    }
  sudoku_cover_free (cover);
  sudoku_shape_unref (shape);
}

/* Each engine finds the same, or refuses the shape. */
static void
engines_agree_or_refuse (const void *data)
{
  const Case *it = data;
  SudokuShape *shape = shape_of_case (it);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  const uint64_t expected = count_by_looking (puzzle);

  for (unsigned i = 0; i < engines_n; i++)
    {
      const char *id = engines_get (i)->id;
      const EngineRequest all = { 0 };
      EngineSudoku *sudoku = NULL;
      EngineAnswer answer;
      BaseStatus status = engines_sudoku_new (engines_get (i), shape, &sudoku);

      if (strcmp (id, "links") == 0 || strcmp (id, "memory") == 0 || !it->coloured)
        check_true (status == BASE_OK || strcmp (id, "backtrack") == 0 || strcmp (id, "bands") == 0
                    || strcmp (id, "bits") == 0 || strcmp (id, "auto") == 0);
      if (status != BASE_OK)
        {
          check_equal_u64 (status, BASE_BAD_INPUT);
          continue;
        }
      check_true (strcmp (id, "backtrack") != 0 && strcmp (id, "bands") != 0);
      check_equal_u64 (engines_sudoku_solve (sudoku, puzzle, &all, &answer), BASE_OK);
      check_equal_u64 (answer.counters.solutions, expected);
      engines_sudoku_free (sudoku);
    }
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static BaseStatus
make_all (const Case *it)
{
  SudokuRules rules = { .all = it->rules };
  SudokuShape *shape = NULL;
  SudokuCover *cover = NULL;
  SudokuPuzzle *puzzle = NULL;
  CoverProblem *whole = NULL, *left = NULL;
  Board *board = NULL;
  BaseStatus status;

  while (rules.n < MOST_RULES && it->rules[rules.n].kind != NULL)
    rules.n++;
  status = sudoku_shape_new (2, 2, rules, &shape);
  if (status == BASE_OK)
    status = sudoku_cover_new (shape, &cover);
  if (status == BASE_OK && sudoku_cover_board (cover) == NULL)
    status = BASE_NO_MEMORY;
  if (status == BASE_OK && (puzzle = sudoku_puzzle_new (shape)) == NULL)
    status = BASE_NO_MEMORY;
  if (status == BASE_OK)
    status = sudoku_cover_export (cover, puzzle, &whole);
  if (status == BASE_OK)
    status = sudoku_cover_after_givens (cover, puzzle, &left, &board);
  cover_problem_free (whole);
  cover_problem_free (left);
  board_free (board);
  sudoku_puzzle_free (puzzle);
  sudoku_cover_free (cover);
  sudoku_shape_unref (shape);
  return status;
}

/* Every allocation fails once. */
static void
made_or_no_memory (const void *data)
{
  for (size_t n = 1;; n++)
    {
      BaseStatus status;

      failing_memory_arm (n);
      status = make_all (data);
      if (failing_memory_disarm () < n)
        {
          check_equal_u64 (status, BASE_OK);
          return;
        }
      check_equal_u64 (status, BASE_NO_MEMORY);
    }
}

static void
counts_are_known (const void *data)
{
  const Case *it = data;
  SudokuShape *shape = shape_of_case (it);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  SudokuSolver *solver = solver_of (shape);

  check_equal_u64 (count_by_solver (solver, puzzle, 0), it->n_grids);
  sudoku_solver_free (solver);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static void
shapes_differ_by_their_rules (const void *data)
{
  SudokuShape *one = shape_of_case (&cases[0]), *same = shape_of_case (&cases[0]);
  SudokuShape *other = shape_of_case (&cases[1]), *plain = shape_of ("boxes:2x2");

  (void) data;
  check_true (sudoku_shape_equal (one, same));
  check_true (!sudoku_shape_equal (one, other));
  check_true (!sudoku_shape_equal (one, plain));
  check_true (sudoku_shape_is_all_groups (plain));
  sudoku_shape_unref (one);
  sudoku_shape_unref (same);
  sudoku_shape_unref (other);
  sudoku_shape_unref (plain);
}

int
main (void)
{
  static const struct
  {
    const char *name;
    CheckTest test;
  } claims[] = {
    { "counts-are-known", counts_are_known },
    { "links-find-the-grids-that-keep-the-rules", links_find_the_grids_that_keep_the_rules },
    { "what-the-givens-leave-has-the-same-solutions",
      what_the_givens_leave_has_the_same_solutions },
    { "options-are-of-cells-or-of-rules", options_are_of_cells_or_of_rules },
    { "engines-agree-or-refuse", engines_agree_or_refuse },
    { "made-or-no-memory", made_or_no_memory },
  };
  char claim[200];

  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    for (size_t k = 0; k < sizeof claims / sizeof claims[0]; k++)
      {
        snprintf (claim, sizeof claim, "/sudoku/rule/%s/%s", claims[k].name, cases[i].name);
        check_claim (claim, claims[k].test, &cases[i]);
      }
  check_claim ("/sudoku/rule/shapes-differ-by-their-rules", shapes_differ_by_their_rules, NULL);
  return check_finish ();
}
