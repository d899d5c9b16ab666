/* dance-about.h - texts about the thing under the pointer: its name, its size and, where it is
 * covered or hidden, the cause.
 *
 * Levels are counted as on the boards: the option that was taken first is on level 1. */
#ifndef DANCE_ABOUT_H
#define DANCE_ABOUT_H

#include "dance-show.h"

/* Returns one line about the option and one about the item, of those that are not COVER_NONE; ""
 * where both are.  Free it. */
char *dance_about (DanceShow *show, uint32_t item, uint32_t option);

/* Describes a call of the search tree, or a fold, at a position of its run: where it is, what is
 * decided there, how much is below. */
char *dance_about_call (DanceShow *show, const CoverTreeNode *call, uint64_t position);

#endif
