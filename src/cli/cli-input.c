#include "cli-input.h"

#include "cli-signals.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

BaseStatus
cli_input_open (const char *name, CliInput *out_input)
{
  CliInput self = { .name = name, .fd = STDIN_FILENO };
  struct stat what;

  if (strcmp (name, "-") != 0)
    self.fd = open (name, O_RDONLY | O_CLOEXEC);
  if (self.fd < 0 || fstat (self.fd, &what) != 0)
    return BASE_IO;
  self.waits = !S_ISREG (what.st_mode);
  *out_input = self;
  return BASE_OK;
}

void
cli_input_close (CliInput *self)
{
  const int error = errno;

  if (self->fd != STDIN_FILENO)
    close (self->fd);
  errno = error;
  self->fd = -1;
}

static bool
has_something (const CliInput *self)
{
  struct pollfd look = { .fd = self->fd, .events = POLLIN };

  return poll (&look, 1, 0) != 0;
}

BaseStatus
cli_input_read (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  CliInput *self = data;
  ssize_t n;

  do
    {
      if (self->waits && !has_something (self))
        {
          if (self->before_wait != NULL)
            self->before_wait (self->data);
          if (!cli_signals_wait_readable (self->fd))
            return BASE_STOPPED;
        }
      if (base_stop_asked (cli_stop ()))
        return BASE_STOPPED;
      n = read (self->fd, bytes, capacity);
    }
  while (n < 0 && (errno == EINTR || errno == EAGAIN));
  if (n < 0)
    return BASE_IO;
  *out_length = (size_t) n;
  return BASE_OK;
}
