#include "cli-bench-lane.h"

#include "base-memory.h"
#include "cli-message.h"
#include "cli-signals.h"

#include <stdlib.h>
#include <string.h>

/* A batch engine gets up to this many puzzles at once; other engines get as many as take
 * LONG_ENOUGH, so that reading the clock costs nothing. */
#define MOST_AT_ONCE 512
#define LONG_ENOUGH  1e6 /* nanoseconds */

/* Limits for one puzzle: naive engines would never return. */
#define MOST_NODES       10000000u
#define MOST_COVER_NODES 100000000u

const Engine cli_bench_auto = { .id = "auto" };

/* A solution of each puzzle of a batch. */
typedef struct
{
  uint8_t *values;
  bool found;
} Slot;

BaseStatus
cli_bench_lane_open (CliBenchLane *out_lane, const CliBenchFile *file, uint32_t n_rounds)
{
  CliBenchLane *self = out_lane;

  self->n_puzzles = file->n;
  self->fates = base_new_zeroed (CliBenchFate, file->n);
  self->spent = base_new_zeroed (double, file->n);
  self->visits = base_new_zeroed (uint32_t, file->n);
  self->rates = base_new (double, n_rounds);
  self->room = base_new (uint8_t, (size_t) MOST_AT_ONCE * file->most_cells + 1);
  self->worker = cli_worker_new (NULL, 0);
  self->chunk =
      self->engine != NULL && (self->engine->solve_batch != NULL || self->engine == &cli_bench_auto)
          ? MOST_AT_ONCE
          : 1;
  if (self->fates == NULL || self->spent == NULL || self->visits == NULL || self->rates == NULL
      || self->room == NULL || self->worker == NULL)
    return BASE_NO_MEMORY;
  return BASE_OK;
}

void
cli_bench_lane_close (CliBenchLane *self)
{
  cli_worker_free (self->worker);
  free (self->fates);
  free (self->spent);
  free (self->visits);
  free (self->rates);
  free (self->room);
  *self = (CliBenchLane){ 0 };
}

static bool
note_lane_solution (void *data, const EngineSolution *solution)
{
  Slot *slot = data;

  if (!slot->found)
    memcpy (slot->values, solution->values, solution->n_values);
  return slot->found = true;
}

/* `auto` has no limit, because under one it would choose links; an engine that only counts has
 * none, because it cannot count under one. */
uint64_t
cli_bench_lane_most_nodes (const CliBenchLane *self, const CliBenchPuzzle *puzzle)
{
  if (self->engine == &cli_bench_auto)
    return 0;
  if (puzzle->sudoku != NULL)
    return MOST_NODES;
  return self->engine->counts ? 0 : MOST_COVER_NODES;
}

/* Returns the number of the next puzzles that form a batch. */
static size_t
next_batch (const CliBenchLane *self, const CliBenchFile *file)
{
  const CliBenchPuzzle *first = &file->puzzles[self->at];
  size_t n = 1;

  if (first->sudoku == NULL)
    return 1;
  while (n < self->chunk && self->at + n < file->n && first[n].sudoku != NULL
         && sudoku_shape_equal (first[n].sudoku->shape, first->sudoku->shape))
    n++;
  return n;
}

/* Solutions must be kept, because users keep them too. */
static void
lane_prepare_batch (CliBenchLane *self,
                    const CliBenchFile *file,
                    size_t n,
                    EngineJob *jobs,
                    EngineJob **order,
                    Slot *slots)
{
  for (size_t i = 0; i < n; i++)
    {
      const CliBenchPuzzle *puzzle = &file->puzzles[self->at + i];

      slots[i] = (Slot){ .values = self->room + i * file->most_cells };
      jobs[i].puzzle = puzzle->sudoku;
      jobs[i].request = (EngineRequest){
        .solutions = puzzle->sudoku != NULL ? 2 : 0,
        .nodes = cli_bench_lane_most_nodes (self, puzzle),
        .stop = cli_stop (),
        .found = puzzle->sudoku != NULL ? note_lane_solution : NULL,
        .data = &slots[i],
      };
      order[i] = &jobs[i];
    }
}

static const Engine *
engine_for (const CliBenchLane *self, const CliBenchPuzzle *puzzle, const EngineRequest *request)
{
  if (self->engine != &cli_bench_auto)
    return self->engine;
  return puzzle->sudoku != NULL ? engines_auto_sudoku (puzzle->sudoku->shape, request)
                                : engines_auto_cover (puzzle->problem, request);
}

static void
lane_solve_batch (CliBenchLane *self, const CliBenchPuzzle *puzzle, EngineJob **jobs, size_t n)
{
  const Engine *engine = engine_for (self, puzzle, &jobs[0]->request);
  EngineSudoku *sudoku;
  BaseStatus status;

  if (puzzle->sudoku == NULL)
    {
      jobs[0]->status =
          engines_cover_solve (engine, puzzle->problem, &jobs[0]->request, &jobs[0]->answer);
      return;
    }
  status = cli_worker_engine (self->worker, engine, puzzle->sudoku->shape, &sudoku);
  if (status == BASE_OK)
    engines_sudoku_solve_batch (sudoku, jobs, n);
  for (size_t i = 0; i < n && status != BASE_OK; i++)
    jobs[i]->status = status;
}

static void
note_solved (CliBenchLane *self, CliBenchFile *file, const EngineJob *job, const Slot *slot)
{
  const CoverCounters *counters = &job->answer.counters;

  if (self->n_passes == 0)
    {
      self->n_solved++;
      /* Only links counts updates. */
      self->n_by_links += counters->updates > 0;
      self->counters.nodes += counters->nodes;
      self->counters.updates += counters->updates;
      cli_bench_file_note (file, self->at, self->id, counters->solutions,
                           slot->found ? slot->values : NULL);
    }
  self->fates[self->at] = CLI_BENCH_SOLVED;
}

/* Records the result of the current puzzle, solved in `time`; false when the lane has to end. */
static bool
note_job (CliBenchLane *self,
          CliBenchFile *file,
          const EngineJob *job,
          const Slot *slot,
          double time)
{
  const uint64_t most = job->request.solutions != 0 ? job->request.solutions : UINT64_MAX;

  if (job->status == BASE_BAD_INPUT)
    {
      self->n_unfit += self->n_passes == 0;
      self->fates[self->at] = CLI_BENCH_SKIPPED;
    }
  else if (job->status == BASE_STOPPED)
    return false;
  else if (job->status != BASE_OK)
    {
      cli_say_status (&(CliPlace){ .name = file->name }, job->status);
      return false;
    }
  else if (job->answer.outcome == COVER_RAN_TO_STOP)
    return false;
  else if (job->answer.outcome == COVER_RAN_TO_LIMIT && job->answer.counters.solutions < most)
    {
      self->n_gave_up += self->n_passes == 0;
      self->fates[self->at] = CLI_BENCH_SKIPPED;
    }
  else
    {
      self->spent[self->at] += time;
      self->visits[self->at]++;
      self->pass_time += time;
      note_solved (self, file, job, slot);
    }
  self->at++;
  return true;
}

/* Solves a batch, whose puzzles share its time equally.  Returns the time; negative when the lane
 * has to end. */
static double
run_batch (CliBenchLane *self, CliBenchFile *file)
{
  const size_t n = next_batch (self, file);
  EngineJob jobs[MOST_AT_ONCE], *order[MOST_AT_ONCE];
  Slot slots[MOST_AT_ONCE];
  double time;

  lane_prepare_batch (self, file, n, jobs, order, slots);
  time = cli_processor_now ();
  lane_solve_batch (self, &file->puzzles[self->at], order, n);
  time = cli_processor_now () - time;
  for (size_t i = 0; i < n; i++)
    if (!note_job (self, file, &jobs[i], &slots[i], time / (double) n))
      return -1;
  if (time < LONG_ENOUGH && self->chunk < MOST_AT_ONCE)
    self->chunk *= 2;
  return time;
}

bool
cli_bench_lane_run (CliBenchLane *self, CliBenchFile *file, uint64_t time, bool whole)
{
  double used = 0, passes_time = 0;
  uint64_t n_solved = 0;

  do
    {
      const double took = run_batch (self, file);

      if (took < 0 || base_stop_asked (cli_stop ()))
        {
          self->over = took < 0;
          return !base_stop_asked (cli_stop ());
        }
      used += took;
      if (self->at == file->n)
        {
          passes_time += self->pass_time;
          n_solved += self->n_solved;
          self->pass_time = 0;
          self->at = 0;
          self->n_passes++;
          self->over = self->n_solved == 0;
        }
    }
  while (!self->over && (used < (double) time || (self->at > 0 && (whole || self->n_passes > 0))));
  if (passes_time > 0)
    self->rates[self->n_rates++] = (double) n_solved * 1e9 / passes_time;
  return true;
}

static void
note_peer (CliBenchLane *self, size_t i, double time)
{
  self->n_solved += self->fates[i] != CLI_BENCH_SOLVED;
  self->fates[i] = CLI_BENCH_SOLVED;
  self->spent[i] += time;
  self->visits[i]++;
}

/* A peer's answers are compared in its first round only: whether it always gives the same answer is
 * not tested. */
bool
cli_bench_lane_run_peer (CliBenchLane *self, CliBenchLane *written, CliBenchFile *file, size_t n)
{
  const bool first = self->n_rates == 0;
  CliPeerTimes sum = { 0 };

  for (size_t i = 0; i < n;)
    {
      CliPeerTimes times;
      size_t n_done;
      const BaseStatus status = cli_peer_solve (self->peer, file, i, n, first, &n_done, &times);

      if (status != BASE_OK)
        {
          if (status != BASE_STOPPED)
            cli_say_status (&(CliPlace){ .name = self->id }, status);
          self->over = true;
          return status != BASE_STOPPED;
        }
      sum.solving += times.solving;
      sum.writing += times.writing;
      for (size_t k = 0; k < n_done; k++, i++)
        {
          note_peer (self, i, times.solving / (double) n_done);
          if (written != NULL)
            note_peer (written, i, (times.solving + times.writing) / (double) n_done);
        }
      self->only_sums |= n_done > 1;
    }
  self->rates[self->n_rates++] = (double) n * 1e9 / sum.solving;
  if (written != NULL)
    written->rates[written->n_rates++] = (double) n * 1e9 / (sum.solving + sum.writing);
  return true;
}

static int
compare_seconds (const void *a, const void *b)
{
  const double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

/* Returns the mean time over the puzzles that `self` has solved, and `other` too unless NULL; and
 * their number. */
static double
mean_time (const CliBenchLane *self, const CliBenchLane *other, uint64_t *out_n)
{
  double sum = 0;
  uint64_t n = 0;

  for (size_t i = 0; i < self->n_puzzles; i++)
    if (self->visits[i] > 0 && (other == NULL || other->visits[i] > 0))
      {
        sum += self->spent[i] / self->visits[i];
        n++;
      }
  *out_n = n;
  return n > 0 ? sum / (double) n : 0;
}

double
cli_bench_lane_rate (const CliBenchLane *self, double *out_spread)
{
  double *rates = self->rates;
  const uint32_t n = self->n_rates;
  uint64_t n_solved;
  double median;

  *out_spread = 0;
  if (n == 0)
    {
      const double mean = mean_time (self, NULL, &n_solved);

      return mean > 0 ? 1e9 / mean : 0;
    }
  qsort (rates, n, sizeof *rates, compare_seconds);
  median = n % 2 != 0 ? rates[n / 2] : (rates[n / 2 - 1] + rates[n / 2]) / 2;
  *out_spread = (rates[n - 1] - rates[0]) / median;
  return median;
}

/* Each lane's rate covers the puzzles that lane solved.  Mean times over the puzzles that both
 * solved make the rates comparable. */
double
cli_bench_lane_ratio (const CliBenchLane *self, const CliBenchLane *other)
{
  uint64_t n_own, n_others, n_both;
  const double own = mean_time (self, NULL, &n_own), others = mean_time (other, NULL, &n_others);
  const double own_shared = mean_time (self, other, &n_both);
  const double others_shared = mean_time (other, self, &n_both);
  double spread;
  const double rate = cli_bench_lane_rate (self, &spread);
  const double others_rate = cli_bench_lane_rate (other, &spread);

  if (n_both == 0 || (self->only_sums && n_both < n_own) || (other->only_sums && n_both < n_others)
      || own_shared <= 0 || others_shared <= 0 || others_rate <= 0)
    return -1;
  return rate * (own / own_shared) / (others_rate * (others / others_shared));
}
