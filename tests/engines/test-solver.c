/* Solvers that use an engine give the answers of those that use links, and solve large grids at
 * all. */
#include "check.h"
#include "engines-check.h"
#include "grids.h"

#include <stdlib.h>
#include <string.h>

static EnginesSolver *
asking_solver (SudokuShape *shape)
{
  EnginesSolver *solver;

  check_equal_u64 (engines_solver_new (shape, NULL, &solver), BASE_OK);
  check_true (engines_solver_has_engine (solver));
  return solver;
}

static SudokuVerdict
verdict_of (EnginesSolver *solver, const SudokuPuzzle *puzzle)
{
  const EnginesCheckOptions options = { .search_nodes = 0 };
  SudokuVerdict verdict;

  check_equal_u64 (engines_check (solver, puzzle, &options, &verdict), BASE_OK);
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
      EnginesSolver *solver = asking_solver (puzzle->shape), *links;
      SudokuVerdict verdict = verdict_of (solver, puzzle), other;

      check_equal_u64 (engines_solver_new_with (NULL, puzzle->shape, NULL, &links), BASE_OK);
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
      engines_solver_free (solver);
      engines_solver_free (links);
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

/* As many as links finds, each once, for every size of the engine's portions. */
static void
solutions_come_one_by_one (const void *data)
{
  static const uint32_t open[] = { 0, 16, 40, 52, 60 };

  (void) data;
  for (unsigned i = 0; i < sizeof open / sizeof *open; i++)
    {
      SudokuPuzzle *puzzle = open_grid (open[i]);
      EnginesSolver *solver = asking_solver (puzzle->shape);
      GridSolutions all = grid_solve (engines_find ("links"), puzzle, 400);
      const uint64_t most = all.n < 400 ? all.n + 1 : 400;
      const CoverLimits limits = { .solutions = 0 };
      uint8_t *values = malloc (256 * 401);
      uint64_t n = 0;
      bool found = true;

      check_true (values != NULL && all.n > 0);
      check_equal_u64 (engines_solver_start (solver, puzzle, NULL), BASE_OK);
      for (; n < most && found; n += found)
        {
          const CoverOutcome outcome =
              engines_solver_next (solver, &limits, values + 256 * n, &found);

          check_equal_u64 (outcome, found ? COVER_RAN_TO_LIMIT : COVER_RAN_TO_END);
          check_equal_u64 (engines_solver_counters (solver)->solutions, n + found);
          check_true (!found || grid_is_solution (puzzle, values + 256 * n));
        }
      check_equal_u64 (n, all.n);
      qsort (values, n, 256, compare);
      for (uint64_t k = 1; k < n; k++)
        check_true (compare (values + 256 * k, values + 256 * (k - 1)) != 0);
      free (values);
      grid_solutions_clear (&all);
      engines_solver_free (solver);
      sudoku_puzzle_free (puzzle);
    }
}

/* By links these would not be checked in our lifetime. */
static void
empty_grids_are_checked (const void *data)
{
  SudokuShape *shape;
  EnginesSolver *solver = NULL;
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
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
a_stopped_solver_goes_on (const void *data)
{
  SudokuPuzzle *puzzle = open_grid (52);
  EnginesSolver *solver = asking_solver (puzzle->shape);
  BaseStop stop;
  uint8_t values[256];
  bool found = true;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (engines_solver_start (solver, puzzle, NULL), BASE_OK);
  check_equal_u64 (engines_solver_next (solver, &(CoverLimits){ .stop = &stop }, values, &found),
                   COVER_RAN_TO_STOP);
  check_true (!found);
  check_equal_u64 (engines_solver_next (solver, &(CoverLimits){ .stop = NULL }, values, &found),
                   COVER_RAN_TO_LIMIT);
  check_true (found && grid_is_solution (puzzle, values));
  engines_solver_free (solver);
  sudoku_puzzle_free (puzzle);
}

static uint64_t n_asked;

static BaseStatus
note_open (SudokuShape *shape, const BaseStop *stop, void **out_worker)
{
  (void) stop;
  *out_worker = shape;
  return BASE_OK;
}

static BaseStatus
note_how_many (void *worker,
               const SudokuPuzzle *puzzle,
               const EngineRequest *request,
               EngineAnswer *out_answer)
{
  (void) worker;
  (void) puzzle;
  n_asked = request->solutions;
  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_STOP };
  return BASE_OK;
}

static void
note_close (void *worker)
{
  (void) worker;
}

/* An engine that is stopped often is not given larger portions than needed. */
static void
a_stopped_question_stays_as_small (const void *data)
{
  SudokuPuzzle *puzzle = open_grid (52);
  static const Engine noting = { .id = "noting",
                                 .open_sudoku = note_open,
                                 .solve_sudoku = note_how_many,
                                 .close_sudoku = note_close };
  EnginesSolver *solver;
  uint8_t values[256];
  bool found;

  (void) data;
  check_equal_u64 (engines_solver_new_with (&noting, puzzle->shape, NULL, &solver), BASE_OK);
  check_equal_u64 (engines_solver_start (solver, puzzle, NULL), BASE_OK);
  for (unsigned i = 0; i < 20; i++)
    {
      check_equal_u64 (engines_solver_next (solver, &(CoverLimits){ .stop = NULL }, values, &found),
                       COVER_RAN_TO_STOP);
      check_equal_u64 (n_asked, 2);
    }
  engines_solver_free (solver);
  sudoku_puzzle_free (puzzle);
}

static void
clashing_givens_are_refused (const void *data)
{
  const CoverLimits limits = { .solutions = 2 };
  SudokuPuzzle *puzzle = open_grid (200);
  EnginesSolver *solver = asking_solver (puzzle->shape);
  SudokuSolutions found = { .n = 0 };

  (void) data;
  puzzle->values[0] = puzzle->values[5] = 3;
  check_equal_u64 (engines_solver_start (solver, puzzle, NULL), BASE_BAD_INPUT);
  check_equal_u64 (engines_solver_find (solver, puzzle, &limits, &found), BASE_BAD_INPUT);
  check_equal_u64 (engines_solver_find_any (solver, puzzle, &limits, &found), BASE_OK);
  check_equal_u64 (found.n, 0);
  puzzle->values[5] = 0;
  check_equal_u64 (engines_solver_start (solver, puzzle, NULL), BASE_OK);
  check_equal_u64 (engines_solver_find_any (solver, puzzle, &limits, &found), BASE_OK);
  check_equal_u64 (found.n, 2);
  sudoku_solutions_clear (&found);
  engines_solver_free (solver);
  sudoku_puzzle_free (puzzle);
}

/* Knuth's counts, and his other rules, are those of links. */
static void
what_is_counted_is_by_links (const void *data)
{
  SudokuPuzzle *puzzle = open_grid (52);
  EnginesSolver *solver = asking_solver (puzzle->shape);

  (void) data;
  engines_solver_set_counted (solver, true);
  check_equal_u64 (engines_solver_start (solver, puzzle, NULL), BASE_OK);
  (void) engines_solver_run (solver, &(CoverLimits){ .solutions = 1 });
  check_true (engines_solver_counters (solver)->updates > 0);
  engines_solver_set_counted (solver, false);
  check_equal_u64 (engines_solver_start (solver, puzzle, NULL), BASE_OK);
  (void) engines_solver_run (solver, &(CoverLimits){ .solutions = 1 });
  check_equal_u64 (engines_solver_counters (solver)->updates, 0);
  check_equal_u64 (engines_solver_counters (solver)->solutions, 1);
  engines_solver_free (solver);
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
  check_claim ("/engines/solver/what-is-counted-is-by-links", what_is_counted_is_by_links, NULL);
  return check_finish ();
}
