/* cli-bench-table.h - what a bench found: rows of cells, for people in columns, for programs as CSV. */
#ifndef CLI_BENCH_TABLE_H
#define CLI_BENCH_TABLE_H

#include "cli-bench-lane.h"

/* Our own engine, and each peer with and without the writing. */
#define CLI_BENCH_MOST_RATIOS (1 + 2 * CLI_PEERS)

/* What one lane did with one file. */
typedef struct
{
  const char   *file;
  char          id[40];
  bool          is_peer;
  uint64_t      n_puzzles, n_solved, n_skipped;
  double        rate, spread;
  CoverCounters counters; /* their sums */
  double        ratios[CLI_BENCH_MOST_RATIOS]; /* negative: not known */
} CliBenchRow;

typedef struct
{
  char         references[CLI_BENCH_MOST_RATIOS][40]; /* of whom the ratios are */
  unsigned     n_references;
  CliBenchRow *rows;
  size_t       n, capacity;
} CliBenchTable;

BaseStatus cli_bench_table_add (CliBenchTable *self, const CliBenchRow *row);
void       cli_bench_table_clear (CliBenchTable *self);

/* A name as it is shown: without its folders. */
const char *cli_bench_short_name (const char *file);

void cli_bench_table_print_head (const CliBenchTable *self, BaseText *out);
void cli_bench_table_print_row (const CliBenchTable *self, size_t row, BaseText *out);

/* The same cells; what is not known is empty. */
void cli_bench_table_add_csv (const CliBenchTable *self, BaseText *out);

#endif
