/* The same work as in the files of the corpora: solutions, updates and nodes to the unit, by
 * Knuth's rules. */
#include "classic.h"

#include <stdio.h>

typedef struct
{
  const char *word;
  uint64_t solutions, updates, nodes;
  const char *file; /* the file of this row */
  uint32_t n_givens;
  bool is_long;
} Row;

/* The first row of the Latin square is given. */
static const Row rows[] = {
  { "queens:8", 92, 16230, 1020, "queens8", 0, false },
  { "queens:10", 724, 199976, 11685, "queens10", 0, false },
  { "queens:12", 14200, 3611291, 212684, "queens12", 0, false },
  { "langford:11", 35584, 5974979, 439747, "langford11_full", 0, false },
  { "langford:12", 216288, 38673459, 2831065, "langford12_full", 0, true },
  { "pentominoes:6x10", 9356, 1242377480, 3637261, "pent6x10", 0, true },
  { "dominoes:8x8", 12988816, 184609612, 50102176, "domino8x8", 0, true },
  { "latin:6", 1128960, 91695851, 12818871, "latin6_row1fixed", 6, true },
};

static void
is_as_much_work (const void *data)
{
  const Row *row = data;
  uint32_t givens[6];
  char path[64];
  ClassicPair classic;
  CoverCounters counters;

  snprintf (path, sizeof path, "exact_cover/%s.dlx", row->file);
  fclose (check_open_corpus (path));
  if (row->is_long && check_quick ())
    check_skip ("this run is quick");
  classic = classic_of (row->word);
  /* Cell i of the first row holds i + 1. */
  for (uint32_t i = 0; i < row->n_givens; i++)
    givens[i] = i * row->n_givens + i;
  counters = classic_count (classic.problem, givens, row->n_givens);
  check_equal_u64 (counters.solutions, row->solutions);
  check_equal_u64 (counters.updates, row->updates);
  check_equal_u64 (counters.nodes, row->nodes);
  classic_clear (&classic);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/classics/corpora/as-much-work/%s", rows[i].file);
      check_claim (name, is_as_much_work, &rows[i]);
    }
  return check_finish ();
}
