/* cli-file.h - writing a file so that it is there whole or not at all.
 *
 * What is written goes to a new file in the same folder, which takes the place of the old one in the last step.
 * Where the path is no regular file (a pipe, a device), it is written to as it is. */
#ifndef CLI_FILE_H
#define CLI_FILE_H

#include "cli-output.h"

typedef struct
{
  CliOutput output;
  char     *path;      /* what it will be called */
  char     *temporary; /* what it is called until then; NULL: it is written in place */
} CliFile;

/* BASE_IO: errno says why; BASE_NO_MEMORY.  Nothing is to be closed then. */
BaseStatus cli_file_open (const char *path, CliFile *out_file);

/* Puts the file in its place.  On failure the old file is as it was and the new one is gone. */
BaseStatus cli_file_finish (CliFile *self);

/* The same without finishing. */
void cli_file_abandon (CliFile *self);

#endif
