#define _XOPEN_SOURCE 700 /* realpath () */

#include "export-file.h"

#include "base-memory.h"
#include "base-stop.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* As much as a pipe holds. */
#define FLUSH_AT 65536

/* Room behind the name for a point, so many digits and an end. */
#define DIGITS 6

/* With the access that the old file has, or that a new file gets.  Other threads may be making files too, so nothing
 * that is the process's own is touched. */
static BaseStatus
open_temporary (ExportFile *self, const struct stat *old)
{
  const size_t length = strlen (self->path);
  unsigned number = (unsigned) (base_now () / 1000);

  self->temporary = base_new (char, length + DIGITS + 2);
  if (self->temporary == NULL)
    return BASE_NO_MEMORY;
  do
    {
      snprintf (self->temporary, length + DIGITS + 2, "%s.%06u", self->path, number++ % 1000000);
      self->fd = open (self->temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }
  while (self->fd < 0 && errno == EEXIST);
  if (self->fd < 0)
    return BASE_IO;
  if (old != NULL)
    fchmod (self->fd, old->st_mode & 0777);
  return BASE_OK;
}

static BaseStatus
open_for (ExportFile *self, const char *path)
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
  self->fd = open (self->path, O_WRONLY | O_CLOEXEC);
  return self->fd >= 0 ? BASE_OK : BASE_IO;
}

static void
forget (ExportFile *self)
{
  const int error = errno;

  base_text_clear (&self->waiting);
  free (self->path);
  free (self->temporary);
  *self = (ExportFile){ .fd = -1 };
  errno = error;
}

BaseStatus
export_file_open (const char *path, ExportFile *out_file)
{
  BaseStatus status;

  *out_file = (ExportFile){ .fd = -1 };
  status = open_for (out_file, path);
  if (status != BASE_OK)
    forget (out_file);
  return status;
}

static BaseStatus
flush (ExportFile *self)
{
  size_t done = 0;

  if (base_text_status (&self->waiting) != BASE_OK)
    return BASE_NO_MEMORY;
  while (done < self->waiting.length)
    {
      const ssize_t n = write (self->fd, self->waiting.bytes + done, self->waiting.length - done);

      if (n >= 0)
        done += (size_t) n;
      else if (errno != EINTR)
        return BASE_IO;
    }
  base_text_reset (&self->waiting);
  return BASE_OK;
}

BaseStatus
export_file_add (void *data, const void *bytes, size_t n_bytes)
{
  ExportFile *self = data;

  base_text_add_bytes (&self->waiting, bytes, n_bytes);
  if (self->waiting.length < FLUSH_AT && base_text_status (&self->waiting) == BASE_OK)
    return BASE_OK;
  return flush (self);
}

/* A pipe has no disk to be brought to. */
static BaseStatus
close_whole (ExportFile *self)
{
  const bool synced = self->temporary == NULL || fsync (self->fd) == 0;
  const int error = errno;
  const bool closed = close (self->fd) == 0;

  if (!synced)
    errno = error;
  return synced && closed ? BASE_OK : BASE_IO;
}

BaseStatus
export_file_finish (ExportFile *self)
{
  BaseStatus status = flush (self);

  if (status != BASE_OK)
    {
      export_file_abandon (self);
      return status;
    }
  status = close_whole (self);
  if (status == BASE_OK && self->temporary != NULL && rename (self->temporary, self->path) != 0)
    status = BASE_IO;
  if (status != BASE_OK && self->temporary != NULL)
    {
      const int error = errno;

      unlink (self->temporary);
      errno = error;
    }
  forget (self);
  return status;
}

void
export_file_abandon (ExportFile *self)
{
  const int error = errno;

  if (self->fd < 0)
    return;
  close (self->fd);
  if (self->temporary != NULL)
    unlink (self->temporary);
  errno = error;
  forget (self);
}
