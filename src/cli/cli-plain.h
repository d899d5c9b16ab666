/* cli-plain.h - runs of plain lines (format-text-plain.h), from the reader's buffer to the
 * output's.
 *
 * A task for each of millions of puzzles would cost more than solving it.  Here a worker reads some
 * lines, solves them side by side, and writes each solution at its place in the output buffer.
 * Only a word instead of a solution is inserted later. */
#ifndef CLI_PLAIN_H
#define CLI_PLAIN_H

#include "cli-stream.h"
#include "engine-crew.h"
#include "format-text-plain.h"

typedef struct CliPlain CliPlain;

/* Whether these settings need only solutions and words, one line each. */
bool cli_plain_is_enough (const CliSettings *settings, const CliAsking *asking);

/* `crew` has `n_workers`, or is NULL.  Everything is borrowed.  NULL when out of memory. */
CliPlain *cli_plain_new (const CliSettings *settings,
                         const CliAsking   *asking,
                         EngineCrew       *crew,
                         CliWorker        **workers,
                         uint32_t           n_workers);
void      cli_plain_free (CliPlain *self); /* accepts NULL */

/* The number of lines it takes at once. */
size_t cli_plain_most (const CliPlain *self);

/* Answers the first `n` lines of a run, up to one that is not plain or was interrupted.  Returns
 * their number; 0: such a run cannot be answered here. */
size_t cli_plain_answer (CliPlain *self, const FormatsPlain *run, size_t n, CliOutput *output);

/* The worst exit status so far, and whether an answer was interrupted: there are no answers after
 * it. */
CliExit cli_plain_exit (const CliPlain *self);
bool    cli_plain_was_interrupted (const CliPlain *self);

#endif
