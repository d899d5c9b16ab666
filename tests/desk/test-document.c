#include "desks.h"

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

/* Keeps a picture of each cell, and repaints only what it is told to. */
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

/* The cell in the top right corner comes from the top left. */
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

static void
check_selected (DeskDocument *document, const char *selected)
{
  for (uint32_t cell = 0; selected[cell] != '\0'; cell++)
    check_equal_u64 (desk_document_is_selected (document, cell), selected[cell] == 'x');
}

static void
cells_are_selected_one_by_one (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "1...............");

  (void) data;
  desk_document_select (document, 1, 0);
  desk_document_toggle_selected (document, 10);
  check_selected (document, "xx........x.....");
  check_equal_u64 (desk_document_get_cursor (document), 10);
  check_true (desk_document_selects_many (document));
  desk_document_toggle_selected (document, 10);
  check_selected (document, "xx..............");
  desk_document_toggle_selected (document, 1);
  desk_document_toggle_selected (document, 0);
  check_selected (document, "x...............");
  check_true (!desk_document_selects_many (document));
  desk_document_toggle_selected (document, 16);
  check_selected (document, "x...............");
  desk_document_select_also (document, 15);
  desk_document_select (document, 15, 15);
  check_selected (document, "...............x");
}

static void
cells_of_one_digit_are_selected_together (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "12..34..2.......");

  (void) data;
  check_true (!desk_document_select_same (document, 15));
  desk_document_set_value (document, 15, 2);
  check_true (desk_document_select_same (document, 8));
  check_selected (document, ".x......x......x");
  check_equal_u64 (desk_document_get_cursor (document), 8);
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
  check_claim ("/desk/document/a-selection-is-a-rectangle", a_selection_is_a_rectangle, NULL);
  check_claim ("/desk/document/cells-are-selected-one-by-one", cells_are_selected_one_by_one, NULL);
  check_claim ("/desk/document/cells-of-one-digit-are-selected-together",
               cells_of_one_digit_are_selected_together, NULL);
  return check_finish ();
}
