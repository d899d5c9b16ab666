/* cover-record.h - the record of a search, which makes every moment of it quick to reach.
 *
 * A record holds checkpoints (the state of the search every so many events) and marks (the events
 * at which it found solutions and dead ends).  Both stay within a budget however long the run: when
 * it is spent, every second one is dropped and the spacing doubles.  To see moment p again,
 * cover_search_resume () rebuilds the links at the checkpoint before it, by covering the items of
 * the choices there, and the search replays the rest.
 *
 * While the search goes on, snapshots of its record can be passed to other threads.  They share the
 * checkpoints, which never change. */
#ifndef COVER_RECORD_H
#define COVER_RECORD_H

#include "cover-search.h"
#include "cover-tree.h"

typedef enum
{
  COVER_MARK_SOLUTION,
  COVER_MARK_DEAD_END,
  COVER_MARK_KINDS,
} CoverMark;

/* `budget` in bytes, for checkpoints and marks together; 0: 4 MiB.  There is always room for 8
 * checkpoints, even larger ones.  The tree has another quarter of it.  `spacing` is the initial
 * number of events between checkpoints; 0: 32,768. */
BaseStatus cover_record_new (size_t budget, uint64_t spacing, CoverRecord **out_record);
void       cover_record_free (CoverRecord *self); /* accepts NULL; the last user frees a snapshot */

/* Like cover_search_run (), recording from the present state on.  Running out of memory for the
 * record is no failure of the search: the record keeps its data and thins itself. */
CoverOutcome cover_search_run_recorded (CoverSearch       *search,
                                        const CoverLimits *limits,
                                        CoverRecord       *record);

/* Puts `search` (over the same links, started with the same givens, the same rule) into its state
 * at the last checkpoint at or before `event`, or at its start when there is none.  Then call
 * cover_search_advance () for the rest. */
void cover_search_resume (CoverSearch *search, const CoverRecord *record, uint64_t event);

/* COVER_RULE_ASKED: adds the answers given to the recorded search to those of `search`. */
BaseStatus cover_search_learn (CoverSearch *search, const CoverRecord *record);

/* A copy of the present record, which never changes and any thread may read; begins with one user.
 * Takes time and memory for the marks, the tree and a pointer for each checkpoint: at most a
 * millisecond and half of the default budget, so it can be called once a frame. */
BaseStatus   cover_record_snapshot (const CoverRecord *self, CoverRecord **out_snapshot);
CoverRecord *cover_record_ref (CoverRecord *self); /* adds a user, for cover_record_free () */

/* How far the search had come when cover_search_run_recorded () last returned, whether that was the
 * end of its whole tree, and the nodes of each level until then. */
const CoverCounters *cover_record_reach (const CoverRecord *self);
bool                 cover_record_finished (const CoverRecord *self);
const uint64_t      *cover_record_profile (const CoverRecord *self, uint32_t *out_n_levels);

/* The tree of the search until then.  It grows with the record, and with a snapshot never. */
CoverTree cover_record_tree (const CoverRecord *self);

/* A checkpoint, to be read: the state entering a node, with the node tried on each level above and
 * the nodes of each level so far.  Checkpoints ascend by counters->events, and those below one
 * option are side by side. */
typedef struct
{
  const CoverCounters *counters;
  uint32_t             level;
  const uint32_t      *choices; /* `level` of them */
  uint32_t             n_profile;
  const uint64_t      *profile;
} CoverMoment;

CoverMoment cover_record_moment (const CoverRecord *self, size_t checkpoint);

size_t   cover_record_n_checkpoints (const CoverRecord *self);
uint64_t cover_record_spacing (const CoverRecord *self);
size_t   cover_record_bytes (const CoverRecord *self);

/* The kept marks of a kind: the numbers of their events, ascending.  One in every `*out_every` is
 * kept, beginning with the first. */
const uint64_t *cover_record_marks (const CoverRecord *self,
                                    CoverMark          kind,
                                    size_t            *out_n,
                                    uint64_t          *out_every);

#endif
