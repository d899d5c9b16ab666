/* dance-branches.h - the branches of all levels on the path of a show, for a picture of the search
 * tree.
 *
 * Nothing records the part below a finished branch, and finding it takes a seek or two.  But it
 * does not change as long as the path above it is the same.  So it is looked up once, from the top
 * down, as far as time allows. */
#ifndef DANCE_BRANCHES_H
#define DANCE_BRANCHES_H

#include "dance-show.h"
#include "player-question.h"

typedef struct DanceBranches DanceBranches;

DanceBranches *dance_branches_new (void);
void dance_branches_free (DanceBranches *self); /* accepts NULL */

/* Renews the branches for the show's position.  At most `levels` levels have their finished
 * branches looked up, and none while the show travels.  Returns whether all finished branches are
 * known now. */
bool dance_branches_renew (DanceBranches *self, DanceShow *show, unsigned levels);

/* The branches of a level on the path.  Valid until they are renewed. */
const PlayerBranch *dance_branches_of (DanceBranches *self, uint32_t level, size_t *out_n);
uint32_t dance_branches_n_levels (DanceBranches *self);

#endif
