/* cli-plain.h - runs of plain lines (format-text-plain.h), from the reader's buffer to the output's.
 *
 * A task for each puzzle of millions costs more than solving it.  Here a worker reads some lines, solves them side by
 * side, and writes each solution where it stands in what is written; only a word in place of a solution is put in
 * between. */
#ifndef CLI_PLAIN_H
#define CLI_PLAIN_H

#include "cli-stream.h"
#include "engine-crew.h"
#include "format-text-plain.h"

typedef struct CliPlain CliPlain;

/* Whether the answers asked for are only solutions and words, a line each. */
bool cli_plain_is_enough (const CliSettings *settings, const CliAsking *asking);

/* `crew` has `n_workers`, or is NULL.  All is borrowed.  NULL when out of memory. */
CliPlain *cli_plain_new (const CliSettings *settings,
                         const CliAsking   *asking,
                         EngineCrew       *crew,
                         CliWorker        **workers,
                         uint32_t           n_workers);
void      cli_plain_free (CliPlain *self); /* accepts NULL */

/* How many lines it takes at once. */
size_t cli_plain_most (const CliPlain *self);

/* Answers the first `n` lines of a run, up to one that is not plain or was interrupted.  Returns how many; 0: no
 * such run can be answered here. */
size_t cli_plain_answer (CliPlain *self, const FormatsPlain *run, size_t n, CliOutput *output);

/* The worst of all answers, and whether one was interrupted: nothing behind it counts. */
CliExit cli_plain_exit (const CliPlain *self);
bool    cli_plain_was_interrupted (const CliPlain *self);

#endif
