/* desk-keeping-private.h - a session as records of its journal, and back.
 *
 * Each record is a kind, then what that kind needs.  Documents have numbers that are never used
 * again.  A step needs all steps before it, so now and then a checkpoint follows: records of the whole state of each document,
 * and once more the records that nothing else tells of. */
#ifndef DESK_KEEPING_PRIVATE_H
#define DESK_KEEPING_PRIVATE_H

#include "desk-document-private.h"
#include "desk-journal.h"

typedef enum
{
  RECORD_DOCUMENT = 1, /* number, state before the first step */
  RECORD_STEP,         /* number, step */
  RECORD_PLACE,        /* number, place in the history, the step that it moved over or nothing */
  RECORD_SELECTION,    /* number, cursor, anchor */
  RECORD_FILE,         /* number, file, 1 + the place that is saved */
  RECORD_CLOSED,       /* number */
  RECORD_CURRENT,      /* number */
  RECORD_VALUE,        /* name, type or NULL, bytes */
  RECORD_LEFT,         /* URI, check sum of the givens, state; no state: it is forgotten */
  RECORD_STATE,        /* number, place in the history, 1 + the place that is saved, cursor, anchor, state */
  RECORD_KINDS,
} RecordKind;

/* What a session holds, as far as its journal is concerned. */
typedef struct
{
  guint64       number;
  DeskDocument *document; /* held */
  bool          selection_moved; /* and is not written yet */
  guint64       place;    /* behind damage: where the history was when that was written, as ours differs from it */
  bool          is_whole; /* behind damage: its state is that which was written */
} DeskKept;

typedef struct
{
  GPtrArray   *documents; /* of DeskKept, in their order */
  GHashTable  *values;    /* name -> GVariant */
  guint64      next_number;
  DeskKept    *current;   /* or NULL */
  DeskShelf   *shelf;     /* puzzles of collections that were left */
  GHashTable  *recent;    /* key -> GBytes: records since the last checkpoint that the next one has again */
  bool         is_mending; /* damage was read */
} DeskKeeping;

void desk_keeping_init (DeskKeeping *self);
void desk_keeping_clear (DeskKeeping *self);

DeskKept *desk_keeping_add (DeskKeeping *self, DeskDocument *document); /* takes a reference */
DeskKept *desk_keeping_add_numbered (DeskKeeping *self, DeskDocument *document, guint64 number);
DeskKept *desk_keeping_find (const DeskKeeping *self, const DeskDocument *document, guint *out_index);

/* Each appends one record; false when that failed. */
bool desk_keeping_write_document (const DeskKept *kept, DeskState *state, DeskJournal *journal);
bool desk_keeping_write_step (const DeskKept *kept, GBytes *step, DeskJournal *journal);
/* `step` is the one that the place moved over, NULL: more of them. */
bool desk_keeping_write_place (const DeskKept *kept, GBytes *step, DeskJournal *journal);
bool desk_keeping_write_selection (DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_file (const DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_closed (DeskKeeping *self, const DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_current (const DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_value (DeskKeeping *self, const char *name, GVariant *value, DeskJournal *journal); /* NULL: forgotten */

bool desk_keeping_write_left (DeskKeeping *self, const DeskFile *file, GBytes *state, DeskJournal *journal); /* NULL: forgotten */

/* All of a document that is not in the journal yet. */
bool desk_keeping_write_whole (DeskKept *kept, DeskJournal *journal);

/* The state of each document, and once more what was set since the last checkpoint.  Behind damage, a reader has all that
 * was there at the next one. */
bool desk_keeping_write_checkpoint (DeskKeeping *self, DeskJournal *journal);

/* Everything, as short as it can be said, and a checkpoint. */
bool desk_keeping_write_all (DeskKeeping *self, DeskJournal *journal);

/* A DeskJournalRead over a DeskKeeping. */
bool desk_keeping_read (void *data, const guint8 *bytes, gsize length);

/* Whether, for all the damage, each document is as it was when the last record was written. */
bool desk_keeping_is_whole (const DeskKeeping *self);

#endif
