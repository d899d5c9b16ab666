/* Keys as the board passes them on, without a window. */
#include "app-typing.h"
#include "check.h"

#include <string.h>

typedef struct
{
  DeskDocument *document;
  AppTyping *typing;
} Desk;

static Desk
open_desk (const char *shape_name)
{
  SudokuShape *shape = NULL;
  Desk desk;

  check_equal_u64 (sudoku_shape_parse (shape_name, &shape), BASE_OK);
  desk.document = desk_document_new (shape);
  desk.typing = app_typing_new (desk.document);
  sudoku_shape_unref (shape);
  return desk;
}

static void
close_desk (Desk *desk)
{
  g_object_unref (desk->typing);
  g_object_unref (desk->document);
}

/* Digits, "." for a blank, ">" and "<" for the arrows, "-" for BackSpace. */
static void
type_keys (Desk *desk, const char *keys)
{
  for (; *keys != '\0'; keys++)
    if (*keys == '.')
      app_typing_blank (desk->typing);
    else if (*keys == '-')
      app_typing_back (desk->typing);
    else if (*keys == '>' || *keys == '<')
      app_typing_move (desk->typing, *keys == '>' ? APP_MOVE_RIGHT : APP_MOVE_LEFT, false);
    else
      app_typing_digit (desk->typing, (uint32_t) (*keys - '0'));
}

/* Compares the first cells. */
static void
check_cells (Desk *desk, const char *symbols)
{
  for (uint32_t cell = 0; symbols[cell] != '\0'; cell++)
    check_equal_u64 (desk_document_get_given (desk->document, cell),
                     symbols[cell] == '.' ? 0 : (uint64_t) (symbols[cell] - '0'));
}

typedef struct
{
  const char *keys, *cells;
} Typed;

static void
typed_keys_fill_cells (const void *data)
{
  const Typed *typed = data;
  Desk desk = open_desk ("boxes:3x3");

  type_keys (&desk, typed->keys);
  check_cells (&desk, typed->cells);
  close_desk (&desk);
}

static void
a_row_ends_with_the_game (const void *data)
{
  Desk desk = open_desk ("boxes:3x3");

  (void) data;
  type_keys (&desk, "53");
  check_true (app_typing_get_type_mode (desk.typing));
  desk_document_simply (desk.document, DESK_START_SOLVING);
  check_true (!app_typing_get_type_mode (desk.typing));
  type_keys (&desk, "12");
  check_equal_u64 (desk_document_get_entry (desk.document, 2), 2);
  check_equal_u64 (desk_document_get_entry (desk.document, 3), 0);
  close_desk (&desk);
}

static void
count_call (unsigned *n)
{
  ++*n;
}

/* What is typed behind the last cell is refused, not written over it. */
static void
a_row_ends_in_the_last_cell (const void *data)
{
  Desk desk = open_desk ("boxes:2x2");
  unsigned n_refused = 0;

  (void) data;
  g_signal_connect_swapped (desk.typing, "full", G_CALLBACK (count_call), &n_refused);
  type_keys (&desk, "1234341221434321.4");
  check_cells (&desk, "1234341221434321");
  check_equal_u64 (n_refused, 2);
  type_keys (&desk, "-2-");
  check_cells (&desk, "123434122143432.");
  type_keys (&desk, "2<3");
  check_cells (&desk, "1234341221434332");
  check_equal_u64 (n_refused, 2);
  close_desk (&desk);
}

/* The cursor may have been anywhere before. */
static void
a_new_grid_is_typed_from_its_beginning (const void *data)
{
  Desk desk = open_desk ("boxes:3x3");

  (void) data;
  desk_document_set_value (desk.document, 40, 5);
  desk_document_select (desk.document, 66, 66);
  desk_document_do (
      desk.document,
      &(DeskAction){ .kind = DESK_NEW, .shape = desk_document_get_shape (desk.document) });
  type_keys (&desk, "53");
  check_cells (&desk, "53.");
  close_desk (&desk);
}

static void
a_locked_digit_is_written_where_one_points (const void *data)
{
  Desk desk = open_desk ("boxes:3x3");

  (void) data;
  g_object_set (desk.typing, "digit-first", TRUE, NULL);
  app_typing_digit (desk.typing, 5);
  check_cells (&desk, "...");
  check_equal_u64 (app_typing_get_locked (desk.typing), 5);
  app_typing_point (desk.typing);
  app_typing_move (desk.typing, APP_MOVE_RIGHT, false);
  check_cells (&desk, "5..");
  app_typing_blank (desk.typing);
  check_cells (&desk, "55.");
  app_typing_point (desk.typing);
  check_cells (&desk, "5..");
  g_object_set (desk.typing, "pencil", TRUE, NULL);
  app_typing_point (desk.typing);
  check_equal_u64 (desk_document_get_candidates (desk.document, 1), 1 << 4);
  close_desk (&desk);
}

static void
a_lock_ends_with_its_digit_and_its_mode (const void *data)
{
  Desk desk = open_desk ("boxes:3x3");

  (void) data;
  g_object_set (desk.typing, "digit-first", TRUE, NULL);
  app_typing_digit (desk.typing, 5);
  app_typing_digit (desk.typing, 7);
  check_equal_u64 (app_typing_get_locked (desk.typing), 7);
  app_typing_digit (desk.typing, 7);
  check_equal_u64 (app_typing_get_locked (desk.typing), 0);
  app_typing_digit (desk.typing, 7);
  g_object_set (desk.typing, "digit-first", FALSE, NULL);
  check_equal_u64 (app_typing_get_locked (desk.typing), 0);
  app_typing_point (desk.typing);
  check_cells (&desk, "...");
  close_desk (&desk);
}

/* The pad and a screen reader name a digit for a cell. */
static void
a_digit_of_the_pad_stays_in_its_cell (const void *data)
{
  Desk desk = open_desk ("boxes:3x3");

  (void) data;
  app_typing_put (desk.typing, 5);
  app_typing_put (desk.typing, 3);
  check_cells (&desk, "3.");
  close_desk (&desk);
}

static void
two_digits_are_a_number_in_a_large_grid (const void *data)
{
  Desk desk = open_desk ("boxes:4x4");

  (void) data;
  type_keys (&desk, "13");
  check_equal_u64 (desk_document_get_given (desk.document, 0), 13);
  check_equal_u64 (desk_document_get_given (desk.document, 1), 0);
  check_true (!app_typing_get_type_mode (desk.typing));
  close_desk (&desk);
}

/* Each mode writes its own kind, and switches the other ones off. */
static void
a_mode_says_what_a_digit_writes (const void *data)
{
  Desk desk = open_desk ("boxes:3x3");
  gboolean pencil;

  (void) data;
  g_object_set (desk.typing, "pencil", TRUE, NULL);
  g_object_set (desk.typing, "corners", TRUE, NULL);
  g_object_get (desk.typing, "pencil", &pencil, NULL);
  check_true (!pencil);
  app_typing_digit (desk.typing, 5);
  check_equal_u64 (desk_document_get_corners (desk.document, 0), 1 << 4);
  check_equal_u64 (desk_document_get_candidates (desk.document, 0), 0);
  g_object_set (desk.typing, "pencil", FALSE, NULL);
  check_equal_u64 (app_typing_get_mode (desk.typing), APP_TYPING_CORNERS);
  g_object_set (desk.typing, "colours", TRUE, NULL);
  app_typing_digit (desk.typing, 3);
  check_equal_u64 (desk_document_get_colours (desk.document, 0), 1 << 2);
  app_typing_digit (desk.typing, 9);
  check_equal_u64 (desk_document_get_colours (desk.document, 0), 1 << 2);
  app_typing_clear (desk.typing);
  check_equal_u64 (desk_document_get_colours (desk.document, 0), 0);
  check_equal_u64 (desk_document_get_corners (desk.document, 0), 1 << 4);
  g_object_set (desk.typing, "colours", FALSE, NULL);
  app_typing_digit (desk.typing, 3);
  check_cells (&desk, "3..");
  close_desk (&desk);
}

static void
a_line_goes_from_end_to_end (const void *data)
{
  Desk desk = open_desk ("boxes:3x3");
  DeskLine line;
  uint32_t n;

  (void) data;
  g_object_set (desk.typing, "lines", TRUE, "weak-lines", TRUE, NULL);
  app_typing_digit (desk.typing, 5);
  check_true (app_typing_get_line (desk.typing, &line));
  check_equal_u64 (line.from_value, 5);
  app_typing_move (desk.typing, APP_MOVE_RIGHT, false);
  app_typing_blank (desk.typing);
  check_true (!app_typing_get_line (desk.typing, &line));
  line = desk_document_get_lines (desk.document, &n)[0];
  check_equal_u64 (n, 1);
  check_equal_u64 (line.to_cell, 1);
  check_equal_u64 (line.to_value, 0);
  check_equal_u64 (line.style, DESK_LINE_WEAK);
  app_typing_blank (desk.typing);
  g_object_set (desk.typing, "lines", FALSE, NULL);
  check_true (!app_typing_get_line (desk.typing, &line));
  check_cells (&desk, "...");
  close_desk (&desk);
}

int
main (void)
{
  check_claim ("/app/typing/a-mode-says-what-a-digit-writes", a_mode_says_what_a_digit_writes,
               NULL);
  check_claim ("/app/typing/a-line-goes-from-end-to-end", a_line_goes_from_end_to_end, NULL);
  check_claim ("/app/typing/a-row-needs-no-mode/zeros", typed_keys_fill_cells,
               &(Typed){ "530070000600195000", "53..7....6..195..." });
  check_claim ("/app/typing/a-row-needs-no-mode/points", typed_keys_fill_cells,
               &(Typed){ "..8.5..2", "..8.5..2." });
  check_claim ("/app/typing/a-row-is-corrected-by-backspace", typed_keys_fill_cells,
               &(Typed){ "534-7.8", "537.8." });
  check_claim ("/app/typing/cells-are-filled-one-by-one-after-a-move", typed_keys_fill_cells,
               &(Typed){ "5>34>7<.9", "5.9." });
  check_claim ("/app/typing/the-same-digit-again-stays", typed_keys_fill_cells,
               &(Typed){ "77>7", "77." });
  check_claim ("/app/typing/a-row-ends-with-the-game", a_row_ends_with_the_game, NULL);
  check_claim ("/app/typing/a-row-ends-in-the-last-cell", a_row_ends_in_the_last_cell, NULL);
  check_claim ("/app/typing/a-new-grid-is-typed-from-its-beginning",
               a_new_grid_is_typed_from_its_beginning, NULL);
  check_claim ("/app/typing/a-digit-of-the-pad-stays-in-its-cell",
               a_digit_of_the_pad_stays_in_its_cell, NULL);
  check_claim ("/app/typing/two-digits-are-a-number-in-a-large-grid",
               two_digits_are_a_number_in_a_large_grid, NULL);
  check_claim ("/app/typing/a-locked-digit-is-written-where-one-points",
               a_locked_digit_is_written_where_one_points, NULL);
  check_claim ("/app/typing/a-lock-ends-with-its-digit-and-its-mode",
               a_lock_ends_with_its_digit_and_its_mode, NULL);
  return check_finish ();
}
