/* Sets of options bit by bit: every kind of registers, every manner, beside dancing links. */
#include "check.h"
#include "covers.h"
#include "failing-memory.h"

#include "auto.h"
#include "bits-private.h"
#include "links.h"
#include "memory-count.h"

#include <stdlib.h>

typedef struct
{
  CoverSum sum;
  EngineAnswer answer;
} Result;

static Result
solve (const CoverProblem *problem, const BitsPath *path, BitsManner manner, EngineRequest request)
{
  Result result = { .sum = { .n = 0 } };

  request.found = cover_sum_add;
  request.data = &result.sum;
  check_equal_u64 (
      bits_solve (problem, &(BitsWay){ .path = path, .manner = manner }, &request, &result.answer),
      BASE_OK);
  check_equal_u64 (result.answer.counters.solutions, result.sum.n);
  return result;
}

static Result
solve_with_links (const CoverProblem *problem)
{
  Result result = { .sum = { .n = 0 } };
  const EngineRequest request = { .found = cover_sum_add, .data = &result.sum };

  check_equal_u64 (engines_cover_solve (&links_engine, problem, &request, &result.answer), BASE_OK);
  return result;
}

static void
check_same_run (const Result *one, const Result *other)
{
  check_equal_u64 (one->answer.outcome, other->answer.outcome);
  check_equal_u64 (one->answer.counters.nodes, other->answer.counters.nodes);
  check_equal_u64 (one->sum.n, other->sum.n);
  check_equal_u64 (one->sum.sequence, other->sum.sequence);
}

static uint64_t
count (const CoverProblem *problem, BitsManner manner)
{
  EngineAnswer answer;

  check_equal_u64 (
      bits_solve (problem, &(BitsWay){ .manner = manner }, &(EngineRequest){ 0 }, &answer),
      BASE_OK);
  check_equal_u64 (answer.outcome, COVER_RAN_TO_END);
  return answer.counters.solutions;
}

/* Compared with links: the same set of solutions, and without tricks the same nodes.  Each manner:
 * the same set, and the same number when they are only counted. */
static void
compare_with_links (const CoverProblem *problem)
{
  const Result links = solve_with_links (problem);

  for (BitsManner manner = BITS_WHEN_IT_PAYS; manner <= BITS_OR_MEMORY; manner++)
    {
      const Result bits = solve (problem, NULL, manner, (EngineRequest){ 0 });

      check_equal_u64 (bits.answer.outcome, COVER_RAN_TO_END);
      check_equal_u64 (bits.sum.n, links.sum.n);
      check_equal_u64 (bits.sum.set, links.sum.set);
      if (manner == BITS_PLAIN)
        check_equal_u64 (bits.answer.counters.nodes, links.answer.counters.nodes);
      check_equal_u64 (count (problem, manner), links.sum.n);
    }
}

/* Compares each path that this machine can run with the one in plain C. */
static void
compare_paths (const CoverProblem *problem, EngineRequest request)
{
  for (BitsManner manner = BITS_PLAIN; manner <= BITS_SYMMETRIC; manner++)
    {
      const Result plain = solve (problem, bits_path (0), manner, request);

      for (unsigned i = 1; i < bits_n_paths; i++)
        if (bits_path (i)->runs_here ())
          {
            const Result other = solve (problem, bits_path (i), manner, request);

            check_same_run (&other, &plain);
          }
    }
}

static void
random_problems_are_solved_as_by_links (const void *data)
{
  BaseRandom random = { .state = 11 };
  uint64_t n_solutions = 0;

  (void) data;
  for (int i = 0; i < (check_quick () ? 60 : 600); i++)
    {
      CoverProblem *problem = i % 2 == 0 ? cover_random (&random) : cover_random_mirrored (&random);

      compare_with_links (problem);
      compare_paths (problem, (EngineRequest){ 0 });
      n_solutions += count (problem, BITS_PLAIN);
      cover_problem_free (problem);
    }
  check_true (n_solutions > 1000);
}

static void
says_which_paths_run (const void *data)
{
  (void) data;
  for (unsigned i = 0; i < bits_n_paths; i++)
    printf ("# %s %s\n", bits_path (i)->id,
            bits_path (i)->runs_here () ? "runs here" : "does not run here: left out");
  check_true (bits_path (0)->runs_here ());
}

/* Pairs of random items. */
static CoverProblem *
random_pairs (BaseRandom *random, uint32_t n_items, uint32_t n_options)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t number;

  for (uint32_t i = 0; i < n_items; i++)
    check_equal_u64 (cover_problem_add_item (problem, (const char *) &i, sizeof i, true, &number),
                     BASE_OK);
  for (uint32_t i = 0; i < n_options; i++)
    {
      const uint32_t one = base_random_below (random, n_items);
      const uint32_t other = (one + 1 + base_random_below (random, n_items - 1)) % n_items;

      check_equal_u64 (
          cover_problem_add_option (problem, (CoverTerm[]){ { one, 0 }, { other, 0 } }, 2, &number),
          BASE_OK);
    }
  return problem;
}

/* Sizes around those at which a path changes its registers or leaves the problem to another one;
 * some searches are long enough to pause and go on. */
static void
problems_about_a_word_in_size_are_solved_alike (const void *data)
{
  static const uint32_t sizes[] = { 2, 7, 8, 9, 12, 14, 15, 16, 17, 24, 26, 31, 32, 33 };
  BaseRandom random = { .state = 3 };
  uint64_t n_pauses = 0, n_solutions = 0;

  (void) data;
  for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
    for (uint32_t n_options = 62; n_options < 67; n_options++)
      {
        CoverProblem *problem = random_pairs (&random, sizes[i], n_options);

        compare_with_links (problem);
        compare_paths (problem, (EngineRequest){ 0 });
        compare_paths (problem, (EngineRequest){ .solutions = 3 });
        for (uint64_t nodes = 2; nodes < 1000; nodes *= 3)
          compare_paths (problem, (EngineRequest){ .nodes = nodes });
        n_pauses += solve_with_links (problem).answer.counters.nodes > 1000 + 8 * n_options;
        n_solutions += count (problem, BITS_PLAIN);
        cover_problem_free (problem);
      }
  check_true (n_pauses > 10);
  check_true (n_solutions > 10000);
}

static bool
count_one (BitsSearch *search)
{
  ++*(uint64_t *) search->data;
  return true;
}

/* The stack of one is that of another, whenever it pauses. */
static void
paths_go_on_where_others_paused (const void *data)
{
  CoverProblem *queens = cover_queens (8);
  const uint64_t all = UINT64_MAX;
  uint64_t solutions = 0;
  unsigned n_runs = 0;
  BitsSearch search;
  BitsPlan plan;

  (void) data;
  check_equal_u64 (bits_plan_init (&plan, queens, NULL), BASE_OK);
  check_equal_u64 (bits_search_init (&search, &plan), BASE_OK);
  search.solved = count_one;
  search.data = &solutions;
  bits_search_begin (&search, (const uint64_t[]){ all, 0, 0, 0 }, COVER_NONE);
  do
    {
      const BitsPath *path = bits_path (n_runs++ % bits_n_paths);

      search.outcome = COVER_RAN_TO_END;
      search.pause_at = search.nodes + 7;
      if (path->runs_here ())
        path->run (&search);
      else
        search.outcome = COVER_RAN_TO_LIMIT;
    }
  while (search.outcome == COVER_RAN_TO_LIMIT);
  check_equal_u64 (search.nodes, solve_with_links (queens).answer.counters.nodes);
  check_equal_u64 (solutions, 92);
  check_true (n_runs > 50);
  bits_search_clear (&search);
  bits_plan_clear (&plan);
  cover_problem_free (queens);
}

/* How many solutions there are is known for these; the symmetries of a square are eight. */
static void
symmetries_are_found_and_used (const void *data)
{
  static const uint64_t known[] = { 1, 1, 0, 0, 2, 10, 4, 40, 92, 352 };
  CoverProblem *rectangle = cover_dominoes (4, 6);

  (void) data;
  for (uint32_t n = 4; n < 10; n++)
    {
      CoverProblem *queens = cover_queens (n);
      const Result plain = solve (queens, NULL, BITS_PLAIN, (EngineRequest){ 0 }),
                   symmetric = solve (queens, NULL, BITS_SYMMETRIC, (EngineRequest){ 0 });
      BitsSymmetries symmetries;
      BitsPlan plan;

      compare_with_links (queens);
      compare_paths (queens, (EngineRequest){ 0 });
      check_equal_u64 (symmetric.sum.n, known[n]);
      if (n > 5)
        check_true (symmetric.answer.counters.nodes < plain.answer.counters.nodes / 2);
      check_equal_u64 (bits_plan_init (&plan, queens, NULL), BASE_OK);
      check_equal_u64 (bits_symmetries_init (&symmetries, &plan, queens, BITS_MOST_TRIES, NULL),
                       BASE_OK);
      check_equal_u64 (symmetries.n, 8);
      bits_symmetries_clear (&symmetries);
      bits_plan_clear (&plan);
      cover_problem_free (queens);
    }
  compare_with_links (rectangle);
  check_equal_u64 (count (rectangle, BITS_SYMMETRIC), 281);
  cover_problem_free (rectangle);
}

/* More items than four vectors hold, more than one word, and among the items some with more options
 * than a byte counts: a ring in which each item goes with one of the next three. */
static void
wide_problems_are_solved_too (const void *data)
{
  CoverProblem *problem = cover_problem_new ();
  const uint32_t n_items = 300;
  uint32_t number;

  (void) data;
  for (uint32_t i = 0; i < n_items; i++)
    check_equal_u64 (cover_problem_add_item (problem, (const char *) &i, sizeof i, true, &number),
                     BASE_OK);
  for (uint32_t i = 0; i < n_items; i++)
    for (uint32_t k = 0; k < (i % 100 == 7 ? 500 : 3); k++)
      check_equal_u64 (
          cover_problem_add_option (
              problem, (CoverTerm[]){ { i, 0 }, { (i + 1 + k % 3) % n_items, 0 } }, 2, &number),
          BASE_OK);
  check_true (bits_plan_fits (problem));
  compare_paths (problem, (EngineRequest){ .solutions = 40 });
  check_equal_u64 (solve (problem, NULL, BITS_PLAIN, (EngineRequest){ .solutions = 40 }).sum.n, 40);
  cover_problem_free (problem);
}

/* Two items of 300 options each. */
static void
counts_beyond_a_byte_are_many (const void *data)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t number;

  (void) data;
  check_equal_u64 (cover_problem_add_item (problem, "a", 1, true, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (problem, "b", 1, true, &number), BASE_OK);
  for (uint32_t i = 0; i < 600; i++)
    check_equal_u64 (cover_problem_add_option (problem, &(CoverTerm){ i / 300, 0 }, 1, &number),
                     BASE_OK);
  compare_with_links (problem);
  compare_paths (problem, (EngineRequest){ 0 });
  cover_problem_free (problem);
}

/* Nothing to cover: one solution, that of no option.  An item without options: none. */
static void
what_is_empty_is_solved_as_by_links (const void *data)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t number;

  (void) data;
  compare_with_links (problem);
  check_equal_u64 (count (problem, BITS_SYMMETRIC), 1);
  check_equal_u64 (cover_problem_add_item (problem, "a", 1, true, &number), BASE_OK);
  compare_with_links (problem);
  check_equal_u64 (cover_problem_add_item (problem, "b", 1, true, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (problem, "c", 1, false, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_option (problem, &(CoverTerm){ 2, 0 }, 1, &number), BASE_OK);
  compare_with_links (problem);
  check_equal_u64 (cover_problem_add_option (problem, &(CoverTerm){ 0, 0 }, 1, &number), BASE_OK);
  compare_with_links (problem);
  check_equal_u64 (count (problem, BITS_PLAIN), 0);
  check_equal_u64 (
      cover_problem_add_option (problem, (CoverTerm[]){ { 1, 0 }, { 2, 0 } }, 2, &number), BASE_OK);
  compare_with_links (problem);
  check_equal_u64 (count (problem, BITS_PLAIN), 1);
  cover_problem_free (problem);
}

/* Thousands of options, of which one leaves out most. */
static void
dense_problems_may_be_large (const void *data)
{
  const CoverSets sets = { 60, 6000, 14, 20, true };
  BaseRandom random = { .state = 3 };
  CoverProblem *problem = cover_sets (&sets, &random);

  (void) data;
  compare_with_links (problem);
  check_true (count (problem, BITS_PLAIN) > 0);
  cover_problem_free (problem);
}

static void
what_does_not_fit_is_refused (const void *data)
{
  CoverProblem *large = cover_problem_new (), *coloured = cover_problem_new ();
  EngineAnswer answer;
  uint32_t number;

  (void) data;
  check_equal_u64 (cover_problem_add_item (large, "a", 1, true, &number), BASE_OK);
  for (uint32_t i = 0; i < BITS_MOST_OPTIONS; i++)
    check_equal_u64 (cover_problem_add_option (large, &(CoverTerm){ 0, 0 }, 1, &number), BASE_OK);
  check_equal_u64 (count (large, BITS_PLAIN), BITS_MOST_OPTIONS);
  check_equal_u64 (cover_problem_add_option (large, &(CoverTerm){ 0, 0 }, 1, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (coloured, "a", 1, true, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (coloured, "b", 1, false, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_colour (coloured, "red", 3, &number), BASE_OK);
  check_equal_u64 (engines_cover_solve (&bits_engine, large, &(EngineRequest){ 0 }, &answer),
                   BASE_BAD_INPUT);
  check_equal_u64 (engines_cover_solve (&bits_engine, coloured, &(EngineRequest){ 0 }, &answer),
                   BASE_BAD_INPUT);
  check_true (engines_auto_cover (large, &(EngineRequest){ 0 }) == &memory_engine);
  check_true (engines_auto_cover (coloured, &(EngineRequest){ .solutions = 1 }) == &links_engine);
  cover_problem_free (large);
  cover_problem_free (coloured);
}

static void
limits_and_stops_hold (const void *data)
{
  CoverProblem *queens = cover_queens (9);
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  for (BitsManner manner = BITS_WHEN_IT_PAYS; manner <= BITS_OR_MEMORY; manner++)
    {
      Result result = solve (queens, NULL, manner, (EngineRequest){ .solutions = 7 });

      check_equal_u64 (result.answer.outcome, COVER_RAN_TO_LIMIT);
      check_equal_u64 (result.sum.n, 7);
      result = solve (queens, NULL, manner, (EngineRequest){ .nodes = 50 });
      check_equal_u64 (result.answer.outcome, COVER_RAN_TO_LIMIT);
      check_equal_u64 (result.answer.counters.nodes, 50);
      base_stop_raise (&stop);
      result = solve (queens, NULL, manner, (EngineRequest){ .stop = &stop });
      check_equal_u64 (result.answer.outcome, COVER_RAN_TO_STOP);
      check_true (result.answer.counters.nodes < 1100);
      base_stop_init (&stop);
    }
  cover_problem_free (queens);
}

/* A listener that returns "stop" gets no more. */
static void
a_listener_can_end_it (const void *data)
{
  CoverProblem *queens = cover_queens (8);

  (void) data;
  for (BitsManner manner = BITS_WHEN_IT_PAYS; manner <= BITS_OR_MEMORY; manner++)
    {
      CoverSum sum = { .most = 5 };
      const EngineRequest request = { .found = cover_sum_add, .data = &sum };
      EngineAnswer answer;

      check_equal_u64 (bits_solve (queens, &(BitsWay){ .manner = manner }, &request, &answer),
                       BASE_OK);
      check_equal_u64 (answer.outcome, COVER_RAN_TO_LIMIT);
      check_equal_u64 (sum.n, 5);
    }
  cover_problem_free (queens);
}

static void
counts_as_knuth_where_asked (const void *data)
{
  CoverProblem *queens = cover_queens (8);
  const EngineRequest request = { .counted = true };
  EngineAnswer bits, links;

  (void) data;
  check_equal_u64 (engines_cover_solve (&bits_engine, queens, &request, &bits), BASE_OK);
  check_equal_u64 (engines_cover_solve (&links_engine, queens, &request, &links), BASE_OK);
  check_equal_memory (&bits.counters, &links.counters, sizeof links.counters);
  check_true (engines_auto_cover (queens, &request) == &links_engine);
  check_true (engines_auto_cover (queens, &(EngineRequest){ .solutions = 1 }) == &auto_engine);
  cover_problem_free (queens);
}

/* Links begin, `bits` continues; the listener gets each solution once. */
static void
auto_finds_as_many_as_asked (const void *data)
{
  BaseRandom random = { .state = 5 };

  (void) data;
  for (int i = 0; i < 40; i++)
    {
      CoverProblem *problem = i % 2 == 0 ? cover_random_mirrored (&random) : cover_queens (10);
      const Engine *engine = engines_auto_cover (problem, &(EngineRequest){ .solutions = 1 });
      const uint64_t all = count (problem, BITS_WHEN_IT_PAYS);

      for (uint64_t most = 1; most < 100; most += 13)
        {
          CoverSum sum = { .n = 0 }, enough = { .most = 2 };
          const uint64_t expected = all < most ? all : most;
          EngineRequest request = { .solutions = most, .found = cover_sum_add, .data = &sum };
          EngineAnswer answer;

          check_equal_u64 (engines_cover_solve (engine, problem, &request, &answer), BASE_OK);
          check_equal_u64 (sum.n, expected);
          check_equal_u64 (answer.counters.solutions, expected);
          check_equal_u64 (answer.outcome, all < most ? COVER_RAN_TO_END : COVER_RAN_TO_LIMIT);
          request.found = NULL;
          check_equal_u64 (engines_cover_solve (engine, problem, &request, &answer), BASE_OK);
          check_equal_u64 (answer.counters.solutions, expected);
          request.found = cover_sum_add;
          request.data = &enough;
          check_equal_u64 (engines_cover_solve (engine, problem, &request, &answer), BASE_OK);
          check_equal_u64 (enough.n, expected < 2 ? expected : 2);
        }
      cover_problem_free (problem);
    }
}

/* 12,988,816 ways, of which dancing links meet each. */
static void
a_count_goes_over_to_memory (const void *data)
{
  CoverProblem *dominoes = cover_dominoes (8, 8);
  EngineAnswer answer;

  (void) data;
  check_equal_u64 (engines_cover_solve (engines_auto_cover (dominoes, &(EngineRequest){ 0 }),
                                        dominoes, &(EngineRequest){ 0 }, &answer),
                   BASE_OK);
  check_equal_u64 (answer.outcome, COVER_RAN_TO_END);
  check_equal_u64 (answer.counters.solutions, 12988816);
  check_true (answer.counters.nodes < 10000);
  cover_problem_free (dominoes);
}

/* `memory` forgets some of its counts where memory is short; everything else is a status. */
static void
running_out_of_memory_is_a_status (const void *data)
{
  CoverProblem *dominoes = cover_dominoes (8, 8), *queens = cover_queens (5);

  (void) data;
  for (BitsManner manner = BITS_WHEN_IT_PAYS; manner <= BITS_OR_MEMORY; manner++)
    {
      const bool counts = manner == BITS_OR_MEMORY;
      bool starved = true;

      for (size_t n = 1; starved; n++)
        {
          CoverSum sum = { .n = 0 };
          const EngineRequest request = { .found = counts ? NULL : cover_sum_add, .data = &sum };
          EngineAnswer answer;
          BaseStatus status;

          failing_memory_arm (n);
          status = bits_solve (counts ? dominoes : queens, &(BitsWay){ .manner = manner }, &request,
                               &answer);
          starved = failing_memory_disarm () >= n;
          if (!counts || status != BASE_OK)
            check_equal_u64 (status, starved ? BASE_NO_MEMORY : BASE_OK);
          if (status == BASE_OK)
            check_equal_u64 (answer.counters.solutions, counts ? 12988816 : 10);
        }
    }
  cover_problem_free (dominoes);
  cover_problem_free (queens);
}

int
main (void)
{
  check_claim ("/engines/bits/says-which-paths-run", says_which_paths_run, NULL);
  check_claim ("/engines/bits/random-problems-are-solved-as-by-links",
               random_problems_are_solved_as_by_links, NULL);
  check_claim ("/engines/bits/problems-about-a-word-in-size-are-solved-alike",
               problems_about_a_word_in_size_are_solved_alike, NULL);
  check_claim ("/engines/bits/paths-go-on-where-others-paused", paths_go_on_where_others_paused,
               NULL);
  check_claim ("/engines/bits/symmetries-are-found-and-used", symmetries_are_found_and_used, NULL);
  check_claim ("/engines/bits/wide-problems-are-solved-too", wide_problems_are_solved_too, NULL);
  check_claim ("/engines/bits/counts-beyond-a-byte-are-many", counts_beyond_a_byte_are_many, NULL);
  check_claim ("/engines/bits/what-is-empty-is-solved-as-by-links",
               what_is_empty_is_solved_as_by_links, NULL);
  check_claim ("/engines/bits/dense-problems-may-be-large", dense_problems_may_be_large, NULL);
  check_claim ("/engines/bits/what-does-not-fit-is-refused", what_does_not_fit_is_refused, NULL);
  check_claim ("/engines/bits/limits-and-stops-hold", limits_and_stops_hold, NULL);
  check_claim ("/engines/bits/a-listener-can-end-it", a_listener_can_end_it, NULL);
  check_claim ("/engines/bits/counts-as-knuth-where-asked", counts_as_knuth_where_asked, NULL);
  check_claim ("/engines/bits/auto-finds-as-many-as-asked", auto_finds_as_many_as_asked, NULL);
  check_claim ("/engines/bits/a-count-goes-over-to-memory", a_count_goes_over_to_memory, NULL);
  check_claim ("/engines/bits/running-out-of-memory-is-a-status", running_out_of_memory_is_a_status,
               NULL);
  return check_finish ();
}
