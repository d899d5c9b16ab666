/* dance-length.h - the length of a long search, in words. */
#ifndef DANCE_LENGTH_H
#define DANCE_LENGTH_H

#include "dance-search.h"

/* The progress of a running search, or the number of nodes at its end; "" for a short one.  Free
 * it. */
char *dance_length (DanceSearch *search);

#endif
