/* Solvers that have an engine for a helper answer what those by links answer, and answer of large grids at all. */
#include "check.h"
#include "engines-solver.h"
#include "grids.h"
#include "sudoku-check.h"

#include <stdlib.h>
#include <string.h>

static SudokuSolver *
helped_solver (SudokuShape *shape)
{
  SudokuSolver *solver;

  check_true (engines_solver_is_helped (shape));
  check_equal_u64 (engines_solver_new (shape, NULL, &solver), BASE_OK);
  return solver;
}

static SudokuVerdict
verdict_of (SudokuSolver *solver, const SudokuPuzzle *puzzle)
{
  const SudokuCheckOptions options = { .search_nodes = 0 };
  SudokuVerdict verdict;

  check_equal_u64 (sudoku_check (solver, puzzle, &options, &verdict), BASE_OK);
  return verdict;
}

static void
verdicts_are_those_of_links (const void *data)
{
  uint32_t n_of[SUDOKU_UNKNOWN + 1] = { 0 };

  (void) data;
  for (uint64_t seed = 0; seed < 60; seed++)
    {
      SudokuPuzzle *puzzle = grid_random (seed, "boxes:4x4", 140 + seed % 20);
      SudokuSolver *solver = helped_solver (puzzle->shape), *links;
      SudokuVerdict verdict = verdict_of (solver, puzzle), other;

      check_equal_u64 (sudoku_solver_new (puzzle->shape, &links), BASE_OK);
      other = verdict_of (links, puzzle);
      check_equal_u64 (verdict.finding, other.finding);
      n_of[verdict.finding]++;
      if (verdict.first != NULL)
        check_true (grid_is_solution (puzzle, verdict.first));
      if (verdict.second != NULL)
        check_true (grid_is_solution (puzzle, verdict.second) && verdict.n_cells > 0);
      if (verdict.finding == SUDOKU_UNIQUE)
        check_equal_memory (verdict.first, other.first, 256);
      sudoku_verdict_clear (&verdict);
      sudoku_verdict_clear (&other);
      sudoku_solver_free (solver);
      sudoku_solver_free (links);
      sudoku_puzzle_free (puzzle);
    }
  check_true (n_of[SUDOKU_MULTIPLE] > 3);
  check_true (n_of[SUDOKU_CLASH] + n_of[SUDOKU_NO_PLACE] + n_of[SUDOKU_NO_VALUE] > 3);
}

static int
compare (const void *a, const void *b)
{
  return memcmp (a, b, 256);
}

/* A full grid of 16, of which some cells are open. */
static SudokuPuzzle *
open_grid (uint32_t n_open)
{
  SudokuPuzzle *puzzle = grid_puzzle ("boxes:4x4", "");

  for (uint32_t cell = 0; cell < 256; cell++)
    {
      const uint32_t row = cell / 16, column = cell % 16;
      const uint32_t value = (row % 4 * 4 + row / 4 + column) % 16 + 1;

      puzzle->values[cell] = (uint8_t) (row * 16 + column < n_open ? 0 : value);
    }
  return puzzle;
}

/* As many as links find, each once, whatever the helper was asked for at a time. */
static void
solutions_come_one_by_one (const void *data)
{
  static const uint32_t open[] = { 0, 16, 40, 52, 60 };

  (void) data;
  for (unsigned i = 0; i < sizeof open / sizeof *open; i++)
    {
      SudokuPuzzle *puzzle = open_grid (open[i]);
      SudokuSolver *solver = helped_solver (puzzle->shape);
      GridSolutions all = grid_solve (engines_find ("links"), puzzle, 400);
      const uint64_t most = all.n < 400 ? all.n + 1 : 400;
      const CoverLimits limits = { .solutions = 0 };
      uint8_t *values = malloc (256 * 401);
      uint64_t n = 0;
      bool found = true;

      check_true (values != NULL && all.n > 0);
      check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
      for (; n < most && found; n += found)
        {
          const CoverOutcome outcome =
              sudoku_solver_next (solver, &limits, values + 256 * n, &found);

          check_equal_u64 (outcome, found ? COVER_RAN_TO_LIMIT : COVER_RAN_TO_END);
          check_equal_u64 (sudoku_solver_counters (solver)->solutions, n + found);
          check_true (!found || grid_is_solution (puzzle, values + 256 * n));
        }
      check_equal_u64 (n, all.n);
      qsort (values, n, 256, compare);
      for (uint64_t k = 1; k < n; k++)
        check_true (compare (values + 256 * k, values + 256 * (k - 1)) != 0);
      free (values);
      grid_solutions_clear (&all);
      sudoku_solver_free (solver);
      sudoku_puzzle_free (puzzle);
    }
}

/* By links these would not be checked in our lifetime. */
static void
empty_grids_are_checked (const void *data)
{
  SudokuShape *shape;
  SudokuSolver *solver = NULL;
  SudokuPuzzle *puzzle;
  SudokuVerdict verdict;

  check_equal_u64 (sudoku_shape_parse (data, &shape), BASE_OK);
  check_equal_u64 (engines_solver_suit (&solver, shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  check_true (puzzle != NULL);
  verdict = verdict_of (solver, puzzle);
  check_equal_u64 (verdict.finding, SUDOKU_MULTIPLE);
  check_true (grid_is_solution (puzzle, verdict.first)
              && grid_is_solution (puzzle, verdict.second));
  sudoku_verdict_clear (&verdict);
  sudoku_puzzle_free (puzzle);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
a_stopped_solver_goes_on (const void *data)
{
  SudokuPuzzle *puzzle = open_grid (52);
  SudokuSolver *solver = helped_solver (puzzle->shape);
  BaseStop stop;
  uint8_t values[256];
  bool found = true;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
  check_equal_u64 (sudoku_solver_next (solver, &(CoverLimits){ .stop = &stop }, values, &found),
                   COVER_RAN_TO_STOP);
  check_true (!found);
  check_equal_u64 (sudoku_solver_next (solver, &(CoverLimits){ .stop = NULL }, values, &found),
                   COVER_RAN_TO_LIMIT);
  check_true (found && grid_is_solution (puzzle, values));
  sudoku_solver_free (solver);
  sudoku_puzzle_free (puzzle);
}

static BaseStatus
note_how_many (void *data,
               const SudokuPuzzle *puzzle,
               const CoverLimits *limits,
               bool (*found) (void *listener, const uint8_t *values),
               void *listener,
               CoverCounters *out_counters,
               CoverOutcome *out_outcome)
{
  uint64_t *n_asked = data;

  (void) puzzle;
  (void) found;
  (void) listener;
  (void) out_counters;
  *n_asked = limits->solutions;
  *out_outcome = COVER_RAN_TO_STOP;
  return BASE_OK;
}

/* However often it is stopped, a helper is not asked for more than anybody wants. */
static void
a_stopped_question_stays_as_small (const void *data)
{
  SudokuPuzzle *puzzle = open_grid (52);
  uint64_t n_asked = 0;
  SudokuSolver *solver;
  uint8_t values[256];
  bool found;

  (void) data;
  check_equal_u64 (sudoku_solver_new (puzzle->shape, &solver), BASE_OK);
  sudoku_solver_set_helper (solver, (SudokuHelper){ note_how_many, NULL, &n_asked });
  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
  for (unsigned i = 0; i < 20; i++)
    {
      check_equal_u64 (sudoku_solver_next (solver, &(CoverLimits){ .stop = NULL }, values, &found),
                       COVER_RAN_TO_STOP);
      check_equal_u64 (n_asked, 2);
    }
  sudoku_solver_free (solver);
  sudoku_puzzle_free (puzzle);
}

static void
clashing_givens_are_refused (const void *data)
{
  SudokuPuzzle *puzzle = open_grid (200);
  SudokuSolver *solver = helped_solver (puzzle->shape);

  (void) data;
  puzzle->values[0] = puzzle->values[5] = 3;
  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_BAD_INPUT);
  puzzle->values[5] = 0;
  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
  sudoku_solver_free (solver);
  sudoku_puzzle_free (puzzle);
}

/* Knuth's counts, and his other rules, are those of links. */
static void
what_is_counted_is_not_helped (const void *data)
{
  SudokuPuzzle *puzzle = open_grid (52);
  SudokuSolver *solver = helped_solver (puzzle->shape);

  (void) data;
  sudoku_solver_set_counted (solver, true);
  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
  (void) sudoku_solver_run (solver, &(CoverLimits){ .solutions = 1 });
  check_true (sudoku_solver_counters (solver)->updates > 0);
  sudoku_solver_set_counted (solver, false);
  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
  (void) sudoku_solver_run (solver, &(CoverLimits){ .solutions = 1 });
  check_equal_u64 (sudoku_solver_counters (solver)->updates, 0);
  check_equal_u64 (sudoku_solver_counters (solver)->solutions, 1);
  sudoku_solver_free (solver);
  sudoku_puzzle_free (puzzle);
}

int
main (void)
{
  check_claim ("/engines/solver/verdicts-are-those-of-links", verdicts_are_those_of_links, NULL);
  check_claim ("/engines/solver/solutions-come-one-by-one", solutions_come_one_by_one, NULL);
  check_claim ("/engines/solver/empty-grids-are-checked/36x36", empty_grids_are_checked,
               "boxes:6x6");
  check_claim ("/engines/solver/empty-grids-are-checked/64x64", empty_grids_are_checked,
               "boxes:8x8");
  check_claim ("/engines/solver/a-stopped-solver-goes-on", a_stopped_solver_goes_on, NULL);
  check_claim ("/engines/solver/a-stopped-question-stays-as-small",
               a_stopped_question_stays_as_small, NULL);
  check_claim ("/engines/solver/clashing-givens-are-refused", clashing_givens_are_refused, NULL);
  check_claim ("/engines/solver/what-is-counted-is-not-helped", what_is_counted_is_not_helped,
               NULL);
  return check_finish ();
}
