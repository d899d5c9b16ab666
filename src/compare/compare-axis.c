#include "compare-axis.h"

#include "base-memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool
is_measured (const CompareSample *sample)
{
  return sample->fate == COMPARE_SOLVED;
}

static double
get_options (const CompareFacts *facts, const CompareSample *sample)
{
  (void) sample;
  return facts->n_options;
}

static double
get_blanks (const CompareFacts *facts, const CompareSample *sample)
{
  (void) sample;
  return facts->n_cells > 0 ? (double) facts->n_blanks : NAN;
}

static double
get_mean_candidates (const CompareFacts *facts, const CompareSample *sample)
{
  (void) sample;
  return facts->n_blanks > 0 ? (double) facts->n_candidates / facts->n_blanks : NAN;
}

static double
get_rating (const CompareFacts *facts, const CompareSample *sample)
{
  (void) sample;
  return facts->rating > 0 ? facts->rating / 10.0 : NAN;
}

static double
get_nodes (const CompareFacts *facts, const CompareSample *sample)
{
  (void) facts;
  return is_measured (sample) ? (double) sample->counters.nodes : NAN;
}

static double
get_updates (const CompareFacts *facts, const CompareSample *sample)
{
  (void) facts;
  return is_measured (sample) && sample->counters.updates > 0 ? (double) sample->counters.updates
                                                              : NAN;
}

/* Level 0 is the root, so a search of n levels goes n - 1 deep. */
static double
get_depth (const CompareFacts *facts, const CompareSample *sample)
{
  (void) facts;
  return is_measured (sample) && sample->n_levels > 0 ? (double) (sample->n_levels - 1) : NAN;
}

static double
get_build (const CompareFacts *facts, const CompareSample *sample)
{
  return is_measured (sample) && facts->n_cells > 0 ? sample->building.median / 1e3 : NAN;
}

static double
get_search (const CompareFacts *facts, const CompareSample *sample)
{
  (void) facts;
  return is_measured (sample) ? sample->searching.median / 1e3 : NAN;
}

static double
get_time (const CompareFacts *facts, const CompareSample *sample)
{
  (void) facts;
  return is_measured (sample) ? sample->both.median / 1e3 : NAN;
}

static double
get_memory (const CompareFacts *facts, const CompareSample *sample)
{
  (void) facts;
  return is_measured (sample) && sample->bytes > 0 ? (double) sample->bytes / 1024 : NAN;
}

static const CompareAxis axes[] = {
  { .id = "options", .name = N_ ("options"), .of_puzzle = true, .get = get_options },
  { .id = "empty", .name = N_ ("empty cells"), .of_puzzle = true, .get = get_blanks },
  { .id = "candidates",
    .name = N_ ("candidates of an empty cell, mean"),
    .of_puzzle = true,
    .get = get_mean_candidates },
  { .id = "rating", .name = N_ ("rating"), .of_puzzle = true, .get = get_rating },
  { .id = "nodes", .name = N_ ("nodes"), .is_logarithmic = true, .get = get_nodes },
  { .id = "updates", .name = N_ ("updates"), .is_logarithmic = true, .get = get_updates },
  { .id = "depth", .name = N_ ("deepest level"), .get = get_depth },
  { .id = "build",
    .name = N_ ("time to build"),
    .unit = "us",
    .is_logarithmic = true,
    .get = get_build },
  { .id = "search",
    .name = N_ ("time to search"),
    .unit = "us",
    .is_logarithmic = true,
    .get = get_search },
  { .id = "time", .name = N_ ("time"), .unit = "us", .is_logarithmic = true, .get = get_time },
  { .id = "memory",
    .name = N_ ("memory"),
    .unit = "KB",
    .is_logarithmic = true,
    .get = get_memory },
};

const unsigned compare_n_axes = sizeof axes / sizeof *axes;

const CompareAxis *
compare_axis_get (unsigned index)
{
  return &axes[index];
}

const CompareAxis *
compare_axis_find (const char *id)
{
  for (unsigned i = 0; i < compare_n_axes; i++)
    if (strcmp (axes[i].id, id) == 0)
      return &axes[i];
  return NULL;
}

typedef struct
{
  double value;
  size_t index;
} Ranked;

static int
order_of_values (const void *a, const void *b)
{
  const Ranked *one = a, *other = b;

  return (one->value > other->value) - (one->value < other->value);
}

/* Equal values share the mean of their ranks. */
static void
rank (const double *values, size_t n, Ranked *order, double *out_ranks)
{
  for (size_t i = 0; i < n; i++)
    order[i] = (Ranked){ values[i], i };
  qsort (order, n, sizeof *order, order_of_values);
  for (size_t i = 0, end; i < n; i = end)
    {
      for (end = i + 1; end < n && order[end].value == order[i].value; end++)
        continue;
      for (size_t k = i; k < end; k++)
        out_ranks[order[k].index] = (double) (i + end - 1) / 2;
    }
}

BaseStatus
compare_correlate (const double *x, const double *y, size_t n, double *out)
{
  const double mean = ((double) n - 1) / 2;
  Ranked *order = base_new (Ranked, n);
  double *ranks = base_new (double, 2 * n);
  double xx = 0, yy = 0, xy = 0;

  if (order == NULL || ranks == NULL)
    {
      free (order);
      free (ranks);
      return BASE_NO_MEMORY;
    }
  rank (x, n, order, ranks);
  rank (y, n, order, ranks + n);
  for (size_t i = 0; i < n; i++)
    {
      xx += (ranks[i] - mean) * (ranks[i] - mean);
      yy += (ranks[n + i] - mean) * (ranks[n + i] - mean);
      xy += (ranks[i] - mean) * (ranks[n + i] - mean);
    }
  *out = n >= 3 && xx > 0 && yy > 0 ? xy / sqrt (xx * yy) : NAN;
  free (order);
  free (ranks);
  return BASE_OK;
}
