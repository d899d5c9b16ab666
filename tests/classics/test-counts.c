/* The number of solutions of each classic, from the literature. */
#include "classic.h"

#include <stdio.h>

typedef struct
{
  const char *word;
  uint64_t solutions;
  bool is_long;
} Known;

static const Known known[] = {
  { "knuth", 1, false },
  { "nope", 1, false },
  { "xcc", 1, false },
  { "dominoes:1x1", 0, false },
  { "dominoes", 3, false },
  { "dominoes:3x2", 3, false },
  { "dominoes:2x10", 89, false },
  { "dominoes:4x4", 36, false },
  { "dominoes:6x6", 6728, false },
  { "mutilated:2", 0, false },
  { "mutilated", 0, false },
  { "mutilated:5", 0, false },
  { "mutilated:6", 0, false },
  { "mutilated:8", 0, false },
  { "langford:1", 0, false },
  { "langford:2", 0, false },
  { "langford:3", 2, false },
  { "langford", 2, false },
  { "langford:5", 0, false },
  { "langford:6", 0, false },
  { "langford:7", 52, false },
  { "langford:8", 300, false },
  { "queens:1", 1, false },
  { "queens:2", 0, false },
  { "queens:3", 0, false },
  { "queens:4", 2, false },
  { "queens:5", 10, false },
  { "queens:6", 4, false },
  { "queens:7", 40, false },
  { "queens:8", 92, false },
  { "queens:9", 352, false },
  { "latin:1", 1, false },
  { "latin:2", 2, false },
  { "latin:3", 12, false },
  { "latin", 576, false },
  { "latin:5", 161280, true },
  { "pentominoes:3x20", 8, true },
  { "pentominoes:4x15", 1472, true },
  { "pentominoes:5x12", 4040, true },
  { "pentominoes:6x10", 9356, true },
  { "pentominoes:8x8", 520, true },
};

static void
has_as_many_solutions (const void *data)
{
  const Known *what = data;
  ClassicPair classic;

  if (what->is_long && check_quick ())
    check_skip ("this run is quick");
  classic = classic_of (what->word);
  check_equal_u64 (classic_count (classic.problem, NULL, 0).solutions, what->solutions);
  classic_clear (&classic);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/classics/solutions/%s/%llu", known[i].word,
                (unsigned long long) known[i].solutions);
      check_claim (name, has_as_many_solutions, &known[i]);
    }
  return check_finish ();
}
