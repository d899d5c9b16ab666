#include "compare-measure.h"

#include "base-memory.h"

#include <stdlib.h>

/* One run, and the memory seen in it. */
typedef struct
{
  const CompareOptions *options;
  double building, searching;
  size_t before, most;
} Run;

static void
note_memory (Run *run)
{
  size_t used;

  if (run->options->in_use == NULL)
    return;
  used = run->options->in_use ();
  if (used > run->before && used - run->before > run->most)
    run->most = used - run->before;
}

/* At a solution, an engine holds all that it has allocated for the search. */
static bool
note_memory_at_solution (void *data, const EngineSolution *solution)
{
  (void) solution;
  note_memory (data);
  return true;
}

static EngineRequest
make_request (const CompareWay *way, Run *run)
{
  const CompareOptions *options = run->options;

  return (EngineRequest){
    .rule = way->rule,
    .seed = 1,
    .solutions = options->solutions,
    .nodes = options->nodes,
    .counted = way->engine->has_rules,
    .stop = options->stop,
    .found = options->in_use != NULL ? note_memory_at_solution : NULL,
    .data = run,
  };
}

static BaseStatus
run_sudoku (const CompareWay *way, const SudokuPuzzle *puzzle, Run *run, EngineAnswer *out_answer)
{
  const EngineRequest request = make_request (way, run);
  double (*now) (void) = run->options->now;
  const double start = now ();
  EngineSudoku *sudoku;
  double built;
  BaseStatus status =
      engines_sudoku_new_until (way->engine, puzzle->shape, run->options->stop, &sudoku);

  built = now ();
  run->building = built - start;
  if (status != BASE_OK)
    return status;
  note_memory (run);
  built = now ();
  status = engines_sudoku_solve (sudoku, puzzle, &request, out_answer);
  run->searching = now () - built;
  note_memory (run);
  engines_sudoku_free (sudoku);
  return status;
}

/* Engines build what a cover needs within the call, so all of the time is "searching". */
static BaseStatus
run_cover (const CompareWay *way, const CoverProblem *problem, Run *run, EngineAnswer *out_answer)
{
  const EngineRequest request = make_request (way, run);
  const double start = run->options->now ();
  const BaseStatus status = engines_cover_solve (way->engine, problem, &request, out_answer);

  run->building = 0;
  run->searching = run->options->now () - start;
  return status;
}

static int
order_of_times (const void *a, const void *b)
{
  const double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

void
compare_time_set (double *numbers, uint32_t n, CompareTime *out)
{
  *out = (CompareTime){ 0 };
  if (n == 0)
    return;
  qsort (numbers, n, sizeof *numbers, order_of_times);
  out->least = numbers[0];
  out->most = numbers[n - 1];
  out->median = n % 2 != 0 ? numbers[n / 2] : (numbers[n / 2 - 1] + numbers[n / 2]) / 2;
}

static bool
way_fits (const CompareWay *way, const ComparePuzzle *puzzle)
{
  const Engine *engine = way->engine;

  if (puzzle->sudoku != NULL)
    return engine->open_sudoku != NULL
           && (engine->fits_sudoku == NULL || engine->fits_sudoku (puzzle->sudoku->shape));
  return engine->solve_cover != NULL
         && (engine->fits_cover == NULL || engine->fits_cover (puzzle->problem));
}

/* Whether the answer is what was asked for. */
static bool
is_complete (const CompareOptions *options, const EngineAnswer *answer)
{
  return answer->outcome == COVER_RAN_TO_END
         || (options->solutions != 0 && answer->counters.solutions >= options->solutions);
}

/* Runs once more, with the times written behind those of the runs before.  A run that the deadline
 * ends is the last one. */
static BaseStatus
run_once (const CompareWay *way,
          const ComparePuzzle *puzzle,
          const CompareOptions *options,
          double *times,
          CompareSample *sample)
{
  Run run = { .options = options, .before = options->in_use != NULL ? options->in_use () : 0 };
  EngineAnswer answer = { 0 };
  BaseStatus status = puzzle->sudoku != NULL ? run_sudoku (way, puzzle->sudoku, &run, &answer)
                                             : run_cover (way, puzzle->problem, &run, &answer);

  if (status == BASE_BAD_INPUT)
    {
      sample->fate = COMPARE_UNFIT;
      return BASE_OK;
    }
  if (status == BASE_STOPPED || (status == BASE_OK && answer.outcome == COVER_RAN_TO_STOP))
    {
      if (atomic_load_explicit (&options->stop->raised, memory_order_relaxed))
        return BASE_STOPPED;
      if (sample->n_runs > 0)
        return BASE_OK; /* there are whole runs */
      status = BASE_OK;
    }
  if (status != BASE_OK)
    return status;
  sample->fate = is_complete (options, &answer) ? COMPARE_SOLVED : COMPARE_GAVE_UP;
  sample->counters = answer.counters;
  sample->n_levels = answer.n_levels;
  sample->bytes = run.most > sample->bytes ? run.most : sample->bytes;
  times[sample->n_runs] = run.building;
  times[sample->n_runs + options->n_runs] = run.searching;
  times[sample->n_runs + 2 * options->n_runs] = run.building + run.searching;
  sample->n_runs++;
  return BASE_OK;
}

BaseStatus
compare_measure (const CompareWay *way,
                 const ComparePuzzle *puzzle,
                 const CompareOptions *options,
                 CompareSample *out_sample)
{
  CompareSample sample = { .fate = COMPARE_UNFIT };
  double *times = base_new (double, (size_t) 3 * options->n_runs);
  BaseStatus status = times != NULL ? BASE_OK : BASE_NO_MEMORY;
  const uint64_t deadline = options->nanoseconds != 0 ? base_now () + options->nanoseconds : 0;

  options->stop->deadline = deadline;
  for (uint32_t i = 0; i < options->n_runs && status == BASE_OK && way_fits (way, puzzle); i++)
    {
      const uint32_t n_before = sample.n_runs;

      status = run_once (way, puzzle, options, times, &sample);
      if (sample.n_runs == n_before || sample.fate != COMPARE_SOLVED)
        break;
    }
  options->stop->deadline = 0;
  if (status == BASE_OK)
    {
      compare_time_set (times, sample.n_runs, &sample.building);
      compare_time_set (times + options->n_runs, sample.n_runs, &sample.searching);
      compare_time_set (times + 2 * (size_t) options->n_runs, sample.n_runs, &sample.both);
      *out_sample = sample;
    }
  free (times);
  return status;
}
