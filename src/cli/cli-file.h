/* cli-file.h - answers to a file that is there whole or not at all. */
#ifndef CLI_FILE_H
#define CLI_FILE_H

#include "cli-output.h"
#include "export-file.h"

typedef struct
{
  CliOutput  output;
  ExportFile file;
} CliFile;

/* BASE_IO with errno set; BASE_NO_MEMORY.  After a failure there is nothing to close. */
BaseStatus cli_file_open (const char *path, CliFile *out_file);

/* Moves the file to its place.  On failure the old file is unchanged and the new one is removed. */
BaseStatus cli_file_finish (CliFile *self);

/* Closes and removes the file instead. */
void cli_file_abandon (CliFile *self);

#endif
