/* cli-bench.h - a bench on its way, and its parts that are not the measuring. */
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
  CliPeer           *peers[CLI_PEERS]; /* NULL: not wanted, or not there */
  CliBenchTable      table;
  CliBenchFile       file; /* the one at hand, and who solves it */
  CliBenchLane       lanes[CLI_BENCH_MOST_LANES];
  unsigned           n_lanes;
  CliExit            exit;
  CliOutput          output;
  CliProgress        progress;
} CliBench;

/* The worst that happened is what counts. */
void cli_bench_worst (CliBench *self, CliExit exit);

/* A sentence about a file, or with NULL about the whole. */
void cli_bench_say (const char *name, const char *sentence, const WordsPart parts[WORDS_PARTS]);
void cli_bench_say_unfit (const CliBench *self, const char *id, uint64_t n);

/* The programs that the settings ask for, as far as they are installed, and the columns that they are compared in. */
void cli_bench_find_peers (CliBench *self);

/* The lanes of the file at hand.  BASE_NO_MEMORY. */
BaseStatus cli_bench_open_engines (CliBench *self);
BaseStatus cli_bench_open_peers (CliBench *self);

/* How many of the puzzles a peer is given. */
size_t cli_bench_sample_of (const CliBench *self, const CliPeer *peer);

/* Above the table: how it was measured, for whoever finds it later. */
void cli_bench_tell_method (CliBench *self);

/* The rows of the file at hand.  BASE_NO_MEMORY. */
BaseStatus cli_bench_report (CliBench *self);

/* The rows as a picture, in the file that the settings name; says what goes wrong. */
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
