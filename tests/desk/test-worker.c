/* The solver's thread stops, continues with the next request, and reports its progress
 * meanwhile. */
#include "desk-worker.h"
#include "desks.h"
#include "replies.h"

/* The time is printed; the claim is a generous one, as machines differ. */
static void
stopping_answers_soon (const void *data)
{
  const DeskJob *job = data;
  SudokuPuzzle *puzzle = desks_hopeless ();
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  uint64_t slowest = 0;

  for (unsigned i = 0; i < 10; i++)
    {
      Reply reply = { 0 };
      DeskRequest request = { .job = *job, .puzzle = puzzle, .position = puzzle, .cell = 7 };
      uint64_t before;

      desk_worker_ask (worker, &request, replies_take, &reply);
      desks_wait_ms (10 * i);
      before = base_now ();
      desk_worker_stop (worker);
      desks_wait (&reply.done);
      slowest = MAX (slowest, base_now () - before);
      check_equal_u64 (reply.answer->status, BASE_STOPPED);
      desk_answer_free (reply.answer);
    }
  printf ("# slowest answer to a stop: %.1f ms\n", (double) slowest / 1e6);
  check_true (slowest < 1000000000);
  sudoku_puzzle_free (puzzle);
}

static void
a_stopped_count_keeps_what_is_known (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", "1..............."
                                                    "................"
                                                    "................"
                                                    "................"
                                                    ".................");
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  Reply reply = { 0 };

  (void) data;
  desk_worker_ask (worker, &(DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle }, replies_take,
                   &reply);
  desks_wait_ms (100);
  desk_worker_stop (worker);
  desks_wait (&reply.done);
  check_equal_u64 (reply.answer->status, BASE_STOPPED);
  check_true (reply.answer->n_solutions > 100 && !reply.answer->complete);
  check_true (reply.answer->progress.seconds >= 0.09);
  desk_answer_free (reply.answer);
  sudoku_puzzle_free (puzzle);
}

static void
a_new_request_stops_the_old_one (const void *data)
{
  SudokuPuzzle *endless = desks_endless (), *puzzle = desks_puzzle ("boxes:3x3", EASY);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  Reply replies[20] = { 0 };

  (void) data;
  for (unsigned i = 0; i < 20; i++)
    {
      bool is_last = i == 19;
      DeskRequest request = { .job = is_last ? DESK_JOB_CHECK : DESK_JOB_COUNT,
                              .puzzle = is_last ? puzzle : endless,
                              .revision = i };

      desk_worker_ask (worker, &request, replies_take, &replies[i]);
      if (i % 3 == 0)
        desks_wait_ms (5);
    }
  desks_wait (&replies[19].done);
  for (unsigned i = 0; i < 20; i++)
    {
      check_true (replies[i].done);
      check_equal_u64 (replies[i].answer->revision, i);
      check_equal_u64 (replies[i].answer->status, i == 19 ? BASE_OK : BASE_STOPPED);
      desk_answer_free (replies[i].answer);
    }
  check_true (!desk_worker_is_busy (worker));
  sudoku_puzzle_free (endless);
  sudoku_puzzle_free (puzzle);
}

typedef struct
{
  unsigned n;
  uint64_t start, nodes;
  double share;
  bool too_often, falls;
} Listener;

static void
listen (DeskWorker *worker, const DeskProgress *progress, gpointer data)
{
  Listener *listener = data;

  (void) worker;
  /* However late one comes, the next is not sent sooner for that. */
  listener->too_often |=
      base_now () - listener->start < listener->n * DESK_WORKER_PACE * UINT64_C (1000000);
  listener->n++;
  listener->falls |= progress->nodes < listener->nodes || progress->share < listener->share;
  listener->nodes = progress->nodes;
  listener->share = progress->share;
}

static void
progress_keeps_its_pace (const void *data)
{
  SudokuPuzzle *puzzle = desks_endless ();
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  Listener listener = { .start = base_now (), .share = -1 };
  Reply reply = { 0 };

  (void) data;
  g_signal_connect (worker, "progress", G_CALLBACK (listen), &listener);
  desk_worker_ask (worker, &(DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle }, replies_take,
                   &reply);
  while (listener.n < 5)
    g_main_context_iteration (NULL, TRUE);
  desk_worker_stop (worker);
  desks_wait (&reply.done);
  check_true (!listener.too_often && !listener.falls);
  check_true (listener.nodes > 0);
  desk_answer_free (reply.answer);
  sudoku_puzzle_free (puzzle);
}

static void
count_notify (GObject *object, GParamSpec *spec, gpointer data)
{
  (void) object;
  (void) spec;
  ++*(unsigned *) data;
}

static void
busy_is_told (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  g_autoptr (DeskWorker) worker = desk_worker_new ();
  unsigned n_told = 0;
  Reply first = { 0 }, second = { 0 };

  (void) data;
  g_signal_connect (worker, "notify::busy", G_CALLBACK (count_notify), &n_told);
  desk_worker_ask (worker, &(DeskRequest){ .job = DESK_JOB_CHECK, .puzzle = puzzle }, replies_take,
                   &first);
  check_true (desk_worker_is_busy (worker));
  desk_worker_ask (worker, &(DeskRequest){ .job = DESK_JOB_SOLVE, .puzzle = puzzle }, replies_take,
                   &second);
  check_equal_u64 (n_told, 1);
  desks_wait (&second.done);
  check_true (first.done && !desk_worker_is_busy (worker));
  check_equal_u64 (n_told, 2);
  desk_answer_free (first.answer);
  desk_answer_free (second.answer);
  sudoku_puzzle_free (puzzle);
}

/* A caller that releases the worker during a job still gets the answer. */
static void
a_worker_outlives_its_job (const void *data)
{
  SudokuPuzzle *puzzle = desks_endless ();
  DeskWorker *worker = desk_worker_new (), *watched = worker;
  Reply reply = { 0 };

  (void) data;
  g_object_add_weak_pointer (G_OBJECT (worker), (gpointer *) &watched);
  desk_worker_ask (worker, &(DeskRequest){ .job = DESK_JOB_COUNT, .puzzle = puzzle }, replies_take,
                   &reply);
  desks_wait_ms (20);
  desk_worker_stop (worker);
  g_object_unref (worker);
  check_true (watched != NULL);
  desks_wait (&reply.done);
  desks_wait_ms (20);
  check_true (watched == NULL);
  desk_answer_free (reply.answer);
  sudoku_puzzle_free (puzzle);
}

int
main (void)
{
  static const DeskJob jobs[] = { DESK_JOB_CHECK, DESK_JOB_SOLVE, DESK_JOB_COUNT,
                                  DESK_JOB_CELL,  DESK_JOB_HINT,  DESK_JOB_ENTRIES };
  static const char *const job_names[] = { "check", "solve", "count", "cell", "hint", "entries" };

  desks_begin ();
  for (unsigned i = 0; i < G_N_ELEMENTS (jobs); i++)
    {
      g_autofree char *name =
          g_strconcat ("/desk/worker/stopping-answers-soon/", job_names[i], NULL);

      check_claim (name, stopping_answers_soon, &jobs[i]);
    }
  check_claim ("/desk/worker/a-stopped-count-keeps-what-is-known",
               a_stopped_count_keeps_what_is_known, NULL);
  check_claim ("/desk/worker/a-new-request-stops-the-old-one", a_new_request_stops_the_old_one,
               NULL);
  check_claim ("/desk/worker/progress-keeps-its-pace", progress_keeps_its_pace, NULL);
  check_claim ("/desk/worker/busy-is-told", busy_is_told, NULL);
  check_claim ("/desk/worker/a-worker-outlives-its-job", a_worker_outlives_its_job, NULL);
  return check_finish ();
}
