#include "cli-output.h"

#include "cli-message.h"
#include "cli-signals.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* The capacity of a pipe, in bytes. */
#define FLUSH_AT 65536

static void
write_bytes (CliOutput *self, const char *bytes, size_t length)
{
  size_t done = 0;

  while (self->error == 0 && done < length)
    {
      ssize_t n = write (self->fd, bytes + done, length - done);

      if (n >= 0)
        done += (size_t) n;
      else if (errno != EINTR)
        self->error = errno;
    }
}

static void
write_to_terminal (CliOutput *self, const char *bytes, size_t length)
{
  BaseText shown = BASE_TEXT_EMPTY;

  words_add_harmless_lines (&shown, bytes, length);
  if (base_text_status (&shown) == BASE_OK)
    write_bytes (self, shown.bytes, shown.length);
  else
    self->error = ENOMEM;
  base_text_clear (&shown);
}

static void
output_write_bytes (CliOutput *self, const char *bytes, size_t length)
{
  if (self->error != 0 || length == 0)
    return;
  if (!self->asked_terminal)
    self->is_terminal = isatty (self->fd) != 0;
  self->asked_terminal = true;
  if (self->is_terminal)
    write_to_terminal (self, bytes, length);
  else
    write_bytes (self, bytes, length);
}

void
cli_output_add (CliOutput *self, const BaseText *answer)
{
  cli_output_add_bytes (self, base_text_string (answer), answer->length);
}

/* Large blocks bypass the buffer. */
void
cli_output_add_bytes (CliOutput *self, const char *bytes, size_t length)
{
  const bool is_much = length >= FLUSH_AT / 2;

  if (self->error != 0)
    return;
  if (!is_much)
    base_text_add_bytes (&self->text, bytes, length);
  if (is_much || self->text.length >= FLUSH_AT || base_text_status (&self->text) != BASE_OK)
    cli_output_flush (self);
  if (is_much)
    output_write_bytes (self, bytes, length);
}

bool
cli_output_flush (CliOutput *self)
{
  output_write_bytes (self, self->text.bytes, self->text.length);
  if (self->error == EPIPE)
    cli_signals_note_broken_pipe ();
  if (self->error == 0 && base_text_status (&self->text) != BASE_OK)
    self->error = ENOMEM;
  base_text_reset (&self->text);
  return self->error == 0;
}

void
cli_output_clear (CliOutput *self)
{
  base_text_clear (&self->text);
}

void
cli_add_column (const char *text, size_t width, BaseText *out)
{
  const size_t length = strlen (text);

  base_text_add (out, text);
  base_text_add_repeated (out, ' ', length < width ? width - length : 1);
}

bool
cli_output_close (CliOutput *self)
{
  const bool done = cli_output_flush (self);

  cli_output_clear (self);
  if (done || self->error == EPIPE)
    return true;
  errno = self->error;
  cli_say_status (&(CliPlace){ .name = _ ("standard output") }, BASE_IO);
  return false;
}
