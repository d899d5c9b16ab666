/* cli-message.h - messages on standard error, whole lines at a time. */
#ifndef CLI_MESSAGE_H
#define CLI_MESSAGE_H

#include "words.h"

/* The place of a problem; `line` 0: the file as a whole.  `name` NULL: the command itself. */
typedef struct
{
  const char *name;
  uint64_t    line, column;
} CliPlace;

/* Adds NAME:LINE:COLUMN: and a space, as far as it is known. */
void cli_add_place (const CliPlace *place, BaseText *out);

/* Adds a whole line about an issue. */
void cli_add_issue (const char *name, const FormatsIssue *issue, BaseText *out);

/* Print a line at once. */
void cli_say (const CliPlace *place, const char *message);
void cli_say_issue (const char *name, const FormatsIssue *issue);
void cli_say_status (const CliPlace *place, BaseStatus status);

/* Prints whole lines, unchanged. */
void cli_say_text (const BaseText *text);

#endif
