#include "sessions.h"

#include "base-stop.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *program;

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
      g_autofree char *now = sessions_picture (session);

      check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
      if (round == 0)
        sessions_fill (session);
      else
        check_equal_text (now, before);
      for (unsigned i = 0; i < 300; i++)
        sessions_act (session, &random);
      desk_document_select (sessions_document (session, 0), 1, 2);
      g_free (before);
      before = sessions_picture (session);
    }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    after = sessions_picture (session);
    check_equal_u64 (desk_document_get_cursor (sessions_document (session, 0)), 1);
    check_equal_u64 (desk_document_get_anchor (sessions_document (session, 0)), 2);
    history_before = picture_of_history (sessions_document (session, 0));
  }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    history_after = picture_of_history (sessions_document (session, 0));
  }
  check_equal_text (after, before);
  check_equal_text (history_after, history_before);
  desks_remove_folder (folder);
}

static void
cells_selected_one_by_one_come_back (const void *data)
{
  char *folder = desks_make_folder ();

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    DeskDocument *document;

    sessions_fill (session);
    document = sessions_document (session, 0);
    desk_document_select (document, 1, 1);
    desk_document_toggle_selected (document, 3);
  }
  for (unsigned start = 0; start < 2; start++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);
      g_autofree uint32_t *cells = NULL;
      uint32_t n;

      cells = desk_document_get_selection (sessions_document (session, 0), &n);
      check_equal_u64 (n, 2);
      check_equal_u64 (cells[0], 1);
      check_equal_u64 (cells[1], 3);
      check_equal_u64 (desk_document_get_cursor (sessions_document (session, 0)), 3);
    }
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
    sessions_fill (session);
    desk_session_add (session, third);
    desk_session_add (session, third);
    check_equal_u64 (sessions_n_documents (session), 3);
    check_true (desk_session_get_current (session) == sessions_document (session, 0));
    desk_session_set_current (session, third);
    desk_session_remove (session, sessions_document (session, 0));
    desk_session_set_value (session, "window", g_variant_new ("(ii)", 1024, 768));
    desk_session_set_value (session, "pane", g_variant_new_boolean (TRUE));
    desk_session_set_value (session, "pane", NULL);
  }
  for (unsigned round = 0; round < 2; round++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);
      g_autoptr (GVariant) value = desk_session_get_value (session, "window");
      int width, height;

      check_equal_u64 (sessions_n_documents (session), 2);
      check_true (desk_session_get_current (session) == sessions_document (session, 1));
      check_true (g_variant_is_of_type (value, G_VARIANT_TYPE ("(ii)")));
      g_variant_get (value, "(ii)", &width, &height);
      check_true (width == 1024 && height == 768);
      check_true (desk_session_get_value (session, "pane") == NULL);
    }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    desk_session_remove (session, sessions_document (session, 1));
    check_true (desk_session_get_current (session) == sessions_document (session, 0));
    desk_session_remove (session, sessions_document (session, 0));
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

    uri = desk_session_spool (session, bytes, "");
    again = desk_session_spool (session, bytes, "");
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

/* The child acts as fast as it can, and reports each action. */
static int
act_until_killed (const char *folder, uint64_t seed)
{
  DeskSession *session = desk_session_new (folder);
  BaseRandom random = { .state = seed };

  sessions_fill (session);
  for (uint64_t n = 0;; n++)
    {
      if (write (STDOUT_FILENO, &n, sizeof n) != sizeof n)
        return EXIT_FAILURE;
      sessions_act (session, &random);
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

/* Returns the number of actions that the child reported: a pipe keeps what was written before. */
static uint64_t
count_acts (int pipe)
{
  uint64_t n = 0, last = 0;

  while (read (pipe, &n, sizeof n) == sizeof n)
    last = n;
  close (pipe);
  return last;
}

/* Every reported action is in the journal; the one action after those may be. */
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
        restored = sessions_picture (session);
      }
      {
        g_autoptr (DeskSession) twin = desk_session_new (twin_folder);
        BaseRandom random = { .state = round + 1 };

        sessions_fill (twin);
        for (uint64_t i = 0; i < n_acts; i++)
          sessions_act (twin, &random);
        for (unsigned more = 0; more < 2; more++)
          {
            g_autofree char *expected = sessions_picture (twin);

            is_there = is_there || strcmp (expected, restored) == 0;
            sessions_act (twin, &random);
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
    sessions_fill (session);
    check_equal_u64 (sessions_n_documents (session), 2);
  }
  kill_child (child);
  close (pipe);
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
    check_equal_u64 (sessions_n_documents (session), 0);
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
  sessions_fill (session);
  check_equal_u64 (desk_document_set_value (sessions_document (session, 1), 5, 3), DESK_DONE);
  check_true (desk_session_spool (session, bytes, "") == NULL);
  desk_session_sync (session);
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

    sessions_fill (session);
    for (unsigned i = 0; i < n_steps; i++)
      desk_document_set_value (sessions_document (session, 0), i % 81, 1 + i % 7);
  }
  before = base_now ();
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    unsigned n = 0;

    printf ("# %u steps restored in %.0f ms\n", n_steps, (double) (base_now () - before) / 1e6);
    while (desk_document_undo (sessions_document (session, 0)))
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
  check_claim ("/desk/session/cells-selected-one-by-one-come-back",
               cells_selected_one_by_one_come_back, NULL);
  check_claim ("/desk/session/documents-and-values-come-and-go", documents_and_values_come_and_go,
               NULL);
  check_claim ("/desk/session/what-was-pasted-stays-while-it-is-named",
               what_was_pasted_stays_while_it_is_named, NULL);
  check_claim ("/desk/session/killing-loses-nothing", killing_loses_nothing, NULL);
  check_claim ("/desk/session/only-one-program-writes", only_one_program_writes, NULL);
  check_claim ("/desk/session/without-a-folder-one-can-still-work",
               without_a_folder_one_can_still_work, NULL);
  check_claim ("/desk/session/a-long-history-opens-at-once", a_long_history_opens_at_once, NULL);
  return check_finish ();
}
