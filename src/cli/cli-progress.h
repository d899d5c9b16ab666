/* cli-progress.h - how far long work has come, on one line of a terminal that the next one overwrites; nothing where
 * standard error is none. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include "base-text.h"

typedef struct
{
  bool     has_terminal;
  uint64_t shown_at;
} CliProgress;

CliProgress cli_progress_begin (void);

/* Whether it is time to show something; a few times a second. */
bool cli_progress_is_due (const CliProgress *self);
void cli_progress_show (CliProgress *self, const char *line);

/* The line is empty again. */
void cli_progress_end (CliProgress *self);

#endif
