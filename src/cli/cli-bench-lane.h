/* cli-bench-lane.h - an engine or another program that solves the puzzles of a file, and the time
 * it took.
 *
 * All lanes of a file run in rounds, one after the other, so that a busy moment of the machine
 * slows all of them alike.  The result is the median of the rounds.  Time is processor time, of all
 * threads. */
#ifndef CLI_BENCH_LANE_H
#define CLI_BENCH_LANE_H

#include "cli-bench-file.h"
#include "cli-bench-peer.h"
#include "cli-worker.h"

typedef enum
{
  CLI_BENCH_UNMET,
  CLI_BENCH_SOLVED,
  CLI_BENCH_SKIPPED, /* it cannot solve it, or gave up */
} CliBenchFate;

typedef struct
{
  char          id[40];
  const Engine *engine; /* or a peer */
  CliPeer      *peer;

  /* Of a peer: the lane's times are those of another lane's runs plus the writing of their
   * input. */
  bool with_writing;

  size_t        n_puzzles;
  CliBenchFate *fates;  /* one per puzzle */
  double       *spent;  /* nanoseconds for each solved puzzle, in all rounds */
  uint32_t     *visits; /* the number of times it was solved */
  bool          only_sums; /* only the sum of `spent` is exact */

  double       *rates; /* puzzles per second, one value per round */
  uint32_t      n_rates;
  uint64_t      n_solved, n_unfit, n_gave_up;
  uint64_t      n_by_links; /* of those solved: by links, in place of the engine */
  CoverCounters counters;  /* of each solved puzzle, once */

  CliWorker *worker;
  uint8_t   *room; /* for the solutions of a batch */
  size_t     at, n_passes, chunk;
  double     pass_time;
  bool       over; /* the lane has ended */
} CliBenchLane;

/* A placeholder for the engine that `auto` chooses. */
extern const Engine cli_bench_auto;

/* BASE_NO_MEMORY.  Must be closed, also after a failure. */
BaseStatus cli_bench_lane_open (CliBenchLane       *out_lane,
                                const CliBenchFile *file,
                                uint32_t            n_rounds);
void       cli_bench_lane_close (CliBenchLane *self);

/* Returns the number of nodes after which an engine gives up on a puzzle. */
uint64_t cli_bench_lane_most_nodes (const CliBenchLane *self, const CliBenchPuzzle *puzzle);

/* Runs an engine's round: as many passes over the puzzles as fit into `time` (nanoseconds), at
 * least one.  The first pass may take several rounds, unless `whole`.  False when it was
 * stopped. */
bool cli_bench_lane_run (CliBenchLane *self, CliBenchFile *file, uint64_t time, bool whole);

/* Runs a peer's round over the puzzles before `n`.  `written` is the lane for the same runs with
 * the writing, or NULL. */
bool cli_bench_lane_run_peer (CliBenchLane *self,
                              CliBenchLane *written,
                              CliBenchFile *file,
                              size_t        n);

/* Returns puzzles per second: the median of the rounds; before a whole round, over the puzzles
 * done; 0 before the first.  `out_spread` is the difference between the fastest round and the
 * slowest, as a share of that. */
double cli_bench_lane_rate (const CliBenchLane *self, double *out_spread);

/* Returns the ratio of the two speeds, over the puzzles that both have solved; negative where it is
 * unknown. */
double cli_bench_lane_ratio (const CliBenchLane *self, const CliBenchLane *other);

#endif
