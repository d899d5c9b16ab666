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

/* Reads all records of the file.  Returns DESK_JOURNAL_OK also where there is no file. */
DeskJournalStatus desk_journal_read_file (const char *path, DeskJournalRead read, void *data);

#endif
