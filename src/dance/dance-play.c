/* Playing.  Slow playing animates each step; fast playing does as many steps per frame as its time
 * requires.  Either way it ends at breakpoints and at choices that hold it.  A bound, which a
 * lesson sets, ends it too; playing to a bound ignores breakpoints and choices. */
#include "dance-show-private.h"

/* The time that each key moment is shown at speed 1, in seconds; and the most per second, because
 * more would be flashes. */
#define KEY_MOMENT      1.6
#define KEY_MOMENT_MOST (3 * KEY_MOMENT)

/* The aim for the duration of a first play, in seconds. */
#define FIRST_PLAY 20.0

/* The most steps counted to find a speed; a run with more plays at full speed. */
#define MOST_COUNTED 5000

static Player *
player (DanceShow *self)
{
  return dance_show_player (self);
}

void
dance_show_play (DanceShow *self, PlayerWay way)
{
  dance_show_finish_step (self);
  self->bounded = false;
  self->made = DANCE_LEAP;
  self->playing = true;
  self->broken = false;
  self->held = false;
  self->stop = DANCE_STOP_NONE;
  self->way = way;
  self->rewinding = way == PLAYER_BACKWARD;
  self->due = 0;
  self->resting = 0;
  self->last = 0;
  dance_show_move (self);
}

void
dance_show_pause (DanceShow *self)
{
  if (!self->playing && self->moves != DANCE_TRAVELLING)
    return;
  self->playing = false;
  if (self->moves == DANCE_TRAVELLING)
    dance_show_finish_step (self);
  dance_show_move (self);
}

/* The player returns to its position. */
static double
count_steps (DanceShow *self, PlayerGoal goal, uint64_t from, uint64_t until)
{
  uint64_t here = player_position (player (self));
  unsigned n = 0;

  (void) player_seek (player (self), from);
  while (n < MOST_COUNTED && player_position (player (self)) < until
         && player_move (player (self), goal, PLAYER_FORWARD) == PLAYER_ARRIVED)
    n++;
  (void) player_seek (player (self), here);
  return MAX (1, n);
}

void
dance_show_play_to (DanceShow *self, uint64_t position, PlayerAim size, double seconds)
{
  uint64_t here;

  dance_show_finish_step (self);
  here = player_position (player (self));
  if (position <= here || seconds <= 0)
    {
      dance_show_pause (self);
      dance_show_seek (self, position);
      return;
    }
  dance_show_play (self, PLAYER_FORWARD);
  self->bounded = true;
  self->until = MIN (position, player_end (player (self)));
  self->bound_by = size;
  self->bound_speed = count_steps (self, (PlayerGoal){ .aim = size }, here, self->until) / seconds;
}

void
dance_show_fit (DanceShow *self)
{
  const PlayerState *state = dance_show_state (self);
  uint64_t end = state->end;
  double n;

  self->key_moments = state->totals->dead_ends > 0;
  self->step_size = DANCE_STEP_OPTION;
  if (self->key_moments)
    {
      n = count_steps (self, (PlayerGoal){ .aim = PLAYER_TO_KEY_MOMENT }, 0, end);
      dance_show_set_speed (self, CLAMP (n * KEY_MOMENT / FIRST_PLAY, 1, KEY_MOMENT_MOST));
    }
  else
    {
      n = count_steps (self, dance_step_goal (self->step_size), 0, end);
      dance_show_set_speed (self, CLAMP (n / FIRST_PLAY, DANCE_SLOWEST, DANCE_SLOW));
    }
}

/* Playing ends at a bound that is reached or would be passed. */
static bool
keeps_bound (DanceShow *self)
{
  if (!self->bounded || player_position (player (self)) < self->until)
    return false;
  (void) player_seek (player (self), self->until);
  self->bounded = false;
  dance_show_stop_for (self, DANCE_STOP_THERE);
  return true;
}

static PlayerGoal
playing_goal (DanceShow *self)
{
  if (self->bounded)
    return (PlayerGoal){ .aim = self->bound_by };
  if (self->key_moments)
    return (PlayerGoal){ .aim = PLAYER_TO_KEY_MOMENT };
  return dance_step_goal (self->step_size);
}

static double
playing_speed (DanceShow *self)
{
  return self->bounded ? self->bound_speed : self->speed;
}

static bool
minds_breaks (DanceShow *self)
{
  size_t n;

  return player_breaks (player (self), &n) != NULL && n > 0 && !self->bounded;
}

/* Does the next step, or the part of it up to a breakpoint, a choice that holds it or the bound.
 * Returns whether there was one. */
static bool
do_play_step (DanceShow *self)
{
  PlayerGoal goal = playing_goal (self);
  uint64_t from = player_position (player (self));
  bool breaks = minds_breaks (self);
  PlayerArrival arrival = breaks ? player_move_or_break (player (self), goal, self->way)
                                 : player_move (player (self), goal, self->way);
  PlayerBreak which;

  self->goal = goal;
  if (arrival != PLAYER_ARRIVED)
    return false;
  if (!self->bounded)
    dance_show_hold (self, from);
  else if (player_position (player (self)) > self->until)
    (void) player_seek (player (self), self->until);
  self->broken = breaks && player_break_here (player (self), &which);
  return true;
}

/* Whether playing ends after the last step. */
static bool
is_play_over (DanceShow *self)
{
  return self->broken || self->held;
}

static void
end (DanceShow *self)
{
  dance_show_stop_for (self, self->broken ? DANCE_STOP_BREAK : DANCE_STOP_THERE);
}

/* Plays the next step, animated for most of its time. */
static void
play_slowly (DanceShow *self, double seconds)
{
  double lasts = 1 / playing_speed (self);
  uint64_t from;

  self->resting -= seconds;
  if (self->moves == DANCE_STEPPING && (is_play_over (self) || self->resting > 0))
    return;
  if (is_play_over (self))
    {
      end (self);
      return;
    }
  if (self->resting > 0 || keeps_bound (self))
    return;
  if (self->key_moments && !self->bounded)
    lasts *= KEY_MOMENT;
  /* The next step is shorter by the time that a frame was late, so that frames do not slow the
   * pace. */
  self->resting = MAX (self->resting, -lasts) + lasts;
  dance_show_finish_step (self);
  from = player_position (player (self));
  if (do_play_step (self))
    dance_show_animate (self, from, MIN (dance_step_lasts (self->step_size), 0.9 * lasts));
  else
    dance_show_stop_for (self, DANCE_STOP_NOWHERE);
}

/* Moves by that many events, or to a breakpoint among them; returns whether it reached one. */
static bool
run_far (DanceShow *self, uint64_t far, uint64_t known)
{
  Player *it = player (self);
  uint64_t position = player_position (it);
  uint64_t there =
      self->way == PLAYER_FORWARD ? MIN (known, position + far) : position - MIN (position, far);

  if (minds_breaks (self))
    {
      PlayerArrival arrival;

      far = MIN (far, 10 * DANCE_SLICE_EVENTS);
      player_set_out (it, (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, self->way);
      arrival = player_go_on (it, far, NULL);
      player_stay (it);
      if (arrival != PLAYER_NOWHERE)
        return arrival == PLAYER_ARRIVED;
    }
  (void) player_seek (it, there);
  return false;
}

/* Does the steps that are due, as far as the frame's time allows. */
static void
run_steps (DanceShow *self, uint64_t known)
{
  gint64 end = g_get_monotonic_time () + DANCE_SLICE_TIME;

  for (unsigned n = 0; self->due >= 1 && player_position (player (self)) <= known; n++)
    {
      if (!do_play_step (self) || is_play_over (self))
        return;
      self->due -= 1;
      if (n % 16 == 0 && g_get_monotonic_time () > end)
        self->due = 0;
    }
}

/* Whether it may pass many events at once: it would skip key moments and choices. */
static bool
may_leap (DanceShow *self)
{
  return self->bounded
         || (!self->key_moments && !(self->stops_at_choices && self->way == PLAYER_FORWARD));
}

/* At more than DANCE_SLICE_EVENTS steps per frame, a step counts as an event. */
static void
play_fast (DanceShow *self, double seconds)
{
  uint64_t known = self->bounded ? self->until : player_end (player (self));
  double speed = playing_speed (self);

  dance_show_finish_step (self);
  self->n_moving = 0;
  self->due = MIN (self->due + speed * seconds, speed);
  if (self->due > DANCE_SLICE_EVENTS && may_leap (self))
    {
      self->broken = run_far (self, (uint64_t) self->due, known);
      self->due = 0;
    }
  else
    run_steps (self, known);
  if (keeps_bound (self))
    return;
  if (is_play_over (self))
    end (self);
  else if (player_position (player (self)) == (self->way == PLAYER_FORWARD ? known : 0))
    dance_show_stop_for (self, DANCE_STOP_NOWHERE);
}

void
dance_show_play_on (DanceShow *self, double seconds)
{
  if (playing_speed (self) <= DANCE_SLOW)
    play_slowly (self, seconds);
  else
    play_fast (self, seconds);
}
