#include "cli-plain.h"

#include "base-memory.h"
#include "cli-answer.h"

#include <stdlib.h>
#include <string.h>

/* Lines that a worker gets at a time: enough that an engine's batches are mostly full, few enough
 * that their data stays in a cache. */
#define MOST_LINES 1024

/* With many workers each gets several shares, but none that is small. */
#define SHARES_PER_WORKER 4
#define FEWEST_LINES      64

typedef struct
{
  char symbols[FORMATS_PLAIN_CELLS];
  char end; /* '\n' if there is a solution */
} Line;

/* One worker's lines.  Engines write solutions straight into `answers`, so a solution is written
 * once. */
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
  bool over;                  /* no further line has an answer */
  bool delivering;            /* one thread delivers; it alone uses the fields below and the
                               * output */

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

/* Writes the answers of a share; returns the number of lines before the first without an answer. */
static size_t
write_share_answers (CliPlain *self, const Share *share, CliOutput *output)
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
lock_crew (const CliPlain *self)
{
  if (self->crew != NULL)
    engine_crew_lock (self->crew);
}

static void
unlock_crew (const CliPlain *self)
{
  if (self->crew != NULL)
    engine_crew_unlock (self->crew);
}

/* Delivers the solved shares that have no unsolved one before them.  Does nothing while another
 * thread delivers, because that thread will find them too.  Called with the lock held; released
 * during writing, so that the others go on solving. */
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

      unlock_crew (self);
      n = write_share_answers (self, share, self->output);
      lock_crew (self);
      self->n_answered += n;
      self->over = n < share->n;
    }
  self->delivering = false;
}

/* Reads and solves a share, and delivers what it can; runs on any thread. */
static void
plain_work_on_share (void *data, uint32_t worker, size_t index)
{
  CliPlain *self = data;
  Share *share = &self->shares[index];

  plain_solve_share (self, share, worker);
  lock_crew (self);
  share->solved = true;
  deliver_solved (self);
  unlock_crew (self);
}

/* Divides the lines among the shares. */
static void
divide_lines (CliPlain *self, const FormatsPlain *run, size_t n)
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
  divide_lines (self, run, n);
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
