/* Same position, same state, whatever route led there: on whole memory, for random routes. */
#include "check.h"
#include "cover-search.h"
#include "runs.h"

#include "base-random.h"

#include <stdlib.h>

static int
compare_positions (const void *a, const void *b)
{
  const uint64_t x = *(const uint64_t *) a, y = *(const uint64_t *) b;

  return x < y ? -1 : x > y;
}

/* Somewhere, somehow. */
static void
wander (Player *player, BaseRandom *random)
{
  const uint64_t end = player_end (player);

  for (uint32_t n = base_random_below (random, 3); n > 0; n--)
    {
      PlayerGoal goal = { (PlayerAim) base_random_below (random, PLAYER_TO_POSITION),
                          base_random_below (random, 8) };
      PlayerWay way = (PlayerWay) base_random_below (random, 2);

      if (base_random_below (random, 4) == 0)
        goal = (PlayerGoal){ PLAYER_TO_POSITION, base_random_next (random) % (end + 1) };
      player_set_out (player, goal, way);
      if (player_go_on (player, 1 + base_random_below (random, 5000), NULL) == PLAYER_UNDER_WAY)
        player_stay (player);
      if (base_random_below (random, 3) == 0)
        player_state (player);
    }
}

/* A plain search goes once through the run, past all targets; the player goes to each by a route of
 * its own. */
static void
same_position_same_state (const void *data)
{
  enum
  {
    N_ROUTES = 400
  };
  Run run = run_new (data, true);
  Player *player = run_player (&run);
  CoverSearch *straight = run_fresh (&run);
  BaseRandom random = { .state = 7 };
  uint64_t targets[N_ROUTES];

  player_add_break (player, (PlayerBreak){ PLAYER_BREAK_EMPTY, PLAYER_ANY });
  player_add_break (player, (PlayerBreak){ PLAYER_BREAK_LEVEL, 3 });
  for (int i = 0; i < N_ROUTES; i++)
    targets[i] = base_random_next (&random) % (player_end (player) + 1);
  qsort (targets, N_ROUTES, sizeof *targets, compare_positions);
  for (int i = 0; i < N_ROUTES; i += check_quick () ? 8 : 1)
    {
      cover_search_advance (straight, targets[i] - cover_search_counters (straight)->events);
      wander (player, &random);
      check_equal_u64 (player_seek (player, targets[i]), BASE_OK);
      check_equal_u64 (player_position (player), targets[i]);
      check_true (cover_search_same (player_search (player), straight));
      player_state (player);
      check_true (cover_search_same (player_search (player), straight));
    }
  player_free (player);
  cover_search_free (straight);
  run_free (&run);
}

/* The view does not depend on the route either. */
static void
same_position_same_view (const void *data)
{
  Run run = run_new (data, true);
  Player *a = run_player (&run), *b = run_player (&run);
  BaseRandom random = { .state = 8 };

  for (int i = 0; i < 100; i++)
    {
      const uint64_t position = base_random_next (&random) % (player_end (a) + 1);
      const PlayerState *x, *y;

      wander (a, &random);
      player_seek (a, position);
      player_seek (b, position);
      x = player_state (a);
      y = player_state (b);
      check_true (x->position == y->position && x->level == y->level && x->has_last == y->has_last
                  && x->has_next == y->has_next && x->operand == y->operand && x->share == y->share
                  && x->n_givens == y->n_givens);
      check_true (!x->has_last || x->last.kind == y->last.kind);
      check_equal_u64 (x->n_changes, y->n_changes);
      check_equal_u64 (x->n_frames, y->n_frames);
      for (uint32_t k = 0; k < x->n_changes; k++)
        check_true (x->changes[k].position == y->changes[k].position
                    && x->changes[k].event.node == y->changes[k].event.node);
      check_equal_memory (x->takers, y->takers, x->links->n_items * sizeof *x->takers);
      for (uint32_t level = 0; level < x->n_frames; level++)
        check_true (x->frames[level].node == y->frames[level].node
                    && x->frames[level].tried == y->frames[level].tried
                    && x->frames[level].taken == y->frames[level].taken);
    }
  player_free (a);
  player_free (b);
  run_free (&run);
}

static void
beyond_the_end_is_nowhere (const void *data)
{
  Run run = run_new (&run_cases[2], false);
  Player *player = run_player (&run);

  (void) data;
  player_seek (player, 10);
  check_equal_u64 (player_seek (player, player_end (player) + 1), BASE_BAD_INPUT);
  check_equal_u64 (player_position (player), 10);
  check_equal_u64 (
      player_move (player, (PlayerGoal){ PLAYER_TO_POSITION, 1 << 30 }, PLAYER_FORWARD),
      PLAYER_NOWHERE);
  check_equal_u64 (player_position (player), 10);
  player_free (player);
  run_free (&run);
}

int
main (void)
{
  run_claims ("route/same-position-same-state", same_position_same_state, false);
  run_claims ("route/same-position-same-view", same_position_same_view, false);
  check_claim ("/player/route/beyond-the-end-is-nowhere", beyond_the_end_is_nowhere, NULL);
  return check_finish ();
}
