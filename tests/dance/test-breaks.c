/* Where breakpoints stop along a run, found a little at a time. */
#include "dances.h"

#include "dance-breaks.h"

static void
add (DanceShow *show, PlayerBreakKind kind, uint32_t subject)
{
  check_equal_u64 (
      player_add_break (run_player (dance_show_run (show)), (PlayerBreak){ kind, subject }),
      BASE_OK);
}

/* The run's own player finds the same positions, for every size of step. */
static void
all_are_found_in_small_looks (const void *data)
{
  for (uint64_t look = 1; look < 5000; look *= 7)
    {
      g_autoptr (DanceShow) show = show_of (data);
      Player *player = run_player (dance_show_run (show));
      DanceBreaks *breaks;
      const uint64_t *found;
      size_t n, k = 0;

      add (show, PLAYER_BREAK_LEVEL, 2);
      add (show, PLAYER_BREAK_EMPTY, PLAYER_ANY);
      breaks = dance_breaks_new (dance_show_run (show));
      while (dance_breaks_look (breaks, look))
        ;
      found = dance_breaks_found (breaks, &n);
      while (player_move (player, (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, PLAYER_FORWARD)
             == PLAYER_ARRIVED)
        {
          check_true (k < n);
          check_equal_u64 (found[k++], player_position (player));
        }
      check_equal_u64 (k, n);
      check_true (n > 0);
      dance_breaks_free (breaks);
    }
}

/* The number kept is bounded; the positions ascend and are spread over the whole run. */
static void
too_many_are_thinned (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("queens:8");
  uint64_t end = dance_show_state (show)->end;
  DanceBreaks *breaks;
  const uint64_t *found;
  size_t n;

  (void) data;
  for (uint32_t item = 0; item < 8; item++)
    add (show, PLAYER_BREAK_COVERED, item);
  for (uint32_t level = 0; level < 8; level++)
    add (show, PLAYER_BREAK_LEVEL, level);
  breaks = dance_breaks_new (dance_show_run (show));
  while (dance_breaks_look (breaks, 1000))
    ;
  found = dance_breaks_found (breaks, &n);
  check_true (n > DANCE_BREAKS_MOST / 8 && n <= DANCE_BREAKS_MOST);
  for (size_t i = 1; i < n; i++)
    check_true (found[i] > found[i - 1]);
  check_true (found[0] < end / 10 && found[n - 1] > end - end / 10);
  dance_breaks_free (breaks);
}

/* New events of the search are searched as soon as they are known. */
static void
a_growing_run_is_looked_through (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("queens:9");
  DanceSearch *search = dance_show_search (show);
  uint64_t first = dance_show_state (show)->end;
  DanceBreaks *breaks;
  const uint64_t *found;
  size_t n, before;

  (void) data;
  add (show, PLAYER_BREAK_LEVEL, 1);
  breaks = dance_breaks_new (dance_show_run (show));
  while (dance_breaks_look (breaks, 1000))
    ;
  dance_breaks_found (breaks, &before);
  while (dance_search_is_running (search))
    g_main_context_iteration (NULL, TRUE);
  while (dance_breaks_look (breaks, 100000))
    ;
  found = dance_breaks_found (breaks, &n);
  check_true (dance_show_state (show)->end > first);
  check_true (n > before && found[n - 1] > first);
  for (size_t i = 0; i < n; i++)
    {
      check_equal_u64 (player_move (run_player (dance_show_run (show)),
                                    (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, PLAYER_FORWARD),
                       PLAYER_ARRIVED);
      check_equal_u64 (found[i], position_of (show));
    }
  check_equal_u64 (player_move (run_player (dance_show_run (show)),
                                (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, PLAYER_FORWARD),
                   PLAYER_NOWHERE);
  dance_breaks_free (breaks);
}

int
main (void)
{
  check_claim ("/dance/breaks/all-are-found-in-small-looks/knuth", all_are_found_in_small_looks,
               "knuth");
  check_claim ("/dance/breaks/all-are-found-in-small-looks/queens-6", all_are_found_in_small_looks,
               "queens:6");
  check_claim ("/dance/breaks/too-many-are-thinned", too_many_are_thinned, NULL);
  check_claim ("/dance/breaks/a-growing-run-is-looked-through", a_growing_run_is_looked_through,
               NULL);
  return check_finish ();
}
