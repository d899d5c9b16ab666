#include "desks.h"

#include "formats.h"

#include <string.h>

/* A picture after each step, taken as the steps are done. */
static void
undo_and_redo_are_exact (const void *data)
{
  BaseRandom random = { .state = (uint64_t) (uintptr_t) data };
  unsigned n_actions = check_quick () ? 300 : 2000;
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);

  while (desk_document_undo (document))
    ;
  g_ptr_array_add (pictures, desks_picture (document));
  for (unsigned i = 0; i < n_actions; i++)
    {
      uint64_t revision = desk_document_get_revision (document);

      desk_document_set_removes_candidates (document, base_random_below (&random, 2) == 0);
      desks_act_at_random (document, &random);
      if (revision < desk_document_get_revision (document))
        g_ptr_array_add (pictures, desks_picture (document));
    }
  for (guint i = pictures->len; i-- > 0;)
    {
      g_autofree char *now = desks_picture (document);

      check_equal_text (now, g_ptr_array_index (pictures, i));
      check_true (desk_document_undo (document) == (i > 0));
    }
  for (guint i = 0; i < pictures->len; i++)
    {
      g_autofree char *now = desks_picture (document);

      check_equal_text (now, g_ptr_array_index (pictures, i));
      check_true (desk_document_redo (document) == (i + 1 < pictures->len));
    }
}

/* A view that keeps a picture of each cell, and repaints only the cells of the signal. */
typedef struct
{
  GPtrArray *cells;
  bool broken;
} View;

static char *
paint_cell (DeskDocument *document, uint32_t cell)
{
  return g_strdup_printf (
      "%u %u %u %" G_GINT64_MODIFIER "x %d", desk_document_get_given (document, cell),
      desk_document_get_entry (document, cell), desk_document_get_solver (document, cell),
      (guint64) desk_document_get_candidates (document, cell),
      desk_document_has_conflict (document, cell) + 2 * desk_document_is_selected (document, cell));
}

static void
repaint (DeskDocument *document, const DeskChanged *changed, gpointer data)
{
  View *view = data;
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (document));

  if ((changed->what & DESK_CHANGED_SHAPE) != 0)
    g_ptr_array_set_size (view->cells, 0);
  if (view->cells->len != n_cells)
    g_ptr_array_set_size (view->cells, (gint) n_cells);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (desk_changed_has_cell (changed, cell))
      {
        g_free (view->cells->pdata[cell]);
        view->cells->pdata[cell] = paint_cell (document, cell);
      }
  for (uint32_t cell = 0; cell < n_cells && !view->broken; cell++)
    {
      g_autofree char *fresh = paint_cell (document, cell);

      view->broken = g_strcmp0 (fresh, view->cells->pdata[cell]) != 0;
    }
}

static void
views_see_every_change (const void *data)
{
  BaseRandom random = { .state = 7 };
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  View view = { .cells = cells };
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);

  (void) data;
  for (uint32_t cell = 0; cell < 81; cell++)
    g_ptr_array_add (cells, paint_cell (document, cell));
  g_signal_connect (document, "changed", G_CALLBACK (repaint), &view);
  for (unsigned i = 0; i < (check_quick () ? 200 : 1000); i++)
    {
      uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (document));

      desks_act_at_random (document, &random);
      desk_document_select (document, base_random_below (&random, n_cells + 1),
                            base_random_below (&random, n_cells + 1));
      if (base_random_below (&random, 3) == 0)
        desk_document_undo (document);
      if (base_random_below (&random, 3) == 0)
        desk_document_redo (document);
      check_true (!view.broken);
    }
}

static void
typing_gives_in_setup_and_enters_when_solving (const void *data)
{
  SudokuShape *shape = desks_shape ("boxes:3x3");
  g_autoptr (DeskDocument) document = desk_document_new (shape);

  (void) data;
  sudoku_shape_unref (shape);
  check_equal_u64 (desk_document_set_value (document, 0, 5), DESK_DONE);
  check_equal_u64 (desk_document_set_value (document, 0, 5), DESK_NOTHING_TO_DO);
  check_equal_u64 (desk_document_get_given (document, 0), 5);
  check_equal_u64 (desk_document_simply (document, DESK_START_SOLVING), DESK_DONE);
  check_equal_u64 (desk_document_set_value (document, 0, 6), DESK_LOCKED);
  check_equal_u64 (desk_document_clear_cell (document, 0), DESK_LOCKED);
  check_equal_u64 (desk_document_set_value (document, 1, 6), DESK_DONE);
  check_equal_u64 (desk_document_get_entry (document, 1), 6);
  check_equal_u64 (desk_document_get_given (document, 1), 0);
  check_equal_u64 (desk_document_toggle_candidate (document, 1, 3), DESK_FILLED);
  check_equal_u64 (desk_document_toggle_candidate (document, 2, 3), DESK_DONE);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 2);
  check_equal_u64 (desk_document_simply (document, DESK_BACK_TO_SETUP), DESK_DONE);
  check_equal_u64 (desk_document_set_value (document, 1, 7), DESK_DONE);
  check_equal_u64 (desk_document_get_given (document, 1), 7);
  check_equal_u64 (desk_document_get_entry (document, 1), 0);
}

static void
what_makes_no_sense_is_refused (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "1...............");
  g_autofree char *before = desks_picture (document), *after = NULL;
  uint8_t values[16] = { 5 };
  FormatsPuzzle cover = { .kind = FORMATS_COVER };
  uint64_t revision = desk_document_get_revision (document);

  (void) data;
  check_equal_u64 (desk_document_set_value (document, 16, 1), DESK_NO_SUCH_CELL);
  check_equal_u64 (desk_document_set_value (document, 3, 5), DESK_NO_SUCH_VALUE);
  check_equal_u64 (desk_document_toggle_candidate (document, 3, 0), DESK_NO_SUCH_VALUE);
  check_equal_u64 (desk_document_toggle_candidate (document, 0, 1), DESK_FILLED);
  check_equal_u64 (
      desk_document_do (document, &(DeskAction){ .kind = DESK_SET_VALUES, .values = values }),
      DESK_NO_SUCH_VALUE);
  check_equal_u64 (
      desk_document_do (document, &(DeskAction){ .kind = DESK_PUT_SOLUTION, .values = values }),
      DESK_NO_SUCH_VALUE);
  check_equal_u64 (
      desk_document_do (document, &(DeskAction){ .kind = DESK_SET_TITLE, .text = "\xff" }),
      DESK_BAD_TEXT);
  check_equal_u64 (
      desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD, .puzzle = &cover }),
      DESK_NOT_A_SUDOKU);
  check_equal_u64 (desk_document_simply (document, DESK_ACTIONS), DESK_NO_SUCH_ACTION);
  check_equal_u64 (desk_document_simply (document, DESK_BACK_TO_SETUP), DESK_NOTHING_TO_DO);
  after = desks_picture (document);
  check_equal_text (after, before);
  check_equal_u64 (desk_document_get_revision (document), revision);
}

static void
one_action_is_one_step (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);

  (void) data;
  check_equal_u64 (desk_document_undoes (document), DESK_SET_VALUES);
  check_equal_u64 (desk_document_simply (document, DESK_FILL_CANDIDATES), DESK_DONE);
  check_equal_u64 (desk_document_undoes (document), DESK_FILL_CANDIDATES);
  check_true (desk_document_undo (document));
  check_equal_u64 (desk_document_redoes (document), DESK_FILL_CANDIDATES);
  check_true (desk_document_undo (document));
  check_true (!desk_document_undo (document));
  check_equal_u64 (desk_document_undoes (document), DESK_ACTIONS);
  check_equal_u64 (desk_document_n_givens (document), 0);
}

/* R1C3 of the easy one: 1, 2 and 4 are left by row, column and box. */
static void
candidates_are_what_no_group_forbids (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);

  (void) data;
  desk_document_simply (document, DESK_FILL_CANDIDATES);
  check_equal_u64 (desk_document_get_candidates (document, 0), 0);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 0 | 1 << 1 | 1 << 3);
  desk_document_set_removes_candidates (document, true);
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_set_value (document, 2, 4);
  check_equal_u64 (desk_document_get_candidates (document, 2), 0);
  check_true ((desk_document_get_candidates (document, 3) >> 3 & 1) == 0);
  desk_document_undo (document);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 0 | 1 << 1 | 1 << 3);
}

static void
four_quarters_turn_into_the_same (const void *data)
{
  const char *shape = data;
  SudokuShape *empty = desks_shape (shape);
  BaseRandom random = { .state = 3 };
  g_autoptr (DeskDocument) document = desk_document_new (empty);
  g_autofree char *before = NULL;

  sudoku_shape_unref (empty);
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (desk_document_get_shape (document)); cell++)
    desk_document_set_value (document, cell, 1 + base_random_below (&random, 4));
  before = desks_picture (document);
  for (DeskTurn turn = 0; turn < DESK_TURNS; turn++)
    {
      bool is_quarter = turn == DESK_TURN_RIGHT || turn == DESK_TURN_LEFT;
      g_autofree char *after = NULL;

      for (unsigned i = 0; i < (is_quarter ? 4 : 2); i++)
        check_equal_u64 (
            desk_document_do (document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = turn }),
            DESK_DONE);
      after = desks_picture (document);
      check_equal_text (after, before);
    }
  desk_document_do (document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = DESK_TRANSPOSE });
  desk_document_do (document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = DESK_MIRROR });
  desk_document_do (document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = DESK_TURN_LEFT });
  g_free (before);
  before = desks_picture (document);
  while (desk_document_undo (document))
    ;
  while (desk_document_redo (document))
    ;
  {
    g_autofree char *after = desks_picture (document);

    check_equal_text (after, before);
  }
}

/* A turn to the right brings the top left cell to the top right corner. */
static void
right_is_clockwise (const void *data)
{
  g_autoptr (DeskDocument) document =
      desks_document ("boxes:2x3", "123456"
                                   "000000000000000000000000000000");
  uint32_t rows, columns;

  (void) data;
  desk_document_do (document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = DESK_TURN_RIGHT });
  sudoku_shape_boxes (desk_document_get_shape (document), &rows, &columns);
  check_equal_u64 (rows, 3);
  check_equal_u64 (columns, 2);
  check_equal_u64 (desk_document_get_digit (document, 5), 1);
  check_equal_u64 (desk_document_get_digit (document, 35), 6);
}

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

/* Entries stay; the solution's digit stands beside them, until the entry is removed. */
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

static void
what_was_saved_is_known_through_undo (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  g_autoptr (DeskDocument) document = desk_document_new (puzzle->shape);

  (void) data;
  check_true (!desk_document_is_modified (document));
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU,
                                             .sudoku = puzzle,
                                             .file = { .uri = "file:///a", .size = 81 } });
  check_true (!desk_document_is_modified (document));
  check_equal_text (desk_document_get_file (document).uri, "file:///a");
  desk_document_set_value (document, 2, 4);
  check_true (desk_document_is_modified (document));
  desk_document_undo (document);
  check_true (!desk_document_is_modified (document));
  desk_document_redo (document);
  desk_document_set_saved (document, &(DeskFile){ .uri = "file:///b" });
  check_true (!desk_document_is_modified (document));
  desk_document_undo (document);
  check_true (desk_document_is_modified (document));
  desk_document_set_value (document, 3, 2);
  check_true (desk_document_is_modified (document));
  desk_document_undo (document);
  check_equal_text (desk_document_get_file (document).uri, "file:///b");
  desk_document_undo (document);
  check_true (desk_document_get_file (document).uri == NULL);
  sudoku_puzzle_free (puzzle);
}

static DeskDocument *
load_text (const char *text, FormatsPuzzle *puzzle)
{
  FormatsBytes bytes = { .bytes = text, .length = strlen (text) };
  FormatsReader *reader;
  FormatsIssue issue;
  DeskDocument *document;

  check_equal_u64 (formats_reader_new ((FormatsSource){ .read = format_read_bytes, .data = &bytes },
                                       NULL, &reader),
                   BASE_OK);
  check_equal_u64 (formats_reader_next (reader, puzzle, &issue), FORMATS_PUZZLE);
  formats_reader_free (reader);
  document = desk_document_new (puzzle->sudoku->shape);
  check_equal_u64 (
      desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD, .puzzle = puzzle }), DESK_DONE);
  return document;
}

static void
a_file_comes_back_as_it_was (const void *data)
{
  static const char *const texts[] = {
    EASY "  # from a book\n",
    ("53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
     ".6....28.\n...419..5\n....8..79\n"),
    "1 4 . .\n. . 1 .\n4 . . .\n. . . 3\n",
    (":0901:3:+4......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9......."
     ":612 813:643:234:\n"),
    "# pencil marks\n1    234  | 23   4\n1234 12   | 1    3\n----------+-----------\n"
    "12   3    | 4    -\n2    1234 | 1234 34\n",
    ("#T A title\n#A Somebody\n#C one\n#S a paper\n#L hard\n#U https://example.org/\n"
     "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
     ".6....28.\n...419..5\n....8..79\n"),
    "# a collection\n\n1..4..1..3..2...\n",
    "# a title\n\n1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n",
    ("puzzle,solution,title,level\n1..4..1..3..2...,1234341243212143,One,easy\n"),
  };

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY, again = FORMATS_PUZZLE_EMPTY;
      g_autoptr (DeskDocument) document = load_text (texts[i], &puzzle);
      BaseText text = BASE_TEXT_EMPTY;

      check_equal_u64 (desk_document_get_formats_puzzle (document, &again), BASE_OK);
      check_true (sudoku_puzzle_equal (again.sudoku, puzzle.sudoku));
      check_equal_u64 (formats_write (puzzle.format, &again, NULL, &text), BASE_OK);
      check_equal_text (base_text_string (&text), texts[i]);
      base_text_clear (&text);
      format_puzzle_clear (&puzzle);
      format_puzzle_clear (&again);
    }
}

static void
write_as (DeskDocument *document, const char *format, BaseText *out)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  base_text_reset (out);
  check_equal_u64 (desk_document_get_formats_puzzle (document, &puzzle), BASE_OK);
  check_equal_u64 (formats_write (formats_find (format), &puzzle, NULL, out), BASE_OK);
  format_puzzle_clear (&puzzle);
}

/* The solution from a file moves with the cells, and stays only while it solves the puzzle. */
static void
a_solution_that_was_given_stays_true (const void *data)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  g_autoptr (DeskDocument) document =
      load_text ("puzzle,solution\n1..4..1..3..2...,1234341243212143\n", &puzzle);
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  desk_document_do (document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = DESK_MIRROR });
  write_as (document, "csv", &text);
  check_equal_text (base_text_string (&text),
                    "puzzle,solution,title,level\n4..1.1....3....2,4321214312343412,,\n");
  desk_document_simply (document, DESK_BACK_TO_SETUP);
  desk_document_set_value (document, 1, 2);
  write_as (document, "csv", &text);
  check_equal_text (base_text_string (&text), "puzzle,solution,title,level\n42.1.1....3....2,,,\n");
  desk_document_set_value (document, 1, 3);
  write_as (document, "csv", &text);
  check_equal_text (base_text_string (&text),
                    "puzzle,solution,title,level\n43.1.1....3....2,4321214312343412,,\n");
  base_text_clear (&text);
  format_puzzle_clear (&puzzle);
}

static void
a_selection_is_a_rectangle (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "1...............");
  g_autofree uint32_t *cells = NULL;
  uint32_t n;

  (void) data;
  desk_document_select (document, 5, 0);
  cells = desk_document_get_selection (document, &n);
  check_equal_u64 (n, 4);
  check_equal_u64 (cells[2], 4);
  desk_document_select (document, 16, 0);
  check_equal_u64 (desk_document_get_cursor (document), 5);
  check_equal_u64 (desk_document_undoes (document), DESK_SET_VALUES);
}

int
main (void)
{
  desks_begin ();
  for (uintptr_t seed = 1; seed <= 5; seed++)
    {
      g_autofree char *name =
          g_strdup_printf ("/desk/document/undo-and-redo-are-exact/%u", (unsigned) seed);

      check_claim (name, undo_and_redo_are_exact, (const void *) seed);
    }
  check_claim ("/desk/document/views-see-every-change", views_see_every_change, NULL);
  check_claim ("/desk/document/typing-gives-in-setup-and-enters-when-solving",
               typing_gives_in_setup_and_enters_when_solving, NULL);
  check_claim ("/desk/document/what-makes-no-sense-is-refused", what_makes_no_sense_is_refused,
               NULL);
  check_claim ("/desk/document/one-action-is-one-step", one_action_is_one_step, NULL);
  check_claim ("/desk/document/candidates-are-what-no-group-forbids",
               candidates_are_what_no_group_forbids, NULL);
  check_claim ("/desk/document/turns-are-exact/9x9", four_quarters_turn_into_the_same, "boxes:3x3");
  check_claim ("/desk/document/turns-are-exact/6x6", four_quarters_turn_into_the_same, "boxes:2x3");
  check_claim ("/desk/document/turns-are-exact/jigsaw", four_quarters_turn_into_the_same,
               "jigsaw:1112132233423444");
  check_claim ("/desk/document/turns-are-exact/overlapping", four_quarters_turn_into_the_same,
               "grids:2x3@R1C1@R5C4");
  check_claim ("/desk/document/turns-are-exact/samurai", four_quarters_turn_into_the_same,
               "samurai");
  check_claim ("/desk/document/right-is-clockwise", right_is_clockwise, NULL);
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
  check_claim ("/desk/document/what-was-saved-is-known-through-undo",
               what_was_saved_is_known_through_undo, NULL);
  check_claim ("/desk/document/a-file-comes-back-as-it-was", a_file_comes_back_as_it_was, NULL);
  check_claim ("/desk/document/a-solution-that-was-given-stays-true",
               a_solution_that_was_given_stays_true, NULL);
  check_claim ("/desk/document/a-selection-is-a-rectangle", a_selection_is_a_rectangle, NULL);
  return check_finish ();
}
