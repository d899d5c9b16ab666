/* dance-breaks.h - where along a run its breakpoints stop, looked for a little at a time. */
#ifndef DANCE_BREAKS_H
#define DANCE_BREAKS_H

#include "dance-run.h"

/* So many places at most are told; where there are more, one of those that lie close together. */
#define DANCE_BREAKS_MOST 4096

typedef struct DanceBreaks DanceBreaks;

/* With the breakpoints that the run's player has now, from the start of the run.  Borrows the run.  NULL when out of
 * memory. */
DanceBreaks *dance_breaks_new (DanceRun *run);
void         dance_breaks_free (DanceBreaks *self); /* accepts NULL */

/* Looks on through so many events or somewhat more; whether there is more to look through in what is known.  Once it
 * was all looked through, it goes on where the run has grown. */
bool dance_breaks_look (DanceBreaks *self, uint64_t n_events);

/* The positions found, ascending. */
const uint64_t *dance_breaks_found (const DanceBreaks *self, size_t *out_n);

#endif
