/* dance-strip.h - where a show stands, in one line: level, item and size, which option of how many, the links that were
 * changed last, dead ends and solutions. */
#ifndef DANCE_STRIP_H
#define DANCE_STRIP_H

#include "dance-show.h"

/* To be freed. */
char *dance_strip (DanceShow *show);

/* As long as any of this problem, but for the numbers of a long run: how much room it needs.  Not to be shown. */
char *dance_strip_longest (const Subject *subject);

#endif
