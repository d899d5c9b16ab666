#include "cli-progress.h"

#include "base-stop.h"
#include "cli-message.h"

#include <unistd.h>

#define EVERY 100000000u /* nanoseconds */

CliProgress
cli_progress_begin (void)
{
  return (CliProgress){ .has_terminal = isatty (STDERR_FILENO) != 0 };
}

bool
cli_progress_is_due (const CliProgress *self)
{
  return self->has_terminal && base_now () - self->shown_at >= EVERY;
}

void
cli_progress_show (CliProgress *self, const char *line)
{
  BaseText text = BASE_TEXT_EMPTY;

  self->shown_at = base_now ();
  base_text_add (&text, "\r\033[K");
  base_text_add (&text, line);
  base_text_add_char (&text, '\r');
  cli_say_text (&text);
  base_text_clear (&text);
}

void
cli_progress_end (CliProgress *self)
{
  if (self->has_terminal && self->shown_at > 0)
    cli_progress_show (self, "");
  self->shown_at = 0;
}
