/* cli-output.h - one growing buffer before write (2).
 *
 * Answers are added whole, so whatever is flushed is whole answers. */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include "base-text.h"

typedef struct
{
  BaseText text;
  int      fd;
  int      error; /* errno of what failed first; nothing is written after it */
} CliOutput;

void cli_output_add (CliOutput *self, const BaseText *answer);

/* False when something failed, now or earlier. */
bool cli_output_flush (CliOutput *self);
void cli_output_clear (CliOutput *self);

/* Flushes and clears standard output, and says it when something failed; that nobody reads on is no failure, but
 * a reason to stop. */
bool cli_output_close (CliOutput *self);

#endif
