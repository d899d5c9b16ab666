/* The content of a journal that was cut off, damaged, or written by another program, and after a
 * full disk. */
#include "desk-journal-private.h"
#include "failing-disk.h"
#include "sessions.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

/* The bytes of a journal, and what stood in the session when it was that long. */
typedef struct
{
  char *bytes;
  gsize length;
  GArray *lengths;     /* gsize, ascending */
  GPtrArray *pictures; /* one for each */
} Story;

static gsize
file_length (const char *path)
{
  GStatBuf buffer;

  check_equal_u64 (g_stat (path, &buffer), 0);
  return (gsize) buffer.st_size;
}

static void
add_picture (Story *self, const char *path, DeskSession *session)
{
  gsize length = file_length (path);

  g_array_append_val (self->lengths, length);
  g_ptr_array_add (self->pictures, sessions_picture (session));
}

/* The last act has its picture too: what the session writes when it ends lies behind it. */
static Story
tell_story (unsigned n_acts)
{
  char *folder = desks_make_folder ();
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);
  Story story = { .lengths = g_array_new (FALSE, FALSE, sizeof (gsize)),
                  .pictures = g_ptr_array_new_with_free_func (g_free) };
  BaseRandom random = { .state = 5 };

  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    sessions_fill (session);
    for (unsigned i = 0; i < n_acts; i++)
      {
        add_picture (&story, path, session);
        sessions_act (session, &random);
      }
    add_picture (&story, path, session);
  }
  check_true (g_file_get_contents (path, &story.bytes, &story.length, NULL));
  desks_remove_folder (folder);
  return story;
}

static void
story_clear (Story *self)
{
  g_free (self->bytes);
  g_array_unref (self->lengths);
  g_ptr_array_unref (self->pictures);
}

static const char *
picture_at (const Story *self, gsize length)
{
  const char *found = NULL;

  for (guint i = 0; i < self->lengths->len; i++)
    if (g_array_index (self->lengths, gsize, i) <= length)
      found = g_ptr_array_index (self->pictures, i);
  return found;
}

static void
put_journal (const char *folder, const char *bytes, gsize length)
{
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);
  FILE *file = fopen (path, "wb");

  check_true (file != NULL);
  check_equal_u64 (fwrite (bytes, 1, length, file), length);
  check_equal_u64 (fclose (file), 0);
}

/* Between the two documents and their being whole there are records without a picture. */
static void
a_cut_anywhere_leaves_what_stood_before (const void *data)
{
  Story story = tell_story (30);
  gsize first = g_array_index (story.lengths, gsize, 0);
  char *folder = desks_make_folder ();

  (void) data;
  for (gsize length = 0; length < story.length; length += check_quick () ? 37 : 1)
    {
      g_autoptr (DeskSession) session = NULL;

      put_journal (folder, story.bytes, length);
      session = desk_session_new (folder);
      check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
      check_true (desk_session_get_set_aside (session) == NULL);
      if (length >= first)
        {
          g_autofree char *now = sessions_picture (session);

          check_equal_text (now, picture_at (&story, length));
        }
    }
  desks_remove_folder (folder);
  story_clear (&story);
}

static void
zeros_at_the_end_are_a_cut (const void *data)
{
  Story story = tell_story (10);
  char *folder = desks_make_folder ();
  gsize length = g_array_index (story.lengths, gsize, 5);
  g_autofree char *bytes = g_malloc0 (length + 4096), *now = NULL;

  (void) data;
  memcpy (bytes, story.bytes, length);
  put_journal (folder, bytes, length + 4096);
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
    now = sessions_picture (session);
    check_equal_text (now, picture_at (&story, length));
  }
  desks_remove_folder (folder);
  story_clear (&story);
}

/* Of a damaged file, the records before the damage or nothing is restored, and the file was set
 * aside unchanged. */
static void
check_damaged (const char *folder, const char *bytes, gsize length)
{
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskJournalStatus status = desk_session_get_status (session);
  const char *aside = desk_session_get_set_aside (session);
  g_autofree char *copy = NULL;
  gsize copy_length;

  check_true (status == DESK_JOURNAL_OK || status == DESK_JOURNAL_DAMAGED
              || status == DESK_JOURNAL_FOREIGN);
  check_true ((status == DESK_JOURNAL_OK) == (aside == NULL));
  for (guint i = 0; i < sessions_n_documents (session); i++)
    {
      DeskDocument *document = sessions_document (session, i);

      desk_document_undo (document);
      desk_document_simply (document, DESK_FILL_CANDIDATES);
    }
  if (aside == NULL)
    return;
  check_true (g_file_get_contents (aside, &copy, &copy_length, NULL));
  check_equal_u64 (copy_length, length);
  check_equal_memory (copy, bytes, length);
  g_unlink (aside);
}

static void
damage_never_harms (const void *data)
{
  Story story = tell_story (40);
  BaseRandom random = { .state = 99 };
  char *folder = desks_make_folder ();

  (void) data;
  for (unsigned i = 0; i < (check_quick () ? 50 : 1000); i++)
    {
      g_autofree char *bytes = g_memdup2 (story.bytes, story.length);

      for (uint32_t n = 1 + base_random_below (&random, 4); n > 0; n--)
        bytes[base_random_below (&random, (uint32_t) story.length)] =
            (char) base_random_next (&random);
      put_journal (folder, bytes, story.length);
      check_damaged (folder, bytes, story.length);
    }
  desks_remove_folder (folder);
  story_clear (&story);
}

static void
foreign_files_are_set_aside (const void *data)
{
  static const char *const texts[] = { "Quadrille session 2\nfrom the future", "\177ELF", "{}" };
  char *folder = desks_make_folder ();

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      put_journal (folder, texts[i], strlen (texts[i]));
      {
        g_autoptr (DeskSession) session = desk_session_new (folder);

        check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_FOREIGN);
      }
      put_journal (folder, texts[i], strlen (texts[i]));
      check_damaged (folder, texts[i], strlen (texts[i]));
    }
  desks_remove_folder (folder);
}

static bool
keep_record (void *data, const guint8 *bytes, gsize length)
{
  g_ptr_array_add (data, g_bytes_new (bytes, length));
  return true;
}

/* Check sums that are right around bytes that are not. */
static void
nonsense_that_is_sound_never_harms (const void *data)
{
  Story story = tell_story (40);
  BaseRandom random = { .state = 4 };
  char *folder = desks_make_folder ();
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);

  (void) data;
  put_journal (folder, story.bytes, story.length);
  desk_journal_close (desk_journal_open (folder, JOURNAL, keep_record, records));
  for (unsigned i = 0; i < (check_quick () ? 50 : 1000); i++)
    {
      DeskJournal *journal = desk_journal_open (folder, JOURNAL, keep_record, records);
      g_autofree char *bytes = NULL;
      gsize length;
      uint32_t bad = base_random_below (&random, records->len);

      check_true (desk_journal_begin_rewrite (journal));
      for (guint k = 0; k < records->len; k++)
        {
          gsize size;
          const guint8 *record = g_bytes_get_data (records->pdata[k], &size);
          g_autofree guint8 *copy = g_memdup2 (record, size);

          if (k == bad || base_random_below (&random, 40) == 0)
            copy[base_random_below (&random, (uint32_t) size)] =
                (guint8) base_random_next (&random);
          if (base_random_below (&random, 20) == 0)
            size = base_random_below (&random, (uint32_t) size + 1);
          check_true (desk_journal_append (journal, copy, size));
        }
      check_true (desk_journal_end_rewrite (journal));
      desk_journal_close (journal);
      check_true (g_file_get_contents (path, &bytes, &length, NULL));
      check_damaged (folder, bytes, length);
      put_journal (folder, story.bytes, story.length);
      g_ptr_array_set_size (records, 0);
      desk_journal_close (desk_journal_open (folder, JOURNAL, keep_record, records));
    }
  desks_remove_folder (folder);
  story_clear (&story);
}

static void
limit_files (rlim_t bytes)
{
  struct rlimit limit;

  check_equal_u64 (getrlimit (RLIMIT_FSIZE, &limit), 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  check_equal_u64 (setrlimit (RLIMIT_FSIZE, &limit), 0);
}

/* A limit on the size of files stands for a full disk. */
static void
a_full_disk_is_told_and_overcome (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL), *before = NULL, *after = NULL;

  (void) data;
  signal (SIGXFSZ, SIG_IGN);
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    BaseRandom random = { .state = 8 };

    sessions_fill (session);
    limit_files ((rlim_t) file_length (path) + 10);
    for (unsigned i = 0; i < 50; i++)
      sessions_act (session, &random);
    check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_NO_WRITE);
    limit_files (RLIM_INFINITY);
    desks_wait_ms (2200);
    check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
    sessions_act (session, &random);
    before = sessions_picture (session);
  }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    after = sessions_picture (session);
    check_equal_text (after, before);
  }
  desks_remove_folder (folder);
}

/* The signals that a window gets from a session. */
typedef struct
{
  guint n;
  DeskJournalStatus last;
} Heard;

static void
hear (DeskSession *session, GParamSpec *spec, Heard *heard)
{
  (void) spec;
  heard->n++;
  heard->last = desk_session_get_status (session);
}

/* Each step that is not in the file counts; the steps before the disk was full are in it. */
static void
the_status_is_notified_of (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);
  g_autoptr (DeskSession) session = desk_session_new (folder);
  Heard heard = { 0 };
  DeskDocument *document;

  (void) data;
  signal (SIGXFSZ, SIG_IGN);
  sessions_fill (session);
  document = sessions_document (session, 1);
  g_signal_connect (session, "notify::status", G_CALLBACK (hear), &heard);
  check_equal_text (desk_session_get_folder (session), folder);
  desk_document_set_value (document, 5, 1);
  check_true (heard.n == 0 && desk_session_get_n_unkept (session) == 0);
  limit_files ((rlim_t) file_length (path));
  for (uint32_t i = 0; i < 3; i++)
    desk_document_set_value (document, 6 + i, 2);
  check_true (heard.n == 1 && heard.last == DESK_JOURNAL_NO_WRITE);
  check_equal_u64 ((uint64_t) desk_session_get_error (session), EFBIG);
  check_equal_u64 (desk_session_get_n_unkept (session), 3);
  desks_wait_ms (1200);
  desk_session_sync (session);
  check_true (heard.n == 1 && desk_session_get_n_unkept (session) == 3);
  limit_files (RLIM_INFINITY);
  desk_session_sync (session);
  check_true (heard.n == 2 && heard.last == DESK_JOURNAL_OK);
  check_equal_u64 (desk_session_get_n_unkept (session), 0);
  desks_remove_folder (folder);
}

/* The steps were written, and the disk has lost them: they are written anew as soon as it takes
 * them. */
static void
a_disk_that_loses_is_told_and_overcome (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *before = NULL, *after = NULL;

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    Heard heard = { 0 };

    sessions_fill (session);
    desk_session_sync (session);
    g_signal_connect (session, "notify::status", G_CALLBACK (hear), &heard);
    failing_disk_set (EIO);
    desk_document_set_value (sessions_document (session, 1), 5, 1);
    check_equal_u64 (heard.n, 0);
    desks_wait_ms (1500);
    check_true (heard.n == 1 && heard.last == DESK_JOURNAL_NO_WRITE);
    check_equal_u64 ((uint64_t) desk_session_get_error (session), EIO);
    check_equal_u64 (desk_session_get_n_unkept (session), 1);
    failing_disk_set (0);
    desks_wait_ms (1200);
    check_true (heard.n == 2 && heard.last == DESK_JOURNAL_OK);
    check_equal_u64 (desk_session_get_n_unkept (session), 0);
    before = sessions_picture (session);
  }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    after = sessions_picture (session);
    check_equal_text (after, before);
  }
  desks_remove_folder (folder);
}

/* The sum bit by bit, as it is defined: files have it. */
static guint32
add_up_bits (const guint8 *bytes, gsize length)
{
  guint32 sum = 0xffffffff;

  for (gsize bit = 0; bit < 8 * length; bit++)
    sum = sum >> 1 ^ (((sum ^ bytes[bit / 8] >> bit % 8) & 1) != 0 ? 0xedb88320 : 0);
  return ~sum;
}

static void
sums_are_those_of_crc_32 (const void *data)
{
  BaseRandom random = { 1 };
  guint8 bytes[70];

  (void) data;
  check_equal_u64 (desk_bytes_check_sum ((const guint8 *) "123456789", 9), 0xcbf43926);
  for (gsize i = 0; i < sizeof bytes; i++)
    bytes[i] = (guint8) base_random_below (&random, 256);
  for (gsize first = 0; first < 8; first++)
    for (gsize length = 0; first + length <= sizeof bytes; length++)
      check_equal_u64 (desk_bytes_check_sum (bytes + first, length),
                       add_up_bits (bytes + first, length));
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/journal/sums-are-those-of-crc-32", sums_are_those_of_crc_32, NULL);
  check_claim ("/desk/journal/a-cut-anywhere-leaves-what-stood-before",
               a_cut_anywhere_leaves_what_stood_before, NULL);
  check_claim ("/desk/journal/zeros-at-the-end-are-a-cut", zeros_at_the_end_are_a_cut, NULL);
  check_claim ("/desk/journal/damage-never-harms", damage_never_harms, NULL);
  check_claim ("/desk/journal/foreign-files-are-set-aside", foreign_files_are_set_aside, NULL);
  check_claim ("/desk/journal/nonsense-that-is-sound-never-harms",
               nonsense_that_is_sound_never_harms, NULL);
  check_claim ("/desk/journal/a-full-disk-is-told-and-overcome", a_full_disk_is_told_and_overcome,
               NULL);
  check_claim ("/desk/journal/the-status-is-notified-of", the_status_is_notified_of, NULL);
  check_claim ("/desk/journal/a-disk-that-loses-is-told-and-overcome",
               a_disk_that_loses_is_told_and_overcome, NULL);
  return check_finish ();
}
