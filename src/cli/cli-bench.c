/* bench: engines side by side in one run.
 *
 * Everything is read before the clock starts.  The engines take turns, a slice of time each, so that a busy
 * moment of the machine hits them alike; each goes through the puzzles in the same shuffled order, so that an
 * engine too slow to reach the end has met a fair sample.  Sudokus are solved and proved to be unique; of other
 * problems all solutions are counted. */
#include "base-memory.h"
#include "base-random.h"
#include "cli-bench-table.h"
#include "cli-command.h"
#include "cli-input.h"
#include "cli-message.h"
#include "cli-output.h"
#include "cli-signals.h"
#include "cli-worker.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SLICE      20000000u /* nanoseconds */
#define MOST_NODES 10000000u /* for one puzzle: naive engines would never come back */
#define UNKNOWN    UINT64_MAX

#define MOST_AT_ONCE 512 /* puzzles */

/* One of the two. */
typedef struct
{
  SudokuPuzzle *sudoku;
  CoverProblem *problem;
  uint64_t n_solutions; /* as the first engine to answer had it; UNKNOWN before */
} Puzzle;

/* What one engine did with one file. */
typedef struct
{
  const Engine *engine;
  CliWorker *worker;
  size_t at, n_passes;
  uint64_t n_unfit;  /* puzzles that it cannot solve */
  uint64_t all_time; /* nanoseconds, with what was skipped */
  CliBenchRow row;
  bool done;
} Lane;

typedef struct
{
  const CliSettings *settings;
  const char *name;
  Puzzle *puzzles;
  size_t n_puzzles, capacity;
  Lane lanes[CLI_MAX_ENGINES];
  unsigned n_lanes;
  CliExit exit;
  CliOutput output;
} Bench;

static void
worst (Bench *self, CliExit exit)
{
  if (exit > self->exit)
    self->exit = exit;
}

static void
forget_puzzles (Bench *self)
{
  for (size_t i = 0; i < self->n_puzzles; i++)
    {
      sudoku_puzzle_free (self->puzzles[i].sudoku);
      cover_problem_free (self->puzzles[i].problem);
    }
  self->n_puzzles = 0;
}

/* Takes the puzzle out of what the reader filled. */
static BaseStatus
keep (Bench *self, FormatsPuzzle *puzzle)
{
  void *puzzles = self->puzzles;
  Puzzle *kept;

  if (base_grow (&puzzles, &self->capacity, self->n_puzzles + 1, sizeof (Puzzle)) != BASE_OK)
    return BASE_NO_MEMORY;
  self->puzzles = puzzles;
  kept = &self->puzzles[self->n_puzzles++];
  *kept = (Puzzle){ .n_solutions = UNKNOWN };
  if (puzzle->kind == FORMATS_SUDOKU)
    {
      kept->sudoku = puzzle->sudoku;
      puzzle->sudoku = NULL;
    }
  else
    {
      kept->problem = puzzle->problem;
      puzzle->problem = NULL;
    }
  return BASE_OK;
}

static BaseStatus
read_all (Bench *self, FormatsReader *reader)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsIssue issue;
  BaseStatus status = BASE_OK;
  bool bad = false;

  while (status == BASE_OK)
    {
      FormatsOutcome outcome = formats_reader_next (reader, &puzzle, &issue);

      if (outcome == FORMATS_END)
        {
          if (self->n_puzzles == 0 && !bad && strcmp (self->name, "-") != 0)
            cli_say (&(CliPlace){ .name = self->name }, _ ("there is no puzzle"));
          break;
        }
      if (outcome == FORMATS_FAILED)
        status = formats_reader_status (reader);
      else if (outcome == FORMATS_PUZZLE)
        status = keep (self, &puzzle);
      else
        {
          cli_say_issue (self->name, &issue);
          worst (self, CLI_BAD);
          bad = true;
        }
    }
  formats_puzzle_clear (&puzzle);
  return status;
}

static BaseStatus
read_file (Bench *self)
{
  const FormatsOptions options = {
    .from = self->settings->from,
    .shape = self->settings->shape,
    .stop = cli_stop (),
  };
  FormatsReader *reader = NULL;
  CliInput input;
  BaseStatus status = cli_input_open (self->name, &input);

  if (status != BASE_OK)
    return status;
  status = formats_reader_new ((FormatsSource){ cli_input_read, &input }, &options, &reader);
  if (status == BASE_OK)
    status = read_all (self, reader);
  formats_reader_free (reader);
  cli_input_close (&input);
  return status;
}

/* The same order in every run. */
static void
shuffle (Bench *self)
{
  BaseRandom random = { .state = 1 };

  for (size_t n = self->n_puzzles; n > 1; n--)
    {
      size_t other = base_random_below (&random, (uint32_t) n);
      Puzzle puzzle = self->puzzles[n - 1];

      self->puzzles[n - 1] = self->puzzles[other];
      self->puzzles[other] = puzzle;
    }
}

/* How many of the next puzzles the engine takes at once. */
static size_t
next_batch (const Bench *self, const Lane *lane)
{
  const Puzzle *first = &self->puzzles[lane->at];
  size_t n = 1;

  if (first->sudoku == NULL || lane->engine->solve_batch == NULL)
    return 1;
  while (n < MOST_AT_ONCE && lane->at + n < self->n_puzzles && first[n].sudoku != NULL
         && sudoku_shape_equal (first[n].sudoku->shape, first->sudoku->shape))
    n++;
  return n;
}

static void
prepare (const Puzzle *puzzles, size_t n, EngineJob *jobs, EngineJob **order)
{
  for (size_t i = 0; i < n; i++)
    {
      jobs[i].puzzle = puzzles[i].sudoku;
      jobs[i].request = (EngineRequest){
        .solutions = puzzles[i].sudoku != NULL ? 2 : 0,
        .nodes = MOST_NODES,
        .stop = cli_stop (),
      };
      order[i] = &jobs[i];
    }
}

static void
solve (const Lane *lane, const Puzzle *puzzle, EngineJob **jobs, size_t n)
{
  EngineSudoku *sudoku;
  BaseStatus status;

  if (puzzle->sudoku == NULL)
    {
      jobs[0]->status =
          engines_cover_solve (lane->engine, puzzle->problem, &jobs[0]->request, &jobs[0]->answer);
      return;
    }
  status = cli_worker_engine (lane->worker, lane->engine, puzzle->sudoku->shape, &sudoku);
  if (status == BASE_OK)
    engines_sudoku_solve_batch (sudoku, jobs, n);
  for (size_t i = 0; i < n && status != BASE_OK; i++)
    jobs[i]->status = status;
}

static void
note_answer (Bench *self, Lane *lane, Puzzle *puzzle, const EngineAnswer *answer)
{
  const uint64_t n_solutions = answer->counters.solutions;

  lane->row.n_solved++;
  lane->row.counters.nodes += answer->counters.nodes;
  lane->row.counters.updates += answer->counters.updates;
  if (puzzle->n_solutions != UNKNOWN && puzzle->n_solutions != n_solutions)
    {
      cli_say (&(CliPlace){ .name = self->name }, _ ("the engines do not agree"));
      worst (self, CLI_BAD);
    }
  puzzle->n_solutions = n_solutions;
}

/* The puzzle at hand, in `time`; false when nothing more can be done. */
static bool
note_job (Bench *self, Lane *lane, const EngineJob *job, uint64_t time)
{
  Puzzle *puzzle = &self->puzzles[lane->at];
  const uint64_t most = puzzle->sudoku != NULL ? 2 : UINT64_MAX;

  if (job->status == BASE_BAD_INPUT)
    {
      lane->n_unfit++;
      lane->row.n_skipped++;
    }
  else if (job->status != BASE_OK)
    {
      cli_say_status (&(CliPlace){ .name = self->name }, job->status);
      worst (self, CLI_BAD);
      return false;
    }
  else if (job->answer.outcome == COVER_RAN_TO_STOP)
    return false;
  else if (job->answer.outcome == COVER_RAN_TO_LIMIT && job->answer.counters.solutions < most)
    lane->row.n_skipped++;
  else
    {
      lane->row.time += time;
      note_answer (self, lane, puzzle, &job->answer);
    }
  if (++lane->at == self->n_puzzles)
    {
      lane->at = 0;
      lane->n_passes++;
    }
  return true;
}

/* One puzzle, or as many as the engine takes at once; each then has its share of the time. */
static bool
step (Bench *self, Lane *lane)
{
  const size_t n = next_batch (self, lane);
  EngineJob jobs[MOST_AT_ONCE], *order[MOST_AT_ONCE];
  uint64_t time;
  bool more = true;

  prepare (&self->puzzles[lane->at], n, jobs, order);
  time = base_now ();
  solve (lane, &self->puzzles[lane->at], order, n);
  time = base_now () - time;
  lane->all_time += time;
  for (size_t i = 0; i < n && more; i++)
    more = note_job (self, lane, &jobs[i], time * (i + 1) / n - time * i / n);
  return more;
}

/* Once the time is up, a pass that has begun is ended, unless it is the first. */
static bool
is_done (const Lane *lane, uint64_t time)
{
  return lane->all_time >= time && (lane->at == 0 || lane->n_passes == 0);
}

static void
run_lanes (Bench *self)
{
  const uint64_t time = self->settings->seconds * 1000000000u;
  unsigned n_open = self->n_lanes;

  while (n_open > 0)
    for (unsigned i = 0; i < self->n_lanes; i++)
      {
        Lane *lane = &self->lanes[i];
        const uint64_t until = lane->all_time + SLICE;

        while (!lane->done && lane->all_time < until)
          {
            lane->done = !step (self, lane) || lane->n_unfit >= self->n_puzzles;
            lane->done |= is_done (lane, time) && lane->row.n_solved + lane->row.n_skipped > 0;
            n_open -= lane->done;
          }
        if (base_stop_asked (cli_stop ()))
          return;
      }
}

/* What an engine left out is said aloud. */
static void
say_skips (const Bench *self, const Lane *lane)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (lane->n_unfit > 0)
    words_fill (&text,
                P_ ("%1 cannot solve %2 puzzle of this shape",
                    "%1 cannot solve %2 puzzles of this shape", lane->n_unfit),
                WORDS_WITH (WORDS_TEXT (lane->engine->id), WORDS_NUMBER (lane->n_unfit)));
  else if (lane->row.n_skipped > 0)
    words_fill (&text,
                P_ ("%1 gave up on %2 puzzle after %3 nodes",
                    "%1 gave up on %2 puzzles after %3 nodes", lane->row.n_skipped),
                WORDS_WITH (WORDS_TEXT (lane->engine->id), WORDS_NUMBER (lane->row.n_skipped),
                            WORDS_NUMBER (MOST_NODES)));
  else if (lane->n_passes == 0)
    words_fill (
        &text,
        P_ ("%1 had time for %2 of %3 puzzle", "%1 had time for %2 of %3 puzzles", self->n_puzzles),
        WORDS_WITH (WORDS_TEXT (lane->engine->id), WORDS_NUMBER (lane->row.n_solved),
                    WORDS_NUMBER (self->n_puzzles)));
  if (text.length > 0)
    cli_say (&(CliPlace){ .name = self->name }, base_text_string (&text));
  base_text_clear (&text);
}

static BaseStatus
open_lanes (Bench *self)
{
  const CliSettings *settings = self->settings;

  self->n_lanes = 0;
  for (unsigned i = 0; i < (settings->n_engines > 0 ? settings->n_engines : engines_n); i++)
    {
      Lane *lane = &self->lanes[self->n_lanes];

      if (i == CLI_MAX_ENGINES)
        break;
      /* It would be links once more. */
      if (settings->n_engines == 0 && engines_get (i)->counts && self->n_puzzles > 0
          && self->puzzles[0].sudoku != NULL)
        continue;
      *lane = (Lane){ .engine = settings->n_engines > 0 ? settings->engines[i] : engines_get (i) };
      lane->row.file = self->name;
      lane->row.engine = lane->engine->id;
      lane->worker = cli_worker_new (NULL, 0);
      if (lane->worker == NULL)
        return BASE_NO_MEMORY;
      self->n_lanes++;
    }
  return BASE_OK;
}

static void
bench_file (Bench *self)
{
  BaseText row = BASE_TEXT_EMPTY;
  BaseStatus status = read_file (self);

  if (status == BASE_OK)
    status = open_lanes (self);
  if (status != BASE_OK && status != BASE_STOPPED)
    {
      cli_say_status (&(CliPlace){ .name = self->name }, status);
      worst (self, CLI_BAD);
    }
  else if (status == BASE_OK && self->n_puzzles > 0)
    {
      shuffle (self);
      run_lanes (self);
      for (unsigned i = 0; i < self->n_lanes; i++)
        {
          base_text_reset (&row);
          cli_bench_add_row (&self->lanes[i].row, &self->lanes[0].row, &row);
          cli_output_add (&self->output, &row);
          say_skips (self, &self->lanes[i]);
        }
      cli_output_flush (&self->output);
    }
  base_text_clear (&row);
  for (unsigned i = 0; i < self->n_lanes; i++)
    cli_worker_free (self->lanes[i].worker);
  self->n_lanes = 0;
  forget_puzzles (self);
}

CliExit
cli_bench (const CliSettings *settings)
{
  Bench self = { .settings = settings, .output.fd = STDOUT_FILENO };

  cli_bench_add_header (&self.output.text);
  for (size_t i = 0; i < settings->n_files && !base_stop_asked (cli_stop ()); i++)
    {
      self.name = settings->files[i];
      bench_file (&self);
    }
  free (self.puzzles);
  if (!cli_output_close (&self.output))
    self.exit = CLI_BAD;
  return self.exit;
}
