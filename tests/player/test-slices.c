/* Slices: a journey in parts, as a window makes it, is the journey at once. */
#include "check.h"
#include "cover-search.h"
#include "runs.h"

#include "base-random.h"

/* In slices of a few events, with a stop flag now and then: the same place, and progress never
 * falls. */
static void
slices_lead_to_the_same_place (const void *data)
{
  Run run = run_new (data, true);
  Player *sliced = run_player (&run), *whole = run_player (&run);
  BaseRandom random = { .state = 5 };
  BaseStop stop;

  base_stop_init (&stop);
  base_stop_raise (&stop);
  run_add_breaks (sliced);
  run_add_breaks (whole);
  for (int i = 0; i < 300; i++)
    {
      const PlayerGoal goal = { (PlayerAim) base_random_below (&random, PLAYER_AIMS), RUN_SUBJECT };
      const PlayerWay way = (PlayerWay) base_random_below (&random, 2);
      const uint64_t start = base_random_next (&random) % (player_end (whole) + 1);
      PlayerArrival arrival, expected_arrival;

      player_seek (sliced, start);
      player_seek (whole, start);
      expected_arrival = player_move (whole, goal, way);
      player_set_out (sliced, goal, way);
      check_equal_u64 (player_go_on (sliced, 0, &stop), PLAYER_UNDER_WAY);
      while ((arrival = player_go_on (sliced, 1 + base_random_below (&random, 300), NULL))
             == PLAYER_UNDER_WAY)
        check_true (player_progress (sliced) >= 0 && player_progress (sliced) <= 1);
      check_equal_u64 (arrival, expected_arrival);
      check_equal_u64 (player_position (sliced), player_position (whole));
      check_true (cover_search_same (player_search (sliced), player_search (whole)));
    }
  player_free (sliced);
  player_free (whole);
  run_free (&run);
}

/* Everything known is searched, and then the journey has ended. */
static void
progress_rises_to_one (const void *data)
{
  Run run = run_new (&(RunCase){ .problem = "queens8" }, false);
  Player *player = run_player (&run);
  double progress = 0;

  (void) data;
  player_set_out (player, (PlayerGoal){ PLAYER_TO_ITEM, 10000 }, PLAYER_FORWARD);
  while (player_go_on (player, 100, NULL) == PLAYER_UNDER_WAY)
    {
      check_true (player_progress (player) >= progress);
      progress = player_progress (player);
    }
  check_true (progress > 0.9);
  check_true (player_progress (player) >= 1);
  check_equal_u64 (player_position (player), 0);
  player_free (player);
  run_free (&run);
}

/* Staying is standing where the journey was, for good. */
static void
staying_ends_a_journey (const void *data)
{
  Run run = run_new (&(RunCase){ .problem = "queens8" }, false);
  Player *player = run_player (&run);

  (void) data;
  player_set_out (player, (PlayerGoal){ PLAYER_TO_ITEM, 10000 }, PLAYER_FORWARD);
  check_equal_u64 (player_go_on (player, 100, NULL), PLAYER_UNDER_WAY);
  player_stay (player);
  check_equal_u64 (player_go_on (player, 100, NULL), PLAYER_ARRIVED);
  check_equal_u64 (player_position (player), 100);
  player_free (player);
  run_free (&run);
}

int
main (void)
{
  run_claims ("slices/lead-to-the-same-place", slices_lead_to_the_same_place, false);
  check_claim ("/player/slices/progress-rises-to-one", progress_rises_to_one, NULL);
  check_claim ("/player/slices/staying-ends-a-journey", staying_ends_a_journey, NULL);
  return check_finish ();
}
