/* bench-auto: what `auto` takes for covers, beside bits, cells and links: the processor's time of the best of some rounds
 * in turn, nodes, and the ratio of auto to the better of bits and cells.
 *
 * Of each problem it is asked for two solutions, and of some for all.  Whoever takes longer than MOST_SECONDS is stopped,
 * and the ratio is then to that at least. */
#include "check.h"
#include "classics.h"
#include "covers.h"

#include <string.h>
#include <time.h>

#define ROUNDS       3
#define MOST_SECONDS 2.0

typedef struct
{
  const char *name; /* of a classic, or what stands here of a Latin square or random sets */
  bool all;
  uint32_t n, n_holes;
  CoverSets sets;
  uint64_t seed;
} Case;

static CoverProblem *
make (const Case *at)
{
  BaseRandom random = { .state = at->seed };
  const Classic *classic;
  ClassicsArguments arguments;
  CoverProblem *problem;
  Board *board;

  if (at->n > 0)
    return cover_latin (at->n, at->n_holes, &random);
  if (at->sets.n_items > 0)
    return cover_sets (&at->sets, &random);
  if (classics_parse (at->name, &classic, &arguments) != BASE_OK
      || classics_make (classic, &arguments, &problem, &board) != BASE_OK)
    return NULL;
  board_free (board);
  return problem;
}

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

typedef struct
{
  const char *id; /* of an engine; NULL: auto */
  double seconds; /* below 0: it cannot do it */
  bool was_stopped;
  EngineAnswer answer;
} Lane;

static void
run (Lane *lane, const Case *at, const CoverProblem *problem)
{
  BaseStop stop;
  EngineRequest request = { .solutions = at->all ? 0 : 2, .stop = &stop };
  const Engine *engine = lane->id != NULL ? engines_find (lane->id) : NULL;
  BaseStatus status;
  double start, seconds;

  base_stop_init (&stop);
  stop.deadline = base_now () + (uint64_t) (MOST_SECONDS * 2e9);
  if (engine == NULL)
    engine = engines_auto_cover (problem, &request);
  start = now ();
  status = engines_cover_solve (engine, problem, &request, &lane->answer);
  seconds = now () - start;
  if (status == BASE_BAD_INPUT)
    lane->seconds = -1;
  else if (lane->seconds == 0 || seconds < lane->seconds)
    lane->seconds = seconds;
  lane->was_stopped = status == BASE_OK && lane->answer.outcome == COVER_RAN_TO_STOP;
}

static void
print (const Lane *lane)
{
  if (lane->seconds < 0)
    printf (" %9s %11s", "-", "-");
  else
    printf (" %9.2f%c%11llu", lane->seconds * 1e3, lane->was_stopped ? '>' : ' ',
            (unsigned long long) lane->answer.counters.nodes);
}

static void
compare (const Case *at)
{
  CoverProblem *problem = make (at);
  Lane lanes[] = { { .id = NULL }, { .id = "bits" }, { .id = "cells" }, { .id = "links" } };
  double best = -1;

  printf ("%-14s%-5s", at->name, at->all ? "all" : "");
  for (int round = 0; round < ROUNDS; round++)
    for (size_t i = 0; i < sizeof lanes / sizeof *lanes; i++)
      if (lanes[i].seconds >= 0 && !lanes[i].was_stopped)
        run (&lanes[i], at, problem);
  for (size_t i = 0; i < sizeof lanes / sizeof *lanes; i++)
    print (&lanes[i]);
  for (size_t i = 1; i < 3; i++)
    if (lanes[i].seconds >= 0 && (best < 0 || lanes[i].seconds < best))
      best = lanes[i].seconds;
  printf (" %7.2f\n", lanes[0].seconds / best);
  fflush (stdout);
  cover_problem_free (problem);
}

int
main (void)
{
  static const Case cases[] = {
    { "queens:8", false, 0, 0, { 0 }, 0 },
    { "queens:30", false, 0, 0, { 0 }, 0 },
    { "langford:12", false, 0, 0, { 0 }, 0 },
    { "langford:13", false, 0, 0, { 0 }, 0 },
    { "pentominoes:6x10", false, 0, 0, { 0 }, 0 },
    { "pentominoes:3x20", false, 0, 0, { 0 }, 0 },
    { "latin:10", false, 0, 0, { 0 }, 0 },
    { "square 20", false, 20, 170, { 0 }, 1 },
    { "square 25", false, 25, 250, { 0 }, 13 },
    { "square 25", false, 25, 260, { 0 }, 7 },
    { "square 30", false, 30, 378, { 0 }, 4 },
    { "square 33", false, 33, 455, { 0 }, 5 },
    { "square 40", false, 40, 600, { 0 }, 1 },
    { "sets 60", false, 0, 0, { 60, 500, 3, 6, false }, 3 },
    { "sets 150", false, 0, 0, { 150, 500, 3, 3, false }, 7 },
    { "sets 300", false, 0, 0, { 300, 4000, 20, 40, true }, 10 },
    { "sets 400", false, 0, 0, { 400, 4000, 30, 60, true }, 11 },
    { "sets 390", false, 0, 0, { 390, 3000, 15, 30, false }, 13 },
    { "sets 600", false, 0, 0, { 600, 4000, 40, 80, true }, 12 },
    { "sets 1020", false, 0, 0, { 1020, 4096, 700, 700, false }, 2 },
    { "sets 300 large", false, 0, 0, { 300, 6000, 20, 40, true }, 12 },
    { "queens:8", true, 0, 0, { 0 }, 0 },
    { "queens:12", true, 0, 0, { 0 }, 0 },
    { "langford:11", true, 0, 0, { 0 }, 0 },
    { "pentominoes:6x10", true, 0, 0, { 0 }, 0 },
    { "sets 400", true, 0, 0, { 400, 4000, 30, 60, true }, 11 },
    { "sets 1020", true, 0, 0, { 1020, 4096, 700, 700, false }, 2 },
  };

  printf ("%-19s %9s %11s %9s %11s %9s %11s %9s %11s %7s\n", "milliseconds", "auto", "nodes",
          "bits", "nodes", "cells", "nodes", "links", "nodes", "ratio");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    compare (&cases[i]);
  return 0;
}
