/* desk-journal.h - a file of records that only grows.
 *
 *   head:   "Quadrille session 1\n"
 *   record: length, check sum of the bytes, check sum of these two (u32 each, little endian), bytes
 *
 * A record is handed to the kernel in one write before desk_journal_append () returns: killing the
 * program loses nothing.  Once a second what was written is pushed to the disk from another
 * thread.  A record that was cut off at the end of the file is dropped.  Behind a damaged record reading
 * goes on with the next sound one.  A journal is read once, when it is opened; what is read back is then
 * written anew as short as it can be said (desk_journal_begin_rewrite ()), into a new file that takes the
 * place of the old one. */
#ifndef DESK_JOURNAL_H
#define DESK_JOURNAL_H

#include <glib.h>
#include <stdbool.h>

typedef enum
{
  DESK_JOURNAL_OK,
  DESK_JOURNAL_DAMAGED,   /* all that is sound was read; the whole file was set aside */
  DESK_JOURNAL_FOREIGN,   /* not ours, or of a later version: set aside unread */
  DESK_JOURNAL_NO_FILE,   /* a pipe, a folder, a device: likewise */
  DESK_JOURNAL_TOO_LARGE, /* more than DESK_JOURNAL_CEILING bytes: likewise */
  DESK_JOURNAL_BUSY,      /* another program has it: nothing is read or written */
  DESK_JOURNAL_NO_FOLDER, /* the folder cannot be made or written: nothing is kept */
  DESK_JOURNAL_NO_WRITE,  /* writing failed (a full disk?): nothing more is written until the journal is written anew */
} DeskJournalStatus;

/* The longest record; nothing that we write comes near. */
#define DESK_JOURNAL_MOST (1u << 30)

typedef struct DeskJournal DeskJournal;

/* The largest file that is read, in bytes: some ten million steps. */
#define DESK_JOURNAL_CEILING (256u << 20)

/* Told of each record in the file; false: it does not fit to those before it, and the file counts as damaged.  Where there
 * is damage it is told of NULL: records are missing here.  False: nothing more is to be read; else the record that did not
 * fit, if it was one, comes once more, and then the next sound one. */
typedef bool (*DeskJournalRead) (void *data, const guint8 *bytes, gsize length);

/* Opens or makes `name` in `folder` and reads it.  Never NULL: see desk_journal_status (). */
DeskJournal *desk_journal_open (const char     *folder,
                                const char     *name,
                                DeskJournalRead read,
                                void           *data);
void         desk_journal_close (DeskJournal *self); /* on the disk when it returns; accepts NULL */

DeskJournalStatus desk_journal_status (const DeskJournal *self);
int               desk_journal_error (const DeskJournal *self); /* errno of what failed last; 0: nothing did */
const char       *desk_journal_set_aside (const DeskJournal *self); /* path of what was set aside, or NULL */

/* False when it could not be written: the journal takes nothing more until it is written anew. */
bool desk_journal_append (DeskJournal *self, const guint8 *bytes, gsize length);

/* Begins a new file; records are appended to it until desk_journal_end_rewrite () puts it, whole
 * and on the disk, in the old one's place.  False when that failed; the old file is then as it
 * was. */
bool desk_journal_begin_rewrite (DeskJournal *self);
bool desk_journal_end_rewrite (DeskJournal *self);

/* How long the file is. */
gsize desk_journal_length (const DeskJournal *self);

/* Pushes what was written to the disk: at once, or from another thread.  Where that fails, nobody knows what of the file
 * is on the disk: the journal takes nothing more until it is written anew, as after a failed append.  `failed` is then
 * called in the main context, unless the journal was closed or written anew since. */
bool desk_journal_sync (DeskJournal *self);
void desk_journal_sync_later (DeskJournal *self, void (*failed) (void *data), void *data);

#endif
