/* The search: its solutions, its counters, and where it stops. */
#include "check.h"
#include "failing-memory.h"
#include "problems.h"

#include "cover-search.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  CoverProblem *problem;
  CoverLinks *links;
  CoverSearch *search;
} Bench;

static Bench
bench_new (CoverProblem *problem)
{
  Bench bench = { .problem = problem };

  check_equal_u64 (cover_links_new (problem, NULL, &bench.links), BASE_OK);
  check_equal_u64 (cover_search_new (bench.links, &bench.search), BASE_OK);
  check_equal_u64 (cover_search_start (bench.search, NULL, 0), BASE_OK);
  return bench;
}

static void
bench_free (Bench *bench)
{
  cover_search_free (bench->search);
  cover_links_free (bench->links);
  cover_problem_free (bench->problem);
}

typedef struct
{
  const char *name;
  uint64_t solutions, updates, nodes;
} Expected;

static void
check_counts (CoverProblem *problem, const Expected *expected)
{
  Bench bench = bench_new (problem);
  const CoverCounters *counters = cover_search_counters (bench.search);

  check_equal_u64 (cover_search_run (bench.search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  check_equal_u64 (counters->solutions, expected->solutions);
  check_equal_u64 (counters->updates, expected->updates);
  check_equal_u64 (counters->nodes, expected->nodes);
  check_equal_memory (cover_search_links (bench.search)->block, bench.links->block,
                      bench.links->block_size);
  bench_free (&bench);
}

/* The counts that Knuth's rules give, on the files of the collection. */
static void
counts_as_knuth_does (const void *data)
{
  const Expected *expected = data;
  FILE *file;
  CoverProblem *problem;
  char name[64];

  if (check_quick () && expected->updates > 1000000)
    check_skip ("a long count");
  snprintf (name, sizeof name, "exact_cover/%s.dlx", expected->name);
  file = check_open_corpus (name);
  problem = problem_from_file (file);
  fclose (file);
  check_counts (problem, expected);
}

/* The same on problems of our own, made by the rule that the files were made by. */
static void
counts_on_own_problems (const void *data)
{
  const Expected *expected = data;

  check_counts (problem_named (expected->name), expected);
}

static uint64_t
count_solutions (const CoverProblem *problem, CoverRule rule, uint64_t seed)
{
  CoverLinks *links;
  CoverSearch *search;
  uint64_t solutions;

  check_equal_u64 (cover_links_new (problem, NULL, &links), BASE_OK);
  check_equal_u64 (cover_search_new (links, &search), BASE_OK);
  cover_search_set_rule (search, rule, seed);
  check_equal_u64 (cover_search_start (search, NULL, 0), BASE_OK);
  check_equal_u64 (cover_search_run (search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  solutions = cover_search_counters (search)->solutions;
  cover_search_free (search);
  cover_links_free (links);
  return solutions;
}

/* Against trying every subset of the options: secondary items, options twice, and colours. */
static void
finds_what_all_subsets_find (const void *data)
{
  bool coloured = strcmp (data, "coloured") == 0;
  uint64_t found = 0;

  for (uint64_t seed = 0; seed < (check_quick () ? 60 : 400); seed++)
    {
      CoverProblem *problem =
          coloured ? problem_random (seed, 4, 3, 13, 2) : problem_random (seed, 4, 2, 13, 0);
      uint64_t expected = problem_count_by_subsets (problem);

      check_equal_u64 (count_solutions (problem, COVER_RULE_FEWEST, 0), expected);
      check_equal_u64 (count_solutions (problem, COVER_RULE_FIRST, 0), expected);
      check_equal_u64 (count_solutions (problem, COVER_RULE_RANDOM, seed), expected);
      found += expected;
      cover_problem_free (problem);
    }
  check_true (found > 100); /* otherwise the comparison proves nothing */
}

static void
choices_are_a_solution (const void *data)
{
  Bench bench = bench_new (problem_knuth ());
  uint32_t options[8];

  (void) data;
  check_equal_u64 (cover_search_run (bench.search, &(CoverLimits){ .solutions = 1 }),
                   COVER_RAN_TO_LIMIT);
  check_equal_u64 (cover_search_choices (bench.search, options), 3);
  check_equal_u64 (options[0], 3); /* AD */
  check_equal_u64 (options[1], 0); /* CEF */
  check_equal_u64 (options[2], 4); /* BG */
  check_equal_u64 (cover_search_run (bench.search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  check_equal_u64 (cover_search_counters (bench.search)->solutions, 1);
  check_equal_u64 (cover_search_choices (bench.search, options), 0);
  bench_free (&bench);
}

static void
forced_options_count_nowhere (const void *data)
{
  Bench bench = bench_new (problem_knuth ());
  const CoverCounters *counters = cover_search_counters (bench.search);

  (void) data;
  check_equal_u64 (cover_search_start (bench.search, (uint32_t[]){ 3, 4 }, 2), BASE_OK);
  check_equal_u64 (cover_search_run (bench.search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  check_equal_u64 (counters->solutions, 1);
  check_equal_u64 (counters->nodes, 2);
  check_equal_u64 (counters->updates, 5); /* C, E and F leave the list; CEF leaves E and F */
  bench_free (&bench);
}

static void
givens_that_clash_are_refused (const void *data)
{
  static const char *const lines[] = { "A B C | X", "A X:red", "B X:red", "B X:blue", "C X" };
  Bench bench = bench_new (problem_from_lines (lines, 5));

  (void) data;
  check_equal_u64 (cover_search_start (bench.search, (uint32_t[]){ 0, 1 }, 2), BASE_OK);
  check_equal_u64 (cover_search_start (bench.search, (uint32_t[]){ 0, 2 }, 2), BASE_BAD_INPUT);
  check_equal_u64 (cover_search_start (bench.search, (uint32_t[]){ 1, 2 }, 2), BASE_BAD_INPUT);
  check_equal_u64 (cover_search_start (bench.search, (uint32_t[]){ 0, 3 }, 2), BASE_BAD_INPUT);
  check_equal_u64 (cover_search_start (bench.search, (uint32_t[]){ 4 }, 1), BASE_BAD_INPUT);
  check_equal_u64 (cover_search_start (bench.search, NULL, 0), BASE_OK);
  check_equal_u64 (cover_search_run (bench.search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  bench_free (&bench);
}

static void
limits_can_be_reached_and_left_behind (const void *data)
{
  Bench bench = bench_new (problem_queens (8));
  const CoverCounters *counters = cover_search_counters (bench.search);
  CoverOutcome outcome = COVER_RAN_TO_LIMIT;
  uint64_t runs = 0;

  (void) data;
  for (; outcome == COVER_RAN_TO_LIMIT; runs++)
    {
      outcome = cover_search_run (bench.search, &(CoverLimits){ .nodes = 100 * (runs + 1) });
      if (outcome == COVER_RAN_TO_LIMIT)
        check_equal_u64 (counters->nodes, 100 * (runs + 1));
    }
  check_equal_u64 (runs, 11);
  check_equal_u64 (counters->nodes, 1020);
  check_equal_u64 (counters->solutions, 92);
  bench_free (&bench);
}

static void
a_raised_stop_flag_stops (const void *data)
{
  Bench bench = bench_new (problem_queens (8));
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (cover_search_run (bench.search, &(CoverLimits){ .stop = &stop }),
                   COVER_RAN_TO_STOP);
  check_equal_u64 (cover_search_counters (bench.search)->nodes, 0);
  check_equal_u64 (cover_search_run (bench.search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  check_equal_u64 (cover_search_counters (bench.search)->solutions, 92);
  bench_free (&bench);
}

/* Whether the profile adds up to the nodes, and the share of the tree only grows. */
static void
profile_and_share_tell_the_truth (const void *data)
{
  Bench bench = bench_new (problem_queens (6));
  uint64_t sum = 0;
  uint32_t deepest;
  double share = 0;
  const uint64_t *profile;

  (void) data;
  while (cover_search_forward (bench.search, NULL))
    {
      double now = cover_search_share (bench.search);

      check_true (now >= share - 1e-12 && now <= 1 + 1e-12);
      share = now;
    }
  check_true (share == 1);
  profile = cover_search_profile (bench.search, &deepest);
  for (uint32_t level = 0; level <= deepest; level++)
    sum += profile[level];
  check_equal_u64 (sum, cover_search_counters (bench.search)->nodes);
  check_equal_u64 (profile[0], 1);
  check_true (deepest <= 12);
  bench_free (&bench);
}

static void
the_random_rule_follows_its_seed (const void *data)
{
  uint64_t updates[3];

  (void) data;
  for (int i = 0; i < 3; i++)
    {
      Bench bench = bench_new (problem_queens (8));

      cover_search_set_rule (bench.search, COVER_RULE_RANDOM, i == 2 ? 8 : 7);
      check_equal_u64 (cover_search_start (bench.search, NULL, 0), BASE_OK);
      check_equal_u64 (cover_search_run (bench.search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
      check_equal_u64 (cover_search_counters (bench.search)->solutions, 92);
      updates[i] = cover_search_counters (bench.search)->updates;
      bench_free (&bench);
    }
  check_equal_u64 (updates[0], updates[1]);
  check_true (updates[0] != updates[2]);
}

/* Answers whatever is asked with the last open item, and remembers. */
static void
the_asked_rule_waits_and_remembers (const void *data)
{
  Bench bench = bench_new (problem_knuth ());
  CoverOutcome outcome;
  uint64_t asked = 0, events;

  (void) data;
  cover_search_set_rule (bench.search, COVER_RULE_ASKED, 0);
  check_equal_u64 (cover_search_start (bench.search, NULL, 0), BASE_OK);
  check_true (!cover_search_forward (bench.search, NULL));
  while ((outcome = cover_search_run (bench.search, &(CoverLimits){ 0 })) == COVER_RAN_TO_ASK)
    {
      uint32_t last = cover_search_links (bench.search)->left[0];

      check_true (last != 0);
      check_equal_u64 (cover_search_answer (bench.search, 99), BASE_BAD_INPUT);
      check_equal_u64 (cover_search_answer (bench.search, last - 1), BASE_OK);
      asked++;
    }
  check_equal_u64 (outcome, COVER_RAN_TO_END);
  check_equal_u64 (cover_search_counters (bench.search)->solutions, 1);
  check_equal_u64 (cover_search_counters (bench.search)->nodes, asked + 1);
  events = cover_search_counters (bench.search)->events;

  /* All the way back and forth again, without being asked once more. */
  check_equal_u64 (cover_search_retreat (bench.search, UINT64_MAX), events);
  check_equal_u64 (cover_search_advance (bench.search, UINT64_MAX), events);
  check_equal_u64 (cover_search_answer (bench.search, 0), BASE_BAD_INPUT);
  bench_free (&bench);
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  CoverProblem *problem = problem_named ("coloured3");
  BaseStatus status = BASE_NO_MEMORY;

  (void) data;
  for (size_t n = 1; status != BASE_OK; n++)
    {
      CoverLinks *links = NULL;
      CoverSearch *search = NULL;

      failing_memory_arm (n);
      status = cover_links_new (problem, NULL, &links);
      if (status == BASE_OK)
        status = cover_search_new (links, &search);
      if (status == BASE_OK)
        status = cover_search_start (search, (uint32_t[]){ 0 }, 1);
      check_equal_u64 (status, failing_memory_disarm () >= n ? BASE_NO_MEMORY : BASE_OK);
      cover_search_free (search);
      cover_links_free (links);
    }
  cover_problem_free (problem);
}

static const Expected knuths[] = {
  { "queens8", 92, 16230, 1020 },
  { "queens10", 724, 199976, 11685 },
  { "queens12", 14200, 3611291, 212684 },
  { "langford11_full", 35584, 5974979, 439747 },
  { "langford12_full", 216288, 38673459, 2831065 },
  { "pent6x10", 9356, 1242377480, 3637261 },
  { "domino8x8", 12988816, 184609612, 50102176 },
  { "latin6_row1fixed", 1128960, 91695851, 12818871 },
};

static const Expected own[] = {
  { "empty", 1, 0, 1 },
  { "hopeless", 0, 1, 1 },
  { "knuth", 1, 30, 6 }, /* by hand: 4 3 2, 3 3 1, 1, 3, 3 3 1, 2 1, an item at a time */
  { "queens8", 92, 16230, 1020 },
};

int
main (void)
{
  char name[128];

  for (size_t i = 0; i < sizeof own / sizeof *own; i++)
    {
      snprintf (name, sizeof name, "/cover/search/counts-on-own-problems/%s", own[i].name);
      check_claim (name, counts_on_own_problems, &own[i]);
    }
  for (size_t i = 0; i < sizeof knuths / sizeof *knuths; i++)
    {
      snprintf (name, sizeof name, "/cover/search/counts-as-knuth-does/%s", knuths[i].name);
      check_claim (name, counts_as_knuth_does, &knuths[i]);
    }
  check_claim ("/cover/search/finds-what-all-subsets-find/plain", finds_what_all_subsets_find,
               "plain");
  check_claim ("/cover/search/finds-what-all-subsets-find/coloured", finds_what_all_subsets_find,
               "coloured");
  check_claim ("/cover/search/choices-are-a-solution", choices_are_a_solution, NULL);
  check_claim ("/cover/search/forced-options-count-nowhere", forced_options_count_nowhere, NULL);
  check_claim ("/cover/search/givens-that-clash-are-refused", givens_that_clash_are_refused, NULL);
  check_claim ("/cover/search/limits-can-be-reached-and-left-behind",
               limits_can_be_reached_and_left_behind, NULL);
  check_claim ("/cover/search/a-raised-stop-flag-stops", a_raised_stop_flag_stops, NULL);
  check_claim ("/cover/search/profile-and-share-tell-the-truth", profile_and_share_tell_the_truth,
               NULL);
  check_claim ("/cover/search/the-random-rule-follows-its-seed", the_random_rule_follows_its_seed,
               NULL);
  check_claim ("/cover/search/the-asked-rule-waits-and-remembers",
               the_asked_rule_waits_and_remembers, NULL);
  check_claim ("/cover/search/running-out-of-memory-is-a-status", running_out_of_memory_is_a_status,
               NULL);
  return check_finish ();
}
