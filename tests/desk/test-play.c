/* The time and the hints of a game: kept per puzzle, and never wound back. */
#include "sessions.h"

#include "formats.h"

#include <string.h>

/* A program that is killed may lose this much of the time. */
#define LOST_MS 5000

static void
check_play (DeskDocument *document, uint64_t ms, uint32_t n_hints)
{
  check_equal_u64 (desk_document_get_play (document).ms, ms);
  check_equal_u64 (desk_document_get_play (document).n_hints, n_hints);
}

static void
play_until (DeskDocument *document, uint64_t ms, uint32_t n_hints)
{
  desk_document_set_play (document, (DeskPlay){ .ms = ms, .n_hints = n_hints });
}

static void
undo_never_winds_it_back (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);

  (void) data;
  play_until (document, 1000, 0);
  desk_document_set_value (document, 2, 4);
  play_until (document, 2000, 1);
  check_true (desk_document_undo (document));
  check_play (document, 2000, 1);
  play_until (document, 3000, 1);
  check_true (desk_document_redo (document));
  check_play (document, 3000, 1);
}

/* Turning another shape replaces the whole state. */
static void
a_turn_keeps_it (const void *data)
{
  const char *symbols = "1...................................";
  bool is_square = g_str_equal (data, "boxes:2x2");
  g_autoptr (DeskDocument) document =
      desks_document (data, is_square ? "1..............." : symbols);

  play_until (document, 1000, 2);
  check_equal_u64 (
      desk_document_do (document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = DESK_TURN_RIGHT }),
      DESK_DONE);
  check_play (document, 1000, 2);
  play_until (document, 1500, 2);
  check_true (desk_document_undo (document));
  check_play (document, 1500, 2);
  check_true (desk_document_redo (document));
  check_play (document, 1500, 2);
}

static void
a_restart_begins_anew (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);

  (void) data;
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_set_value (document, 2, 4);
  play_until (document, 60000, 3);
  desk_document_simply (document, DESK_RESET);
  check_play (document, 0, 0);
  play_until (document, 1000, 0);
  check_true (desk_document_undo (document));
  check_play (document, 60000, 3);
}

static void
another_puzzle_has_its_own (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);
  SudokuPuzzle *other = desks_puzzle ("boxes:2x3", "1..4................................");

  (void) data;
  play_until (document, 60000, 3);
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU, .sudoku = other });
  check_play (document, 0, 0);
  play_until (document, 7000, 1);
  check_true (desk_document_undo (document));
  check_play (document, 60000, 3);
  play_until (document, 61000, 3);
  check_true (desk_document_redo (document));
  check_play (document, 7000, 1);
  check_true (desk_document_undo (document));
  check_play (document, 61000, 3);
  sudoku_puzzle_free (other);
}

static void
it_comes_back_with_the_session (const void *data)
{
  char *folder = desks_make_folder ();

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    sessions_fill (session);
    play_until (sessions_document (session, 0), 1234, 2);
  }
  for (unsigned start = 0; start < 2; start++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);

      check_play (sessions_document (session, 0), 1234, 2);
      check_play (sessions_document (session, 1), 0, 0);
    }
  desks_remove_folder (folder);
}

/* What a journal has at any moment is what a killed program leaves. */
static void
killing_loses_some_seconds_at_most (const void *data)
{
  char *folder = desks_make_folder (), *killed = desks_make_folder ();
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);
  g_autofree char *copy = g_build_filename (killed, JOURNAL, NULL), *bytes = NULL;
  g_autoptr (DeskSession) session = desk_session_new (folder);
  g_autoptr (DeskSession) after = NULL;
  gsize length;
  uint64_t ms;

  (void) data;
  sessions_fill (session);
  for (ms = 1000; ms <= 99000; ms += 1000)
    play_until (sessions_document (session, 0), ms, 0);
  check_true (g_file_get_contents (path, &bytes, &length, NULL));
  check_true (g_file_set_contents_full (copy, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE,
                                        0600, NULL));
  after = desk_session_new (killed);
  ms = desk_document_get_play (sessions_document (after, 0)).ms;
  check_true (ms <= 99000 && ms + LOST_MS >= 99000);
  g_clear_object (&after);
  g_clear_object (&session);
  desks_remove_folder (folder);
  desks_remove_folder (killed);
}

static void
files_keep_the_time (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  (void) data;
  check_equal_u64 (desk_document_get_formats_puzzle (document, &puzzle), BASE_OK);
  check_equal_u64 (puzzle.about[FORMATS_ABOUT_TIME].length, 0);
  base_text_add (&puzzle.about[FORMATS_ABOUT_TIME], "83000");
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD, .puzzle = &puzzle });
  check_play (document, 83000, 0);
  play_until (document, 90500, 0);
  format_puzzle_clear (&puzzle);
  check_equal_u64 (desk_document_get_formats_puzzle (document, &puzzle), BASE_OK);
  check_equal_text (base_text_string (&puzzle.about[FORMATS_ABOUT_TIME]), "90500");
  format_puzzle_clear (&puzzle);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/play/undo-never-winds-it-back", undo_never_winds_it_back, NULL);
  check_claim ("/desk/play/a-turn-keeps-it/square", a_turn_keeps_it, "boxes:2x2");
  check_claim ("/desk/play/a-turn-keeps-it/other", a_turn_keeps_it, "boxes:2x3");
  check_claim ("/desk/play/a-restart-begins-anew", a_restart_begins_anew, NULL);
  check_claim ("/desk/play/another-puzzle-has-its-own", another_puzzle_has_its_own, NULL);
  check_claim ("/desk/play/it-comes-back-with-the-session", it_comes_back_with_the_session, NULL);
  check_claim ("/desk/play/killing-loses-some-seconds-at-most", killing_loses_some_seconds_at_most,
               NULL);
  check_claim ("/desk/play/files-keep-the-time", files_keep_the_time, NULL);
  return check_finish ();
}
