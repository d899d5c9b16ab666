/* Hints of a grid so large that its proof may take long: an easy step comes before the proof. */
#include "check.h"
#include "desk-worker.h"
#include "desks.h"
#include "replies.h"

#define SIDE  25u
#define CELLS (SIDE * SIDE)

/* A grid with the same solution each time, of which some cells are blank. */
static SudokuPuzzle *
make_puzzle (void)
{
  SudokuShape *shape = desks_shape ("boxes:5x5");
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);

  check_true (puzzle != NULL);
  for (uint32_t cell = 0; cell < CELLS; cell++)
    puzzle->values[cell] = (uint8_t) ((cell / SIDE * 5 + cell / SIDE / 5 + cell % SIDE) % SIDE + 1);
  for (uint32_t cell = 0; cell < CELLS; cell += 7)
    puzzle->values[cell] = 0;
  sudoku_shape_unref (shape);
  return puzzle;
}

static DeskAnswer *
ask_hint (DeskWorker *worker, const SudokuPuzzle *puzzle, const SudokuPuzzle *position)
{
  return replies_ask (
      worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });
}

/* Until the check has found the only solution. */
static void
an_easy_step_waits_for_no_proof (const void *data)
{
  SudokuPuzzle *puzzle = make_puzzle (), *position = sudoku_puzzle_copy (puzzle);
  g_autoptr (DeskWorker) worker = desk_worker_new ();

  (void) data;
  for (unsigned i = 0; i < 3; i++)
    {
      g_autoptr (DeskAnswer) answer = ask_hint (worker, puzzle, position);

      check_equal_u64 (answer->hint.kind, DESK_HINT_STEP);
      check_true (answer->hint.is_unproved && answer->hint.value != 0);
      check_equal_u64 (answer->n_solutions, 0);
      position->values[answer->hint.cell] = (uint8_t) answer->hint.value;
    }
  {
    g_autoptr (DeskAnswer) checked =
        replies_ask (worker, (DeskRequest){ .job = DESK_JOB_CHECK, .puzzle = puzzle });
    g_autoptr (DeskAnswer) answer = ask_hint (worker, puzzle, position);

    check_equal_u64 (checked->verdict.finding, SUDOKU_UNIQUE);
    check_equal_u64 (answer->hint.kind, DESK_HINT_STEP);
    check_true (!answer->hint.is_unproved);
    for (uint32_t cell = 0; cell < CELLS; cell++)
      check_true (position->values[cell] == 0
                  || position->values[cell] == checked->verdict.first[cell]);
  }
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

static void
a_wrong_entry_comes_first (const void *data)
{
  SudokuPuzzle *puzzle = make_puzzle (), *position = sudoku_puzzle_copy (puzzle);
  g_autoptr (DeskWorker) worker = desk_worker_new ();

  (void) data;
  position->values[7] = (uint8_t) (puzzle->values[6] == 1 ? 2 : 1);
  {
    g_autoptr (DeskAnswer) answer = ask_hint (worker, puzzle, position);

    check_equal_u64 (answer->hint.kind, DESK_HINT_WRONG_ENTRIES);
    check_true (answer->n_cells == 1 && answer->cells[0] == 7);
  }
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

/* Marks that lack digits do not matter to a step that places one. */
static void
marks_do_not_matter (const void *data)
{
  SudokuPuzzle *puzzle = make_puzzle (), *position = sudoku_puzzle_copy (puzzle);
  g_autoptr (DeskWorker) worker = desk_worker_new ();

  (void) data;
  check_equal_u64 (sudoku_puzzle_allow_candidates (position), BASE_OK);
  for (uint32_t cell = 0; cell < CELLS; cell++)
    position->candidates[cell] = 1;
  {
    g_autoptr (DeskAnswer) answer = ask_hint (worker, puzzle, position);

    check_equal_u64 (answer->hint.kind, DESK_HINT_STEP);
    check_true (answer->hint.is_unproved && answer->hint.value != 0);
  }
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

int
main (void)
{
  check_claim ("/desk/early/an-easy-step-waits-for-no-proof", an_easy_step_waits_for_no_proof,
               NULL);
  check_claim ("/desk/early/a-wrong-entry-comes-first", a_wrong_entry_comes_first, NULL);
  check_claim ("/desk/early/marks-do-not-matter", marks_do_not_matter, NULL);
  return check_finish ();
}
