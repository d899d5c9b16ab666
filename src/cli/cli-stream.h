/* cli-stream.h - puzzles in, answers out, in the same order, with one thread or many.
 *
 * Memory does not grow with the number of puzzles: those of one batch are read, worked on and answered before
 * the next.  Before waiting for more input everything known is answered, so that a slow pipe is no trap. */
#ifndef CLI_STREAM_H
#define CLI_STREAM_H

#include "cli-command.h"
#include "cli-message.h"
#include "cli-output.h"
#include "cli-worker.h"

/* One puzzle on its way through.  A worker writes its answer, whole lines, and whatever else is below. */
typedef struct
{
  const CliSettings *settings;
  void              *data; /* what cli_stream () was given */
  const char        *name; /* of its file */
  uint64_t           number; /* of the puzzle in its file, from 0 */
  FormatsPuzzle      puzzle;
  bool               bad;    /* it could not be read: there is no puzzle */
  bool               at_end; /* there is none: `puzzle` is the end of the file.  Only with --beside, and for
                                convert */

  BaseText      answer; /* for standard output */
  BaseText      beside; /* --beside: for the file beside its own */
  BaseText      notes;  /* for standard error */
  CliExit       exit;
  CoverCounters counters;
  const Engine *engine;     /* whose they are, or NULL */
  EngineJob     job;        /* what an engine is asked about it */
  uint64_t      n_found;    /* solutions told of so far */
  bool          has_beside; /* one of them has been written for the file beside */
  bool          interrupted; /* by a signal: what is answered is not all, and nothing behind it counts */
  CliOutput    *output; /* where it may pour an answer that has no end; NULL: nowhere */
} CliTask;

/* Called for each puzzle, bad ones too. */
typedef void (*CliWork) (CliTask *task, CliWorker *worker);

/* Tasks at once: so many that it does not matter when an engine runs out of them. */
#define CLI_MOST_ASKED 512

/* The two halves of work that asks an engine: `begin` sets the task's request, or returns false where nothing is to
 * be asked; `end` finds the job done.  Between them engines work on many puzzles at once where they can. */
typedef struct
{
  bool (*begin) (CliTask *task);
  void (*end) (CliTask *task);
  uint64_t solutions; /* that are asked for; 0: all */

  /* Where an answer may be a solution and nothing else: the word in place of it, or NULL.  Otherwise NULL itself. */
  const char *(*word) (const CliSettings *settings, const EngineAnswer *answer);
} CliAsking;

CliExit cli_stream_asking (const CliSettings *settings, const CliAsking *asking);

/* Streams all files of the settings through `work`.  Says what goes wrong, and the statistics.  Answers go to
 * standard output, or to the file that the settings name. */
CliExit cli_stream (const CliSettings *settings, CliWork work, void *data);

/* For workers.  Hands over the answer so far where that can be: whole blocks only. */
void cli_task_pour (CliTask *self);

/* Says what is noted so far, where the answer so far can be handed over: before that. */
void cli_task_tell (CliTask *self);

/* Says where a solution that the file gave differs from one of ours. */
void cli_task_compare (CliTask *self, const uint8_t *values);

/* A line of standard error about the puzzle. */
void cli_task_note (CliTask *self, const char *message);

/* It cannot be worked on: says why, and answers `error`. */
void cli_task_fail (CliTask *self, BaseStatus status);

/* A word as the whole answer: a line, or in JSON the object {"file":…,"line":…,"answer":word}. */
void cli_task_answer (CliTask *self, const char *word);

/* Begins and ends a JSON object with the keys that every answer has. */
void cli_task_begin_json (CliTask *self, const char *word);
void cli_task_end_json (CliTask *self);
void cli_json_key (BaseText *out, const char *key); /* ,"key": */

static inline void
cli_task_worst (CliTask *self, CliExit exit)
{
  if (exit > self->exit)
    self->exit = exit;
}

#endif
