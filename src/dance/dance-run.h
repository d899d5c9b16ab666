/* dance-run.h - a search that runs on a thread of its own and leaves its record, and the player that travels in it.
 *
 * The first thousand nodes are searched before dance_run_new () returns, so that there is something to see at once;
 * most runs end there.  The others go on beside, up to DANCE_RUN_MOST events, and the player's known end grows.
 *
 * Signal: grown (DanceRun *run). */
#ifndef DANCE_RUN_H
#define DANCE_RUN_H

#include "player.h"
#include "subject.h"

#include <glib-object.h>

/* Nobody watches more, and a processor is not to be warmed for nothing. */
#define DANCE_RUN_MOST ((uint64_t) 1000000000)

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Subject, subject_unref)

#define DANCE_TYPE_RUN (dance_run_get_type ())
G_DECLARE_FINAL_TYPE (DanceRun, dance_run, DANCE, RUN, GObject)

/* Holds the subject, and gives it its names where it has none.  NULL when out of memory. */
DanceRun *dance_run_new (Subject *subject, CoverRule rule, uint64_t seed);

Subject *dance_run_subject (DanceRun *self);
CoverRule     dance_run_rule (DanceRun *self);
uint64_t      dance_run_seed (DanceRun *self);
Player       *dance_run_player (DanceRun *self);

/* A player of its own over the same record, to look around with; to be freed, before the run.  NULL when out of
 * memory. */
Player *dance_run_new_player (DanceRun *self);

/* That player learns what has become known since. */
void dance_run_catch_up (DanceRun *self, Player *player);

bool dance_run_is_running (DanceRun *self);

/* Whether it has so many nodes that nobody watches all of it; that may show only when it has run for a while. */
bool dance_run_is_long (DanceRun *self);

/* How much of the tree the search has behind it, 0 to 1, while it runs. */
double dance_run_share (DanceRun *self);

/* Ends the search where it is; what is known by then stays.  dance_run_is_running () until the main loop has heard of
 * the end. */
void dance_run_stop (DanceRun *self);

#endif
