/* dance-show-private.h - the inside of the show, for its files. */
#ifndef DANCE_SHOW_PRIVATE_H
#define DANCE_SHOW_PRIVATE_H

#include "dance-show.h"

typedef enum
{
  DANCE_STILL,
  DANCE_STEPPING,   /* a step is animated */
  DANCE_TRAVELLING, /* a journey runs, slice by slice */
} DanceMotion;

/* In place of the size of a step: the last move was none. */
#define DANCE_LEAP -1

struct _DanceShow
{
  GObject parent_instance;

  DanceSearch *search;
  DanceSolutions *solutions; /* NULL until they are needed */
  DanceStep step_size;
  int       made; /* the size of the last step, or DANCE_LEAP */
  double    speed;
  bool      motion, key_moments;

  DanceMotion moves;
  double      phase, length; /* of the animated step; length in seconds */
  uint32_t    n_moving;
  bool        rewinding;
  uint64_t    target; /* the position after an animated step back */
  PlayerGoal  goal;   /* of the last step or journey */
  PlayerWay   way;    /* direction of the last step or journey, and of playing */
  DanceStop   stop;

  bool       playing;
  bool       bounded; /* playing ends at `until`, in steps of `bound_by` */
  uint64_t   until;
  PlayerAim  bound_by;
  double     bound_speed;
  double     due;     /* steps due by time, and not done yet */
  double     resting; /* seconds until the next step, at slow speeds */
  bool       stops_at_choices;
  bool       held;    /* the animated step ends at a choice that holds it */
  uint64_t   since;   /* the start of a journey that stops at choices; UINT64_MAX: none */
  bool       asking;  /* a question is open */
  bool       settles; /* "ask" is being emitted */
  bool       broken;  /* the animated step ends at a breakpoint */
  gint64     last;    /* the time of the last frame, 0: none */
};

/* Limits per frame, for travelling and for playing at full speed: events, and microseconds. */
#define DANCE_SLICE_EVENTS 100000
#define DANCE_SLICE_TIME   4000

static inline Player *
dance_show_player (DanceShow *self)
{
  return run_player (dance_search_run (self->search));
}

/* dance-show.c */

/* Announces that the drawing has changed. */
void dance_show_move (DanceShow *self);

/* Ends the animation; the changes of the step stay marked until the next one. */
void dance_show_finish_step (DanceShow *self);

/* Animates from the old position to the player's. */
void dance_show_animate (DanceShow *self, uint64_t from, double seconds);

double dance_step_lasts (DanceStep size);

/* Ends a move from `from` at the first choice on its way, if choices hold the show. */
void dance_show_hold (DanceShow *self, uint64_t from);

void dance_show_stop_for (DanceShow *self, DanceStop why);

/* dance-play.c: plays for a frame of that length, in seconds. */
void dance_show_play_on (DanceShow *self, double seconds);

#endif
