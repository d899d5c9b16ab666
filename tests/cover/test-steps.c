/* Searches so large that a node may take long: they can be stopped inside one. */
#include "check.h"
#include "problems.h"

#include "base-random.h"
#include "cover-links.h"
#include "cover-wide-private.h"

#include <stdio.h>
#include <string.h>

/* A strip of dominoes: one solution, with as many choices as pieces. */
static CoverProblem *
strip (uint32_t n_cells)
{
  CoverProblem *problem = cover_problem_new ();
  char name[16];
  uint32_t number;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    check_equal_u64 (cover_problem_add_item (problem, name,
                                             (size_t) snprintf (name, sizeof name, "%u", cell),
                                             true, &number),
                     BASE_OK);
  for (uint32_t cell = 0; cell + 1 < n_cells; cell++)
    check_equal_u64 (
        cover_problem_add_option (problem, (CoverTerm[]){ { .item = cell }, { .item = cell + 1 } },
                                  2, &number),
        BASE_OK);
  return problem;
}

/* Options of half of all items each, and all items but one: a choice passes nearly every node there
 * is. */
static CoverProblem *
dense (uint32_t n_items, uint32_t n_options)
{
  CoverProblem *problem = strip (n_items);
  BaseRandom random = { .state = 3 };
  CoverTerm terms[2048];
  uint32_t number;

  for (uint32_t option = 0; option < n_options; option++)
    {
      uint32_t n = 0;

      for (uint32_t item = 0; item < n_items; item++)
        if (base_random_below (&random, 2) == 0)
          terms[n++] = (CoverTerm){ .item = item };
      check_equal_u64 (cover_problem_add_option (problem, terms, n, &number), BASE_OK);
    }
  return problem;
}

typedef struct
{
  CoverLinks *links;
  CoverWalk walk;
} Steps;

static Steps
steps_new (const CoverProblem *problem)
{
  Steps self;

  check_equal_u64 (cover_links_new (problem, NULL, &self.links), BASE_OK);
  check_equal_u64 (cover_walk_init (&self.walk, self.links->n_primary), BASE_OK);
  self.walk.rule = COVER_RULE_FEWEST;
  self.walk.pause_nodes = self.walk.pause_events = self.walk.pause_work = UINT64_MAX;
  self.walk.pause_solutions = UINT64_MAX;
  return self;
}

static void
steps_free (Steps *self)
{
  cover_walk_clear (&self->walk);
  cover_links_free (self->links);
}

/* Events, which is what takes time, between two looks at a flag. */
#define MOST_BETWEEN_LOOKS 140000

static void
a_node_is_left_after_a_bounded_number_of_events (const void *data)
{
  CoverProblem *problem = dense (1200, 400);
  Steps steps = steps_new (problem), whole = steps_new (problem);
  CoverPause pause = COVER_PAUSE_BUDGET;
  uint64_t n_inside = 0;

  (void) data;
  while (pause == COVER_PAUSE_BUDGET)
    {
      const uint64_t before = steps.walk.counters.events;

      pause = cover_wide_run_in_steps (&steps.walk, steps.links);
      check_true (steps.walk.counters.events - before < MOST_BETWEEN_LOOKS);
      n_inside += steps.walk.next != COVER_EVENT_CHOOSE;
    }
  check_true (n_inside > 2);
  check_equal_u64 (pause, COVER_PAUSE_END);
  check_equal_u64 (cover_wide_run (&whole.walk, whole.links), COVER_PAUSE_END);
  check_equal_memory (&steps.walk.counters, &whole.walk.counters, sizeof whole.walk.counters);
  check_equal_memory (steps.links->block, whole.links->block, whole.links->block_size);
  steps_free (&steps);
  steps_free (&whole);
  cover_problem_free (problem);
}

/* With a flag that is never set, it runs in steps, and stops where it would without. */
static void
limits_fall_where_they_do_without_a_flag (const void *data)
{
  CoverProblem *problem = strip (9000);
  CoverSearch *searches[2];
  CoverLinks *links;
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  check_equal_u64 (cover_links_new (problem, NULL, &links), BASE_OK);
  for (unsigned i = 0; i < 2; i++)
    {
      check_equal_u64 (cover_search_new (links, &searches[i]), BASE_OK);
      check_equal_u64 (cover_search_start (searches[i], NULL, 0), BASE_OK);
    }
  for (uint64_t nodes = 700; nodes < 4500; nodes += 1234)
    for (unsigned i = 0; i < 2; i++)
      {
        const CoverLimits limits = { .nodes = nodes, .stop = i == 0 ? NULL : &stop };

        check_equal_u64 (cover_search_run (searches[i], &limits), COVER_RAN_TO_LIMIT);
        check_equal_u64 (cover_search_counters (searches[i])->nodes, nodes);
      }
  for (unsigned i = 0; i < 2; i++)
    {
      const CoverLimits limits = { .solutions = 1, .stop = i == 0 ? NULL : &stop };

      check_equal_u64 (cover_search_run (searches[i], &limits), COVER_RAN_TO_LIMIT);
      check_equal_u64 (cover_search_run (searches[i], &(CoverLimits){ .stop = limits.stop }),
                       COVER_RAN_TO_END);
    }
  check_equal_memory (cover_search_counters (searches[0]), cover_search_counters (searches[1]),
                      sizeof (CoverCounters));
  base_stop_raise (&stop);
  check_equal_u64 (cover_search_start (searches[0], NULL, 0), BASE_OK);
  check_equal_u64 (cover_search_run (searches[0], &(CoverLimits){ .stop = &stop }),
                   COVER_RAN_TO_STOP);
  check_equal_u64 (cover_search_counters (searches[0])->events, 0);
  cover_search_free (searches[0]);
  cover_search_free (searches[1]);
  cover_links_free (links);
  cover_problem_free (problem);
}

int
main (void)
{
  check_claim ("/cover/steps/a-node-is-left-after-a-bounded-number-of-events",
               a_node_is_left_after_a_bounded_number_of_events, NULL);
  check_claim ("/cover/steps/limits-fall-where-they-do-without-a-flag",
               limits_fall_where_they_do_without_a_flag, NULL);
  return check_finish ();
}
