/* Saving: which kinds of files there are for a game, and whole collections with their games. */
#include "games.h"
#include "scratch.h"

#include "app-collection-file.h"
#include "app-document-file.h"
#include "formats-walk.h"
#include "formats.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void
kinds_that_keep_most_come_first (const void *data)
{
  g_autoptr (DeskDocument) document = games_open (EASY);
  g_autoptr (GArray) kinds = NULL;
  bool loses_entries = false;

  (void) data;
  desk_document_set_value (document, 2, 4);
  desk_document_set_play (document, (DeskPlay){ 1000, 1 });
  kinds = app_save_kinds (document);
  check_true (kinds->len > 10);
  check_true (g_array_index (kinds, AppSaveKind, 0).format == app_save_own_format ());
  for (guint i = 0; i < kinds->len; i++)
    {
      const AppSaveKind *kind = &g_array_index (kinds, AppSaveKind, i);

      check_equal_u64 (kind->losses & FORMATS_IMPOSSIBLE, 0);
      check_true (formats_can_write (kind->format));
      /* Behind one that loses entries, all do. */
      check_true (!loses_entries || (kind->losses & ~(unsigned) FORMATS_LOSS_COMMENT) != 0);
      loses_entries |= (kind->losses & FORMATS_LOSS_ENTRIES) != 0;
    }
  check_true (loses_entries);
}

static void
suffix_follows_the_kind (const void *data)
{
  static const struct
  {
    const char *name, *format, *expected;
  } all[] = {
    { "/a/b.txt", "quadrille", "/a/b.quadrille" },
    { "/a/b", "quadrille", "/a/b.quadrille" },
    { "/a/b.c", "quadrille", "/a/b.c.quadrille" },
    { "/a/b.quadrille", "quadrille", "/a/b.quadrille" },
    { "/a/b.sudoku", "grid", "/a/b.sudoku" },
    { "/a/b.sdk", "grid", "/a/b.sud" },
    { "/a.b/c", "sdk", "/a.b/c.sdk" },
    { "/a/b.txt", "csv-grid", "/a/b.txt" },
  };

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (all[i].name);
      g_autoptr (GFile) named = app_save_with_suffix (file, formats_find (all[i].format));

      check_equal_text (g_file_peek_path (named), all[i].expected);
    }
}

/* Lines of which each has a comment, and the one before the last is no puzzle. */
static GFile *
make_lines (const char *name, guint n)
{
  g_autofree char *path = export_scratch_path (name);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, i + 2 == n ? "1..4\n" : "1..4..1..3..2... %u\n", i);
  check_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  g_string_free (text, TRUE);
  return g_file_new_for_path (path);
}

/* Puts puzzle `number` of a file, from 0, on the desk, as the window does. */
static void
load_part (DeskDocument *document, GFile *file, guint number)
{
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autofree char *uri = g_file_get_uri (file);
  FormatsWalk walk;
  gsize length;
  const char *start = g_bytes_get_data (bytes, &length);

  check_equal_u64 (formats_walk_begin_bytes (&walk, (FormatsBytes){ start, length }), BASE_OK);
  check_true (formats_walk_skip (&walk, number + 1));
  desk_document_do (
      document,
      &(DeskAction){ .kind = DESK_LOAD,
                     .puzzle = &walk.puzzle,
                     .file = { .uri = uri, .offset = walk.puzzle.place.offset, .is_part = true } });
  formats_walk_end (&walk);
}

typedef struct
{
  bool done, good;
  AppSavedCollection saved;
  GError *error;
  GCancellable *cancelled_by_progress;
  guint64 n_reported;
  DeskDocument *moved; /* where it was saved, with the title; or NULL */
  const char *title;
} Answer;

static void
progress (guint64 n, gpointer data)
{
  Answer *answer = data;

  answer->n_reported = n;
  if (answer->cancelled_by_progress != NULL)
    g_cancellable_cancel (answer->cancelled_by_progress);
}

static void
answered (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  (void) source;
  answer->good = app_save_collection_finish (result, &answer->saved, &answer->error);
  if (answer->moved != NULL)
    desk_document_set_moved (answer->moved, &answer->saved.place, answer->title,
                             app_save_own_format ());
  answer->done = true;
}

static void
save (DeskSession *session,
      DeskDocument *document,
      GFile *to,
      GCancellable *cancellable,
      Answer *answer)
{
  app_save_collection (session, document, to, cancellable, progress, answered, answer);
  while (!answer->done)
    g_main_context_iteration (NULL, TRUE);
}

/* All puzzles are in the file in their order, with the game on the board and one that was left. */
static void
a_collection_is_saved_with_its_games (const void *data)
{
  g_autofree char *folder = export_scratch_path ("session"),
                  *path = export_scratch_path ("a.quadrille");
  g_autoptr (DeskSession) session = desk_session_new (folder);
  g_autoptr (DeskDocument) document = games_open (EASY);
  g_autoptr (GFile) file = NULL, to = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  Answer answer = { 0 };
  FormatsWalk walk;
  gsize length;
  guint n = 0;

  (void) data;
  /* All have other givens, since a game is found by them. */
  {
    g_autofree char *lines = export_scratch_path ("three.txt");

    check_true (g_file_set_contents (lines,
                                     "1..4..1..3..2... a\n2..4..2..3..1...\n1..4\n"
                                     "3..4..3..1..2... c\n",
                                     -1, NULL));
    file = g_file_new_for_path (lines);
  }
  desk_session_add (session, document);
  load_part (document, file, 0);
  desk_document_set_value (document, 1, 2);
  load_part (document, file, 3);
  desk_document_set_value (document, 2, 1);
  desk_document_set_play (document, (DeskPlay){ 61000, 1 });
  save (session, document, to, NULL, &answer);
  check_true (answer.good);
  check_equal_u64 (answer.saved.n, 3);
  check_equal_u64 (answer.saved.n_left_out, 1);
  check_equal_u64 (answer.saved.number, 3);
  check_true (g_file_get_contents (path, &text, &length, NULL));
  check_true (
      g_str_has_prefix (text + answer.saved.place.offset, "puzzle: boxes:2x2\ncomment: c\n"));
  check_equal_u64 (formats_walk_begin_bytes (&walk, (FormatsBytes){ text, length }), BASE_OK);
  while (formats_walk_next (&walk))
    {
      const uint8_t *entries = format_about_values (&walk.puzzle, FORMATS_ABOUT_ENTRIES);

      check_equal_u64 (walk.outcome, FORMATS_PUZZLE);
      check_equal_u64 (entries != NULL ? entries[1] : 0, n == 0 ? 2 : 0);
      check_equal_u64 (entries != NULL ? entries[2] : 0, n == 2 ? 1 : 0);
      check_equal_text (base_text_string (&walk.puzzle.about[FORMATS_ABOUT_TIME]),
                        n == 2 ? "61000" : "");
      n++;
    }
  formats_walk_end (&walk);
  check_equal_u64 (n, 3);
}

/* The document can be moved there, and goes on with its history. */
static void
the_board_goes_on_in_the_new_file (const void *data)
{
  g_autofree char *folder = export_scratch_path ("session"),
                  *path = export_scratch_path ("b.quadrille");
  g_autoptr (DeskSession) session = desk_session_new (folder);
  g_autoptr (DeskDocument) document = games_open (EASY);
  g_autoptr (GFile) file = make_lines ("b.txt", 40), to = g_file_new_for_path (path);
  Answer answer = { .moved = document, .title = "b.quadrille · 8" };

  (void) data;
  desk_session_add (session, document);
  load_part (document, file, 7);
  desk_document_set_value (document, 1, 2);
  save (session, document, to, NULL, &answer);
  check_true (answer.good);
  check_equal_u64 (answer.saved.number, 8);
  check_true (!desk_document_is_modified (document));
  check_equal_text (desk_document_get_title (document), "b.quadrille · 8");
  check_true (g_str_has_suffix (desk_document_get_file (document).uri, "/b.quadrille"));
  desk_document_undo (document);
  check_equal_u64 (desk_document_get_entry (document, 1), 0);
  check_true (desk_document_is_modified (document));
}

static void
stopping_leaves_the_old_file (const void *data)
{
  g_autofree char *folder = export_scratch_path ("session"),
                  *path = export_scratch_path ("c.quadrille");
  g_autoptr (DeskSession) session = desk_session_new (folder);
  g_autoptr (DeskDocument) document = games_open (EASY);
  g_autoptr (GFile) file = make_lines ("c.txt", 60000), to = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *text = NULL;
  Answer answer = { .cancelled_by_progress = cancellable };

  (void) data;
  check_true (g_file_set_contents (path, "old", -1, NULL));
  desk_session_add (session, document);
  load_part (document, file, 7);
  save (session, document, to, cancellable, &answer);
  check_true (!answer.good);
  check_true (g_error_matches (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  check_true (answer.n_reported > 0);
  check_true (g_file_get_contents (path, &text, NULL, NULL));
  check_equal_text (text, "old");
  g_clear_error (&answer.error);
}

/* The program is killed at any moment: the old file is there, or the new one, whole. */
static void
a_kill_leaves_a_whole_file (const void *data)
{
  g_autofree char *path = export_scratch_path ("d.quadrille");
  g_autoptr (GFile) file = make_lines ("d.txt", 60000);

  (void) data;
  check_true (g_file_set_contents (path, "old", -1, NULL));
  for (guint i = 0; i < 8; i++)
    {
      g_autofree char *text = NULL;
      const pid_t child = fork ();
      int status;

      check_true (child >= 0);
      if (child == 0)
        {
          g_autofree char *folder = export_scratch_path ("session-of-child");
          DeskSession *session = desk_session_new (folder);
          DeskDocument *document = games_open (EASY);
          g_autoptr (GFile) to = g_file_new_for_path (path);
          Answer answer = { 0 };

          load_part (document, file, 7);
          save (session, document, to, NULL, &answer);
          _exit (0);
        }
      g_usleep (20000 + i * 60000);
      kill (child, SIGKILL);
      waitpid (child, &status, 0);
      check_true (g_file_get_contents (path, &text, NULL, NULL));
      check_true (strcmp (text, "old") == 0
                  || g_str_has_suffix (text, "comment: 59999\ngrid:\n  1. .4\n"
                                             "  .. 1.\n  .3 ..\n  2. ..\n"));
    }
}

int
main (void)
{
  export_scratch_open ();
  check_claim ("/app/save/a-kill-leaves-a-whole-file", a_kill_leaves_a_whole_file, NULL);
  check_claim ("/app/save/kinds-that-keep-most-come-first", kinds_that_keep_most_come_first, NULL);
  check_claim ("/app/save/suffix-follows-the-kind", suffix_follows_the_kind, NULL);
  check_claim ("/app/save/a-collection-is-saved-with-its-games",
               a_collection_is_saved_with_its_games, NULL);
  check_claim ("/app/save/the-board-goes-on-in-the-new-file", the_board_goes_on_in_the_new_file,
               NULL);
  check_claim ("/app/save/stopping-leaves-the-old-file", stopping_leaves_the_old_file, NULL);
  export_scratch_close ();
  return check_finish ();
}
