/* Thumbnails: the puzzle as it is given, small; of any other problem its matrix.
 *
 * A file manager asks for them unasked, of files that came from anywhere.  So the kernel is told how much time and memory
 * this may take: what asks for more has no thumbnail. */
#include "cli-draw.h"

#include <stdlib.h>
#include <sys/resource.h>

#define SECONDS   10
#define MEGABYTES 1024

/* The margin is a share of the side, as small pictures have no room for the usual one. */
#define MARGIN 24

bool
cli_draw_set_thumbnail (CliSettings *settings, const char *argument)
{
  char *end;
  const unsigned long side = strtoul (argument, &end, 10);

  if (*argument < '0' || *argument > '9' || *end != '\0' || side < 16 || side > 2048)
    return false;
  settings->thumbnail = settings->choices.sized = true;
  settings->choices.what = EXPORT_PUZZLE;
  settings->choices.width = settings->choices.height = (double) side;
  settings->choices.unit = 0;
  settings->choices.margin = (double) side / MARGIN;
  settings->format = export_format_find ("png");
  return true;
}

/* A limit that is lower already stays. */
static void
limit (int resource, rlim_t most)
{
  struct rlimit now;

  if (getrlimit (resource, &now) == 0 && (now.rlim_cur == RLIM_INFINITY || now.rlim_cur > most))
    setrlimit (resource, &(struct rlimit){ .rlim_cur = most, .rlim_max = now.rlim_max });
}

void
cli_thumbnail_begin (void)
{
  limit (RLIMIT_CPU, SECONDS);
  /* Sanitizers lay claim to more addresses than there is memory. */
#if !defined __SANITIZE_ADDRESS__ && !defined __SANITIZE_THREAD__
  limit (RLIMIT_AS, (rlim_t) MEGABYTES << 20);
#endif
}

unsigned
cli_thumbnail_what (const CliSource *source)
{
  return source->puzzle.kind == FORMATS_SUDOKU ? EXPORT_PUZZLE : EXPORT_MATRIX;
}
