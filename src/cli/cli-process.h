/* cli-process.h - other programs as children: without a shell, and with their processor time. */
#ifndef CLI_PROCESS_H
#define CLI_PROCESS_H

#include "base-text.h"

/* Whether PATH has a program of that name. */
bool cli_process_is_there (const char *name);

/* Opens a file without a name, which disappears with its descriptor in every case; -1 with errno
 * set. */
int cli_process_scratch (void);

/* Replaces the content of a scratch file by this text.  BASE_IO with errno set. */
BaseStatus cli_process_fill (int scratch, const BaseText *text);

/* Adds the content of a scratch file.  BASE_IO with errno set. */
BaseStatus cli_process_read (int scratch, BaseText *out);

typedef struct
{
  const char *const *arguments; /* the first is searched in PATH; NULL ends the list */
  int                input;     /* a scratch file that the child reads from its beginning */
  int                result;    /* a scratch file that is the child's descriptor 3; -1: none */
} CliProcess;

/* Runs the child to its end and adds its standard output; its standard error is discarded.
 * `out_time`: processor nanoseconds, its own and the system's for it.  `out_exit`: its exit status,
 * -1 where it was killed.  BASE_STOPPED after a signal: the child is gone then.  BASE_IO with errno
 * set. */
BaseStatus cli_process_run (const CliProcess *self,
                            BaseText         *out,
                            uint64_t         *out_time,
                            int              *out_exit);

#endif
