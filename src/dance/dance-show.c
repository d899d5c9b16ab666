/* Where the show stands is where the player stands, but for one case: a step back is shown as the state that it
 * leaves with its phase falling, so until that is over the player stands there, and `target` is where it will go. */
#include "dance-show.h"

#include <math.h>

/* Animated for so long, in seconds, marking included. */
static const double durations[DANCE_STEPS] = {
  [DANCE_STEP_LINK] = 0.6,
  [DANCE_STEP_ITEM] = 0.9,
  [DANCE_STEP_OPTION] = 0.7,
  [DANCE_STEP_LEVEL] = 0.4,
};

/* A look at a key moment lasts so long, at speed 1. */
#define KEY_MOMENT 1.6

/* Of a frame's time, for travelling and for playing as fast as it goes. */
#define SLICE_EVENTS 100000
#define SLICE_TIME   4000

#define MOST_COUNTED 5000

typedef enum
{
  STILL,
  STEPPING,   /* a step is animated */
  TRAVELLING, /* the player is on its way */
} Motion;

struct _DanceShow
{
  GObject parent_instance;

  DanceRun *run;
  DanceStep step_size;
  double speed;
  bool motion, key_moments;

  Motion moves;
  double phase, length; /* of the step that is animated; its seconds */
  uint32_t n_moving;
  bool rewinding;
  uint64_t target; /* where a step back will end */

  bool stops_at_choices;
  bool held;      /* by a choice, since it began to play */
  uint64_t since; /* where a journey began that choices may hold; UINT64_MAX: none */

  bool playing;
  bool bounded; /* it ends at `until`, in steps `bound_by` */
  uint64_t until;
  PlayerAim bound_by;
  double bound_speed;
  PlayerWay way;
  double due;     /* steps that the time has asked for, and that are still to do */
  double resting; /* seconds until the next step, at slow speeds */
  gint64 last;    /* the time of the frame before, 0: none */
};

G_DEFINE_FINAL_TYPE (DanceShow, dance_show, G_TYPE_OBJECT)

static Player *
player (DanceShow *self)
{
  return dance_run_player (self->run);
}

static void
moved (DanceShow *self)
{
  g_signal_emit_by_name (self, "moved");
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

/* How many of the changes that are kept were made behind a position. */
static uint32_t
changes_since (const PlayerState *state, uint64_t position)
{
  uint32_t n = 0;

  while (n < state->n_changes && state->changes[n].position > position)
    n++;
  return n;
}

/* What the step changed stays marked until the next one. */
static void
finish_step (DanceShow *self)
{
  if (self->moves == STEPPING && self->rewinding)
    {
      (void) player_seek (player (self), self->target);
      self->n_moving = 0;
    }
  if (self->moves == TRAVELLING)
    player_stay (player (self));
  self->moves = STILL;
  self->phase = 1;
}

static void
animate (DanceShow *self, uint64_t from, double seconds)
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
  self->moves = STEPPING;
}

static bool
is_at_choice (DanceShow *self)
{
  CoverEvent next;

  return player_position (player (self)) < player_end (player (self))
         && cover_search_peek (player_search (player (self)), &next)
         && next.kind == COVER_EVENT_CHOOSE;
}

/* Where the way from `from` led past a choice, it ends there instead. */
static void
hold_at_choice (DanceShow *self, uint64_t from)
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

/* Towards a goal, but not past a bound, or a choice that holds.  Where OVER and OUT lead nowhere, and steps at the ends,
 * nothing happens. */
static bool
advance (DanceShow *self, PlayerWay way, PlayerGoal goal)
{
  uint64_t from = player_position (player (self));
  bool bounded = self->playing && self->bounded;

  if (player_move (player (self), goal, way) != PLAYER_ARRIVED)
    return false;
  if (bounded && player_position (player (self)) > self->until)
    (void) player_seek (player (self), self->until);
  if (!bounded)
    hold_at_choice (self, from);
  return true;
}

static bool
step (DanceShow *self, PlayerWay way, PlayerGoal goal, double seconds)
{
  uint64_t from;

  finish_step (self);
  from = player_position (player (self));
  if (!advance (self, way, goal))
    return false;
  animate (self, from, seconds);
  return true;
}

bool
dance_show_step (DanceShow *self, PlayerWay way, DanceStep size)
{
  bool done;

  dance_show_pause (self);
  done = step (self, way, dance_step_goal (size), durations[size]);
  self->last = 0;
  moved (self);
  return done;
}

void
dance_show_go (DanceShow *self, PlayerGoal goal, PlayerWay way)
{
  dance_show_pause (self);
  finish_step (self);
  self->n_moving = 0;
  self->rewinding = way == PLAYER_BACKWARD;
  self->since = UINT64_MAX;
  if (goal.aim == PLAYER_TO_KEY_MOMENT && way == PLAYER_FORWARD)
    self->since = player_position (player (self));
  player_set_out (player (self), goal, way);
  self->moves = TRAVELLING;
  self->last = 0;
  moved (self);
}

void
dance_show_seek (DanceShow *self, uint64_t position)
{
  uint64_t end = player_end (player (self));

  finish_step (self);
  self->n_moving = 0;
  self->rewinding = position < player_position (player (self));
  (void) player_seek (player (self), MIN (position, end));
  moved (self);
}

bool
dance_show_is_travelling (DanceShow *self)
{
  return self->moves == TRAVELLING;
}

double
dance_show_travelled (DanceShow *self)
{
  return self->moves == TRAVELLING ? player_progress (player (self)) : 1;
}

void
dance_show_play (DanceShow *self, PlayerWay way)
{
  finish_step (self);
  self->bounded = false;
  self->held = false;
  self->playing = true;
  self->way = way;
  self->rewinding = way == PLAYER_BACKWARD;
  self->due = 0;
  self->resting = 0;
  self->last = 0;
  moved (self);
}

/* So many steps that the speed can be told; what has more is played as fast as it goes. */
static double
count_steps (DanceShow *self, PlayerGoal goal, uint64_t until)
{
  uint64_t from = player_position (player (self));
  unsigned n = 0;

  while (n < MOST_COUNTED && player_position (player (self)) < until
         && player_move (player (self), goal, PLAYER_FORWARD) == PLAYER_ARRIVED)
    n++;
  (void) player_seek (player (self), from);
  return MAX (1, n);
}

void
dance_show_play_to (DanceShow *self, uint64_t position, PlayerAim size, double seconds)
{
  PlayerGoal goal = { .aim = size };

  finish_step (self);
  if (position <= player_position (player (self)) || seconds <= 0)
    {
      dance_show_pause (self);
      dance_show_seek (self, position);
      return;
    }
  dance_show_play (self, PLAYER_FORWARD);
  self->bounded = true;
  self->until = MIN (position, player_end (player (self)));
  self->bound_by = size;
  self->bound_speed = count_steps (self, goal, self->until) / seconds;
}

void
dance_show_pause (DanceShow *self)
{
  if (!self->playing && self->moves != TRAVELLING)
    return;
  self->playing = false;
  if (self->moves == TRAVELLING)
    finish_step (self);
  moved (self);
}

static void
stop_by_itself (DanceShow *self)
{
  self->playing = false;
  g_signal_emit_by_name (self, "stopped");
}

/* Where a bound is reached or would be passed, it is where playing ends. */
static bool
keeps_bound (DanceShow *self)
{
  if (!self->bounded || player_position (player (self)) < self->until)
    return false;
  (void) player_seek (player (self), self->until);
  self->bounded = false;
  stop_by_itself (self);
  return true;
}

/* Where a choice holds it, playing ends as well. */
static bool
is_held (DanceShow *self)
{
  if (!self->held)
    return false;
  self->held = false;
  stop_by_itself (self);
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

/* Plays the next step, animated for most of the time that it has. */
static void
play_slowly (DanceShow *self, double seconds)
{
  double lasts = 1 / playing_speed (self);
  PlayerGoal goal = playing_goal (self);

  self->resting -= seconds;
  if (self->moves == STEPPING || is_held (self) || self->resting > 0 || keeps_bound (self))
    return;
  if (self->key_moments && !self->bounded)
    lasts *= KEY_MOMENT;
  self->resting = lasts;
  if (!step (self, self->way, goal, MIN (durations[self->step_size], 0.9 * lasts)))
    stop_by_itself (self);
}

/* Whether many events may be passed at once: neither key moments nor choices would be seen. */
static bool
may_leap (DanceShow *self)
{
  return self->bounded
         || (!self->key_moments && !(self->stops_at_choices && self->way == PLAYER_FORWARD));
}

/* As many steps as are due, or as the frame has time for; beyond a few thousand a step counts as an event. */
static void
play_fast (DanceShow *self, double seconds)
{
  gint64 end = g_get_monotonic_time () + SLICE_TIME;
  uint64_t position = player_position (player (self)), known = player_end (player (self));
  PlayerGoal goal = playing_goal (self);
  double speed = playing_speed (self);

  finish_step (self);
  self->n_moving = 0;
  if (self->bounded)
    known = self->until;
  self->due = MIN (self->due + speed * seconds, speed);
  if (self->due > SLICE_EVENTS && may_leap (self))
    {
      uint64_t far = (uint64_t) self->due;
      bool forward = self->way == PLAYER_FORWARD;

      (void) player_seek (player (self),
                          forward ? MIN (known, position + far) : position - MIN (position, far));
      self->due = 0;
    }
  for (unsigned n = 0; self->due >= 1 && !self->held && player_position (player (self)) <= known;
       n++)
    {
      if (!advance (self, self->way, goal))
        break;
      self->due -= 1;
      if (n % 16 == 0 && g_get_monotonic_time () > end)
        self->due = 0;
    }
  if (is_held (self) || keeps_bound (self))
    return;
  position = player_position (player (self));
  if (position == (self->way == PLAYER_FORWARD ? known : 0))
    stop_by_itself (self);
}

static void
travel (DanceShow *self)
{
  gint64 end = g_get_monotonic_time () + SLICE_TIME;
  PlayerArrival arrival;

  do
    arrival = player_go_on (player (self), SLICE_EVENTS, NULL);
  while (arrival == PLAYER_UNDER_WAY && g_get_monotonic_time () < end);
  if (arrival == PLAYER_UNDER_WAY)
    return;
  self->moves = STILL;
  hold_at_choice (self, self->since);
  g_signal_emit_by_name (self, "stopped");
}

static void
advance_phase (DanceShow *self, double seconds)
{
  double share = seconds / self->length;

  self->phase += self->rewinding ? -share : share;
  if (self->rewinding ? self->phase <= 0 : self->phase >= 1)
    finish_step (self);
}

bool
dance_show_tick (DanceShow *self, gint64 now)
{
  double seconds = self->last == 0 ? 0 : (double) (now - self->last) / G_USEC_PER_SEC;

  self->last = now;
  if (self->moves == STILL && !self->playing)
    return false;
  if (self->moves == TRAVELLING)
    travel (self);
  else if (self->moves == STEPPING)
    advance_phase (self, seconds);
  if (self->playing && playing_speed (self) <= DANCE_SLOW)
    play_slowly (self, seconds);
  else if (self->playing)
    play_fast (self, seconds);
  moved (self);
  return self->moves != STILL || self->playing;
}

DanceRun *
dance_show_run (DanceShow *self)
{
  return self->run;
}

const PlayerState *
dance_show_state (DanceShow *self)
{
  return player_state (player (self));
}

/* Slow in, slow out. */
double
dance_show_phase (DanceShow *self, uint32_t *out_n_moving)
{
  *out_n_moving = self->n_moving;
  return self->moves == STEPPING ? 0.5 - 0.5 * cos (G_PI * CLAMP (self->phase, 0, 1)) : 1;
}

bool
dance_show_is_rewinding (DanceShow *self)
{
  return self->rewinding && (self->playing || self->moves != STILL);
}

DanceStep
dance_show_step_size (DanceShow *self)
{
  return self->step_size;
}

void
dance_show_set_step_size (DanceShow *self, DanceStep size)
{
  self->step_size = size;
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
dance_show_is_playing (DanceShow *self)
{
  return self->playing;
}

bool
dance_show_is_still (DanceShow *self)
{
  return !self->playing && self->moves == STILL;
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
  g_clear_object (&DANCE_SHOW (object)->run);
  G_OBJECT_CLASS (dance_show_parent_class)->dispose (object);
}

static void
dance_show_class_init (DanceShowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = dance_show_dispose;
  g_signal_new ("moved", DANCE_TYPE_SHOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("stopped", DANCE_TYPE_SHOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dance_show_init (DanceShow *self)
{
  self->speed = 1;
  self->since = UINT64_MAX;
  self->motion = true;
  self->phase = 1;
}

DanceShow *
dance_show_new (DanceRun *run)
{
  DanceShow *self = g_object_new (DANCE_TYPE_SHOW, NULL);

  self->run = g_object_ref (run);
  g_signal_connect_object (run, "grown", G_CALLBACK (moved), self, G_CONNECT_SWAPPED);
  return self;
}
