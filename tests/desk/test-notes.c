/* What a player writes beside the digits: corner marks, colours, lines and bookmarks. */
#include "desk-document-private.h"
#include "sessions.h"

#include <string.h>

#define BIT(value) ((uint64_t) 1 << ((value) -1))

static DeskDocument *
open_game (void)
{
  DeskDocument *document = desks_document ("boxes:3x3", EASY);

  desk_document_set_removes_candidates (document, true);
  desk_document_simply (document, DESK_START_SOLVING);
  return document;
}

static DeskStatus
act (DeskDocument *document, DeskActionKind kind, uint32_t cell, uint32_t value, uint32_t colour)
{
  return desk_document_do (
      document, &(DeskAction){
                    .kind = kind, .cells = &cell, .n_cells = 1, .value = value, .colour = colour });
}

static DeskStatus
draw_line (DeskDocument *document, DeskLine line)
{
  return desk_document_do (document, &(DeskAction){ .kind = DESK_TOGGLE_LINE, .line = line });
}

static gsize
n_bytes (DeskDocument *document)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  desk_state_write (desk_document_get_state (document), bytes);
  return bytes->len;
}

static void
the_two_kinds_of_marks_are_apart (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();

  (void) data;
  check_equal_u64 (act (document, DESK_TOGGLE_CORNER, 2, 4, 0), DESK_DONE);
  check_equal_u64 (desk_document_get_corners (document, 2), BIT (4));
  check_equal_u64 (desk_document_get_candidates (document, 2), 0);
  desk_document_toggle_candidate (document, 2, 1);
  check_equal_u64 (desk_document_simply (document, DESK_CLEAR_CANDIDATES), DESK_DONE);
  check_equal_u64 (desk_document_get_corners (document, 2), BIT (4));
  check_equal_u64 (act (document, DESK_TOGGLE_CORNER, 2, 4, 0), DESK_DONE);
  check_equal_u64 (desk_document_get_corners (document, 2), 0);
  check_equal_u64 (act (document, DESK_TOGGLE_CORNER, 0, 4, 0), DESK_FILLED);
  check_equal_u64 (act (document, DESK_TOGGLE_CORNER, 2, 10, 0), DESK_NO_SUCH_VALUE);
}

/* R1C3 and R1C4 see each other. */
static void
corner_marks_come_back_with_a_digit_taken_away (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();

  (void) data;
  act (document, DESK_TOGGLE_CORNER, 2, 4, 0);
  act (document, DESK_TOGGLE_CORNER, 3, 4, 0);
  act (document, DESK_TOGGLE_CORNER, 3, 2, 0);
  desk_document_set_value (document, 2, 4);
  check_equal_u64 (desk_document_get_corners (document, 2), 0);
  check_equal_u64 (desk_document_get_corners (document, 3), BIT (2));
  desk_document_clear_cell (document, 2);
  check_equal_u64 (desk_document_get_corners (document, 2), BIT (4));
  check_equal_u64 (desk_document_get_corners (document, 3), BIT (2) | BIT (4));
}

static void
givens_have_colours_too (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();
  const uint32_t cells[] = { 0, 2 };
  DeskAction action = { .kind = DESK_TOGGLE_COLOUR, .cells = cells, .n_cells = 2, .colour = 3 };

  (void) data;
  check_equal_u64 (act (document, DESK_TOGGLE_COLOUR, 2, 0, 3), DESK_DONE);
  check_equal_u64 (desk_document_do (document, &action), DESK_DONE);
  check_equal_u64 (desk_document_get_colours (document, 0), BIT (3));
  check_equal_u64 (desk_document_get_colours (document, 2), BIT (3));
  check_true (desk_document_has_colours (document));
  check_equal_u64 (act (document, DESK_TOGGLE_COLOUR, 2, 0, 8), DESK_DONE);
  check_equal_u64 (desk_document_get_colours (document, 2), BIT (3) | BIT (8));
  check_equal_u64 (desk_document_do (document, &action), DESK_DONE);
  check_equal_u64 (desk_document_get_colours (document, 0), 0);
  check_equal_u64 (desk_document_get_colours (document, 2), BIT (8));
  check_equal_u64 (act (document, DESK_TOGGLE_COLOUR, 2, 0, 0), DESK_DONE);
  check_true (!desk_document_has_colours (document));
  check_equal_u64 (act (document, DESK_TOGGLE_COLOUR, 2, 0, 9), DESK_NO_SUCH_VALUE);
}

static void
candidates_have_a_colour_where_they_are_shown (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();

  (void) data;
  check_equal_u64 (act (document, DESK_COLOUR_CANDIDATE, 2, 4, 8), DESK_NOTHING_TO_DO);
  desk_document_toggle_candidate (document, 2, 4);
  act (document, DESK_TOGGLE_CORNER, 3, 6, 0);
  check_equal_u64 (act (document, DESK_COLOUR_CANDIDATE, 2, 4, 8), DESK_DONE);
  check_equal_u64 (act (document, DESK_COLOUR_CANDIDATE, 3, 6, 7), DESK_DONE);
  check_equal_u64 (desk_document_get_candidate_colour (document, 2, 4), 8);
  check_equal_u64 (desk_document_get_candidate_colour (document, 3, 6), 7);
  check_equal_u64 (act (document, DESK_COLOUR_CANDIDATE, 2, 4, 1), DESK_DONE);
  check_equal_u64 (desk_document_get_candidate_colour (document, 2, 4), 1);
  check_equal_u64 (act (document, DESK_COLOUR_CANDIDATE, 2, 4, 1), DESK_DONE);
  check_equal_u64 (desk_document_get_candidate_colour (document, 2, 4), 0);
  check_equal_u64 (act (document, DESK_COLOUR_CANDIDATE, 3, 6, 0), DESK_DONE);
  check_true (!desk_document_has_colours (document));
}

static void
clearing_goes_from_digits_to_marks_to_colours (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();

  (void) data;
  desk_document_toggle_candidate (document, 2, 4);
  act (document, DESK_TOGGLE_CORNER, 2, 4, 0);
  act (document, DESK_COLOUR_CANDIDATE, 2, 4, 2);
  act (document, DESK_TOGGLE_COLOUR, 2, 0, 1);
  desk_document_set_value (document, 2, 4);
  check_equal_u64 (desk_document_clear_cell (document, 2), DESK_DONE);
  check_equal_u64 (desk_document_get_corners (document, 2), BIT (4));
  check_equal_u64 (desk_document_clear_cell (document, 2), DESK_DONE);
  check_equal_u64 (desk_document_get_corners (document, 2), 0);
  check_equal_u64 (desk_document_get_candidates (document, 2), 0);
  check_equal_u64 (desk_document_get_colours (document, 2), BIT (1));
  check_equal_u64 (desk_document_clear_cell (document, 2), DESK_DONE);
  check_true (!desk_document_has_colours (document));
  check_equal_u64 (desk_document_clear_cell (document, 2), DESK_NOTHING_TO_DO);
}

static void
a_line_has_no_direction_and_one_style (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();
  const DeskLine line = { .from_cell = 2, .from_value = 4, .to_cell = 80 };
  const DeskLine back = { .from_cell = 80, .to_cell = 2, .to_value = 4, .style = DESK_LINE_WEAK };
  const DeskLine *lines;
  uint32_t n;

  (void) data;
  check_equal_u64 (draw_line (document, line), DESK_DONE);
  check_equal_u64 (draw_line (document, back), DESK_DONE);
  lines = desk_document_get_lines (document, &n);
  check_equal_u64 (n, 1);
  check_equal_u64 (lines[0].style, DESK_LINE_WEAK);
  check_equal_u64 (draw_line (document, back), DESK_DONE);
  desk_document_get_lines (document, &n);
  check_equal_u64 (n, 0);
  draw_line (document, line);
  draw_line (document, (DeskLine){ .from_cell = 3, .to_cell = 80 });
  draw_line (document, (DeskLine){ .from_cell = 3, .to_cell = 4 });
  check_equal_u64 (act (document, DESK_DROP_LINES, 80, 0, 0), DESK_DONE);
  lines = desk_document_get_lines (document, &n);
  check_equal_u64 (n, 1);
  check_equal_u64 (lines[0].to_cell, 4);
  check_equal_u64 (draw_line (document, (DeskLine){ .from_cell = 3, .to_cell = 3 }),
                   DESK_NO_SUCH_VALUE);
  check_equal_u64 (draw_line (document, (DeskLine){ .from_cell = 3, .to_cell = 81 }),
                   DESK_NO_SUCH_CELL);
}

/* R1C3 turns to R3C9; R9C9 to R9C1. */
static void
turning_turns_all_of_it (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();
  g_autofree char *before = NULL, *after = NULL;
  const DeskLine *lines;
  uint32_t n;

  (void) data;
  act (document, DESK_TOGGLE_CORNER, 2, 4, 0);
  act (document, DESK_COLOUR_CANDIDATE, 2, 4, 5);
  act (document, DESK_TOGGLE_COLOUR, 2, 0, 6);
  draw_line (document, (DeskLine){ .from_cell = 2, .from_value = 4, .to_cell = 80 });
  desk_document_do (document, &(DeskAction){ .kind = DESK_ADD_BOOKMARK, .text = "here" });
  before = desks_picture (document);
  desk_document_do (document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = DESK_TURN_RIGHT });
  check_equal_u64 (desk_document_get_corners (document, 26), BIT (4));
  check_equal_u64 (desk_document_get_candidate_colour (document, 26, 4), 5);
  check_equal_u64 (desk_document_get_colours (document, 26), BIT (6));
  lines = desk_document_get_lines (document, &n);
  check_equal_u64 (n, 1);
  check_equal_u64 (lines[0].from_cell, 26);
  check_equal_u64 (lines[0].from_value, 4);
  check_equal_u64 (lines[0].to_cell, 72);
  {
    g_autoptr (DeskBookmark) bookmark = desk_document_get_bookmark (document, 0);

    check_equal_u64 (bookmark->corners[26], BIT (4));
  }
  for (unsigned i = 0; i < 3; i++)
    desk_document_do (document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = DESK_TURN_RIGHT });
  after = desks_picture (document);
  check_equal_text (after, before);
}

/* Without its bookmarks, which differ. */
static char *
position_of (DeskDocument *document)
{
  g_autofree char *picture = desks_picture (document);

  return g_strndup (picture, (gsize) (strstr (picture, " here@") - picture));
}

static void
a_bookmark_is_gone_to_in_one_step (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();
  g_autofree char *before = NULL, *later = NULL, *after = NULL, *again = NULL;

  (void) data;
  desk_document_simply (document, DESK_FILL_CANDIDATES);
  act (document, DESK_TOGGLE_CORNER, 3, 2, 0);
  desk_document_set_value (document, 2, 4);
  check_equal_u64 (
      desk_document_do (document,
                        &(DeskAction){ .kind = DESK_ADD_BOOKMARK, .text = "here", .time = 5 }),
      DESK_DONE);
  before = position_of (document);
  desk_document_set_value (document, 3, 2);
  desk_document_set_value (document, 2, 1);
  desk_document_toggle_candidate (document, 5, 8);
  later = position_of (document);
  check_equal_u64 (act (document, DESK_GO_TO_BOOKMARK, 0, 0, 0), DESK_DONE);
  after = position_of (document);
  check_equal_text (after, before);
  check_equal_u64 (act (document, DESK_GO_TO_BOOKMARK, 0, 0, 0), DESK_NOTHING_TO_DO);
  check_true (desk_document_undo (document));
  again = position_of (document);
  check_equal_text (again, later);
  check_equal_u64 (act (document, DESK_GO_TO_BOOKMARK, 0, 1, 0), DESK_NO_SUCH_VALUE);
  check_equal_u64 (act (document, DESK_REMOVE_BOOKMARK, 0, 0, 0), DESK_DONE);
  check_equal_u64 (desk_document_n_bookmarks (document), 0);
  check_true (desk_document_get_bookmark (document, 0) == NULL);
}

static void
a_bookmark_outlives_unlocked_givens (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();

  (void) data;
  desk_document_set_value (document, 2, 4);
  desk_document_do (document, &(DeskAction){ .kind = DESK_ADD_BOOKMARK, .text = "here" });
  {
    g_autoptr (DeskBookmark) bookmark = desk_document_get_bookmark (document, 0);

    check_equal_u64 (bookmark->entries[0], 0);
    check_equal_u64 (bookmark->entries[2], 4);
  }
  desk_document_simply (document, DESK_UNLOCK_GIVENS);
  desk_document_clear_cell (document, 0);
  check_equal_u64 (act (document, DESK_GO_TO_BOOKMARK, 0, 0, 0), DESK_DONE);
  check_equal_u64 (desk_document_get_entry (document, 0), 5);
  check_equal_u64 (desk_document_get_entry (document, 2), 4);
}

/* The solver's digits belong to the givens. */
static void
other_givens_do_without_the_solver_of_a_bookmark (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();

  (void) data;
  act (document, DESK_PUT_VALUE, 2, 4, 0);
  desk_document_do (document, &(DeskAction){ .kind = DESK_ADD_BOOKMARK, .text = "here" });
  desk_document_simply (document, DESK_DROP_SOLUTION);
  act (document, DESK_GO_TO_BOOKMARK, 0, 0, 0);
  check_equal_u64 (desk_document_get_solver (document, 2), 4);
  desk_document_simply (document, DESK_BACK_TO_SETUP);
  desk_document_set_value (document, 0, 6);
  act (document, DESK_GO_TO_BOOKMARK, 0, 0, 0);
  check_equal_u64 (desk_document_get_solver (document, 2), 0);
}

/* A state that has none of it is as long as before there was any. */
static void
what_is_not_there_costs_nothing (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();
  const gsize empty = n_bytes (document);

  (void) data;
  act (document, DESK_TOGGLE_CORNER, 2, 4, 0);
  check_true (n_bytes (document) < empty + 50);
  desk_document_undo (document);
  check_equal_u64 (n_bytes (document), empty);
  act (document, DESK_TOGGLE_COLOUR, 2, 0, 8);
  act (document, DESK_TOGGLE_COLOUR, 2, 0, 8);
  check_equal_u64 (n_bytes (document), empty);
}

static void
write_notes (DeskDocument *document)
{
  act (document, DESK_TOGGLE_CORNER, 2, 4, 0);
  act (document, DESK_COLOUR_CANDIDATE, 2, 4, 5);
  act (document, DESK_TOGGLE_COLOUR, 0, 0, 8);
  draw_line (document, (DeskLine){ .from_cell = 2, .from_value = 4, .to_cell = 80 });
  draw_line (document, (DeskLine){ .from_cell = 3, .to_cell = 4, .style = DESK_LINE_WEAK });
  desk_document_do (document, &(DeskAction){ .kind = DESK_ADD_BOOKMARK, .text = "here" });
  desk_document_set_value (document, 2, 4);
  desk_document_do (document,
                    &(DeskAction){ .kind = DESK_ADD_BOOKMARK, .text = "there", .time = 77 });
}

static void
all_of_it_comes_back_with_the_session (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *before = NULL;

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    g_autoptr (DeskDocument) document = open_game ();

    desk_session_add (session, document);
    write_notes (document);
    before = desks_picture (document);
  }
  for (unsigned start = 0; start < 2; start++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);
      g_autofree char *after = desks_picture (sessions_document (session, 0));

      check_equal_text (after, before);
    }
  desks_remove_folder (folder);
}

/* Only bookmarks stay when a puzzle is restarted. */
static void
restarting_keeps_bookmarks (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();

  (void) data;
  write_notes (document);
  desk_document_simply (document, DESK_RESET);
  check_true (!desk_document_has_colours (document));
  check_equal_u64 (desk_document_get_corners (document, 2), 0);
  check_equal_u64 (desk_document_n_bookmarks (document), 2);
  desk_document_simply (document, DESK_CLEAR_ALL);
  check_equal_u64 (desk_document_n_bookmarks (document), 0);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/notes/the-two-kinds-of-marks-are-apart", the_two_kinds_of_marks_are_apart,
               NULL);
  check_claim ("/desk/notes/corner-marks-come-back-with-a-digit-taken-away",
               corner_marks_come_back_with_a_digit_taken_away, NULL);
  check_claim ("/desk/notes/givens-have-colours-too", givens_have_colours_too, NULL);
  check_claim ("/desk/notes/candidates-have-a-colour-where-they-are-shown",
               candidates_have_a_colour_where_they_are_shown, NULL);
  check_claim ("/desk/notes/clearing-goes-from-digits-to-marks-to-colours",
               clearing_goes_from_digits_to_marks_to_colours, NULL);
  check_claim ("/desk/notes/a-line-has-no-direction-and-one-style",
               a_line_has_no_direction_and_one_style, NULL);
  check_claim ("/desk/notes/turning-turns-all-of-it", turning_turns_all_of_it, NULL);
  check_claim ("/desk/notes/a-bookmark-is-gone-to-in-one-step", a_bookmark_is_gone_to_in_one_step,
               NULL);
  check_claim ("/desk/notes/a-bookmark-outlives-unlocked-givens",
               a_bookmark_outlives_unlocked_givens, NULL);
  check_claim ("/desk/notes/other-givens-do-without-the-solver-of-a-bookmark",
               other_givens_do_without_the_solver_of_a_bookmark, NULL);
  check_claim ("/desk/notes/what-is-not-there-costs-nothing", what_is_not_there_costs_nothing,
               NULL);
  check_claim ("/desk/notes/all-of-it-comes-back-with-the-session",
               all_of_it_comes_back_with_the_session, NULL);
  check_claim ("/desk/notes/restarting-keeps-bookmarks", restarting_keeps_bookmarks, NULL);
  return check_finish ();
}
