/* All steps of a puzzle, from its givens to its solution, with the position before each. */
#include "desk-path.h"
#include "desks.h"

#include <stdlib.h>
#include <string.h>

#define HARDEST "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"

static void
wait_for_end (DeskPath *path)
{
  for (unsigned i = 0; i < 60000 && desk_path_get_state (path) == DESK_PATH_BUSY; i++)
    desks_wait_ms (1);
  check_true (desk_path_get_state (path) != DESK_PATH_BUSY);
}

static DeskPath *
walk (const char *shape, const char *symbols)
{
  SudokuPuzzle *puzzle = desks_puzzle (shape, symbols);
  DeskPath *path = desk_path_new (puzzle, "");

  sudoku_puzzle_free (puzzle);
  wait_for_end (path);
  return path;
}

/* Takes a step by hand: its digit, or what it strikes, is in the position before, and no more in
 * the one after. */
static void
check_step (DeskPathStep *before, DeskPathStep *after)
{
  const DeskHint *hint = &desk_path_step_get_answer (before)->hint;

  check_equal_u64 (hint->kind, DESK_HINT_STEP);
  check_equal_u64 (desk_path_step_get_number (after), desk_path_step_get_number (before) + 1);
  if (hint->value != 0)
    {
      check_equal_u64 (desk_path_step_get_value (before, hint->cell), 0);
      check_true ((desk_path_step_get_candidates (before, hint->cell) >> (hint->value - 1) & 1)
                  != 0);
      check_equal_u64 (desk_path_step_get_value (after, hint->cell), hint->value);
      check_equal_u64 (desk_path_step_get_candidates (after, hint->cell), 0);
      return;
    }
  for (uint32_t i = 0; i < hint->n_cells; i++)
    {
      const DeskHintCell *cell = &hint->cells[i];

      check_true ((cell->struck & ~desk_path_step_get_candidates (before, cell->cell)) == 0);
      check_true ((cell->struck & desk_path_step_get_candidates (after, cell->cell)) == 0);
    }
}

static void
steps_lead_to_the_solution (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", data);
  g_autoptr (DeskPath) path = walk ("boxes:3x3", data);
  const guint n = desk_path_n_steps (path);
  uint32_t n_digits = sudoku_puzzle_n_givens (puzzle);

  check_equal_u64 (desk_path_get_state (path), DESK_PATH_SOLVED);
  check_equal_u64 (g_list_model_get_n_items (G_LIST_MODEL (path)), n);
  for (guint i = 0; i + 1 < n; i++)
    check_step (desk_path_get_step (path, i), desk_path_get_step (path, i + 1));
  for (guint i = 0; i < n; i++)
    n_digits += desk_path_step_get_answer (desk_path_get_step (path, i))->hint.value != 0;
  check_equal_u64 (n_digits, 81);
  for (uint32_t cell = 0; cell < 81; cell++)
    check_equal_u64 (desk_path_step_get_value (desk_path_get_step (path, 0), cell),
                     puzzle->values[cell]);
  check_true (desk_path_get_step (path, n) == NULL);
  sudoku_puzzle_free (puzzle);
}

static void
other_puzzles_say_what_they_are (const void *data)
{
  g_autoptr (DeskPath) several = walk ("boxes:2x2", "123.............");
  g_autoptr (DeskPath) none = walk ("boxes:2x2", "123....4........");
  g_autoptr (DeskPath) clash = walk ("boxes:2x2", "11..............");
  g_autoptr (DeskPath) full = walk ("boxes:2x2", "1234341221434321");

  (void) data;
  check_equal_u64 (desk_path_get_state (several), DESK_PATH_SEVERAL);
  check_true (desk_path_n_steps (several) > 0);
  check_equal_u64 (desk_path_get_state (none), DESK_PATH_NONE);
  check_equal_u64 (desk_path_n_steps (none), 0);
  check_equal_u64 (desk_path_get_state (clash), DESK_PATH_NONE);
  check_equal_u64 (desk_path_get_state (full), DESK_PATH_SOLVED);
  check_equal_u64 (desk_path_n_steps (full), 0);
}

static void
count_items (GListModel *model, guint index, guint n_removed, guint n_added, guint *n)
{
  (void) model;
  check_equal_u64 (n_removed, 0);
  check_equal_u64 (index, *n);
  *n += n_added;
}

/* The steps come one after the other; those found before the stop stay. */
static void
a_long_path_can_be_stopped (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", HARDEST);
  g_autoptr (DeskPath) path = desk_path_new (puzzle, "");
  guint n = 0;

  (void) data;
  g_signal_connect (path, "items-changed", G_CALLBACK (count_items), &n);
  for (unsigned i = 0; i < 10000 && n == 0; i++)
    desks_wait_ms (1);
  check_true (n > 0);
  check_equal_u64 (desk_path_get_state (path), DESK_PATH_BUSY);
  desk_path_stop (path);
  wait_for_end (path);
  check_equal_u64 (desk_path_get_state (path), DESK_PATH_STOPPED);
  check_equal_u64 (desk_path_n_steps (path), n);
  sudoku_puzzle_free (puzzle);
}

static void
a_path_does_not_stay_for_its_work (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", HARDEST);

  (void) data;
  for (unsigned i = 0; i < 5; i++)
    {
      DeskPath *path = desk_path_new (puzzle, "");

      desks_wait_ms (5 * i);
      g_object_unref (path);
    }
  desks_wait_ms (100);
  sudoku_puzzle_free (puzzle);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/path/steps-lead-to-the-solution/easy", steps_lead_to_the_solution, EASY);
  check_claim ("/desk/path/steps-lead-to-the-solution/inkala", steps_lead_to_the_solution, INKALA);
  check_claim ("/desk/path/other-puzzles-say-what-they-are", other_puzzles_say_what_they_are, NULL);
  check_claim ("/desk/path/a-long-path-can-be-stopped", a_long_path_can_be_stopped, NULL);
  check_claim ("/desk/path/a-path-does-not-stay-for-its-work", a_path_does_not_stay_for_its_work,
               NULL);
  return check_finish ();
}
