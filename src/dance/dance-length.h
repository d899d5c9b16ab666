/* dance-length.h - how long a search is that nobody will watch from beginning to end, in words. */
#ifndef DANCE_LENGTH_H
#define DANCE_LENGTH_H

#include "dance-run.h"

/* How far it is while it runs, and how many nodes it had in the end; "" of a short one.  To be freed. */
char *dance_length (DanceRun *run);

#endif
