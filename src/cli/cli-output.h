/* cli-output.h - a growing buffer in front of write (2).
 *
 * Answers are added whole, so every flush writes whole answers.  Files and pipes get the bytes
 * unchanged.  On a terminal, control characters in names and comments, which anybody may have
 * written, become question marks. */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include "base-text.h"

typedef struct
{
  BaseText text;
  int      fd;
  int      error; /* errno of the first failure; nothing is written after it */
  bool     asked_terminal, is_terminal; /* set by the first write */
} CliOutput;

void cli_output_add (CliOutput *self, const BaseText *answer);
void cli_output_add_bytes (CliOutput *self, const char *bytes, size_t length);

/* Returns false when something failed, now or earlier. */
bool cli_output_flush (CliOutput *self);
void cli_output_clear (CliOutput *self);

/* Adds a column of a table: padded to `width`, and always followed by a space. */
void cli_add_column (const char *text, size_t width, BaseText *out);

/* Flushes and clears standard output, and reports a failure.  A reader that is gone is no failure,
 * but a reason to stop. */
bool cli_output_close (CliOutput *self);

#endif
