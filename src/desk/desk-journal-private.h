/* desk-journal-private.h - the bytes of a journal, for its writer and its reader. */
#ifndef DESK_JOURNAL_PRIVATE_H
#define DESK_JOURNAL_PRIVATE_H

#include "desk-bytes-private.h"
#include "desk-journal.h"

/* A version that this one cannot read must have another number, which differs in more than one bit:
 * 2, for example, but not 3. */
#define DESK_JOURNAL_HEAD        "Quadrille session 1\n"
#define DESK_JOURNAL_HEAD_LENGTH (sizeof DESK_JOURNAL_HEAD - 1)

/* The head of a record: length, check sum of the bytes, check sum of these two. */
#define DESK_JOURNAL_RECORD_HEAD 12

/* Appends a record, with its head, to `out`. */
void desk_journal_add_record (GByteArray *out, const guint8 *bytes, gsize length);

/* Reads the records of some bytes, as DeskJournalRead describes it; false where there is damage. */
bool desk_journal_read_records (const guint8   *at,
                                const guint8   *end,
                                DeskJournalRead read,
                                void           *data);

/* Writes all bytes; false with errno when that failed. */
bool desk_journal_write_bytes (int file, const guint8 *bytes, gsize length);

/* A name is on the disk only when its folder is. */
void desk_journal_sync_folder (const char *folder);

/* Reads all records of the file.  Returns DESK_JOURNAL_OK also where there is no file. */
DeskJournalStatus desk_journal_read_file (const char *path, DeskJournalRead read, void *data);

#endif
