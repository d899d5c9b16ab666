/* The show's position is the player's, with one exception.  A step back is shown as the state
 * before it with a falling phase.  So the player stays there until the animation ends, and `target`
 * is its next position. */
#include "dance-show-private.h"

#include "cover-search.h"

#include <math.h>

/* Duration of an animated step in seconds, marking included. */
static const double durations[DANCE_STEPS] = {
  [DANCE_STEP_LINK] = 0.6,
  [DANCE_STEP_ITEM] = 0.9,
  [DANCE_STEP_OPTION] = 0.7,
  [DANCE_STEP_LEVEL] = 0.4,
};

G_DEFINE_FINAL_TYPE (DanceShow, dance_show, G_TYPE_OBJECT)

static Player *
player (DanceShow *self)
{
  return dance_show_player (self);
}

/* Opens and closes questions before any view receives "moved". */
static void
settle_questions (DanceShow *self)
{
  self->settles = true;
  g_signal_emit_by_name (self, "ask");
  self->settles = false;
}

void
dance_show_move (DanceShow *self)
{
  settle_questions (self);
  g_signal_emit_by_name (self, "moved");
}

void
dance_show_set_asking (DanceShow *self, bool asking)
{
  if (self->asking == asking)
    return;
  self->asking = asking;
  if (!self->settles)
    dance_show_move (self);
}

bool
dance_show_is_asking (DanceShow *self)
{
  return self->asking;
}

double
dance_step_lasts (DanceStep size)
{
  return durations[size];
}

PlayerGoal
dance_step_goal (DanceStep step)
{
  static const PlayerAim aims[DANCE_STEPS] = {
    [DANCE_STEP_LINK] = PLAYER_BY_LINK,
    [DANCE_STEP_ITEM] = PLAYER_BY_ITEM,
    [DANCE_STEP_OPTION] = PLAYER_BY_OPTION,
    [DANCE_STEP_LEVEL] = PLAYER_BY_LEVEL,
  };

  return (PlayerGoal){ .aim = aims[step] };
}

/* Returns how many of the recorded changes were made after a position. */
static uint32_t
changes_since (const PlayerState *state, uint64_t position)
{
  uint32_t n = 0;

  while (n < state->n_changes && state->changes[n].position > position)
    n++;
  return n;
}

void
dance_show_finish_step (DanceShow *self)
{
  if (self->moves == DANCE_STEPPING && self->rewinding)
    {
      (void) player_seek (player (self), self->target);
      self->n_moving = 0;
    }
  if (self->moves == DANCE_TRAVELLING)
    player_stay (player (self));
  self->moves = DANCE_STILL;
  self->phase = 1;
}

void
dance_show_animate (DanceShow *self, uint64_t from, double seconds)
{
  uint64_t to = player_position (player (self));

  self->rewinding = to < from;
  self->n_moving = 0;
  if (!self->rewinding)
    self->n_moving = changes_since (player_state (player (self)), from);
  if (!self->motion || seconds <= 0)
    return;
  if (self->rewinding)
    {
      self->target = to;
      (void) player_seek (player (self), from);
    }
  self->n_moving = changes_since (player_state (player (self)), MIN (from, to));
  self->phase = self->rewinding ? 1 : 0;
  self->length = seconds;
  self->moves = DANCE_STEPPING;
}

static bool
is_at_choice (DanceShow *self)
{
  CoverEvent next;

  return player_position (player (self)) < player_end (player (self))
         && cover_search_peek (player_search (player (self)), &next)
         && next.kind == COVER_EVENT_CHOOSE;
}

void
dance_show_hold (DanceShow *self, uint64_t from)
{
  uint64_t to = player_position (player (self));

  if (!self->stops_at_choices || to <= from)
    return;
  (void) player_seek (player (self), from);
  if (player_move (player (self), (PlayerGoal){ .aim = PLAYER_TO_CHOICE }, PLAYER_FORWARD)
          != PLAYER_ARRIVED
      || player_position (player (self)) > to)
    (void) player_seek (player (self), to);
  self->held = is_at_choice (self);
}

void
dance_show_stop_for (DanceShow *self, DanceStop why)
{
  self->playing = false;
  self->broken = false;
  self->held = false;
  self->stop = why;
  settle_questions (self);
  g_signal_emit_by_name (self, "stopped");
}

/* Ends what runs, and prepares a move that the user requests. */
static void
prepare_move (DanceShow *self, PlayerGoal goal, PlayerWay way)
{
  dance_show_pause (self);
  dance_show_finish_step (self);
  self->goal = goal;
  self->way = way;
  self->stop = DANCE_STOP_NONE;
  self->last = 0;
  self->made = DANCE_LEAP;
}

bool
dance_show_step (DanceShow *self, PlayerWay way, DanceStep size)
{
  uint64_t from;
  bool done;

  prepare_move (self, dance_step_goal (size), way);
  self->made = (int) size;
  from = player_position (player (self));
  done = player_move (player (self), self->goal, way) == PLAYER_ARRIVED;
  if (done)
    {
      dance_show_hold (self, from);
      dance_show_animate (self, from, durations[size]);
    }
  dance_show_move (self);
  if (!done)
    dance_show_stop_for (self, DANCE_STOP_NOWHERE);
  return done;
}

void
dance_show_go (DanceShow *self, PlayerGoal goal, PlayerWay way)
{
  prepare_move (self, goal, way);
  self->n_moving = 0;
  self->rewinding = way == PLAYER_BACKWARD;
  self->since = UINT64_MAX;
  if (goal.aim == PLAYER_TO_KEY_MOMENT && way == PLAYER_FORWARD)
    self->since = player_position (player (self));
  player_set_out (player (self), goal, way);
  self->moves = DANCE_TRAVELLING;
  dance_show_move (self);
}

void
dance_show_seek (DanceShow *self, uint64_t position)
{
  uint64_t end = player_end (player (self));

  dance_show_finish_step (self);
  self->made = DANCE_LEAP;
  self->n_moving = 0;
  self->broken = false;
  self->stop = DANCE_STOP_NONE;
  self->rewinding = position < player_position (player (self));
  (void) player_seek (player (self), MIN (position, end));
  dance_show_move (self);
}

bool
dance_show_is_travelling (DanceShow *self)
{
  return self->moves == DANCE_TRAVELLING;
}

double
dance_show_travelled (DanceShow *self)
{
  return self->moves == DANCE_TRAVELLING ? player_progress (player (self)) : 1;
}

static void
travel (DanceShow *self)
{
  gint64 end = g_get_monotonic_time () + DANCE_SLICE_TIME;
  PlayerArrival arrival;

  do
    arrival = player_go_on (player (self), DANCE_SLICE_EVENTS, NULL);
  while (arrival == PLAYER_UNDER_WAY && g_get_monotonic_time () < end);
  if (arrival == PLAYER_UNDER_WAY)
    return;
  self->moves = DANCE_STILL;
  dance_show_hold (self, self->since);
  if (arrival == PLAYER_NOWHERE)
    dance_show_stop_for (self, DANCE_STOP_NOWHERE);
  else if (self->goal.aim == PLAYER_TO_BREAKPOINT)
    dance_show_stop_for (self, DANCE_STOP_BREAK);
  else
    dance_show_stop_for (self, DANCE_STOP_THERE);
}

static void
advance_phase (DanceShow *self, double seconds)
{
  double share = seconds / self->length;

  self->phase += self->rewinding ? -share : share;
  if (self->rewinding ? self->phase <= 0 : self->phase >= 1)
    dance_show_finish_step (self);
}

bool
dance_show_tick (DanceShow *self, gint64 now)
{
  double seconds = self->last == 0 ? 0 : (double) (now - self->last) / G_USEC_PER_SEC;

  self->last = now;
  if (self->moves == DANCE_STILL && !self->playing)
    return false;
  if (self->moves == DANCE_TRAVELLING)
    travel (self);
  else if (self->moves == DANCE_STEPPING)
    advance_phase (self, seconds);
  if (self->playing)
    dance_show_play_on (self, seconds);
  dance_show_move (self);
  return self->moves != DANCE_STILL || self->playing;
}

DanceSearch *
dance_show_search (DanceShow *self)
{
  return self->search;
}

Run *
dance_show_run (DanceShow *self)
{
  return dance_search_run (self->search);
}

const PlayerState *
dance_show_state (DanceShow *self)
{
  return player_state (player (self));
}

DanceSolutions *
dance_show_solutions (DanceShow *self)
{
  if (self->solutions == NULL)
    self->solutions = dance_solutions_new (dance_search_run (self->search));
  return self->solutions;
}

const PlayerState *
dance_show_solved (DanceShow *self)
{
  const PlayerState *state = dance_show_state (self);

  if (!state->finished || state->position < state->end || state->totals->solutions == 0
      || dance_show_solutions (self) == NULL)
    return NULL;
  return dance_solutions_state (self->solutions, state->totals->solutions);
}

/* Eases in and out. */
double
dance_show_phase (DanceShow *self, uint32_t *out_n_moving)
{
  *out_n_moving = self->n_moving;
  return self->moves == DANCE_STEPPING ? 0.5 - 0.5 * cos (G_PI * CLAMP (self->phase, 0, 1)) : 1;
}

bool
dance_show_is_rewinding (DanceShow *self)
{
  return self->rewinding && (self->playing || self->moves != DANCE_STILL);
}

DanceStep
dance_show_step_size (DanceShow *self)
{
  return self->step_size;
}

void
dance_show_set_step_size (DanceShow *self, DanceStep size)
{
  if (self->step_size == size)
    return;
  self->step_size = size;
  dance_show_move (self);
}

DanceStep
dance_show_step_made (DanceShow *self)
{
  return self->made == DANCE_LEAP ? self->step_size : (DanceStep) self->made;
}

double
dance_show_speed (DanceShow *self)
{
  return self->speed;
}

void
dance_show_set_speed (DanceShow *self, double speed)
{
  self->speed = CLAMP (speed, DANCE_SLOWEST, DANCE_FASTEST);
}

void
dance_show_set_motion (DanceShow *self, bool motion)
{
  self->motion = motion;
}

bool
dance_show_has_motion (DanceShow *self)
{
  return self->motion;
}

DanceStop
dance_show_why_stopped (DanceShow *self, PlayerGoal *out_goal, PlayerWay *out_way)
{
  *out_goal = self->goal;
  *out_way = self->way;
  return self->stop;
}

bool
dance_show_is_playing (DanceShow *self)
{
  return self->playing;
}

bool
dance_show_is_fast (DanceShow *self)
{
  return self->playing && self->speed > DANCE_SLOW;
}

bool
dance_show_is_still (DanceShow *self)
{
  return !self->playing && self->moves == DANCE_STILL;
}

void
dance_show_stop_at_choices (DanceShow *self, bool stops)
{
  self->stops_at_choices = stops;
}

void
dance_show_set_key_moments (DanceShow *self, bool only)
{
  self->key_moments = only;
}

bool
dance_show_plays_key_moments (DanceShow *self)
{
  return self->key_moments;
}

static void
dance_show_dispose (GObject *object)
{
  g_clear_pointer (&DANCE_SHOW (object)->solutions, dance_solutions_free);
  g_clear_object (&DANCE_SHOW (object)->search);
  G_OBJECT_CLASS (dance_show_parent_class)->dispose (object);
}

static void
dance_show_class_init (DanceShowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = dance_show_dispose;
  g_signal_new ("moved", DANCE_TYPE_SHOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("ask", DANCE_TYPE_SHOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("stopped", DANCE_TYPE_SHOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dance_show_init (DanceShow *self)
{
  self->speed = 1;
  self->made = DANCE_LEAP;
  self->since = UINT64_MAX;
  self->motion = true;
  self->phase = 1;
}

DanceShow *
dance_show_new (DanceSearch *search)
{
  DanceShow *self = g_object_new (DANCE_TYPE_SHOW, NULL);

  self->search = g_object_ref (search);
  g_signal_connect_object (search, "grown", G_CALLBACK (dance_show_move), self, G_CONNECT_SWAPPED);
  return self;
}
