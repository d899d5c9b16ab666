/* The record: every moment near, within a budget, however long the run. */
#include "check.h"
#include "failing-memory.h"
#include "problems.h"

#include "base-random.h"
#include "cover-record.h"

#include <string.h>

typedef struct
{
  CoverProblem *problem;
  CoverLinks *links;
  CoverSearch *search;
  CoverRecord *record;
} Run;

static Run
run_new (const char *problem, size_t budget, uint64_t spacing)
{
  Run run = { .problem = problem_named (problem) };

  check_equal_u64 (cover_links_new (run.problem, NULL, &run.links), BASE_OK);
  check_equal_u64 (cover_search_new (run.links, &run.search), BASE_OK);
  check_equal_u64 (cover_search_start (run.search, NULL, 0), BASE_OK);
  check_equal_u64 (cover_record_new (budget, spacing, &run.record), BASE_OK);
  check_equal_u64 (cover_search_run_recorded (run.search, &(CoverLimits){ 0 }, run.record),
                   COVER_RAN_TO_END);
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

/* The last checkpoint before a moment is at most a spacing and one node's work away. */
static void
every_moment_is_near (const void *data)
{
  Run run = run_new ("queens8", 0, 500);
  uint64_t end = cover_search_counters (run.search)->events;

  (void) data;
  for (uint64_t event = 0; event <= end; event += 97)
    {
      uint64_t there;

      cover_search_resume (run.search, run.record, event);
      there = cover_search_counters (run.search)->events;
      check_true (there <= event && event - there < 500 + 1000);
    }
  run_free (&run);
}

static void
stays_within_its_budget (const void *data)
{
  const size_t budget = 16384;
  Run run = run_new ("queens8", budget, 16);
  size_t n;
  uint64_t every;

  (void) data;
  check_true (cover_record_bytes (run.record) < 2 * budget); /* arrays may be half empty */
  check_true (cover_record_spacing (run.record) > 16);
  check_true (cover_record_n_checkpoints (run.record) >= 8);
  cover_record_marks (run.record, COVER_MARK_DEAD_END, &n, &every);
  check_true (n <= budget / 8 / sizeof (uint64_t));
  run_free (&run);
}

static void
eight_checkpoints_stay_however_large (const void *data)
{
  Run run = run_new ("queens8", 64, 16);

  (void) data;
  check_true (cover_record_n_checkpoints (run.record) >= 4
              && cover_record_n_checkpoints (run.record) <= 8);
  run_free (&run);
}

/* Each mark is at an event of its kind. */
static void
marks_are_where_things_happened (const void *data)
{
  Run run = run_new ("queens6", 0, 0);
  static const CoverEventKind kinds[] = { COVER_EVENT_SOLUTION, COVER_EVENT_DEAD_END };

  (void) data;
  for (int kind = 0; kind < COVER_MARK_KINDS; kind++)
    {
      const CoverCounters *counters = cover_search_counters (run.search);
      uint64_t expected, every;
      size_t n;
      const uint64_t *marks = cover_record_marks (run.record, (CoverMark) kind, &n, &every);

      cover_search_run (run.search, &(CoverLimits){ 0 });
      expected = kind == COVER_MARK_SOLUTION ? counters->solutions : counters->dead_ends;
      check_equal_u64 (every, 1);
      check_equal_u64 (n, expected);
      check_true (n > 0);
      for (size_t i = 0; i < n; i++)
        {
          CoverEvent event;

          cover_search_resume (run.search, run.record, marks[i] - 1);
          cover_search_advance (run.search, marks[i] - 1 - counters->events);
          check_true (cover_search_forward (run.search, &event));
          check_equal_u64 (event.kind, kinds[kind]);
        }
    }
  run_free (&run);
}

static void
thinned_marks_keep_one_in_every (const void *data)
{
  Run all = run_new ("queens8", 0, 0), thinned = run_new ("queens8", 1024, 0);
  size_t n_all, n;
  uint64_t every_all, every;
  const uint64_t *marks_all =
      cover_record_marks (all.record, COVER_MARK_SOLUTION, &n_all, &every_all);
  const uint64_t *marks = cover_record_marks (thinned.record, COVER_MARK_SOLUTION, &n, &every);

  (void) data;
  check_equal_u64 (n_all, 92);
  check_equal_u64 (every_all, 1);
  check_true (every > 1);
  check_equal_u64 (n, (92 + every - 1) / every);
  for (size_t i = 0; i < n; i++)
    check_equal_u64 (marks[i], marks_all[i * every]);
  run_free (&all);
  run_free (&thinned);
}

/* Whichever allocation of the record fails, the search finds all solutions; and the content of the
 * record is right. */
static void
running_out_of_memory_costs_checkpoints_only (const void *data)
{
  Run run = run_new ("queens6", 0, 200);

  (void) data;
  for (size_t n = 1;; n++)
    {
      CoverRecord *record;
      CoverOutcome outcome;
      size_t seen;

      check_equal_u64 (cover_search_start (run.search, NULL, 0), BASE_OK);
      check_equal_u64 (cover_record_new (0, 200, &record), BASE_OK);
      failing_memory_arm (n);
      outcome = cover_search_run_recorded (run.search, &(CoverLimits){ 0 }, record);
      seen = failing_memory_disarm ();
      check_equal_u64 (outcome, COVER_RAN_TO_END);
      check_equal_u64 (cover_search_counters (run.search)->solutions, 4);
      cover_search_resume (run.search, record, 1000);
      check_true (cover_search_counters (run.search)->events <= 1000);
      check_equal_u64 (cover_search_run (run.search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
      check_equal_u64 (cover_search_counters (run.search)->solutions, 4);
      cover_record_free (record);
      if (seen < n)
        break;
    }
  run_free (&run);
}

/* Moments are where the search stood; the last of them are before the reach, which is the whole run
 * here. */
static void
moments_are_where_the_search_stood (const void *data)
{
  Run run = run_new ("queens6", 0, 100);
  const CoverCounters *counters = cover_search_counters (run.search);
  uint32_t n_levels, deepest;
  const uint64_t *profile = cover_record_profile (run.record, &n_levels);

  (void) data;
  check_true (cover_record_finished (run.record));
  check_equal_memory (cover_record_reach (run.record), counters, sizeof *counters);
  check_equal_memory (profile, cover_search_profile (run.search, &deepest),
                      n_levels * sizeof *profile);
  check_equal_u64 (n_levels, deepest + 1);
  for (size_t i = 0; i < cover_record_n_checkpoints (run.record); i++)
    {
      const CoverMoment moment = cover_record_moment (run.record, i);

      check_equal_u64 (cover_search_start (run.search, NULL, 0), BASE_OK);
      cover_search_advance (run.search, moment.counters->events);
      check_equal_memory (moment.counters, counters, sizeof *counters);
      check_equal_u64 (moment.level, cover_search_level (run.search));
      for (uint32_t level = 0; level < moment.level; level++)
        check_equal_u64 (moment.choices[level], cover_search_frames (run.search)[level].node);
    }
  run_free (&run);
}

/* The part that a snapshot shares with a record outlives the record and its thinning. */
static void
a_snapshot_outlives_its_record (const void *data)
{
  Run run = run_new ("queens8", 1 << 14, 16);
  CoverRecord *growing, *early, *other;

  (void) data;
  check_equal_u64 (cover_search_start (run.search, NULL, 0), BASE_OK);
  check_equal_u64 (cover_record_new (1 << 14, 16, &growing), BASE_OK);
  cover_search_run_recorded (run.search, &(CoverLimits){ .nodes = 100 }, growing);
  check_equal_u64 (cover_record_snapshot (growing, &early), BASE_OK);
  check_true (!cover_record_finished (early));
  other = cover_record_ref (early);
  cover_search_run_recorded (run.search, &(CoverLimits){ 0 }, growing);
  check_true (cover_record_spacing (growing) > cover_record_spacing (early));
  cover_record_free (growing);
  cover_record_free (other);
  cover_search_resume (run.search, early, cover_record_reach (early)->events);
  check_equal_u64 (cover_search_run (run.search, &(CoverLimits){ 0 }), COVER_RAN_TO_END);
  check_equal_u64 (cover_search_counters (run.search)->solutions, 92);
  cover_record_free (early);
  run_free (&run);
}

int
main (void)
{
  check_claim ("/cover/record/moments-are-where-the-search-stood",
               moments_are_where_the_search_stood, NULL);
  check_claim ("/cover/record/a-snapshot-outlives-its-record", a_snapshot_outlives_its_record,
               NULL);
  check_claim ("/cover/record/every-moment-is-near", every_moment_is_near, NULL);
  check_claim ("/cover/record/stays-within-its-budget", stays_within_its_budget, NULL);
  check_claim ("/cover/record/eight-checkpoints-stay-however-large",
               eight_checkpoints_stay_however_large, NULL);
  check_claim ("/cover/record/marks-are-where-things-happened", marks_are_where_things_happened,
               NULL);
  check_claim ("/cover/record/thinned-marks-keep-one-in-every", thinned_marks_keep_one_in_every,
               NULL);
  check_claim ("/cover/record/running-out-of-memory-costs-checkpoints-only",
               running_out_of_memory_costs_checkpoints_only, NULL);
  return check_finish ();
}
