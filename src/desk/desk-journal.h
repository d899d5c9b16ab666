/* desk-journal.h - a file of records that only grows.
 *
 *   head:   "Quadrille session 1\n"
 *   record: length, check sum of the bytes, check sum of these two (u32 each, little endian), bytes
 *
 * desk_journal_append () passes a record to the kernel in one write before it returns: killing the
 * program loses nothing.  Once a second another thread flushes the file to the disk.  A record that
 * is cut off at the end of the file is dropped.  After a damaged record, reading goes on with the
 * next sound one.  A journal is read once, when it is opened.  Its content is then written anew in
 * the shortest form (desk_journal_begin_rewrite ()), into a new file that replaces the old one. */
#ifndef DESK_JOURNAL_H
#define DESK_JOURNAL_H

#include <glib.h>
#include <stdbool.h>

typedef enum
{
  DESK_JOURNAL_OK,
  DESK_JOURNAL_DAMAGED,   /* all sound records were read; the whole file was set aside */
  DESK_JOURNAL_FOREIGN,   /* not ours, or of a later version: set aside unread */
  DESK_JOURNAL_NO_FILE,   /* a pipe, a folder, a device: set aside unread */
  DESK_JOURNAL_TOO_LARGE, /* more than DESK_JOURNAL_CEILING bytes: set aside unread */
  DESK_JOURNAL_BUSY,      /* another program has it: neither read nor written */
  DESK_JOURNAL_NO_FOLDER, /* the folder cannot be made or written: nothing is kept */

  /* Writing failed (a full disk?): nothing more is written until a rewrite. */
  DESK_JOURNAL_NO_WRITE,
} DeskJournalStatus;

/* The longest record; our records are far shorter. */
#define DESK_JOURNAL_MOST (1u << 30)

typedef struct DeskJournal DeskJournal;

/* The largest file that is read, in bytes: about ten million steps. */
#define DESK_JOURNAL_CEILING (256u << 20)

/* Called for each record of the file.  false: the record does not fit the ones before it, and the
 * file counts as damaged.  At damage it is called with NULL, because records are missing there.
 * false then stops reading.  Otherwise the record that did not fit, if there was one, comes once
 * more, followed by the next sound one. */
typedef bool (*DeskJournalRead) (void *data, const guint8 *bytes, gsize length);

/* Opens or makes `name` in `folder` and reads it.  Never NULL: see desk_journal_status (). */
DeskJournal *desk_journal_open (const char     *folder,
                                const char     *name,
                                DeskJournalRead read,
                                void           *data);

/* Everything is on the disk when it returns.  Accepts NULL. */
void desk_journal_close (DeskJournal *self);

DeskJournalStatus desk_journal_status (const DeskJournal *self);

/* The errno of the last failure; 0: none. */
int desk_journal_error (const DeskJournal *self);

/* The path of the file set aside, or NULL. */
const char *desk_journal_set_aside (const DeskJournal *self);

/* Returns false when writing failed: the journal then accepts no records until it is rewritten. */
bool desk_journal_append (DeskJournal *self, const guint8 *bytes, gsize length);

/* Begins a new file, to which records are appended until desk_journal_end_rewrite () puts it, whole
 * and on the disk, in the old one's place.  On failure they return false, and the old file is
 * unchanged. */
bool desk_journal_begin_rewrite (DeskJournal *self);
bool desk_journal_end_rewrite (DeskJournal *self);

/* The length of the file. */
gsize desk_journal_length (const DeskJournal *self);

/* Flush the file to the disk: at once, or on another thread.  After a failure it is unknown which
 * bytes are on the disk, so the journal accepts no records until it is rewritten, as after a failed
 * append.  `failed` is then called in the main context, unless the journal was closed or rewritten
 * since. */
bool desk_journal_sync (DeskJournal *self);
void desk_journal_sync_later (DeskJournal *self, void (*failed) (void *data), void *data);

#endif
