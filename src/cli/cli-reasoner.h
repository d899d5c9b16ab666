/* cli-reasoner.h - the path of a task's puzzle, for the commands that explain it. */
#ifndef CLI_REASONER_H
#define CLI_REASONER_H

#include "cli-stream.h"
#include "reason-path.h"

/* The answer where the puzzle leaves nothing to do. */
#define CLI_REASONER_SOLVED "solved"

/* A worker keeps one (cli_worker_reasoner ()), with what the shape of its last puzzle needs. */
CliReasoner *cli_reasoner_new (void); /* NULL when out of memory */
void         cli_reasoner_free (CliReasoner *self); /* accepts NULL */

/* Solves the task's puzzle.  True: it has exactly one solution, and the path is at its beginning.
 * False: the task has its answer (error, invalid, none, multiple or unknown), or a signal has
 * interrupted it. */
bool cli_reasoner_begin (CliReasoner *self, CliTask *task, CliWorker *worker);

/* Of the puzzle that was begun last.  The subject has problem, board and symbols, for words. */
ReasonPath    *cli_reasoner_path (CliReasoner *self);
const Subject *cli_reasoner_subject (CliReasoner *self);

#endif
