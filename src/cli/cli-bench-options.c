/* Arguments of the options of `bench`. */
#include "cli-bench.h"
#include "cli-options.h"

#include <string.h>

static bool
take_engine (CliSettings *settings, const char *word)
{
  const Engine *engine =
      strcmp (word, cli_bench_auto.id) == 0 ? &cli_bench_auto : engines_find (word);

  if (engine == NULL || settings->n_engines == CLI_MAX_ENGINES)
    return false;
  settings->engines[settings->n_engines++] = engine;
  return true;
}

bool
cli_bench_set_engines (CliSettings *settings, const char *argument)
{
  return cli_option_each_word (settings, argument, take_engine);
}

static bool
take_peer (CliSettings *settings, const char *word)
{
  for (unsigned i = 0; i < CLI_PEERS; i++)
    if (strcmp (cli_peers[i].id, word) == 0)
      {
        settings->peers |= 1u << i;
        return true;
      }
  return false;
}

bool
cli_bench_set_peers (CliSettings *settings, const char *argument)
{
  return cli_option_each_word (settings, argument, take_peer);
}

void
cli_bench_list_peers (BaseText *out)
{
  for (unsigned i = 0; i < CLI_PEERS; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, cli_peers[i].id);
    }
}

bool
cli_bench_set_seconds (CliSettings *settings, const char *argument)
{
  return cli_option_read_number (argument, 86400, &settings->seconds);
}

bool
cli_bench_set_sample (CliSettings *settings, const char *argument)
{
  return cli_option_read_number (argument, UINT32_MAX, &settings->sample) && settings->sample > 0;
}

bool
cli_bench_set_rounds (CliSettings *settings, const char *argument)
{
  return cli_option_read_number (argument, 1000, &settings->rounds) && settings->rounds > 0;
}

bool
cli_bench_set_csv (CliSettings *settings, const char *argument)
{
  settings->csv = argument;
  return *argument != '\0';
}

/* Accepts the formats of still pictures only. */
bool
cli_bench_set_chart (CliSettings *settings, const char *argument)
{
  const ExportFormat *format = export_format_for_name (argument);

  settings->chart = argument;
  settings->format = format;
  return format != NULL
         && (strcmp (format->id, "svg") == 0 || strcmp (format->id, "png") == 0
             || strcmp (format->id, "pdf") == 0);
}
