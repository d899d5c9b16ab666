#include "compare-chart.h"

#include "base-memory.h"
#include "paint-chart-bars.h"
#include "paint-chart-scatter.h"
#include "words-compare.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct CompareChart
{
  bool has_points;
  unsigned n_ways;
  size_t n_classes, n_rows;
  BaseText ways[COMPARE_MOST_WAYS], x_name, y_name, bars_name;
  char **classes;
  double *numbers; /* bars: class by class; points: for each way its x, then its y */
  const char *way_names[COMPARE_MOST_WAYS];
  PaintChartAxis x, y;
  PaintChartSeries series[COMPARE_MOST_WAYS];
  struct
  {
    size_t n;
    double r;
  } correlations[COMPARE_MOST_WAYS];
};

void
compare_chart_free (CompareChart *self)
{
  if (self == NULL)
    return;
  for (unsigned i = 0; i < self->n_ways; i++)
    base_text_clear (&self->ways[i]);
  for (size_t i = 0; self->classes != NULL && i < self->n_classes; i++)
    free (self->classes[i]);
  base_text_clear (&self->x_name);
  base_text_clear (&self->y_name);
  base_text_clear (&self->bars_name);
  free (self->classes);
  free (self->numbers);
  free (self);
}

static BaseStatus
copy_names (CompareChart *self, const CompareTable *table, const CompareChartOptions *options)
{
  BaseStatus status = BASE_OK;

  self->classes = base_new_zeroed (char *, table->n_classes + 1);
  if (self->classes == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < table->n_classes; i++)
    {
      self->classes[i] = base_copy (table->classes[i], strlen (table->classes[i]) + 1, 1);
      if (self->classes[i] == NULL)
        return BASE_NO_MEMORY;
    }
  base_text_add (&self->x_name, options->x_name != NULL ? options->x_name : "");
  base_text_add (&self->y_name, options->y_name != NULL ? options->y_name : "");
  base_text_add (&self->bars_name, options->bars_name != NULL ? options->bars_name : "");
  if (self->x_name.failed || self->y_name.failed || self->bars_name.failed)
    return BASE_NO_MEMORY;
  for (unsigned i = 0; i < table->n_ways && status == BASE_OK; i++)
    {
      compare_way_add_id (&table->ways[i], &self->ways[i]);
      status = base_text_status (&self->ways[i]);
      self->way_names[i] = base_text_string (&self->ways[i]);
    }
  return status;
}

static BaseStatus
fill_times (CompareChart *self, const CompareTable *table)
{
  BaseStatus status = BASE_OK;

  self->numbers = base_new_zeroed (double, table->n_classes * table->n_ways);
  if (self->numbers == NULL)
    return BASE_NO_MEMORY;
  for (size_t class = 0; class < table->n_classes; class ++)
    for (unsigned way = 0; way < table->n_ways && status == BASE_OK; way++)
      {
        CompareSummary summary;

        status = compare_table_summarize (table, class, way, 0, &summary);
        if (status == BASE_OK && summary.n_solved > 0)
          self->numbers[class * table->n_ways + way] = summary.both / 1e3;
      }
  return status;
}

/* Correlates the points that have both numbers. */
static BaseStatus
correlate_way (CompareChart *self, unsigned way)
{
  const PaintChartSeries *series = &self->series[way];
  double *pairs = base_new (double, 2 * series->n + 1);
  size_t n = 0;
  BaseStatus status;

  if (pairs == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < series->n; i++)
    if (isfinite (series->x[i]) && isfinite (series->y[i]))
      {
        pairs[n] = series->x[i];
        pairs[series->n + n++] = series->y[i];
      }
  self->correlations[way].n = n;
  status = compare_correlate (pairs, pairs + series->n, n, &self->correlations[way].r);
  free (pairs);
  return status;
}

static BaseStatus
fill_points (CompareChart *self, const CompareTable *table, const CompareChartOptions *options)
{
  const size_t n = table->n_rows;
  BaseStatus status = BASE_OK;

  self->numbers = base_new (double, 2 * n * table->n_ways);
  if (self->numbers == NULL)
    return BASE_NO_MEMORY;
  self->x = (PaintChartAxis){ base_text_string (&self->x_name), options->x->is_logarithmic };
  self->y = (PaintChartAxis){ base_text_string (&self->y_name), options->y->is_logarithmic };
  for (unsigned way = 0; way < table->n_ways && status == BASE_OK; way++)
    {
      double *x = self->numbers + 2 * n * way, *y = x + n;

      for (size_t row = 0; row < n; row++)
        {
          const CompareSample *sample = compare_table_sample (table, row, way);
          const bool is_solved = sample->fate == COMPARE_SOLVED;

          x[row] = is_solved ? options->x->get (&table->rows[row].facts, sample) : NAN;
          y[row] = is_solved ? options->y->get (&table->rows[row].facts, sample) : NAN;
        }
      self->series[way] = (PaintChartSeries){ self->way_names[way], x, y, n };
      status = correlate_way (self, way);
    }
  return status;
}

BaseStatus
compare_chart_new (const CompareTable *table,
                   const CompareChartOptions *options,
                   CompareChart **out_chart)
{
  CompareChart *self = base_new_zeroed (CompareChart, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->has_points = options->x != NULL;
  self->n_ways = table->n_ways;
  self->n_classes = table->n_classes;
  self->n_rows = table->n_rows;
  status = copy_names (self, table, options);
  if (status == BASE_OK)
    status = self->has_points ? fill_points (self, table, options) : fill_times (self, table);
  if (status == BASE_OK)
    *out_chart = self;
  else
    compare_chart_free (self);
  return status;
}

BaseStatus
compare_chart_draw (const CompareChart *self,
                    cairo_t *cr,
                    double width,
                    double height,
                    double scale,
                    const PaintTheme *theme,
                    PaintText *text)
{
  const PaintChartBars bars = {
    .axis = base_text_string (&self->bars_name),
    .groups = (const char *const *) self->classes,
    .series = self->way_names,
    .n_groups = self->n_classes,
    .n_series = self->n_ways,
    .values = self->numbers,
  };
  const PaintChartScatter scatter = {
    .x = self->x,
    .y = self->y,
    .series = self->series,
    .n_series = self->n_ways,
  };

  if (self->has_points)
    return paint_chart_scatter_draw (&scatter, cr, width, height, scale, theme, text);
  return paint_chart_bars_draw (&bars, cr, width, height, scale, theme, text);
}

static void
describe_times (const CompareChart *self, BaseText *out)
{
  for (size_t class = 0; class < self->n_classes; class ++)
    for (unsigned way = 0; way < self->n_ways; way++)
      {
        const double time = self->numbers[class * self->n_ways + way];

        if (time <= 0)
          continue;
        base_text_add (out, out->length > 0 ? "; " : "");
        base_text_add (out, self->classes[class]);
        base_text_add (out, ", ");
        base_text_add (out, self->way_names[way]);
        base_text_add (out, ": ");
        paint_chart_bars_add_number (out, time);
      }
}

static void
describe_points (const CompareChart *self, BaseText *out)
{
  for (unsigned way = 0; way < self->n_ways; way++)
    if (self->correlations[way].n > 0)
      {
        base_text_add (out, out->length > 0 ? "\n" : "");
        words_add_correlation (out, self->way_names[way], self->correlations[way].n,
                               self->correlations[way].r);
      }
}

void
compare_chart_describe (const CompareChart *self, BaseText *out)
{
  (self->has_points ? describe_points : describe_times) (self, out);
}
