/* dance-strip.h - the position of a show in one line: level, item and size, the number of the
 * option, the last links changed, and the counters. */
#ifndef DANCE_STRIP_H
#define DANCE_STRIP_H

#include "dance-show.h"

/* Free it. */
char *dance_strip (DanceShow *show);

/* A line as long as any of this problem, except for the numbers of a long run: a measure for its
 * room.  Not for display.  Free it. */
char *dance_strip_longest (const Subject *subject);

#endif
