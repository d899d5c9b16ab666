/* Steps: each goal stops where a plain list of events requires it, both ways, at once or in
 * slices. */
#include "check.h"
#include "runs.h"

#include "base-random.h"

#include <stdlib.h>
#include <string.h>

static const char *const aim_names[] = {
  [PLAYER_BY_EVENT] = "event",
  [PLAYER_BY_LINK] = "link",
  [PLAYER_BY_ITEM] = "item",
  [PLAYER_BY_OPTION] = "option",
  [PLAYER_BY_LEVEL] = "level",
  [PLAYER_OVER] = "over",
  [PLAYER_OUT] = "out",
  [PLAYER_TO_CHOICE] = "choice",
  [PLAYER_TO_SOLUTION] = "solution",
  [PLAYER_TO_DEAD_END] = "dead-end",
  [PLAYER_TO_KEY_MOMENT] = "key",
  [PLAYER_TO_ITEM] = "given-item",
  [PLAYER_TO_OPTION] = "given-option",
  [PLAYER_TO_LEVEL] = "given-level",
  [PLAYER_TO_BREAKPOINT] = "break",
};

typedef struct
{
  const Run *run;
  const RunEvent *log;
  uint64_t n;
} History;

/* The kind of the event before and after a position; COVER_EVENT_KINDS: none. */
static CoverEventKind
last_kind (const History *self, uint64_t p)
{
  return p > 0 ? self->log[p - 1].event.kind : COVER_EVENT_KINDS;
}

static CoverEventKind
next_kind (const History *self, uint64_t p)
{
  return self->log[p].event.kind;
}

/* Whether an operation is under way at p: it was announced before, and the next event announces
 * nothing. */
static bool
is_half_done (const History *self, uint64_t p)
{
  switch (next_kind (self, p))
    {
    case COVER_EVENT_UNLINK_HEADER:
    case COVER_EVENT_HIDE:
    case COVER_EVENT_UNLINK:
    case COVER_EVENT_CLEANSE:
    case COVER_EVENT_UNHIDE:
    case COVER_EVENT_RELINK:
    case COVER_EVENT_UNCLEANSE:
    case COVER_EVENT_RELINK_HEADER:
      return true;
    default:
      return false;
    }
}

static bool
is_link_stop (const History *self, uint64_t p)
{
  switch (last_kind (self, p))
    {
    case COVER_EVENT_UNLINK_HEADER:
    case COVER_EVENT_RELINK_HEADER:
    case COVER_EVENT_UNLINK:
    case COVER_EVENT_RELINK:
    case COVER_EVENT_PURIFY:
    case COVER_EVENT_UNPURIFY:
    case COVER_EVENT_CLEANSE:
    case COVER_EVENT_UNCLEANSE:
      return true;
    default:
      return !is_half_done (self, p);
    }
}

static bool
is_option_stop (const History *self, uint64_t p)
{
  CoverEventKind last = last_kind (self, p), next = next_kind (self, p);

  return next == COVER_EVENT_TRY || next == COVER_EVENT_UNTRY || last == COVER_EVENT_SOLUTION
         || last == COVER_EVENT_DEAD_END || last == COVER_EVENT_GIVEN;
}

static bool
is_level_stop (const History *self, uint64_t p)
{
  if (!is_option_stop (self, p))
    return false;
  if (next_kind (self, p) == COVER_EVENT_TRY)
    return self->log[p].first;
  return last_kind (self, p) != COVER_EVENT_GIVEN || next_kind (self, p) != COVER_EVENT_GIVEN;
}

static bool
is_key_stop (const History *self, uint64_t p)
{
  CoverEventKind last = last_kind (self, p);

  return last == COVER_EVENT_SOLUTION || last == COVER_EVENT_DEAD_END
         || (last == COVER_EVENT_TRY && !self->log[p - 1].first)
         || (last == COVER_EVENT_CHOOSE && self->log[p - 1].size > 1);
}

static bool
is_item_goal (const History *self, uint64_t p, uint32_t item)
{
  switch (last_kind (self, p))
    {
    case COVER_EVENT_CHOOSE:
    case COVER_EVENT_COVER:
    case COVER_EVENT_UNCOVER:
    case COVER_EVENT_PURIFY:
    case COVER_EVENT_UNPURIFY:
      return self->log[p - 1].item == item;
    default:
      return false;
    }
}

static bool
is_option_goal (const History *self, uint64_t p, uint32_t option, bool untry)
{
  CoverEventKind last = last_kind (self, p);

  return (last == COVER_EVENT_TRY
          || (untry && (last == COVER_EVENT_UNTRY || last == COVER_EVENT_GIVEN)))
         && cover_links_option (self->run->links, self->log[p - 1].event.node) == option;
}

static bool
is_level_goal (const History *self, uint64_t p, uint32_t level)
{
  CoverEventKind last = last_kind (self, p);

  return (last == COVER_EVENT_CHOOSE || last == COVER_EVENT_SOLUTION)
         && self->log[p - 1].event.level == level;
}

/* The breakpoints of run_add_breaks (). */
static bool
is_break (const History *self, uint64_t p)
{
  CoverEventKind last = last_kind (self, p);
  const RunEvent *event = &self->log[p - (p > 0)];

  return (last == COVER_EVENT_CHOOSE && event->item == RUN_SUBJECT)
         || ((last == COVER_EVENT_COVER || last == COVER_EVENT_PURIFY) && event->item == 1)
         || is_option_goal (self, p, 2, false) || is_level_goal (self, p, RUN_SUBJECT)
         || (last == COVER_EVENT_UNLINK && event->size == 1
             && event->item < self->run->links->n_primary);
}

/* The same, asked of the player. */
static void
check_break_here (Player *player, const History *history)
{
  const uint64_t p = player_position (player);
  PlayerBreak found = { PLAYER_BREAKS, 0 };

  check_true (player_break_here (player, &found) == is_break (history, p));
  check_true ((found.kind < PLAYER_BREAKS) == is_break (history, p));
  check_equal_u64 (player_position (player), p);
}

static bool
is_stop (const History *self, PlayerAim aim, uint64_t p)
{
  bool edge = p == 0 || p == self->n;

  switch (aim)
    {
    case PLAYER_BY_EVENT:
      return true;
    case PLAYER_BY_LINK:
      return edge || is_link_stop (self, p);
    case PLAYER_BY_ITEM:
      return edge || !is_half_done (self, p);
    case PLAYER_BY_OPTION:
      return edge || is_option_stop (self, p);
    case PLAYER_BY_LEVEL:
      return edge || is_level_stop (self, p);
    case PLAYER_TO_CHOICE:
      return next_kind (self, p) == COVER_EVENT_CHOOSE;
    case PLAYER_TO_SOLUTION:
      return last_kind (self, p) == COVER_EVENT_SOLUTION;
    case PLAYER_TO_DEAD_END:
      return last_kind (self, p) == COVER_EVENT_DEAD_END;
    case PLAYER_TO_KEY_MOMENT:
      return edge || is_key_stop (self, p);
    case PLAYER_TO_ITEM:
      return is_item_goal (self, p, RUN_SUBJECT);
    case PLAYER_TO_OPTION:
      return is_option_goal (self, p, RUN_SUBJECT, true);
    case PLAYER_TO_LEVEL:
      return is_level_goal (self, p, RUN_SUBJECT);
    default:
      return is_break (self, p);
    }
}

static uint32_t
level_at (const History *self, uint64_t p)
{
  const CoverEvent *last = &self->log[p - 1].event;

  if (next_kind (self, p) != COVER_EVENT_KINDS)
    return self->log[p].event.level;
  if (last->kind == COVER_EVENT_DEEPER)
    return last->level + 1;
  return last->level
         - (last->level > 0
            && (last->kind == COVER_EVENT_LEVEL_DONE || last->kind == COVER_EVENT_SOLUTION));
}

/* Stops of OVER on the level and in the visit that p is in. */
static bool
is_over_stop (const History *self, uint64_t p, uint32_t level)
{
  if (level_at (self, p) != level)
    return false;
  if (last_kind (self, p) == COVER_EVENT_DEAD_END)
    return true;
  switch (next_kind (self, p))
    {
    case COVER_EVENT_CHOOSE:
    case COVER_EVENT_SOLUTION:
    case COVER_EVENT_TRY:
    case COVER_EVENT_UNTRY:
    case COVER_EVENT_LEVEL_DONE:
      return true;
    default:
      return false;
    }
}

/* Where a goal leads from p; p itself for nowhere. */
static uint64_t
expected (const History *self, PlayerAim aim, uint64_t p, bool back)
{
  const uint32_t level = level_at (self, p);

  for (uint64_t q = p; back ? q > 0 : q < self->n;)
    {
      q = back ? q - 1 : q + 1;
      if (aim == PLAYER_OUT && level == 0)
        return back ? 0 : self->n;
      if (aim == PLAYER_OVER || aim == PLAYER_OUT)
        {
          if (level_at (self, q) < level)
            return aim == PLAYER_OUT && next_kind (self, q) != COVER_EVENT_KINDS ? q : p;
          if (aim == PLAYER_OVER && is_over_stop (self, q, level))
            return q;
        }
      else if (is_stop (self, aim, q))
        return q;
    }
  return p;
}

static void
check_step (Player *player, const History *history, PlayerAim aim, uint64_t p, bool back)
{
  const PlayerGoal goal = { aim, RUN_SUBJECT };
  const PlayerWay way = back ? PLAYER_BACKWARD : PLAYER_FORWARD;
  const uint64_t there = expected (history, aim, p, back);
  PlayerArrival arrival;

  check_equal_u64 (player_seek (player, p), BASE_OK);
  arrival = player_move (player, goal, way);
  if (player_position (player) != there)
    printf ("# %s %s from %llu of %llu\n", aim_names[aim], back ? "back" : "on",
            (unsigned long long) p, (unsigned long long) history->n);
  check_equal_u64 (player_position (player), there);
  check_equal_u64 (arrival, there == p ? PLAYER_NOWHERE : PLAYER_ARRIVED);
}

static void
each_goal_stops_where_the_list_says (const void *data)
{
  Run run = run_new (data, true);
  Player *player = run_player (&run);
  History history = { .run = &run };
  RunEvent *log = run_log (&run, &history.n);
  BaseRandom random = { .state = 3 };

  history.log = log;
  run_add_breaks (player);
  for (int i = 0; i < (check_quick () ? 40 : 400) && history.n > 0; i++)
    {
      uint64_t p = base_random_next (&random) % (history.n + 1);

      p = i == 0 ? 0 : i == 1 ? history.n : p;
      for (int aim = 0; aim <= PLAYER_TO_BREAKPOINT; aim++)
        {
          check_step (player, &history, (PlayerAim) aim, p, false);
          check_step (player, &history, (PlayerAim) aim, p, true);
        }
    }
  free (log);
  player_free (player);
  run_free (&run);
}

/* Whichever comes first, a stop of the goal or a breakpoint. */
static void
a_step_may_end_at_a_breakpoint (const void *data)
{
  static const PlayerAim aims[] = { PLAYER_BY_LINK,       PLAYER_BY_ITEM,     PLAYER_BY_OPTION,
                                    PLAYER_BY_LEVEL,      PLAYER_TO_SOLUTION, PLAYER_TO_DEAD_END,
                                    PLAYER_TO_KEY_MOMENT, PLAYER_TO_LEVEL };
  Run run = run_new (data, true);
  Player *player = run_player (&run);
  History history = { .run = &run };
  RunEvent *log = run_log (&run, &history.n);
  BaseRandom random = { .state = 8 };

  history.log = log;
  run_add_breaks (player);
  for (int i = 0; i < (check_quick () ? 200 : 2000) && history.n > 0; i++)
    {
      const uint64_t p = base_random_next (&random) % (history.n + 1);
      const PlayerGoal goal = { aims[base_random_below (&random, 8)], RUN_SUBJECT };
      const bool back = base_random_below (&random, 2) == 1;
      uint64_t stop = expected (&history, goal.aim, p, back);
      uint64_t broken = expected (&history, PLAYER_TO_BREAKPOINT, p, back);
      PlayerArrival arrival;

      if (stop == p || (broken != p && (back ? broken > stop : broken < stop)))
        stop = broken;
      check_equal_u64 (player_seek (player, p), BASE_OK);
      arrival = player_move_or_break (player, goal, back ? PLAYER_BACKWARD : PLAYER_FORWARD);
      check_equal_u64 (player_position (player), stop);
      check_equal_u64 (arrival, stop == p ? PLAYER_NOWHERE : PLAYER_ARRIVED);
      check_break_here (player, &history);
    }
  free (log);
  player_free (player);
  run_free (&run);
}

/* From a stop, on and back again, and back and on again. */
static void
a_step_back_undoes_a_step (const void *data)
{
  static const PlayerAim sizes[] = { PLAYER_BY_EVENT,  PLAYER_BY_LINK,      PLAYER_BY_ITEM,
                                     PLAYER_BY_OPTION, PLAYER_BY_LEVEL,     PLAYER_OVER,
                                     PLAYER_TO_CHOICE, PLAYER_TO_KEY_MOMENT };
  Run run = run_new (data, true);
  Player *player = run_player (&run);
  BaseRandom random = { .state = 4 };

  for (int i = 0; i < (check_quick () ? 100 : 2000); i++)
    {
      const PlayerGoal goal = { sizes[base_random_below (&random, 8)], 0 };
      uint64_t stop;

      player_seek (player, base_random_next (&random) % (player_end (player) + 1));
      if (player_move (player, goal, (PlayerWay) base_random_below (&random, 2)) != PLAYER_ARRIVED)
        continue;
      stop = player_position (player);
      if (player_move (player, goal, PLAYER_FORWARD) == PLAYER_ARRIVED)
        check_equal_u64 (player_move (player, goal, PLAYER_BACKWARD), PLAYER_ARRIVED);
      check_equal_u64 (player_position (player), stop);
      if (player_move (player, goal, PLAYER_BACKWARD) == PLAYER_ARRIVED)
        check_equal_u64 (player_move (player, goal, PLAYER_FORWARD), PLAYER_ARRIVED);
      check_equal_u64 (player_position (player), stop);
    }
  player_free (player);
  run_free (&run);
}

/* A walk by a smaller size passes all stops of a larger one, and both reach the end. */
static void
smaller_steps_visit_what_larger_ones_skip (const void *data)
{
  Run run = run_new (data, true);
  Player *small = run_player (&run), *large = run_player (&run);

  for (int aim = PLAYER_BY_LINK; aim <= PLAYER_BY_LEVEL; aim++)
    {
      uint64_t n_small = 0, n_large = 0;

      player_seek (small, 0);
      player_seek (large, 0);
      while (player_move (large, (PlayerGoal){ .aim = (PlayerAim) aim }, PLAYER_FORWARD)
             == PLAYER_ARRIVED)
        {
          n_large++;
          for (; player_position (small) < player_position (large); n_small++)
            player_move (small, (PlayerGoal){ .aim = (PlayerAim) (aim - 1) }, PLAYER_FORWARD);
          check_equal_u64 (player_position (small), player_position (large));
        }
      check_equal_u64 (player_position (large), player_end (large));
      check_true (n_small >= n_large);
    }
  player_free (small);
  player_free (large);
  run_free (&run);
}

int
main (void)
{
  run_claims ("steps/each-goal-stops-where-the-list-says", each_goal_stops_where_the_list_says,
              false);
  run_claims ("steps/a-step-may-end-at-a-breakpoint", a_step_may_end_at_a_breakpoint, false);
  run_claims ("steps/a-step-back-undoes-a-step", a_step_back_undoes_a_step, false);
  run_claims ("steps/smaller-steps-visit-what-larger-ones-skip",
              smaller_steps_visit_what_larger_ones_skip, true);
  return check_finish ();
}
