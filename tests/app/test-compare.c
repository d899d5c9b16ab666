/* Comparisons on a thread: rows as they come, a stop, files of many puzzles, and what is saved. */
#include "app-compare.h"

#include "check.h"
#include "scratch.h"

#include <string.h>

#define MOST_SECONDS 60
#define THIRTY       "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

static CompareWay
way_of (const char *id)
{
  CompareWay way;

  check_true (compare_way_find (id, &way));
  return way;
}

/* Two ways whose counts differ: 52 and 4,632 nodes for the puzzle of thirty givens. */
static AppCompareWish
make_wish (CompareWay ways[2])
{
  ways[0] = way_of ("links");
  ways[1] = way_of ("backtrack");
  return (AppCompareWish){ .ways = ways, .n_ways = 2, .n_runs = 1, .seconds = 30, .name = "mine" };
}

static void
wait_for_comparison (AppCompare *compare)
{
  const gint64 end = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;

  while (app_compare_get_state (compare) == APP_COMPARE_BUSY && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
  check_true (app_compare_get_state (compare) != APP_COMPARE_BUSY);
}

static uint64_t
nodes_of (const CompareTable *table, size_t row, unsigned way)
{
  check_true (row < table->n_rows);
  return compare_table_sample (table, row, way)->counters.nodes;
}

static void
a_file_is_a_class (const void *data)
{
  g_autofree char *path = export_scratch_path ("two.txt");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CompareWay ways[2];
  AppCompareWish wish = make_wish (ways);
  g_autoptr (AppCompare) compare = NULL;
  const CompareTable *table;

  (void) data;
  check_true (g_file_set_contents (path, THIRTY "\nno puzzle\n" THIRTY "\n", -1, NULL));
  wish.file = file;
  wish.reversed = true;
  compare = app_compare_new (&wish);
  wait_for_comparison (compare);
  table = app_compare_get_table (compare);
  check_equal_u64 (app_compare_get_state (compare), APP_COMPARE_DONE);
  check_equal_u64 (table->n_classes, 1);
  check_equal_text (table->classes[0], "mine");
  check_equal_u64 (table->n_rows, 4);
  check_equal_u64 (nodes_of (table, 0, 0), 52);
  check_equal_u64 (nodes_of (table, 0, 1), 4632);
  check_true (!table->rows[0].is_reversed && table->rows[1].is_reversed);
}

static void
a_missing_file_is_said (const void *data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at/all.txt");
  CompareWay ways[2];
  AppCompareWish wish = make_wish (ways);
  g_autoptr (AppCompare) compare = NULL;

  (void) data;
  wish.file = file;
  compare = app_compare_new (&wish);
  wait_for_comparison (compare);
  check_equal_u64 (app_compare_get_state (compare), APP_COMPARE_FAILED);
  check_true (strlen (app_compare_get_reason (compare)) > 10);
}

static AppCompare *
compare_queens (uint32_t least, uint32_t most)
{
  CompareWay ways[2];
  AppCompareWish wish = make_wish (ways);

  wish.classic = classics_find ("queens");
  wish.arguments = classics_usual (wish.classic);
  wish.arguments.values[0] = least;
  wish.last_size = most;
  return app_compare_new (&wish);
}

static void
each_size_is_a_class (const void *data)
{
  g_autoptr (AppCompare) compare = compare_queens (4, 6);
  const CompareTable *table = app_compare_get_table (compare);

  (void) data;
  wait_for_comparison (compare);
  check_equal_u64 (table->n_classes, 3);
  check_equal_text (table->classes[2], "queens:6");
  check_equal_u64 (nodes_of (table, 2, 0), 92);
  check_equal_u64 (compare_table_sample (table, 2, 1)->fate, COMPARE_UNFIT);
}

/* Queens of 20 have 39,029,188,884 solutions. */
static void
a_stop_keeps_what_came (const void *data)
{
  g_autoptr (AppCompare) compare = compare_queens (4, 20);
  const CompareTable *table = app_compare_get_table (compare);

  (void) data;
  while (table->n_rows < 3)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
  app_compare_stop (compare);
  wait_for_comparison (compare);
  check_equal_u64 (app_compare_get_state (compare), APP_COMPARE_STOPPED);
  check_true (table->n_rows >= 3 && table->n_rows < 17);
}

/* What the bytes begin with, by the name of the file. */
static void
files_are_what_their_names_say (const void *data)
{
  static const struct
  {
    const char *name, *start;
  } files[] = { { "a.csv", "class,number,way," },
                { "a", "class,number,way," },
                { "a.png", "\x89PNG" },
                { "a.svg", "<?xml" },
                { "a.pdf", "%PDF" } };
  g_autoptr (AppCompare) compare = compare_queens (4, 5);
  const CompareChartOptions bars = { .bars_name = "us" };
  const CompareChartOptions points = { .x = compare_axis_find ("options"),
                                       .y = compare_axis_find ("nodes"),
                                       .x_name = "options",
                                       .y_name = "nodes" };

  (void) data;
  wait_for_comparison (compare);
  for (size_t i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GBytes) one = app_compare_make_file (compare, &bars, files[i].name);
      g_autoptr (GBytes) other = app_compare_make_file (compare, &points, files[i].name);

      check_true (one != NULL && other != NULL);
      check_equal_memory (g_bytes_get_data (one, NULL), files[i].start, strlen (files[i].start));
      check_equal_memory (g_bytes_get_data (other, NULL), files[i].start, strlen (files[i].start));
      check_true ((i < 2) == g_bytes_equal (one, other));
    }
}

int
main (void)
{
  int status;

  export_scratch_open ();
  check_claim ("/app/compare/a-file-is-a-class", a_file_is_a_class, NULL);
  check_claim ("/app/compare/a-missing-file-is-said", a_missing_file_is_said, NULL);
  check_claim ("/app/compare/each-size-is-a-class", each_size_is_a_class, NULL);
  check_claim ("/app/compare/a-stop-keeps-what-came", a_stop_keeps_what_came, NULL);
  check_claim ("/app/compare/files-are-what-their-names-say", files_are_what_their_names_say, NULL);
  status = check_finish ();
  export_scratch_close ();
  return status;
}
