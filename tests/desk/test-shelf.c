/* Puzzles of collections keep their entries while others are open, and after a restart. */
#include "formats-reader.h"
#include "sessions.h"

#include <string.h>

#define N 3

/* Three puzzles that differ in one given, as lines of a file; `first` is the number of lines above
 * them. */
static const char *
line_of (unsigned number)
{
  static const char *const lines[N] = {
    "1..4..1..3..2...",
    "2..4..1..3......",
    "...4..1..3..2...",
  };

  return lines[number];
}

static void
look_at_line (DeskDocument *document, const char *line, const char *uri, uint64_t offset)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsBytes bytes = { line, strlen (line) };
  FormatsReader *reader;
  FormatsIssue issue;

  check_equal_u64 (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, NULL, &reader),
                   BASE_OK);
  check_equal_u64 (formats_reader_next (reader, &puzzle, &issue), FORMATS_PUZZLE);
  desk_document_do (document,
                    &(DeskAction){ .kind = DESK_LOAD,
                                   .puzzle = &puzzle,
                                   .text = "a title",
                                   .file = { .uri = uri, .offset = offset, .is_part = true } });
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
}

static void
look_at (DeskDocument *document, unsigned number, unsigned lines_above)
{
  look_at_line (document, line_of (number), "file:///mine.txt", 17 * (lines_above + number));
}

/* A session with one document, in which the first puzzle has an entry and a mark. */
static DeskDocument *
begin_first (DeskSession *session)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "3...............");

  desk_session_add (session, document);
  look_at (document, 0, 0);
  desk_document_set_value (document, 1, 2);
  desk_document_toggle_candidate (document, 2, 3);
  return document;
}

static void
check_first (DeskDocument *document)
{
  check_equal_u64 (desk_document_get_given (document, 0), 1);
  check_equal_u64 (desk_document_get_entry (document, 1), 2);
  check_equal_u64 (desk_document_get_candidates (document, 2), 4);
}

static void
check_bare (DeskDocument *document)
{
  check_equal_u64 (desk_document_n_digits (document), desk_document_n_givens (document));
  for (uint32_t cell = 0; cell < 16; cell++)
    check_equal_u64 (desk_document_get_candidates (document, cell), 0);
}

static void
entries_come_back (const void *data)
{
  char *folder = desks_make_folder ();
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskDocument *document = begin_first (session);

  (void) data;
  look_at (document, 1, 0);
  check_bare (document);
  look_at (document, 2, 0);
  check_bare (document);
  look_at (document, 0, 0);
  check_first (document);
  check_true (desk_document_is_modified (document));
  desks_remove_folder (folder);
}

static void
entries_come_back_after_a_restart (const void *data)
{
  char *folder = desks_make_folder ();

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    look_at (begin_first (session), 1, 0);
  }
  for (unsigned round = 0; round < 2; round++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);
      DeskDocument *document = sessions_document (session, 0);

      check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
      check_bare (document);
      look_at (document, 0, 0);
      check_first (document);
      look_at (document, 1, 0);
    }
  desks_remove_folder (folder);
}

/* Entries are on the disk before the call returns, as everything else of a session. */
static void
entries_come_back_after_a_kill (const void *data)
{
  char *folder = desks_make_folder ();
  char *copy = desks_make_folder ();
  g_autofree char *from = g_build_filename (folder, JOURNAL, NULL);
  g_autofree char *to = g_build_filename (copy, JOURNAL, NULL);
  g_autofree char *bytes = NULL;
  gsize length;

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    look_at (begin_first (session), 1, 0);
    check_true (g_file_get_contents (from, &bytes, &length, NULL));
  }
  check_true (g_file_set_contents (to, bytes, (gssize) length, NULL));
  {
    g_autoptr (DeskSession) session = desk_session_new (copy);

    look_at (sessions_document (session, 0), 0, 0);
    check_first (sessions_document (session, 0));
  }
  desks_remove_folder (folder);
  desks_remove_folder (copy);
}

/* With a line more above it the puzzle has another place, and another puzzle has its place. */
static void
a_line_above_gives_entries_to_no_other (const void *data)
{
  char *folder = desks_make_folder ();
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskDocument *document = begin_first (session);

  (void) data;
  look_at (document, 1, 0);
  look_at_line (document, line_of (2), "file:///mine.txt", 0);
  check_bare (document);
  look_at (document, 0, 1);
  check_first (document);
  check_equal_u64 (desk_document_get_file (document).offset, 17);
  look_at_line (document, line_of (0), "file:///other.txt", 0);
  check_bare (document);
  desks_remove_folder (folder);
}

static void
undo_goes_back_through_puzzles_and_loses_nothing (const void *data)
{
  char *folder = desks_make_folder ();
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskDocument *document = begin_first (session);

  (void) data;
  look_at (document, 1, 0);
  desk_document_set_value (document, 1, 3);
  look_at (document, 0, 0);
  check_first (document);
  check_true (desk_document_undo (document));
  check_equal_u64 (desk_document_get_entry (document, 1), 3);
  check_equal_u64 (desk_document_get_given (document, 0), 2);
  check_true (desk_document_undo (document));
  check_true (desk_document_undo (document));
  check_first (document);
  desk_document_set_value (document, 5, 3);
  look_at (document, 2, 0);
  look_at (document, 0, 0);
  check_first (document);
  check_equal_u64 (desk_document_get_entry (document, 5), 3);
  desks_remove_folder (folder);
}

/* A run of undos takes the entries of a puzzle away and goes on to the puzzle before.  The next
 * action there drops the steps that could be redone. */
static void
a_run_of_undos_loses_no_game (const void *data)
{
  char *folder = desks_make_folder ();
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskDocument *document = begin_first (session);

  (void) data;
  look_at (document, 1, 0);
  check_true (!desk_document_undo_leaves_game (document));
  desk_document_set_value (document, 1, 3);
  desk_document_set_value (document, 5, 4);
  check_true (desk_document_undo (document));
  check_true (!desk_document_undo_leaves_game (document));
  check_true (desk_document_undo (document));
  check_true (desk_document_undo_leaves_game (document));
  check_true (desk_document_undo (document));
  check_first (document);
  desk_document_set_value (document, 5, 3);
  look_at (document, 1, 0);
  check_equal_u64 (desk_document_get_entry (document, 1), 3);
  check_equal_u64 (desk_document_get_entry (document, 5), 4);
  desks_remove_folder (folder);
}

/* As the puzzle that is open does when its row is clicked. */
static void
the_same_puzzle_again_stays (const void *data)
{
  char *folder = desks_make_folder ();
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskDocument *document = begin_first (session);

  (void) data;
  look_at (document, 0, 0);
  check_first (document);
  check_true (desk_document_undo (document));
  check_equal_u64 (desk_document_get_candidates (document, 2), 0);
  desks_remove_folder (folder);
}

static void
nothing_comes_back_after_a_reset (const void *data)
{
  char *folder = desks_make_folder ();
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskDocument *document = begin_first (session);

  (void) data;
  look_at (document, 1, 0);
  look_at (document, 0, 0);
  desk_document_simply (document, DESK_RESET);
  look_at (document, 1, 0);
  look_at (document, 0, 0);
  check_bare (document);
  check_true (!desk_document_is_modified (document));
  desks_remove_folder (folder);
}

/* Else the puzzle of the file could not be had again but by undo. */
static void
a_grid_that_was_cleared_is_not_kept (const void *data)
{
  char *folder = desks_make_folder ();
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskDocument *document = begin_first (session);

  (void) data;
  desk_document_simply (document, DESK_CLEAR_ALL);
  look_at (document, 1, 0);
  look_at (document, 0, 0);
  check_equal_u64 (desk_document_get_given (document, 0), 1);
  check_bare (document);
  desks_remove_folder (folder);
}

/* Saved to a file of its own, it is still there in the collection. */
static void
a_copy_elsewhere_leaves_it_in_the_collection (const void *data)
{
  char *folder = desks_make_folder ();
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskDocument *document = begin_first (session);

  (void) data;
  desk_document_set_saved (document, &(DeskFile){ .uri = "file:///mine-1.txt" });
  look_at (document, 1, 0);
  look_at (document, 0, 0);
  check_first (document);
  desks_remove_folder (folder);
}

static void
single_files_come_as_they_are (const void *data)
{
  char *folder = desks_make_folder ();
  g_autoptr (DeskSession) session = desk_session_new (folder);
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "3...............");
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:2x2", line_of (0));
  DeskAction action = { .kind = DESK_LOAD_SUDOKU,
                        .sudoku = puzzle,
                        .file = { .uri = "file:///one.txt" } };

  (void) data;
  desk_session_add (session, document);
  desk_document_do (document, &action);
  desk_document_set_value (document, 1, 2);
  look_at (document, 1, 0);
  desk_document_do (document, &action);
  check_bare (document);
  sudoku_puzzle_free (puzzle);
  desks_remove_folder (folder);
}

/* How far a game is, for the rows of a list: while it waits in memory, and from its file. */
static void
the_list_has_its_games (const void *data)
{
  char *folder = desks_make_folder ();
  const DeskFile nowhere = { .uri = "file:///mine.txt", .puzzle = 1 };
  uint64_t puzzle;

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    DeskDocument *document = begin_first (session);

    puzzle = desk_document_get_file (document).puzzle;
    look_at (document, 1, 0);
  }
  for (unsigned round = 0; round < 2; round++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);
      g_autoptr (GHashTable) games = desk_session_list_games (session, "file:///mine.txt");
      const DeskFile file = { .uri = "file:///mine.txt", .puzzle = puzzle };
      DeskGame game;

      check_true (desk_session_get_game (session, &file, &game));
      check_equal_u64 (game.state, DESK_GAME_BEGUN);
      check_equal_u64 (game.n_entered, 1);
      check_equal_u64 (game.n_open, 11);
      check_equal_u64 (g_hash_table_size (games), 1);
      check_true (g_hash_table_contains (games, &puzzle));
      check_true (!desk_session_get_game (session, &nowhere, &game));
    }
  desks_remove_folder (folder);
}

/* The check sum of a puzzle that is only read is that of one that is played. */
static void
puzzles_have_one_check_sum (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "3...............");
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:2x2", line_of (0));

  (void) data;
  look_at (document, 0, 0);
  check_equal_u64 (desk_document_get_file (document).puzzle, desk_game_sum (puzzle));
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  check_equal_u64 (desk_document_get_file (document).puzzle, desk_game_sum (puzzle));
  sudoku_puzzle_free (puzzle);
}

static bool
take_record (void *data, const guint8 *bytes, gsize length)
{
  (void) data;
  (void) bytes;
  (void) length;
  return true;
}

/* A record of a kind that a later version writes. */
static void
records_of_later_versions_are_left_out (const void *data)
{
  char *folder = desks_make_folder ();

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    look_at (begin_first (session), 1, 0);
  }
  {
    DeskJournal *journal = desk_journal_open (folder, JOURNAL, take_record, NULL);
    const guint8 record[] = { 0xff, 0x7f, 1, 2, 3 };

    check_true (desk_journal_begin_rewrite (journal));
    check_true (desk_journal_append (journal, record, sizeof record));
    check_true (desk_journal_end_rewrite (journal));
    desk_journal_close (journal);
  }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
  }
  desks_remove_folder (folder);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/shelf/entries-come-back", entries_come_back, NULL);
  check_claim ("/desk/shelf/entries-come-back-after-a-restart", entries_come_back_after_a_restart,
               NULL);
  check_claim ("/desk/shelf/entries-come-back-after-a-kill", entries_come_back_after_a_kill, NULL);
  check_claim ("/desk/shelf/a-line-above-gives-entries-to-no-other",
               a_line_above_gives_entries_to_no_other, NULL);
  check_claim ("/desk/shelf/undo-goes-back-through-puzzles-and-loses-nothing",
               undo_goes_back_through_puzzles_and_loses_nothing, NULL);
  check_claim ("/desk/shelf/a-run-of-undos-loses-no-game", a_run_of_undos_loses_no_game, NULL);
  check_claim ("/desk/shelf/the-same-puzzle-again-stays", the_same_puzzle_again_stays, NULL);
  check_claim ("/desk/shelf/nothing-comes-back-after-a-reset", nothing_comes_back_after_a_reset,
               NULL);
  check_claim ("/desk/shelf/a-grid-that-was-cleared-is-not-kept",
               a_grid_that_was_cleared_is_not_kept, NULL);
  check_claim ("/desk/shelf/a-copy-elsewhere-leaves-it-in-the-collection",
               a_copy_elsewhere_leaves_it_in_the_collection, NULL);
  check_claim ("/desk/shelf/single-files-come-as-they-are", single_files_come_as_they_are, NULL);
  check_claim ("/desk/shelf/the-list-has-its-games", the_list_has_its_games, NULL);
  check_claim ("/desk/shelf/puzzles-have-one-check-sum", puzzles_have_one_check_sum, NULL);
  check_claim ("/desk/shelf/records-of-later-versions-are-left-out",
               records_of_later_versions_are_left_out, NULL);
  return check_finish ();
}
