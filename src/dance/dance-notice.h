/* dance-notice.h - what is to be said where the show stopped: at a breakpoint, or because there is nothing further. */
#ifndef DANCE_NOTICE_H
#define DANCE_NOTICE_H

#include "dance-show.h"

/* A sentence about where the show stopped by itself; "" where there is nothing to say.  To be freed. */
char *dance_notice (DanceShow *show);

/* What a breakpoint waits for, to go into a sentence or a list: "level 5", "R2C5=7 is tried".  To be freed. */
char *dance_break_name (Subject *subject, PlayerBreak which);

#endif
