/* dance-branches.h - the branches of all levels on the path of a show, for a picture of the search tree.
 *
 * What lies below a finished branch is kept nowhere and costs a seek or two to look up, but as long as the path above
 * it is the same it does not change: it is looked up once, from the top down, and as much of it as there is time for. */
#ifndef DANCE_BRANCHES_H
#define DANCE_BRANCHES_H

#include "dance-show.h"
#include "player-question.h"

typedef struct DanceBranches DanceBranches;

DanceBranches *dance_branches_new (void);
void dance_branches_free (DanceBranches *self); /* accepts NULL */

/* Those of the show as it stands: of `levels` levels at most what lies below their finished branches is looked up.
 * Whether all that is finished is known now.  While the show travels nothing is looked up. */
bool dance_branches_renew (DanceBranches *self, DanceShow *show, unsigned levels);

/* Of a level on the path; until they are renewed. */
const PlayerBranch *dance_branches_of (DanceBranches *self, uint32_t level, size_t *out_n);
uint32_t dance_branches_n_levels (DanceBranches *self);

#endif
