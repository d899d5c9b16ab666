/* dance-about.h - texts about the thing under the pointer: its name, its size and, where it is
 * covered or hidden, the cause.
 *
 * Levels are counted as on the boards: the option that was taken first is on level 1. */
#ifndef DANCE_ABOUT_H
#define DANCE_ABOUT_H

#include "dance-show.h"
#include "player-question.h"

/* Returns one line about the option and one about the item, of those that are not COVER_NONE; ""
 * where both are.  Free it. */
char *dance_about (DanceShow *show, uint32_t item, uint32_t option);

/* Describes a node of the search tree: a branch of a level on the path, with the result of
 * player_branches () (NULL: unknown), or the level's item where `branch` is COVER_NONE. */
char *dance_about_branch (DanceShow          *show,
                          uint32_t            level,
                          uint32_t            branch,
                          const PlayerBranch *known);

/* Describe `n` branches of a level, and `n` levels from a level on, that are folded into one. */
char *dance_about_branches (uint32_t level, uint32_t n);
char *dance_about_levels (uint32_t level, uint32_t n);

#endif
