/* compare-table.h - all samples of a comparison: puzzles in classes, and for each the ways.
 *
 * A class is what was asked about as one thing: a file, or a size of a problem. */
#ifndef COMPARE_TABLE_H
#define COMPARE_TABLE_H

#include "compare-axis.h"

typedef struct
{
  uint32_t     class;
  uint64_t     number; /* in its file, from 1 */
  bool         is_reversed;
  CompareFacts facts;
} CompareRow;

typedef struct
{
  CompareWay     ways[COMPARE_MOST_WAYS];
  unsigned       n_ways;
  char         **classes; /* names */
  size_t         n_classes, classes_capacity;
  CompareRow    *rows;
  CompareSample *samples; /* row by row, one a way */
  size_t         n_rows, rows_capacity, samples_capacity;
} CompareTable;

void compare_table_clear (CompareTable *self);

/* BASE_NO_MEMORY. */
BaseStatus compare_table_add_class (CompareTable *self, const char *name);

/* Adds a row to the last class, with `n_ways` samples not measured.  BASE_NO_MEMORY. */
BaseStatus compare_table_add_row (CompareTable *self, const CompareRow *row);

CompareSample *compare_table_sample (const CompareTable *self, size_t row, unsigned way);

/* One way over a class. */
typedef struct
{
  uint32_t    n_rows, n_solved, n_gave_up, n_unfit;
  double      nodes, updates, depth; /* means over those solved; negative: not counted */
  double      memory;                /* the most, in bytes; negative: unknown */
  double      building, searching, both; /* nanoseconds: means of each puzzle's medians */
  CompareTime spread;  /* of `both` over the puzzles: median, least, most */
  double      wobble;  /* mean over puzzles of (longest - shortest run) / median */

  /* Mean time of the reference way over that of this one, over the puzzles that both solved; 0:
   * there are none.  Puzzles that a way gave up count nowhere. */
  double factor;
} CompareSummary;

/* `reference` is the index of the way that `factor` refers to.  BASE_NO_MEMORY. */
BaseStatus compare_table_summarize (const CompareTable *self,
                                    size_t              class,
                                    unsigned            way,
                                    unsigned            reference,
                                    CompareSummary     *out_summary);

#endif
