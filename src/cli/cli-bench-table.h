/* cli-bench-table.h - the results of a bench: rows of cells, in columns for people, as CSV for
 * programs. */
#ifndef CLI_BENCH_TABLE_H
#define CLI_BENCH_TABLE_H

#include "cli-bench-lane.h"

/* Our own engine, and each peer with and without the writing of its input. */
#define CLI_BENCH_MOST_RATIOS (1 + 2 * CLI_PEERS)

/* The results of one lane for one file. */
typedef struct
{
  const char   *file;
  char          id[40];
  bool          is_peer;
  uint64_t      n_puzzles, n_solved, n_skipped;
  double        rate, spread;
  CoverCounters counters; /* sums */
  double        ratios[CLI_BENCH_MOST_RATIOS]; /* negative: unknown */
} CliBenchRow;

typedef struct
{
  char         references[CLI_BENCH_MOST_RATIOS][40]; /* the lanes that the ratios refer to */
  unsigned     n_references;
  CliBenchRow *rows;
  size_t       n, capacity;
} CliBenchTable;

BaseStatus cli_bench_table_add (CliBenchTable *self, const CliBenchRow *row);
void       cli_bench_table_clear (CliBenchTable *self);

/* Returns a file's name without its folders. */
const char *cli_bench_short_name (const char *file);

void cli_bench_table_print_head (const CliBenchTable *self, BaseText *out);
void cli_bench_table_print_row (const CliBenchTable *self, size_t row, BaseText *out);

/* The same cells; unknown ones are empty. */
void cli_bench_table_add_csv (const CliBenchTable *self, BaseText *out);

#endif
