/* Following: a record that grows, snapshots of it, answers, and memory that fails. */
#include "check.h"
#include "cover-record.h"
#include "cover-search.h"
#include "failing-memory.h"
#include "player-links.h"
#include "runs.h"

#include "base-random.h"

#include <stdlib.h>

static const RunCase growing = { "queens8", COVER_RULE_FEWEST, false, UINT64_MAX };
static const RunCase asked = { "queens6", COVER_RULE_ASKED, false, UINT64_MAX };

/* The worker goes on; the player follows it in between; the part it had stays the same. */
static void
a_growing_record_is_followed (const void *data)
{
  Run run = run_new (data, true), whole = run_new (data, true);
  CoverRecord *snapshot;
  Player *player;
  CoverSearch *straight;
  BaseRandom random = { .state = 11 };
  uint64_t end = 0;

  run_on (&run, 1);
  check_equal_u64 (cover_record_snapshot (run.record, &snapshot), BASE_OK);
  run.what.givens = run.givens;
  check_equal_u64 (player_new (&run.what, snapshot, &player), BASE_OK);
  cover_record_free (snapshot);
  run_on (&whole, 0);
  straight = run_fresh (&whole);
  for (uint64_t nodes = 50; !player_state (player)->finished; nodes += 50)
    {
      const uint64_t before = player_position (player);
      uint64_t position;

      run_on (&run, nodes);
      check_equal_u64 (cover_record_snapshot (run.record, &snapshot), BASE_OK);
      check_equal_u64 (player_follow (player, snapshot), BASE_OK);
      cover_record_free (snapshot);
      check_equal_u64 (player_position (player), before);
      check_true (player_end (player) > end);
      end = player_end (player);
      check_equal_u64 (end, cover_search_counters (run.worker)->events);
      position = base_random_next (&random) % (end + 1);
      check_equal_u64 (player_seek (player, position), BASE_OK);
      cover_search_start (straight, run.givens, run.what.n_givens);
      cover_search_advance (straight, position);
      check_true (cover_search_same (player_search (player), straight));
    }
  check_equal_u64 (player_end (player), cover_search_counters (whole.worker)->events);
  player_free (player);
  cover_search_free (straight);
  run_free (&run);
  run_free (&whole);
}

/* A snapshot never changes; an older one is not followed. */
static void
a_snapshot_never_changes (const void *data)
{
  Run run = run_new (&growing, true);
  CoverRecord *early, *late;
  Player *player;
  uint64_t reach, every;
  size_t n, n_marks;

  (void) data;
  run_on (&run, 300);
  check_equal_u64 (cover_record_snapshot (run.record, &early), BASE_OK);
  reach = cover_record_reach (early)->events;
  n = cover_record_n_checkpoints (early);
  cover_record_marks (early, COVER_MARK_DEAD_END, &n_marks, &every);
  run_on (&run, 0);
  check_true (cover_record_spacing (run.record)
              > cover_record_spacing (early)); /* it was thinned */
  check_equal_u64 (cover_record_snapshot (run.record, &late), BASE_OK);
  check_equal_u64 (cover_record_reach (early)->events, reach);
  check_equal_u64 (cover_record_n_checkpoints (early), n);
  for (size_t i = 0; i < n; i++)
    check_true (cover_record_moment (early, i).counters->events <= reach);
  check_equal_u64 (player_new (&run.what, late, &player), BASE_OK);
  check_equal_u64 (player_follow (player, early), BASE_BAD_INPUT);
  check_true (player_record (player) == late);
  cover_record_free (early);
  cover_record_free (late);
  check_true (cover_record_finished (player_record (player)));
  player_free (player);
  run_free (&run);
}

/* A player that makes its own record: it asks, gets an answer, asks again; and the way back is
 * unchanged. */
static void
a_player_asks_and_is_told (const void *data)
{
  Run run = run_new (&asked, false);
  Player *player;
  CoverOutcome outcome;
  uint64_t n_answers = 0, end;

  (void) data;
  run.what.givens = run.givens;
  check_equal_u64 (player_new (&run.what, NULL, &player), BASE_OK);
  check_equal_u64 (player_explore (player, &(CoverLimits){ 0 }, &outcome), BASE_OK);
  check_equal_u64 (outcome, COVER_RAN_TO_ASK);
  while (!player_state (player)->finished)
    {
      const PlayerState *state = player_state (player);
      const uint32_t item = state->links->right[0] - 1;
      const uint64_t position = state->position;

      check_true (state->asks && !state->has_next);
      check_equal_u64 (player_answer (player, 10000), BASE_BAD_INPUT);
      check_equal_u64 (player_answer (player, item), BASE_OK);
      check_equal_u64 (player_position (player), position);
      check_true (player_state (player)->has_next && !player_state (player)->asks);
      check_equal_u64 (player_state (player)->next.node, item + 1);
      check_equal_u64 (player_answer (player, item), BASE_BAD_INPUT);
      n_answers++;
      player_move (player, (PlayerGoal){ .aim = PLAYER_TO_CHOICE }, PLAYER_FORWARD);
      if (!player_state (player)->asks)
        player_seek (player, player_end (player));
    }
  end = player_end (player);
  check_equal_u64 (player_state (player)->totals->solutions, 4);
  check_equal_u64 (n_answers + 4, player_state (player)->totals->nodes);
  check_equal_u64 (player_seek (player, 0), BASE_OK);
  check_equal_u64 (player_seek (player, end), BASE_OK);
  player_free (player);
  run_free (&run);
}

static void
clashing_givens_are_refused (const void *data)
{
  Run run = run_new (&growing, false);
  Player *player = NULL;
  CoverOutcome outcome;
  const uint32_t givens[] = { 0, 1 };

  (void) data;
  run.what.givens = givens;
  run.what.n_givens = 2;
  check_equal_u64 (player_new (&run.what, NULL, &player), BASE_BAD_INPUT);
  check_true (player == NULL);
  run.what.n_givens = 1;
  check_equal_u64 (player_new (&run.what, run.record, &player), BASE_OK);
  check_equal_u64 (player_explore (player, &(CoverLimits){ 0 }, &outcome), BASE_BAD_INPUT);
  player_free (player);
  run_free (&run);
}

/* Whichever allocation fails, there is no player, or it is as it was; and moving needs no
 * memory. */
static void
failing_memory_changes_nothing (const void *data)
{
  Run run = run_new (&run_cases[9], true);
  CoverRecord *snapshot;
  Player *player = NULL;
  BaseStatus status = BASE_NO_MEMORY;
  size_t seen = 0;

  (void) data;
  run.what.givens = run.givens;
  for (size_t n = 1; status != BASE_OK; n++)
    {
      failing_memory_arm (n);
      status = player_new (&run.what, run.record, &player);
      seen = failing_memory_disarm ();
      check_true (status == BASE_OK || (status == BASE_NO_MEMORY && player == NULL));
      check_true (status == BASE_NO_MEMORY || seen < n);
    }
  player_seek (player, 20);
  for (size_t n = 1;; n++)
    {
      snapshot = NULL;
      failing_memory_arm (n);
      status = cover_record_snapshot (run.record, &snapshot);
      if (status == BASE_OK)
        status = player_follow (player, snapshot);
      if (status == BASE_OK)
        status = player_add_break (player, (PlayerBreak){ PLAYER_BREAK_LEVEL, (uint32_t) n });
      seen = failing_memory_disarm ();
      cover_record_free (snapshot);
      check_equal_u64 (player_position (player), 20);
      if (seen < n)
        break;
      check_equal_u64 (status, BASE_NO_MEMORY);
    }
  failing_memory_arm (1);
  for (int aim = 0; aim < PLAYER_AIMS; aim++)
    {
      player_move (player, (PlayerGoal){ (PlayerAim) aim, 2 }, PLAYER_FORWARD);
      player_state (player);
      player_move (player, (PlayerGoal){ (PlayerAim) aim, 2 }, PLAYER_BACKWARD);
    }
  check_equal_u64 (failing_memory_disarm (), 0);
  player_free (player);
  run_free (&run);
}

/* Breakpoints are a set. */
static void
breakpoints_are_a_set (const void *data)
{
  Run run = run_new (&run_cases[2], false);
  Player *player = run_player (&run);
  const PlayerBreak tried = { PLAYER_BREAK_TRIED, 3 }, empty = { PLAYER_BREAK_EMPTY, PLAYER_ANY };
  size_t n;

  (void) data;
  check_equal_u64 (
      player_move (player, (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, PLAYER_FORWARD),
      PLAYER_NOWHERE);
  player_add_break (player, tried);
  player_add_break (player, empty);
  player_add_break (player, tried);
  player_breaks (player, &n);
  check_equal_u64 (n, 2);
  player_remove_break (player, empty);
  player_remove_break (player, empty);
  check_equal_u64 (player_breaks (player, &n)->kind, PLAYER_BREAK_TRIED);
  check_equal_u64 (n, 1);
  check_equal_u64 (
      player_move (player, (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, PLAYER_FORWARD),
      PLAYER_ARRIVED);
  check_equal_u64 (player_state (player)->last.kind, COVER_EVENT_TRY);
  check_equal_u64 (player_state (player)->frames[0].option, 3);
  player_free (player);
  run_free (&run);
}

/* It stops every time that item's list becomes empty, and at no other item. */
static void
an_empty_list_may_be_asked_of_one_item (const void *data)
{
  Run run = run_new (&run_cases[2], false);
  Player *any = run_player (&run), *one = run_player (&run);
  const PlayerGoal on = { .aim = PLAYER_TO_BREAKPOINT };
  PlayerBreak found;
  uint32_t item;

  (void) data;
  player_add_break (any, (PlayerBreak){ PLAYER_BREAK_EMPTY, PLAYER_ANY });
  check_equal_u64 (player_move (any, on, PLAYER_FORWARD), PLAYER_ARRIVED);
  item = player_state_item (player_state (any), player_state (any)->last.node);
  player_add_break (one, (PlayerBreak){ PLAYER_BREAK_EMPTY, item });
  player_seek (any, 0);
  while (player_move (one, on, PLAYER_FORWARD) == PLAYER_ARRIVED)
    {
      do
        check_equal_u64 (player_move (any, on, PLAYER_FORWARD), PLAYER_ARRIVED);
      while (player_state_item (player_state (any), player_state (any)->last.node) != item);
      check_equal_u64 (player_position (any), player_position (one));
      check_equal_u64 (player_state_size (player_state (one), item), 0);
      check_true (player_break_here (one, &found));
      check_equal_u64 (found.subject, item);
    }
  player_free (any);
  player_free (one);
  run_free (&run);
}

int
main (void)
{
  static const RunCase growing_random = { "queens8", COVER_RULE_RANDOM, true, UINT64_MAX };

  check_claim ("/player/follow/a-growing-record-is-followed/queens8", a_growing_record_is_followed,
               &growing);
  check_claim ("/player/follow/a-growing-record-is-followed/queens8-random",
               a_growing_record_is_followed, &growing_random);
  check_claim ("/player/follow/a-growing-record-is-followed/queens6-asked",
               a_growing_record_is_followed, &asked);
  check_claim ("/player/follow/a-snapshot-never-changes", a_snapshot_never_changes, NULL);
  check_claim ("/player/follow/a-player-asks-and-is-told", a_player_asks_and_is_told, NULL);
  check_claim ("/player/follow/clashing-givens-are-refused", clashing_givens_are_refused, NULL);
  check_claim ("/player/follow/failing-memory-changes-nothing", failing_memory_changes_nothing,
               NULL);
  check_claim ("/player/follow/breakpoints-are-a-set", breakpoints_are_a_set, NULL);
  check_claim ("/player/follow/an-empty-list-may-be-asked-of-one-item",
               an_empty_list_may_be_asked_of_one_item, NULL);
  return check_finish ();
}
