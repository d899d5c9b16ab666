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

static void
act (DeskDocument *document, DeskActionKind kind, uint32_t cell, uint32_t value, uint32_t colour)
{
  desk_document_do (
      document, &(DeskAction){
                    .kind = kind, .cells = &cell, .n_cells = 1, .value = value, .colour = colour });
}

static void
notes_are_those_of_the_document (const void *data)
{
  g_autoptr (DeskDocument) document = open_marked ();
  AppBoardScene scene = { .document = document, .highlight_same = true };
  const DeskLine line = { .from_cell = 1, .from_value = 2, .to_cell = 9, .style = DESK_LINE_WEAK };
  g_autofree PaintNote *notes = app_board_state_new_notes (&scene);
  g_autofree PaintLine *lines = NULL;
  uint32_t n_lines;

  (void) data;
  check_true (notes == NULL);
  act (document, DESK_TOGGLE_CORNER, 4, 1, 0);
  act (document, DESK_TOGGLE_COLOUR, 0, 0, 4);
  act (document, DESK_COLOUR_CANDIDATE, 1, 2, 8);
  desk_document_do (document, &(DeskAction){ .kind = DESK_TOGGLE_LINE, .line = line });
  check_lit (&scene, ".11.1");
  notes = app_board_state_new_notes (&scene);
  check_equal_u64 (notes[4].corners, 1);
  check_equal_u64 (notes[0].colours, 1 << PAINT_COLOUR_GREEN);
  check_equal_u64 (paint_board_value_colour (&notes[1], 2), PAINT_COLOUR_GREY);
  check_equal_u64 (paint_board_value_colour (&notes[1], 1), PAINT_COLOURS);
  scene.line = &line;
  lines = app_board_state_new_lines (&scene, &n_lines);
  check_equal_u64 (n_lines, 2);
  check_equal_u64 (lines[0].from_value, 2);
  check_true (lines[0].is_weak);
}

int
main (void)
{
  check_claim ("/app/board-state/notes-are-those-of-the-document", notes_are_those_of_the_document,
               NULL);
  check_claim ("/app/board-state/candidates-of-a-digit-are-lit", candidates_of_a_digit_are_lit,
               NULL);
  check_claim ("/app/board-state/cells-with-two-candidates-are-marked",
               cells_with_two_candidates_are_marked, NULL);
  return check_finish ();
}
