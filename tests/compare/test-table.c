/* Summaries of a class. */
#include "check.h"
#include "compared.h"

#include <math.h>

/* Two ways, three puzzles: the second way gave the last one up. */
static void
fill (CompareTable *table)
{
  static const double times[3][2] = { { 100, 200 }, { 300, 200 }, { 800, 50 } };

  table->n_ways = 2;
  table->ways[0] = compared_way ("links");
  table->ways[1] = compared_way ("backtrack");
  check_equal_u64 (compare_table_add_class (table, "other"), BASE_OK);
  check_equal_u64 (compare_table_add_row (table, &(CompareRow){ .number = 9 }), BASE_OK);
  check_equal_u64 (compare_table_add_class (table, "mine"), BASE_OK);
  for (unsigned row = 0; row < 3; row++)
    {
      check_equal_u64 (compare_table_add_row (table, &(CompareRow){ .number = row + 1 }), BASE_OK);
      for (unsigned way = 0; way < 2; way++)
        *compare_table_sample (table, row + 1, way) = (CompareSample){
          .fate = row == 2 && way == 1 ? COMPARE_GAVE_UP : COMPARE_SOLVED,
          .counters = { .nodes = 10 * (row + 1), .updates = way == 0 ? 6 : 0 },
          .n_levels = row + 1,
          .n_runs = 1,
          .building.median = 10,
          .searching.median = times[row][way] - 10,
          .both = { times[row][way], times[row][way] - 5, times[row][way] + 5 },
          .bytes = way == 0 ? 1000 * row : 0,
        };
    }
}

static void
means_are_over_what_was_solved (const void *data)
{
  CompareTable table = { 0 };
  CompareSummary links, backtrack;

  (void) data;
  fill (&table);
  check_equal_u64 (compare_table_summarize (&table, 1, 0, 0, &links), BASE_OK);
  check_equal_u64 (compare_table_summarize (&table, 1, 1, 0, &backtrack), BASE_OK);
  check_equal_u64 (links.n_rows, 3);
  check_equal_u64 (links.n_solved, 3);
  check_true (links.nodes == 20 && links.updates == 6 && links.depth == 1 && links.memory == 2000);
  check_true (links.both == 400 && links.building == 10 && links.searching == 390);
  check_true (links.spread.median == 300 && links.spread.least == 100 && links.spread.most == 800);
  check_equal_u64 (backtrack.n_solved, 2);
  check_equal_u64 (backtrack.n_gave_up, 1);
  check_true (backtrack.nodes == 15 && backtrack.updates < 0 && backtrack.memory < 0);
  check_true (backtrack.both == 200);
  compare_table_clear (&table);
}

/* Both solved the first two: 400 for links, 400 for the other. */
static void
factors_are_over_what_both_solved (const void *data)
{
  CompareTable table = { 0 };
  CompareSummary summary;

  (void) data;
  fill (&table);
  check_equal_u64 (compare_table_summarize (&table, 1, 1, 0, &summary), BASE_OK);
  check_true (fabs (summary.factor - 1) < 1e-12);
  check_equal_u64 (compare_table_summarize (&table, 0, 1, 0, &summary), BASE_OK);
  check_equal_u64 (summary.n_rows, 1);
  check_equal_u64 (summary.n_solved, 0);
  check_true (summary.factor == 0);
  compare_table_clear (&table);
}

int
main (void)
{
  check_claim ("/compare/table/means-are-over-what-was-solved", means_are_over_what_was_solved,
               NULL);
  check_claim ("/compare/table/factors-are-over-what-both-solved",
               factors_are_over_what_both_solved, NULL);
  return check_finish ();
}
