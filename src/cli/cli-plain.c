#include "cli-plain.h"

#include "base-memory.h"
#include "cli-answer.h"

#include <stdlib.h>
#include <string.h>

/* Lines that a worker takes at a time: so many that it does not matter when an engine runs out of them, so few that all
 * about them stays in a cache. */
#define MOST_LINES 1024

/* With many workers each has some shares to take, but none is small. */
#define SHARES_PER_WORKER 4
#define FEWEST_LINES      64

typedef struct
{
  char symbols[FORMATS_PLAIN_CELLS];
  char end; /* '\n' behind a solution */
} Line;

/* What is found behind this goes into the lines, so a solution is written once. */
typedef struct
{
  const char *lines;
  SudokuShape *shape;
  size_t n, n_read;
  bool solved;

  EngineJob jobs[MOST_LINES], *order[MOST_LINES];
  SudokuPuzzle puzzles[MOST_LINES];
  uint8_t values[MOST_LINES * FORMATS_PLAIN_CELLS];
  Line answers[MOST_LINES];
} Share;

struct CliPlain
{
  const CliSettings *settings;
  const CliAsking *asking;
  EngineRequest request;
  EngineCrew *crew;
  CliWorker **workers;
  uint32_t n_shares;
  Share *shares;

  /* Of one run; guarded by the crew's lock. */
  CliOutput *output;
  size_t n_used, n_delivered; /* shares */
  size_t n_answered;          /* lines */
  bool over;                  /* nothing behind them is an answer */
  bool delivering;            /* somebody is, and has all below and the output to itself */

  CliExit exit;
  bool interrupted;
};

bool
cli_plain_is_enough (const CliSettings *settings, const CliAsking *asking)
{
  return asking->word != NULL && !settings->json && !settings->all && !settings->beside
         && !settings->stats;
}

/* The first solution is the answer. */
static bool
write_solution (void *data, const EngineSolution *solution)
{
  Line *line = data;

  if (line->end == '\n')
    return true;
  for (size_t i = 0; i < FORMATS_PLAIN_CELLS; i++)
    line->symbols[i] = (char) ('0' + solution->values[i]);
  line->end = '\n';
  return true;
}

static void
plain_prepare_share (const CliPlain *self, Share *share)
{
  for (size_t i = 0; i < MOST_LINES; i++)
    {
      share->puzzles[i] =
          (SudokuPuzzle){ .values = share->values + i * FORMATS_PLAIN_CELLS, .candidates = NULL };
      share->jobs[i] = (EngineJob){ .puzzle = &share->puzzles[i], .request = self->request };
      share->jobs[i].request.data = &share->answers[i];
      share->order[i] = &share->jobs[i];
    }
}

CliPlain *
cli_plain_new (const CliSettings *settings,
               const CliAsking *asking,
               EngineCrew *crew,
               CliWorker **workers,
               uint32_t n_workers)
{
  CliPlain *self = base_new_zeroed (CliPlain, 1);

  if (self == NULL)
    return NULL;
  self->settings = settings;
  self->asking = asking;
  self->crew = crew;
  self->workers = workers;
  self->n_shares = n_workers > 1 ? n_workers * SHARES_PER_WORKER : 1;
  self->shares = base_new (Share, self->n_shares);
  if (self->shares == NULL)
    {
      cli_plain_free (self);
      return NULL;
    }
  self->request = cli_request (settings);
  self->request.solutions = asking->solutions;
  self->request.found = write_solution;
  for (uint32_t i = 0; i < self->n_shares; i++)
    self->shares[i].n = 0;
  return self;
}

void
cli_plain_free (CliPlain *self)
{
  if (self == NULL)
    return;
  free (self->shares);
  free (self);
}

size_t
cli_plain_most (const CliPlain *self)
{
  return (size_t) self->n_shares * MOST_LINES;
}

static void
plain_solve_share (const CliPlain *self, Share *share, uint32_t worker)
{
  const Engine *engine = cli_engine_for (self->settings, share->shape, &self->request);
  EngineSudoku *sudoku;

  share->n_read = 0;
  if (engine->solve_batch == NULL
      || cli_worker_engine (self->workers[worker], engine, share->shape, &sudoku) != BASE_OK)
    return;
  share->n_read = format_text_plain_read (share->lines, share->n, share->values);
  for (size_t i = 0; i < share->n_read; i++)
    {
      share->puzzles[i].shape = share->shape;
      share->answers[i].end = '\0';
    }
  engines_sudoku_solve_batch (sudoku, share->order, share->n_read);
}

/* Returns how many of them have an answer that counts. */
static size_t
deliver (CliPlain *self, const Share *share, CliOutput *output)
{
  size_t first = 0, i;

  for (i = 0; i < share->n_read; i++)
    {
      const EngineJob *job = &share->jobs[i];
      const char *word;

      self->interrupted = job->answer.outcome == COVER_RAN_TO_STOP;
      if (self->interrupted || job->status != BASE_OK)
        break;
      word = self->asking->word (self->settings, &job->answer);
      if (word == NULL)
        continue;
      cli_output_add_bytes (output, share->answers[first].symbols, (i - first) * sizeof (Line));
      cli_output_add_bytes (output, word, strlen (word));
      cli_output_add_bytes (output, "\n", 1);
      self->exit = CLI_NONE;
      first = i + 1;
    }
  cli_output_add_bytes (output, share->answers[first].symbols, (i - first) * sizeof (Line));
  return i;
}

static void
lock (const CliPlain *self)
{
  if (self->crew != NULL)
    engine_crew_lock (self->crew);
}

static void
unlock (const CliPlain *self)
{
  if (self->crew != NULL)
    engine_crew_unlock (self->crew);
}

/* Delivers what is solved and has nothing unsolved before it, unless somebody is at that already, who will not miss it.
 * With the lock held, but not while writing: the others go on solving. */
static void
deliver_solved (CliPlain *self)
{
  if (self->delivering)
    return;
  self->delivering = true;
  while (!self->over && self->n_delivered < self->n_used && self->shares[self->n_delivered].solved)
    {
      const Share *share = &self->shares[self->n_delivered++];
      size_t n;

      unlock (self);
      n = deliver (self, share, self->output);
      lock (self);
      self->n_answered += n;
      self->over = n < share->n;
    }
  self->delivering = false;
}

/* Reads, solves, and answers what it can; runs on any thread. */
static void
plain_work_on_share (void *data, uint32_t worker, size_t index)
{
  CliPlain *self = data;
  Share *share = &self->shares[index];

  plain_solve_share (self, share, worker);
  lock (self);
  share->solved = true;
  deliver_solved (self);
  unlock (self);
}

/* Gives the lines out. */
static void
divide (CliPlain *self, const FormatsPlain *run, size_t n)
{
  size_t most = (n + self->n_shares - 1) / self->n_shares;

  if (most < FEWEST_LINES)
    most = FEWEST_LINES;
  self->n_used = 0;
  for (size_t first = 0; first < n; first += most)
    {
      Share *share = &self->shares[self->n_used++];

      if (share->n == 0)
        plain_prepare_share (self, share);
      share->lines = run->lines + first * FORMATS_PLAIN_LINE;
      share->shape = run->shape;
      share->n = n - first < most ? n - first : most;
      share->solved = false;
    }
}

size_t
cli_plain_answer (CliPlain *self, const FormatsPlain *run, size_t n, CliOutput *output)
{
  divide (self, run, n);
  self->output = output;
  self->n_delivered = 0;
  self->n_answered = 0;
  self->over = false;
  if (self->crew != NULL)
    engine_crew_run (self->crew, self->n_used, plain_work_on_share, self);
  else
    for (size_t i = 0; i < self->n_used; i++)
      plain_work_on_share (self, 0, i);
  return self->n_answered;
}

CliExit
cli_plain_exit (const CliPlain *self)
{
  return self->exit;
}

bool
cli_plain_was_interrupted (const CliPlain *self)
{
  return self->interrupted;
}
