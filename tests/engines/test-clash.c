/* Givens that clash: every reported set is checked by an independent solver. */
#include "checks.h"

#include "base-random.h"

/* A puzzle without a solution that shows no fault at a glance: givens at random, until it is
 * one. */
static SudokuPuzzle *
random_clash (SudokuShape *shape, EnginesSolver *solver, BaseRandom *random, bool with_candidates)
{
  uint32_t n_cells = sudoku_shape_n_cells (shape), n_values = sudoku_shape_n_values (shape);

  for (;;)
    {
      SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
      uint32_t n_tries = n_cells / 4 + base_random_below (random, n_cells);

      if (with_candidates)
        {
          check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
          for (uint32_t i = 0; i < n_cells * n_values / 4; i++)
            puzzle->candidates[base_random_below (random, n_cells)] &=
                ~((uint64_t) 1 << base_random_below (random, n_values));
          n_tries /= 4;
        }
      for (uint32_t i = 0; i < n_tries; i++)
        {
          uint32_t cell = base_random_below (random, n_cells);
          uint32_t value = 1 + base_random_below (random, n_values);

          if (puzzle->values[cell] == 0 && value_fits (puzzle, puzzle->values, cell, value))
            puzzle->values[cell] = (uint8_t) value;
        }
      if (count_by_checker (solver, puzzle, 1) == 0)
        return puzzle;
      sudoku_puzzle_free (puzzle);
    }
}

static bool
is_listed (const SudokuVerdict *verdict, uint32_t cell)
{
  for (uint32_t i = 0; i < verdict->n_cells; i++)
    if (verdict->cells[i] == cell)
      return true;
  return false;
}

/* Small shapes by brute force, the others by the solver's own search, which has claims of its
 * own. */
static bool
has_solution (EnginesSolver *solver, const SudokuPuzzle *puzzle)
{
  if (sudoku_shape_n_cells (puzzle->shape) <= 36)
    return count_by_force (puzzle, 1) == 1;
  return count_by_checker (solver, puzzle, 1) == 1;
}

static void
check_irreducible (EnginesSolver *solver, const SudokuPuzzle *puzzle, const SudokuVerdict *verdict)
{
  SudokuPuzzle *core = sudoku_puzzle_copy (puzzle);

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->shape); cell++)
    if (!is_listed (verdict, cell))
      core->values[cell] = 0;
  check_equal_u64 (sudoku_puzzle_n_givens (core), verdict->n_cells);
  check_true (!has_solution (solver, core));
  for (uint32_t i = 0; i < verdict->n_cells; i++)
    {
      uint32_t cell = verdict->cells[i];

      core->values[cell] = 0;
      check_true (has_solution (solver, core));
      core->values[cell] = puzzle->values[cell];
    }
  sudoku_puzzle_free (core);
}

typedef struct
{
  const char *shape;
  bool with_candidates;
} Kind;

static void
clash_is_irreducible (const void *data)
{
  const Kind *kind = data;
  SudokuShape *shape = shape_of (kind->shape);
  EnginesSolver *solver = checker_of (shape);
  EnginesCheckOptions options = { 0 };
  BaseRandom random = { 11 };
  uint32_t n_clashes = 0;

  for (uint32_t i = 0; i < (check_quick () ? 30 : 300); i++)
    {
      SudokuPuzzle *puzzle = random_clash (shape, solver, &random, kind->with_candidates);
      SudokuVerdict verdict;

      check_equal_u64 (engines_check (solver, puzzle, &options, &verdict), BASE_OK);
      check_true (verdict.finding == SUDOKU_NO_VALUE || verdict.finding == SUDOKU_NO_PLACE
                  || verdict.finding == SUDOKU_CLASH);
      if (verdict.finding == SUDOKU_CLASH)
        {
          check_irreducible (solver, puzzle, &verdict);
          n_clashes++;
        }
      sudoku_verdict_clear (&verdict);
      sudoku_puzzle_free (puzzle);
    }
  check_true (n_clashes > 0);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
limit_leaves_a_clash_that_may_be_larger (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  EnginesSolver *solver = checker_of (shape);
  BaseRandom random = { 5 };
  EnginesCheckOptions options = { .nodes = 1 };
  uint32_t n_not_reduced = 0;

  (void) data;
  for (uint32_t i = 0; i < 200; i++)
    {
      SudokuPuzzle *puzzle = random_clash (shape, solver, &random, false);
      SudokuVerdict verdict;

      check_equal_u64 (engines_check (solver, puzzle, &options, &verdict), BASE_OK);
      if (verdict.finding == SUDOKU_CLASH_NOT_REDUCED)
        {
          for (uint32_t cell = 0; cell < 81; cell++)
            if (!is_listed (&verdict, cell))
              puzzle->values[cell] = 0;
          check_true (!has_solution (solver, puzzle));
          n_not_reduced++;
        }
      sudoku_verdict_clear (&verdict);
      sudoku_puzzle_free (puzzle);
    }
  check_true (n_not_reduced > 0);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* The limit on everything is never passed, however many tests a clash takes. */
static void
limit_bounds_all_tests_together (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  EnginesSolver *solver = checker_of (shape);
  BaseRandom random = { 5 };
  uint32_t n_cut = 0;

  (void) data;
  for (uint32_t i = 0; i < 50; i++)
    {
      SudokuPuzzle *puzzle = random_clash (shape, solver, &random, false);
      EnginesCheckOptions options = { .minimal = true };
      SudokuVerdict whole, verdict;

      check_equal_u64 (engines_check (solver, puzzle, &options, &whole), BASE_OK);
      options.search_nodes = 1 + whole.counters.nodes + whole.n_nodes / 4;
      check_equal_u64 (engines_check (solver, puzzle, &options, &verdict), BASE_OK);
      check_true (verdict.n_nodes <= options.search_nodes);
      check_true (verdict.finding == whole.finding || verdict.finding == SUDOKU_CLASH_NOT_REDUCED);
      n_cut += verdict.finding == SUDOKU_CLASH_NOT_REDUCED;
      sudoku_verdict_clear (&whole);
      sudoku_verdict_clear (&verdict);
      sudoku_puzzle_free (puzzle);
    }
  check_true (n_cut > 0);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* No grid of this shape can be filled at all. */
static void
shape_without_a_grid_clashes_without_givens (const void *data)
{
  SudokuShape *shape = shape_of ("jigsaw:122222111112334555334455364445366666+diagonals");
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  EnginesCheckOptions options = { 0 };
  SudokuVerdict verdict;

  (void) data;
  puzzle->values[0] = 1;
  check_equal_u64 (engines_check (solver, puzzle, &options, &verdict), BASE_OK);
  check_equal_u64 (verdict.finding, SUDOKU_CLASH);
  check_equal_u64 (verdict.n_cells, 0);
  sudoku_verdict_clear (&verdict);
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* Two cells of a row that can only be 1 or 2, and a third one that can only be the same: candidates
 * alone. */
static void
candidates_clash_without_givens (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  EnginesCheckOptions options = { 0 };
  SudokuVerdict verdict;

  (void) data;
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  puzzle->candidates[0] = puzzle->candidates[1] = puzzle->candidates[8] = 0x3;
  puzzle->values[80] = 9;
  check_equal_u64 (engines_check (solver, puzzle, &options, &verdict), BASE_OK);
  check_equal_u64 (verdict.finding, SUDOKU_CLASH);
  check_equal_u64 (verdict.n_cells, 0);
  sudoku_verdict_clear (&verdict);
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
stopped_anywhere_the_clash_is_true (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  EnginesSolver *solver = checker_of (shape);
  BaseRandom random = { 9 };
  SudokuPuzzle *puzzle = random_clash (shape, solver, &random, false);

  (void) data;
  for (uint64_t wait = 1000; wait < 10000000; wait += wait / 4)
    {
      BaseStop stop;
      EnginesCheckOptions options = { .stop = &stop };
      SudokuVerdict verdict;

      base_stop_init (&stop);
      stop.deadline = base_now () + wait;
      check_equal_u64 (engines_check (solver, puzzle, &options, &verdict), BASE_OK);
      if (verdict.finding == SUDOKU_CLASH)
        check_irreducible (solver, puzzle, &verdict);
      else if (verdict.finding == SUDOKU_CLASH_NOT_REDUCED)
        check_true (verdict.n_cells > 0);
      sudoku_verdict_clear (&verdict);
    }
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

static const Kind kinds_all[] = {
  { "boxes:2x2", false },
  { "boxes:2x2", true },
  { "boxes:2x3", false },
  { "boxes:2x3", true },
  { "boxes:2x2+diagonals", false },
  { "jigsaw:1122231122314553345534445", false },
  { "grids:2x2@R1C1@R3C3", true },
  { "boxes:3x3", false },
  { "boxes:3x3", true },
  { "boxes:3x3+windows", false },
};

int
main (void)
{
  char claim[200];

  for (size_t i = 0; i < sizeof kinds_all / sizeof kinds_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/engines/clash/is-irreducible/%s%s", kinds_all[i].shape,
                kinds_all[i].with_candidates ? "/candidates" : "");
      check_claim (claim, clash_is_irreducible, &kinds_all[i]);
    }
  check_claim ("/engines/clash/a-limit-bounds-all-tests-together", limit_bounds_all_tests_together,
               NULL);
  check_claim ("/engines/clash/limit-leaves-one-that-may-be-larger",
               limit_leaves_a_clash_that_may_be_larger, NULL);
  check_claim ("/engines/clash/shape-without-a-grid-needs-no-givens",
               shape_without_a_grid_clashes_without_givens, NULL);
  check_claim ("/engines/clash/candidates-need-no-givens", candidates_clash_without_givens, NULL);
  check_claim ("/engines/clash/stopped-anywhere-it-is-true", stopped_anywhere_the_clash_is_true,
               NULL);
  return check_finish ();
}
