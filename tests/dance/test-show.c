#include "dances.h"

static void
begins_paused_at_the_start (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  uint32_t n_moving;

  (void) data;
  check_equal_u64 (position_of (show), 0);
  check_true (!dance_show_is_playing (show) && !dance_show_tick (show, 1));
  check_true (dance_show_phase (show, &n_moving) == 1 && n_moving == 0);
}

static void
a_step_is_animated_and_ends (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  gint64 now = 1000;
  uint32_t n_moving;
  double before = -1;
  unsigned n = 0;

  (void) data;
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_ITEM));
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_ITEM));
  while (dance_show_tick (show, now += 16667))
    {
      double phase = dance_show_phase (show, &n_moving);

      check_true (phase >= before && phase <= 1 && n_moving > 0);
      before = phase;
      n++;
    }
  printf ("# %u frames\n", n);
  check_true (n > 40 && n < 70);
  check_true (dance_show_phase (show, &n_moving) == 1);
}

static void
a_step_back_shows_what_it_leaves_and_ends_before_it (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  uint64_t stops[6];
  gint64 now = 1000;
  uint32_t n_moving;

  (void) data;
  dance_show_set_motion (show, false);
  for (unsigned i = 0; i < 6; i++)
    {
      stops[i] = position_of (show);
      check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_LINK));
    }
  dance_show_set_motion (show, true);
  for (unsigned i = 6; i-- > 0;)
    {
      uint64_t here = position_of (show);

      check_true (dance_show_step (show, PLAYER_BACKWARD, DANCE_STEP_LINK));
      check_equal_u64 (position_of (show), here);
      check_true (dance_show_is_rewinding (show));
      check_true (dance_show_phase (show, &n_moving) == 1);
      let_run (show, &now);
      check_equal_u64 (position_of (show), stops[i]);
      check_true (!dance_show_is_rewinding (show));
    }
}

static void
the_next_key_finishes_the_step_at_once (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  gint64 now = 1000;
  uint64_t there;

  (void) data;
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_ITEM));
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_ITEM));
  there = position_of (show);
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_ITEM));
  check_true (dance_show_step (show, PLAYER_BACKWARD, DANCE_STEP_ITEM));
  check_true (dance_show_step (show, PLAYER_BACKWARD, DANCE_STEP_ITEM));
  check_equal_u64 (position_of (show), there);
  let_run (show, &now);
  check_true (position_of (show) < there);
}

/* At every speed, both ways, from end to end. */
static void
plays_to_the_end_and_back (const void *data)
{
  static const double speeds[] = { 4, 8, 30, 1000, 1e6, 1e8 };

  for (unsigned i = 0; i < G_N_ELEMENTS (speeds); i++)
    {
      g_autoptr (DanceShow) show = show_of (data);
      gint64 now = 1000;

      dance_show_set_speed (show, speeds[i]);
      dance_show_set_step_size (show, DANCE_STEP_LEVEL);
      dance_show_play (show, PLAYER_FORWARD);
      for (unsigned k = 0; k < 60 && dance_show_is_playing (show); k++)
        let_run (show, &now);
      check_equal_u64 (position_of (show), dance_show_state (show)->end);
      check_true (!dance_show_is_playing (show));
      dance_show_play (show, PLAYER_BACKWARD);
      for (unsigned k = 0; k < 60 && dance_show_is_playing (show); k++)
        let_run (show, &now);
      check_equal_u64 (position_of (show), 0);
    }
}

static void
travels_to_solutions (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("queens:6");
  gint64 now = 1000;

  (void) data;
  for (unsigned i = 1; i <= 4; i++)
    {
      dance_show_go (show, (PlayerGoal){ .aim = PLAYER_TO_SOLUTION }, PLAYER_FORWARD);
      check_true (dance_show_is_travelling (show));
      let_run (show, &now);
      check_equal_u64 (dance_show_state (show)->counters->solutions, i);
    }
  dance_show_go (show, (PlayerGoal){ .aim = PLAYER_TO_SOLUTION }, PLAYER_BACKWARD);
  let_run (show, &now);
  check_equal_u64 (dance_show_state (show)->counters->solutions, 3);
}

static void
follows_a_search_that_runs (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("queens:9");
  DanceRun *run = dance_show_run (show);
  uint64_t first = dance_show_state (show)->end;
  gint64 end = g_get_monotonic_time () + 30 * G_USEC_PER_SEC;

  (void) data;
  while (dance_run_is_running (run) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  check_true (!dance_run_is_running (run));
  check_true (dance_show_state (show)->end > first && dance_show_state (show)->finished);
  check_equal_u64 (dance_show_state (show)->totals->solutions, 352);
}

static void
leaving_stops_the_search (const void *data)
{
  DanceShow *show = show_of ("queens:14");
  gint64 before = g_get_monotonic_time ();

  (void) data;
  check_true (dance_run_is_running (dance_show_run (show)));
  g_object_unref (show);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  printf ("# left after %.1f ms\n", (double) (g_get_monotonic_time () - before) / 1000);
}

int
main (void)
{
  check_claim ("/dance/show/begins-paused-at-the-start", begins_paused_at_the_start, NULL);
  check_claim ("/dance/show/a-step-is-animated-and-ends", a_step_is_animated_and_ends, NULL);
  check_claim ("/dance/show/a-step-back-shows-what-it-leaves-and-ends-before-it",
               a_step_back_shows_what_it_leaves_and_ends_before_it, NULL);
  check_claim ("/dance/show/the-next-key-finishes-the-step-at-once",
               the_next_key_finishes_the_step_at_once, NULL);
  check_claim ("/dance/show/plays-to-the-end-and-back/knuth", plays_to_the_end_and_back, "knuth");
  check_claim ("/dance/show/plays-to-the-end-and-back/queens-4", plays_to_the_end_and_back,
               "queens:4");
  check_claim ("/dance/show/travels-to-solutions", travels_to_solutions, NULL);
  check_claim ("/dance/show/follows-a-search-that-runs", follows_a_search_that_runs, NULL);
  check_claim ("/dance/show/leaving-stops-the-search", leaving_stops_the_search, NULL);
  return check_finish ();
}
