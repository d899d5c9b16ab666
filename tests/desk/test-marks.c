/* Pencil marks that digits hide, and that come back when the digits go. */
#include "desk-document-private.h"
#include "desks.h"
#include "format-about.h"

#include <string.h>

static GBytes *
whole_memory (DeskDocument *document)
{
  GByteArray *bytes = g_byte_array_new ();

  desk_state_write (desk_document_get_state (document), bytes);
  return g_byte_array_free_to_bytes (bytes);
}

static DeskDocument *
act_a_while (BaseRandom *random)
{
  DeskDocument *document = desks_document ("boxes:3x3", EASY);

  for (unsigned i = 0; i < 60; i++)
    {
      desk_document_set_removes_candidates (document, base_random_below (random, 3) != 0);
      desks_act_at_random (document, random);
    }
  if (desk_document_has_solution (document))
    desk_document_simply (document, DESK_DROP_SOLUTION);
  return document;
}

/* A cell without a digit; false where there is none. */
static bool
find_open (DeskDocument *document, BaseRandom *random, uint32_t *out_cell)
{
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (document));

  for (unsigned i = 0; i < 200; i++)
    {
      *out_cell = base_random_below (random, n_cells);
      if (desk_document_get_digit (document, *out_cell) == 0)
        return true;
    }
  return false;
}

static uint32_t
any_value (DeskDocument *document, BaseRandom *random)
{
  return 1 + base_random_below (random, sudoku_shape_n_values (desk_document_get_shape (document)));
}

static void
placing_and_removing_leaves_all_as_it_was (const void *data)
{
  BaseRandom random = { .state = (uint64_t) (uintptr_t) data };

  for (unsigned i = 0; i < (check_quick () ? 60 : 600); i++)
    {
      g_autoptr (DeskDocument) document = act_a_while (&random);
      g_autoptr (GBytes) before = whole_memory (document), after = NULL;
      uint32_t cell;

      if (!find_open (document, &random, &cell))
        continue;
      for (unsigned k = 0; k <= base_random_below (&random, 3); k++)
        {
          desk_document_set_removes_candidates (document, base_random_below (&random, 2) == 0);
          desk_document_set_value (document, cell, any_value (document, &random));
        }
      desk_document_clear_cell (document, cell);
      after = whole_memory (document);
      check_true (g_bytes_equal (before, after));
    }
}

/* Digits go in another order than they came. */
static void
many_digits_come_and_go_in_any_order (const void *data)
{
  BaseRandom random = { .state = (uint64_t) (uintptr_t) data };

  for (unsigned i = 0; i < (check_quick () ? 60 : 600); i++)
    {
      g_autoptr (DeskDocument) document = act_a_while (&random);
      g_autoptr (GBytes) before = whole_memory (document), after = NULL;
      uint32_t cells[8], n = 0;

      while (n < G_N_ELEMENTS (cells) && find_open (document, &random, &cells[n]))
        {
          desk_document_set_removes_candidates (document, base_random_below (&random, 4) != 0);
          desk_document_set_value (document, cells[n++], any_value (document, &random));
        }
      while (n > 0)
        {
          uint32_t k = base_random_below (&random, n);

          desk_document_clear_cell (document, cells[k]);
          cells[k] = cells[--n];
        }
      after = whole_memory (document);
      check_true (g_bytes_equal (before, after));
    }
}

/* An empty 4x4 grid that is being solved. */
static DeskDocument *
open_4x4 (bool removes)
{
  DeskDocument *document = desks_document ("boxes:2x2", "1...............");

  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_set_removes_candidates (document, removes);
  return document;
}

/* R1C2 and R1C3 see each other. */
static void
digits_hide_marks_and_give_them_back (const void *data)
{
  g_autoptr (DeskDocument) document = open_4x4 (true);

  (void) data;
  desk_document_toggle_candidate (document, 1, 4);
  desk_document_toggle_candidate (document, 2, 3);
  desk_document_toggle_candidate (document, 2, 4);
  desk_document_set_value (document, 1, 4);
  check_equal_u64 (desk_document_get_candidates (document, 1), 0);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 2);
  desk_document_set_value (document, 1, 3);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 3);
  desk_document_clear_cell (document, 1);
  check_equal_u64 (desk_document_get_candidates (document, 1), 1 << 3);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 2 | 1 << 3);
  desk_document_clear_cell (document, 1);
  check_equal_u64 (desk_document_get_candidates (document, 1), 0);
}

static void
without_the_preference_only_its_own_cell_is_hidden (const void *data)
{
  g_autoptr (DeskDocument) document = open_4x4 (false);

  (void) data;
  desk_document_toggle_candidate (document, 1, 4);
  desk_document_toggle_candidate (document, 2, 4);
  desk_document_set_value (document, 1, 4);
  check_equal_u64 (desk_document_get_candidates (document, 1), 0);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 3);
  desk_document_clear_cell (document, 1);
  check_equal_u64 (desk_document_get_candidates (document, 1), 1 << 3);
}

/* A mark added in spite of a digit is shown; a mark removed meanwhile does not come back. */
static void
marks_made_by_hand_meanwhile_are_kept (const void *data)
{
  g_autoptr (DeskDocument) document = open_4x4 (true);

  (void) data;
  desk_document_toggle_candidate (document, 2, 4);
  desk_document_set_value (document, 1, 4);
  desk_document_toggle_candidate (document, 2, 4);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 3);
  desk_document_toggle_candidate (document, 2, 4);
  check_equal_u64 (desk_document_get_candidates (document, 2), 0);
  desk_document_toggle_candidate (document, 2, 3);
  desk_document_clear_cell (document, 1);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 2);
}

/* A cell that is solved on request is a digit like any other. */
static void
solved_cells_hide_marks_too (const void *data)
{
  g_autoptr (DeskDocument) document = open_4x4 (true);
  uint32_t cell = 1;

  (void) data;
  desk_document_toggle_candidate (document, 2, 4);
  desk_document_do (
      document, &(DeskAction){ .kind = DESK_PUT_VALUE, .cells = &cell, .n_cells = 1, .value = 4 });
  check_equal_u64 (desk_document_get_candidates (document, 2), 0);
  desk_document_simply (document, DESK_DROP_SOLUTION);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 3);
}

/* The wrong digit of a grid in which all candidates were filled in after it. */
static void
filled_in_candidates_come_back_too (const void *data)
{
  g_autoptr (DeskDocument) document = open_4x4 (true);

  (void) data;
  desk_document_set_value (document, 1, 4);
  desk_document_simply (document, DESK_FILL_CANDIDATES);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 1 | 1 << 2);
  desk_document_clear_cell (document, 1);
  check_equal_u64 (desk_document_get_candidates (document, 1), 1 << 1 | 1 << 2 | 1 << 3);
  check_equal_u64 (desk_document_get_candidates (document, 2), 1 << 1 | 1 << 2 | 1 << 3);
}

static void
hidden_marks_are_written_and_read (const void *data)
{
  BaseRandom random = { .state = 11 };

  (void) data;
  for (unsigned i = 0; i < (check_quick () ? 50 : 300); i++)
    {
      g_autoptr (DeskDocument) document = act_a_while (&random);
      g_autoptr (GBytes) bytes = whole_memory (document);
      DeskReader reader = desk_reader_of (bytes);
      DeskState *state = desk_state_read (&reader);
      g_autoptr (DeskDocument) again = state != NULL ? desk_document_new_from (state) : NULL;
      g_autoptr (GBytes) written = NULL;

      check_true (again != NULL && reader.at == reader.end);
      written = whole_memory (again);
      check_true (g_bytes_equal (bytes, written));
    }
}

/* The bytes of a step that an earlier version wrote: setup to solving. */
static void
steps_of_earlier_versions_are_read (const void *data)
{
  static const guint8 old[] = { DESK_START_SOLVING, 5, DESK_SETUP, DESK_SOLVING };
  g_autoptr (GBytes) step = g_bytes_new_static (old, sizeof old);
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "1...............");

  (void) data;
  check_true (desk_document_repeat_step (document, step));
  check_equal_u64 (desk_document_get_mode (document), DESK_SOLVING);
}

/* "ss" and other formats have no room for them and would report lost marks. */
static void
marks_below_a_digit_are_not_written_to_files (const void *data)
{
  g_autoptr (DeskDocument) document = open_4x4 (data != NULL);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  desk_document_toggle_candidate (document, 1, 4);
  desk_document_toggle_candidate (document, 7, 4);
  desk_document_set_value (document, 1, 4);
  check_equal_u64 (desk_document_get_formats_puzzle (document, &puzzle), BASE_OK);
  check_equal_u64 (format_about_marks (&puzzle, 1), 0);
  check_equal_u64 (format_about_marks (&puzzle, 7), 1 << 3);
  format_puzzle_clear (&puzzle);
}

int
main (void)
{
  desks_begin ();
  for (uintptr_t seed = 1; seed <= 3; seed++)
    {
      g_autofree char *one = g_strdup_printf (
          "/desk/marks/placing-and-removing-leaves-all-as-it-was/%u", (unsigned) seed);
      g_autofree char *many =
          g_strdup_printf ("/desk/marks/many-digits-come-and-go-in-any-order/%u", (unsigned) seed);

      check_claim (one, placing_and_removing_leaves_all_as_it_was, (const void *) seed);
      check_claim (many, many_digits_come_and_go_in_any_order, (const void *) seed);
    }
  check_claim ("/desk/marks/digits-hide-marks-and-give-them-back",
               digits_hide_marks_and_give_them_back, NULL);
  check_claim ("/desk/marks/without-the-preference-only-its-own-cell-is-hidden",
               without_the_preference_only_its_own_cell_is_hidden, NULL);
  check_claim ("/desk/marks/made-by-hand-meanwhile-are-kept", marks_made_by_hand_meanwhile_are_kept,
               NULL);
  check_claim ("/desk/marks/solved-cells-hide-them-too", solved_cells_hide_marks_too, NULL);
  check_claim ("/desk/marks/filled-in-candidates-come-back-too", filled_in_candidates_come_back_too,
               NULL);
  check_claim ("/desk/marks/hidden-ones-are-written-and-read", hidden_marks_are_written_and_read,
               NULL);
  check_claim ("/desk/marks/steps-of-earlier-versions-are-read", steps_of_earlier_versions_are_read,
               NULL);
  check_claim ("/desk/marks/below-a-digit-are-not-written-to-files/hiding",
               marks_below_a_digit_are_not_written_to_files, "removes");
  check_claim ("/desk/marks/below-a-digit-are-not-written-to-files/plain",
               marks_below_a_digit_are_not_written_to_files, NULL);
  return check_finish ();
}
