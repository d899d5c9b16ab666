/* dance-breaks.h - finds the positions in a run where its breakpoints stop, a few events at a
 * time. */
#ifndef DANCE_BREAKS_H
#define DANCE_BREAKS_H

#include "dance-search.h"

/* The most positions; beyond that, one stands for several that lie close together. */
#define DANCE_BREAKS_MOST 4096

typedef struct DanceBreaks DanceBreaks;

/* Searches from the start of the run for the breakpoints that its player has now.  Borrows the run.
 * NULL when out of memory. */
DanceBreaks *dance_breaks_new (Run *run);
void         dance_breaks_free (DanceBreaks *self); /* accepts NULL */

/* Searches about `n_events` more events.  Returns whether the known part of the run has events
 * left.  When the run has grown, the next call goes on there. */
bool dance_breaks_look (DanceBreaks *self, uint64_t n_events);

/* The positions found, ascending. */
const uint64_t *dance_breaks_found (const DanceBreaks *self, size_t *out_n);

#endif
