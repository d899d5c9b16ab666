/* The rating of a puzzle comes by itself, once, and nothing else waits for it. */
#include "desk-rater.h"
#include "desks.h"
#include "sudoku-cover.h"

#include <stdlib.h>
#include <string.h>

/* Its path takes a second, most of it without a step. */
#define HARDEST "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"

typedef struct
{
  DeskDocument *document;
  DeskWorker *worker;
  DeskChecker *checker;
  DeskRater *rater;
  bool is_rated;
  unsigned n_told;
} Rated;

static void
hear (DeskRater *rater, gpointer data)
{
  Rated *rated = data;

  rated->is_rated = desk_rater_get_rating (rater) != NULL;
  rated->n_told++;
}

static void
rated_init (Rated *self, const char *shape, const char *symbols)
{
  *self = (Rated){ .document = desks_document (shape, symbols), .worker = desk_worker_new () };
  self->checker = desk_checker_new (self->document, self->worker);
  self->rater = desk_rater_new (self->document, self->checker);
  g_signal_connect (self->rater, "changed", G_CALLBACK (hear), self);
}

static void
rated_clear (Rated *self)
{
  g_object_unref (self->rater);
  g_object_unref (self->checker);
  g_object_unref (self->worker);
  g_object_unref (self->document);
}

/* The same rating as that of the whole problem, with all givens placed and without a solver. */
static ReasonRating
rate_whole (const char *symbols, const uint8_t *solution)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", symbols);
  uint32_t placed[81], options[81];
  ReasonRating rating;
  SudokuCover *cover;
  ReasonPlan *plan;
  ReasonPath *path;

  check_equal_u64 (sudoku_cover_new (puzzle->shape, &cover), BASE_OK);
  check_equal_u64 (
      reason_plan_new (sudoku_cover_problem (cover), sudoku_cover_board (cover), NULL, &plan),
      BASE_OK);
  check_equal_u64 (reason_path_new (plan, &path), BASE_OK);
  for (uint32_t cell = 0; cell < 81; cell++)
    options[cell] = cell * 9 + solution[cell] - 1;
  check_equal_u64 (reason_path_begin (path, &(ReasonStart){ .placed = placed,
                                                            .n_placed = sudoku_cover_givens (
                                                                cover, puzzle, placed),
                                                            .solution = options,
                                                            .n_solution = 81 }),
                   BASE_OK);
  check_equal_u64 (reason_path_rate (path, &rating), BASE_OK);
  reason_path_free (path);
  reason_plan_free (plan);
  sudoku_cover_free (cover);
  sudoku_puzzle_free (puzzle);
  return rating;
}

static void
the_rating_is_that_of_the_puzzle (const void *data)
{
  const char *symbols = data;
  ReasonRating whole;
  Rated rated;

  rated_init (&rated, "boxes:3x3", symbols);
  desks_wait (&rated.is_rated);
  whole = rate_whole (symbols, desk_checker_get_current_verdict (rated.checker)->first);
  check_equal_u64 (desk_rater_get_rating (rated.rater)->difficulty, whole.difficulty);
  check_equal_u64 (desk_rater_get_rating (rated.rater)->hardest, whole.hardest);
  check_equal_u64 (desk_rater_get_rating (rated.rater)->n_deductions, whole.n_deductions);
  rated_clear (&rated);
}

static void
entries_are_not_rated (const void *data)
{
  Rated rated;

  (void) data;
  rated_init (&rated, "boxes:3x3", EASY);
  desks_wait (&rated.is_rated);
  desk_document_simply (rated.document, DESK_START_SOLVING);
  desk_document_set_value (rated.document, 2, 4);
  desk_document_set_value (rated.document, 3, 1);
  check_true (!desk_rater_is_busy (rated.rater));
  check_true (desk_rater_get_rating (rated.rater) != NULL);
  desks_wait_ms (2 * DESK_CHECKER_DELAY);
  check_true (!desk_rater_is_busy (rated.rater));
  check_equal_u64 (rated.n_told, 1);
  rated_clear (&rated);
}

/* The first puzzle loses its rating at once, and the other one, which has several solutions, gets
 * none. */
static void
a_rating_goes_with_its_puzzle (const void *data)
{
  Rated rated;

  (void) data;
  rated_init (&rated, "boxes:3x3", EASY);
  desks_wait (&rated.is_rated);
  desk_document_clear_cell (rated.document, 0);
  desk_document_clear_cell (rated.document, 1);
  desk_document_clear_cell (rated.document, 4);
  desk_document_clear_cell (rated.document, 9);
  check_true (desk_rater_get_rating (rated.rater) == NULL);
  desks_wait_ms (3 * DESK_CHECKER_DELAY);
  check_true (desk_checker_get_current_verdict (rated.checker) != NULL);
  check_equal_u64 (desk_checker_get_current_verdict (rated.checker)->finding, SUDOKU_MULTIPLE);
  check_true (desk_rater_get_rating (rated.rater) == NULL && !desk_rater_is_busy (rated.rater));
  rated.is_rated = false;
  for (unsigned i = 0; i < 4; i++)
    desk_document_undo (rated.document);
  desks_wait (&rated.is_rated);
  check_equal_u64 (rated.n_told, 2);
  rated_clear (&rated);
}

/* While the puzzle is rated, a check of another one begins and ends. */
static void
nothing_waits_for_a_rating (const void *data)
{
  SudokuPuzzle *hardest = desks_puzzle ("boxes:3x3", HARDEST);
  SudokuPuzzle *easy = desks_puzzle ("boxes:3x3", EASY);
  uint64_t before;
  Rated rated;

  (void) data;
  rated_init (&rated, "boxes:3x3", HARDEST);
  for (unsigned i = 0; i < 10000 && !desk_rater_is_busy (rated.rater); i++)
    desks_wait_ms (1);
  check_true (desk_checker_get_stage (rated.checker) == DESK_STAGE_VERDICT);
  check_true (desk_rater_get_rating (rated.rater) == NULL);
  check_true (!desk_worker_is_busy (rated.worker));
  before = base_now ();
  desk_document_do (rated.document,
                    &(DeskAction){ .kind = DESK_SET_VALUES, .values = easy->values });
  check_true (!desk_rater_is_busy (rated.rater));
  printf ("# a change while a puzzle is rated: %.1f ms\n", (double) (base_now () - before) / 1e6);
  check_true (base_now () - before < 1000000000);
  desks_wait (&rated.is_rated);
  check_true (desk_rater_get_rating (rated.rater)->difficulty < 20);
  rated_clear (&rated);
  sudoku_puzzle_free (hardest);
  sudoku_puzzle_free (easy);
}

static void
a_rater_does_not_stay_for_its_work (const void *data)
{
  Rated rated;

  (void) data;
  rated_init (&rated, "boxes:3x3", HARDEST);
  for (unsigned i = 0; i < 10000 && !desk_rater_is_busy (rated.rater); i++)
    desks_wait_ms (1);
  rated_clear (&rated);
  desks_wait_ms (100);
  check_equal_u64 (rated.n_told, 0);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/rater/the-rating-is-that-of-the-puzzle/easy",
               the_rating_is_that_of_the_puzzle, EASY);
  check_claim ("/desk/rater/the-rating-is-that-of-the-puzzle/inkala",
               the_rating_is_that_of_the_puzzle, INKALA);
  check_claim ("/desk/rater/entries-are-not-rated", entries_are_not_rated, NULL);
  check_claim ("/desk/rater/a-rating-goes-with-its-puzzle", a_rating_goes_with_its_puzzle, NULL);
  check_claim ("/desk/rater/nothing-waits-for-a-rating", nothing_waits_for_a_rating, NULL);
  check_claim ("/desk/rater/a-rater-does-not-stay-for-its-work", a_rater_does_not_stay_for_its_work,
               NULL);
  return check_finish ();
}
