#define _XOPEN_SOURCE 700 /* realpath () */

#include "cli-file.h"

#include "base-memory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char template[] = ".XXXXXX";

/* With the access that the old file has, or that a new file gets. */
static BaseStatus
open_temporary (CliFile *self, const struct stat *old)
{
  const size_t length = strlen (self->path);
  mode_t mask = umask (0);

  umask (mask);
  self->temporary = base_new (char, length + sizeof template);
  if (self->temporary == NULL)
    return BASE_NO_MEMORY;
  memcpy (self->temporary, self->path, length);
  memcpy (self->temporary + length, template, sizeof template);
  self->output.fd = mkstemp (self->temporary);
  if (self->output.fd < 0)
    return BASE_IO;
  fchmod (self->output.fd, old != NULL ? old->st_mode & 0777 : 0666 & ~mask);
  return BASE_OK;
}

static BaseStatus
open_for (CliFile *self, const char *path)
{
  struct stat old;
  /* A symbolic link stays one: what it points to is replaced. */
  char *real = realpath (path, NULL);

  self->path = real != NULL ? real : base_copy (path, strlen (path) + 1, 1);
  if (self->path == NULL)
    return BASE_NO_MEMORY;
  if (stat (self->path, &old) != 0)
    return open_temporary (self, NULL);
  if (S_ISREG (old.st_mode))
    return open_temporary (self, &old);
  self->output.fd = open (self->path, O_WRONLY | O_CLOEXEC);
  return self->output.fd >= 0 ? BASE_OK : BASE_IO;
}

static void
forget (CliFile *self)
{
  const int error = errno;

  cli_output_clear (&self->output);
  free (self->path);
  free (self->temporary);
  *self = (CliFile){ .output.fd = -1 };
  errno = error;
}

BaseStatus
cli_file_open (const char *path, CliFile *out_file)
{
  CliFile self = { .output.fd = -1 };
  BaseStatus status = open_for (&self, path);

  if (status != BASE_OK)
    forget (&self);
  *out_file = self;
  return status;
}

BaseStatus
cli_file_finish (CliFile *self)
{
  bool done = cli_output_flush (&self->output);
  int error = self->output.error;

  if (done && self->temporary != NULL && fsync (self->output.fd) != 0)
    {
      done = false;
      error = errno;
    }
  if (close (self->output.fd) != 0 && done)
    {
      done = false;
      error = errno;
    }
  if (done && self->temporary != NULL && rename (self->temporary, self->path) != 0)
    {
      done = false;
      error = errno;
    }
  if (!done && self->temporary != NULL)
    unlink (self->temporary);
  forget (self);
  errno = error;
  return done ? BASE_OK : BASE_IO;
}

void
cli_file_abandon (CliFile *self)
{
  if (self->output.fd < 0)
    return;
  close (self->output.fd);
  if (self->temporary != NULL)
    unlink (self->temporary);
  forget (self);
}
