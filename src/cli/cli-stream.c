/* The loop over files and puzzles.
 *
 * A batch is an array of tasks.  With one thread it has one task, and each puzzle is answered as
 * soon as it is read, unless an engine is faster with many side by side.  With several threads, a
 * crew works on a batch while reading pauses.  Only the main thread or the one worker that has a
 * task uses its data. */
#include "cli-stream.h"

#include "base-memory.h"
#include "board.h"
#include "cli-answer.h"
#include "cli-beside.h"
#include "cli-input.h"
#include "cli-plain.h"
#include "cli-signals.h"
#include "cli-stats.h"
#include "engine-crew.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Enough tasks that threads seldom wait for each other at a batch's end. */
#define TASKS_PER_WORKER 64

/* The number of shares per worker, of puzzles that are solved side by side. */
#define SHARES_PER_WORKER 8

typedef struct
{
  const CliSettings *settings;
  CliWork work;
  const CliAsking *asking; /* or NULL: `work` does everything */
  CliOutput *output;       /* `standard`, or that of `file` */
  CliOutput standard;
  CliFile file;
  CliBeside beside;
  bool failed; /* some input could not be read to its end */

  CliTask *tasks;
  size_t n_tasks, max_tasks;
  size_t n_worked;  /* tasks of the current batch */
  size_t share;     /* tasks that a worker takes at once */
  EngineCrew *crew; /* NULL: no threads */
  CliWorker **workers;
  uint32_t n_workers;
  CliPlain *plain; /* or NULL: each puzzle is a task */

  CliExit exit;
  CliStats stats;
  bool interrupted; /* no more answers are written */
} Stream;

static void
note_exit (Stream *self, CliExit exit)
{
  if (exit > self->exit)
    self->exit = exit;
}

static void
work_some (void *data, uint32_t worker, size_t index)
{
  Stream *self = data;
  const size_t first = index * self->share, left = self->n_worked - first;

  if (self->asking == NULL)
    self->work (&self->tasks[index], self->workers[worker]);
  else
    cli_ask_many (&self->tasks[first], left < self->share ? left : self->share, self->asking,
                  self->workers[worker]);
}

/* Writes one task's answers and messages. */
static void
write_task_answer (Stream *self, CliTask *task)
{
  if (task->notes.length > 0)
    cli_say_text (&task->notes);
  if ((task->answer.failed | task->beside.failed | task->notes.failed) != 0)
    {
      cli_say_status (&(CliPlace){ task->name, task->puzzle.place.line, 1 }, BASE_NO_MEMORY);
      note_exit (self, CLI_BAD);
      base_text_clear (&task->answer);
      if (!task->at_end)
        cli_task_answer (task, "error");
    }
  cli_output_add (self->output, &task->answer);
  if (self->beside.path != NULL)
    cli_output_add (&self->beside.file.output, &task->beside);
  note_exit (self, task->exit);
  cli_stats_add (&self->stats, &task->counters, task->engine);
  self->stats.n_puzzles += !task->bad && !task->at_end;
  self->interrupted = task->interrupted;
}

/* Resets the task for the next puzzle. */
static void
reset_task (CliTask *task)
{
  base_text_reset (&task->answer);
  base_text_reset (&task->beside);
  base_text_reset (&task->notes);
  task->exit = CLI_GOOD;
  task->n_found = 0;
  task->has_beside = false;
  task->interrupted = false;
  task->at_end = false;
  task->counters = (CoverCounters){ 0 };
  task->engine = NULL;
}

/* Whether the task is faster together with others. */
static bool
gains_by_company (const Stream *self, const CliTask *task)
{
  return task->bad || (self->asking != NULL && cli_can_ask_many (task, self->asking->solutions));
}

/* Returns the number of tasks that a worker takes at once.  With slow tasks it is one, so that the
 * next free worker takes the next slow task. */
static size_t
share_of_batch (const Stream *self, size_t n)
{
  for (size_t i = 0; i < n; i++)
    if (!gains_by_company (self, &self->tasks[i]))
      return 1;
  if (self->crew == NULL)
    return CLI_MOST_ASKED;
  return n / ((size_t) self->n_workers * SHARES_PER_WORKER) + 1;
}

static void
work_off (Stream *self)
{
  const size_t n = self->n_tasks;
  size_t n_shares;

  /* New tasks are read behind those of the batch: see before_wait (). */
  self->n_tasks = 0;
  self->n_worked = n;
  self->share = share_of_batch (self, n);
  n_shares = (n + self->share - 1) / self->share;
  if (self->crew != NULL)
    engine_crew_run (self->crew, n_shares, work_some, self);
  else
    for (size_t i = 0; i < n_shares; i++)
      work_some (self, 0, i);
  for (size_t i = 0; i < n; i++)
    {
      if (!self->interrupted)
        write_task_answer (self, &self->tasks[i]);
      reset_task (&self->tasks[i]);
    }
}

/* The reader may be in the middle of a puzzle, in the task behind the batch.  That task moves to
 * the front when it is whole. */
static void
before_wait (void *data)
{
  Stream *self = data;

  work_off (self);
  cli_output_flush (self->output);
}

static void
stream_warn (void *data, const FormatsIssue *warning)
{
  cli_say_issue (data, warning);
}

static void
stream_keep_task (Stream *self, size_t at, FormatsOutcome outcome)
{
  if (outcome == FORMATS_BAD_PUZZLE)
    note_exit (self, CLI_BAD);
  if (at != self->n_tasks)
    {
      CliTask task = self->tasks[at];

      self->tasks[at] = self->tasks[self->n_tasks];
      self->tasks[self->n_tasks] = task;
    }
  self->tasks[self->n_tasks].bad = outcome == FORMATS_BAD_PUZZLE;
  self->tasks[self->n_tasks++].at_end = outcome == FORMATS_END;
  /* With one thread, only tasks that are faster together wait for others. */
  if (self->n_tasks == self->max_tasks
      || (self->crew == NULL && !gains_by_company (self, &self->tasks[self->n_tasks - 1])))
    work_off (self);
}

/* An empty input is answered by nothing, but for a named file the user expects a message. */
static void
end_file (Stream *self, size_t at, uint64_t n_puzzles, const char *name)
{
  if (n_puzzles == 0 && strcmp (name, "-") != 0)
    cli_say (&(CliPlace){ .name = name }, _ ("there is no puzzle"));
  if (self->settings->beside || self->settings->command->bit == CLI_CONVERT)
    stream_keep_task (self, at, FORMATS_END);
}

/* Answers runs of plain lines for as long as they come.  Returns the number of lines. */
static uint64_t
answer_plain (Stream *self, FormatsReader *reader)
{
  uint64_t n_answered = 0;

  while (self->plain != NULL && !self->interrupted && !base_stop_asked (cli_stop ()))
    {
      FormatsPlain run;
      size_t n = format_text_plain_find (reader, cli_plain_most (self->plain), &run);

      if (n == 0)
        break;
      work_off (self);
      n = cli_plain_answer (self->plain, &run, n, self->output);
      format_text_plain_take (reader, n);
      n_answered += n;
      note_exit (self, cli_plain_exit (self->plain));
      self->interrupted |= cli_plain_was_interrupted (self->plain);
      if (n == 0)
        {
          cli_plain_free (self->plain);
          self->plain = NULL;
        }
    }
  return n_answered;
}

static BaseStatus
read_puzzles (Stream *self, FormatsReader *reader, const char *name)
{
  for (uint64_t number = 0; !base_stop_asked (cli_stop ()); number++)
    {
      FormatsIssue issue;
      FormatsOutcome outcome;
      size_t at;

      number += answer_plain (self, reader);
      at = self->n_tasks;
      self->tasks[at].name = name;
      self->tasks[at].number = number;
      outcome = formats_reader_next (reader, &self->tasks[at].puzzle, &issue);
      if (outcome == FORMATS_END)
        {
          end_file (self, at, number, name);
          return BASE_OK;
        }
      if (outcome == FORMATS_FAILED)
        return formats_reader_status (reader);
      if (outcome == FORMATS_BAD_PUZZLE)
        cli_say_issue (name, &issue);
      stream_keep_task (self, at, outcome);
    }
  return BASE_STOPPED;
}

static BaseStatus
read_input (Stream *self, CliInput *input)
{
  const FormatsOptions options = {
    .from = self->settings->from,
    .shape = self->settings->shape,
    .stop = cli_stop (),
    .patient = !input->waits,
    .warn = stream_warn,
    .warn_data = (void *) input->name,
  };
  FormatsReader *reader = NULL;
  BaseStatus status;

  input->before_wait = before_wait;
  input->data = self;
  status = formats_reader_new ((FormatsSource){ cli_input_read, input }, &options, &reader);
  if (status == BASE_OK)
    status = read_puzzles (self, reader, input->name);
  if (status != BASE_OK && status != BASE_STOPPED)
    {
      cli_say_status (&(CliPlace){ .name = input->name }, status);
      note_exit (self, CLI_BAD);
      self->failed = true;
    }
  work_off (self);
  formats_reader_free (reader);
  return status;
}

/* The one puzzle of a command that names a classic in place of a file. */
static void
stream_classic (Stream *self)
{
  const CliSettings *settings = self->settings;
  CliTask *task = &self->tasks[0];
  Board *board = NULL;
  BaseStatus status;

  format_puzzle_clear (&task->puzzle);
  status = classics_make (settings->classic, &settings->arguments, &task->puzzle.problem, &board);
  if (status != BASE_OK)
    {
      cli_say_status (&(CliPlace){ 0 }, status);
      note_exit (self, CLI_BAD);
      return;
    }
  task->puzzle.kind = FORMATS_COVER;
  task->puzzle.place.line = 1;
  task->board = board;
  task->name = settings->files[0];
  stream_keep_task (self, 0, FORMATS_PUZZLE);
  work_off (self);
  task->board = NULL;
  board_free (board);
}

static void
stream_file (Stream *self, const char *name)
{
  CliInput input;
  BaseStatus status;

  if (cli_input_open (name, &input) != BASE_OK)
    {
      if (base_stop_asked (cli_stop ()))
        return;
      cli_say_status (&(CliPlace){ .name = name }, BASE_IO);
      note_exit (self, CLI_BAD);
      self->failed = true;
      return;
    }
  if (self->settings->beside && cli_beside_open (&self->beside, name) != BASE_OK)
    note_exit (self, CLI_BAD);
  status = read_input (self, &input);
  if (cli_beside_close (&self->beside, status == BASE_OK && !base_stop_asked (cli_stop ()))
      != BASE_OK)
    note_exit (self, CLI_BAD);
  cli_input_close (&input);
}

static BaseStatus
stream_prepare (Stream *self, void *data)
{
  const CliSettings *settings = self->settings;
  uint32_t jobs = settings->jobs == 0 ? engine_crew_natural_size () : settings->jobs;
  BaseStatus status = BASE_OK;

  self->n_workers = jobs;
  if (self->n_workers > 1)
    status = engine_crew_new (self->n_workers, &self->crew);
  if (status != BASE_OK)
    return status;
  if (self->crew != NULL)
    self->n_workers = engine_crew_size (self->crew);
  /* An endless answer is written in pieces as it is found, so only one puzzle at a time can have
   * one. */
  self->max_tasks =
      self->crew != NULL && !settings->all ? (size_t) self->n_workers * TASKS_PER_WORKER : 1;
  if (self->asking != NULL && !settings->all)
    self->max_tasks = (size_t) self->n_workers * CLI_MOST_ASKED;
  self->workers = base_new_zeroed (CliWorker *, self->n_workers);
  self->tasks = base_new_zeroed (CliTask, self->max_tasks);
  if (self->workers == NULL || self->tasks == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < self->n_workers; i++)
    if ((self->workers[i] = cli_worker_new (self->crew, i)) == NULL)
      return BASE_NO_MEMORY;
  if (self->asking != NULL && cli_plain_is_enough (settings, self->asking))
    {
      self->plain =
          cli_plain_new (settings, self->asking, self->crew, self->workers, self->n_workers);
      if (self->plain == NULL)
        return BASE_NO_MEMORY;
    }
  for (size_t i = 0; i < self->max_tasks; i++)
    {
      self->tasks[i].settings = settings;
      self->tasks[i].data = data;
      self->tasks[i].output = self->crew == NULL || settings->all ? self->output : NULL;
    }
  return BASE_OK;
}

static void
dismantle (Stream *self)
{
  engine_crew_free (self->crew);
  cli_plain_free (self->plain);
  for (uint32_t i = 0; i < self->n_workers && self->workers != NULL; i++)
    cli_worker_free (self->workers[i]);
  free (self->workers);
  for (size_t i = 0; i < self->max_tasks && self->tasks != NULL; i++)
    {
      CliTask *task = &self->tasks[i];

      format_puzzle_clear (&task->puzzle);
      base_text_clear (&task->answer);
      base_text_clear (&task->beside);
      base_text_clear (&task->notes);
    }
  free (self->tasks);
}

static void
open_output (Stream *self)
{
  const char *path = self->settings->output;

  self->output = &self->standard;
  if (path == NULL || strcmp (path, "-") == 0)
    return;
  self->output = &self->file.output;
  if (cli_file_open (path, &self->file) == BASE_OK)
    return;
  cli_say_status (&(CliPlace){ .name = path }, BASE_IO);
  self->exit = CLI_BAD;
  self->output = NULL;
}

/* A file that is not whole replaces no other. */
static void
close_output (Stream *self)
{
  bool done = true;

  if (self->output == &self->standard)
    done = cli_output_close (&self->standard);
  else if (self->failed || base_stop_asked (cli_stop ()))
    cli_file_abandon (&self->file);
  else if (cli_file_finish (&self->file) != BASE_OK)
    {
      cli_say_status (&(CliPlace){ .name = self->settings->output }, BASE_IO);
      done = false;
    }
  if (!done)
    self->exit = CLI_BAD;
}

static CliExit
stream (const CliSettings *settings, CliWork work, const CliAsking *asking, void *data)
{
  Stream self = {
    .settings = settings,
    .work = work,
    .asking = asking,
    .standard.fd = STDOUT_FILENO,
    .stats.started = base_now (),
  };
  BaseStatus status;

  open_output (&self);
  if (self.output == NULL)
    return self.exit;
  status = stream_prepare (&self, data);
  if (status != BASE_OK)
    {
      cli_say_status (&(CliPlace){ 0 }, status);
      self.exit = CLI_BAD;
      self.failed = true;
    }
  if (settings->classic != NULL && status == BASE_OK)
    stream_classic (&self);
  for (size_t i = 0; i < settings->n_files && status == BASE_OK && settings->classic == NULL; i++)
    if (!base_stop_asked (cli_stop ()))
      stream_file (&self, settings->files[i]);
  close_output (&self);
  self.stats.crew = self.crew;
  if (settings->stats)
    cli_stats_say (&self.stats);
  dismantle (&self);
  return self.exit;
}

CliExit
cli_stream (const CliSettings *settings, CliWork work, void *data)
{
  return stream (settings, work, NULL, data);
}

CliExit
cli_stream_asking (const CliSettings *settings, const CliAsking *asking)
{
  return stream (settings, NULL, asking, NULL);
}
