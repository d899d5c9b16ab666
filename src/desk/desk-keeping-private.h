/* desk-keeping-private.h - a session as records of its journal, and back.
 *
 * Each record is a kind, then what that kind needs.  Documents have numbers that are never used
 * again. */
#ifndef DESK_KEEPING_PRIVATE_H
#define DESK_KEEPING_PRIVATE_H

#include "desk-document-private.h"
#include "desk-journal.h"

/* What a session holds, as far as its journal is concerned. */
typedef struct
{
  guint64       number;
  DeskDocument *document; /* held */
  bool          selection_moved; /* and is not written yet */
} DeskKept;

typedef struct
{
  GPtrArray   *documents; /* of DeskKept, in their order */
  GHashTable  *values;    /* name -> GVariant */
  guint64      next_number;
  DeskKept    *current;   /* or NULL */
  DeskShelf   *shelf;     /* puzzles of collections that were left */
} DeskKeeping;

void desk_keeping_init (DeskKeeping *self);
void desk_keeping_clear (DeskKeeping *self);

DeskKept *desk_keeping_add (DeskKeeping *self, DeskDocument *document); /* takes a reference */
DeskKept *desk_keeping_find (const DeskKeeping *self, const DeskDocument *document, guint *out_index);

/* Each appends one record; false when that failed. */
bool desk_keeping_write_document (const DeskKept *kept, DeskState *state, DeskJournal *journal);
bool desk_keeping_write_step (const DeskKept *kept, GBytes *step, DeskJournal *journal);
bool desk_keeping_write_place (const DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_selection (DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_file (const DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_closed (const DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_current (const DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_value (const char *name, GVariant *value, DeskJournal *journal); /* NULL: forgotten */

bool desk_keeping_write_left (const DeskFile *file, GBytes *state, DeskJournal *journal); /* NULL: forgotten */

/* All of a document that is not in the journal yet. */
bool desk_keeping_write_whole (DeskKept *kept, DeskJournal *journal);

/* Everything, as short as it can be said. */
bool desk_keeping_write_all (DeskKeeping *self, DeskJournal *journal);

/* A DeskJournalRead over a DeskKeeping. */
bool desk_keeping_read (void *data, const guint8 *bytes, gsize length);

#endif
