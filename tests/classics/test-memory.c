/* Every allocation fails once: the status is then "no memory", and nothing leaks (the sanitizers
 * check it). */
#include "board.h"
#include "classic.h"
#include "failing-memory.h"

#include <stdio.h>

static const char *const words[] = {
  "nope",     "knuth",    "xcc",     "dominoes",         "mutilated",
  "langford", "queens:4", "latin:3", "pentominoes:3x20",
};

static void
is_made_or_no_memory (const void *data)
{
  const Classic *classic = NULL;
  ClassicsArguments arguments;
  CoverProblem *problem = NULL;
  Board *board = NULL;

  check_equal_u64 (classics_parse (data, &classic, &arguments), BASE_OK);
  for (size_t n = 1;; n++)
    {
      BaseStatus status;

      failing_memory_arm (n);
      status = classics_make (classic, &arguments, &problem, &board);
      if (failing_memory_disarm () < n)
        {
          check_equal_u64 (status, BASE_OK);
          break;
        }
      check_equal_u64 (status, BASE_NO_MEMORY);
      check_true (problem == NULL && board == NULL);
    }
  cover_problem_free (problem);
  board_free (board);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/classics/memory/is-made-or-none/%s", words[i]);
      check_claim (name, is_made_or_no_memory, words[i]);
    }
  return check_finish ();
}
