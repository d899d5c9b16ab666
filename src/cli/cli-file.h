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

/* BASE_IO: errno says why; BASE_NO_MEMORY.  Nothing is to be closed then. */
BaseStatus cli_file_open (const char *path, CliFile *out_file);

/* Puts the file in its place.  On failure the old file is as it was and the new one is gone. */
BaseStatus cli_file_finish (CliFile *self);

/* The same without finishing. */
void cli_file_abandon (CliFile *self);

#endif
