/* cli-stats.h - how much work a run was. */
#ifndef CLI_STATS_H
#define CLI_STATS_H

#include "cover-search.h"
#include "engines-crew.h"

typedef struct
{
  uint64_t      started; /* base_now () */
  uint64_t      n_puzzles;
  CoverCounters counters;
  const EnginesCrew *crew; /* or NULL */
} CliStats;

void cli_stats_add (CliStats *self, const CoverCounters *counters);

/* Lines such as `nodes 212684` to standard error. */
void cli_stats_say (const CliStats *self);

#endif
