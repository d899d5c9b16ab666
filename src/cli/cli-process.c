/* A child's output comes through a pipe, whose end also shows that the child has ended.  So waiting
 * for the child is waiting until the pipe can be read, which a signal interrupts. */
#define _GNU_SOURCE /* environ, wait4 () */

#include "cli-process.h"

#include "cli-signals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHUNK 65536 /* the capacity of a pipe */

bool
cli_process_is_there (const char *name)
{
  const char *path = getenv ("PATH");
  BaseText file = BASE_TEXT_EMPTY;
  bool found = false;

  while (path != NULL && !found)
    {
      const size_t length = strcspn (path, ":");
      struct stat what;

      base_text_reset (&file);
      base_text_add_bytes (&file, path, length);
      base_text_add (&file, length > 0 ? "/" : "");
      base_text_add (&file, name);
      found = stat (base_text_string (&file), &what) == 0 && S_ISREG (what.st_mode)
              && access (base_text_string (&file), X_OK) == 0;
      path = path[length] == ':' ? path + length + 1 : NULL;
    }
  base_text_clear (&file);
  return found;
}

/* Moves a descriptor above the numbers that the child uses, and marks it close-on-exec. */
static int
move_descriptor_up (int fd)
{
  const int moved = fcntl (fd, F_DUPFD_CLOEXEC, 10), error = errno;

  close (fd);
  errno = error;
  return moved;
}

int
cli_process_scratch (void)
{
  const char *folder = getenv ("TMPDIR");
  BaseText name = BASE_TEXT_EMPTY;
  int fd = -1;

  base_text_add (&name, folder != NULL && *folder != '\0' ? folder : "/tmp");
  base_text_add (&name, "/quadrille-XXXXXX");
  errno = ENOMEM;
  if (base_text_status (&name) == BASE_OK)
    fd = mkstemp (name.bytes);
  if (fd >= 0)
    {
      unlink (name.bytes);
      fd = move_descriptor_up (fd);
    }
  base_text_clear (&name);
  return fd;
}

BaseStatus
cli_process_fill (int scratch, const BaseText *text)
{
  size_t done = 0;

  if (base_text_status (text) != BASE_OK)
    return BASE_NO_MEMORY;
  if (ftruncate (scratch, 0) != 0)
    return BASE_IO;
  while (done < text->length)
    {
      const ssize_t n = pwrite (scratch, text->bytes + done, text->length - done, (off_t) done);

      if (n >= 0)
        done += (size_t) n;
      else if (errno != EINTR)
        return BASE_IO;
    }
  return BASE_OK;
}

BaseStatus
cli_process_read (int scratch, BaseText *out)
{
  char bytes[CHUNK];
  off_t at = 0;
  ssize_t n;

  while ((n = pread (scratch, bytes, sizeof bytes, at)) > 0 || (n < 0 && errno == EINTR))
    if (n > 0)
      {
        base_text_add_bytes (out, bytes, (size_t) n);
        at += n;
      }
  return n < 0 ? BASE_IO : base_text_status (out);
}

/* The child gets the default action for signals, as any program does. */
static int
add_attributes (posix_spawnattr_t *attributes)
{
  static const int ours[] = { SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE };
  sigset_t set;

  sigemptyset (&set);
  posix_spawnattr_setsigmask (attributes, &set);
  for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
    sigaddset (&set, ours[i]);
  posix_spawnattr_setsigdefault (attributes, &set);
  return posix_spawnattr_setflags (attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

static BaseStatus
spawn (const CliProcess *self, int answers, pid_t *out_pid)
{
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error;

  if (posix_spawn_file_actions_init (&actions) != 0)
    return BASE_NO_MEMORY;
  if (posix_spawnattr_init (&attributes) != 0)
    {
      posix_spawn_file_actions_destroy (&actions);
      return BASE_NO_MEMORY;
    }
  error = add_attributes (&attributes);
  if (error == 0)
    error = posix_spawn_file_actions_adddup2 (&actions, self->input, STDIN_FILENO);
  if (error == 0)
    error = posix_spawn_file_actions_adddup2 (&actions, answers, STDOUT_FILENO);
  if (error == 0)
    error = posix_spawn_file_actions_addopen (&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  if (error == 0 && self->result >= 0)
    error = posix_spawn_file_actions_adddup2 (&actions, self->result, 3);
  if (error == 0)
    error = posix_spawnp (out_pid, self->arguments[0], &actions, &attributes,
                          (char *const *) self->arguments, environ);
  posix_spawnattr_destroy (&attributes);
  posix_spawn_file_actions_destroy (&actions);
  errno = error;
  return error == 0 ? BASE_OK : BASE_IO;
}

/* Reads until the other end is closed. */
static BaseStatus
read_pipe (int fd, BaseText *out)
{
  char bytes[CHUNK];
  ssize_t n;

  do
    {
      if (!cli_signals_wait_readable (fd))
        return BASE_STOPPED;
      n = read (fd, bytes, sizeof bytes);
      if (n > 0)
        base_text_add_bytes (out, bytes, (size_t) n);
    }
  while (n > 0 || (n < 0 && errno == EINTR));
  return n < 0 ? BASE_IO : base_text_status (out);
}

static void
wait_for (pid_t pid, uint64_t *out_time, int *out_exit)
{
  struct rusage used = { 0 };
  int how = 0;

  while (wait4 (pid, &how, 0, &used) < 0 && errno == EINTR)
    continue;
  *out_time = (uint64_t) (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000000u
              + (uint64_t) (used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1000u;
  *out_exit = WIFEXITED (how) ? WEXITSTATUS (how) : -1;
}

static bool
open_pipe (int ends[2])
{
  if (pipe (ends) != 0)
    return false;
  ends[0] = move_descriptor_up (ends[0]);
  ends[1] = move_descriptor_up (ends[1]);
  if (ends[0] >= 0 && ends[1] >= 0)
    return true;
  for (int i = 0; i < 2; i++)
    if (ends[i] >= 0)
      close (ends[i]);
  return false;
}

BaseStatus
cli_process_run (const CliProcess *self, BaseText *out, uint64_t *out_time, int *out_exit)
{
  int ends[2];
  pid_t pid;
  BaseStatus status;

  if (lseek (self->input, 0, SEEK_SET) < 0 || !open_pipe (ends))
    return BASE_IO;
  status = spawn (self, ends[1], &pid);
  close (ends[1]);
  if (status == BASE_OK)
    {
      status = read_pipe (ends[0], out);
      if (status != BASE_OK)
        kill (pid, SIGKILL);
      wait_for (pid, out_time, out_exit);
    }
  close (ends[0]);
  /* A signal from the keyboard reaches the child too, which then ends without an answer. */
  if (status == BASE_OK && base_stop_asked (cli_stop ()))
    status = BASE_STOPPED;
  return status;
}
