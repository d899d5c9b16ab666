/* Samples: counts are those of the engines, times those of the clock, and limits are said. */
#include "check.h"
#include "compared.h"

/* Known counts of the newspaper's puzzle; levels: 51 open cells, and the root. */
static void
counts_are_knuths (const void *data)
{
  static const struct
  {
    const char *way;
    uint64_t nodes;
    uint32_t n_levels;
  } known[] = { { "links", 52, 52 },
                { "links-first", 4632, 52 },
                { "matrix", 52, 52 },
                { "backtrack", 4632, 52 } };
  BaseStop stop;
  CompareOptions options = compared_options (&stop);

  (void) data;
  options.solutions = 2;
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    {
      const CompareSample sample = compared_sample (known[i].way, &options);

      check_equal_u64 (sample.fate, COMPARE_SOLVED);
      check_equal_u64 (sample.counters.nodes, known[i].nodes);
      check_equal_u64 (sample.n_levels, known[i].n_levels);
      check_equal_u64 (sample.counters.solutions, 1);
    }
}

static void
covers_are_counted_whole (const void *data)
{
  CoverProblem *problem = compared_classic ("queens:8");
  BaseStop stop;
  const CompareOptions options = compared_options (&stop);
  const CompareWay way = compared_way ("links");
  CompareSample sample;

  (void) data;
  check_equal_u64 (
      compare_measure (&way, &(ComparePuzzle){ .problem = problem }, &options, &sample), BASE_OK);
  check_equal_u64 (sample.counters.solutions, 92);
  check_equal_u64 (sample.counters.nodes, 1020);
  check_equal_u64 (sample.counters.updates, 16230);
  check_equal_u64 (sample.n_levels, 9);
  cover_problem_free (problem);
}

/* The clock goes on by 1,000 at each reading: two for building, two for searching. */
static void
times_are_those_of_the_clock (const void *data)
{
  BaseStop stop;
  CompareOptions options = compared_options (&stop);
  CompareSample sample;

  (void) data;
  options.n_runs = 3;
  sample = compared_sample ("links", &options);
  check_equal_u64 (sample.n_runs, 3);
  check_true (sample.building.median == 1000 && sample.searching.median == 1000);
  check_true (sample.both.least == 2000 && sample.both.most == 2000);
}

static void
a_way_gives_up_at_its_limit (const void *data)
{
  BaseStop stop;
  CompareOptions options = compared_options (&stop);
  CompareSample sample;

  (void) data;
  options.nodes = 1000;
  options.n_runs = 5;
  sample = compared_sample ("backtrack", &options);
  check_equal_u64 (sample.fate, COMPARE_GAVE_UP);
  check_equal_u64 (sample.counters.nodes, 1000);
  check_equal_u64 (sample.n_runs, 1);
}

/* An empty grid has more solutions than a second can find; the caller's deadline is free again. */
static void
a_way_gives_up_at_the_deadline (const void *data)
{
  SudokuShape *shape;
  SudokuPuzzle *puzzle;
  BaseStop stop;
  CompareOptions options = compared_options (&stop);
  const CompareWay way = compared_way ("links");
  CompareSample sample;

  (void) data;
  check_equal_u64 (sudoku_shape_parse ("boxes:3x3", &shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  options.nanoseconds = 20000000;
  check_equal_u64 (compare_measure (&way, &(ComparePuzzle){ .sudoku = puzzle }, &options, &sample),
                   BASE_OK);
  check_equal_u64 (sample.fate, COMPARE_GAVE_UP);
  check_true (sample.counters.nodes > 0);
  check_equal_u64 (stop.deadline, 0);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static void
a_raised_flag_stops (const void *data)
{
  SudokuPuzzle *puzzle = compared_puzzle ("boxes:3x3", COMPARED_30);
  BaseStop stop;
  const CompareOptions options = compared_options (&stop);
  const CompareWay way = compared_way ("backtrack");
  CompareSample sample = { .n_runs = 7 };

  (void) data;
  base_stop_raise (&stop);
  check_equal_u64 (compare_measure (&way, &(ComparePuzzle){ .sudoku = puzzle }, &options, &sample),
                   BASE_STOPPED);
  check_equal_u64 (sample.n_runs, 7);
  sudoku_puzzle_free (puzzle);
}

static void
what_does_not_fit_is_said (const void *data)
{
  CoverProblem *problem = compared_classic ("queens:4");
  BaseStop stop;
  const CompareOptions options = compared_options (&stop);
  const CompareWay way = compared_way ("backtrack");
  CompareSample sample;

  (void) data;
  check_equal_u64 (
      compare_measure (&way, &(ComparePuzzle){ .problem = problem }, &options, &sample), BASE_OK);
  check_equal_u64 (sample.fate, COMPARE_UNFIT);
  check_equal_u64 (sample.n_runs, 0);
  cover_problem_free (problem);
}

static size_t used;

static size_t
count_used (void)
{
  return used += 100;
}

/* Before the search, when it is built, at the solution, at the end: the most above the first. */
static void
memory_is_the_most_above_the_beginning (const void *data)
{
  BaseStop stop;
  CompareOptions options = compared_options (&stop);

  (void) data;
  options.in_use = count_used;
  check_equal_u64 (compared_sample ("links", &options).bytes, 300);
}

static void
medians_are_in_the_middle (const void *data)
{
  double odd[] = { 5, 1, 3 }, even[] = { 4, 1, 3, 100 };
  CompareTime time;

  (void) data;
  compare_time_set (odd, 3, &time);
  check_true (time.median == 3 && time.least == 1 && time.most == 5);
  compare_time_set (even, 4, &time);
  check_true (time.median == 3.5 && time.most == 100);
  compare_time_set (even, 0, &time);
  check_true (time.median == 0 && time.most == 0);
}

int
main (void)
{
  check_claim ("/compare/measure/counts-are-knuths", counts_are_knuths, NULL);
  check_claim ("/compare/measure/covers-are-counted-whole", covers_are_counted_whole, NULL);
  check_claim ("/compare/measure/times-are-those-of-the-clock", times_are_those_of_the_clock, NULL);
  check_claim ("/compare/measure/a-way-gives-up-at-its-limit", a_way_gives_up_at_its_limit, NULL);
  check_claim ("/compare/measure/a-way-gives-up-at-the-deadline", a_way_gives_up_at_the_deadline,
               NULL);
  check_claim ("/compare/measure/a-raised-flag-stops", a_raised_flag_stops, NULL);
  check_claim ("/compare/measure/what-does-not-fit-is-said", what_does_not_fit_is_said, NULL);
  check_claim ("/compare/measure/memory-is-the-most-above-the-beginning",
               memory_is_the_most_above_the_beginning, NULL);
  check_claim ("/compare/measure/medians-are-in-the-middle", medians_are_in_the_middle, NULL);
  return check_finish ();
}
