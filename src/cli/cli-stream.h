/* cli-stream.h - puzzles in, answers out, in the same order, with one thread or many.
 *
 * Memory does not grow with the number of puzzles: those of one batch are read, solved and answered
 * before the next.  Everything known is answered before a wait for more input, so that a slow pipe
 * works as well. */
#ifndef CLI_STREAM_H
#define CLI_STREAM_H

#include "cli-command.h"
#include "cli-message.h"
#include "cli-output.h"
#include "cli-worker.h"

/* One puzzle on its way through.  A worker writes its answer as whole lines, and the other fields
 * below. */
typedef struct
{
  const CliSettings *settings;
  void              *data; /* the argument of cli_stream () */
  const char        *name; /* of its file */
  uint64_t           number; /* of the puzzle in its file, from 0 */
  FormatsPuzzle      puzzle;
  Board             *board; /* of a classic; else NULL */
  bool               bad;    /* unreadable: there is no puzzle */
  bool               at_end; /* no puzzle: `puzzle` is the end of the file.  Only with --beside, and
                              * for convert */

  BaseText      answer; /* for standard output */
  BaseText      beside; /* --beside: for the file beside its own */
  BaseText      notes;  /* for standard error */
  CliExit       exit;
  CoverCounters counters;
  const Engine *engine;     /* the engine of the counters, or NULL */
  EngineJob     job;        /* the request to an engine, and its answer */
  uint64_t      n_found;    /* solutions found so far */
  bool          has_beside; /* one of them has been written for the file beside */

  /* A signal stopped it: its answer is not whole, and none after it counts. */
  bool          interrupted;
  CliOutput    *output; /* where it may write parts of an endless answer; NULL: nowhere */
} CliTask;

/* Called for each puzzle, bad ones too. */
typedef void (*CliWork) (CliTask *task, CliWorker *worker);

/* The most tasks at once: enough that an engine's batches are mostly full. */
#define CLI_MOST_ASKED 512

/* The two halves of work that uses an engine: `begin` sets the task's request, or returns false
 * where no search is needed; `end` finds the job done.  Between them engines solve many puzzles at
 * once where they can. */
typedef struct
{
  bool (*begin) (CliTask *task);
  void (*end) (CliTask *task);
  uint64_t solutions; /* the number of solutions needed; 0: all */

  /* Where an answer is a solution and nothing else: returns the word in place of it, or NULL.
   * Otherwise NULL itself. */
  const char *(*word) (const CliSettings *settings, const EngineAnswer *answer);
} CliAsking;

CliExit cli_stream_asking (const CliSettings *settings, const CliAsking *asking);

/* Streams all files of the settings through `work`.  Reports failures, and prints the statistics.
 * Answers go to standard output, or to the file that the settings name. */
CliExit cli_stream (const CliSettings *settings, CliWork work, void *data);

/* For workers.  Writes the answer so far where that is possible: whole blocks only. */
void cli_task_pour (CliTask *self);

/* Prints the messages so far, where the answer so far can be written: before that. */
void cli_task_tell (CliTask *self);

/* Reports where a solution from the file differs from ours. */
void cli_task_compare (CliTask *self, const uint8_t *values);

/* Adds a message about the puzzle for standard error. */
void cli_task_note (CliTask *self, const char *message);

/* Reports why the puzzle cannot be solved, and answers `error`. */
void cli_task_fail (CliTask *self, BaseStatus status);

/* Adds a word as the whole answer: a line, or in JSON the object
 * {"file":…,"line":…,"answer":word}. */
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
