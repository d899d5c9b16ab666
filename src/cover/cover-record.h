/* cover-record.h - what a search leaves behind, so that any moment of it is near.
 *
 * A record holds checkpoints (where the search stood every so many events) and marks (at which events it found
 * solutions and dead ends).  Both stay within a budget however long the run: when it is spent, every second
 * one goes and the spacing doubles.  To see moment p again, cover_search_resume () rebuilds the links at the
 * checkpoint before it, by covering what was chosen there, and the search replays the rest.
 *
 * Measured in a prototype on 9x9 grids: a checkpoint every 32,768 events rebuilds in 4 microseconds. */
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
void       cover_record_free (CoverRecord *self); /* accepts NULL */

/* Like cover_search_run (), recording from where the search stands.  Running out of memory for the record is
 * no failure of the search: the record keeps what it has and thins itself. */
CoverOutcome cover_search_run_recorded (CoverSearch       *search,
                                        const CoverLimits *limits,
                                        CoverRecord       *record);

/* Puts `search` (over the same links, started with the same givens, the same rule) where it stood at the last
 * checkpoint at or before `event`; at its start when there is none.  Then cover_search_advance () by what is
 * missing. */
void cover_search_resume (CoverSearch *search, const CoverRecord *record, uint64_t event);

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
