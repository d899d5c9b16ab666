/* Runs: the same puzzles whatever the threads, stops, and memory that runs out. */
#include "check.h"
#include "failing-memory.h"
#include "made.h"

#include <stdlib.h>
#include <string.h>

static void
unique_and_minimal (const void *data)
{
  Made made = made_run (data, setter_wish (NULL), 1, strcmp (data, "boxes:3x3") == 0 ? 200 : 3, 1);

  made_check_unique (&made);
  made_check_minimal (&made);
  made_clear (&made);
}

static void
same_for_any_jobs (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  Made one, two, many;

  if (data != NULL)
    wish.least_rating = 45;
  one = made_run ("boxes:3x3", wish, 99, 300, 1);
  two = made_run ("boxes:3x3", wish, 99, 300, 2);
  many = made_run ("boxes:3x3", wish, 99, 40, 5);
  check_equal_memory (two.values, one.values, one.n * one.n_cells);
  check_equal_memory (two.tries, one.tries, one.n * sizeof *one.tries);
  check_equal_memory (many.values, one.values, many.n * one.n_cells);
  made_clear (&one);
  made_clear (&two);
  made_clear (&many);
}

static void
other_seeds_other_puzzles (const void *data)
{
  Made one = made_run ("boxes:3x3", setter_wish (NULL), 1, 100, 1);
  Made two = made_run ("boxes:3x3", setter_wish (NULL), 2, 100, 1);

  (void) data;
  for (size_t i = 0; i < one.n; i++)
    for (size_t j = 0; j < 2 * one.n; j++)
      {
        const Made *other = j < one.n ? &one : &two;

        check_true ((other == &one && j == i)
                    || memcmp (made_solution (&one, i), made_solution (other, j % one.n), 81) != 0);
      }
  made_clear (&one);
  made_clear (&two);
}

/* Made on x86-64 with lanes; any machine makes these. */
static void
known_puzzle (const void *data)
{
  static const char expected[] =
      "7....2.8...98.......5..6.7..6...8..4...9..7.6.3.4...1..1...79...7.........6....5.";
  Made made = made_run ("boxes:3x3", setter_wish (NULL), 5, 1, 1);
  char line[82] = { 0 };

  (void) data;
  for (uint32_t cell = 0; cell < 81; cell++)
    line[cell] = made.values[cell] == 0 ? '.' : (char) ('0' + made.values[cell]);
  check_equal_text (line, expected);
  made_clear (&made);
}

/* Puzzles that are ready before a stop stay; then there are no more. */
static void
stops (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  SetterPuzzle puzzle;
  SetterRun *run;
  BaseStop stop;
  size_t n = 0;

  (void) data;
  base_stop_init (&stop);
  check_equal_u64 (sudoku_shape_parse ("boxes:3x3", &wish.shape), BASE_OK);
  check_equal_u64 (setter_run_new (&wish, 1, 0, 2, &stop, &run), BASE_OK);
  check_equal_u64 (setter_run_step (run), BASE_OK);
  base_stop_raise (&stop);
  check_equal_u64 (setter_run_step (run), BASE_STOPPED);
  while (setter_run_take (run, &puzzle))
    n++;
  check_true (n > 0 && !setter_run_is_over (run));
  check_equal_u64 (setter_run_counts (run).n_puzzles, n);
  setter_run_free (run);
  sudoku_shape_unref (wish.shape);
}

static BaseStatus
make_some (const SetterWish *wish)
{
  SetterRun *run;
  SetterPuzzle puzzle;
  BaseStatus status = setter_run_new (wish, 1, 2, 1, NULL, &run);

  if (status != BASE_OK)
    return status;
  while (status == BASE_OK && !setter_run_is_over (run))
    {
      status = setter_run_step (run);
      while (setter_run_take (run, &puzzle))
        ;
    }
  setter_run_free (run);
  return status;
}

/* Every allocation fails once. */
static void
run_out (const char *shape, SetterWish wish)
{
  BaseStatus status;
  size_t n_told = 0;

  check_equal_u64 (sudoku_shape_parse (shape, &wish.shape), BASE_OK);
  for (size_t n = 1;; n++)
    {
      failing_memory_arm (n);
      status = make_some (&wish);
      if (failing_memory_disarm () < n)
        break;
      check_equal_u64 (status, BASE_NO_MEMORY);
      n_told++;
    }
  check_equal_u64 (status, BASE_OK);
  check_true (n_told > 10);
  sudoku_shape_unref (wish.shape);
}

static void
memory_runs_out (const void *data)
{
  SetterWish wish = setter_wish (NULL);

  wish.rated = true;
  run_out (data, wish);
}

static void
memory_runs_out_of_a_jigsaw (const void *data)
{
  SetterWish wish = setter_wish (NULL);

  wish.is_jigsaw = true;
  run_out (data, wish);
}

static void
memory_runs_out_of_a_pattern (const void *data)
{
  static const uint8_t pattern[16] = { 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0 };
  SetterWish wish = setter_wish (NULL);

  wish.pattern = pattern;
  run_out (data, wish);
}

int
main (void)
{
  static const char *const shapes[] = {
    "boxes:3x3",
    "boxes:2x2",
    "boxes:2x3",
    "boxes:3x2",
    "boxes:3x3+diagonals",
    "boxes:3x3+windows",
    "boxes:3x4",
    "boxes:1x5",
    "grids:2x2@R1C1@R3C3",
    "jigsaw:aaaabbabbbccbccccddddeddeeee",
    "jigsaw:aaabacbbdccbdddcedeedeeee",
  };
  char name[100];

  for (unsigned i = 0; i < sizeof shapes / sizeof *shapes; i++)
    {
      SudokuShape *shape;

      if (sudoku_shape_parse (shapes[i], &shape) != BASE_OK)
        continue;
      sudoku_shape_unref (shape);
      snprintf (name, sizeof name, "/setter/run/unique-and-minimal/%.60s", shapes[i]);
      check_claim (name, unique_and_minimal, shapes[i]);
    }
  check_claim ("/setter/run/same-for-any-jobs/plain", same_for_any_jobs, NULL);
  check_claim ("/setter/run/same-for-any-jobs/rated", same_for_any_jobs, "");
  check_claim ("/setter/run/other-seeds-other-puzzles", other_seeds_other_puzzles, NULL);
  check_claim ("/setter/run/known-puzzle", known_puzzle, NULL);
  check_claim ("/setter/run/stops", stops, NULL);
  check_claim ("/setter/run/memory-runs-out/4x4", memory_runs_out, "boxes:2x2");
  check_claim ("/setter/run/memory-runs-out/jigsaw", memory_runs_out_of_a_jigsaw, "boxes:2x2");
  check_claim ("/setter/run/memory-runs-out/pattern", memory_runs_out_of_a_pattern, "boxes:2x2");
  return check_finish ();
}
