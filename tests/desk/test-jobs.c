/* The answer of each job of the solver's thread: verdicts, solutions, counts, cells, hints, wrong
 * entries. */
#include "desk-worker.h"
#include "desks.h"
#include "replies.h"

#include <string.h>

static DeskAnswer *
ask (DeskWorker *worker, DeskRequest request)
{
  Reply reply = { 0 };

  desk_worker_ask (worker, &request, replies_take, &reply);
  desks_wait (&reply.done);
  check_equal_u64 (reply.answer->job, request.job);
  check_equal_u64 (reply.answer->revision, request.revision);
  return reply.answer;
}

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
      g_autoptr (DeskAnswer) answer =
          ask (worker, (DeskRequest){ .job = DESK_JOB_CHECK, .puzzle = puzzle, .revision = i });

      check_equal_u64 (answer->status, BASE_OK);
      check_equal_u64 (answer->verdict.finding, cases[i].finding);
      sudoku_puzzle_free (puzzle);
    }
}

static DeskAnswer *
solve (DeskWorker *worker, const SudokuPuzzle *puzzle, uint64_t index)
{
  return ask (worker, (DeskRequest){ .job = DESK_JOB_SOLVE, .puzzle = puzzle, .index = index });
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
      g_autoptr (DeskAnswer) answer = solve (worker, puzzle, i);

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
        desk_answer_free (ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle }));
    }
  {
    g_autoptr (DeskAnswer) answer = solve (worker, puzzle, 288);

    check_true (answer->values == NULL && answer->complete);
    check_equal_u64 (answer->status, BASE_OK);
    check_equal_u64 (answer->n_solutions, 288);
  }
  for (unsigned i = 288; i-- > 0;)
    {
      g_autoptr (DeskAnswer) answer = solve (worker, puzzle, i);

      check_equal_memory (answer->values, all + 16 * i, 16);
    }
  sudoku_puzzle_free (puzzle);
}

static SudokuPuzzle *
empty (const char *name)
{
  SudokuShape *shape = desks_shape (name);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);

  check_true (puzzle != NULL);
  sudoku_shape_unref (shape);
  return puzzle;
}

/* A full grid of 16, but for its first cells. */
static SudokuPuzzle *
open_16x16 (uint32_t n_open)
{
  SudokuPuzzle *puzzle = empty ("boxes:4x4");

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
      g_autoptr (DeskAnswer) answer = solve (worker, puzzle, i);

      check_equal_u64 (answer->status, BASE_OK);
      check_true (answer->values != NULL && !answer->complete);
      check_equal_u64 (answer->n_solutions, i + 1);
      memcpy (all + 256 * i, answer->values, 256);
      for (unsigned k = 0; k < i; k++)
        check_true (memcmp (all + 256 * k, answer->values, 256) != 0);
      if (i % 3 == 0)
        desk_answer_free (ask (worker, (DeskRequest){ .job = DESK_JOB_CHECK, .puzzle = puzzle }));
      if (i % 3 == 1)
        desk_answer_free (
            ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = puzzle, .cell = 1 }));
    }
  for (unsigned i = 20; i-- > 0;)
    {
      g_autoptr (DeskAnswer) answer = solve (worker, puzzle, i);

      check_equal_memory (answer->values, all + 256 * i, 256);
    }
  sudoku_puzzle_free (puzzle);
}

/* Which links would not in our lifetime. */
static void
an_empty_64x64_is_solved_and_checked (const void *data)
{
  SudokuPuzzle *puzzle = empty ("boxes:8x8");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) answer = solve (worker, puzzle, 0);
  g_autoptr (DeskAnswer) verdict =
      ask (worker, (DeskRequest){ .job = DESK_JOB_CHECK, .puzzle = puzzle });
  g_autoptr (DeskAnswer) hint =
      ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = puzzle, .cell = 100 });

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
      ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle, .revision = 5 });

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
      ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle });
  g_autoptr (DeskAnswer) solved =
      ask (worker, (DeskRequest){ .job = DESK_JOB_SOLVE, .puzzle = puzzle });

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
      ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = proper, .cell = 2 });
  g_autoptr (DeskAnswer) given =
      ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = open, .cell = 0 });
  g_autoptr (DeskAnswer) free_one =
      ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = open, .cell = 5 });

  (void) data;
  check_true (forced->forced && forced->value == 4);
  check_true (given->forced && given->value == 1);
  check_true (!free_one->forced && free_one->value != 0);
  sudoku_puzzle_free (proper);
  sudoku_puzzle_free (open);
}

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
  g_autoptr (DeskAnswer) solution = solve (worker, puzzle, 0);
  unsigned n_strikes = 0;

  while (sudoku_puzzle_n_givens (position) < 81)
    {
      g_autoptr (DeskAnswer) answer = ask (
          worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

      check_equal_u64 (answer->status, BASE_OK);
      check_step (position, &answer->hint, solution->values);
      n_strikes += answer->hint.value == 0;
      take_step (position, &answer->hint);
    }
  check_true ((n_strikes > 0) == (strcmp (data, INKALA) == 0));
  {
    g_autoptr (DeskAnswer) answer =
        ask (worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

    check_equal_u64 (answer->hint.kind, DESK_HINT_NONE);
  }
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (position);
}

static void
marks_without_the_right_digit_are_found (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  SudokuPuzzle *position = sudoku_puzzle_copy (puzzle);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) solution = solve (worker, puzzle, 0);
  uint32_t cell = 0;

  (void) data;
  while (puzzle->values[cell] != 0)
    cell++;
  check_equal_u64 (sudoku_puzzle_allow_candidates (position), BASE_OK);
  position->candidates[cell] &= ~((uint64_t) 1 << (solution->values[cell] - 1));
  {
    g_autoptr (DeskAnswer) answer =
        ask (worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

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
  g_autoptr (DeskAnswer) solution = solve (worker, puzzle, 0);
  uint32_t cells[2];
  SudokuPuzzle *position = mark_pair (puzzle, solution->values, cells);
  unsigned n_steps = 0;
  bool goes_on = true;

  for (; goes_on && n_steps < 1000; n_steps++)
    {
      g_autoptr (DeskAnswer) answer = ask (
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
  g_autoptr (DeskAnswer) solution = solve (worker, puzzle, 0);
  g_autoptr (DeskAnswer) first =
      ask (worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

  check_equal_u64 (first->hint.kind, DESK_HINT_STEP);
  check_true (first->hint.value == 0);
  check_equal_u64 (sudoku_puzzle_allow_candidates (position), BASE_OK);
  for (uint32_t cell = 40; cell < 81; cell++)
    position->values[cell] = solution->values[cell];
  for (uint32_t i = 0; i < first->hint.n_cells; i++)
    position->candidates[first->hint.cells[i].cell] &= ~first->hint.cells[i].struck;
  {
    g_autoptr (DeskAnswer) next =
        ask (worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

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
  DeskAnswer *answer = ask (worker, (DeskRequest){ .job = DESK_JOB_WHY,
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

/* Each wrong digit has a reason, and the right one has none. */
static void
each_wrong_candidate_has_a_reason (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) solution = solve (worker, puzzle, 0);

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
                         value == solution->values[cell] ? DESK_HINT_NO_REASON : DESK_HINT_STEP);
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
      g_autoptr (DeskAnswer) answer = ask (worker, (DeskRequest){ .job = DESK_JOB_WHY,
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

    check_equal_u64 (open->hint.kind, DESK_HINT_NO_REASON);
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
      g_autoptr (DeskAnswer) answer = ask (
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
  SudokuPuzzle *puzzle = empty ("boxes:4x4");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskAnswer) answer =
      ask (worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = puzzle });

  (void) data;
  check_equal_u64 (answer->status, BASE_OK);
  check_equal_u64 (answer->hint.kind, DESK_HINT_STUCK);
  sudoku_puzzle_free (puzzle);
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
    g_autoptr (DeskAnswer) answer = ask (
        worker, (DeskRequest){ .job = DESK_JOB_ENTRIES, .puzzle = puzzle, .position = position });
    g_autoptr (DeskAnswer) hint =
        ask (worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = puzzle, .position = position });

    check_true (!answer->together);
    check_equal_u64 (answer->n_cells, 2);
    check_equal_u64 (answer->cells[0], 3);
    check_equal_u64 (answer->cells[1], 5);
    check_equal_u64 (hint->hint.kind, DESK_HINT_WRONG_ENTRIES);
  }
  {
    g_autoptr (DeskAnswer) answer =
        ask (worker, (DeskRequest){ .job = DESK_JOB_ENTRIES, .puzzle = open, .position = filled });

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
      g_autoptr (DeskAnswer) solved = solve (worker, which, 0);
      g_autoptr (DeskAnswer) counted =
          ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = which });
      g_autoptr (DeskAnswer) cell =
          ask (worker, (DeskRequest){ .job = DESK_JOB_CELL, .puzzle = which, .cell = 9 });
      g_autoptr (DeskAnswer) hint =
          ask (worker, (DeskRequest){ .job = DESK_JOB_HINT, .puzzle = which, .position = which });

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
  answer = ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle });
  check_equal_u64 (answer->n_solutions, 288 / 4);
  puzzle->values[0] = 1;
  desk_answer_free (answer);
  answer = ask (worker, (DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle });
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
  check_claim ("/desk/worker/notes-are-no-mistakes/easy", notes_are_no_mistakes, EASY);
  check_claim ("/desk/worker/notes-are-no-mistakes/inkala", notes_are_no_mistakes, INKALA);
  check_claim ("/desk/worker/steps-that-were-made-do-not-come-again",
               steps_that_were_made_do_not_come_again, INKALA);
  check_claim ("/desk/worker/each-wrong-candidate-has-a-reason", each_wrong_candidate_has_a_reason,
               NULL);
  check_claim ("/desk/worker/entries-and-struck-candidates-are-asked-about",
               entries_and_struck_candidates_are_asked_about, NULL);
  check_claim ("/desk/worker/why-needs-a-candidate", why_needs_a_candidate, NULL);
  check_claim ("/desk/worker/why-says-what-kind-of-puzzle-it-is",
               why_says_what_kind_of_puzzle_it_is, NULL);
  check_claim ("/desk/worker/hints-lead-to-the-solution/easy", hints_lead_to_the_solution, EASY);
  check_claim ("/desk/worker/hints-lead-to-the-solution/inkala", hints_lead_to_the_solution,
               INKALA);
  check_claim ("/desk/worker/marks-without-the-right-digit-are-found",
               marks_without_the_right_digit_are_found, NULL);
  check_claim ("/desk/worker/hints-end-where-several-solutions-begin",
               hints_end_where_several_solutions_begin, NULL);
  check_claim ("/desk/worker/hints-for-open-grids-come-at-once", hints_for_open_grids_come_at_once,
               NULL);
  check_claim ("/desk/worker/wrong-entries-are-found", wrong_entries_are_found, NULL);
  check_claim ("/desk/worker/no-solution-is-an-answer", no_solution_is_an_answer, NULL);
  check_claim ("/desk/worker/sukakus-are-solved-too", sukakus_are_solved_too, NULL);
  return check_finish ();
}
