/* dance-search.h - the search of a run on a thread of its own, up to DANCE_SEARCH_MOST events.
 *
 * The first thousand nodes are searched before dance_search_new () returns, so that the first
 * picture is not empty; most searches end there.  The others continue on the thread, and the
 * known end of the run's player moves on.
 *
 * Signal: grown (DanceSearch *search). */
#ifndef DANCE_SEARCH_H
#define DANCE_SEARCH_H

#include "run.h"

#include <glib-object.h>

/* Nobody watches more events than this, so searching on would waste a processor. */
#define DANCE_SEARCH_MOST ((uint64_t) 1000000000)

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Subject, subject_unref)

#define DANCE_TYPE_SEARCH (dance_search_get_type ())
G_DECLARE_FINAL_TYPE (DanceSearch, dance_search, DANCE, SEARCH, GObject)

/* Holds the subject, and gives it its names where it has none.  NULL when out of memory. */
DanceSearch *dance_search_new (Subject *subject, CoverRule rule, uint64_t seed);

/* The run that is searched.  The main thread has its player, published from the beginning. */
Run *dance_search_run (DanceSearch *self);

bool dance_search_is_running (DanceSearch *self);

/* Whether the search has too many nodes to watch all of them.  May become true while it runs. */
bool dance_search_is_long (DanceSearch *self);

/* The part of the tree that was searched, from 0 to 1, while it runs. */
double dance_search_share (DanceSearch *self);

/* Ends the search; the record up to there stays.  dance_search_is_running () is true until the main
 * loop has received the end. */
void dance_search_stop (DanceSearch *self);

#endif
