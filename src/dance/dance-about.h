/* dance-about.h - what is to be said about a thing that somebody points at: its name, how large it is, and, where
 * it is covered or hidden, who did it.
 *
 * Levels are counted as the boards do: the option that was taken first is on level 1. */
#ifndef DANCE_ABOUT_H
#define DANCE_ABOUT_H

#include "dance-show.h"
#include "player-question.h"

/* One line about the option and one about the item, whichever of them there is (else COVER_NONE); "" where there is
 * neither.  To be freed. */
char *dance_about (DanceShow *show, uint32_t item, uint32_t option);

/* A node of the search tree: a branch of a level on the path, as player_branches () told of it (NULL: nothing is
 * known of it), or, where `branch` is COVER_NONE, the level's item. */
char *dance_about_branch (DanceShow *show, uint32_t level, uint32_t branch, const PlayerBranch *known);

/* So many branches of a level, or so many levels from it on, that are folded into one. */
char *dance_about_branches (uint32_t level, uint32_t n);
char *dance_about_levels (uint32_t level, uint32_t n);

#endif
