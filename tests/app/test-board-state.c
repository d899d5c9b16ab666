/* How cells look: a digit and its candidates, and cells with two candidates. */
#include "app-board-state.h"
#include "check.h"

/* R1C1 is 1; the cells after it have the candidates 1 2, 1 2 3, 2 3 and none. */
static DeskDocument *
open_marked (void)
{
  static const uint64_t marks[] = { 0, 3, 7, 6, 0 };
  SudokuShape *shape = NULL;
  DeskDocument *document;

  check_equal_u64 (sudoku_shape_parse ("boxes:2x2", &shape), BASE_OK);
  document = desk_document_new (shape);
  sudoku_shape_unref (shape);
  desk_document_set_value (document, 0, 1);
  for (uint32_t cell = 1; cell < G_N_ELEMENTS (marks); cell++)
    desk_document_do (document, &(DeskAction){ .kind = DESK_SET_CANDIDATES,
                                               .cells = &cell,
                                               .n_cells = 1,
                                               .marks = &marks[cell] });
  return document;
}

static void
check_lit (const AppBoardScene *scene, const char *lit)
{
  g_autofree PaintCell *cells = app_board_state_new (scene);

  for (uint32_t cell = 0; lit[cell] != '\0'; cell++)
    check_equal_u64 (cells[cell].lit, lit[cell] == '.' ? 0 : (uint64_t) (lit[cell] - '0'));
}

static void
candidates_of_a_digit_are_lit (const void *data)
{
  g_autoptr (DeskDocument) document = open_marked ();
  AppBoardScene scene = { .document = document, .highlight_same = true };

  (void) data;
  check_lit (&scene, ".11..");
  desk_document_select (document, 4, 4);
  check_lit (&scene, ".....");
  scene.locked = 3;
  check_lit (&scene, "..33.");
  scene.highlight_same = false;
  check_lit (&scene, ".....");
}

static void
cells_with_two_candidates_are_marked (const void *data)
{
  g_autoptr (DeskDocument) document = open_marked ();
  AppBoardScene scene = { .document = document, .mark_pairs = true };
  g_autofree PaintCell *cells = app_board_state_new (&scene);

  (void) data;
  for (uint32_t cell = 0; cell < 16; cell++)
    check_equal_u64 ((cells[cell].marks & PAINT_MARK_PAIR) != 0, cell == 1 || cell == 3);
}

int
main (void)
{
  check_claim ("/app/board-state/candidates-of-a-digit-are-lit", candidates_of_a_digit_are_lit,
               NULL);
  check_claim ("/app/board-state/cells-with-two-candidates-are-marked",
               cells_with_two_candidates_are_marked, NULL);
  return check_finish ();
}
