/* Exact cover as clauses, and what programs answer to them. */
#include "check.h"
#include "cli-bench-cnf.h"

/* Items A, B and the secondary C; options A C, B C, A, B: two ways, since C may be covered once. */
static CoverProblem *
make_problem (void)
{
  static const CoverTerm options[][2] = {
    { { 0, 0 }, { 2, 0 } }, { { 1, 0 }, { 2, 0 } }, { { 0, 0 } }, { { 1, 0 } }
  };
  static const size_t lengths[] = { 2, 2, 1, 1 };
  CoverProblem *problem = cover_problem_new ();
  uint32_t number;

  check_true (problem != NULL);
  for (char name = 'A'; name <= 'C'; name++)
    check_equal_u64 (cover_problem_add_item (problem, &name, 1, name != 'C', &number), BASE_OK);
  for (size_t i = 0; i < 4; i++)
    check_equal_u64 (cover_problem_add_option (problem, options[i], lengths[i], &number), BASE_OK);
  return problem;
}

static void
each_item_exactly_once (const void *data)
{
  static const uint32_t solution[] = { 0, 3 };
  CoverProblem *problem = make_problem ();
  CliCnf cnf = { 0 };

  (void) data;
  check_equal_u64 (cli_cnf_write (&cnf, problem), BASE_OK);
  check_equal_text (base_text_string (&cnf.text), "p cnf 0000000004 0000000005\n"
                                                  "1 3 0\n-1 -3 0\n2 4 0\n-2 -4 0\n-1 -2 0\n");
  check_equal_u64 (cli_cnf_forbid (&cnf, solution, 2), BASE_OK);
  check_equal_text (base_text_string (&cnf.text),
                    "p cnf 0000000004 0000000006\n"
                    "1 3 0\n-1 -3 0\n2 4 0\n-2 -4 0\n-1 -2 0\n-1 -4 0\n");
  cli_cnf_clear (&cnf);
  cover_problem_free (problem);
}

static void
colours_that_agree_exclude_nothing (const void *data)
{
  CoverProblem *problem = cover_problem_new ();
  CliCnf cnf = { 0 };
  uint32_t number;

  (void) data;
  check_equal_u64 (cover_problem_add_item (problem, "A", 1, true, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (problem, "B", 1, true, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (problem, "C", 1, false, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_colour (problem, "x", 1, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_colour (problem, "y", 1, &number), BASE_OK);
  for (uint32_t i = 0; i < 3; i++)
    {
      const CoverTerm terms[] = { { i > 0, 0 }, { 2, i == 2 ? 2 : 1 } };

      check_equal_u64 (cover_problem_add_option (problem, terms, 2, &number), BASE_OK);
    }
  check_equal_u64 (cli_cnf_write (&cnf, problem), BASE_OK);
  check_equal_text (base_text_string (&cnf.text), "p cnf 0000000003 0000000005\n"
                                                  "1 0\n2 3 0\n-2 -3 0\n-1 -3 0\n-2 -3 0\n");
  cli_cnf_clear (&cnf);
  cover_problem_free (problem);
}

static void
no_problem_has_no_solution (const void *data)
{
  CliCnf cnf = { 0 };

  (void) data;
  check_equal_u64 (cli_cnf_write (&cnf, NULL), BASE_OK);
  check_equal_text (base_text_string (&cnf.text), "p cnf 0000000000 0000000001\n0\n");
  cli_cnf_clear (&cnf);
}

/* As minisat writes it, as cadical does, and with numbers that there are not. */
static void
answers_are_read (const void *data)
{
  static const char *const answers[] = {
    "SAT\n-1 2 -3 4 0\n",
    "c about 17 3\ns SATISFIABLE\nv -1 2 -3\nv 4 0\n",
    "SAT\n2 5 99999999999999999999 4 0",
  };

  (void) data;
  for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
    {
      uint32_t options[4];

      check_equal_u64 (cli_cnf_read_model (answers[i], 4, options), 2);
      check_equal_u64 (options[0], 1);
      check_equal_u64 (options[1], 3);
    }
}

int
main (void)
{
  check_claim ("/cli/clauses/each-item-exactly-once", each_item_exactly_once, NULL);
  check_claim ("/cli/clauses/colours-that-agree-exclude-nothing",
               colours_that_agree_exclude_nothing, NULL);
  check_claim ("/cli/clauses/no-problem-has-no-solution", no_problem_has_no_solution, NULL);
  check_claim ("/cli/clauses/answers-are-read", answers_are_read, NULL);
  return check_finish ();
}
