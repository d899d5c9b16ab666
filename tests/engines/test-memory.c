/* Counting with memory: known numbers, the numbers that links finds, and the cases left to
 * links. */
#include "check.h"
#include "covers.h"
#include "failing-memory.h"
#include "grids.h"

#include "base-random.h"
#include "links.h"
#include "memory-private.h"
#include "sudoku-cover.h"

#include <string.h>

typedef struct
{
  const char *shape;
  uint64_t n_solutions;
} Known;

/* Empty grids; 4x4 and 6x6 are in the literature, the others backtracking counts too. */
static const Known known_all[] = {
  { "boxes:2x2", 288 },      { "boxes:1x5", 161280 },       { "boxes:2x3", 28200960 },
  { "boxes:3x2", 28200960 }, { "boxes:2x2+diagonals", 48 }, { "boxes:2x2+windows", 168 },
};

static EngineAnswer
count_grid (const Engine *engine, const SudokuPuzzle *puzzle)
{
  EngineSudoku *sudoku;
  EngineAnswer answer;

  check_equal_u64 (engines_sudoku_new (engine, puzzle->shape, &sudoku), BASE_OK);
  check_equal_u64 (engines_sudoku_solve (sudoku, puzzle, &(EngineRequest){ 0 }, &answer), BASE_OK);
  engines_sudoku_free (sudoku);
  return answer;
}

static void
counts_empty_grids (const void *data)
{
  const Known *known = data;
  SudokuPuzzle *puzzle = grid_random (0, known->shape, 0);
  EngineAnswer answer = count_grid (&memory_engine, puzzle);

  check_equal_u64 (answer.outcome, COVER_RAN_TO_END);
  check_equal_u64 (answer.counters.solutions, known->n_solutions);
  sudoku_puzzle_free (puzzle);
}

/* Past what links do first, and with both orders. */
static void
counts_what_links_count (const void *data)
{
  BaseRandom random = { .state = 7 };
  uint64_t n_solutions = 0;

  (void) data;
  for (int i = 0; i < (check_quick () ? 40 : 400); i++)
    {
      CoverProblem *problem = cover_random (&random);
      EngineAnswer expected;

      check_equal_u64 (
          engines_cover_solve (&links_engine, problem, &(EngineRequest){ 0 }, &expected), BASE_OK);
      for (MemoryOrder order = MEMORY_FEWEST; order <= MEMORY_IN_LINE; order++)
        {
          EngineAnswer answer;
          bool pays;

          check_true (memory_count_fits (problem));
          check_equal_u64 (memory_count (problem, order, &(EngineRequest){ 0 }, &answer, &pays),
                           BASE_OK);
          check_true (pays);
          check_equal_u64 (answer.outcome, COVER_RAN_TO_END);
          check_equal_u64 (answer.counters.solutions, expected.counters.solutions);
        }
      n_solutions += expected.counters.solutions;
      cover_problem_free (problem);
    }
  check_true (n_solutions > 1000);
}

/* Forty pairs, each taken one of two ways: 2^40; sixty-four: one more than 64 bits hold. */
static CoverProblem *
pairs (uint32_t n)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t number;

  check_true (problem != NULL);
  for (uint32_t i = 0; i < n; i++)
    {
      char name[16];
      int length = snprintf (name, sizeof name, "%u", i);

      check_equal_u64 (cover_problem_add_item (problem, name, (size_t) length, true, &number),
                       BASE_OK);
    }
  for (uint32_t i = 0; i < 2 * n; i++)
    check_equal_u64 (cover_problem_add_option (problem, &(CoverTerm){ i / 2, 0 }, 1, &number),
                     BASE_OK);
  return problem;
}

static void
counts_as_far_as_64_bits (const void *data)
{
  CoverProblem *forty = pairs (40), *many = pairs (64);
  EngineAnswer answer;

  (void) data;
  check_equal_u64 (engines_cover_solve (&memory_engine, forty, &(EngineRequest){ 0 }, &answer),
                   BASE_OK);
  check_equal_u64 (answer.outcome, COVER_RAN_TO_END);
  check_equal_u64 (answer.counters.solutions, (uint64_t) 1 << 40);
  check_equal_u64 (engines_cover_solve (&memory_engine, many, &(EngineRequest){ 0 }, &answer),
                   BASE_OK);
  check_equal_u64 (answer.outcome, COVER_RAN_TO_LIMIT);
  check_equal_u64 (answer.counters.solutions, UINT64_MAX);
  cover_problem_free (forty);
  cover_problem_free (many);
}

/* It stops soon, and the count until then is a lower bound. */
static void
stops (const void *data)
{
  SudokuShape *shape;
  SudokuCover *cover;
  BaseStop stop;
  EngineAnswer answer;
  bool pays;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (sudoku_shape_parse ("boxes:2x3", &shape), BASE_OK);
  check_equal_u64 (sudoku_cover_new (shape, &cover), BASE_OK);
  check_equal_u64 (memory_count (sudoku_cover_problem (cover), MEMORY_IN_LINE,
                                 &(EngineRequest){ .stop = &stop }, &answer, &pays),
                   BASE_STOPPED);
  base_stop_lower (&stop);
  stop.deadline = base_now () + 5000000;
  check_equal_u64 (memory_count (sudoku_cover_problem (cover), MEMORY_IN_LINE,
                                 &(EngineRequest){ .stop = &stop }, &answer, &pays),
                   BASE_OK);
  check_equal_u64 (answer.outcome, COVER_RAN_TO_STOP);
  check_true (answer.counters.solutions < 28200960);
  sudoku_cover_free (cover);
  sudoku_shape_unref (shape);
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  CoverProblem *problem = pairs (40);
  BaseStatus status = BASE_NO_MEMORY;

  (void) data;
  for (size_t n = 1; status != BASE_OK; n++)
    {
      EngineAnswer answer;
      bool pays;

      failing_memory_arm (n);
      status = memory_count (problem, MEMORY_FEWEST, &(EngineRequest){ 0 }, &answer, &pays);
      check_equal_u64 (status, failing_memory_disarm () >= n ? BASE_NO_MEMORY : BASE_OK);
    }
  cover_problem_free (problem);
}

/* `auto` chooses it for counting all solutions of a Sudoku; covers are in the tests of `bits`. */
static void
auto_counts_with_it (const void *data)
{
  SudokuShape *shape;

  (void) data;
  check_equal_u64 (sudoku_shape_parse ("boxes:3x3", &shape), BASE_OK);
  check_true (engines_auto_sudoku (shape, &(EngineRequest){ 0 }) == &memory_engine);
  sudoku_shape_unref (shape);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof known_all / sizeof *known_all; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/engines/memory/counts-empty-grids/%s", known_all[i].shape);
      if (check_quick () && known_all[i].n_solutions > 1000000)
        continue;
      check_claim (name, counts_empty_grids, &known_all[i]);
    }
  check_claim ("/engines/memory/counts-what-links-count", counts_what_links_count, NULL);
  check_claim ("/engines/memory/counts-as-far-as-64-bits", counts_as_far_as_64_bits, NULL);
  check_claim ("/engines/memory/stops", stops, NULL);
  check_claim ("/engines/memory/running-out-of-memory-is-a-status",
               running_out_of_memory_is_a_status, NULL);
  check_claim ("/engines/memory/auto-counts-with-it", auto_counts_with_it, NULL);
  return check_finish ();
}
