/* The answer of each job of the solver's thread but hints: verdicts, solutions, counts, cells,
 * wrong entries. */
#include "desk-worker.h"
#include "desks.h"
#include "replies.h"

#include <string.h>

static void
a_check_answers_with_a_verdict (const void *data)
{
  static const struct
  {
    const char *symbols;
    SudokuFinding finding;
  } cases[] = {
    { INKALA, SUDOKU_UNIQUE },
    { "1..............."
      "................"
      "................"
      "................"
      ".................",
      SUDOKU_MULTIPLE },
    { "11.............."
      "................"
      "................"
      "................"
      ".................",
      SUDOKU_DUPLICATE },
  };
  g_autoptr (DeskWorker) worker = desk_worker_new ();

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", cases[i].symbols);
      g_autoptr (DeskAnswer) answer = replies_ask (
          worker, (DeskRequest){ .job = DESK_JOB_CHECK, .puzzle = puzzle, .revision = i });

      check_equal_u64 (answer->status, BASE_OK);
      check_equal_u64 (answer->verdict.finding, cases[i].finding);
      sudoku_puzzle_free (puzzle);
    }
}

/* All 288 grids of 4x4, forward and back; other jobs run in between, and after a count the answers
 * include the number. */
static void
solutions_come_one_by_one_and_again (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:2x2", "................");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autofree uint8_t *all = g_new (uint8_t, 288 * 16);

  (void) data;
  for (unsigned i = 0; i < 288; i++)
    {
      g_autoptr (DeskAnswer) answer = replies_solve (worker, puzzle, i);

      check_true (answer->values != NULL);
      check_true ((answer->before == NULL) == (i == 0));
      if (i > 0)
        check_equal_memory (answer->before, all + 16 * (i - 1), 16);
      check_equal_u64 (answer->n_solutions, i <= 100 ? i + 1 : 288);
      check_true (answer->complete == (i > 100));
      memcpy (all + 16 * i, answer->values, 16);
      for (unsigned k = 0; k < i; k++)
        check_true (memcmp (all + 16 * k, answer->values, 16) != 0);
      if (i == 100)
        desk_answer_free (
            replies_ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle }));
    }
  {
    g_autoptr (DeskAnswer) answer = replies_solve (worker, puzzle, 288);

    check_true (answer->values == NULL && answer->complete);
    check_equal_u64 (answer->status, BASE_OK);
    check_equal_u64 (answer->n_solutions, 288);
  }
  for (unsigned i = 288; i-- > 0;)
    {
      g_autoptr (DeskAnswer) answer = replies_solve (worker, puzzle, i);

      check_equal_memory (answer->values, all + 16 * i, 16);
    }
  sudoku_puzzle_free (puzzle);
}

/* A full grid of 16, but for its first cells. */
static SudokuPuzzle *
open_16x16 (uint32_t n_open)
{
  SudokuPuzzle *puzzle = desks_empty ("boxes:4x4");

  for (uint32_t cell = n_open; cell < 256; cell++)
    puzzle->values[cell] = (uint8_t) ((cell / 16 % 4 * 4 + cell / 64 + cell % 16) % 16 + 1);
  return puzzle;
}

/* An engine finds them; other questions take it away in between. */
static void
solutions_of_large_grids_come_again (const void *data)
{
  SudokuPuzzle *puzzle = open_16x16 (56);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autofree uint8_t *all = g_new (uint8_t, 20 * 256);

  (void) data;
  for (unsigned i = 0; i < 20; i++)
    {
      g_autoptr (DeskAnswer) answer = replies_solve (worker, puzzle, i);

      check_equal_u64 (answer->status, BASE_OK);
      check_true (answer->values != NULL && !answer->complete);
      check_equal_u64 (answer->n_solutions, i + 1);
      memcpy (all + 256 * i, answer->values, 256);
      for (unsigned k = 0; k < i; k++)
        check_true (memcmp (all + 256 * k, answer->values, 256) != 0);
      if (i % 3 == 0)
        desk_answer_free (
            replies_ask (worker, (DeskRequest){ .job = DESK_JOB_CHECK, .puzzle = puzzle }));
      if (i % 3 == 1)
        desk_answer_free (replies_ask (
            worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = puzzle, .cell = 1 }));
    }
  for (unsigned i = 20; i-- > 0;)
    {
      g_autoptr (DeskAnswer) answer = replies_solve (worker, puzzle, i);

      check_equal_memory (answer->values, all + 256 * i, 256);
    }
  sudoku_puzzle_free (puzzle);
}

/* Which links would not in our lifetime. */
static void
an_empty_64x64_is_solved_and_checked (const void *data)
{
  SudokuPuzzle *puzzle = desks_empty ("boxes:8x8");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) answer = replies_solve (worker, puzzle, 0);
  g_autoptr (DeskAnswer) verdict =
      replies_ask (worker, (DeskRequest){ .job = DESK_JOB_CHECK, .puzzle = puzzle });
  g_autoptr (DeskAnswer) hint =
      replies_ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = puzzle, .cell = 100 });

  (void) data;
  check_equal_u64 (answer->status, BASE_OK);
  check_true (answer->values != NULL && !answer->complete);
  check_equal_u64 (verdict->verdict.finding, SUDOKU_MULTIPLE);
  check_equal_u64 (hint->status, BASE_OK);
  check_true (hint->value == answer->values[100] && !hint->forced);
  sudoku_puzzle_free (puzzle);
}

static void
a_count_counts_all (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:2x2", "................");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) answer =
      replies_ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle, .revision = 5 });

  (void) data;
  check_equal_u64 (answer->n_solutions, 288);
  check_true (answer->complete);
  check_true (answer->progress.share > 0.999);
  check_true (answer->progress.nodes > 288);
  sudoku_puzzle_free (puzzle);
}

/* As links do, which need 135,699 nodes for it. */
static void
a_count_of_a_large_grid_counts_all (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle (
      "boxes:4x4", "...6..A......4....FD..3.B4...1.A..A.8.F1...26D.5..9.E4756...8..."
                   ".B.82GDAC..1..3.......5........1.G..43.E8..6B....A.1..B.47.G...."
                   "A..265.D.B.E3...9....7..5...2..GE7..B18.2..95.A.1...F2.3.G.....7"
                   "8.....67.C..F3.4.32B....914A..6...673F.B..G8..9..5...94...73..C.");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) counted =
      replies_ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle });
  g_autoptr (DeskAnswer) solved =
      replies_ask (worker, (DeskRequest){ .job = DESK_JOB_SOLVE, .puzzle = puzzle });

  (void) data;
  check_equal_u64 (counted->status, BASE_OK);
  check_equal_u64 (counted->n_solutions, 2625);
  check_true (counted->complete);
  check_true (counted->progress.nodes > 0 && counted->progress.solutions == 2625);
  check_true (solved->values != NULL);
  check_true (solved->n_solutions == 2625 && solved->complete);
  sudoku_puzzle_free (puzzle);
}

static void
a_cell_is_forced_or_not (const void *data)
{
  SudokuPuzzle *proper = desks_puzzle ("boxes:3x3", EASY);
  SudokuPuzzle *open = desks_puzzle ("boxes:2x2", "1...............");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) forced =
      replies_ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = proper, .cell = 2 });
  g_autoptr (DeskAnswer) given =
      replies_ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = open, .cell = 0 });
  g_autoptr (DeskAnswer) free_one =
      replies_ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = open, .cell = 5 });

  (void) data;
  check_true (forced->forced && forced->value == 4);
  check_true (given->forced && given->value == 1);
  check_true (!free_one->forced && free_one->value != 0);
  sudoku_puzzle_free (proper);
  sudoku_puzzle_free (open);
}

static void
wrong_entries_are_found (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  SudokuPuzzle *position = sudoku_puzzle_copy (puzzle);
  SudokuPuzzle *open = desks_puzzle ("boxes:2x2", "1...............");
  SudokuPuzzle *filled = desks_puzzle ("boxes:2x2", "12..21..........");
  g_autoptr (DeskWorker) worker = desk_worker_new ();

  (void) data;
  position->values[2] = 4;
  position->values[3] = 2;
  position->values[5] = 9;
  {
    g_autoptr (DeskAnswer) answer = replies_ask (
        worker, (DeskRequest){ .job = DESK_JOB_ENTRIES, .puzzle = puzzle, .position = position });
    g_autoptr (DeskAnswer) hint = replies_ask (
        worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

    check_true (!answer->together);
    check_equal_u64 (answer->n_cells, 2);
    check_equal_u64 (answer->cells[0], 3);
    check_equal_u64 (answer->cells[1], 5);
    check_equal_u64 (hint->hint.kind, DESK_HINT_WRONG_ENTRIES);
  }
  {
    g_autoptr (DeskAnswer) answer = replies_ask (
        worker, (DeskRequest){ .job = DESK_JOB_ENTRIES, .puzzle = open, .position = filled });

    check_true (answer->together);
    check_equal_u64 (answer->n_cells, 2);
    check_equal_u64 (answer->cells[0], 4);
  }
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
  sudoku_puzzle_free (open);
  sudoku_puzzle_free (filled);
}

static void
no_solution_is_an_answer (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:2x2", "12....3........4");
  SudokuPuzzle *clash = desks_puzzle ("boxes:2x2", "11..............");
  g_autoptr (DeskWorker) worker = desk_worker_new ();

  (void) data;
  puzzle->values[2] = 3;
  puzzle->values[7] = 4;
  for (unsigned i = 0; i < 2; i++)
    {
      const SudokuPuzzle *which = i == 0 ? puzzle : clash;
      g_autoptr (DeskAnswer) solved = replies_solve (worker, which, 0);
      g_autoptr (DeskAnswer) counted =
          replies_ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = which });
      g_autoptr (DeskAnswer) cell =
          replies_ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = which, .cell = 9 });
      g_autoptr (DeskAnswer) hint = replies_ask (
          worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = which, .position = which });

      check_true (solved->values == NULL && solved->complete && solved->status == BASE_OK);
      check_true (counted->n_solutions == 0 && counted->complete);
      check_equal_u64 (cell->value, 0);
      check_equal_u64 (hint->hint.kind, DESK_HINT_NO_SOLUTION);
    }
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (clash);
}

static void
sukakus_are_solved_too (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:2x2", "................");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) answer = NULL;

  (void) data;
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  puzzle->candidates[0] = 1 << 2;
  answer = replies_ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle });
  check_equal_u64 (answer->n_solutions, 288 / 4);
  puzzle->values[0] = 1;
  desk_answer_free (answer);
  answer = replies_ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle });
  check_equal_u64 (answer->n_solutions, 0);
  sudoku_puzzle_free (puzzle);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/worker/a-check-answers-with-a-verdict", a_check_answers_with_a_verdict, NULL);
  check_claim ("/desk/worker/solutions-come-one-by-one-and-again",
               solutions_come_one_by_one_and_again, NULL);
  check_claim ("/desk/worker/solutions-of-large-grids-come-again",
               solutions_of_large_grids_come_again, NULL);
  check_claim ("/desk/worker/an-empty-64x64-is-solved-and-checked",
               an_empty_64x64_is_solved_and_checked, NULL);
  check_claim ("/desk/worker/a-count-counts-all", a_count_counts_all, NULL);
  check_claim ("/desk/worker/a-count-of-a-large-grid-counts-all",
               a_count_of_a_large_grid_counts_all, NULL);
  check_claim ("/desk/worker/a-cell-is-forced-or-not", a_cell_is_forced_or_not, NULL);
  check_claim ("/desk/worker/wrong-entries-are-found", wrong_entries_are_found, NULL);
  check_claim ("/desk/worker/no-solution-is-an-answer", no_solution_is_an_answer, NULL);
  check_claim ("/desk/worker/sukakus-are-solved-too", sukakus_are_solved_too, NULL);
  return check_finish ();
}
