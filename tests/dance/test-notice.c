/* Where the show stops by itself, it reports the reason: which breakpoint, or that nothing
 * follows. */
#include "dances.h"

#include "dance-notice.h"

static Player *
player_of (DanceShow *show)
{
  return run_player (dance_show_run (show));
}

static void
check_notice (DanceShow *show, const char *expected)
{
  g_autofree char *notice = dance_notice (show);

  check_equal_text (notice, expected);
}

/* Checks the message after the last moment of a kind. */
static void
check_last (const char *word, PlayerAim aim, PlayerWay way, const char *expected)
{
  g_autoptr (DanceShow) show = show_of (word);
  DanceStop why;
  PlayerGoal goal;
  gint64 now = 1000;

  if (way == PLAYER_BACKWARD)
    dance_show_seek (show, UINT64_MAX);
  do
    {
      uint64_t before = position_of (show);

      dance_show_go (show, (PlayerGoal){ .aim = aim }, way);
      check_notice (show, "");
      let_run (show, &now);
      why = dance_show_why_stopped (show, &goal, &way);
      check_true (why == DANCE_STOP_NOWHERE ? position_of (show) == before
                                            : position_of (show) != before);
    }
  while (why != DANCE_STOP_NOWHERE);
  check_equal_u64 (goal.aim, aim);
  check_notice (show, expected);
  dance_show_seek (show, 0);
  check_notice (show, "");
}

static void
what_is_not_there_is_said (const void *data)
{
  (void) data;
  check_last ("knuth", PLAYER_TO_SOLUTION, PLAYER_FORWARD, "No further solution.");
  check_last ("knuth", PLAYER_TO_SOLUTION, PLAYER_BACKWARD, "No solution before this.");
  check_last ("mutilated:4", PLAYER_TO_SOLUTION, PLAYER_FORWARD,
              "No solution: the whole search ends in 2 dead ends.");
  check_last ("knuth", PLAYER_TO_DEAD_END, PLAYER_FORWARD, "No further dead end.");
  check_last ("knuth", PLAYER_TO_DEAD_END, PLAYER_BACKWARD, "No dead end before this.");
  check_last ("nope", PLAYER_TO_DEAD_END, PLAYER_FORWARD,
              "No dead end: this search never goes astray.");
  check_last ("knuth", PLAYER_TO_BREAKPOINT, PLAYER_FORWARD, "There is no breakpoint. B sets one.");
  check_last ("knuth", PLAYER_TO_KEY_MOMENT, PLAYER_FORWARD, "This is the end.");
  check_last ("knuth", PLAYER_TO_KEY_MOMENT, PLAYER_BACKWARD, "This is the start.");
}

static void
a_step_beyond_an_end_says_so (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");

  (void) data;
  check_true (!dance_show_step (show, PLAYER_BACKWARD, DANCE_STEP_OPTION));
  check_notice (show, "This is the start.");
  dance_show_set_motion (show, false);
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_OPTION));
  check_notice (show, "");
  dance_show_seek (show, UINT64_MAX);
  check_true (!dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_LINK));
  check_notice (show, "This is the end.");
}

/* Knuth's example: B is item 1, option 3 covers B, C and F. */
static const struct
{
  PlayerBreak which;
  const char *notice;
} breaks[] = {
  { { PLAYER_BREAK_LEVEL, 2 }, "Breakpoint: level 3" },
  { { PLAYER_BREAK_CHOSEN, 1 }, "Breakpoint: B is chosen" },
  { { PLAYER_BREAK_COVERED, 3 }, "Breakpoint: D is covered" },
  { { PLAYER_BREAK_TRIED, 3 }, "Breakpoint: option 4 is tried" },
  { { PLAYER_BREAK_EMPTY, PLAYER_ANY }, "Breakpoint: the size of any item becomes 0" },
  { { PLAYER_BREAK_EMPTY, 4 }, "Breakpoint: the size of E becomes 0" },
};

/* At every speed, whatever the size of the steps, both ways: where the player itself finds the
 * breakpoint. */
static void
playing_stops_at_breakpoints (const void *data)
{
  static const double speeds[] = { 4, 8, 30, 1e4, 1e8 };

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (breaks) * G_N_ELEMENTS (speeds) * 4; i++)
    {
      g_autoptr (DanceShow) show = show_of ("knuth");
      g_autoptr (DanceShow) other = show_of ("knuth");
      unsigned k = i / 4 / G_N_ELEMENTS (speeds);
      PlayerWay way = i % 2 == 0 ? PLAYER_FORWARD : PLAYER_BACKWARD;
      PlayerGoal goal = { .aim = PLAYER_TO_BREAKPOINT };
      gint64 now = 1000;

      (void) player_add_break (player_of (show), breaks[k].which);
      (void) player_add_break (player_of (other), breaks[k].which);
      dance_show_set_speed (show, speeds[i / 4 % G_N_ELEMENTS (speeds)]);
      dance_show_set_step_size (show, i % 4 < 2 ? DANCE_STEP_OPTION : DANCE_STEP_LEVEL);
      dance_show_seek (show, way == PLAYER_FORWARD ? 0 : UINT64_MAX);
      dance_show_seek (other, way == PLAYER_FORWARD ? 0 : UINT64_MAX);
      while (player_move (player_of (other), goal, way) == PLAYER_ARRIVED)
        {
          dance_show_play (show, way);
          while (dance_show_is_playing (show))
            let_run (show, &now);
          check_equal_u64 (position_of (show), position_of (other));
          check_notice (show, breaks[k].notice);
        }
      dance_show_play (show, way);
      while (dance_show_is_playing (show))
        let_run (show, &now);
      check_notice (show, way == PLAYER_FORWARD ? "This is the end." : "This is the start.");
    }
}

static void
going_to_a_breakpoint_says_which (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  gint64 now = 1000;

  (void) data;
  (void) player_add_break (player_of (show), breaks[0].which);
  dance_show_go (show, (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, PLAYER_FORWARD);
  let_run (show, &now);
  check_notice (show, breaks[0].notice);
  dance_show_go (show, (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, PLAYER_BACKWARD);
  let_run (show, &now);
  check_notice (show, "No breakpoint before this.");
}

/* A lesson plays to its place, whatever breakpoints are set. */
static void
a_bound_minds_no_breakpoints (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  uint64_t end = dance_show_state (show)->end;
  gint64 now = 1000;

  (void) data;
  (void) player_add_break (player_of (show), breaks[4].which);
  dance_show_play_to (show, end, PLAYER_BY_OPTION, 3);
  while (dance_show_is_playing (show))
    let_run (show, &now);
  check_equal_u64 (position_of (show), end);
  check_notice (show, "");
}

int
main (void)
{
  check_claim ("/dance/notice/what-is-not-there-is-said", what_is_not_there_is_said, NULL);
  check_claim ("/dance/notice/a-step-beyond-an-end-says-so", a_step_beyond_an_end_says_so, NULL);
  check_claim ("/dance/notice/playing-stops-at-breakpoints", playing_stops_at_breakpoints, NULL);
  check_claim ("/dance/notice/going-to-a-breakpoint-says-which", going_to_a_breakpoint_says_which,
               NULL);
  check_claim ("/dance/notice/a-bound-minds-no-breakpoints", a_bound_minds_no_breakpoints, NULL);
  return check_finish ();
}
