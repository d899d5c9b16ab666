/* cli-stats.h - how much work a run was. */
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
  uint32_t      engines; /* a bit for each of the table that was at work */
  const EngineCrew *crew; /* or NULL */
} CliStats;

/* What an engine (or nobody: NULL) has counted. */
void cli_stats_add (CliStats *self, const CoverCounters *counters, const Engine *engine);

/* Lines such as `nodes 212684` to standard error. */
void cli_stats_say (const CliStats *self);

#endif
