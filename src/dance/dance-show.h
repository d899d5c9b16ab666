/* dance-show.h - the transport: the position of a run's show, whether it plays, and the current
 * drawing.
 *
 * It has no widget and no clock: the view calls dance_show_tick () with the time of each frame.  Up
 * to DANCE_SLOW steps a second are animated one by one.  Faster ones are cuts, as many per frame as
 * its time requires.
 *
 * Signals: moved (DanceShow *show), when the drawing has changed; stopped (DanceShow *show), when
 * playing or a journey ended by itself, or a step led nowhere; ask (DanceShow *show), before each
 * of the two, for the object that opens questions about the show: it calls dance_show_set_asking ()
 * there, so that all views see the same. */
#ifndef DANCE_SHOW_H
#define DANCE_SHOW_H

#include "dance-search.h"
#include "dance-solutions.h"
#include "words.h"

typedef enum
{
  DANCE_STEP_LINK = WORDS_STEP_LINK,
  DANCE_STEP_ITEM = WORDS_STEP_ITEM,
  DANCE_STEP_OPTION = WORDS_STEP_OPTION,
  DANCE_STEP_LEVEL = WORDS_STEP_LEVEL,
  DANCE_STEPS,
} DanceStep;

/* The goal of a step of that size. */
PlayerGoal dance_step_goal (DanceStep step);

/* The most steps a second that can be followed; faster playing is a summary, with at most three
 * flashes a second. */
#define DANCE_SLOW 8.0

#define DANCE_SLOWEST 0.5
#define DANCE_FASTEST 1e8

/* The reason why the show stopped. */
typedef enum
{
  DANCE_STOP_NONE,    /* it moves, or a caller stopped it */
  DANCE_STOP_THERE,   /* it reached its goal */
  DANCE_STOP_NOWHERE, /* no such goal in that direction, in the known part of the run */
  DANCE_STOP_BREAK,   /* a breakpoint */
} DanceStop;

#define DANCE_TYPE_SHOW (dance_show_get_type ())
G_DECLARE_FINAL_TYPE (DanceShow, dance_show, DANCE, SHOW, GObject)

DanceShow *dance_show_new (DanceSearch *search);

DanceSearch *dance_show_search (DanceShow *self);
Run         *dance_show_run (DanceShow *self); /* that is searched */

/* The drawing: the state, and the phase of its newest `n_moving` changes. */
const PlayerState *dance_show_state (DanceShow *self);
double             dance_show_phase (DanceShow *self, uint32_t *out_n_moving);

/* The solutions of the run.  NULL when out of memory. */
DanceSolutions *dance_show_solutions (DanceShow *self);

/* At the end of a finished search with solutions: the state at the last of them, which a board
 * shows in place of the start position.  Otherwise NULL. */
const PlayerState *dance_show_solved (DanceShow *self);

/* Whether the algorithm is shown backwards.  That is not the same as the algorithm's own
 * undoing. */
bool dance_show_is_rewinding (DanceShow *self);

DanceStep dance_show_step_size (DanceShow *self);
void      dance_show_set_step_size (DanceShow *self, DanceStep step);

/* The size of the last step; after a leap, and while it plays, the size that is set. */
DanceStep dance_show_step_made (DanceShow *self);

double dance_show_speed (DanceShow *self); /* steps per second */
void   dance_show_set_speed (DanceShow *self, double speed);

/* Without motion every step is a cut. */
void dance_show_set_motion (DanceShow *self, bool motion);
bool dance_show_has_motion (DanceShow *self);

/* Does one step, after finishing the current one at once.  False where there is none. */
bool dance_show_step (DanceShow *self, PlayerWay way, DanceStep step);

/* Any other goal, in slices: dance_show_is_travelling () until it is reached. */
void   dance_show_go (DanceShow *self, PlayerGoal goal, PlayerWay way);
void   dance_show_seek (DanceShow *self, uint64_t position); /* the nearest known position */
bool   dance_show_is_travelling (DanceShow *self);
double dance_show_travelled (DanceShow *self); /* 0 to 1 */

void dance_show_play (DanceShow *self, PlayerWay way);
void dance_show_pause (DanceShow *self); /* stops where it is, even within a journey */
bool dance_show_is_playing (DanceShow *self);
bool dance_show_is_fast (DanceShow *self); /* it plays too fast to follow */

/* Neither playing nor travelling, and without animation: the drawing is that of the position. */
bool dance_show_is_still (DanceShow *self);

/* When set, steps and playing forward, and the way to the next key moment, stop before each choice
 * of an item, so that a question can be put.  Other journeys, and play_to, do not stop. */
void dance_show_stop_at_choices (DanceShow *self, bool stops);

/* Whether a question about the next event is open: then no view may give the answer away. */
void dance_show_set_asking (DanceShow *self, bool asking);
bool dance_show_is_asking (DanceShow *self);

/* Returns the reason of the last stop, and the goal that the show had. */
DanceStop dance_show_why_stopped (DanceShow *self, PlayerGoal *out_goal, PlayerWay *out_way);

/* Sets size and speed of steps so that playing the whole run takes about twenty seconds; for a run
 * that goes astray, it plays the key moments, which may take longer. */
void dance_show_fit (DanceShow *self);

/* Plays forward to a position, in steps of that size and within that number of seconds; jumps where
 * the position lies behind. */
void dance_show_play_to (DanceShow *self, uint64_t position, PlayerAim size, double seconds);

/* Plays only key moments, and pauses at each: for long runs. */
void dance_show_set_key_moments (DanceShow *self, bool only);
bool dance_show_plays_key_moments (DanceShow *self);

/* Advances the show to `now`, in microseconds.  Returns whether it needs a call for the next
 * frame. */
bool dance_show_tick (DanceShow *self, gint64 now);

#endif
