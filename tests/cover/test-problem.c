/* The problem: the input it accepts, the input it refuses, and that refusing changes nothing. */
#include "check.h"
#include "failing-memory.h"
#include "problems.h"

#include <stdlib.h>
#include <string.h>

static void
numbers_in_order (const void *data)
{
  CoverProblem *problem = problem_queens (4);
  uint32_t n_terms;
  const CoverTerm *terms;
  size_t length;

  (void) data;
  check_equal_u64 (cover_problem_n_items (problem), 8 + 10);
  check_equal_u64 (cover_problem_n_primary (problem), 8);
  check_equal_u64 (cover_problem_n_options (problem), 16);
  check_equal_u64 (cover_problem_n_terms (problem), 60);
  check_equal_text (cover_problem_item_name (problem, 0, &length), "r2");
  check_equal_u64 (length, 2);
  check_equal_u64 (cover_problem_find_item (problem, "r2", 2), 0);
  check_equal_u64 (cover_problem_find_item (problem, "r", 1), COVER_NONE);
  terms = cover_problem_option (problem, 1, &n_terms);
  check_equal_u64 (n_terms, 4);
  check_equal_u64 (terms[0].item, cover_problem_find_item (problem, "r2", 2));
  check_equal_u64 (terms[1].item, cover_problem_find_item (problem, "c3", 2));
  cover_problem_free (problem);
}

static void
refuses_without_change (const void *data)
{
  static const char *const lines[] = { "A B | X Y", "A X:red", "B Y" };
  CoverProblem *problem = problem_from_lines (lines, 3);
  uint32_t number, red, x = cover_problem_find_item (problem, "X", 1);

  (void) data;
  check_equal_u64 (cover_problem_add_colour (problem, "red", 3, &red), BASE_OK);
  check_equal_u64 (red, 1);
  check_equal_u64 (cover_problem_n_colours (problem), 1);
  check_equal_text (cover_problem_colour_name (problem, red, NULL), "red");

  check_equal_u64 (cover_problem_add_item (problem, "Z", 1, false, &number), BASE_BAD_INPUT);
  check_equal_u64 (
      cover_problem_add_option (problem, (CoverTerm[]){ { 0, 0 }, { 1, 0 }, { 0, 0 } }, 3, &number),
      BASE_BAD_INPUT);
  check_equal_u64 (cover_problem_add_option (problem, (CoverTerm[]){ { 0, red } }, 1, &number),
                   BASE_BAD_INPUT);
  check_equal_u64 (cover_problem_add_option (problem, (CoverTerm[]){ { 4, 0 } }, 1, &number),
                   BASE_BAD_INPUT);
  check_equal_u64 (
      cover_problem_add_option (problem, (CoverTerm[]){ { 0, 0 }, { x, 2 } }, 2, &number),
      BASE_BAD_INPUT);
  check_equal_u64 (cover_problem_n_options (problem), 2);
  check_equal_u64 (cover_problem_n_terms (problem), 4);

  /* Marks made while refusing must not affect the next option. */
  check_equal_u64 (
      cover_problem_add_option (problem, (CoverTerm[]){ { 0, 0 }, { 1, 0 } }, 2, &number), BASE_OK);
  check_equal_u64 (number, 2);
  cover_problem_free (problem);
}

static void
names_are_unique_and_of_any_length (const void *data)
{
  CoverProblem *problem = cover_problem_new ();
  size_t length = 100000;
  char *name = malloc (length);
  uint32_t number;

  (void) data;
  check_true (problem != NULL && name != NULL);
  memset (name, 'x', length);
  check_equal_u64 (cover_problem_add_item (problem, name, length, true, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (problem, name, length - 1, true, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (problem, name, length, false, &number), BASE_BAD_INPUT);
  check_equal_u64 (cover_problem_add_item (problem, "", 0, false, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (problem, "late", 4, true, &number), BASE_BAD_INPUT);
  check_equal_u64 (cover_problem_find_item (problem, name, length), 0);
  check_equal_u64 (cover_problem_find_item (problem, name, length - 1), 1);
  check_equal_u64 (cover_problem_find_item (problem, "", 0), 2);
  for (uint32_t i = 0; i < 5000; i++)
    {
      int n = snprintf (name, length, "item %u", i);

      check_equal_u64 (cover_problem_add_item (problem, name, (size_t) n, false, &number), BASE_OK);
      check_equal_u64 (number, 3 + i);
      check_equal_u64 (cover_problem_find_item (problem, name, (size_t) n), number);
    }
  check_equal_u64 (cover_problem_find_item (problem, "item 77", 7), 80);
  free (name);
  cover_problem_free (problem);
}

static void
drops_options_without_a_primary_item (const void *data)
{
  static const char *const lines[] = { "A | X Y", "X", "A X", "X Y", "A" };
  CoverProblem *problem = problem_from_lines (lines, 5);
  uint32_t number = 7;

  (void) data;
  check_equal_u64 (cover_problem_n_options (problem), 2);
  check_equal_u64 (cover_problem_n_dropped (problem), 2);
  check_equal_u64 (cover_problem_add_option (problem, NULL, 0, &number), BASE_OK);
  check_equal_u64 (number, COVER_NONE);
  check_equal_u64 (cover_problem_n_dropped (problem), 3);
  cover_problem_free (problem);
}

/* Builds a problem that grows every array at least twice. */
static BaseStatus
build (CoverProblem **out_problem)
{
  CoverProblem *problem = cover_problem_new ();
  BaseStatus status = problem != NULL ? BASE_OK : BASE_NO_MEMORY;
  uint32_t number;

  for (uint32_t i = 0; i < 40 && status == BASE_OK; i++)
    {
      char name[16];
      int length = snprintf (name, sizeof name, "i%u", i);

      status = cover_problem_add_item (problem, name, (size_t) length, i < 20, &number);
      if (status == BASE_OK)
        status = cover_problem_add_colour (problem, name, (size_t) length, &number);
    }
  for (uint32_t i = 0; i < 40 && status == BASE_OK; i++)
    status = cover_problem_add_option (problem, (CoverTerm[]){ { i % 20, 0 }, { 20 + i % 20, i } },
                                       2, &number);
  *out_problem = problem;
  return status;
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  BaseStatus status = BASE_NO_MEMORY;

  (void) data;
  for (size_t n = 1; status != BASE_OK; n++)
    {
      CoverProblem *problem;

      failing_memory_arm (n);
      status = build (&problem);
      if (failing_memory_disarm () >= n)
        check_equal_u64 (status, BASE_NO_MEMORY);
      else
        check_equal_u64 (status, BASE_OK);
      cover_problem_free (problem);
    }
}

int
main (void)
{
  check_claim ("/cover/problem/numbers-in-order", numbers_in_order, NULL);
  check_claim ("/cover/problem/refuses-without-change", refuses_without_change, NULL);
  check_claim ("/cover/problem/names-are-unique-and-of-any-length",
               names_are_unique_and_of_any_length, NULL);
  check_claim ("/cover/problem/drops-options-without-a-primary-item",
               drops_options_without_a_primary_item, NULL);
  check_claim ("/cover/problem/running-out-of-memory-is-a-status",
               running_out_of_memory_is_a_status, NULL);
  return check_finish ();
}
