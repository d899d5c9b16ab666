/* dance-notice.h - messages about where the show stopped: at a breakpoint, or at the end of the
 * known run. */
#ifndef DANCE_NOTICE_H
#define DANCE_NOTICE_H

#include "dance-show.h"

/* A sentence about where the show stopped by itself; "" where none is needed.  Free it. */
char *dance_notice (DanceShow *show);

/* The event that a breakpoint waits for, for a sentence or a list: "level 5", "R2C5=7 is tried".
 * Free it. */
char *dance_break_name (Subject *subject, PlayerBreak which);

#endif
