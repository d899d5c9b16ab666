/* cover-record-private.h - the record, as the search writes it. */
#ifndef COVER_RECORD_PRIVATE_H
#define COVER_RECORD_PRIVATE_H

#include "cover-answers-private.h"
#include "cover-record.h"

#include <stdatomic.h>

/* The state of a search entering a node: enough to rebuild links, frames and counters.  A
 * checkpoint never changes, and a record shares it with its snapshots. */
typedef struct
{
  atomic_size_t n_users;
  CoverCounters counters;
  uint32_t      level;     /* this many choices lead here */
  uint32_t      n_profile; /* levels with nodes */
  uint64_t      words[];   /* the profile, then the nodes tried, two a word */
} CoverCheckpoint;

/* The number of events at which the next checkpoint is due. */
uint64_t cover_record_due (const CoverRecord *self);

/* The last checkpoint at or before `event`, or NULL. */
const CoverCheckpoint *cover_record_find (const CoverRecord *self, uint64_t event);

/* The node tried on each level above the checkpoint. */
static inline const uint32_t *
cover_checkpoint_choices (const CoverCheckpoint *self)
{
  return (const uint32_t *) (self->words + self->n_profile);
}

/* Adds a checkpoint of a search that enters a node. */
void cover_record_take (CoverRecord         *self,
                        const CoverCounters *counters,
                        const CoverFrame    *frames,
                        uint32_t             level,
                        const uint64_t      *profile,
                        uint32_t             n_levels);

/* Marks the event of that number, counted from 1, as a solution or a dead end. */
void cover_record_mark (CoverRecord *self, CoverMark kind, uint64_t event);

/* Grow the tree: the event of that number, counted from 1, entered a node on a level and chose the
 * item of its frame, found a solution there, or left the deepest node. */
struct CoverWalk;
void cover_record_enter (CoverRecord            *self,
                         const struct CoverWalk *walk,
                         uint32_t                level,
                         uint64_t                event);
void cover_record_solution (CoverRecord            *self,
                            const struct CoverWalk *walk,
                            uint32_t                level,
                            uint64_t                event);
void cover_record_leave (CoverRecord *self, uint64_t event);

/* Notes how far the recorded search has come, and whether it has `finished`.  Without memory, the
 * reach stays where it was. */
void cover_record_reach_to (CoverRecord *self, const struct CoverWalk *walk, bool finished);

const CoverAnswers *cover_record_answers (const CoverRecord *self);

#endif
