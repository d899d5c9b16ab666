/* dance-show.h - the transport: where the show of a run stands, whether it plays, and what is to be drawn now.
 *
 * It knows no widget and no clock: whoever shows it calls dance_show_tick () with the time of each frame.  Steps up
 * to DANCE_SLOW a second are animated one by one; faster ones are cuts, as many as the time of the frame asks for.
 *
 * Signals: moved (DanceShow *show), when there is something else to draw; stopped (DanceShow *show), when playing or
 * a journey ended by itself, or a step led nowhere; ask (DanceShow *show), before each of the two, for the object that
 * asks questions about the show: it calls dance_show_set_asking () there, so that all who draw read the same. */
#ifndef DANCE_SHOW_H
#define DANCE_SHOW_H

#include "dance-run.h"
#include "words.h"

typedef enum
{
  DANCE_STEP_LINK = WORDS_STEP_LINK,
  DANCE_STEP_ITEM = WORDS_STEP_ITEM,
  DANCE_STEP_OPTION = WORDS_STEP_OPTION,
  DANCE_STEP_LEVEL = WORDS_STEP_LEVEL,
  DANCE_STEPS,
} DanceStep;

/* Where a step of that size leads. */
PlayerGoal dance_step_goal (DanceStep step);

/* Above so many steps a second nothing can be followed, and three flashes a second are the most: a summary. */
#define DANCE_SLOW 8.0

#define DANCE_SLOWEST 0.5
#define DANCE_FASTEST 1e8

/* Why nothing moves any more. */
typedef enum
{
  DANCE_STOP_NONE,    /* it moves, or somebody made it stop */
  DANCE_STOP_THERE,   /* it came to where it was to go */
  DANCE_STOP_NOWHERE, /* there is no such stop in that direction, in what is known of the run */
  DANCE_STOP_BREAK,   /* a breakpoint */
} DanceStop;

#define DANCE_TYPE_SHOW (dance_show_get_type ())
G_DECLARE_FINAL_TYPE (DanceShow, dance_show, DANCE, SHOW, GObject)

DanceShow *dance_show_new (DanceRun *run);

DanceRun *dance_show_run (DanceShow *self);

/* What is to be drawn: the state, and how far its newest `n_moving` changes have come. */
const PlayerState *dance_show_state (DanceShow *self);
double             dance_show_phase (DanceShow *self, uint32_t *out_n_moving);

/* Whether the algorithm is shown backwards, which is not the same as its undoing. */
bool dance_show_is_rewinding (DanceShow *self);

DanceStep dance_show_step_size (DanceShow *self);
void      dance_show_set_step_size (DanceShow *self, DanceStep step);

/* That in which the last step was made; after a leap, and while it plays, the one that is set. */
DanceStep dance_show_step_made (DanceShow *self);

double dance_show_speed (DanceShow *self); /* steps a second */
void   dance_show_set_speed (DanceShow *self, double speed);

/* Without motion every step is a cut. */
void dance_show_set_motion (DanceShow *self, bool motion);
bool dance_show_has_motion (DanceShow *self);

/* One step; the one under way is finished at once.  False where there is none. */
bool dance_show_step (DanceShow *self, PlayerWay way, DanceStep step);

/* Any other goal, in slices from then on: dance_show_is_travelling () until it is there. */
void   dance_show_go (DanceShow *self, PlayerGoal goal, PlayerWay way);
void   dance_show_seek (DanceShow *self, uint64_t position); /* the nearest that is known */
bool   dance_show_is_travelling (DanceShow *self);
double dance_show_travelled (DanceShow *self); /* 0 to 1 */

void dance_show_play (DanceShow *self, PlayerWay way);
void dance_show_pause (DanceShow *self); /* and stays where it is, half of a journey included */
bool dance_show_is_playing (DanceShow *self);
bool dance_show_is_fast (DanceShow *self); /* it plays, and nothing of it can be followed */

/* Neither playing nor travelling, and no step is under way: what is drawn is where it stands. */
bool dance_show_is_still (DanceShow *self);

/* Where an item is about to be chosen somebody may be asked which: then whatever steps or plays forward, and the way to
 * the next key moment, ends before each choice at the latest.  Other journeys, and play_to, do not. */
void dance_show_stop_at_choices (DanceShow *self, bool stops);

/* Whether a question about what comes next is open: then nothing that is drawn may give the answer away. */
void dance_show_set_asking (DanceShow *self, bool asking);
bool dance_show_is_asking (DanceShow *self);

/* Where it was to go when it stopped so. */
DanceStop dance_show_why_stopped (DanceShow *self, PlayerGoal *out_goal, PlayerWay *out_way);

/* Size of steps and speed such that playing the whole run once takes about twenty seconds; of a run that goes astray
 * the key moments, which may take longer. */
void dance_show_fit (DanceShow *self);

/* Plays forward to a position, in steps of that size and within so many seconds; a cut where it lies behind. */
void dance_show_play_to (DanceShow *self, uint64_t position, PlayerAim size, double seconds);

/* To play the key moments only, a look at each: for long runs. */
void dance_show_set_key_moments (DanceShow *self, bool only);
bool dance_show_plays_key_moments (DanceShow *self);

/* The show at `now`, in microseconds; whether it wants to be asked again for the next frame. */
bool dance_show_tick (DanceShow *self, gint64 now);

#endif
