/* A puzzle as a subject: whole, with forced givens, or only the part that they leave. */
#include "board.h"
#include "cover-links.h"
#include "failing-memory.h"
#include "puzzles.h"
#include "sudoku-subject.h"

#define SHAPE    "boxes:2x2"
#define LINE     "1004000000000320"
#define N_GIVENS 4

static void
is_the_whole_matrix_with_givens (const void *data)
{
  SudokuShape *shape = shape_of (SHAPE);
  SudokuPuzzle *puzzle = puzzle_of (shape, LINE);
  Subject *subject = NULL;

  (void) data;
  check_equal_u64 (sudoku_subject_new (puzzle, "abcd", true, &subject), BASE_OK);
  check_equal_u64 (cover_problem_n_options (subject->problem), 64);
  check_equal_u64 (subject->links->n_options, 64);
  check_equal_u64 (board_n_cells (subject->board), 16);
  check_equal_u64 (subject->n_givens, N_GIVENS);
  check_equal_u64 (subject->givens[0], 0);
  check_equal_u64 (subject->givens[1], 3 * 4 + 4 - 1);
  check_equal_u64 (subject->n_fixed, 0);
  check_equal_text (subject->symbols, "abcd");
  subject_unref (subject);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static void
is_what_the_givens_leave (const void *data)
{
  SudokuShape *shape = shape_of (SHAPE);
  SudokuPuzzle *puzzle = puzzle_of (shape, LINE);
  Subject *subject = NULL;

  (void) data;
  check_equal_u64 (sudoku_subject_new (puzzle, "abcd", false, &subject), BASE_OK);
  check_equal_u64 (cover_problem_n_options (subject->problem), 24);
  check_equal_u64 (subject->links->n_options, 24);
  check_equal_u64 (subject->n_givens, 0);
  check_equal_u64 (subject->n_fixed, N_GIVENS);
  subject_unref (subject);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static void
leaves_out_forbidden_options (const void *data)
{
  SudokuShape *shape = shape_of (SHAPE);
  SudokuPuzzle *puzzle = puzzle_of (shape, LINE);
  SudokuCover *cover = NULL;
  Subject *subject = NULL;

  (void) data;
  check_equal_u64 (sudoku_cover_new (shape, &cover), BASE_OK);
  check_equal_u64 (sudoku_subject_of_cover (cover, puzzle, "", &subject), BASE_OK);
  check_true (subject->links == sudoku_cover_links (cover));
  subject_unref (subject);
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  puzzle->candidates[1] = 1 << 2 | 1 << 3;
  check_equal_u64 (sudoku_subject_of_cover (cover, puzzle, "", &subject), BASE_OK);
  check_true (subject->links != sudoku_cover_links (cover));
  check_equal_u64 (subject->links->size[2], 2);
  subject_unref (subject);
  sudoku_cover_free (cover);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

/* Both ways answer alike. */
static void
check_refused (SudokuPuzzle *puzzle)
{
  Subject *subject = NULL;

  check_equal_u64 (sudoku_subject_new (puzzle, "", true, &subject), BASE_BAD_INPUT);
  check_equal_u64 (sudoku_subject_new (puzzle, "", false, &subject), BASE_BAD_INPUT);
  check_true (subject == NULL);
}

static void
is_none_where_givens_clash (const void *data)
{
  SudokuShape *shape = shape_of (SHAPE);
  SudokuPuzzle *puzzle = puzzle_of (shape, "1001000000000000");

  (void) data;
  check_refused (puzzle);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static void
is_none_where_a_given_is_forbidden (const void *data)
{
  SudokuShape *shape = shape_of (SHAPE);
  SudokuPuzzle *puzzle = puzzle_of (shape, LINE);

  (void) data;
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  puzzle->candidates[0] = 1 << 1;
  check_refused (puzzle);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static void
is_made_or_there_is_no_memory (const void *data)
{
  const bool whole = data != NULL;
  SudokuShape *shape = shape_of (SHAPE);
  SudokuPuzzle *puzzle = puzzle_of (shape, LINE);
  BaseStatus status = BASE_NO_MEMORY;

  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  for (size_t n = 1; status != BASE_OK; n++)
    {
      Subject *subject = NULL;

      failing_memory_arm (n);
      status = sudoku_subject_new (puzzle, "", whole, &subject);
      check_equal_u64 (status, failing_memory_disarm () < n ? BASE_OK : BASE_NO_MEMORY);
      subject_unref (subject);
    }
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

int
main (void)
{
  check_claim ("/sudoku/subject/is-the-whole-matrix-with-givens", is_the_whole_matrix_with_givens,
               NULL);
  check_claim ("/sudoku/subject/is-what-the-givens-leave", is_what_the_givens_leave, NULL);
  check_claim ("/sudoku/subject/leaves-out-forbidden-options", leaves_out_forbidden_options, NULL);
  check_claim ("/sudoku/subject/is-none-where-givens-clash", is_none_where_givens_clash, NULL);
  check_claim ("/sudoku/subject/is-none-where-a-given-is-forbidden",
               is_none_where_a_given_is_forbidden, NULL);
  check_claim ("/sudoku/subject/is-made-or-there-is-no-memory/whole", is_made_or_there_is_no_memory,
               "whole");
  check_claim ("/sudoku/subject/is-made-or-there-is-no-memory/left", is_made_or_there_is_no_memory,
               NULL);
  return check_finish ();
}
