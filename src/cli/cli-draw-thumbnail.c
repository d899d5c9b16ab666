/* Thumbnails: the puzzle with its givens, small; of any other problem its matrix.
 *
 * A file manager makes them unasked, of files from anywhere.  So the kernel limits time and memory:
 * a puzzle that needs more has no thumbnail. */
#include "cli-draw.h"

#include <stdlib.h>
#include <sys/resource.h>

#define SECONDS   10
#define MEGABYTES 1024

/* The margin as a fraction of the side, because small pictures have no room for the usual one. */
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

/* Keeps a limit that is lower already. */
static void
set_resource_limit (int resource, rlim_t most)
{
  struct rlimit now;

  if (getrlimit (resource, &now) == 0 && (now.rlim_cur == RLIM_INFINITY || now.rlim_cur > most))
    setrlimit (resource, &(struct rlimit){ .rlim_cur = most, .rlim_max = now.rlim_max });
}

void
cli_thumbnail_begin (void)
{
  set_resource_limit (RLIMIT_CPU, SECONDS);
  /* Sanitizers reserve more address space than there is memory. */
#if !defined __SANITIZE_ADDRESS__ && !defined __SANITIZE_THREAD__
  set_resource_limit (RLIMIT_AS, (rlim_t) MEGABYTES << 20);
#endif
}

unsigned
cli_thumbnail_what (const CliSource *source)
{
  return source->puzzle.kind == FORMATS_SUDOKU ? EXPORT_PUZZLE : EXPORT_MATRIX;
}
