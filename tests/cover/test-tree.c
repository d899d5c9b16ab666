/* The tree of a record: every call has its entry, and folding loses no count. */
#include "check.h"
#include "failing-memory.h"
#include "problems.h"

#include "cover-record.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  CoverProblem *problem;
  CoverLinks *links;
  CoverSearch *search;
  CoverRecord *record;
} Run;

/* Searches in slices of `slice` nodes (0: at once). */
static Run
run_new (const char *problem, size_t budget, CoverRule rule, uint64_t slice)
{
  Run run = { .problem = problem_named (problem) };
  CoverLimits limits = { .nodes = slice };

  check_equal_u64 (cover_links_new (run.problem, NULL, &run.links), BASE_OK);
  check_equal_u64 (cover_search_new (run.links, &run.search), BASE_OK);
  cover_search_set_rule (run.search, rule, 7);
  check_equal_u64 (cover_search_start (run.search, NULL, 0), BASE_OK);
  check_equal_u64 (cover_record_new (budget, 0, &run.record), BASE_OK);
  while (cover_search_run_recorded (run.search, &limits, run.record) != COVER_RAN_TO_END)
    limits.nodes += slice;
  return run;
}

static void
run_free (Run *run)
{
  cover_record_free (run->record);
  cover_search_free (run->search);
  cover_links_free (run->links);
  cover_problem_free (run->problem);
}

/* Every entry starts and ends with its parent's time, and the children of each have one node less
 * than it. */
static void
check_tree_adds_up (CoverTree tree)
{
  CoverTreeNode *sums = calloc (tree.n, sizeof *sums);

  check_true (sums != NULL && tree.n > 0);
  check_equal_u64 (tree.nodes[0].parent, COVER_NONE);
  for (size_t i = 1; i < tree.n; i++)
    {
      const CoverTreeNode *node = &tree.nodes[i], *parent = &tree.nodes[node->parent];

      check_true (node->parent < i && parent->n_folded == 0);
      check_equal_u64 (node->level, parent->level + 1);
      check_true (node->from > parent->from && node->to <= parent->to && node->from < node->to);
      sums[node->parent].nodes += node->nodes;
      sums[node->parent].solutions += node->solutions;
      sums[node->parent].dead_ends += node->dead_ends;
    }
  for (size_t i = 0; i < tree.n; i++)
    {
      const CoverTreeNode *node = &tree.nodes[i];

      if (node->n_folded > 0 || sums[i].nodes == 0)
        continue;
      check_equal_u64 (node->nodes, sums[i].nodes + 1);
      check_equal_u64 (node->solutions, sums[i].solutions);
      check_equal_u64 (node->dead_ends, sums[i].dead_ends);
    }
  free (sums);
}

/* Knuth's: start, 2, 3 (dead end), 4, 1, 5 (solution). */
static void
knuths_tree_is_his (const void *data)
{
  static const uint32_t parents[] = { COVER_NONE, 0, 1, 0, 3, 4 };
  static const uint32_t options[] = { 0, 1, 2, 3, 0, 4 };
  static const uint32_t items[] = { 0, 1, 4, 4, 1, COVER_NONE };
  static const uint64_t nodes[] = { 6, 2, 1, 3, 2, 1 };
  Run run = run_new ("knuth", 0, COVER_RULE_FEWEST, 0);
  const CoverTree tree = cover_record_tree (run.record);

  (void) data;
  check_equal_u64 (tree.n, 6);
  check_equal_u64 (tree.least_kept, 1);
  for (size_t i = 0; i < tree.n; i++)
    {
      check_equal_u64 (tree.nodes[i].parent, parents[i]);
      check_equal_u64 (tree.nodes[i].nodes, nodes[i]);
      check_equal_u64 (tree.nodes[i].solutions, i == 0 || i >= 3);
      check_equal_u64 (tree.nodes[i].dead_ends, i < 3);
      if (i > 0)
        check_equal_u64 (cover_links_option (run.links, tree.nodes[i].node), options[i]);
      check_equal_u64 (tree.nodes[i].item, items[i]);
    }
  check_tree_adds_up (tree);
  run_free (&run);
}

/* Replays the run event by event: entry number i is the i-th node that is entered, and it ends
 * where its level is done. */
static void
entries_are_where_the_search_was (const void *data)
{
  Run run = run_new (data, 0, COVER_RULE_FEWEST, 0);
  const CoverTree tree = cover_record_tree (run.record);
  uint32_t open[64];
  size_t n = 0;
  CoverEvent event;

  check_equal_u64 (tree.n, cover_search_counters (run.search)->nodes);
  check_tree_adds_up (tree);
  check_equal_u64 (cover_search_start (run.search, NULL, 0), BASE_OK);
  while (cover_search_forward (run.search, &event))
    {
      const uint64_t position = cover_search_counters (run.search)->events;

      if (event.kind == COVER_EVENT_CHOOSE || event.kind == COVER_EVENT_SOLUTION)
        {
          check_true (event.level < 64 && n < tree.n);
          check_equal_u64 (tree.nodes[n].from, position - 1);
          check_equal_u64 (tree.nodes[n].level, event.level);
          if (event.level > 0)
            {
              check_equal_u64 (tree.nodes[n].parent, open[event.level - 1]);
              check_equal_u64 (tree.nodes[n].node,
                               cover_search_frames (run.search)[event.level - 1].node);
            }
          check_equal_u64 (tree.nodes[n].item,
                           event.kind == COVER_EVENT_SOLUTION ? COVER_NONE : event.node - 1);
          open[event.level] = (uint32_t) n++;
        }
      if (event.kind == COVER_EVENT_SOLUTION || event.kind == COVER_EVENT_LEVEL_DONE)
        check_equal_u64 (tree.nodes[open[event.level]].to, position);
    }
  check_equal_u64 (n, tree.n);
  run_free (&run);
}

static void
rules_and_slices_make_no_difference_to_the_law (const void *data)
{
  static const CoverRule rules[] = { COVER_RULE_FEWEST, COVER_RULE_FIRST, COVER_RULE_RANDOM };

  for (unsigned i = 0; i < 3; i++)
    {
      Run whole = run_new (data, 0, rules[i], 0), sliced = run_new (data, 0, rules[i], 13);
      const CoverTree a = cover_record_tree (whole.record), b = cover_record_tree (sliced.record);

      check_equal_u64 (a.n, cover_search_counters (whole.search)->nodes);
      check_equal_u64 (a.n, b.n);
      check_equal_memory (a.nodes, b.nodes, a.n * sizeof *a.nodes);
      check_tree_adds_up (a);
      run_free (&whole);
      run_free (&sliced);
    }
}

/* With little room most subtrees are folded, and the sums are those of the search. */
static void
folding_loses_no_count (const void *data)
{
  Run run = run_new (data, 4096, COVER_RULE_FIRST, 0);
  const CoverTree tree = cover_record_tree (run.record);
  const CoverCounters *counters = cover_search_counters (run.search);
  size_t n_folds = 0;

  check_true (counters->nodes > 1000);
  check_true (tree.least_kept > 1);
  check_true (tree.n <= 64 + 4 * 16);
  check_tree_adds_up (tree);
  check_equal_u64 (tree.nodes[0].nodes, counters->nodes);
  check_equal_u64 (tree.nodes[0].solutions, counters->solutions);
  check_equal_u64 (tree.nodes[0].dead_ends, counters->dead_ends);
  for (size_t i = 0; i < tree.n; i++)
    {
      n_folds += tree.nodes[i].n_folded > 0;
      check_true (tree.nodes[i].n_folded > 0 || tree.nodes[i].nodes >= tree.least_kept);
      if (i > 0 && tree.nodes[i].n_folded > 0 && tree.nodes[i - 1].n_folded > 0)
        check_true (tree.nodes[i].parent != tree.nodes[i - 1].parent);
    }
  check_true (n_folds > 10);
  run_free (&run);
}

/* While it grows: the open entries are the path, and their counts are those of the search until
 * then. */
static void
a_snapshot_has_the_tree_so_far (const void *data)
{
  Run run = run_new ("queens6", 0, COVER_RULE_FEWEST, 0);
  CoverRecord *record, *snapshot;
  CoverTree tree;
  size_t n_open = 0, level;

  (void) data;
  check_equal_u64 (cover_search_start (run.search, NULL, 0), BASE_OK);
  check_equal_u64 (cover_record_new (0, 0, &record), BASE_OK);
  cover_search_run_recorded (run.search, &(CoverLimits){ .nodes = 30 }, record);
  check_equal_u64 (cover_record_snapshot (record, &snapshot), BASE_OK);
  level = cover_search_level (run.search);
  cover_search_run_recorded (run.search, &(CoverLimits){ 0 }, record);
  tree = cover_record_tree (snapshot);
  check_equal_u64 (tree.n, 30);
  check_equal_u64 (tree.nodes[0].nodes, 30);
  check_tree_adds_up (tree);
  for (size_t i = 0; i < tree.n; i++)
    n_open += tree.nodes[i].to == COVER_TREE_OPEN;
  check_true (level > 0);
  check_equal_u64 (n_open, level);
  check_true (cover_record_tree (record).n > 30);
  cover_record_free (record);
  cover_record_free (snapshot);
  run_free (&run);
}

/* Without memory there is a search, and no tree or a right one. */
static void
running_out_of_memory_costs_the_tree_only (const void *data)
{
  Run run = run_new ("queens6", 0, COVER_RULE_FEWEST, 0);
  const size_t n_nodes = cover_record_tree (run.record).n;

  (void) data;
  for (size_t n = 1;; n++)
    {
      CoverRecord *record;
      CoverTree tree;
      size_t seen;

      check_equal_u64 (cover_search_start (run.search, NULL, 0), BASE_OK);
      check_equal_u64 (cover_record_new (4096, 0, &record), BASE_OK);
      failing_memory_arm (n);
      cover_search_run_recorded (run.search, &(CoverLimits){ 0 }, record);
      seen = failing_memory_disarm ();
      check_equal_u64 (cover_search_counters (run.search)->solutions, 4);
      tree = cover_record_tree (record);
      if (tree.n > 0)
        check_tree_adds_up (tree);
      check_true (tree.n == 0 || tree.nodes[0].nodes == n_nodes);
      cover_record_free (record);
      if (seen < n)
        break;
    }
  run_free (&run);
}

int
main (void)
{
  static const char *const problems[] = { "knuth",      "queens6",  "langford7",
                                          "coloured12", "hopeless", "random12" };

  check_claim ("/cover/tree/knuths-tree-is-his", knuths_tree_is_his, NULL);
  for (unsigned i = 0; i < sizeof problems / sizeof *problems; i++)
    {
      char name[128];

      snprintf (name, sizeof name, "/cover/tree/entries-are-where-the-search-was/%s", problems[i]);
      check_claim (name, entries_are_where_the_search_was, problems[i]);
      snprintf (name, sizeof name, "/cover/tree/rules-and-slices-make-no-difference-to-the-law/%s",
                problems[i]);
      check_claim (name, rules_and_slices_make_no_difference_to_the_law, problems[i]);
    }
  check_claim ("/cover/tree/folding-loses-no-count/queens8", folding_loses_no_count, "queens8");
  check_claim ("/cover/tree/folding-loses-no-count/langford7", folding_loses_no_count, "langford7");
  check_claim ("/cover/tree/a-snapshot-has-the-tree-so-far", a_snapshot_has_the_tree_so_far, NULL);
  check_claim ("/cover/tree/running-out-of-memory-costs-the-tree-only",
               running_out_of_memory_costs_the_tree_only, NULL);
  return check_finish ();
}
