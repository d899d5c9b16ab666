/* Every allocation fails once: the status is then "no memory", nothing leaks (the sanitizers check
 * it), and old data still work. */
#include "failing-memory.h"
#include "puzzles.h"
#include "sudoku-cover.h"

typedef BaseStatus (*Attempt) (void *data);

/* Lets each allocation of `attempt` fail in turn, until it needs fewer than that. */
static void
check_attempt (Attempt attempt, void *data)
{
  for (size_t n = 1;; n++)
    {
      BaseStatus status;

      failing_memory_arm (n);
      status = attempt (data);
      if (failing_memory_disarm () < n)
        {
          check_equal_u64 (status, BASE_OK);
          return;
        }
      check_equal_u64 (status, BASE_NO_MEMORY);
    }
}

static BaseStatus
parse_shape (void *data)
{
  SudokuShape *shape = NULL;
  BaseStatus status = sudoku_shape_parse (data, &shape);

  if ((status == BASE_OK) != (shape != NULL))
    return BASE_IO; /* the out-parameter was touched */
  sudoku_shape_unref (shape);
  return status;
}

static void
shape_or_no_memory (const void *data)
{
  check_attempt (parse_shape, (void *) data);
}

static BaseStatus
handle_puzzle (void *data)
{
  SudokuShape *const *shapes = data;
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shapes[0]), *copy = NULL;
  BaseStatus status = puzzle != NULL ? BASE_OK : BASE_NO_MEMORY;

  if (status == BASE_OK)
    status = sudoku_puzzle_allow_candidates (puzzle);
  if (status == BASE_OK)
    {
      copy = sudoku_puzzle_copy (puzzle);
      status = copy != NULL ? sudoku_puzzle_reset (puzzle, shapes[1]) : BASE_NO_MEMORY;
      if (copy != NULL && status != BASE_OK && !sudoku_puzzle_equal (puzzle, copy))
        status = BASE_IO; /* changed, although it failed */
    }
  sudoku_puzzle_free (copy);
  sudoku_puzzle_free (puzzle);
  return status;
}

static void
puzzle_or_no_memory (const void *data)
{
  SudokuShape *shapes[] = { shape_of ("boxes:2x2"), shape_of ("boxes:3x3") };

  (void) data;
  check_attempt (handle_puzzle, shapes);
  sudoku_shape_unref (shapes[0]);
  sudoku_shape_unref (shapes[1]);
}

static BaseStatus
make_cover (void *data)
{
  SudokuCover *cover = NULL;
  BaseStatus status = sudoku_cover_new (data, &cover);

  if (status != BASE_OK)
    return cover == NULL ? status : BASE_IO;
  if (sudoku_cover_board (cover) == NULL)
    {
      /* It is made when there is memory again. */
      status = sudoku_cover_board (cover) != NULL ? BASE_NO_MEMORY : BASE_IO;
    }
  sudoku_cover_free (cover);
  return status;
}

static void
cover_or_no_memory (const void *data)
{
  SudokuShape *shape = shape_of (data);

  check_attempt (make_cover, shape);
  sudoku_shape_unref (shape);
}

static BaseStatus
solve (void *data)
{
  const SudokuPuzzle *puzzle = data;
  CoverLimits limits = { 0 };
  SudokuSolver *solver = NULL;
  uint8_t values[MOST_CELLS];
  bool found = false;
  BaseStatus status = sudoku_solver_new (puzzle->shape, &solver);

  for (unsigned rule = COVER_RULE_FEWEST; rule <= COVER_RULE_RANDOM && status == BASE_OK; rule++)
    {
      sudoku_solver_set_rule (solver, (CoverRule) rule, 1);
      status = sudoku_solver_start (solver, puzzle);
      if (status == BASE_NO_MEMORY && sudoku_solver_counters (solver)->nodes != 0)
        status = BASE_IO;
      if (status == BASE_OK)
        sudoku_solver_next (solver, &limits, values, &found);
      if (status == BASE_OK && !found)
        status = BASE_IO;
    }
  sudoku_solver_free (solver);
  return status;
}

static void
solver_or_no_memory (const void *data)
{
  SudokuShape *shape = shape_of (data);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);

  check_attempt (solve, puzzle);
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  check_attempt (solve, puzzle);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

int
main (void)
{
  check_claim ("/sudoku/memory/shape-or-none/windows", shape_or_no_memory,
               "boxes:3x3+diagonals+windows");
  check_claim ("/sudoku/memory/shape-or-none/jigsaw", shape_or_no_memory,
               "jigsaw:1223122314331444+windows");
  check_claim ("/sudoku/memory/shape-or-none/samurai", shape_or_no_memory, "samurai");
  check_claim ("/sudoku/memory/puzzle-or-none", puzzle_or_no_memory, NULL);
  check_claim ("/sudoku/memory/cover-or-none/4x4", cover_or_no_memory, "boxes:2x2");
  check_claim ("/sudoku/memory/cover-or-none/overlapping", cover_or_no_memory,
               "grids:2x2@R1C1@R3C3");
  check_claim ("/sudoku/memory/solver-or-none/4x4", solver_or_no_memory, "boxes:2x2");
  check_claim ("/sudoku/memory/solver-or-none/overlapping", solver_or_no_memory,
               "grids:2x2@R1C1@R3C3");
  return check_finish ();
}
