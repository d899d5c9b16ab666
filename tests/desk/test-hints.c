/* Hints of the solver's thread, and reasons why a candidate is out. */
#include "desk-reasoner-private.h"
#include "desk-worker.h"
#include "desks.h"
#include "replies.h"

#include <string.h>

/* Checks a step against the solution. */
static void
check_step (const SudokuPuzzle *position, const DeskHint *hint, const uint8_t *solution)
{
  bool strikes = false;

  check_equal_u64 (hint->kind, DESK_HINT_STEP);
  check_true (hint->step.n_items > 0 && hint->n_cells > 0);
  for (uint32_t i = 0; i < hint->n_cells; i++)
    {
      const DeskHintCell *cell = &hint->cells[i];

      check_true (i == 0 || hint->cells[i - 1].cell < cell->cell);
      check_equal_u64 (position->values[cell->cell], 0);
      check_true ((cell->struck >> (solution[cell->cell] - 1) & 1) == 0);
      check_true ((cell->left >> (solution[cell->cell] - 1) & 1) == 1);
      check_true ((cell->left & cell->struck) == 0);
      strikes = strikes || cell->struck != 0;
    }
  check_true (hint->value != 0 ? hint->value == solution[hint->cell] : strikes);
}

/* Does what the hint says, as the player would. */
static void
take_step (SudokuPuzzle *position, const DeskHint *hint)
{
  if (hint->value != 0)
    {
      position->values[hint->cell] = (uint8_t) hint->value;
      return;
    }
  check_equal_u64 (sudoku_puzzle_allow_candidates (position), BASE_OK);
  for (uint32_t i = 0; i < hint->n_cells; i++)
    position->candidates[hint->cells[i].cell] = hint->cells[i].left;
}

static void
hints_lead_to_the_solution (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", data);
  SudokuPuzzle *position = sudoku_puzzle_copy (puzzle);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) solution = replies_solve (worker, puzzle, 0);
  unsigned n_strikes = 0;

  while (sudoku_puzzle_n_givens (position) < 81)
    {
      g_autoptr (DeskAnswer) answer = replies_ask (
          worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

      check_equal_u64 (answer->status, BASE_OK);
      check_step (position, &answer->hint, solution->values);
      n_strikes += answer->hint.value == 0;
      take_step (position, &answer->hint);
    }
  check_true ((n_strikes > 0) == (strcmp (data, INKALA) == 0));
  {
    g_autoptr (DeskAnswer) answer = replies_ask (
        worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

    check_equal_u64 (answer->hint.kind, DESK_HINT_NONE);
  }
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

/* Whether no given of the grid has the value in the cell's row, column or box. */
static bool
allows (const SudokuPuzzle *puzzle, uint32_t cell, uint32_t value)
{
  for (uint32_t other = 0; other < 81; other++)
    if (puzzle->values[other] == value
        && (other / 9 == cell / 9 || other % 9 == cell % 9
            || (other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3)))
      return false;
  return true;
}

/* Enters three corners of a rectangle whose fourth one is open to the value that would give a
 * second solution.  The cells must be of two boxes, none of them given, and all open to both values
 * at first.  Returns whether that is so for these corners. */
static bool
enter_three_corners (const SudokuPuzzle *puzzle,
                     const uint8_t *solution,
                     const uint32_t cells[4],
                     SudokuPuzzle *position)
{
  const bool one_band = cells[0] / 27 == cells[2] / 27;
  const bool one_stack = cells[0] % 9 / 3 == cells[1] % 9 / 3;

  memcpy (position->values, puzzle->values, 81);
  for (unsigned i = 0; i < 4; i++)
    if (puzzle->values[cells[i]] != 0)
      return false;
  for (unsigned i = 0; i < 3; i++)
    position->values[cells[i]] = solution[cells[i]];
  for (unsigned i = 0; i < 4; i++)
    if (!allows (puzzle, cells[i], solution[cells[0]])
        || !allows (puzzle, cells[i], solution[cells[1]]))
      return false;
  return one_band != one_stack && solution[cells[1]] == solution[cells[2]];
}

static unsigned
count_avoidable (const SudokuPuzzle *puzzle, const SudokuPuzzle *position, const uint8_t *solution)
{
  DeskReasoner reasoner;
  ReasonStep step;
  bool found = true;
  unsigned n = 0;

  check_equal_u64 (desk_reasoner_open (&reasoner, puzzle, position, "", false, solution, NULL),
                   BASE_OK);
  check_equal_u64 (reason_path_find (reasoner.path, REASON_AVOIDABLE_RECTANGLE_1), BASE_OK);
  while (found)
    {
      check_equal_u64 (reason_path_next_found (reasoner.path, &found, &step), BASE_OK);
      n += found;
    }
  desk_reasoner_close (&reasoner);
  return n;
}

/* Only digits that the player entered can be exchanged in a rectangle that one candidate avoids. */
static void
entries_are_no_givens (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", INKALA);
  SudokuPuzzle *position = sudoku_puzzle_copy (puzzle);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) solution = replies_solve (worker, puzzle, 0);
  unsigned n = 0;

  (void) data;
  for (uint32_t first = 0; first < 81; first++)
    for (uint32_t last = 0; last < 81; last++)
      {
        const uint32_t cells[] = { first, first / 9 * 9 + last % 9, last / 9 * 9 + first % 9,
                                   last };

        if (first / 9 == last / 9 || first % 9 == last % 9
            || !enter_three_corners (puzzle, solution->values, cells, position))
          continue;
        n += count_avoidable (puzzle, position, solution->values);
        check_equal_u64 (count_avoidable (NULL, position, solution->values), 0);
      }
  check_true (n > 0);
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

static void
marks_without_the_right_digit_are_found (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  SudokuPuzzle *position = sudoku_puzzle_copy (puzzle);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) solution = replies_solve (worker, puzzle, 0);
  uint32_t cell = 0;

  (void) data;
  while (puzzle->values[cell] != 0)
    cell++;
  check_equal_u64 (sudoku_puzzle_allow_candidates (position), BASE_OK);
  position->candidates[cell] &= ~((uint64_t) 1 << (solution->values[cell] - 1));
  {
    g_autoptr (DeskAnswer) answer = replies_ask (
        worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

    check_equal_u64 (answer->hint.kind, DESK_HINT_WRONG_MARKS);
    check_equal_u64 (answer->n_cells, 1);
    check_equal_u64 (answer->cells[0], cell);
  }
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

/* The digit of a cell, marked in the cell and in another one of its box, as many players do. */
static SudokuPuzzle *
mark_pair (const SudokuPuzzle *puzzle, const uint8_t *solution, uint32_t out_cells[2])
{
  SudokuPuzzle *position = sudoku_puzzle_copy (puzzle);
  uint32_t n = 0;

  check_equal_u64 (sudoku_puzzle_allow_candidates (position), BASE_OK);
  for (uint32_t cell = 0; cell < 81 && n < 2; cell++)
    if (puzzle->values[cell] == 0 && cell % 9 < 3 && cell / 9 < 3)
      {
        out_cells[n] = cell;
        position->candidates[cell] = (uint64_t) 1 << (solution[out_cells[0]] - 1);
        n++;
      }
  check_equal_u64 (n, 2);
  return position;
}

/* Neither does a hint call it wrong, nor does it conclude anything from it, nor does a step come
 * twice. */
static void
notes_are_no_mistakes (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", data);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) solution = replies_solve (worker, puzzle, 0);
  uint32_t cells[2];
  SudokuPuzzle *position = mark_pair (puzzle, solution->values, cells);
  unsigned n_steps = 0;
  bool goes_on = true;

  for (; goes_on && n_steps < 1000; n_steps++)
    {
      g_autoptr (DeskAnswer) answer = replies_ask (
          worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

      goes_on = answer->hint.kind == DESK_HINT_STEP;
      if (n_steps == 0)
        check_true (answer->hint.step.technique != REASON_NAKED_SINGLE
                    || answer->hint.cell != cells[0]);
      if (goes_on)
        take_step (position, &answer->hint);
      else
        check_equal_u64 (answer->hint.kind, DESK_HINT_NONE);
      if (answer->hint.value != 0) /* the marks of a cell with a digit are hidden */
        position->candidates[answer->hint.cell] = sudoku_all_values (9);
    }
  check_true (!goes_on);
  check_equal_memory (position->values, solution->values, 81);
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

/* The path goes on from there, not from the givens. */
static void
steps_that_were_made_do_not_come_again (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", data);
  SudokuPuzzle *position = sudoku_puzzle_copy (puzzle);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) solution = replies_solve (worker, puzzle, 0);
  g_autoptr (DeskAnswer) first = replies_ask (
      worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

  check_equal_u64 (first->hint.kind, DESK_HINT_STEP);
  check_true (first->hint.value == 0);
  check_equal_u64 (sudoku_puzzle_allow_candidates (position), BASE_OK);
  for (uint32_t cell = 40; cell < 81; cell++)
    position->values[cell] = solution->values[cell];
  for (uint32_t i = 0; i < first->hint.n_cells; i++)
    position->candidates[first->hint.cells[i].cell] &= ~first->hint.cells[i].struck;
  {
    g_autoptr (DeskAnswer) next = replies_ask (
        worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

    check_equal_u64 (next->hint.kind, DESK_HINT_STEP);
    check_true (next->hint.value == 0 ? next->hint.cells[0].struck != first->hint.cells[0].struck
                                            || next->hint.cells[0].cell != first->hint.cells[0].cell
                                      : position->values[next->hint.cell] == 0);
    check_step (position, &next->hint, solution->values);
  }
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

static DeskAnswer *
ask_why (DeskWorker *worker,
         const SudokuPuzzle *puzzle,
         const SudokuPuzzle *position,
         uint32_t cell,
         uint32_t value)
{
  DeskAnswer *answer = replies_ask (worker, (DeskRequest){ .job = DESK_JOB_WHY,
                                                           .puzzle = puzzle,
                                                           .position = position,
                                                           .cell = cell,
                                                           .value = value });

  check_equal_u64 (answer->cell, cell);
  check_equal_u64 (answer->value, value);
  return answer;
}

static bool
is_digit_seen (const SudokuPuzzle *puzzle, uint32_t cell, uint32_t value)
{
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (puzzle->shape, cell, &n);

  for (uint32_t i = 0; i < n; i++)
    {
      const BoardGroup group = sudoku_shape_group (puzzle->shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        if (puzzle->values[group.cells[k]] == value)
          return true;
    }
  return false;
}

/* Each wrong digit has a reason, and the right one is said to be right. */
static void
each_wrong_candidate_has_a_reason (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) solution = replies_solve (worker, puzzle, 0);

  (void) data;
  for (uint32_t cell = 0; cell < 30; cell++)
    for (uint32_t value = 1; value <= 9 && puzzle->values[cell] == 0; value++)
      {
        g_autoptr (DeskAnswer) answer = ask_why (worker, puzzle, puzzle, cell, value);
        const DeskHint *hint = &answer->hint;

        check_equal_u64 (answer->status, BASE_OK);
        if (is_digit_seen (puzzle, cell, value))
          {
            check_equal_u64 (hint->kind, DESK_HINT_SEEN);
            check_equal_u64 (puzzle->values[hint->cell], value);
            continue;
          }
        check_equal_u64 (hint->kind,
                         value == solution->values[cell] ? DESK_HINT_RIGHT : DESK_HINT_STEP);
        if (hint->kind == DESK_HINT_STEP)
          {
            check_true (hint->step.n_items > 0 && hint->value == 0);
            check_equal_u64 (hint->step.n_struck, 1);
          }
      }
  sudoku_puzzle_free (puzzle);
}

/* The cell that is asked about may have an entry, or marks without the candidate. */
static void
entries_and_struck_candidates_are_asked_about (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  SudokuPuzzle *position = sudoku_puzzle_copy (puzzle);
  g_autoptr (DeskWorker) worker = desk_worker_new ();

  (void) data;
  position->values[2] = 1; /* it is 4 */
  {
    g_autoptr (DeskAnswer) answer = ask_why (worker, puzzle, position, 2, 1);

    check_equal_u64 (answer->hint.kind, DESK_HINT_STEP);
  }
  {
    g_autoptr (DeskAnswer) answer = ask_why (worker, puzzle, position, 3, 2);

    check_equal_u64 (answer->hint.kind, DESK_HINT_WRONG_ENTRIES);
    check_equal_u64 (answer->n_cells, 1);
    check_equal_u64 (answer->cells[0], 2);
  }
  position->values[2] = 0;
  check_equal_u64 (sudoku_puzzle_allow_candidates (position), BASE_OK);
  position->candidates[2] = ((uint64_t) 1 << 3) | ((uint64_t) 1 << 1); /* 2 and 4, not 1 */
  {
    g_autoptr (DeskAnswer) answer = ask_why (worker, puzzle, position, 2, 1);

    check_equal_u64 (answer->hint.kind, DESK_HINT_STEP);
  }
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

static void
why_needs_a_candidate (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  const DeskRequest bad[] = { { .cell = 81, .value = 1 },
                              { .cell = 2, .value = 0 },
                              { .cell = 2, .value = 10 },
                              { .cell = 0, .value = 5 } };

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (DeskAnswer) answer = replies_ask (worker, (DeskRequest){ .job = DESK_JOB_WHY,
                                                                          .puzzle = puzzle,
                                                                          .position = puzzle,
                                                                          .cell = bad[i].cell,
                                                                          .value = bad[i].value });

      check_equal_u64 (answer->status, BASE_BAD_INPUT);
    }
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  puzzle->candidates[2] &= ~(uint64_t) 1;
  {
    g_autoptr (DeskAnswer) answer = ask_why (worker, puzzle, puzzle, 2, 1);

    check_equal_u64 (answer->hint.kind, DESK_HINT_EXCLUDED);
  }
  sudoku_puzzle_free (puzzle);
}

static void
why_says_what_kind_of_puzzle_it_is (const void *data)
{
  SudokuPuzzle *several = desks_puzzle ("boxes:2x2", "123.............");
  SudokuPuzzle *none = desks_puzzle ("boxes:2x2", "123....4........");
  g_autoptr (DeskWorker) worker = desk_worker_new ();

  (void) data;
  {
    g_autoptr (DeskAnswer) open = ask_why (worker, several, several, 4, 3);
    g_autoptr (DeskAnswer) out = ask_why (worker, several, several, 7, 4);
    g_autoptr (DeskAnswer) nothing = ask_why (worker, none, none, 4, 3);

    check_equal_u64 (open->hint.kind, DESK_HINT_POSSIBLE);
    check_equal_u64 (out->hint.kind, DESK_HINT_STEP);
    check_equal_u64 (nothing->hint.kind, DESK_HINT_NO_SOLUTION);
  }
  sudoku_puzzle_free (several);
  sudoku_puzzle_free (none);
}

static void
hints_end_where_several_solutions_begin (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:2x2", "123.............");
  SudokuPuzzle *position = sudoku_puzzle_copy (puzzle);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  unsigned n_steps = 0;

  (void) data;
  for (;; n_steps++)
    {
      g_autoptr (DeskAnswer) answer = replies_ask (
          worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

      check_equal_u64 (answer->status, BASE_OK);
      if (answer->hint.kind == DESK_HINT_STUCK)
        break;
      check_equal_u64 (answer->hint.kind, DESK_HINT_STEP);
      take_step (position, &answer->hint);
    }
  check_true (n_steps > 0);
  check_equal_u64 (position->values[3], 4);
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

/* By techniques alone this took minutes. */
static void
hints_for_open_grids_come_at_once (const void *data)
{
  SudokuPuzzle *puzzle = desks_empty ("boxes:4x4");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) answer = replies_ask (
      worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = puzzle });

  (void) data;
  check_equal_u64 (answer->status, BASE_OK);
  check_equal_u64 (answer->hint.kind, DESK_HINT_STUCK);
  sudoku_puzzle_free (puzzle);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/hint/entries-are-no-givens", entries_are_no_givens, NULL);
  check_claim ("/desk/hints/notes-are-no-mistakes/easy", notes_are_no_mistakes, EASY);
  check_claim ("/desk/hints/notes-are-no-mistakes/inkala", notes_are_no_mistakes, INKALA);
  check_claim ("/desk/hints/steps-that-were-made-do-not-come-again",
               steps_that_were_made_do_not_come_again, INKALA);
  check_claim ("/desk/hints/each-wrong-candidate-has-a-reason", each_wrong_candidate_has_a_reason,
               NULL);
  check_claim ("/desk/hints/entries-and-struck-candidates-are-asked-about",
               entries_and_struck_candidates_are_asked_about, NULL);
  check_claim ("/desk/hints/why-needs-a-candidate", why_needs_a_candidate, NULL);
  check_claim ("/desk/hints/why-says-what-kind-of-puzzle-it-is", why_says_what_kind_of_puzzle_it_is,
               NULL);
  check_claim ("/desk/hints/hints-lead-to-the-solution/easy", hints_lead_to_the_solution, EASY);
  check_claim ("/desk/hints/hints-lead-to-the-solution/inkala", hints_lead_to_the_solution, INKALA);
  check_claim ("/desk/hints/marks-without-the-right-digit-are-found",
               marks_without_the_right_digit_are_found, NULL);
  check_claim ("/desk/hints/hints-end-where-several-solutions-begin",
               hints_end_where_several_solutions_begin, NULL);
  check_claim ("/desk/hints/hints-for-open-grids-come-at-once", hints_for_open_grids_come_at_once,
               NULL);
  return check_finish ();
}
