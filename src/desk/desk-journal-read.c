/* Reads a journal.
 *
 * The head of a record has a check sum of its own, so that a cut can be told from damage.  Writing
 * was interrupted where a sound head promises more bytes than follow, the head itself is cut, or
 * only zeros follow (a file system may leave those after a power cut); anything else is damage.
 * After damage, reading goes on at the next sound record: where only the bytes of a record are
 * damaged, its head gives that place; otherwise each place is tried. */
#include "desk-journal-private.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef enum
{
  FOUND_RECORD,
  FOUND_CUT,
  FOUND_DAMAGED_BYTES, /* behind a sound head */
  FOUND_DAMAGED_HEAD,
} Found;

static guint32
get_u32 (const guint8 *bytes)
{
  guint32 number = 0;

  for (guint i = 0; i < 4; i++)
    number |= (guint32) bytes[i] << (8 * i);
  return number;
}

static bool
is_all_zero (const guint8 *bytes, gsize length)
{
  while (length > 0 && *bytes == 0)
    {
      bytes++;
      length--;
    }
  return length == 0;
}

/* Sets the length of the record, unless the record is cut or its head is damaged. */
static Found
find_record (const guint8 *at, const guint8 *end, gsize *out_length)
{
  const gsize left = (gsize) (end - at);
  guint32 length;

  if (left < DESK_JOURNAL_RECORD_HEAD)
    return FOUND_CUT;
  length = get_u32 (at);
  if (get_u32 (at + 8) != desk_bytes_check_sum (at, 8) || length > DESK_JOURNAL_MOST)
    return is_all_zero (at, left) ? FOUND_CUT : FOUND_DAMAGED_HEAD;
  if (left - DESK_JOURNAL_RECORD_HEAD < length)
    return FOUND_CUT;
  *out_length = length;
  return get_u32 (at + 4) == desk_bytes_check_sum (at + DESK_JOURNAL_RECORD_HEAD, length)
             ? FOUND_RECORD
             : FOUND_DAMAGED_BYTES;
}

/* Finds the next place with a sound record; the end where there is none. */
static const guint8 *
find_next_record (const guint8 *at, const guint8 *end)
{
  gsize length;

  for (at++; end - at >= DESK_JOURNAL_RECORD_HEAD; at++)
    if (find_record (at, end, &length) == FOUND_RECORD)
      return at;
  return end;
}

bool
desk_journal_read_records (const guint8 *at, const guint8 *end, DeskJournalRead read, void *data)
{
  bool whole = true;

  while (at < end)
    {
      gsize length = 0;
      const Found found = find_record (at, end, &length);

      if (found == FOUND_CUT)
        break;
      if (found != FOUND_RECORD || !read (data, at + DESK_JOURNAL_RECORD_HEAD, length))
        {
          whole = false;
          if (!read (data, NULL, 0))
            break;
          if (found == FOUND_RECORD)
            (void) read (data, at + DESK_JOURNAL_RECORD_HEAD, length);
        }
      if (found == FOUND_DAMAGED_HEAD)
        at = find_next_record (at, end);
      else
        at += DESK_JOURNAL_RECORD_HEAD + length;
    }
  return whole;
}

/* Whether the head is ours but for one byte, or in the version's number one bit. */
static bool
is_damaged_head (const guint8 *bytes)
{
  const gsize version = DESK_JOURNAL_HEAD_LENGTH - 2;
  guint n_bytes = 0;
  guint8 difference = (guint8) (bytes[version] ^ DESK_JOURNAL_HEAD[version]);

  for (gsize i = 0; i < DESK_JOURNAL_HEAD_LENGTH; i++)
    n_bytes += bytes[i] != (guint8) DESK_JOURNAL_HEAD[i];
  return n_bytes == 1 && (difference & (difference - 1)) == 0;
}

static DeskJournalStatus
read_all (const guint8 *bytes, gsize length, DeskJournalRead read, void *data)
{
  const bool whole = memcmp (bytes, DESK_JOURNAL_HEAD, MIN (length, DESK_JOURNAL_HEAD_LENGTH)) == 0;

  if (length <= DESK_JOURNAL_HEAD_LENGTH || is_all_zero (bytes, length))
    return whole || is_all_zero (bytes, length) ? DESK_JOURNAL_OK : DESK_JOURNAL_FOREIGN;
  if (!whole && !is_damaged_head (bytes))
    return DESK_JOURNAL_FOREIGN;
  return desk_journal_read_records (bytes + DESK_JOURNAL_HEAD_LENGTH, bytes + length, read, data)
                 && whole
             ? DESK_JOURNAL_OK
             : DESK_JOURNAL_DAMAGED;
}

/* Returns false where the file has fewer bytes. */
static bool
read_exact_bytes (int file, guint8 *bytes, gsize length)
{
  while (length > 0)
    {
      const gssize n = read (file, bytes, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return false;
      bytes += n;
      length -= (gsize) n;
    }
  return true;
}

static DeskJournalStatus
read_open (int file, DeskJournalRead read, void *data)
{
  struct stat about;
  g_autofree guint8 *bytes = NULL;
  gsize length;

  if (fstat (file, &about) != 0)
    return DESK_JOURNAL_DAMAGED;
  if (!S_ISREG (about.st_mode))
    return DESK_JOURNAL_NO_FILE;
  if (about.st_size > (off_t) DESK_JOURNAL_CEILING)
    return DESK_JOURNAL_TOO_LARGE;
  length = (gsize) about.st_size;
  bytes = g_try_malloc (length + 1);
  if (bytes == NULL)
    return DESK_JOURNAL_TOO_LARGE;
  return read_exact_bytes (file, bytes, length) ? read_all (bytes, length, read, data)
                                                : DESK_JOURNAL_DAMAGED;
}

/* A pipe is not opened: that would wait for a program that writes to it. */
DeskJournalStatus
desk_journal_read_file (const char *path, DeskJournalRead read, void *data)
{
  const int file = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  DeskJournalStatus status;

  if (file < 0)
    return errno == ENOENT ? DESK_JOURNAL_OK : DESK_JOURNAL_DAMAGED;
  status = read_open (file, read, data);
  close (file);
  return status;
}
