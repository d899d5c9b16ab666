/* dance-show-private.h - the show, as its files see it. */
#ifndef DANCE_SHOW_PRIVATE_H
#define DANCE_SHOW_PRIVATE_H

#include "dance-show.h"

typedef enum
{
  DANCE_STILL,
  DANCE_STEPPING,   /* a step is animated */
  DANCE_TRAVELLING, /* the player is on its way */
} DanceMotion;

/* In place of the size of a step: none was made. */
#define DANCE_LEAP -1

struct _DanceShow
{
  GObject parent_instance;

  DanceRun *run;
  DanceStep step_size;
  int       made; /* the size of the last step, or DANCE_LEAP */
  double    speed;
  bool      motion, key_moments;

  DanceMotion moves;
  double      phase, length; /* of the step that is animated; its seconds */
  uint32_t    n_moving;
  bool        rewinding;
  uint64_t    target; /* where a step back will end */
  PlayerGoal  goal;   /* of the last step or journey */
  PlayerWay   way;    /* of that, and of playing */
  DanceStop   stop;

  bool       playing;
  bool       bounded; /* it ends at `until`, in steps `bound_by` */
  uint64_t   until;
  PlayerAim  bound_by;
  double     bound_speed;
  double     due;     /* steps that the time has asked for, and that are still to do */
  double     resting; /* seconds until the next step, at slow speeds */
  bool       stops_at_choices;
  bool       held;    /* the step that is animated ends at a choice that holds it */
  uint64_t   since;   /* where a journey began that choices hold; UINT64_MAX: none */
  bool       asking;  /* a question is open */
  bool       settles; /* "ask" is being emitted */
  bool       broken;  /* the step that is animated ends at a breakpoint */
  gint64     last;    /* the time of the frame before, 0: none */
};

/* Of a frame's time, for travelling and for playing as fast as it goes. */
#define DANCE_SLICE_EVENTS 100000
#define DANCE_SLICE_TIME   4000

static inline Player *
dance_show_player (DanceShow *self)
{
  return dance_run_player (self->run);
}

/* dance-show.c */

/* There is something else to draw. */
void dance_show_move (DanceShow *self);

/* What is animated is over; what the step changed stays marked until the next one. */
void dance_show_finish_step (DanceShow *self);

/* From where the player was to where it is. */
void dance_show_animate (DanceShow *self, uint64_t from, double seconds);

double dance_step_lasts (DanceStep size);

/* Where the way from `from` led past a choice that holds it, it ends there instead. */
void dance_show_hold (DanceShow *self, uint64_t from);

void dance_show_stop_for (DanceShow *self, DanceStop why);

/* dance-play.c: what is played within a frame that takes so many seconds. */
void dance_show_play_on (DanceShow *self, double seconds);

#endif
