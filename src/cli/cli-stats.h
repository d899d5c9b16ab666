/* cli-stats.h - the amount of work in a run. */
#ifndef CLI_STATS_H
#define CLI_STATS_H

#include "cover-search.h"
#include "engine-crew.h"
#include "engines.h"

typedef struct
{
  uint64_t      started; /* base_now () */
  uint64_t      n_puzzles;
  CoverCounters counters;
  uint32_t      engines; /* one bit for each engine of the table that was used */
  const EngineCrew *crew; /* or NULL */
} CliStats;

/* Adds the counters of an engine; NULL: no engine. */
void cli_stats_add (CliStats *self, const CoverCounters *counters, const Engine *engine);

/* Prints lines such as `nodes 212684` on standard error. */
void cli_stats_say (const CliStats *self);

#endif
