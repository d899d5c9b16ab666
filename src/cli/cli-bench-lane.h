/* cli-bench-lane.h - one who solves the puzzles of a file, an engine or another program, and the time it took.
 *
 * All lanes of a file go in rounds, one after the other, so that a busy moment of the machine hits them alike; what
 * counts is the median of their rounds.  Time is the processor's, of all threads. */
#ifndef CLI_BENCH_LANE_H
#define CLI_BENCH_LANE_H

#include "cli-bench-file.h"
#include "cli-bench-peer.h"
#include "cli-worker.h"

typedef enum
{
  CLI_BENCH_UNMET,
  CLI_BENCH_SOLVED,
  CLI_BENCH_SKIPPED, /* it cannot do it, or gave up */
} CliBenchFate;

typedef struct
{
  char          id[40];
  const Engine *engine; /* or a peer */
  CliPeer      *peer;
  bool          with_writing; /* of a peer: what another lane's runs took, with the writing of their input */

  size_t        n_puzzles;
  CliBenchFate *fates;  /* one a puzzle */
  double       *spent;  /* nanoseconds for each that was solved, in all rounds */
  uint32_t     *visits; /* how often it was */
  bool          only_sums; /* `spent` is right for all of them together */

  double       *rates; /* puzzles a second, one a round */
  uint32_t      n_rates;
  uint64_t      n_solved, n_unfit, n_gave_up;
  uint64_t      n_by_links; /* of those solved: by links, in place of the engine */
  CoverCounters counters;  /* of each that was solved, once */

  CliWorker *worker;
  uint8_t   *room; /* for the solutions of a batch */
  size_t     at, n_passes, chunk;
  double     pass_time;
  bool       over; /* nothing more can be done */
} CliBenchLane;

/* Stands for whichever engine `auto` takes. */
extern const Engine cli_bench_auto;

/* BASE_NO_MEMORY.  To be closed either way. */
BaseStatus cli_bench_lane_open (CliBenchLane *out_lane, const CliBenchFile *file, uint32_t n_rounds);
void       cli_bench_lane_close (CliBenchLane *self);

/* After so many nodes an engine is told to give up on a puzzle. */
uint64_t cli_bench_lane_most_nodes (const CliBenchLane *self, const CliBenchPuzzle *puzzle);

/* An engine's round: as many passes over the puzzles as there is time for (nanoseconds), at least one; the first
 * of them may take several rounds, unless `whole`.  False when it was stopped. */
bool cli_bench_lane_run (CliBenchLane *self, CliBenchFile *file, uint64_t time, bool whole);

/* A peer's: the puzzles before `n`.  `written` is the lane of the same runs with the writing, or NULL. */
bool cli_bench_lane_run_peer (CliBenchLane *self, CliBenchLane *written, CliBenchFile *file, size_t n);

/* Puzzles a second, the median of the rounds, of what was done where that was less than a round; 0 when nothing was.  And how far the rounds lie apart, the fastest
 * from the slowest, as a part of that. */
double cli_bench_lane_rate (const CliBenchLane *self, double *out_spread);

/* How many times as fast as another, on the puzzles that both have solved; negative where that is not known. */
double cli_bench_lane_ratio (const CliBenchLane *self, const CliBenchLane *other);

#endif
