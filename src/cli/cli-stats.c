#include "cli-stats.h"

#include "cli-message.h"

#include <time.h>

void
cli_stats_add (CliStats *self, const CoverCounters *counters, const Engine *engine)
{
  for (unsigned i = 0; i < engines_n; i++)
    self->engines |= (uint32_t) (engines_get (i) == engine) << i;
  cover_counters_add (&self->counters, counters);
}

static void
add_stats_line (const char *name, double number, unsigned digits, BaseText *out)
{
  base_text_add (out, name);
  base_text_add_char (out, ' ');
  base_text_add_decimal (out, number, digits);
  base_text_add_char (out, '\n');
}

static void
add_engines (uint32_t engines, BaseText *out)
{
  const char *before = "engine ";

  for (unsigned i = 0; i < engines_n; i++)
    if ((engines >> i & 1) != 0)
      {
        base_text_add (out, before);
        base_text_add (out, engines_get (i)->id);
        before = ",";
      }
  if (engines != 0)
    base_text_add_char (out, '\n');
}

/* Counts all threads. */
static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

void
cli_stats_say (const CliStats *self)
{
  const struct
  {
    const char *name;
    uint64_t number;
  } rows[] = {
    { "puzzles", self->n_puzzles },
    { "solutions", self->counters.solutions },
    { "nodes", self->counters.nodes },
    { "updates", self->counters.updates },
    { "cleansings", self->counters.cleansings },
  };
  BaseText text = BASE_TEXT_EMPTY;

  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    {
      base_text_add (&text, rows[i].name);
      base_text_add_char (&text, ' ');
      base_text_add_number (&text, rows[i].number);
      base_text_add_char (&text, '\n');
    }
  add_engines (self->engines, &text);
  add_stats_line ("cpu", processor_seconds (), 3, &text);
  if (self->crew != NULL)
    {
      add_stats_line ("threads", engine_crew_size (self->crew), 0, &text);
      add_stats_line ("balance", engine_crew_balance (self->crew), 2, &text);
    }
  add_stats_line ("seconds", (double) (base_now () - self->started) / 1e9, 3, &text);
  cli_say_text (&text);
  base_text_clear (&text);
}
