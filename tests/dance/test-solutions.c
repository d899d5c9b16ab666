/* The solutions of a run, one after the other, in any order. */
#include "dance-solutions.h"
#include "dances.h"

#include "base-random.h"

/* Every solution is the one that the show comes to by going from solution to solution. */
static void
each_is_found_whatever_came_before (const void *word)
{
  g_autoptr (DanceShow) show = show_of (word);
  DanceSolutions *solutions = dance_show_solutions (show);
  const uint64_t n = dance_solutions_count (solutions);
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  Player *player = run_player (dance_show_run (show));
  BaseRandom random = { .state = 3 };

  while (player_move (player, (PlayerGoal){ .aim = PLAYER_TO_SOLUTION }, PLAYER_FORWARD)
         == PLAYER_ARRIVED)
    g_array_append_vals (positions, &(uint64_t){ player_position (player) }, 1);
  check_true (n > 0);
  check_equal_u64 (positions->len, n);
  for (unsigned i = 0; i < 200; i++)
    {
      const uint64_t number = 1 + base_random_next (&random) % n;
      const uint64_t expected = g_array_index (positions, uint64_t, number - 1);
      const PlayerState *state = dance_solutions_state (solutions, number);

      check_true (state != NULL);
      check_equal_u64 (state->position, expected);
      check_equal_u64 (dance_solutions_number_at (solutions, expected), number);
      check_equal_u64 (dance_solutions_number_at (solutions, expected - 1), number - 1);
    }
  check_true (dance_solutions_state (solutions, 0) == NULL);
  check_true (dance_solutions_state (solutions, n + 1) == NULL);
}

/* The board of the end is that of the last solution; before the end, and without a solution, there
 * is none. */
static void
the_end_is_solved (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("queens:6"), hopeless = show_of ("mutilated:4");
  const uint64_t end = dance_show_state (show)->end;
  const PlayerState *solved;

  (void) data;
  check_true (dance_show_solved (show) == NULL);
  dance_show_seek (show, end);
  solved = dance_show_solved (show);
  check_true (solved != NULL);
  check_equal_u64 (solved->counters->solutions, dance_show_state (show)->totals->solutions);
  check_equal_u64 (solved->last.kind, COVER_EVENT_SOLUTION);
  dance_show_seek (show, end - 1);
  check_true (dance_show_solved (show) == NULL);
  dance_show_seek (hopeless, dance_show_state (hopeless)->end);
  check_true (dance_show_solved (hopeless) == NULL);
}

int
main (void)
{
  check_claim ("/dance/solutions/each-is-found-whatever-came-before/queens-8",
               each_is_found_whatever_came_before, "queens:8");
  check_claim ("/dance/solutions/each-is-found-whatever-came-before/langford-7",
               each_is_found_whatever_came_before, "langford:7");
  check_claim ("/dance/solutions/each-is-found-whatever-came-before/knuth",
               each_is_found_whatever_came_before, "knuth");
  check_claim ("/dance/solutions/the-end-is-solved", the_end_is_solved, NULL);
  return check_finish ();
}
