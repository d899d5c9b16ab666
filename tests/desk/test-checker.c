#include "desk-checker.h"
#include "desks.h"
#include "replies.h"

#include <string.h>

/* The content of the verdict line over time. */
typedef struct
{
  DeskChecker *checker;
  DeskStage stage;
  unsigned n_told;
  bool has_verdict;
} Line;

static void
read_line (DeskChecker *checker, gpointer data)
{
  Line *line = data;

  line->stage = desk_checker_get_stage (checker);
  line->has_verdict = desk_checker_get_current_verdict (checker) != NULL;
  line->n_told++;
}

static DeskChecker *
watch (DeskDocument *document, DeskWorker *worker, Line *line)
{
  DeskChecker *checker = desk_checker_new (document, worker);

  *line = (Line){ .checker = checker, .stage = desk_checker_get_stage (checker) };
  g_signal_connect (checker, "changed", G_CALLBACK (read_line), line);
  return checker;
}

static void
the_line_says_what_is_so (const void *data)
{
  SudokuShape *shape = desks_shape ("boxes:3x3");
  g_autoptr (DeskDocument) document = desk_document_new (shape);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskChecker) checker = NULL;
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  Line line;

  (void) data;
  sudoku_shape_unref (shape);
  checker = watch (document, worker, &line);
  check_equal_u64 (line.stage, DESK_STAGE_EMPTY);
  desk_document_set_value (document, 0, 5);
  check_equal_u64 (line.stage, DESK_STAGE_FEW);
  desks_wait (&line.has_verdict);
  check_equal_u64 (line.stage, DESK_STAGE_FEW);
  desk_document_set_value (document, 1, 5);
  line.has_verdict = false;
  desks_wait (&line.has_verdict);
  check_equal_u64 (line.stage, DESK_STAGE_VERDICT);
  check_equal_u64 (desk_checker_get_current_verdict (checker)->finding, SUDOKU_DUPLICATE);
  check_equal_u64 (desk_checker_get_current_verdict (checker)->n_cells, 2);
  desk_document_do (document, &(DeskAction){ .kind = DESK_SET_VALUES, .values = puzzle->values });
  check_equal_u64 (line.stage, DESK_STAGE_CHECKING);
  check_true (desk_checker_get_verdict (checker, NULL)->finding == SUDOKU_DUPLICATE);
  line.has_verdict = false;
  desks_wait (&line.has_verdict);
  check_equal_u64 (desk_checker_get_current_verdict (checker)->finding, SUDOKU_UNIQUE);
  desk_document_simply (document, DESK_CLEAR_ALL);
  check_equal_u64 (line.stage, DESK_STAGE_EMPTY);
  sudoku_puzzle_free (puzzle);
}

static void
entries_are_not_checked_but_solve (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "12343412214343..");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskChecker) checker = NULL;
  Line line;
  uint64_t revision, later;

  (void) data;
  checker = watch (document, worker, &line);
  desks_wait (&line.has_verdict);
  check_true (desk_checker_get_verdict (checker, &revision) != NULL);
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_set_value (document, 14, 1);
  desks_wait_ms (200);
  check_true (desk_checker_get_verdict (checker, &later) != NULL && later == revision);
  check_equal_u64 (line.stage, DESK_STAGE_VERDICT);
  desk_document_set_value (document, 14, 2);
  desk_document_set_value (document, 15, 1);
  check_equal_u64 (line.stage, DESK_STAGE_SOLVED);
  desk_document_undo (document);
  check_equal_u64 (line.stage, DESK_STAGE_VERDICT);
}

/* A full grid is never called a proper puzzle: it is solved, or its fault is shown. */
static void
a_full_grid_with_an_error_says_so (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "12343412214343..");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskChecker) checker = NULL;
  Line line;

  (void) data;
  checker = watch (document, worker, &line);
  desks_wait (&line.has_verdict);
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_set_value (document, 14, 2);
  check_equal_u64 (line.stage, DESK_STAGE_VERDICT);
  desk_document_set_value (document, 15, 2);
  check_equal_u64 (line.stage, DESK_STAGE_FULL);
  desk_document_set_value (document, 15, 1);
  check_equal_u64 (line.stage, DESK_STAGE_SOLVED);
}

static void
clashes_are_told_when_that_is_wanted (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskChecker) checker = NULL;
  Line line;

  (void) data;
  checker = watch (document, worker, &line);
  desks_wait (&line.has_verdict);
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_set_value (document, 2, 5);
  check_equal_u64 (line.stage, DESK_STAGE_VERDICT);
  desk_checker_set_tells_clashes (checker, true);
  check_equal_u64 (line.stage, DESK_STAGE_CLASH);
  desk_document_set_value (document, 2, 1); /* wrong, but no clash, so it is not shown */
  check_equal_u64 (line.stage, DESK_STAGE_VERDICT);
  desk_document_undo (document);
  check_equal_u64 (line.stage, DESK_STAGE_CLASH);
  desk_checker_set_tells_clashes (checker, false);
  check_equal_u64 (line.stage, DESK_STAGE_VERDICT);
}

/* A job that is requested before the check begins is not stopped by it. */
static void
a_check_waits_for_other_jobs (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskChecker) checker = NULL;
  SudokuPuzzle *endless = desks_endless ();
  Reply reply = { 0 };
  Line line;

  (void) data;
  checker = watch (document, worker, &line);
  desk_worker_ask (worker, &(DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = endless }, replies_take,
                   &reply);
  desks_wait_ms (3 * DESK_CHECKER_DELAY);
  check_true (!reply.done && !line.has_verdict);
  desk_worker_stop (worker);
  desks_wait (&reply.done);
  desks_wait (&line.has_verdict);
  check_true (line.has_verdict);
  desk_answer_free (reply.answer);
  sudoku_puzzle_free (endless);
}

/* Typing ten digits gives one request, and earlier answers are ignored. */
static void
typing_asks_once_at_its_end (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskChecker) checker = NULL;
  bool is_slow = false; /* the machine, so that the delay is over sooner than we think */
  Line line;

  (void) data;
  checker = watch (document, worker, &line);
  for (uint32_t cell = 2; cell < 12; cell++)
    {
      uint64_t before = base_now ();

      desk_document_clear_cell (document, cell);
      desks_wait_ms (20);
      is_slow = is_slow || base_now () - before > DESK_CHECKER_DELAY * (uint64_t) 500000;
      check_true (is_slow || !desk_worker_is_busy (worker));
    }
  check_true (is_slow || !line.has_verdict);
  desks_wait (&line.has_verdict);
  {
    uint64_t revision;

    check_true (desk_checker_get_verdict (checker, &revision) != NULL);
    check_equal_u64 (revision, desk_document_get_puzzle_revision (document));
  }
}

static void
stale_answers_are_dropped (const void *data)
{
  SudokuPuzzle *endless = desks_endless (),
               *puzzle = desks_puzzle ("boxes:2x2", "12343412214343..");
  g_autoptr (DeskDocument) document = desk_document_new (endless->shape);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskChecker) checker = NULL;
  Line line;

  (void) data;
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU, .sudoku = endless });
  checker = watch (document, worker, &line);
  for (unsigned i = 0; i < 20; i++)
    {
      const SudokuPuzzle *which = i % 2 == 0 ? puzzle : endless;

      desks_wait_ms (i % 3 == 0 ? DESK_CHECKER_DELAY + 5 : i);
      desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU, .sudoku = which });
      check_true (desk_checker_get_current_verdict (checker) == NULL);
    }
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU, .sudoku = puzzle });
  line.has_verdict = false;
  desks_wait (&line.has_verdict);
  check_equal_u64 (desk_checker_get_current_verdict (checker)->finding, SUDOKU_UNIQUE);
  sudoku_puzzle_free (endless);
  sudoku_puzzle_free (puzzle);
}

static void
take_answer (GObject *source, GAsyncResult *result, gpointer data)
{
  desk_answer_free (desk_worker_ask_finish (DESK_WORKER (source), result));
  *(bool *) data = true;
}

static void
a_check_comes_back_after_another_job (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", INKALA);
  g_autoptr (DeskDocument) document = desk_document_new (puzzle->shape);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskChecker) checker = NULL;
  SudokuPuzzle *endless = desks_endless ();
  bool done = false;
  Line line;

  (void) data;
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU, .sudoku = puzzle });
  checker = watch (document, worker, &line);
  while (!desk_worker_is_busy (worker))
    g_main_context_iteration (NULL, FALSE);
  desk_worker_ask (worker, &(DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = endless }, take_answer,
                   &done);
  desks_wait_ms (100);
  check_true (!done);
  desk_worker_stop (worker);
  desks_wait (&done);
  desks_wait (&line.has_verdict);
  check_equal_u64 (desk_checker_get_current_verdict (checker)->finding, SUDOKU_UNIQUE);
  sudoku_puzzle_free (endless);
  sudoku_puzzle_free (puzzle);
}

static void
a_long_check_says_so_and_can_be_stopped (const void *data)
{
  SudokuPuzzle *puzzle = desks_hopeless ();
  g_autoptr (DeskDocument) document = desk_document_new (puzzle->shape);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskChecker) checker = NULL;
  Line line;

  (void) data;
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU, .sudoku = puzzle });
  checker = watch (document, worker, &line);
  while (line.n_told < 1)
    desks_wait_ms (100);
  check_equal_u64 (line.stage, DESK_STAGE_CHECKING);
  check_true (desk_checker_get_seconds (checker) > 0.1);
  desk_checker_stop (checker);
  check_equal_u64 (line.stage, DESK_STAGE_STOPPED);
  check_true (desk_checker_get_seconds (checker) == 0);
  desks_wait_ms (300);
  check_true (!desk_worker_is_busy (worker));
  check_equal_u64 (line.stage, DESK_STAGE_STOPPED);
  desk_document_set_value (document, 255, 3);
  check_equal_u64 (line.stage, DESK_STAGE_STOPPED);
  desk_document_simply (document, DESK_BACK_TO_SETUP);
  desk_document_set_value (document, 255, 3);
  check_equal_u64 (line.stage, DESK_STAGE_CHECKING);
  sudoku_puzzle_free (puzzle);
}

/* Closing a window lets go of everything while a check runs. */
static void
a_checker_does_not_stay_for_an_answer (const void *data)
{
  SudokuPuzzle *puzzle = desks_hopeless ();
  DeskDocument *document = desk_document_new (puzzle->shape), *watched = document;
  DeskWorker *worker = desk_worker_new (), *watched_worker = worker;
  DeskChecker *checker;
  Line line;

  (void) data;
  g_object_add_weak_pointer (G_OBJECT (document), (gpointer *) &watched);
  g_object_add_weak_pointer (G_OBJECT (worker), (gpointer *) &watched_worker);
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU, .sudoku = puzzle });
  checker = watch (document, worker, &line);
  desks_wait_ms (DESK_CHECKER_DELAY + 20);
  g_object_unref (document);
  g_object_unref (worker);
  g_object_unref (checker);
  check_true (watched == NULL);
  desks_wait_ms (200);
  check_true (watched_worker == NULL);
  sudoku_puzzle_free (puzzle);
}

/* The time of a keystroke during the check of the one before is printed; the claim's limit is
 * generous. */
static void
typing_never_waits (const void *data)
{
  SudokuPuzzle *endless = desks_endless ();
  g_autoptr (DeskDocument) document = desk_document_new (endless->shape);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  g_autoptr (DeskChecker) checker = NULL;
  uint64_t slowest = 0;
  bool done = false;
  Line line;

  (void) data;
  checker = watch (document, worker, &line);
  desk_worker_ask (worker, &(DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = endless }, take_answer,
                   &done);
  for (uint32_t i = 0; i < 100; i++)
    {
      uint64_t before = base_now ();

      desk_document_set_value (document, i * 7, 1 + i % 36);
      slowest = MAX (slowest, base_now () - before);
      desks_wait_ms (5);
    }
  printf ("# slowest keystroke in a 36x36 grid: %.2f ms\n", (double) slowest / 1e6);
  check_true (slowest < 1000000000);
  desk_worker_stop (worker);
  desks_wait (&done);
  sudoku_puzzle_free (endless);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/checker/the-line-says-what-is-so", the_line_says_what_is_so, NULL);
  check_claim ("/desk/checker/entries-are-not-checked-but-solve", entries_are_not_checked_but_solve,
               NULL);
  check_claim ("/desk/checker/a-full-grid-with-an-error-says-so", a_full_grid_with_an_error_says_so,
               NULL);
  check_claim ("/desk/checker/clashes-are-told-when-that-is-wanted",
               clashes_are_told_when_that_is_wanted, NULL);
  check_claim ("/desk/checker/a-check-waits-for-other-jobs", a_check_waits_for_other_jobs, NULL);
  check_claim ("/desk/checker/typing-asks-once-at-its-end", typing_asks_once_at_its_end, NULL);
  check_claim ("/desk/checker/stale-answers-are-dropped", stale_answers_are_dropped, NULL);
  check_claim ("/desk/checker/a-check-comes-back-after-another-job",
               a_check_comes_back_after_another_job, NULL);
  check_claim ("/desk/checker/a-long-check-says-so-and-can-be-stopped",
               a_long_check_says_so_and_can_be_stopped, NULL);
  check_claim ("/desk/checker/a-checker-does-not-stay-for-an-answer",
               a_checker_does_not_stay_for_an_answer, NULL);
  check_claim ("/desk/checker/typing-never-waits", typing_never_waits, NULL);
  return check_finish ();
}
