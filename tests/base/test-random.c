#include "base-random.h"

#include "check.h"

/* The first numbers of SplitMix64 with seed 0, as published.  Its state steps by an odd constant,
 * ours by one, so here the state is stepped by hand. */
static void
mixes_as_published (const void *data)
{
  static const uint64_t published[] = { 0xe220a8397b1dcdafu, 0x6e789e6aa1b965f4u,
                                        0x06c45d188009454fu };
  uint64_t state = 0;

  (void) data;
  for (size_t i = 0; i < sizeof published / sizeof *published; i++)
    {
      check_equal_u64 (base_mix (state), published[i]);
      state += 0x9e3779b97f4a7c15u;
    }
}

static void
seed_decides (const void *data)
{
  BaseRandom one = { 42 }, same = { 42 }, other = { 43 };
  bool differs = false;

  (void) data;
  for (int i = 0; i < 100; i++)
    {
      uint64_t number = base_random_next (&one);

      check_equal_u64 (base_random_next (&same), number);
      differs |= base_random_next (&other) != number;
    }
  check_true (differs);
}

/* A million draws below 10: each value within 5 standard deviations (300) of its share. */
static void
shares_are_fair (const void *data)
{
  BaseRandom random = { 1 };
  uint32_t drawn[10] = { 0 };

  (void) data;
  for (int i = 0; i < 1000000; i++)
    {
      uint32_t number = base_random_below (&random, 10);

      check_true (number < 10);
      drawn[number]++;
    }
  for (int i = 0; i < 10; i++)
    check_true (drawn[i] > 98500 && drawn[i] < 101500);
}

static void
edges (const void *data)
{
  (void) data;
  check_equal_u64 (base_below (0, 1), 0);
  check_equal_u64 (base_below (UINT64_MAX, 1), 0);
  check_equal_u64 (base_below (UINT64_MAX, UINT32_MAX), UINT32_MAX - 1);
}

int
main (void)
{
  check_claim ("/base/random/mixes-as-published", mixes_as_published, NULL);
  check_claim ("/base/random/the-seed-decides", seed_decides, NULL);
  check_claim ("/base/random/shares-are-fair", shares_are_fair, NULL);
  check_claim ("/base/random/below-never-reaches-its-bound", edges, NULL);
  return check_finish ();
}
