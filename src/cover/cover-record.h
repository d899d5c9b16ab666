/* cover-record.h - what a search leaves behind, so that any moment of it is near.
 *
 * A record holds checkpoints (where the search stood every so many events) and marks (at which events it found
 * solutions and dead ends).  Both stay within a budget however long the run: when it is spent, every second
 * one goes and the spacing doubles.  To see moment p again, cover_search_resume () rebuilds the links at the
 * checkpoint before it, by covering what was chosen there, and the search replays the rest.
 *
 * While the search goes on, snapshots of its record can be taken and handed to other threads: they share the
 * checkpoints, which never change. */
#ifndef COVER_RECORD_H
#define COVER_RECORD_H

#include "cover-search.h"

typedef enum
{
  COVER_MARK_SOLUTION,
  COVER_MARK_DEAD_END,
  COVER_MARK_KINDS,
} CoverMark;

typedef struct CoverRecord CoverRecord;

/* `budget` in bytes, for checkpoints and marks together; 0: 4 MiB.  There is always room for 8 checkpoints, if
 * those are larger.  `spacing` in events between checkpoints to begin with; 0: 32,768. */
BaseStatus cover_record_new (size_t budget, uint64_t spacing, CoverRecord **out_record);
void       cover_record_free (CoverRecord *self); /* accepts NULL; a snapshot is freed with its last user */

/* Like cover_search_run (), recording from where the search stands.  Running out of memory for the record is
 * no failure of the search: the record keeps what it has and thins itself. */
CoverOutcome cover_search_run_recorded (CoverSearch       *search,
                                        const CoverLimits *limits,
                                        CoverRecord       *record);

/* Puts `search` (over the same links, started with the same givens, the same rule) where it stood at the last
 * checkpoint at or before `event`; at its start when there is none.  Then cover_search_advance () by what is
 * missing. */
void cover_search_resume (CoverSearch *search, const CoverRecord *record, uint64_t event);

/* COVER_RULE_ASKED: `search` gets the answers that the recorded search was given, beside its own. */
BaseStatus cover_search_learn (CoverSearch *search, const CoverRecord *record);

/* A copy of the record as it is now, which never changes and any thread may read; begins with one user.  Takes
 * time and memory for the marks and a pointer for each checkpoint: a millisecond and a quarter of the default
 * budget at most, so once a frame is not too often. */
BaseStatus   cover_record_snapshot (const CoverRecord *self, CoverRecord **out_snapshot);
CoverRecord *cover_record_ref (CoverRecord *self); /* one user more, for cover_record_free () to take away */

/* How far the search had come when cover_search_run_recorded () last returned; whether that was the end of its
 * whole tree; and the nodes of each level until then. */
const CoverCounters *cover_record_reach (const CoverRecord *self);
bool                 cover_record_finished (const CoverRecord *self);
const uint64_t      *cover_record_profile (const CoverRecord *self, uint32_t *out_n_levels);

/* A checkpoint, to be read: entering a node, with the node tried on each level above and the nodes of each level
 * so far.  They ascend by counters->events, and what is below one option lies side by side. */
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

/* The marks of a kind that are kept: the number of the event that made each, ascending.  One in every
 * `*out_every` is kept, beginning with the first. */
const uint64_t *cover_record_marks (const CoverRecord *self,
                                    CoverMark          kind,
                                    size_t            *out_n,
                                    uint64_t          *out_every);

#endif
