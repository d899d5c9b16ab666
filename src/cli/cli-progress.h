/* cli-progress.h - the progress of long work, on one line of a terminal that is overwritten each
 * time; nothing where standard error is no terminal. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include "base-text.h"

typedef struct
{
  bool     has_terminal;
  uint64_t shown_at;
} CliProgress;

CliProgress cli_progress_begin (void);

/* Whether it is time for another line; a few times a second. */
bool cli_progress_is_due (const CliProgress *self);
void cli_progress_show (CliProgress *self, const char *line);

/* Clears the line. */
void cli_progress_end (CliProgress *self);

#endif
