#include "desk-session.h"
#include "desks.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define JOURNAL "session.journal"

static const char *program;

static DeskDocument *
document_at (DeskSession *session, guint index)
{
  g_autoptr (DeskDocument) document = g_list_model_get_item (G_LIST_MODEL (session), index);

  check_true (document != NULL);
  return document;
}

static guint
n_documents (DeskSession *session)
{
  return g_list_model_get_n_items (G_LIST_MODEL (session));
}

/* What happens in a session, one change at a time, the same for the same numbers. */
static void
act (DeskSession *session, BaseRandom *random)
{
  DeskDocument *document = document_at (session, base_random_below (random, n_documents (session)));
  uint32_t what = base_random_below (random, 10);

  if (what < 2)
    desk_document_undo (document);
  else if (what < 3)
    desk_document_redo (document);
  else if (what < 4)
    desk_document_set_saved (document,
                             &(DeskFile){ .uri = "file:///saved", .size = 9, .date = -1 });
  else
    desks_act_at_random (document, random);
}

static void
add_documents (DeskSession *session)
{
  g_autoptr (DeskDocument) first = desks_document ("boxes:3x3", EASY);
  g_autoptr (DeskDocument) second = desks_document ("boxes:2x2", "1...............");

  desk_session_add (session, first);
  desk_session_add (session, second);
}

/* Everything that has to come back. */
static char *
picture (DeskSession *session)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < n_documents (session); i++)
    {
      DeskDocument *document = document_at (session, i);
      DeskFile file = desk_document_get_file (document);
      g_autofree char *one = desks_picture (document);

      g_string_append_printf (
          all, "%s\n%s %d %d %d %d\n", one, file.uri != NULL ? file.uri : "nowhere",
          desk_document_is_modified (document), (int) desk_document_undoes (document),
          (int) desk_document_redoes (document), desk_session_get_current (session) == document);
    }
  return g_string_free (all, FALSE);
}

/* The picture of each step that can be undone or done again. */
static char *
picture_of_history (DeskDocument *document)
{
  GString *all = g_string_new (NULL);
  bool more = true;

  while (desk_document_undo (document))
    ;
  while (more)
    {
      g_autofree char *one = desks_picture (document);

      g_string_append (all, one);
      more = desk_document_redo (document);
    }
  return g_string_free (all, FALSE);
}

static void
all_comes_back (const void *data)
{
  BaseRandom random = { .state = (uint64_t) (uintptr_t) data };
  char *folder = desks_make_folder ();
  g_autofree char *before = NULL, *after = NULL, *history_before = NULL, *history_after = NULL;

  for (unsigned round = 0; round < 3; round++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);
      g_autofree char *now = picture (session);

      check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
      if (round == 0)
        add_documents (session);
      else
        check_equal_text (now, before);
      for (unsigned i = 0; i < 300; i++)
        act (session, &random);
      desk_document_select (document_at (session, 0), 1, 2);
      g_free (before);
      before = picture (session);
    }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    after = picture (session);
    check_equal_u64 (desk_document_get_cursor (document_at (session, 0)), 1);
    check_equal_u64 (desk_document_get_anchor (document_at (session, 0)), 2);
    history_before = picture_of_history (document_at (session, 0));
  }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    history_after = picture_of_history (document_at (session, 0));
  }
  check_equal_text (after, before);
  check_equal_text (history_after, history_before);
  desks_remove_folder (folder);
}

static void
documents_and_values_come_and_go (const void *data)
{
  char *folder = desks_make_folder ();

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    g_autoptr (DeskDocument) third = desks_document ("boxes:2x2", "12..............");

    check_true (desk_session_get_current (session) == NULL);
    add_documents (session);
    desk_session_add (session, third);
    desk_session_add (session, third);
    check_equal_u64 (n_documents (session), 3);
    check_true (desk_session_get_current (session) == document_at (session, 0));
    desk_session_set_current (session, third);
    desk_session_remove (session, document_at (session, 0));
    desk_session_set_value (session, "window", g_variant_new ("(ii)", 1024, 768));
    desk_session_set_value (session, "pane", g_variant_new_boolean (TRUE));
    desk_session_set_value (session, "pane", NULL);
  }
  for (unsigned round = 0; round < 2; round++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);
      g_autoptr (GVariant) value = desk_session_get_value (session, "window");
      int width, height;

      check_equal_u64 (n_documents (session), 2);
      check_true (desk_session_get_current (session) == document_at (session, 1));
      check_true (g_variant_is_of_type (value, G_VARIANT_TYPE ("(ii)")));
      g_variant_get (value, "(ii)", &width, &height);
      check_true (width == 1024 && height == 768);
      check_true (desk_session_get_value (session, "pane") == NULL);
    }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    desk_session_remove (session, document_at (session, 1));
    check_true (desk_session_get_current (session) == document_at (session, 0));
    desk_session_remove (session, document_at (session, 0));
    check_true (desk_session_get_current (session) == NULL);
  }
  desks_remove_folder (folder);
}

static void
what_was_pasted_stays_while_it_is_named (const void *data)
{
  char *folder = desks_make_folder ();
  g_autoptr (GBytes) bytes = g_bytes_new_static (EASY, 81);
  g_autofree char *uri = NULL, *again = NULL, *path = NULL, *content = NULL;

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    uri = desk_session_spool (session, bytes);
    again = desk_session_spool (session, bytes);
    check_equal_text (again, uri);
    desk_session_set_value (session, "collections",
                            g_variant_new_strv ((const char *const[]){ uri }, 1));
  }
  path = g_filename_from_uri (uri, NULL, NULL);
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    check_true (g_file_get_contents (path, &content, NULL, NULL));
    check_equal_text (content, EASY);
    desk_session_set_value (session, "collections", NULL);
  }
  g_object_unref (desk_session_new (folder));
  check_true (!g_file_test (path, G_FILE_TEST_EXISTS));
  desks_remove_folder (folder);
}

/* The child's side: acts as fast as it can, and says so after each action. */
static int
act_until_killed (const char *folder, uint64_t seed)
{
  DeskSession *session = desk_session_new (folder);
  BaseRandom random = { .state = seed };

  add_documents (session);
  for (uint64_t n = 0;; n++)
    {
      if (write (STDOUT_FILENO, &n, sizeof n) != sizeof n)
        return EXIT_FAILURE;
      act (session, &random);
      g_main_context_iteration (NULL, FALSE);
    }
}

static int
hold_until_killed (const char *folder)
{
  DeskSession *session = desk_session_new (folder);

  (void) session;
  if (write (STDOUT_FILENO, "", 1) != 1)
    return EXIT_FAILURE;
  for (;;)
    pause ();
}

static pid_t
start_child (const char *mode, const char *folder, const char *seed, int *out_pipe)
{
  int ends[2];
  pid_t child;

  check_equal_u64 (pipe (ends), 0);
  child = fork ();
  check_true (child >= 0);
  if (child == 0)
    {
      dup2 (ends[1], STDOUT_FILENO);
      close (ends[0]);
      close (ends[1]);
      execl (program, program, mode, folder, seed, NULL);
      _exit (EXIT_FAILURE);
    }
  close (ends[1]);
  *out_pipe = ends[0];
  return child;
}

static void
kill_child (pid_t child)
{
  kill (child, SIGKILL);
  check_true (waitpid (child, NULL, 0) == child);
}

/* How many actions the child had finished, by its own account: pipes keep what was written
 * before. */
static uint64_t
count_acts (int pipe)
{
  uint64_t n = 0, last = 0;

  while (read (pipe, &n, sizeof n) == sizeof n)
    last = n;
  close (pipe);
  return last;
}

/* What was said to be done is there; the one action after it may be. */
static void
killing_loses_nothing (const void *data)
{
  BaseRandom moments = { .state = 11 };

  (void) data;
  for (unsigned round = 0; round < (check_quick () ? 4 : 25); round++)
    {
      char *folder = desks_make_folder (), *twin_folder = desks_make_folder ();
      g_autofree char *seed = g_strdup_printf ("%u", round + 1), *restored = NULL;
      bool is_there = false;
      uint64_t n_acts, byte;
      int pipe;
      pid_t child = start_child ("--act", folder, seed, &pipe);

      check_true (read (pipe, &byte, sizeof byte) == sizeof byte);
      g_usleep (base_random_below (&moments, 60000));
      /* A full pipe would only make it wait. */
      kill_child (child);
      n_acts = count_acts (pipe);
      {
        g_autoptr (DeskSession) session = desk_session_new (folder);

        check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
        restored = picture (session);
      }
      {
        g_autoptr (DeskSession) twin = desk_session_new (twin_folder);
        BaseRandom random = { .state = round + 1 };

        add_documents (twin);
        for (uint64_t i = 0; i < n_acts; i++)
          act (twin, &random);
        for (unsigned more = 0; more < 2; more++)
          {
            g_autofree char *expected = picture (twin);

            is_there = is_there || strcmp (expected, restored) == 0;
            act (twin, &random);
          }
      }
      check_true (is_there);
      desks_remove_folder (folder);
      desks_remove_folder (twin_folder);
    }
}

static void
only_one_program_writes (const void *data)
{
  char *folder = desks_make_folder ();
  char byte;
  int pipe;
  pid_t child = start_child ("--hold", folder, "0", &pipe);

  (void) data;
  check_true (read (pipe, &byte, 1) == 1);
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_BUSY);
    add_documents (session);
    check_equal_u64 (n_documents (session), 2);
  }
  kill_child (child);
  close (pipe);
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
    check_equal_u64 (n_documents (session), 0);
  }
  desks_remove_folder (folder);
}

static void
without_a_folder_one_can_still_work (const void *data)
{
  g_autoptr (DeskSession) session = desk_session_new ("/dev/null/quadrille");
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);

  (void) data;
  check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_NO_FOLDER);
  add_documents (session);
  check_equal_u64 (desk_document_set_value (document_at (session, 1), 5, 3), DESK_DONE);
  check_true (desk_session_spool (session, bytes) == NULL);
  desk_session_sync (session);
}

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

    add_documents (session);
    for (unsigned i = 0; i < n_acts; i++)
      {
        gsize length = file_length (path);

        g_array_append_val (story.lengths, length);
        g_ptr_array_add (story.pictures, picture (session));
        act (session, &random);
      }
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
          g_autofree char *now = picture (session);

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
    now = picture (session);
    check_equal_text (now, picture_at (&story, length));
  }
  desks_remove_folder (folder);
  story_clear (&story);
}

/* Of a file that was damaged: what stood before is there, or nothing, and the file was set aside as
 * it was. */
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
  for (guint i = 0; i < n_documents (session); i++)
    {
      DeskDocument *document = document_at (session, i);

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

    add_documents (session);
    limit_files ((rlim_t) file_length (path) + 10);
    for (unsigned i = 0; i < 50; i++)
      act (session, &random);
    check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_NO_WRITE);
    limit_files (RLIM_INFINITY);
    desks_wait_ms (2200);
    check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
    act (session, &random);
    before = picture (session);
  }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    after = picture (session);
    check_equal_text (after, before);
  }
  desks_remove_folder (folder);
}

/* Ten years of one document: opening stays fast, and the time is printed. */
static void
a_long_history_opens_at_once (const void *data)
{
  char *folder = desks_make_folder ();
  unsigned n_steps = check_quick () ? 2000 : 100000;
  uint64_t before;

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    add_documents (session);
    for (unsigned i = 0; i < n_steps; i++)
      desk_document_set_value (document_at (session, 0), i % 81, 1 + i % 7);
  }
  before = base_now ();
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    unsigned n = 0;

    printf ("# %u steps restored in %.0f ms\n", n_steps, (double) (base_now () - before) / 1e6);
    while (desk_document_undo (document_at (session, 0)))
      n++;
    check_true (n >= n_steps / 2);
  }
  desks_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  program = "/proc/self/exe";
  if (argc > 2 && strcmp (argv[1], "--act") == 0)
    return act_until_killed (argv[2], g_ascii_strtoull (argv[3], NULL, 10));
  if (argc > 2 && strcmp (argv[1], "--hold") == 0)
    return hold_until_killed (argv[2]);

  desks_begin ();
  check_claim ("/desk/session/all-comes-back/1", all_comes_back, (const void *) 1);
  check_claim ("/desk/session/all-comes-back/2", all_comes_back, (const void *) 2);
  check_claim ("/desk/session/documents-and-values-come-and-go", documents_and_values_come_and_go,
               NULL);
  check_claim ("/desk/session/what-was-pasted-stays-while-it-is-named",
               what_was_pasted_stays_while_it_is_named, NULL);
  check_claim ("/desk/session/killing-loses-nothing", killing_loses_nothing, NULL);
  check_claim ("/desk/session/only-one-program-writes", only_one_program_writes, NULL);
  check_claim ("/desk/session/without-a-folder-one-can-still-work",
               without_a_folder_one_can_still_work, NULL);
  check_claim ("/desk/session/a-cut-anywhere-leaves-what-stood-before",
               a_cut_anywhere_leaves_what_stood_before, NULL);
  check_claim ("/desk/session/zeros-at-the-end-are-a-cut", zeros_at_the_end_are_a_cut, NULL);
  check_claim ("/desk/session/damage-never-harms", damage_never_harms, NULL);
  check_claim ("/desk/session/foreign-files-are-set-aside", foreign_files_are_set_aside, NULL);
  check_claim ("/desk/session/nonsense-that-is-sound-never-harms",
               nonsense_that_is_sound_never_harms, NULL);
  check_claim ("/desk/session/a-full-disk-is-told-and-overcome", a_full_disk_is_told_and_overcome,
               NULL);
  check_claim ("/desk/session/a-long-history-opens-at-once", a_long_history_opens_at_once, NULL);
  return check_finish ();
}
