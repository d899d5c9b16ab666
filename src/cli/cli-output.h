/* cli-output.h - one growing buffer before write (2).
 *
 * Answers are added whole, so whatever is flushed is whole answers.  What goes to a file or a pipe are the bytes as they
 * are.  On a terminal control characters in names and comments, which anybody may have written, become question marks. */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include "base-text.h"

typedef struct
{
  BaseText text;
  int      fd;
  int      error; /* errno of what failed first; nothing is written after it */
  bool     asked_terminal, is_terminal; /* known from the first write on */
} CliOutput;

void cli_output_add (CliOutput *self, const BaseText *answer);
void cli_output_add_bytes (CliOutput *self, const char *bytes, size_t length);

/* False when something failed, now or earlier. */
bool cli_output_flush (CliOutput *self);
void cli_output_clear (CliOutput *self);

/* A column of a table: padded to `width`, with a space behind it in any case. */
void cli_add_column (const char *text, size_t width, BaseText *out);

/* Flushes and clears standard output, and says it when something failed; that nobody reads on is no failure, but
 * a reason to stop. */
bool cli_output_close (CliOutput *self);

#endif
