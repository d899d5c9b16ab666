#include "cli-stats.h"

#include "cli-message.h"

void
cli_stats_add (CliStats *self, const CoverCounters *counters)
{
  CoverCounters *sum = &self->counters;

  sum->events += counters->events;
  sum->nodes += counters->nodes;
  sum->updates += counters->updates;
  sum->cleansings += counters->cleansings;
  sum->solutions += counters->solutions;
  sum->dead_ends += counters->dead_ends;
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
  base_text_add (&text, "seconds ");
  base_text_add_decimal (&text, (double) (base_now () - self->started) / 1e9, 3);
  base_text_add_char (&text, '\n');
  cli_say_text (&text);
  base_text_clear (&text);
}
