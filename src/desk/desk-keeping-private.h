/* desk-keeping-private.h - a session as records of its journal, and back.
 *
 * Each record is a kind and the data of that kind.  Documents have numbers that are never used
 * again.  A step needs all steps before it.  So a checkpoint follows now and then: records of the
 * whole state of each document, and a repetition of the records that exist only once. */
#ifndef DESK_KEEPING_PRIVATE_H
#define DESK_KEEPING_PRIVATE_H

#include "desk-document-private.h"
#include "desk-journal.h"

typedef enum
{
  RECORD_DOCUMENT = 1, /* number, state before the first step */
  RECORD_STEP,         /* number, step */
  RECORD_PLACE,        /* number, position in the history, the step that it moved over or nothing */
  RECORD_SELECTION,    /* number, cursor, anchor; number of cells and the cells, if they are no
                        * rectangle */
  RECORD_FILE,         /* number, file, 1 + the saved position */
  RECORD_CLOSED,       /* number */
  RECORD_CURRENT,      /* number */
  RECORD_VALUE,        /* name, type or NULL, bytes */
  RECORD_LEFT,         /* URI, check sum of the givens, state; no state: dropped */
  RECORD_STATE,        /* number, position in the history, 1 + the saved position, cursor, anchor,
                        * state */
  RECORD_PLAY,         /* number, milliseconds, hints */
  RECORD_KINDS,
} RecordKind;

/* The content of a session, as far as its journal is concerned. */
typedef struct
{
  guint64       number;
  DeskDocument *document; /* held */
  bool          selection_moved; /* and not written yet */
  DeskPlay      written_play;    /* the last one that was written */

  /* After damage: the position in the written history, which differs from ours; and whether the
   * document has reached its written state again. */
  guint64 place;
  bool    is_whole;
} DeskKept;

typedef struct
{
  GPtrArray   *documents; /* of DeskKept, in order */
  GHashTable  *values;    /* name -> GVariant */
  guint64      next_number;
  DeskKept    *current;   /* or NULL */
  DeskShelf   *shelf;     /* puzzles of collections that were left */
  GHashTable  *recent;    /* key -> GBytes: records since the last checkpoint that the next one must
                           * repeat */
  bool         is_mending; /* damage was read */
} DeskKeeping;

void desk_keeping_init (DeskKeeping *self);
void desk_keeping_clear (DeskKeeping *self);

DeskKept *desk_keeping_add (DeskKeeping *self, DeskDocument *document); /* takes a reference */
DeskKept *desk_keeping_add_numbered (DeskKeeping *self, DeskDocument *document, guint64 number);
DeskKept *desk_keeping_find (const DeskKeeping  *self,
                             const DeskDocument *document,
                             guint              *out_index);

/* Each appends one record; false when that failed. */
bool desk_keeping_write_document (const DeskKept *kept, DeskState *state, DeskJournal *journal);
bool desk_keeping_write_step (const DeskKept *kept, GBytes *step, DeskJournal *journal);
/* `step` is the one that the position moved over; NULL: several. */
bool desk_keeping_write_place (const DeskKept *kept, GBytes *step, DeskJournal *journal);
bool desk_keeping_write_selection (DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_file (const DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_play (DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_closed (DeskKeeping *self, const DeskKept *kept, DeskJournal *journal);
bool desk_keeping_write_current (const DeskKept *kept, DeskJournal *journal);

/* NULL deletes the value. */
bool desk_keeping_write_value (DeskKeeping *self,
                               const char  *name,
                               GVariant    *value,
                               DeskJournal *journal);

/* NULL drops the puzzle. */
bool desk_keeping_write_left (DeskKeeping    *self,
                              const DeskFile *file,
                              GBytes         *state,
                              DeskJournal    *journal);

/* Writes everything of a document that is not in the journal yet. */
bool desk_keeping_write_whole (DeskKept *kept, DeskJournal *journal);

/* Writes the state of each document, and repeats the values set since the last checkpoint.  After
 * damage, a reader has everything again at the next checkpoint. */
bool desk_keeping_write_checkpoint (DeskKeeping *self, DeskJournal *journal);

/* Writes everything in its shortest form, and a checkpoint. */
bool desk_keeping_write_all (DeskKeeping *self, DeskJournal *journal);

/* A DeskJournalRead; `data` is a DeskKeeping. */
bool desk_keeping_read (void *data, const guint8 *bytes, gsize length);

/* Whether each document, in spite of damage, is as it was when the last record was written. */
bool desk_keeping_is_whole (const DeskKeeping *self);

#endif
