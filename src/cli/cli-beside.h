/* cli-beside.h - files of results beside the input files: NAME with its last suffix replaced by
 * `.result`. */
#ifndef CLI_BESIDE_H
#define CLI_BESIDE_H

#include "cli-command.h"
#include "cli-file.h"

typedef struct
{
  CliFile file;
  char   *path; /* owned, for messages; NULL: none is open */
} CliBeside;

/* Whether no result would replace another result or an input file; reports the first that would. */
bool cli_beside_check (const CliSettings *settings);

/* Reports failures.  BASE_BAD_INPUT: a result of that file has no name. */
BaseStatus cli_beside_open (CliBeside *self, const char *name);

/* Puts the result in its place if it is whole, and reports a failure.  Accepts one that is not
 * open. */
BaseStatus cli_beside_close (CliBeside *self, bool whole);

#endif
