/* cli-process.h - other programs as children: without a shell, and with the processor's time that they took. */
#ifndef CLI_PROCESS_H
#define CLI_PROCESS_H

#include "base-text.h"

/* Whether there is a program of that name in PATH. */
bool cli_process_is_there (const char *name);

/* A file without a name, which is gone with its descriptor, however that comes about; -1: errno says why. */
int cli_process_scratch (void);

/* Makes a scratch file hold this text and nothing else.  BASE_IO: errno says why. */
BaseStatus cli_process_fill (int scratch, const BaseText *text);

/* Adds what a scratch file holds.  BASE_IO: errno says why. */
BaseStatus cli_process_read (int scratch, BaseText *out);

typedef struct
{
  const char *const *arguments; /* the first is looked for in PATH; NULL behind the last */
  int                input;     /* a scratch file that the child reads from its beginning */
  int                result;    /* a scratch file that is the child's descriptor 3; -1: none */
} CliProcess;

/* Runs the child to its end and adds what it wrote to its standard output; what it says on standard error nobody
 * hears.  `out_time`: the processor's nanoseconds, its own and the system's for it; `out_exit`: its exit status, -1
 * where it was killed.  BASE_STOPPED when a signal came: the child is gone then.  BASE_IO: errno says why. */
BaseStatus cli_process_run (const CliProcess *self, BaseText *out, uint64_t *out_time, int *out_exit);

#endif
