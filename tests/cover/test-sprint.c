/* The sprint layout: the same search as the general one, on Latin squares and whatever else has
 * four items. */
#include "check.h"
#include "failing-memory.h"
#include "problems.h"

#include "base-random.h"
#include "cover-search.h"
#include "cover-sprint.h"

#include <stdlib.h>
#include <string.h>

/* A Latin square of order n with boxes of r rows where r divides n: options of four items, all
 * primary.  The item that shares two options with another, that of the box, is the last, or the
 * third where these are turned once. */
static CoverProblem *
turned_square (uint32_t n, uint32_t box_rows, uint32_t turns)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t box_columns = n / box_rows, number;

  check_true (problem != NULL);
  for (uint32_t i = 0; i < 4 * n * n; i++)
    {
      char name[16];
      int length = snprintf (name, sizeof name, "%u", i);

      check_equal_u64 (cover_problem_add_item (problem, name, (size_t) length, true, &number),
                       BASE_OK);
    }
  for (uint32_t cell = 0; cell < n * n; cell++)
    for (uint32_t value = 0; value < n; value++)
      {
        uint32_t row = cell / n, column = cell % n;
        uint32_t box = row / box_rows * (n / box_columns) + column / box_columns;
        const CoverTerm terms[] = {
          { cell, 0 },
          { n * n + row * n + value, 0 },
          { 2 * n * n + column * n + value, 0 },
          { 3 * n * n + box * n + value, 0 },
        };
        CoverTerm turned[4];

        for (uint32_t i = 0; i < 4; i++)
          turned[i] = terms[(i + turns) % 4];
        check_equal_u64 (cover_problem_add_option (problem, turned, 4, &number), BASE_OK);
      }
  return problem;
}

static CoverProblem *
boxed_square (uint32_t n, uint32_t box_rows)
{
  return turned_square (n, box_rows, 0);
}

typedef struct
{
  CoverProblem *problem;
  CoverLinks *links;
  CoverSearch *search;
  CoverSprint *sprint;
} Pair;

static Pair
pair_of (CoverProblem *problem)
{
  Pair pair = { .problem = problem };

  check_true (cover_sprint_fits (pair.problem));
  check_equal_u64 (cover_links_new (pair.problem, NULL, &pair.links), BASE_OK);
  check_equal_u64 (cover_search_new (pair.links, &pair.search), BASE_OK);
  check_equal_u64 (cover_sprint_new (pair.problem, &pair.sprint), BASE_OK);
  return pair;
}

static Pair
pair_new (uint32_t n, uint32_t box_rows)
{
  return pair_of (boxed_square (n, box_rows));
}

static void
pair_free (Pair *pair)
{
  cover_sprint_free (pair->sprint);
  cover_search_free (pair->search);
  cover_links_free (pair->links);
  cover_problem_free (pair->problem);
}

/* Options of a random partial square; they may leave no solution, but do not clash. */
static uint32_t
random_givens (BaseRandom *random, const Pair *pair, uint32_t n_wanted, uint32_t *givens)
{
  uint32_t n = 0;

  for (uint32_t tries = 0; tries < 20 * n_wanted && n < n_wanted; tries++)
    {
      givens[n] = base_random_below (random, cover_problem_n_options (pair->problem));
      n += cover_search_start (pair->search, givens, n + 1) == BASE_OK;
    }
  return n;
}

/* Some options of a random solution. */
static uint32_t
solvable_givens (BaseRandom *random, const Pair *pair, uint32_t n_wanted, uint32_t *givens)
{
  uint32_t n;

  cover_search_set_rule (pair->search, COVER_RULE_RANDOM, base_random_next (random));
  check_equal_u64 (cover_search_start (pair->search, NULL, 0), BASE_OK);
  check_equal_u64 (cover_search_run (pair->search, &(CoverLimits){ .solutions = 1 }),
                   COVER_RAN_TO_LIMIT);
  n = cover_search_choices (pair->search, givens);
  cover_search_set_rule (pair->search, COVER_RULE_FEWEST, 0);
  for (uint32_t i = 0; i < n_wanted; i++)
    {
      uint32_t j = i + base_random_below (random, n - i), given = givens[j];

      givens[j] = givens[i];
      givens[i] = given;
    }
  return n_wanted;
}

#define MOST_SOLUTIONS 60
#define MOST_LEVELS    81

typedef struct
{
  uint32_t n, n_levels;
  uint32_t options[MOST_SOLUTIONS][4 * MOST_LEVELS + 1];
} Found;

static int
compare_numbers (const void *a, const void *b)
{
  return *(const uint32_t *) a < *(const uint32_t *) b
             ? -1
             : *(const uint32_t *) a > *(const uint32_t *) b;
}

static int
compare_solutions (const void *a, const void *b)
{
  return memcmp (a, b, MOST_LEVELS * sizeof (uint32_t));
}

/* The options chosen, in their order and not in that of choosing. */
static void
keep_solution (Found *found, uint32_t n_levels)
{
  qsort (found->options[found->n], n_levels, sizeof (uint32_t), compare_numbers);
  found->n_levels = n_levels;
  found->n++;
}

static void
sort_solutions (Found *found)
{
  qsort (found->options, found->n, sizeof found->options[0], compare_solutions);
}

/* One solution at a time, to the end or the limits. */
static CoverOutcome
run_search (CoverSearch *search, CoverLimits limits, Found *found)
{
  const CoverCounters *counters = cover_search_counters (search);
  CoverOutcome outcome = COVER_RAN_TO_LIMIT;

  memset (found, 0, sizeof *found);
  while (outcome == COVER_RAN_TO_LIMIT && found->n < MOST_SOLUTIONS
         && counters->nodes < limits.nodes)
    {
      limits.solutions = found->n + 1;
      outcome = cover_search_run (search, &limits);
      if (counters->solutions > found->n)
        keep_solution (found, cover_search_choices (search, found->options[found->n]));
    }
  sort_solutions (found);
  return outcome;
}

static CoverOutcome
run_sprint (CoverSprint *sprint, CoverLimits limits, Found *found)
{
  const CoverCounters *counters = cover_sprint_counters (sprint);
  CoverOutcome outcome = COVER_RAN_TO_LIMIT;

  memset (found, 0, sizeof *found);
  while (outcome == COVER_RAN_TO_LIMIT && found->n < MOST_SOLUTIONS
         && counters->nodes < limits.nodes)
    {
      limits.solutions = found->n + 1;
      outcome = cover_sprint_run (sprint, &limits);
      if (counters->solutions > found->n)
        keep_solution (found, cover_sprint_choices (sprint, found->options[found->n]));
    }
  sort_solutions (found);
  return outcome;
}

/* The sprint has its own order.  Forced options are no choices: a problem with only those has one
 * end in both searches.  A solution has the same number of nodes, and never more removals, because
 * an option that is taken stays in its own lists.  A dead end may come sooner or later, depending
 * on which option is forced first. */
static void
finds_the_same_solutions (const void *data)
{
  const uint32_t n = *(const uint32_t *) data, box_rows = n == 9 ? 3 : 2;
  static Found searched, sprinted;
  Pair pair = pair_new (n, box_rows);
  BaseRandom random = { .state = n };
  uint32_t n_compared = 0, n_solutions = 0, n_forced = 0;

  for (int i = 0; i < (check_quick () ? 100 : 300); i++)
    {
      const CoverCounters *search = cover_search_counters (pair.search);
      const CoverCounters *sprint = cover_sprint_counters (pair.sprint);
      uint32_t givens[4 * MOST_LEVELS + 1];
      uint32_t n_givens =
          i % 4 == 0 ? random_givens (&random, &pair, n * n / 4, givens)
                     : solvable_givens (&random, &pair, n * n * 2 / 5 - (uint32_t) i % 3, givens);
      CoverOutcome outcome;

      check_equal_u64 (cover_search_start (pair.search, givens, n_givens), BASE_OK);
      check_equal_u64 (cover_sprint_start (pair.sprint, givens, n_givens, NULL), BASE_OK);
      outcome = run_search (pair.search, (CoverLimits){ .nodes = 20000 }, &searched);
      if (outcome != COVER_RAN_TO_END)
        continue;
      check_equal_u64 (run_sprint (pair.sprint, (CoverLimits){ .nodes = 200000 }, &sprinted),
                       outcome);
      check_equal_u64 (sprinted.n, searched.n);
      check_equal_memory (sprinted.options, searched.options, sizeof searched.options);
      if (search->solutions + search->dead_ends == 1)
        {
          check_equal_u64 (sprint->dead_ends, search->dead_ends);
          if (search->solutions == 1)
            {
              check_equal_u64 (sprint->nodes, search->nodes);
              check_true (sprint->updates <= search->updates);
            }
          n_forced++;
        }
      n_solutions += searched.n;
      n_compared++;
    }
  printf ("# %u compared, %u solutions, %u forced\n", n_compared, n_solutions, n_forced);
  check_true (n_compared > 40 && n_solutions > 100 && n_forced > 5);
  pair_free (&pair);
}

/* A grid of little work below each choice relinks, one of long chains copies: both ways back, many
 * times over and mixed, in one search. */
static void
stops_and_goes_on (const void *data)
{
  const uint32_t n = *(const uint32_t *) data;
  Pair pair = pair_new (n, 2);
  uint64_t at_once;
  CoverLimits limits = { .solutions = 1000 };

  check_equal_u64 (cover_sprint_start (pair.sprint, NULL, 0, NULL), BASE_OK);
  cover_sprint_run (pair.sprint, &limits);
  at_once = cover_sprint_counters (pair.sprint)->nodes;
  check_equal_u64 (cover_sprint_start (pair.sprint, NULL, 0, NULL), BASE_OK);
  for (limits.nodes = 1; limits.nodes <= at_once; limits.nodes++)
    cover_sprint_run (pair.sprint, &limits);
  check_equal_u64 (cover_sprint_counters (pair.sprint)->nodes, at_once);
  check_true (cover_sprint_counters (pair.sprint)->solutions == (n == 4 ? 288 : 1000));
  pair_free (&pair);
}

/* For every place of the item in an option whose options another item may share. */
static void
the_order_of_items_does_not_matter (const void *data)
{
  (void) data;
  for (uint32_t turns = 1; turns < 4; turns++)
    {
      Pair pair = pair_of (turned_square (4, 2, turns));

      check_equal_u64 (cover_sprint_start (pair.sprint, NULL, 0, NULL), BASE_OK);
      check_equal_u64 (cover_sprint_run (pair.sprint, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
      check_equal_u64 (cover_sprint_counters (pair.sprint)->solutions, 288);
      pair_free (&pair);
    }
}

/* The first two options have two items in common, one of them in the last place of the second only.
 * The first is taken first, and with two of the others the only solution. */
static void
items_may_move (const void *data)
{
  static const char names[] = "abcdefghijkl";
  static const uint32_t options[][4] = {
    { 0, 1, 10, 11 },
    { 0, 2, 3, 1 },
    { 2, 4, 5, 6 },
    { 3, 7, 8, 9 },
  };
  CoverProblem *problem = cover_problem_new ();
  uint32_t number;
  Pair pair;

  (void) data;
  for (uint32_t i = 0; i < 12; i++)
    check_equal_u64 (cover_problem_add_item (problem, &names[i], 1, true, &number), BASE_OK);
  for (uint32_t i = 0; i < sizeof options / sizeof options[0]; i++)
    {
      CoverTerm terms[4];

      for (uint32_t j = 0; j < 4; j++)
        terms[j] = (CoverTerm){ .item = options[i][j] };
      check_equal_u64 (cover_problem_add_option (problem, terms, 4, &number), BASE_OK);
    }
  pair = pair_of (problem);
  check_equal_u64 (cover_sprint_start (pair.sprint, NULL, 0, NULL), BASE_OK);
  check_equal_u64 (cover_sprint_run (pair.sprint, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  check_equal_u64 (cover_sprint_counters (pair.sprint)->solutions, 1);
  pair_free (&pair);
}

/* A size has room for 64. */
static void
refuses_an_item_of_65_options (const void *data)
{
  (void) data;
  for (uint32_t n_options = 64; n_options <= 65; n_options++)
    {
      CoverProblem *problem = cover_problem_new ();
      CoverSprint *sprint = NULL;
      uint32_t number;

      for (uint32_t i = 0; i < 1 + 3 * n_options; i++)
        {
          char name[16];
          int length = snprintf (name, sizeof name, "%u", i);

          check_equal_u64 (cover_problem_add_item (problem, name, (size_t) length, true, &number),
                           BASE_OK);
        }
      for (uint32_t i = 0; i < n_options; i++)
        {
          const CoverTerm terms[] = {
            { 0, 0 }, { 3 * i + 1, 0 }, { 3 * i + 2, 0 }, { 3 * i + 3, 0 }
          };

          check_equal_u64 (cover_problem_add_option (problem, terms, 4, &number), BASE_OK);
        }
      check_equal_u64 (cover_sprint_new (problem, &sprint),
                       n_options == 64 ? BASE_OK : BASE_BAD_INPUT);
      cover_sprint_free (sprint);
      cover_problem_free (problem);
    }
}

/* An empty 4x4 has 288 solutions. */
static void
counts_the_empty_4x4 (const void *data)
{
  Pair pair = pair_new (4, 2);

  (void) data;
  check_equal_u64 (cover_sprint_start (pair.sprint, NULL, 0, NULL), BASE_OK);
  check_equal_u64 (cover_sprint_run (pair.sprint, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  check_equal_u64 (cover_sprint_counters (pair.sprint)->solutions, 288);
  pair_free (&pair);
}

/* Leaving out an option of the only solution leaves none; leaving out all others of its cells
 * leaves it. */
static void
dropped_options_are_out (const void *data)
{
  Pair pair = pair_new (4, 2);
  uint32_t chosen[65];
  uint8_t dropped[64] = { 0 };
  uint64_t left, out;

  (void) data;
  check_equal_u64 (cover_sprint_start (pair.sprint, NULL, 0, NULL), BASE_OK);
  check_equal_u64 (cover_sprint_run (pair.sprint, &(CoverLimits){ .solutions = 1 }),
                   COVER_RAN_TO_LIMIT);
  check_equal_u64 (cover_sprint_choices (pair.sprint, chosen), 16);

  dropped[chosen[5]] = 1;
  check_equal_u64 (cover_sprint_start (pair.sprint, NULL, 0, dropped), BASE_OK);
  check_equal_u64 (cover_sprint_run (pair.sprint, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  left = cover_sprint_counters (pair.sprint)->solutions;
  check_equal_u64 (cover_sprint_start (pair.sprint, &chosen[5], 1, NULL), BASE_OK);
  check_equal_u64 (cover_sprint_run (pair.sprint, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  out = cover_sprint_counters (pair.sprint)->solutions;
  check_equal_u64 (left + out, 288);
  check_equal_u64 (cover_sprint_start (pair.sprint, &chosen[5], 1, dropped), BASE_BAD_INPUT);

  memset (dropped, 1, sizeof dropped);
  for (uint32_t i = 0; i < 16; i++)
    dropped[chosen[i]] = 0;
  check_equal_u64 (cover_sprint_start (pair.sprint, NULL, 0, dropped), BASE_OK);
  check_equal_u64 (cover_sprint_run (pair.sprint, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  check_equal_u64 (cover_sprint_counters (pair.sprint)->solutions, 1);
  pair_free (&pair);
}

static void
refuses_givens_that_clash (const void *data)
{
  Pair pair = pair_new (4, 2);

  (void) data;
  check_equal_u64 (cover_sprint_start (pair.sprint, (uint32_t[]){ 0, 1 }, 2, NULL), BASE_BAD_INPUT);
  check_equal_u64 (cover_sprint_start (pair.sprint, (uint32_t[]){ 0, 4 }, 2, NULL), BASE_BAD_INPUT);
  check_equal_u64 (cover_sprint_start (pair.sprint, (uint32_t[]){ 64 }, 1, NULL), BASE_BAD_INPUT);
  check_equal_u64 (cover_sprint_start (pair.sprint, (uint32_t[]){ 0, 5 }, 2, NULL), BASE_OK);
  pair_free (&pair);
}

static void
fits_only_what_it_says (const void *data)
{
  CoverProblem *queens = problem_queens (4), *square = boxed_square (36, 6),
               *langford = problem_langford (4);

  (void) data;
  check_true (!cover_sprint_fits (queens));   /* secondary items */
  check_true (!cover_sprint_fits (langford)); /* three items an option */
  check_true (!cover_sprint_fits (square));   /* 46,656 options of four do not fit 16 bits */
  cover_problem_free (queens);
  cover_problem_free (square);
  cover_problem_free (langford);
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  CoverProblem *problem = boxed_square (4, 2);
  BaseStatus status = BASE_NO_MEMORY;

  (void) data;
  for (size_t n = 1; status != BASE_OK; n++)
    {
      CoverSprint *sprint = NULL;

      failing_memory_arm (n);
      status = cover_sprint_new (problem, &sprint);
      check_equal_u64 (status, failing_memory_disarm () >= n ? BASE_NO_MEMORY : BASE_OK);
      cover_sprint_free (sprint);
    }
  cover_problem_free (problem);
}

int
main (void)
{
  static const uint32_t four = 4, six = 6, nine = 9;

  check_claim ("/cover/sprint/finds-the-same-solutions/4x4", finds_the_same_solutions, &four);
  check_claim ("/cover/sprint/finds-the-same-solutions/6x6", finds_the_same_solutions, &six);
  check_claim ("/cover/sprint/finds-the-same-solutions/9x9", finds_the_same_solutions, &nine);
  check_claim ("/cover/sprint/stops-and-goes-on/4x4", stops_and_goes_on, &four);
  check_claim ("/cover/sprint/stops-and-goes-on/6x6", stops_and_goes_on, &six);
  check_claim ("/cover/sprint/the-order-of-items-does-not-matter",
               the_order_of_items_does_not_matter, NULL);
  check_claim ("/cover/sprint/items-may-move", items_may_move, NULL);
  check_claim ("/cover/sprint/refuses-an-item-of-65-options", refuses_an_item_of_65_options, NULL);
  check_claim ("/cover/sprint/counts-the-empty-4x4", counts_the_empty_4x4, NULL);
  check_claim ("/cover/sprint/dropped-options-are-out", dropped_options_are_out, NULL);
  check_claim ("/cover/sprint/refuses-givens-that-clash", refuses_givens_that_clash, NULL);
  check_claim ("/cover/sprint/fits-only-what-it-says", fits_only_what_it_says, NULL);
  check_claim ("/cover/sprint/running-out-of-memory-is-a-status", running_out_of_memory_is_a_status,
               NULL);
  return check_finish ();
}
