/* figure-private.h - what the files of this room share. */
#ifndef FIGURE_PRIVATE_H
#define FIGURE_PRIVATE_H

#include "subject.h"

/* Sets a flag for each option that the subject leaves out: it has no links. */
void figure_list_left_out (const Subject *subject, uint8_t *flags);

#endif
