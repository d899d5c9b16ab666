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
  DanceSearch *search = dance_show_search (show);
  uint64_t first = dance_show_state (show)->end;
  gint64 end = g_get_monotonic_time () + 30 * G_USEC_PER_SEC;

  (void) data;
  while (dance_search_is_running (search) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  check_true (!dance_search_is_running (search));
  check_true (dance_show_state (show)->end > first && dance_show_state (show)->finished);
  check_equal_u64 (dance_show_state (show)->totals->solutions, 352);
}

static void
leaving_stops_the_search (const void *data)
{
  DanceShow *show = show_of ("queens:14");
  gint64 before = g_get_monotonic_time ();

  (void) data;
  check_true (dance_search_is_running (dance_show_search (show)));
  g_object_unref (show);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  printf ("# left after %.1f ms\n", (double) (g_get_monotonic_time () - before) / 1000);
}

/* Choices of a whole run, one by one. */
static GArray *
choices_of (DanceShow *show)
{
  Player *player = NULL;
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (uint64_t));

  check_equal_u64 (run_new_player (dance_show_run (show), &player), BASE_OK);
  do
    {
      const PlayerState *state = player_state (player);
      uint64_t position = state->position;

      if (state->has_next && state->next.kind == COVER_EVENT_CHOOSE)
        g_array_append_val (choices, position);
    }
  while (player_move (player, (PlayerGoal){ PLAYER_BY_EVENT, 0 }, PLAYER_FORWARD)
         == PLAYER_ARRIVED);
  player_free (player);
  return choices;
}

/* For everything that moves from choice to choice: `next` does so once; afterwards nothing moves
 * any more. */
static void
check_each_choice (DanceShow *show, void (*next) (DanceShow *show))
{
  g_autoptr (GArray) choices = choices_of (show);
  uint64_t end = dance_show_state (show)->end;
  guint at = 0;

  check_equal_u64 (g_array_index (choices, uint64_t, 0), 0);
  check_true (choices->len > 2);
  while (position_of (show) < end)
    {
      uint64_t from = position_of (show);

      next (show);
      check_true (dance_show_is_still (show) && position_of (show) > from);
      if (at + 1 < choices->len)
        check_true (position_of (show) <= g_array_index (choices, uint64_t, at + 1));
      if (at + 1 < choices->len && position_of (show) == g_array_index (choices, uint64_t, at + 1))
        at++;
    }
  check_equal_u64 (at + 1, choices->len);
}

static void
step_on (DanceShow *show)
{
  gint64 now = 1000;

  check_true (dance_show_step (show, PLAYER_FORWARD, dance_show_step_size (show)));
  let_run (show, &now);
}

static void
play_on (DanceShow *show)
{
  gint64 now = 1000;

  dance_show_play (show, PLAYER_FORWARD);
  for (unsigned k = 0; k < 60 && dance_show_is_playing (show); k++)
    let_run (show, &now);
}

static void
go_on_to_key_moment (DanceShow *show)
{
  gint64 now = 1000;

  dance_show_go (show, (PlayerGoal){ .aim = PLAYER_TO_KEY_MOMENT }, PLAYER_FORWARD);
  let_run (show, &now);
}

/* With steps of every size, at every speed, by key moments too. */
static void
stops_at_each_choice (const void *data)
{
  static const double speeds[] = { 4, 30, 1e6, 1e8 };

  for (int size = 0; size < DANCE_STEPS; size++)
    for (unsigned i = 0; i < 2 * G_N_ELEMENTS (speeds); i++)
      {
        g_autoptr (DanceShow) show = show_of (data);

        dance_show_stop_at_choices (show, true);
        dance_show_set_step_size (show, (DanceStep) size);
        dance_show_set_speed (show, speeds[i / 2]);
        dance_show_set_key_moments (show, i % 2 == 1);
        check_each_choice (show, i == 0 ? step_on : play_on);
      }
}

static void
key_moments_are_held_by_choices (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);

  dance_show_stop_at_choices (show, true);
  check_each_choice (show, go_on_to_key_moment);
}

/* Other journeys are not held at choices: a user who goes to the next solution wants to see it. */
static void
journeys_pass_choices (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);
  gint64 now = 1000;

  dance_show_stop_at_choices (show, true);
  dance_show_go (show, (PlayerGoal){ .aim = PLAYER_TO_SOLUTION }, PLAYER_FORWARD);
  let_run (show, &now);
  check_equal_u64 (dance_show_state (show)->counters->solutions, 1);
}

/* In coarse steps to a position inside one of them: no position after it is ever shown. */
static void
never_plays_past_its_bound (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);
  g_autoptr (GArray) choices = choices_of (show);

  for (guint i = 1; i < choices->len; i++)
    for (int size = PLAYER_BY_ITEM; size <= PLAYER_BY_LEVEL; size++)
      {
        uint64_t until = g_array_index (choices, uint64_t, i);
        gint64 now = 1000;

        dance_show_seek (show, 0);
        dance_show_play_to (show, until, (PlayerAim) size, 1);
        while (dance_show_tick (show, now += 16667))
          check_true (position_of (show) <= until);
        check_equal_u64 (position_of (show), until);
        check_true (dance_show_is_still (show));
      }
}

typedef struct
{
  DanceShow *show;
  uint64_t at; /* the position where something is asked */
  unsigned n_moved, n_wrong;
} Asker;

static void
ask_there (Asker *asker)
{
  dance_show_set_asking (asker->show, position_of (asker->show) == asker->at);
}

static void
draw_what_is_asked (Asker *asker)
{
  asker->n_moved++;
  if (dance_show_is_asking (asker->show) != (position_of (asker->show) == asker->at))
    asker->n_wrong++;
}

static void
questions_open_before_anything_is_drawn (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  Asker asker = { .show = show, .at = UINT64_MAX };

  (void) data;
  dance_show_set_motion (show, false);
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_ITEM));
  asker.at = position_of (show);
  dance_show_seek (show, 0);
  g_signal_connect_swapped (show, "moved", G_CALLBACK (draw_what_is_asked), &asker);
  g_signal_connect_swapped (show, "ask", G_CALLBACK (ask_there), &asker);
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_ITEM));
  check_equal_u64 (asker.n_moved, 1);
  check_true (dance_show_is_asking (show));
  dance_show_seek (show, 0);
  check_equal_u64 (asker.n_moved, 2);
  check_true (!dance_show_is_asking (show));
  check_equal_u64 (asker.n_wrong, 0);
  asker.at = 0;
  dance_show_set_asking (show, true);
  check_equal_u64 (asker.n_moved, 3);
  dance_show_set_asking (show, true);
  check_equal_u64 (asker.n_moved, 3);
  g_signal_handlers_disconnect_by_data (show, &asker);
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
  check_claim ("/dance/show/stops-at-each-choice/knuth", stops_at_each_choice, "knuth");
  check_claim ("/dance/show/stops-at-each-choice/queens-4", stops_at_each_choice, "queens:4");
  check_claim ("/dance/show/key-moments-are-held-by-choices/queens-4",
               key_moments_are_held_by_choices, "queens:4");
  check_claim ("/dance/show/journeys-pass-choices", journeys_pass_choices, "queens:4");
  check_claim ("/dance/show/never-plays-past-its-bound", never_plays_past_its_bound, "knuth");
  check_claim ("/dance/show/follows-a-search-that-runs", follows_a_search_that_runs, NULL);
  check_claim ("/dance/show/leaving-stops-the-search", leaving_stops_the_search, NULL);
  check_claim ("/dance/show/questions-open-before-anything-is-drawn",
               questions_open_before_anything_is_drawn, NULL);
  return check_finish ();
}
