/* Writes a journal; desk-journal-read.c reads it.
 *
 * The lock is a file of its own, because POSIX drops a process's locks on a file as soon as the
 * process closes any descriptor of it. */
#include "desk-journal-private.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <unistd.h>

#define GATHERED (256u << 10)

struct DeskJournal
{
  char *folder, *path, *new_path, *aside;
  int file; /* -1: writing is off */
  int lock;
  off_t end;    /* behind the last whole record */
  int old_file; /* during a rewrite; old_end is its end */
  off_t old_end;
  GByteArray *gathered; /* during a rewrite: bytes not written yet; or NULL */
  DeskJournalStatus status;
  int error;
  unsigned n_files;    /* files begun so far; threads compare it with their file's number */
  DeskJournal **alive; /* shared with threads; it contains NULL once the journal is closed */
};

bool
desk_journal_write_bytes (int file, const guint8 *bytes, gsize length)
{
  while (length > 0)
    {
      gssize n = write (file, bytes, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return false;
      bytes += n;
      length -= (gsize) n;
    }
  return true;
}

static void
put_u32 (guint8 *bytes, guint32 number)
{
  for (guint i = 0; i < 4; i++)
    bytes[i] = (guint8) (number >> (8 * i));
}

void
desk_journal_add_record (GByteArray *out, const guint8 *bytes, gsize length)
{
  guint8 head[DESK_JOURNAL_RECORD_HEAD];

  put_u32 (head, (guint32) length);
  put_u32 (head + 4, desk_bytes_check_sum (bytes, length));
  put_u32 (head + 8, desk_bytes_check_sum (head, 8));
  g_byte_array_append (out, head, sizeof head);
  if (length > 0)
    g_byte_array_append (out, bytes, (guint) length);
}

/* Gives the unreadable file a second name, so that it stays in its place until it is written anew.
 * Not every file system has links. */
static void
set_aside (DeskJournal *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y%m%d-%H%M%S");

  for (guint i = 1; i < 1000; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s.set-aside-%s-%u", self->path, date, i);

      if (link (self->path, path) == 0
          || (errno != EEXIST && !g_file_test (path, G_FILE_TEST_EXISTS)
              && g_rename (self->path, path) == 0))
        {
          self->aside = g_steal_pointer (&path);
          return;
        }
    }
}

static void
read_file (DeskJournal *self, DeskJournalRead read, void *data)
{
  self->status = desk_journal_read_file (self->path, read, data);
  if (self->status != DESK_JOURNAL_OK)
    set_aside (self);
}

static DeskJournalStatus
take_lock (DeskJournal *self)
{
  g_autofree char *path = g_strconcat (self->path, ".lock", NULL);
  struct flock whole = { .l_type = F_WRLCK, .l_whence = SEEK_SET };

  if (g_mkdir_with_parents (self->folder, 0700) == 0)
    self->lock = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  self->error = self->lock < 0 ? errno : 0;
  if (self->lock < 0)
    return DESK_JOURNAL_NO_FOLDER;
  if (fcntl (self->lock, F_SETLK, &whole) == 0)
    return DESK_JOURNAL_OK;
  return errno == EACCES || errno == EAGAIN ? DESK_JOURNAL_BUSY : DESK_JOURNAL_OK;
}

/* A file that was read must be written anew before anything is appended: it may end in half a
 * record. */
DeskJournal *
desk_journal_open (const char *folder, const char *name, DeskJournalRead read, void *data)
{
  DeskJournal *self = g_new0 (DeskJournal, 1);

  self->file = self->old_file = self->lock = -1;
  self->folder = g_strdup (folder);
  self->path = g_build_filename (folder, name, NULL);
  self->new_path = g_strconcat (self->path, ".new", NULL);
  self->alive = g_rc_box_new0 (DeskJournal *);
  *self->alive = self;
  self->status = take_lock (self);
  if (self->status == DESK_JOURNAL_OK)
    read_file (self, read, data);
  return self;
}

static void
close_file (int *file)
{
  if (*file >= 0)
    close (*file);
  *file = -1;
}

void
desk_journal_close (DeskJournal *self)
{
  if (self == NULL)
    return;
  desk_journal_sync (self);
  *self->alive = NULL;
  g_rc_box_release (self->alive);
  close_file (&self->file);
  close_file (&self->old_file);
  close_file (&self->lock);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->new_path);
  g_free (self->aside);
  g_free (self);
}

DeskJournalStatus
desk_journal_status (const DeskJournal *self)
{
  return self->status;
}

int
desk_journal_error (const DeskJournal *self)
{
  return self->error;
}

const char *
desk_journal_set_aside (const DeskJournal *self)
{
  return self->aside;
}

static bool
note_failure (DeskJournal *self, int error)
{
  self->error = error;
  self->status = DESK_JOURNAL_NO_WRITE;
  return false;
}

/* Cuts the file back to its last whole record after a partial write, and stops writing. */
static bool
give_up (DeskJournal *self)
{
  const int error = errno;

  if (ftruncate (self->file, self->end) != 0)
    g_debug ("the journal ends in half a record: %s", g_strerror (errno));
  close_file (&self->file);
  return note_failure (self, error);
}

/* A new file is written in large pieces: no single record of it has to be on disk at once. */
static bool
write_gathered (DeskJournal *self)
{
  bool written = desk_journal_write_bytes (self->file, self->gathered->data, self->gathered->len);

  g_byte_array_set_size (self->gathered, 0);
  return written;
}

static bool
write_record (DeskJournal *self, const guint8 *record, gsize length)
{
  if (self->gathered == NULL)
    return desk_journal_write_bytes (self->file, record, length);
  g_byte_array_append (self->gathered, record, (guint) length);
  return self->gathered->len < GATHERED || write_gathered (self);
}

bool
desk_journal_append (DeskJournal *self, const guint8 *bytes, gsize length)
{
  g_autoptr (GByteArray) record = NULL;

  if (self->file < 0)
    return false;
  errno = EFBIG;
  if (length > DESK_JOURNAL_MOST)
    return give_up (self);
  record = g_byte_array_sized_new ((guint) (DESK_JOURNAL_RECORD_HEAD + length));
  desk_journal_add_record (record, bytes, length);
  if (!write_record (self, record->data, record->len))
    return give_up (self);
  self->end += (off_t) record->len;
  return true;
}

static bool
may_write (const DeskJournal *self)
{
  return self->status != DESK_JOURNAL_BUSY && self->status != DESK_JOURNAL_NO_FOLDER;
}

/* Removes a name that belongs to something else (a link, a pipe), and never writes through it. */
static int
create_file (const char *path)
{
  g_unlink (path);
  return open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
}

bool
desk_journal_begin_rewrite (DeskJournal *self)
{
  if (!may_write (self))
    return false;
  self->old_file = self->file;
  self->old_end = self->end;
  self->file = create_file (self->new_path);
  self->n_files++;
  self->end = DESK_JOURNAL_HEAD_LENGTH;
  self->gathered = g_byte_array_new ();
  if (self->file >= 0
      && desk_journal_write_bytes (self->file, (const guint8 *) DESK_JOURNAL_HEAD,
                                   DESK_JOURNAL_HEAD_LENGTH))
    return true;
  self->error = errno;
  close_file (&self->file);
  return desk_journal_end_rewrite (self);
}

void
desk_journal_sync_folder (const char *folder)
{
  int file = open (folder, O_RDONLY | O_CLOEXEC);

  if (file < 0)
    return;
  if (fsync (file) != 0)
    g_debug ("the folder of the journal: %s", g_strerror (errno));
  close (file);
}

bool
desk_journal_end_rewrite (DeskJournal *self)
{
  bool written = self->file >= 0 && write_gathered (self);

  if (self->file >= 0 && !written)
    self->error = errno;
  g_clear_pointer (&self->gathered, g_byte_array_unref);
  if (written && fsync (self->file) == 0 && g_rename (self->new_path, self->path) == 0)
    {
      desk_journal_sync_folder (self->folder);
      close_file (&self->old_file);
      self->error = 0;
      if (self->status == DESK_JOURNAL_NO_WRITE)
        self->status = DESK_JOURNAL_OK;
      return true;
    }
  if (written)
    self->error = errno;
  close_file (&self->file);
  g_unlink (self->new_path);
  self->file = self->old_file;
  self->end = self->old_end;
  self->old_file = -1;
  if (self->file < 0)
    self->status = DESK_JOURNAL_NO_WRITE;
  return false;
}

gsize
desk_journal_length (const DeskJournal *self)
{
  return (gsize) self->end;
}

static bool
lose_file (DeskJournal *self, int error)
{
  close_file (&self->file);
  return note_failure (self, error);
}

bool
desk_journal_sync (DeskJournal *self)
{
  if (self->file < 0)
    return false;
  return fdatasync (self->file) == 0 || lose_file (self, errno);
}

/* A sync on another thread. */
typedef struct
{
  DeskJournal **journal;
  int file; /* a duplicate of the journal's descriptor */
  unsigned number;
  void (*failed) (void *data);
  void *data;
} Sync;

static void
sync_free (gpointer data)
{
  Sync *sync = data;

  g_rc_box_release (sync->journal);
  g_free (sync);
}

static void
sync_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  int file = ((Sync *) data)->file;

  (void) source;
  (void) cancellable;
  g_task_return_int (task, fdatasync (file) == 0 ? 0 : errno);
  close (file);
}

static void
synced (GObject *source, GAsyncResult *result, gpointer data)
{
  Sync *sync = g_task_get_task_data (G_TASK (result));
  DeskJournal *self = *sync->journal;
  const int error = (int) g_task_propagate_int (G_TASK (result), NULL);

  (void) source;
  (void) data;
  if (error == 0 || self == NULL || self->file < 0 || self->n_files != sync->number)
    return;
  lose_file (self, error);
  sync->failed (sync->data);
}

/* The disk may be slow, and typing must not wait for it. */
void
desk_journal_sync_later (DeskJournal *self, void (*failed) (void *data), void *data)
{
  g_autoptr (GTask) task = NULL;
  Sync *sync;
  int file = self->file >= 0 ? fcntl (self->file, F_DUPFD_CLOEXEC, 0) : -1;

  if (file < 0)
    return;
  sync = g_new (Sync, 1);
  *sync = (Sync){ g_rc_box_acquire (self->alive), file, self->n_files, failed, data };
  task = g_task_new (NULL, NULL, synced, NULL);
  g_task_set_task_data (task, sync, sync_free);
  g_task_run_in_thread (task, sync_in_thread);
}
