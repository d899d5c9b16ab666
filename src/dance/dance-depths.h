/* dance-depths.h - samples the depth of the search along a run, a few events at a time.
 *
 * Samples stand at even distances, from the start on.  When there are too many, every second one is
 * dropped and the distance doubles. */
#ifndef DANCE_DEPTHS_H
#define DANCE_DEPTHS_H

#include "dance-search.h"

/* The number of samples stays below this. */
#define DANCE_DEPTHS_MOST 4096

typedef struct
{
  uint64_t position;
  uint32_t level; /* as shown: 0 outside of the search */
} DanceDepth;

typedef struct DanceDepths DanceDepths;

/* Begins without samples.  Borrows the run.  NULL when out of memory. */
DanceDepths *dance_depths_new (Run *run);
void         dance_depths_free (DanceDepths *self); /* accepts NULL */

/* Replays about `n_events` more events and takes their samples.  Returns whether the known part of
 * the run has events left.  When the run has grown, the next call goes on there. */
bool dance_depths_look (DanceDepths *self, uint64_t n_events);

/* The samples, ascending. */
const DanceDepth *dance_depths_found (const DanceDepths *self, size_t *out_n);

#endif
