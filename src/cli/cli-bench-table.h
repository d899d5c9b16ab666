/* cli-bench-table.h - what a bench found, in columns. */
#ifndef CLI_BENCH_TABLE_H
#define CLI_BENCH_TABLE_H

#include "engines.h"

/* What one engine did with one file. */
typedef struct
{
  const char   *file, *engine;
  uint64_t      n_solved, n_skipped;
  uint64_t      time;     /* nanoseconds for those that were solved */
  CoverCounters counters; /* their sums */
} CliBenchRow;

void cli_bench_add_header (BaseText *out);

/* `first` is the row of the engine that the others are compared with. */
void cli_bench_add_row (const CliBenchRow *row, const CliBenchRow *first, BaseText *out);

#endif
