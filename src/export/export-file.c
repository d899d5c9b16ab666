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
#ifdef __linux__
#include <sys/xattr.h>
#endif

/* The capacity of a pipe, in bytes. */
#define FLUSH_AT 65536

/* The most links that Linux follows in one path. */
#define MOST_LINKS 40

/* The temporary file's own name: hidden, and short enough for every folder, however long the final
 * name is. */
#define TEMPORARY      ".quadrille-%06u.tmp"
#define TEMPORARY_SIZE sizeof ".quadrille-123456.tmp"

/* The length of the folder's part of `path`, up to and including the last slash; 0: the current
 * folder. */
static size_t
folder_length (const char *path)
{
  const char *slash = strrchr (path, '/');

  return slash != NULL ? (size_t) (slash - path) + 1 : 0;
}

/* The path that the link at `path` points to; NULL where `path` is no link or memory is out. */
static char *
read_link (const char *path)
{
  const size_t folder = folder_length (path);
  struct stat link;
  size_t capacity;
  char *target;
  ssize_t length;

  if (lstat (path, &link) != 0 || !S_ISLNK (link.st_mode))
    return NULL;
  capacity = link.st_size > 0 ? (size_t) link.st_size : 4096;
  target = base_new (char, folder + capacity + 1);
  if (target == NULL)
    return NULL;
  length = readlink (path, target + folder, capacity);
  if (length < 0)
    {
      free (target);
      return NULL;
    }
  target[folder + (size_t) length] = '\0';
  if (target[folder] == '/')
    memmove (target, target + folder, (size_t) length + 1);
  else
    memcpy (target, path, folder);
  return target;
}

/* Finds the file that `path` stands for.  A symbolic link stays one: its target is replaced, or
 * made where there is none.  A path that realpath () cannot resolve but stat () can is one of the
 * kernel's own links, such as /dev/stdout. */
static BaseStatus
find_target (const char *path, char **out_target)
{
  struct stat there;
  char *target = realpath (path, NULL);

  if (target == NULL && errno != ENOENT)
    return errno == ENOMEM ? BASE_NO_MEMORY : BASE_IO;
  if (target == NULL)
    {
      const bool dangling = stat (path, &there) != 0;
      char *next;

      target = base_copy (path, strlen (path) + 1, 1);
      for (int i = 0; dangling && i < MOST_LINKS && target != NULL; i++)
        {
          next = read_link (target);
          if (next == NULL)
            break;
          free (target);
          target = next;
        }
    }
  *out_target = target;
  return target != NULL ? BASE_OK : BASE_NO_MEMORY;
}

/* Copies the ACL of the old file, or removes the new file's where the old one has none: the folder
 * may have a default ACL. */
static void
copy_acl (const char *path, int fd)
{
#ifdef __linux__
  static const char name[] = "system.posix_acl_access";
  const ssize_t size = getxattr (path, name, NULL, 0);
  char *acl = size > 0 ? base_new (char, (size_t) size) : NULL;

  if (acl != NULL && getxattr (path, name, acl, (size_t) size) == size)
    (void) fsetxattr (fd, name, acl, (size_t) size, 0);
  else if (size < 0)
    (void) fremovexattr (fd, name);
  free (acl);
#else
  (void) path;
  (void) fd;
#endif
}

/* Copies owner, group, mode and ACL of the old file, as far as this user may.  Where the group
 * cannot be kept, the new group gets the access that everybody has, not that of the old group. */
static void
copy_access (const char *path, const struct stat *old, int fd)
{
  mode_t mode = old->st_mode & 0777;

  if (fchown (fd, old->st_uid, old->st_gid) != 0 && fchown (fd, (uid_t) -1, old->st_gid) != 0)
    mode = (mode & ~(mode_t) 070) | (mode & 07) << 3;
  copy_acl (path, fd);
  (void) fchmod (fd, mode);
}

/* A file that replaces another is readable by its owner only until it has the old file's access.  A
 * file that is new gets the access that the process gives to new files.  Other threads may be
 * making files too, so the process's umask is not touched. */
static BaseStatus
open_temporary (ExportFile *self, const struct stat *old)
{
  const size_t folder = folder_length (self->path);
  unsigned number = (unsigned) (base_now () / 1000);

  self->temporary = base_new (char, folder + TEMPORARY_SIZE);
  if (self->temporary == NULL)
    return BASE_NO_MEMORY;
  memcpy (self->temporary, self->path, folder);
  do
    {
      snprintf (self->temporary + folder, TEMPORARY_SIZE, TEMPORARY, number++ % 1000000);
      self->fd = open (self->temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                       old != NULL ? 0600 : 0666);
    }
  while (self->fd < 0 && errno == EEXIST);
  if (self->fd < 0)
    return BASE_IO;
  if (old != NULL)
    copy_access (self->path, old, self->fd);
  return BASE_OK;
}

static BaseStatus
open_for (ExportFile *self, const char *path)
{
  const BaseStatus status = find_target (path, &self->path);
  struct stat old;

  if (status != BASE_OK)
    return status;
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

/* A failure to flush the folder is ignored: the file is already in its place. */
static void
flush_folder (ExportFile *self)
{
  const size_t length = folder_length (self->path);
  int fd;

  self->path[length] = '\0'; /* the file's name is not needed any more */
  fd = open (length > 0 ? self->path : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0)
    return;
  (void) fsync (fd);
  close (fd);
}

/* A pipe cannot be flushed to a disk. */
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
  else if (self->temporary != NULL)
    flush_folder (self);
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
