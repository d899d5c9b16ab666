/* Estimates by random dives, against searches of the whole tree. */
#include "check.h"
#include "problems.h"

#include "cover-estimate.h"
#include "cover-search.h"

#include <math.h>

static uint64_t
count_nodes (const CoverLinks *links, CoverRule rule)
{
  CoverSearch *search;
  uint64_t nodes;

  check_equal_u64 (cover_search_new (links, &search), BASE_OK);
  cover_search_set_rule (search, rule, 0);
  check_equal_u64 (cover_search_start (search, NULL, 0), BASE_OK);
  check_equal_u64 (cover_search_run (search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  nodes = cover_search_counters (search)->nodes;
  cover_search_free (search);
  return nodes;
}

static CoverEstimate
estimate_named (const char *name, CoverRule rule, uint32_t n_dives, uint64_t *out_nodes)
{
  CoverProblem *problem = problem_named (name);
  CoverLinks *links;
  CoverEstimate estimate;

  check_equal_u64 (cover_links_new (problem, NULL, &links), BASE_OK);
  check_equal_u64 (cover_estimate (links, rule, NULL, 0, n_dives, 1, &estimate), BASE_OK);
  *out_nodes = count_nodes (links, rule);
  cover_links_free (links);
  cover_problem_free (problem);
  return estimate;
}

/* By either rule, also with secondary items and colours. */
static void
the_mean_comes_near (const void *data)
{
  static const CoverRule rules[] = { COVER_RULE_FEWEST, COVER_RULE_FIRST, COVER_RULE_RANDOM };

  for (unsigned i = 0; i < sizeof rules / sizeof *rules; i++)
    {
      uint64_t nodes;
      const CoverEstimate estimate = estimate_named (data, rules[i], 4000, &nodes);

      check_equal_u64 (estimate.n_dives, 4000);
      check_true (fabs (estimate.nodes - (double) nodes) <= 4 * estimate.error + 1e-9);
    }
}

/* Knuth's tree has 6 nodes; a dive counts 1 + 2 + 2 = 5 of them below option 2, which fails on
 * level 3, or 1 + 2 + 2 + 2 = 7 below option 4. */
static void
a_dive_is_one_path (const void *data)
{
  unsigned n_fives = 0, n_sevens = 0;
  CoverProblem *problem = problem_knuth ();
  CoverLinks *links;

  (void) data;
  check_equal_u64 (cover_links_new (problem, NULL, &links), BASE_OK);
  check_equal_u64 (count_nodes (links, COVER_RULE_FEWEST), 6);
  for (uint64_t seed = 0; seed < 64; seed++)
    {
      CoverEstimate estimate;

      check_equal_u64 (cover_estimate (links, COVER_RULE_FEWEST, NULL, 0, 1, seed << 32, &estimate),
                       BASE_OK);
      check_true (estimate.error == 0);
      n_fives += estimate.nodes == 5;
      n_sevens += estimate.nodes == 7;
    }
  check_equal_u64 (n_fives + n_sevens, 64);
  check_true (n_fives > 16 && n_sevens > 16);
  cover_links_free (links);
  cover_problem_free (problem);
}

/* Below option 4 there is no choice: every dive is the whole tree. */
static void
without_choices_it_is_exact (const void *data)
{
  static const uint32_t given = 3;
  CoverProblem *problem = problem_knuth ();
  CoverLinks *links;
  CoverEstimate estimate;

  (void) data;
  check_equal_u64 (cover_links_new (problem, NULL, &links), BASE_OK);
  check_equal_u64 (cover_estimate (links, COVER_RULE_FEWEST, &given, 1, 10, 1, &estimate), BASE_OK);
  check_true (estimate.nodes == 3 && estimate.error == 0);
  cover_links_free (links);
  cover_problem_free (problem);
}

/* The error falls with the square root of the dives. */
static void
more_dives_err_less (const void *data)
{
  uint64_t nodes;
  const CoverEstimate few = estimate_named ("queens6", COVER_RULE_FIRST, 100, &nodes);
  const CoverEstimate many = estimate_named ("queens6", COVER_RULE_FIRST, 10000, &nodes);

  (void) data;
  check_true (many.error < few.error / 5 && many.error > few.error / 20);
}

static void
bad_questions_are_refused (const void *data)
{
  static const uint32_t clash[] = { 1, 3 }; /* options 2 and 4 both have A */
  CoverProblem *problem = problem_knuth ();
  CoverLinks *links;
  CoverEstimate estimate;

  (void) data;
  check_equal_u64 (cover_links_new (problem, NULL, &links), BASE_OK);
  check_equal_u64 (cover_estimate (links, COVER_RULE_FEWEST, NULL, 0, 0, 1, &estimate),
                   BASE_BAD_INPUT);
  check_equal_u64 (cover_estimate (links, COVER_RULE_ASKED, NULL, 0, 1, 1, &estimate),
                   BASE_BAD_INPUT);
  check_equal_u64 (cover_estimate (links, COVER_RULE_FEWEST, clash, 2, 1, 1, &estimate),
                   BASE_BAD_INPUT);
  cover_links_free (links);
  cover_problem_free (problem);
}

int
main (void)
{
  check_claim ("/cover/estimate/the-mean-comes-near/knuth", the_mean_comes_near, "knuth");
  check_claim ("/cover/estimate/the-mean-comes-near/queens6", the_mean_comes_near, "queens6");
  check_claim ("/cover/estimate/the-mean-comes-near/langford7", the_mean_comes_near, "langford7");
  check_claim ("/cover/estimate/the-mean-comes-near/random12", the_mean_comes_near, "random12");
  check_claim ("/cover/estimate/the-mean-comes-near/coloured12", the_mean_comes_near, "coloured12");
  check_claim ("/cover/estimate/the-mean-comes-near/hopeless", the_mean_comes_near, "hopeless");
  check_claim ("/cover/estimate/a-dive-is-one-path", a_dive_is_one_path, NULL);
  check_claim ("/cover/estimate/without-choices-it-is-exact", without_choices_it_is_exact, NULL);
  check_claim ("/cover/estimate/more-dives-err-less", more_dives_err_less, NULL);
  check_claim ("/cover/estimate/bad-questions-are-refused", bad_questions_are_refused, NULL);
  return check_finish ();
}
