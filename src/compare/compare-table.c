#include "compare-table.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

void
compare_table_clear (CompareTable *self)
{
  for (size_t i = 0; i < self->n_classes; i++)
    free (self->classes[i]);
  free (self->classes);
  free (self->rows);
  free (self->samples);
  *self = (CompareTable){ 0 };
}

BaseStatus
compare_table_add_class (CompareTable *self, const char *name)
{
  void *classes = self->classes;
  char *copy = base_copy (name, strlen (name) + 1, 1);

  if (copy == NULL
      || base_grow (&classes, &self->classes_capacity, self->n_classes + 1, sizeof *self->classes)
             != BASE_OK)
    {
      free (copy);
      return BASE_NO_MEMORY;
    }
  self->classes = classes;
  self->classes[self->n_classes++] = copy;
  return BASE_OK;
}

BaseStatus
compare_table_add_row (CompareTable *self, const CompareRow *row)
{
  const size_t n_samples = self->n_rows * self->n_ways;
  void *rows = self->rows, *samples = self->samples;

  if (base_grow (&rows, &self->rows_capacity, self->n_rows + 1, sizeof *self->rows) != BASE_OK)
    return BASE_NO_MEMORY;
  self->rows = rows;
  if (base_grow (&samples, &self->samples_capacity, n_samples + self->n_ways, sizeof *self->samples)
      != BASE_OK)
    return BASE_NO_MEMORY;
  self->samples = samples;
  memset (self->samples + n_samples, 0, self->n_ways * sizeof *self->samples);
  self->rows[self->n_rows] = *row;
  self->rows[self->n_rows++].class = (uint32_t) self->n_classes - 1;
  return BASE_OK;
}

CompareSample *
compare_table_sample (const CompareTable *self, size_t row, unsigned way)
{
  return &self->samples[row * self->n_ways + way];
}

/* Sums over the solved puzzles of a class. */
typedef struct
{
  uint64_t nodes, updates, depth;
  double building, searching, both, wobble;
  double shared, reference; /* over the puzzles that both ways solved */
  bool has_updates, has_depth;
} Sums;

static void
add_sample (const CompareSample *sample,
            const CompareSample *reference,
            Sums *sums,
            CompareSummary *summary)
{
  summary->n_rows++;
  summary->n_gave_up += sample->fate == COMPARE_GAVE_UP;
  summary->n_unfit += sample->fate == COMPARE_UNFIT;
  if (sample->fate != COMPARE_SOLVED)
    return;
  summary->n_solved++;
  sums->nodes += sample->counters.nodes;
  sums->updates += sample->counters.updates;
  sums->has_updates |= sample->counters.updates > 0;
  sums->has_depth |= sample->n_levels > 0;
  sums->depth += sample->n_levels > 0 ? sample->n_levels - 1 : 0;
  sums->building += sample->building.median;
  sums->searching += sample->searching.median;
  sums->both += sample->both.median;
  if (sample->both.median > 0)
    sums->wobble += (sample->both.most - sample->both.least) / sample->both.median;
  if ((double) sample->bytes > summary->memory)
    summary->memory = (double) sample->bytes;
  if (reference->fate == COMPARE_SOLVED)
    {
      sums->shared += sample->both.median;
      sums->reference += reference->both.median;
    }
}

static void
set_means (const Sums *sums, CompareSummary *summary)
{
  const double n = summary->n_solved;

  if (n == 0)
    return;
  summary->nodes = (double) sums->nodes / n;
  summary->updates = sums->has_updates ? (double) sums->updates / n : -1;
  summary->depth = sums->has_depth ? (double) sums->depth / n : -1;
  summary->building = sums->building / n;
  summary->searching = sums->searching / n;
  summary->both = sums->both / n;
  summary->wobble = sums->wobble / n;
  summary->factor = sums->shared > 0 ? sums->reference / sums->shared : 0;
}

BaseStatus
compare_table_summarize (const CompareTable *self,
                         size_t class,
                         unsigned way,
                         unsigned reference,
                         CompareSummary *out_summary)
{
  CompareSummary summary = { .updates = -1, .depth = -1, .memory = -1 };
  Sums sums = { 0 };
  double *times = base_new (double, self->n_rows + 1);

  if (times == NULL)
    return BASE_NO_MEMORY;
  for (size_t row = 0; row < self->n_rows; row++)
    if (self->rows[row].class == class)
      {
        const CompareSample *sample = compare_table_sample (self, row, way);

        if (sample->fate == COMPARE_SOLVED)
          times[summary.n_solved] = sample->both.median;
        add_sample (sample, compare_table_sample (self, row, reference), &sums, &summary);
      }
  if (summary.memory == 0)
    summary.memory = -1;
  set_means (&sums, &summary);
  compare_time_set (times, summary.n_solved, &summary.spread);
  free (times);
  *out_summary = summary;
  return BASE_OK;
}
