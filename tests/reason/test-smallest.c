/* The smallest set of items is compared with plain enumeration, on small covers that are drawn at
 * random. */
#include "base-random.h"
#include "check.h"
#include "cover-problem.h"
#include "reason-path.h"

#include <stdio.h>
#include <stdlib.h>

#define N_ITEMS   10u
#define N_OPTIONS 22u
#define MOST      3u /* items in an option */

/* A cover as masks of items. */
typedef struct
{
  uint32_t n_primary;
  uint32_t items[N_OPTIONS];
} Cover;

static Cover
draw_cover (uint64_t seed)
{
  BaseRandom random = { .state = base_mix (seed) };
  Cover cover = { .n_primary = 7 + (uint32_t) (seed % 4) };

  for (uint32_t option = 0; option < N_OPTIONS; option++)
    {
      const uint32_t n = 1 + (uint32_t) (base_random_next (&random) % MOST);

      cover.items[option] = (uint32_t) 1 << base_random_next (&random) % cover.n_primary;
      for (uint32_t i = 1; i < n; i++)
        cover.items[option] |= (uint32_t) 1 << base_random_next (&random) % N_ITEMS;
    }
  return cover;
}

static CoverProblem *
make_problem (const Cover *cover)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t index;
  char name[8];

  check_true (problem != NULL);
  for (uint32_t item = 0; item < N_ITEMS; item++)
    {
      const int length = snprintf (name, sizeof name, "i%u", (unsigned) item);

      check_equal_u64 (
          cover_problem_add_item (problem, name, (size_t) length, item < cover->n_primary, &index),
          BASE_OK);
    }
  for (uint32_t option = 0; option < N_OPTIONS; option++)
    {
      CoverTerm terms[N_ITEMS] = { { 0 } };
      uint32_t n = 0;

      for (uint32_t item = 0; item < N_ITEMS; item++)
        if (cover->items[option] >> item & 1)
          terms[n++].item = item;
      check_equal_u64 (cover_problem_add_option (problem, terms, n, &index), BASE_OK);
    }
  return problem;
}

/* Whether options can be chosen beside those that cover `covered` so that all of `wanted` are
 * covered. */
static bool
can_cover (const Cover *cover, uint32_t covered, uint32_t wanted)
{
  const uint32_t left = wanted & ~covered;

  if (left == 0)
    return true;
  for (uint32_t option = 0; option < N_OPTIONS; option++)
    if ((cover->items[option] & (left & -left)) != 0 && (cover->items[option] & covered) == 0
        && can_cover (cover, covered | cover->items[option], wanted))
      return true;
  return false;
}

/* How many items refute the option, at least; 0: none do. */
static uint32_t
enumerate_smallest (const Cover *cover, uint32_t option)
{
  uint32_t least = 0;

  for (uint32_t set = 1; set < (uint32_t) 1 << cover->n_primary; set++)
    {
      const uint32_t n = (uint32_t) __builtin_popcount (set);

      if ((least == 0 || n < least) && !can_cover (cover, cover->items[option], set))
        least = n;
    }
  return least;
}

static uint32_t
mask_of (const ReasonStep *step)
{
  uint32_t mask = 0;

  for (uint32_t i = 0; i < step->n_items; i++)
    mask |= (uint32_t) 1 << step->items[i];
  return mask;
}

static void
compare_cover (uint64_t seed, uint32_t counts[N_ITEMS])
{
  const Cover cover = draw_cover (seed);
  CoverProblem *problem = make_problem (&cover);
  ReasonPlan *plan;
  ReasonPath *path;

  check_equal_u64 (reason_plan_new (problem, NULL, NULL, &plan), BASE_OK);
  check_equal_u64 (reason_path_new (plan, &path), BASE_OK);
  check_equal_u64 (reason_path_begin (path, &(ReasonStart){ 0 }), BASE_OK);
  for (uint32_t option = 0; option < N_OPTIONS; option++)
    {
      const uint32_t expected = enumerate_smallest (&cover, option);
      ReasonStep step;
      bool found;

      check_equal_u64 (reason_path_why (path, option, &found, &step), BASE_OK);
      check_equal_u64 (found, expected > 0);
      counts[expected]++;
      if (!found)
        continue;
      check_true (step.is_smallest);
      check_equal_u64 (step.n_items, expected);
      check_true (!can_cover (&cover, cover.items[option], mask_of (&step)));
    }
  reason_path_free (path);
  reason_plan_free (plan);
  cover_problem_free (problem);
}

static void
agrees_with_enumeration (const void *data)
{
  const uint64_t n = check_quick () ? 50 : 1000;
  uint32_t counts[N_ITEMS] = { 0 };

  (void) data;
  for (uint64_t seed = 1; seed <= n; seed++)
    compare_cover (seed, counts);
  printf ("# options that nothing refutes: %u; by size of the smallest set:", counts[0]);
  for (uint32_t size = 1; size < N_ITEMS; size++)
    printf (" %u", counts[size]);
  printf ("\n");
  check_true (counts[0] > 0 && counts[1] > 0 && counts[2] > 0 && counts[3] > 0);
}

/* Each step of a path refutes what it strikes, in the position before it. */
static void
steps_refute (const void *data)
{
  (void) data;
  for (uint64_t seed = 1; seed <= 300; seed++)
    {
      const Cover cover = draw_cover (seed);
      CoverProblem *problem = make_problem (&cover);
      bool is_out[N_OPTIONS] = { false };
      ReasonState state;
      ReasonPlan *plan;
      ReasonPath *path;
      ReasonStep step;
      Cover now = cover;

      check_equal_u64 (reason_plan_new (problem, NULL, NULL, &plan), BASE_OK);
      check_equal_u64 (reason_path_new (plan, &path), BASE_OK);
      check_equal_u64 (reason_path_begin (path, &(ReasonStart){ 0 }), BASE_OK);
      while (reason_path_next (path, &step, &state) == BASE_OK && state == REASON_GOES_ON)
        {
          for (uint32_t i = 0; i < step.n_struck; i++)
            check_true (!can_cover (&now, cover.items[step.struck[i]], mask_of (&step)));
          for (uint32_t option = 0; option < N_OPTIONS; option++)
            if (step.placed != COVER_NONE && option != step.placed
                && (cover.items[option] & cover.items[step.placed]) != 0)
              is_out[option] = true;
          for (uint32_t i = 0; i < step.n_struck; i++)
            is_out[step.struck[i]] = true;
          for (uint32_t option = 0; option < N_OPTIONS; option++)
            if (is_out[option])
              now.items[option] = UINT32_MAX; /* it can be chosen no more */
        }
      check_true (state != REASON_GOES_ON);
      reason_path_free (path);
      reason_plan_free (plan);
      cover_problem_free (problem);
    }
}

int
main (void)
{
  check_claim ("/reason/smallest/agrees-with-enumeration", agrees_with_enumeration, NULL);
  check_claim ("/reason/path/steps-refute-what-they-strike", steps_refute, NULL);
  return check_finish ();
}
