/* Entries and solutions side by side: what stays, what goes, and what clashes. */
#include "desks.h"

static void
other_givens_drop_the_solution (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "1...............");
  uint8_t values[16] = { 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1 };

  (void) data;
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_set_value (document, 1, 2);
  desk_document_set_value (document, 2, 4);
  check_equal_u64 (
      desk_document_do (document, &(DeskAction){ .kind = DESK_PUT_SOLUTION, .values = values }),
      DESK_DONE);
  check_true (desk_document_has_solution (document));
  check_equal_u64 (desk_document_get_entry (document, 1), 2);
  check_equal_u64 (desk_document_get_entry (document, 2), 4);
  check_equal_u64 (desk_document_get_solver (document, 2), 3);
  check_true (!desk_document_is_solved (document));
  desk_document_simply (document, DESK_BACK_TO_SETUP);
  desk_document_set_value (document, 15, 3);
  check_true (!desk_document_has_solution (document));
  desk_document_undo (document);
  check_true (desk_document_has_solution (document));
}

/* What somebody wrote stays; the solution's digit stands beside it, until the entry goes. */
static void
a_solution_stands_beside_other_entries (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "1...............");
  uint8_t values[16] = { 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1 };
  const DeskAction put = { .kind = DESK_PUT_SOLUTION, .values = values };

  (void) data;
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_set_value (document, 1, 2);
  desk_document_set_value (document, 2, 4);
  check_equal_u64 (desk_document_get_correction (document, 2), 0);
  check_equal_u64 (desk_document_do (document, &put), DESK_DONE);
  check_equal_u64 (desk_document_get_correction (document, 0), 0);
  check_equal_u64 (desk_document_get_correction (document, 1), 0);
  check_equal_u64 (desk_document_get_correction (document, 2), 3);
  check_equal_u64 (desk_document_get_correction (document, 3), 0);
  check_equal_u64 (desk_document_n_corrections (document), 1);
  desk_document_clear_cell (document, 2);
  check_equal_u64 (desk_document_get_entry (document, 2), 0);
  check_equal_u64 (desk_document_get_solver (document, 2), 3);
  check_equal_u64 (desk_document_n_corrections (document), 0);
  desk_document_undo (document);
  check_equal_u64 (desk_document_get_correction (document, 2), 3);
  desk_document_simply (document, DESK_DROP_SOLUTION);
  check_equal_u64 (desk_document_get_entry (document, 2), 4);
  check_equal_u64 (desk_document_n_corrections (document), 0);
}

/* Where every cell has an entry, the digits beside them are all that the board shows of a
 * solution. */
static void
a_solution_beside_a_full_grid_can_be_dropped (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "123434122143432.");
  uint8_t values[16] = { 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1 };

  (void) data;
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_set_value (document, 15, 2);
  desk_document_do (document, &(DeskAction){ .kind = DESK_PUT_SOLUTION, .values = values });
  check_true (desk_document_has_solution (document));
  desk_document_set_value (document, 15, 1);
  check_true (!desk_document_has_solution (document));
}

static void
a_full_grid_that_keeps_the_rules_is_solved (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "123434122143432.");

  (void) data;
  desk_document_simply (document, DESK_START_SOLVING);
  check_true (!desk_document_is_solved (document));
  desk_document_set_value (document, 15, 2);
  check_true (!desk_document_is_solved (document));
  check_true (desk_document_has_conflict (document, 15)
              && desk_document_has_conflict (document, 14));
  check_true (!desk_document_has_conflict (document, 0));
  desk_document_set_value (document, 15, 1);
  check_true (desk_document_is_solved (document));
}

/* Givens that clash are the checker's business; a clash of entries is found at once, in every kind
 * of group. */
static void
entries_that_clash_are_named (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "1...............");
  DeskClash clash;

  (void) data;
  desk_document_simply (document, DESK_START_SOLVING);
  check_true (!desk_document_get_clash (document, &clash));
  desk_document_set_value (document, 3, 1);
  check_true (desk_document_get_clash (document, &clash));
  check_equal_u64 (clash.kind, DESK_CLASH_IN_GROUP);
  check_equal_u64 (clash.group, 0);
  check_equal_u64 (clash.value, 1);
  check_equal_u64 (clash.n_cells, 2);
  check_equal_u64 (clash.n_others, 0);
  desk_document_set_value (document, 14, 2);
  desk_document_set_value (document, 15, 2);
  check_true (desk_document_get_clash (document, &clash));
  check_equal_u64 (clash.group, 0);
  check_equal_u64 (clash.n_others, 2);
  desk_document_clear_cell (document, 3);
  check_true (desk_document_get_clash (document, &clash));
  check_equal_u64 (clash.group, 3);
  desk_document_clear_cell (document, 14);
  check_true (!desk_document_get_clash (document, &clash));
}

static void
givens_that_clash_are_left_to_the_checker (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "11..............");
  DeskClash clash;

  (void) data;
  desk_document_simply (document, DESK_START_SOLVING);
  check_true (desk_document_has_conflict (document, 0));
  check_true (!desk_document_get_clash (document, &clash));
}

/* A candidate that the puzzle itself leaves out is no place for an entry. */
static void
entries_that_a_sukaku_forbids_clash (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:2x2", "................");
  g_autoptr (DeskDocument) document = desk_document_new (puzzle->shape);
  DeskClash clash;

  (void) data;
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  puzzle->candidates[5] = 1 << 2 | 1 << 3;
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU, .sudoku = puzzle });
  desk_document_set_value (document, 5, 1);
  check_true (desk_document_has_conflict (document, 5));
  check_true (desk_document_get_clash (document, &clash));
  check_equal_u64 (clash.kind, DESK_CLASH_WITH_CANDIDATES);
  check_equal_u64 (clash.cell, 5);
  check_equal_u64 (clash.value, 1);
  desk_document_set_value (document, 5, 3);
  check_true (!desk_document_get_clash (document, &clash));
  sudoku_puzzle_free (puzzle);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/document/other-givens-drop-the-solution", other_givens_drop_the_solution,
               NULL);
  check_claim ("/desk/document/a-full-grid-that-keeps-the-rules-is-solved",
               a_full_grid_that_keeps_the_rules_is_solved, NULL);
  check_claim ("/desk/document/a-solution-stands-beside-other-entries",
               a_solution_stands_beside_other_entries, NULL);
  check_claim ("/desk/document/a-solution-beside-a-full-grid-can-be-dropped",
               a_solution_beside_a_full_grid_can_be_dropped, NULL);
  check_claim ("/desk/document/entries-that-clash-are-named", entries_that_clash_are_named, NULL);
  check_claim ("/desk/document/givens-that-clash-are-left-to-the-checker",
               givens_that_clash_are_left_to_the_checker, NULL);
  check_claim ("/desk/document/entries-that-a-sukaku-forbids-clash",
               entries_that_a_sukaku_forbids_clash, NULL);
  return check_finish ();
}
