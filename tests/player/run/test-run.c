/* Runs search alike in any slices, recorded or not, and share their subject. */
#include "courses.h"
#include "cover-record.h"
#include "cover-search.h"
#include "failing-memory.h"

#include <pthread.h>
#include <string.h>

static Run *
make_run (const char *word, bool bare)
{
  Subject *subject = courses_subject (word);
  Run *run = NULL;

  check_equal_u64 (run_new (subject, &(RunOptions){ .bare = bare }, &run), BASE_OK);
  subject_unref (subject);
  return run;
}

typedef struct
{
  uint64_t n_slices, most_slices, nodes;
} Slices;

static bool
count_slice (void *data, Run *run)
{
  Slices *slices = data;

  slices->nodes = cover_search_counters (run_search (run))->nodes;
  return ++slices->n_slices != slices->most_slices;
}

static void
slices_do_not_change_the_search (const void *data)
{
  static const uint64_t sizes[] = { 0, 1, 7, 100, 1000000 };
  Run *whole = make_run ("queens:6", false);
  const CoverCounters *expected = cover_search_counters (run_search (whole));

  (void) data;
  check_equal_u64 (run_search_on (whole, &(RunPlan){ 0 }), COVER_RAN_TO_END);
  check_equal_u64 (expected->solutions, 4);
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    for (int bare = 0; bare < 2; bare++)
      {
        Run *run = make_run ("queens:6", bare != 0);
        Slices slices = { 0 };
        const RunPlan plan = { .slice_nodes = sizes[i],
                               .after_slice = count_slice,
                               .data = &slices };
        CoverCounters counters;

        check_equal_u64 (run_search_on (run, &plan), COVER_RAN_TO_END);
        counters = *cover_search_counters (run_search (run));
        check_equal_memory (&counters, expected, sizeof counters);
        check_equal_u64 (slices.nodes, expected->nodes);
        check_true (slices.n_slices >= (sizes[i] > 0 ? expected->nodes / sizes[i] : 1));
        run_unref (run);
      }
  run_unref (whole);
}

static void
ends_a_plan_at_its_limits (const void *data)
{
  Run *run = make_run ("queens:8", true);
  const CoverCounters *counters = cover_search_counters (run_search (run));
  Slices slices = { .most_slices = 3 };
  BaseStop stop;

  (void) data;
  check_equal_u64 (run_search_on (run, &(RunPlan){ .limits = { .nodes = 25 }, .slice_nodes = 10 }),
                   COVER_RAN_TO_LIMIT);
  check_equal_u64 (counters->nodes, 25);
  check_equal_u64 (
      run_search_on (run, &(RunPlan){ .limits = { .solutions = 5 }, .slice_nodes = 10 }),
      COVER_RAN_TO_LIMIT);
  check_equal_u64 (counters->solutions, 5);
  slices.nodes = counters->nodes;
  check_equal_u64 (
      run_search_on (run,
                     &(RunPlan){ .slice_nodes = 2, .after_slice = count_slice, .data = &slices }),
      COVER_RAN_TO_LIMIT);
  check_equal_u64 (slices.n_slices, 3);
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (
      run_search_on (run, &(RunPlan){ .limits = { .stop = &stop }, .slice_nodes = 10 }),
      COVER_RAN_TO_STOP);
  check_equal_u64 (run_search_on (run, &(RunPlan){ .slice_nodes = 10 }), COVER_RAN_TO_END);
  check_equal_u64 (counters->solutions, 92);
  run_unref (run);
}

static void
has_the_givens_among_the_options_of_a_solution (const void *data)
{
  Run *run = make_run ("1004000000000320", true);
  bool filled[16] = { false };
  const uint32_t *options;
  uint32_t n;

  (void) data;
  check_equal_u64 (run_search_on (run, &(RunPlan){ .limits = { .solutions = 1 } }),
                   COVER_RAN_TO_LIMIT);
  options = run_options (run, &n);
  check_equal_u64 (n, 16);
  check_equal_u64 (run_subject (run)->n_givens, 4);
  check_equal_memory (options, run_subject (run)->givens, 4 * sizeof *options);
  for (uint32_t i = 0; i < n; i++)
    filled[options[i] / 4] = true;
  for (uint32_t i = 0; i < 16; i++)
    check_true (filled[i]);
  run_unref (run);
}

static void
refuses_givens_that_clash (const void *data)
{
  static const uint32_t givens[] = { 0, 1 };
  CoverProblem *problem = cover_problem_new ();
  const CoverTerm term = { 0 };
  SubjectParts parts = { .problem = problem, .givens = givens, .n_givens = 2 };
  Subject *subject = NULL;
  Run *run = NULL;
  uint32_t index;

  (void) data;
  check_equal_u64 (cover_problem_add_item (problem, "A", 1, true, &index), BASE_OK);
  for (int i = 0; i < 2; i++)
    check_equal_u64 (cover_problem_add_option (problem, &term, 1, &index), BASE_OK);
  check_equal_u64 (subject_new (&parts, &subject), BASE_OK);
  check_equal_u64 (run_new (subject, &(RunOptions){ 0 }, &run), BASE_BAD_INPUT);
  check_true (run == NULL);
  subject_unref (subject);
}

/* The search may be ahead of the published part; another player stays where it is. */
static void
publishes_what_was_searched_until_then (const void *data)
{
  Run *run = make_run ("queens:6", false);
  const CoverCounters *counters = cover_search_counters (run_search (run));
  Player *player = NULL;
  CoverRecord *old = NULL;
  uint64_t end;

  (void) data;
  check_true (run_player (run) == NULL);
  run_search_on (run, &(RunPlan){ .limits = { .nodes = 10 } });
  check_equal_u64 (run_snapshot (run, &old), BASE_OK);
  check_equal_u64 (run_publish (run), BASE_OK);
  end = player_end (run_player (run));
  check_equal_u64 (end, counters->events);
  check_equal_u64 (run_new_player (run, &player), BASE_OK);
  check_equal_u64 (player_seek (player, end), BASE_OK);
  run_search_on (run, &(RunPlan){ 0 });
  check_equal_u64 (player_end (run_player (run)), end);
  check_equal_u64 (run_publish (run), BASE_OK);
  check_equal_u64 (player_end (run_player (run)), counters->events);
  check_equal_u64 (player_end (player), end);
  run_catch_up (run, player);
  check_equal_u64 (player_end (player), counters->events);
  check_equal_u64 (player_position (player), end);
  check_equal_u64 (run_follow (run, old), BASE_BAD_INPUT);
  check_equal_u64 (player_end (run_player (run)), counters->events);
  player_free (player);
  run_unref (run);
}

/* The newest snapshot on its way from the thread that searches. */
typedef struct
{
  Run *run;
  pthread_mutex_t lock;
  CoverRecord *snapshot;
  bool ended;
} Post;

static bool
post_snapshot (void *data, Run *run)
{
  Post *post = data;
  CoverRecord *snapshot = NULL, *old;

  if (run_snapshot (run, &snapshot) != BASE_OK)
    return false;
  pthread_mutex_lock (&post->lock);
  old = post->snapshot;
  post->snapshot = snapshot;
  pthread_mutex_unlock (&post->lock);
  cover_record_free (old);
  return true;
}

static void *
search_run (void *data)
{
  Post *post = data;

  run_search_on (post->run,
                 &(RunPlan){ .slice_nodes = 50, .after_slice = post_snapshot, .data = post });
  pthread_mutex_lock (&post->lock);
  post->ended = true;
  pthread_mutex_unlock (&post->lock);
  return NULL;
}

/* Returns whether more may come. */
static bool
follow_post (Post *post)
{
  CoverRecord *snapshot;
  bool ended;

  pthread_mutex_lock (&post->lock);
  snapshot = post->snapshot;
  post->snapshot = NULL;
  ended = post->ended;
  pthread_mutex_unlock (&post->lock);
  if (snapshot != NULL)
    check_equal_u64 (run_follow (post->run, snapshot), BASE_OK);
  return !ended;
}

static void
one_thread_searches_while_another_follows (const void *data)
{
  Run *whole = make_run ("queens:8", false);
  Post post = { .run = make_run ("queens:8", false), .lock = PTHREAD_MUTEX_INITIALIZER };
  const PlayerState *state;
  pthread_t thread;
  bool more;

  (void) data;
  check_equal_u64 (courses_reach (whole, "end"), BASE_OK);
  check_equal_u64 (pthread_create (&thread, NULL, search_run, &post), 0);
  do
    {
      more = follow_post (&post);
      if (run_player (post.run) == NULL)
        continue;
      state = run_state_at (post.run, player_end (run_player (post.run)) / 2);
      check_equal_u64 (state->counters->nodes,
                       run_state_at (whole, state->position)->counters->nodes);
    }
  while (more);
  pthread_join (thread, NULL);
  check_equal_u64 (player_end (run_player (post.run)), player_end (run_player (whole)));
  check_true (cover_record_finished (player_record (run_player (post.run))));
  run_unref (post.run);
  run_unref (whole);
}

static void
lives_until_its_last_user_has_gone (const void *data)
{
  Subject *subject = courses_subject ("queens:4");
  Run *run = NULL;

  (void) data;
  check_equal_u64 (run_new (subject, &(RunOptions){ .rule = COVER_RULE_RANDOM, .seed = 7 }, &run),
                   BASE_OK);
  subject_unref (subject);
  check_true (run_ref (run) == run);
  run_unref (run);
  check_equal_u64 (run_rule (run), COVER_RULE_RANDOM);
  check_equal_u64 (run_seed (run), 7);
  check_true (run_subject (run) == subject);
  check_equal_u64 (courses_reach (run, "end"), BASE_OK);
  check_equal_u64 (run_state_at (run, 0)->position, 0);
  run_unref (run);
  run_unref (NULL);
}

/* Uses all functions of a run, until something fails. */
static BaseStatus
use_run (Subject *subject, const RunMoment *first, const RunMoment *second)
{
  Run *run = NULL;
  Player *player = NULL;
  BaseStatus status = run_new (subject, &(RunOptions){ 0 }, &run);

  if (status == BASE_OK)
    status = run_reach (run, first, NULL, NULL, NULL);
  if (status == BASE_OK)
    status = run_reach (run, second, NULL, NULL, NULL);
  if (status == BASE_OK)
    check_equal_u64 (player_position (run_player (run)), player_end (run_player (run)));
  if (status == BASE_OK)
    status = run_new_player (run, &player);
  player_free (player);
  run_unref (run);
  return status;
}

/* Every allocation fails once.  Some of the record's own are no failure: it then keeps fewer
 * marks. */
static void
works_or_says_that_there_is_no_memory (const void *data)
{
  Subject *subject = courses_subject ("queens:4");
  const RunMoment first = courses_moment ("2nd choice at level 2", NULL);
  const RunMoment second = courses_moment ("end", NULL);
  uint32_t n_failed = 0;
  size_t n_used;

  (void) data;
  for (size_t n = 1;; n++)
    {
      BaseStatus status;

      failing_memory_arm (n);
      status = use_run (subject, &first, &second);
      n_used = failing_memory_disarm ();
      if (n_used < n)
        {
          check_equal_u64 (status, BASE_OK);
          break;
        }
      check_true (status == BASE_NO_MEMORY || status == BASE_OK);
      n_failed += status == BASE_NO_MEMORY;
    }
  check_true (n_failed > 20);
  subject_unref (subject);
}

int
main (void)
{
  check_claim ("/run/slices-do-not-change-the-search", slices_do_not_change_the_search, NULL);
  check_claim ("/run/ends-a-plan-at-its-limits", ends_a_plan_at_its_limits, NULL);
  check_claim ("/run/has-the-givens-among-the-options-of-a-solution",
               has_the_givens_among_the_options_of_a_solution, NULL);
  check_claim ("/run/refuses-givens-that-clash", refuses_givens_that_clash, NULL);
  check_claim ("/run/publishes-what-was-searched-until-then",
               publishes_what_was_searched_until_then, NULL);
  check_claim ("/run/one-thread-searches-while-another-follows",
               one_thread_searches_while_another_follows, NULL);
  check_claim ("/run/lives-until-its-last-user-has-gone", lives_until_its_last_user_has_gone, NULL);
  check_claim ("/run/works-or-says-that-there-is-no-memory", works_or_says_that_there_is_no_memory,
               NULL);
  return check_finish ();
}
