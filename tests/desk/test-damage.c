/* A damaged journal costs at most what lies between two checkpoints; one that is no file costs no
 * start. */
#include "desk-journal.h"
#include "sessions.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHECKPOINTS 4

/* A journal, and the states of the documents at its end. */
typedef struct
{
  char *bytes;
  gsize length;
  gsize checkpoints[CHECKPOINTS]; /* where each begins */
  char *states;
} Journal;

/* Returns the content of each document, without its history. */
static char *
states_of (DeskSession *session)
{
  GString *all = g_string_new (NULL);
  g_autoptr (GVariant) value = desk_session_get_value (session, "window");

  for (guint i = 0; i < sessions_n_documents (session); i++)
    {
      g_autofree char *one = desks_picture (sessions_document (session, i));

      g_string_append_printf (all, "%s\n", one);
    }
  if (value != NULL)
    g_string_append (all, g_variant_get_string (value, NULL));
  return g_string_free (all, FALSE);
}

static void
read_bytes (const char *path, Journal *journal)
{
  g_clear_pointer (&journal->bytes, g_free);
  check_true (g_file_get_contents (path, &journal->bytes, &journal->length, NULL));
}

/* Writes a journal of random actions between checkpoints; the session ends without a last
 * checkpoint, as if killed: `after` runs after the last one. */
static Journal
write_journal (const char *folder, void (*after) (DeskSession *session))
{
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);
  g_autoptr (DeskSession) session = desk_session_new (folder);
  Journal journal = { 0 };
  BaseRandom random = { .state = 17 };

  sessions_fill (session);
  for (guint i = 0; i < CHECKPOINTS; i++)
    {
      g_autofree char *text = g_strdup_printf ("value %u", i);

      for (guint act = 0; act < 40; act++)
        sessions_act (session, &random);
      desk_session_set_value (session, "window", g_variant_new_string (text));
      read_bytes (path, &journal);
      journal.checkpoints[i] = journal.length;
      desk_session_write_checkpoint (session);
    }
  if (after != NULL)
    after (session);
  read_bytes (path, &journal);
  journal.states = states_of (session);
  return journal;
}

static void
journal_clear (Journal *journal)
{
  g_free (journal->bytes);
  g_free (journal->states);
}

/* Opens a copy in which one bit is another. */
static DeskSession *
open_flipped (const char *folder, const Journal *journal, gsize at)
{
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);
  DeskSession *session;

  journal->bytes[at] ^= (char) (1u << (at % 8));
  g_unlink (path);
  check_true (g_file_set_contents_full (path, journal->bytes, (gssize) journal->length,
                                        G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  journal->bytes[at] ^= (char) (1u << (at % 8));
  session = desk_session_new (folder);
  check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_DAMAGED);
  check_true (desk_session_get_set_aside (session) != NULL);
  g_unlink (desk_session_get_set_aside (session));
  return session;
}

/* Undoes and redoes steps after the last checkpoint, back across it and across the damage. */
static void
wander (DeskSession *session)
{
  DeskDocument *document = sessions_document (session, 0);

  for (guint i = 0; i < 25; i++)
    desk_document_undo (document);
  for (guint i = 0; i < 5; i++)
    desk_document_redo (document);
  desk_document_set_value (document, 3, 5);
  desk_document_undo (document);
}

static void
the_last_state_comes_back (const void *data)
{
  char *folder = desks_make_folder ();
  Journal journal = write_journal (folder, data != NULL ? wander : NULL);
  const gsize last = journal.checkpoints[CHECKPOINTS - 1];

  for (gsize at = 0; at < last; at += check_quick () ? 29 : 3)
    {
      g_autoptr (DeskSession) session = open_flipped (folder, &journal, at);
      g_autofree char *states = states_of (session);

      check_equal_text (states, journal.states);
      check_true (desk_session_is_whole (session));
    }
  desks_remove_folder (folder);
  journal_clear (&journal);
}

static guint
undo_all (DeskSession *session)
{
  guint n = 0;

  for (guint i = 0; i < sessions_n_documents (session); i++)
    while (desk_document_undo (sessions_document (session, i)))
      n++;
  desk_session_set_value (session, "window", NULL);
  return n;
}

/* Back to the beginning, the damaged part in one step; the later the damage is, the more steps
 * there are before it. */
static void
what_came_before_can_be_undone (const void *data)
{
  char *folder = desks_make_folder (), *fresh_folder = desks_make_folder ();
  Journal journal = write_journal (folder, NULL);
  g_autoptr (DeskSession) fresh = desk_session_new (fresh_folder);
  g_autofree char *first = NULL;
  guint n_before = 0;

  (void) data;
  sessions_fill (fresh);
  undo_all (fresh);
  first = states_of (fresh);
  for (guint i = 0; i < CHECKPOINTS; i++)
    {
      /* In the bytes of the last record before the checkpoint. */
      g_autoptr (DeskSession) session = open_flipped (folder, &journal, journal.checkpoints[i] - 3);
      const guint n = undo_all (session);
      g_autofree char *states = states_of (session);

      check_equal_text (states, first);
      check_true (n >= n_before);
      n_before = n;
    }
  check_true (n_before > 20);
  desks_remove_folder (folder);
  desks_remove_folder (fresh_folder);
  journal_clear (&journal);
}

static void
fill_row (DeskSession *session)
{
  DeskDocument *document;
  g_autoptr (DeskDocument) fresh = desks_document (
      "boxes:3x3",
      "................................................................................1");

  desk_session_add (session, fresh);
  document = fresh;
  desk_session_write_checkpoint (session);
  for (uint32_t cell = 0; cell < 9; cell++)
    desk_document_set_value (document, cell, 1 + cell);
}

/* After the last checkpoint, each flipped bit costs the one step in whose record it is. */
static void
behind_it_one_step_is_lost (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);
  Journal journal = { 0 };
  gsize first;
  guint n_lost = 0;

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    DeskDocument *document;

    fill_row (session);
    document = sessions_document (session, 0);
    read_bytes (path, &journal);
    first = journal.length;
    for (uint32_t cell = 9; cell < 18; cell++)
      desk_document_set_value (document, cell, 1 + cell % 9);
    read_bytes (path, &journal);
  }
  for (gsize at = first; at < journal.length; at++)
    {
      g_autoptr (DeskSession) session = open_flipped (folder, &journal, at);
      guint n = 0;

      for (uint32_t cell = 0; cell < 18; cell++)
        n += desk_document_get_given (sessions_document (session, 0), cell) == 0;
      check_equal_u64 (n, 1);
      n_lost++;
      check_true (!desk_session_is_whole (session));
    }
  check_true (n_lost > 9 * 12);
  desks_remove_folder (folder);
  journal_clear (&journal);
}

/* Checkpoints are also written without a call. */
static void
many_records_bring_a_checkpoint (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);
  Journal journal = { 0 };

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    DeskDocument *document;

    sessions_fill (session);
    document = sessions_document (session, 0);
    for (guint i = 0; i < 1000; i++)
      desk_document_set_value (document, 2, 1 + i % 4);
    read_bytes (path, &journal);
    journal.states = states_of (session);
  }
  for (gsize at = 0; at < journal.length - journal.length / 4; at += 97)
    {
      g_autoptr (DeskSession) session = open_flipped (folder, &journal, at);
      g_autofree char *states = states_of (session);

      check_equal_text (states, journal.states);
    }
  desks_remove_folder (folder);
  journal_clear (&journal);
}

/* When the session was closed, all of it comes back, wherever the damage is but in the end
 * itself. */
static void
the_end_is_one_too (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);
  Journal journal = { 0 };
  gsize before;

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    sessions_fill (session);
    for (uint32_t cell = 2; cell < 9; cell++)
      desk_document_set_value (sessions_document (session, 0), cell, cell);
    read_bytes (path, &journal);
    before = journal.length;
    journal.states = states_of (session);
  }
  read_bytes (path, &journal);
  check_true (journal.length > before);
  for (gsize at = 0; at < before; at += check_quick () ? 7 : 2)
    {
      g_autoptr (DeskSession) session = open_flipped (folder, &journal, at);
      g_autofree char *states = states_of (session);

      check_equal_text (states, journal.states);
    }
  desks_remove_folder (folder);
  journal_clear (&journal);
}

static void
check_aside (const char *folder, DeskJournalStatus expected)
{
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);

  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    check_equal_u64 (desk_session_get_status (session), expected);
    check_true (g_file_test (desk_session_get_set_aside (session), G_FILE_TEST_EXISTS));
    g_remove (desk_session_get_set_aside (session));
    sessions_fill (session);
  }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
    check_equal_u64 (sessions_n_documents (session), 2);
  }
  g_remove (path);
}

/* To read a pipe would wait for ever. */
static void
pipes_and_folders_are_set_aside (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL),
                  *new_path = g_strconcat (path, ".new", NULL);

  (void) data;
  check_equal_u64 (mkfifo (path, 0600), 0);
  check_equal_u64 (mkfifo (new_path, 0600), 0);
  check_aside (folder, DESK_JOURNAL_NO_FILE);
  check_equal_u64 (g_mkdir (path, 0700), 0);
  check_aside (folder, DESK_JOURNAL_NO_FILE);
  desks_remove_folder (folder);
}

static void
what_is_too_large_is_set_aside (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);

  (void) data;
  check_true (g_file_set_contents_full (path, "", 0, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  check_equal_u64 (truncate (path, (off_t) 3 << 30), 0);
  check_aside (folder, DESK_JOURNAL_TOO_LARGE);
  desks_remove_folder (folder);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/damage/the-last-state-comes-back", the_last_state_comes_back, NULL);
  check_claim ("/desk/damage/the-last-state-comes-back/after-undoing", the_last_state_comes_back,
               "");
  check_claim ("/desk/damage/what-came-before-can-be-undone", what_came_before_can_be_undone, NULL);
  check_claim ("/desk/damage/behind-a-checkpoint-one-step-is-lost", behind_it_one_step_is_lost,
               NULL);
  check_claim ("/desk/damage/many-records-bring-a-checkpoint", many_records_bring_a_checkpoint,
               NULL);
  check_claim ("/desk/damage/the-end-is-a-checkpoint", the_end_is_one_too, NULL);
  check_claim ("/desk/damage/pipes-and-folders-are-set-aside", pipes_and_folders_are_set_aside,
               NULL);
  check_claim ("/desk/damage/too-large-files-are-set-aside", what_is_too_large_is_set_aside, NULL);
  return check_finish ();
}
