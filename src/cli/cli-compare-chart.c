/* The pictures of `compare`: bars of mean times, or every puzzle as a point. */
#include "cli-bench.h"
#include "cli-chart.h"
#include "cli-compare.h"

#include "base-memory.h"
#include "cli-message.h"
#include "paint-chart-bars.h"
#include "paint-chart-scatter.h"
#include "words-gettext.h"

#include <math.h>
#include <stdlib.h>

/* The ids of the ways, as long as a chart needs them.  False without memory. */
static bool
name_ways (const CompareTable *table, BaseText ids[COMPARE_MOST_WAYS])
{
  bool failed = false;

  for (unsigned i = 0; i < table->n_ways; i++)
    {
      ids[i] = BASE_TEXT_EMPTY;
      compare_way_add_id (&table->ways[i], &ids[i]);
      failed |= ids[i].failed;
    }
  return !failed;
}

static void
clear_names (const CompareTable *table, BaseText ids[COMPARE_MOST_WAYS])
{
  for (unsigned i = 0; i < table->n_ways; i++)
    base_text_clear (&ids[i]);
}

static void
add_bar_as_text (const char *class, const char *way, double number, BaseText *out)
{
  base_text_add (out, out->length > 0 ? "; " : "");
  base_text_add (out, class);
  base_text_add (out, ", ");
  base_text_add (out, way);
  base_text_add (out, ": ");
  paint_chart_bars_add_number (out, number);
}

/* Fills one value a class and way: the mean time in microseconds. */
static BaseStatus
fill_times (const CliCompare *self, const BaseText *ids, double *values, BaseText *about)
{
  const CompareTable *table = &self->table;
  BaseStatus status = BASE_OK;

  for (size_t class = 0; class < table->n_classes; class ++)
    for (unsigned way = 0; way < table->n_ways && status == BASE_OK; way++)
      {
        CompareSummary summary;

        status = compare_table_summarize (table, class, way, self->reference, &summary);
        if (status != BASE_OK || summary.n_solved == 0)
          continue;
        values[class * table->n_ways + way] = summary.both / 1e3;
        add_bar_as_text (table->classes[class], base_text_string (&ids[way]), summary.both / 1e3,
                         about);
      }
  return status;
}

static CliExit
draw_times (const CliCompare *self, const BaseText *ids)
{
  const CompareTable *table = &self->table;
  const char *series[COMPARE_MOST_WAYS];
  double *values = base_new_zeroed (double, table->n_classes * table->n_ways);
  BaseText about = BASE_TEXT_EMPTY;
  BaseStatus status = BASE_NO_MEMORY;
  CliExit exit = CLI_BAD;

  for (unsigned i = 0; i < table->n_ways; i++)
    series[i] = base_text_string (&ids[i]);
  if (values != NULL)
    status = fill_times (self, ids, values, &about);
  if (status == BASE_OK)
    {
      const PaintChartBars bars = {
        .axis = _ ("microseconds, logarithmic scale"),
        .groups = (const char *const *) table->classes,
        .series = series,
        .n_groups = table->n_classes,
        .n_series = table->n_ways,
        .values = values,
      };

      exit = cli_chart_write (
          &(CliChart){
              .draw = cli_chart_draw_bars,
              .diagram = &bars,
              .about = base_text_string (&about),
              .title = _ ("Time for a puzzle"),
          },
          self->settings);
    }
  else
    cli_say_status (&(CliPlace){ .name = self->settings->chart }, status);
  base_text_clear (&about);
  free (values);
  return exit;
}

/* All points: for each way its x, then its y. */
typedef struct
{
  double *numbers;
  PaintChartSeries series[COMPARE_MOST_WAYS];
  BaseText names[2], about;
} Points;

/* Adds "links: Spearman 0.83 over 60 points", from the points that have both numbers. */
static BaseStatus
describe_series (const PaintChartSeries *series, BaseText *out)
{
  double *pairs = base_new (double, 2 * series->n + 1), r = NAN;
  BaseText number = BASE_TEXT_EMPTY;
  size_t n = 0;
  BaseStatus status = BASE_NO_MEMORY;

  for (size_t i = 0; pairs != NULL && i < series->n; i++)
    if (isfinite (series->x[i]) && isfinite (series->y[i]))
      {
        pairs[n] = series->x[i];
        pairs[series->n + n++] = series->y[i];
      }
  if (pairs != NULL)
    status = compare_correlate (pairs, pairs + series->n, n, &r);
  free (pairs);
  if (status != BASE_OK || n == 0)
    return status;
  base_text_add (out, out->length > 0 ? "\n" : "");
  if (isnan (r))
    words_fill (out, P_ ("%1: %2 point", "%1: %2 points", n),
                WORDS_WITH (WORDS_TEXT (series->name), WORDS_NUMBER (n)));
  else
    {
      base_text_add (&number, r < 0 ? "-" : "");
      base_text_add_decimal (&number, fabs (r), 2);
      words_fill (out, _ ("%1: %2 points, Spearman %3"),
                  WORDS_WITH (WORDS_TEXT (series->name), WORDS_NUMBER (n),
                              WORDS_TEXT (base_text_string (&number))));
      base_text_clear (&number);
    }
  return base_text_status (out);
}

static void
add_axis_name (const CompareAxis *axis, BaseText *out)
{
  base_text_add (out, _ (axis->name));
  if (axis->unit != NULL)
    {
      base_text_add (out, " (");
      base_text_add (out, axis->unit);
      base_text_add_char (out, ')');
    }
}

static BaseStatus
fill_points (const CliCompare *self, const BaseText *ids, Points *points)
{
  const CompareTable *table = &self->table;
  const size_t n = table->n_rows;
  BaseStatus status = BASE_OK;

  points->numbers = base_new (double, 2 * n * table->n_ways);
  if (points->numbers == NULL)
    return BASE_NO_MEMORY;
  for (unsigned way = 0; way < table->n_ways && status == BASE_OK; way++)
    {
      double *x = points->numbers + 2 * n * way, *y = x + n;

      for (size_t row = 0; row < n; row++)
        {
          const CompareSample *sample = compare_table_sample (table, row, way);
          const bool is_solved = sample->fate == COMPARE_SOLVED;

          x[row] = is_solved ? self->settings->axes[0]->get (&table->rows[row].facts, sample) : NAN;
          y[row] = is_solved ? self->settings->axes[1]->get (&table->rows[row].facts, sample) : NAN;
        }
      points->series[way] = (PaintChartSeries){ base_text_string (&ids[way]), x, y, n };
      status = describe_series (&points->series[way], &points->about);
    }
  for (unsigned i = 0; i < 2; i++)
    add_axis_name (self->settings->axes[i], &points->names[i]);
  return status;
}

static BaseStatus
draw_scatter (const void *scatter, cairo_t *cr, PaintRect size, const ExportLook *look)
{
  return paint_chart_scatter_draw (scatter, cr, size.width, size.height, look->scale, look->theme,
                                   look->text);
}

static CliExit
draw_points (const CliCompare *self, const BaseText *ids)
{
  const CompareAxis *const *axes = self->settings->axes;
  Points points = { 0 };
  const BaseStatus status = fill_points (self, ids, &points);
  const PaintChartScatter scatter = {
    .x = { base_text_string (&points.names[0]), axes[0]->is_logarithmic },
    .y = { base_text_string (&points.names[1]), axes[1]->is_logarithmic },
    .series = points.series,
    .n_series = self->table.n_ways,
  };
  CliExit exit = CLI_BAD;

  if (status == BASE_OK)
    exit = cli_chart_write (
        &(CliChart){
            .draw = draw_scatter,
            .diagram = &scatter,
            .about = base_text_string (&points.about),
            .title = _ ("Puzzle by puzzle"),
        },
        self->settings);
  else
    cli_say_status (&(CliPlace){ .name = self->settings->chart }, status);
  free (points.numbers);
  for (unsigned i = 0; i < 2; i++)
    base_text_clear (&points.names[i]);
  base_text_clear (&points.about);
  return exit;
}

CliExit
cli_compare_draw (CliCompare *self)
{
  BaseText ids[COMPARE_MOST_WAYS];
  CliExit exit = CLI_BAD;

  if (!name_ways (&self->table, ids))
    cli_say_status (&(CliPlace){ .name = self->settings->chart }, BASE_NO_MEMORY);
  else if (self->settings->axes[1] != NULL)
    exit = draw_points (self, ids);
  else
    exit = draw_times (self, ids);
  clear_names (&self->table, ids);
  return exit;
}
