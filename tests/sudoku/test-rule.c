/* Rules that are no groups: the search finds the grids that keep them. */
#include "board.h"
#include "cover-links.h"
#include "cover-search.h"
#include "engines.h"
#include "failing-memory.h"
#include "puzzles.h"
#include "rules.h"
#include "sudoku-cover.h"

#include <stdio.h>

/* All 4x4 grids. */
#define N_GRIDS 288

#define MOST_RULES 3

typedef struct
{
  const char *name;
  bool coloured;
  SudokuRule rules[MOST_RULES];
  uint64_t n_grids; /* of the 288, that keep them */
} Case;

#define CELLS(...)                                                                 \
  .n_cells = sizeof ((uint32_t[]){ __VA_ARGS__ }) / 4, .cells = (const uint32_t[]) \
  {                                                                                \
    __VA_ARGS__                                                                    \
  }

static const Case cases[] = {
  { .name = "set", .rules = { { .kind = &rules_cage, .number = 5, CELLS (0, 4) } }, .n_grids = 96 },
  { .name = "set-across-boxes",
    .rules = { { .kind = &rules_cage, .number = 6, CELLS (5, 6, 10) } },
    .n_grids = 54 },
  { .name = "sets",
    .rules = { { .kind = &rules_cage, .number = 3, CELLS (0, 1) },
               { .kind = &rules_cage, .number = 9, CELLS (9, 10, 14) } },
    .n_grids = 6 },
  { .name = "set-that-cannot-be",
    .rules = { { .kind = &rules_cage, .number = 20, CELLS (0, 1) } },
    .n_grids = 0 },
  { .name = "table",
    .coloured = true,
    .rules = { { .kind = &rules_rise, CELLS (0, 5, 10) } },
    .n_grids = 24 },
  { .name = "tables",
    .coloured = true,
    .rules = { { .kind = &rules_rise, CELLS (0, 1, 2) },
               { .kind = &rules_rise, CELLS (7, 11, 15) } },
    .n_grids = 12 },
  { .name = "automaton",
    .coloured = true,
    .rules = { { .kind = &rules_sum, .number = 12, CELLS (0, 5, 10, 15) } },
    .n_grids = 40 },
  { .name = "share",
    .rules = { { .kind = &rules_apart, CELLS (5, 6) }, { .kind = &rules_apart, CELLS (6, 10) } },
    .n_grids = 72 },
  { .name = "forbid", .rules = { { .kind = &rules_even, CELLS (3, 6) } }, .n_grids = 48 },
  { .name = "all",
    .coloured = true,
    .rules = { { .kind = &rules_cage, .number = 5, CELLS (2, 3) },
               { .kind = &rules_rise, CELLS (0, 5, 10) },
               { .kind = &rules_even, CELLS (15) } },
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
    if (!rules_keep (&rules.all[i], values))
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
