/* Forward and back: the inverse laws, on whole memory after every step. */
#include "check.h"
#include "problems.h"

#include "base-random.h"
#include "cover-record.h"

#include <stdlib.h>
#include <string.h>

static CoverSearch *
new_search (const CoverLinks *links, CoverRule rule, uint32_t n_givens)
{
  CoverSearch *search;

  check_equal_u64 (cover_search_new (links, &search), BASE_OK);
  cover_search_set_rule (search, rule, 5);
  check_equal_u64 (cover_search_start (search, (uint32_t[]){ 0 }, n_givens), BASE_OK);
  return search;
}

typedef struct
{
  const char *problem;
  CoverRule rule;
  uint32_t n_givens; /* none, or one: option 0 */
} Case;

static CoverLinks *
links_of (const Case *how, CoverProblem **out_problem)
{
  CoverLinks *links;

  *out_problem = problem_named (how->problem);
  check_equal_u64 (cover_links_new (*out_problem, NULL, &links), BASE_OK);
  return links;
}

/* Two searches, one of them a step ahead.  After the one ahead steps back, both must be the same,
 * and the event undone must be the last one done. */
static void
each_step_back_undoes_the_step (const void *data)
{
  CoverProblem *problem;
  CoverLinks *links = links_of (data, &problem);
  const Case *how = data;
  CoverSearch *ahead = new_search (links, how->rule, how->n_givens);
  CoverSearch *behind = new_search (links, how->rule, how->n_givens);
  CoverEvent done, undone, done_again;

  check_true (!cover_search_backward (ahead, NULL));
  while (cover_search_forward (ahead, &done))
    {
      check_true (cover_search_backward (ahead, &undone));
      check_true (undone.kind == done.kind && undone.level == done.level
                  && undone.node == done.node);
      check_true (cover_search_same (ahead, behind));
      check_true (cover_search_forward (ahead, &done_again));
      check_true (done_again.kind == done.kind && done_again.node == done.node);
      check_true (cover_search_forward (behind, NULL));
      check_true (cover_search_same (ahead, behind));
    }
  check_true (done.kind == COVER_EVENT_END);
  check_true (cover_search_counters (ahead)->events > 1);
  cover_search_free (ahead);
  cover_search_free (behind);
  cover_links_free (links);
  cover_problem_free (problem);
}

/* Step by step and as fast as it goes are the same search: same counts, same end; and all the way
 * back is the start, byte for byte. */
static void
stepping_is_running (const void *data)
{
  CoverProblem *problem;
  CoverLinks *links = links_of (data, &problem);
  const Case *how = data;
  CoverSearch *stepped = new_search (links, how->rule, how->n_givens);
  CoverSearch *ran = new_search (links, how->rule, how->n_givens);
  CoverSearch *fresh = new_search (links, how->rule, how->n_givens);
  uint64_t events;

  while (cover_search_forward (stepped, NULL))
    ;
  check_equal_u64 (cover_search_run (ran, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  check_true (cover_search_same (stepped, ran));
  events = cover_search_counters (ran)->events;
  check_equal_u64 (cover_search_retreat (ran, UINT64_MAX), events);
  check_true (cover_search_same (ran, fresh));
  check_equal_u64 (cover_search_counters (ran)->nodes, 0);
  cover_search_free (stepped);
  cover_search_free (ran);
  cover_search_free (fresh);
  cover_links_free (links);
  cover_problem_free (problem);
}

/* Same position, same state, whatever route led there: steps, leaps, runs to a solution, and
 * checkpoints. */
static void
any_route_leads_to_the_same_state (const void *data)
{
  CoverProblem *problem;
  CoverLinks *links = links_of (data, &problem);
  const Case *how = data;
  CoverSearch *walker = new_search (links, how->rule, how->n_givens);
  CoverSearch *straight = new_search (links, how->rule, how->n_givens);
  CoverRecord *record;
  BaseRandom random = { .state = 99 };
  uint64_t end;

  check_equal_u64 (cover_record_new (1 << 14, 64, &record), BASE_OK);
  check_equal_u64 (cover_search_run_recorded (walker, &(CoverLimits){ 0 }, record),
                   COVER_RAN_TO_END);
  end = cover_search_counters (walker)->events;
  for (int i = 0; i < (check_quick () ? 100 : 1000); i++)
    {
      uint64_t target = base_random_next (&random) % (end + 1), now;

      switch (base_random_below (&random, 4))
        {
        case 0:
          cover_search_resume (walker, record, target);
          break;
        case 1:
          cover_search_run (
              walker, &(CoverLimits){ .solutions = cover_search_counters (walker)->solutions + 1 });
          break;
        case 2:
          cover_search_retreat (walker, base_random_next (&random) % end);
          break;
        default:
          break;
        }
      now = cover_search_counters (walker)->events;
      check_equal_u64 (now <= target ? cover_search_advance (walker, target - now)
                                     : cover_search_retreat (walker, now - target),
                       now <= target ? target - now : now - target);
      check_equal_u64 (cover_search_start (straight, (uint32_t[]){ 0 }, how->n_givens), BASE_OK);
      check_equal_u64 (cover_search_advance (straight, target), target);
      check_true (cover_search_same (walker, straight));
    }
  cover_record_free (record);
  cover_search_free (walker);
  cover_search_free (straight);
  cover_links_free (links);
  cover_problem_free (problem);
}

/* Kinds are stopped at where a walk event by event meets them, both ways, and nowhere else. */
static void
kinds_are_stopped_at (const void *data)
{
  static const uint32_t kinds[] = {
    1u << COVER_EVENT_SOLUTION,
    1u << COVER_EVENT_CHOOSE,
    1u << COVER_EVENT_GIVEN | 1u << COVER_EVENT_DEAD_END | 1u << COVER_EVENT_RELINK,
    1u << COVER_EVENT_TRY | 1u << COVER_EVENT_UNTRY | 1u << COVER_EVENT_END,
  };
  CoverProblem *problem;
  CoverLinks *links = links_of (data, &problem);
  const Case *how = data;
  CoverSearch *leaper = new_search (links, how->rule, how->n_givens);
  CoverSearch *walker = new_search (links, how->rule, how->n_givens);
  CoverEvent event;

  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    {
      while (cover_search_advance_to (leaper, UINT64_MAX, kinds[i]) > 0)
        {
          do
            check_true (cover_search_forward (walker, NULL));
          while (cover_search_peek (walker, &event) && (kinds[i] >> event.kind & 1) == 0);
          check_true (cover_search_same (leaper, walker));
        }
      while (cover_search_retreat_to (leaper, UINT64_MAX, kinds[i]) > 0)
        {
          do
            check_true (cover_search_backward (walker, &event));
          while (cover_search_counters (walker)->events > 0 && (kinds[i] >> event.kind & 1) == 0);
          check_true (cover_search_same (leaper, walker));
        }
    }
  check_equal_u64 (cover_search_advance_to (leaper, 3, 0), 3);
  check_equal_u64 (cover_search_retreat_to (leaper, 2, 0), 2);
  cover_search_free (leaper);
  cover_search_free (walker);
  cover_links_free (links);
  cover_problem_free (problem);
}

static const Case cases[] = {
  { "empty", COVER_RULE_FEWEST, 0 },     { "hopeless", COVER_RULE_FEWEST, 0 },
  { "knuth", COVER_RULE_FEWEST, 0 },     { "knuth", COVER_RULE_FIRST, 0 },
  { "knuth", COVER_RULE_RANDOM, 1 },     { "queens5", COVER_RULE_FEWEST, 0 },
  { "queens6", COVER_RULE_RANDOM, 1 },   { "langford4", COVER_RULE_FIRST, 0 },
  { "random1", COVER_RULE_FEWEST, 0 },   { "random2", COVER_RULE_RANDOM, 1 },
  { "coloured1", COVER_RULE_FEWEST, 0 }, { "coloured2", COVER_RULE_FIRST, 1 },
  { "coloured3", COVER_RULE_RANDOM, 0 }, { "coloured4", COVER_RULE_FEWEST, 1 },
  { "coloured5", COVER_RULE_FEWEST, 0 },
};

int
main (void)
{
  static const char *const rules[] = { "fewest", "first", "random" };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      char tail[64], name[128];

      snprintf (tail, sizeof tail, "%s-%s%s", cases[i].problem, rules[cases[i].rule],
                cases[i].n_givens > 0 ? "-given" : "");
      snprintf (name, sizeof name, "/cover/back/each-step-back-undoes-the-step/%s", tail);
      check_claim (name, each_step_back_undoes_the_step, &cases[i]);
      snprintf (name, sizeof name, "/cover/back/stepping-is-running/%s", tail);
      check_claim (name, stepping_is_running, &cases[i]);
      if (strcmp (cases[i].problem, "empty") != 0)
        {
          snprintf (name, sizeof name, "/cover/back/kinds-are-stopped-at/%s", tail);
          check_claim (name, kinds_are_stopped_at, &cases[i]);
        }
      snprintf (name, sizeof name, "/cover/back/any-route-leads-to-the-same-state/%s", tail);
      check_claim (name, any_route_leads_to_the_same_state, &cases[i]);
    }
  return check_finish ();
}
