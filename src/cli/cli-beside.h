/* cli-beside.h - files of results beside those that were read: NAME with its last suffix replaced by `.result`. */
#ifndef CLI_BESIDE_H
#define CLI_BESIDE_H

#include "cli-command.h"
#include "cli-file.h"

typedef struct
{
  CliFile file;
  char   *path; /* owned, for messages; NULL: there is none open */
} CliBeside;

/* Whether no result would replace another one, or a file that is read; if not, says which. */
bool cli_beside_check (const CliSettings *settings);

/* Says what goes wrong.  BASE_BAD_INPUT: there is no name for a result of that file. */
BaseStatus cli_beside_open (CliBeside *self, const char *name);

/* Puts the result in its place if it is whole, and says it when that fails.  Accepts one that is not open. */
BaseStatus cli_beside_close (CliBeside *self, bool whole);

#endif
