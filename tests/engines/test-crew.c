/* The crew: every piece is done once, on the requested number of threads, and engines run side by
 * side. */
#include "check.h"
#include "failing-memory.h"
#include "grids.h"

#include "engine-crew.h"

#include <string.h>

enum
{
  N_WORKERS = 4,
  N_JOBS = 1000,
};

typedef struct
{
  uint32_t done[N_JOBS];
  uint64_t by_worker[N_WORKERS];
} Tally;

static void
tally (void *data, uint32_t worker, size_t index)
{
  Tally *self = data;

  self->done[index]++;
  self->by_worker[worker]++;
}

static void
does_everything_once (const void *data)
{
  EngineCrew *crew;
  Tally sum = { .done = { 0 } };
  uint64_t n = 0;

  (void) data;
  check_equal_u64 (engine_crew_new (N_WORKERS, &crew), BASE_OK);
  check_equal_u64 (engine_crew_size (crew), N_WORKERS);
  for (uint32_t batch = 1; batch <= 50; batch++)
    {
      engine_crew_run (crew, N_JOBS, tally, &sum);
      for (size_t i = 0; i < N_JOBS; i++)
        check_equal_u64 (sum.done[i], batch);
    }
  engine_crew_run (crew, 0, tally, &sum);
  engine_crew_run (crew, 1, tally, &sum);
  for (uint32_t i = 0; i < N_WORKERS; i++)
    n += sum.by_worker[i];
  check_equal_u64 (n, 50 * N_JOBS + 1);
  engine_crew_free (crew);
}

static void
one_worker_is_the_caller (const void *data)
{
  EngineCrew *crew;
  Tally sum = { .done = { 0 } };

  (void) data;
  check_equal_u64 (engine_crew_new (1, &crew), BASE_OK);
  engine_crew_run (crew, N_JOBS, tally, &sum);
  check_equal_u64 (sum.by_worker[0], N_JOBS);
  engine_crew_free (crew);
  check_true (engine_crew_natural_size () >= 1);
}

typedef struct
{
  EngineSudoku *sudokus[N_WORKERS];
  SudokuPuzzle *puzzles[64];
  EngineAnswer answers[64];
} Stream;

static void
solve_one (void *data, uint32_t worker, size_t index)
{
  Stream *stream = data;

  engines_sudoku_solve (stream->sudokus[worker], stream->puzzles[index],
                        &(EngineRequest){ .solutions = 100, .nodes = 20000 },
                        &stream->answers[index]);
}

/* The same answers on four threads as on one; under ThreadSanitizer this is also where races would
 * show. */
static void
engines_run_side_by_side (const void *data)
{
  Stream stream;
  EngineCrew *crew;

  (void) data;
  for (uint32_t i = 0; i < 64; i++)
    stream.puzzles[i] = grid_random (i, "boxes:3x3", 30);
  check_equal_u64 (engine_crew_new (N_WORKERS, &crew), BASE_OK);
  for (unsigned e = 0; e < engines_n; e++)
    {
      EngineAnswer alone[64];

      if (engines_get (e)->open_sudoku == NULL)
        continue;
      if (check_quick () && strcmp (engines_get (e)->id, "matrix") == 0)
        continue;
      for (uint32_t i = 0; i < N_WORKERS; i++)
        check_equal_u64 (
            engines_sudoku_new (engines_get (e), stream.puzzles[0]->shape, &stream.sudokus[i]),
            BASE_OK);
      for (size_t i = 0; i < 64; i++)
        solve_one (&stream, 0, i);
      memcpy (alone, stream.answers, sizeof alone);
      memset (stream.answers, 0, sizeof stream.answers);
      engine_crew_run (crew, 64, solve_one, &stream);
      for (size_t i = 0; i < 64; i++)
        {
          check_equal_u64 (stream.answers[i].outcome, alone[i].outcome);
          check_equal_memory (&stream.answers[i].counters, &alone[i].counters,
                              sizeof alone[i].counters);
        }
      for (uint32_t i = 0; i < N_WORKERS; i++)
        engines_sudoku_free (stream.sudokus[i]);
    }
  engine_crew_free (crew);
  for (uint32_t i = 0; i < 64; i++)
    sudoku_puzzle_free (stream.puzzles[i]);
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  SudokuPuzzle *small = grid_puzzle ("boxes:2x2", "1..4..1..3..2...");
  SudokuPuzzle *large = grid_random (1, "boxes:3x3", 81);

  (void) data;
  for (unsigned e = 0; e < engines_n; e++)
    for (size_t n = 1; engines_get (e)->open_sudoku != NULL; n++)
      {
        const Engine *engine = engines_get (e);
        const SudokuPuzzle *puzzle =
            engine->fits_sudoku == NULL || engine->fits_sudoku (small->shape) ? small : large;
        EngineSudoku *sudoku = NULL;
        EngineAnswer answer;
        BaseStatus status;
        size_t seen;

        failing_memory_arm (n);
        status = engines_sudoku_new (engine, puzzle->shape, &sudoku);
        if (status == BASE_OK)
          status = engines_sudoku_solve (sudoku, puzzle, &(EngineRequest){ 0 }, &answer);
        seen = failing_memory_disarm ();
        check_equal_u64 (status, seen >= n ? BASE_NO_MEMORY : BASE_OK);
        engines_sudoku_free (sudoku);
        if (seen < n)
          break;
      }
  sudoku_puzzle_free (small);
  sudoku_puzzle_free (large);
}

int
main (void)
{
  check_claim ("/engines/crew/does-everything-once", does_everything_once, NULL);
  check_claim ("/engines/crew/one-worker-is-the-caller", one_worker_is_the_caller, NULL);
  check_claim ("/engines/crew/engines-run-side-by-side", engines_run_side_by_side, NULL);
  check_claim ("/engines/running-out-of-memory-is-a-status", running_out_of_memory_is_a_status,
               NULL);
  return check_finish ();
}
