/* The table as bars: a group for each file, a bar for each lane. */
#include "cli-bench.h"
#include "cli-chart.h"

#include "base-memory.h"
#include "cli-message.h"
#include "paint-chart-bars.h"
#include "words-gettext.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const CliBenchTable *table;
  const char **groups, **series;
  double *values;
  PaintChartBars bars;
} Chart;

/* Returns the index of a name in a list; adds a new name. */
static size_t
find_or_add_name (const char **names, size_t *n, const char *name)
{
  size_t i = 0;

  while (i < *n && strcmp (names[i], name) != 0)
    i++;
  if (i == *n)
    names[(*n)++] = name;
  return i;
}

/* The rows of a file stand together, so a group begins where the file changes. */
static BaseStatus
chart_fill_bars (Chart *self)
{
  const CliBenchTable *table = self->table;
  PaintChartBars *bars = &self->bars;
  const char *file = NULL;

  self->groups = base_new (const char *, table->n);
  self->series = base_new (const char *, table->n);
  if (self->groups == NULL || self->series == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < table->n; i++)
    (void) find_or_add_name (self->series, &bars->n_series, table->rows[i].id);
  self->values = base_new_zeroed (double, table->n * bars->n_series);
  if (self->values == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < table->n; i++)
    {
      const CliBenchRow *row = &table->rows[i];

      if (row->file != file)
        self->groups[bars->n_groups++] = cli_bench_short_name (row->file);
      file = row->file;
      self->values[(bars->n_groups - 1) * bars->n_series
                   + find_or_add_name (self->series, &bars->n_series, row->id)] = row->rate;
    }
  bars->axis = _ ("logarithmic scale");
  bars->groups = self->groups;
  bars->series = self->series;
  bars->values = self->values;
  return BASE_OK;
}

/* Adds the numbers as text, for people who cannot see the bars. */
static void
chart_add_description (const Chart *self, BaseText *out)
{
  for (size_t i = 0; i < self->table->n; i++)
    {
      const CliBenchRow *row = &self->table->rows[i];

      base_text_add (out, i > 0 ? "; " : "");
      base_text_add (out, cli_bench_short_name (row->file));
      base_text_add (out, ", ");
      base_text_add (out, row->id);
      base_text_add (out, ": ");
      paint_chart_bars_add_number (out, row->rate);
    }
}

CliExit
cli_bench_draw (const CliBenchTable *table, const CliSettings *settings)
{
  Chart chart = { .table = table };
  BaseText about = BASE_TEXT_EMPTY;
  BaseStatus status = chart_fill_bars (&chart);
  CliExit exit = CLI_BAD;

  if (status == BASE_OK)
    {
      chart_add_description (&chart, &about);
      exit = cli_chart_write (
          &(CliChart){
              .draw = cli_chart_draw_bars,
              .diagram = &chart.bars,
              .about = base_text_string (&about),
              .title = _ ("Puzzles per second"),
          },
          settings);
    }
  else
    cli_say_status (&(CliPlace){ .name = settings->chart }, status);
  base_text_clear (&about);
  free (chart.groups);
  free (chart.series);
  free (chart.values);
  return exit;
}
