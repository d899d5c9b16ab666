/* bench-auto [tuned|held|all [TEXT]]: the time of `auto` for covers, beside bits, cells and links:
 * processor time of the best of some rounds in turn, and the ratio of auto to the better of bits
 * and cells.  TEXT: only cases with it in their name.
 *
 * Each problem is solved for two solutions, and some for all.  An engine that takes longer than
 * MOST_SECONDS, or than the better of those before it, is stopped, which a > shows; auto may take a
 * few times as long.  Where neither bits nor cells has an answer then, there is no ratio.  Ratios
 * of cases that take less than RESOLUTION are summed up apart: there a ratio is as much chance as
 * work. */
#include "bench-auto-cases.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define LEAST_ROUNDS   3
#define MOST_ROUNDS    40
#define ENOUGH_SECONDS 0.04 /* of all rounds of a lane */
#define MOST_SECONDS   0.5
#define MOST_RATIO     3.0
#define RESOLUTION     0.0002
#define TOO_SLOW       1.10

/* Runs of a case that takes no longer than this are repeated before it is measured. */
#define SHORT_SECONDS 0.002
#define WARM_UPS      4

/* The clock goes on while others have the processor. */
#define CLOCK_SECONDS 3
#define IDLE_SECONDS  0.2

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

typedef struct
{
  const char *id;      /* an engine's; NULL: auto */
  double seconds, sum; /* below 0: it cannot do it */
  int n_rounds;
  bool has_answer, was_stopped;
  EngineAnswer answer;
} Lane;

/* Returns how long it took; below 0: it cannot do it. */
static double
run_once (const Lane *lane,
          const CoverProblem *problem,
          bool all,
          double most,
          EngineAnswer *out_answer)
{
  BaseStop stop;
  const EngineRequest request = { .solutions = all ? 0 : 2, .stop = &stop };
  const Engine *engine =
      lane->id != NULL ? engines_find (lane->id) : engines_auto_cover (problem, &request);
  double start, seconds;
  BaseStatus status;

  base_stop_init (&stop);
  stop.deadline = base_now () + (uint64_t) ((most * CLOCK_SECONDS + IDLE_SECONDS) * 1e9);
  start = now ();
  status = engines_cover_solve (engine, problem, &request, out_answer);
  seconds = now () - start;
  return status == BASE_BAD_INPUT ? -1 : seconds;
}

static void
run (Lane *lane, const CoverProblem *problem, bool all, double most)
{
  EngineAnswer answer;
  const double seconds = run_once (lane, problem, all, most, &answer);

  lane->n_rounds++;
  lane->sum += seconds;
  if (seconds < 0)
    {
      lane->seconds = -1;
      return;
    }
  if (answer.outcome != COVER_RAN_TO_STOP)
    {
      if (!lane->has_answer || seconds < lane->seconds)
        lane->seconds = seconds;
      lane->has_answer = true;
      lane->answer = answer;
    }
  else if (!lane->has_answer && (seconds > most || lane->n_rounds >= LEAST_ROUNDS))
    {
      lane->was_stopped = true;
      lane->seconds = seconds;
    }
}

static bool
is_done (const Lane *lane)
{
  return lane->seconds < 0 || lane->was_stopped || lane->n_rounds == MOST_ROUNDS
         || (lane->n_rounds >= LEAST_ROUNDS && lane->sum > ENOUGH_SECONDS);
}

enum
{
  AUTO,
  BITS,
  CELLS,
  LINKS,
  N_LANES,
};

static double
best_seconds (const Lane *lanes, double most)
{
  double best = most;

  for (unsigned i = BITS; i <= CELLS; i++)
    if (lanes[i].has_answer && lanes[i].seconds < best)
      best = lanes[i].seconds;
  return best;
}

/* Neither bits nor cells has an answer, so the time of auto is compared with nothing. */
static bool
is_hopeless (const Lane *lanes)
{
  bool has_answer = false;

  for (unsigned i = BITS; i <= CELLS; i++)
    has_answer = has_answer || lanes[i].has_answer;
  return !has_answer;
}

/* Runs engines in turn, so that other load of the machine affects all of them; a short case several
 * times in a row, so that each finds the processor as it left it itself.  Otherwise `auto` comes
 * after links, and the engine that it chooses comes after `auto`, as if warmed up. */
static void
run_all (Lane *lanes, const CoverProblem *problem, bool all)
{
  bool is_over = false;
  EngineAnswer answer;

  while (!is_over)
    {
      is_over = true;
      for (unsigned k = 1; k <= N_LANES; k++)
        {
          Lane *lane = &lanes[k % N_LANES];
          const double best = best_seconds (lanes, MOST_SECONDS);

          if (is_done (lane) || (k > CELLS && is_hopeless (lanes)))
            continue;
          is_over = false;
          for (unsigned i = 0; i < WARM_UPS && lane->has_answer && lane->seconds < SHORT_SECONDS;
               i++)
            run_once (lane, problem, all, MOST_SECONDS, &answer);
          run (lane, problem, all, lane->id == NULL ? MOST_RATIO * best + 0.01 : 1.5 * best + 0.01);
        }
    }
}

static void
print (const Lane *lane)
{
  if (lane->seconds < 0)
    printf (" %9s ", "-");
  else
    printf (" %9.3f%c", lane->seconds * 1e3, lane->was_stopped ? '>' : ' ');
}

typedef struct
{
  double ratios[BENCH_MOST_CASES];
  unsigned n;
} Ratios;

/* Sums of cases that take long enough to be measured, and of the rest. */
typedef struct
{
  Ratios measured, short_ones;
  unsigned n_unanswered;
} Summary;

static void
add_ratio (Ratios *self, double ratio)
{
  self->ratios[self->n++] = ratio;
}

static void
compare (const BenchCase *at, Summary *summary)
{
  CoverProblem *problem = bench_case_make (at);
  Lane lanes[N_LANES] = {
    [BITS] = { .id = "bits" }, [CELLS] = { .id = "cells" }, [LINKS] = { .id = "links" }
  };
  double best;

  run_all (lanes, problem, at->all);
  best = best_seconds (lanes, MOST_RATIO * MOST_SECONDS);
  if (is_hopeless (lanes))
    {
      summary->n_unanswered++;
      cover_problem_free (problem);
      return;
    }
  printf ("%-32s %-5s", at->name, at->all ? "all" : at->is_held ? "held" : "tuned");
  for (unsigned i = 0; i < N_LANES; i++)
    print (&lanes[i]);
  printf (" %9llu %llu", (unsigned long long) lanes[AUTO].answer.counters.nodes,
          (unsigned long long) lanes[AUTO].answer.counters.solutions);
  printf (" %7.2f\n", lanes[AUTO].seconds / best);
  add_ratio (best < RESOLUTION ? &summary->short_ones : &summary->measured,
             lanes[AUTO].seconds / best);
  fflush (stdout);
  cover_problem_free (problem);
}

static int
compare_ratios (const void *a, const void *b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static void
print_ratios (const char *name, Ratios *ratios)
{
  unsigned n_slow = 0;

  if (ratios->n == 0)
    return;
  qsort (ratios->ratios, ratios->n, sizeof *ratios->ratios, compare_ratios);
  for (unsigned i = 0; i < ratios->n; i++)
    n_slow += ratios->ratios[i] > TOO_SLOW;
  printf ("%-24s %4u cases: median %.2f, ninth of ten %.2f, worst %.2f, above %.2f: %u (%.0f%%)\n",
          name, ratios->n, ratios->ratios[ratios->n / 2], ratios->ratios[ratios->n * 9 / 10],
          ratios->ratios[ratios->n - 1], TOO_SLOW, n_slow, 100.0 * n_slow / ratios->n);
}

int
main (int n_words, char **words)
{
  static BenchCase cases[BENCH_MOST_CASES];
  static Summary summaries[2];
  const unsigned n = bench_cases (cases);
  const char *which = n_words > 1 ? words[1] : "all", *text = n_words > 2 ? words[2] : "";

  printf ("%-32s %-5s %10s %10s %10s %10s %9s   %7s\n", "milliseconds", "", "auto", "bits", "cells",
          "links", "nodes", "ratio");
  for (unsigned i = 0; i < n; i++)
    if (strstr (cases[i].name, text) != NULL
        && strcmp (which, cases[i].is_held ? "tuned" : "held") != 0)
      compare (&cases[i], &summaries[cases[i].is_held]);
  for (unsigned held = 0; held < 2; held++)
    {
      print_ratios (held ? "held" : "tuned", &summaries[held].measured);
      print_ratios (held ? "held, below 0.2 ms" : "tuned, below 0.2 ms",
                    &summaries[held].short_ones);
      if (summaries[held].n_unanswered > 0)
        printf ("%u without an answer of bits or cells\n", summaries[held].n_unanswered);
    }
  return 0;
}
