/* cli-bench.h - the state of a bench, and the parts of it that do not measure. */
#ifndef CLI_BENCH_H
#define CLI_BENCH_H

#include "cli-bench-table.h"
#include "cli-output.h"
#include "cli-progress.h"
#include "words-fill.h"

#define CLI_BENCH_MOST_LANES (CLI_MAX_ENGINES + 2 * CLI_PEERS)

typedef struct
{
  const CliSettings *settings;
  CliPeer           *peers[CLI_PEERS]; /* NULL: not chosen, or not installed */
  CliBenchTable      table;
  CliBenchFile       file; /* the current file, and its lanes */
  CliBenchLane       lanes[CLI_BENCH_MOST_LANES];
  unsigned           n_lanes;
  CliExit            exit;
  CliOutput          output;
  CliProgress        progress;
} CliBench;

/* Records an exit status; the worst one counts. */
void cli_bench_worst (CliBench *self, CliExit exit);

/* Prints a sentence about a file, or with NULL about the whole bench. */
void cli_bench_say (const char *name, const char *sentence, const WordsPart parts[WORDS_PARTS]);
void cli_bench_say_unfit (const CliBench *self, const char *id, uint64_t n);

/* Starts the chosen programs that are installed, and adds their columns of ratios. */
void cli_bench_find_peers (CliBench *self);

/* Open the lanes of the current file.  BASE_NO_MEMORY. */
BaseStatus cli_bench_open_engines (CliBench *self);
BaseStatus cli_bench_open_peers (CliBench *self);

/* Returns the number of puzzles for a peer. */
size_t cli_bench_sample_of (const CliBench *self, const CliPeer *peer);

/* Prints above the table how it was measured, for later readers. */
void cli_bench_tell_method (CliBench *self);

/* Adds the rows of the current file.  BASE_NO_MEMORY. */
BaseStatus cli_bench_report (CliBench *self);

/* Draws the rows in the picture file that the settings name; reports failures. */
CliExit cli_bench_draw (const CliBenchTable *table, const CliSettings *settings);

/* For the table of options. */
bool cli_bench_set_engines (CliSettings *settings, const char *argument);
bool cli_bench_set_peers (CliSettings *settings, const char *argument);
void cli_bench_list_peers (BaseText *out);
bool cli_bench_set_seconds (CliSettings *settings, const char *argument);
bool cli_bench_set_sample (CliSettings *settings, const char *argument);
bool cli_bench_set_rounds (CliSettings *settings, const char *argument);
bool cli_bench_set_csv (CliSettings *settings, const char *argument);
bool cli_bench_set_chart (CliSettings *settings, const char *argument);

#endif
