#include "board.h"
#include "cover-links.h"
#include "cover-search.h"
#include "puzzles.h"
#include "sudoku-cover.h"

#define THIRTY "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define INKALA "800000000003600000070090200050007000000045700000100030001000068008500010090000400"

typedef struct
{
  SudokuShape *shape;
  SudokuPuzzle *puzzle;
  SudokuCover *cover;
  CoverProblem *problem;
  Board *board;
} Left;

static Left
left_by (const char *shape, const char *line)
{
  Left left = { .shape = shape_of (shape) };

  left.puzzle = puzzle_of (left.shape, line);
  check_equal_u64 (sudoku_cover_new (left.shape, &left.cover), BASE_OK);
  check_equal_u64 (sudoku_cover_after_givens (left.cover, left.puzzle, &left.problem, &left.board),
                   BASE_OK);
  return left;
}

static void
left_clear (Left *left)
{
  cover_problem_free (left->problem);
  board_free (left->board);
  sudoku_cover_free (left->cover);
  sudoku_puzzle_free (left->puzzle);
  sudoku_shape_unref (left->shape);
}

static void
check_left (const char *shape, const char *line, uint32_t n_options, uint32_t n_items)
{
  Left left = left_by (shape, line);

  check_equal_u64 (cover_problem_n_options (left.problem), n_options);
  check_equal_u64 (cover_problem_n_items (left.problem), n_items);
  check_equal_u64 (board_n_options (left.board), n_options);
  check_equal_u64 (board_n_items (left.board), n_items);
  left_clear (&left);
}

static void
known_puzzles_leave_known_matrices (const void *data)
{
  (void) data;
  check_left ("boxes:3x3", THIRTY, 153, 204);
  check_left ("boxes:3x3", INKALA, 254, 240);
  check_left ("boxes:2x2", "1004000000000320", 24, 48);
  check_left ("boxes:2x2", "0000000000000000", 64, 64);
}

/* The same choices give the same nodes; removals by givens are counted once less. */
static void
the_search_is_the_one_behind_the_givens (const void *data)
{
  Left left = left_by ("boxes:3x3", INKALA);
  CoverLinks *links = NULL;
  CoverSearch *small = NULL, *whole = NULL;
  uint32_t givens[81];
  uint32_t n_givens = sudoku_cover_givens (left.cover, left.puzzle, givens);
  CoverLimits limits = { 0 };

  (void) data;
  check_equal_u64 (cover_links_new (left.problem, NULL, &links), BASE_OK);
  check_equal_u64 (cover_search_new (links, &small), BASE_OK);
  check_equal_u64 (cover_search_new (sudoku_cover_links (left.cover), &whole), BASE_OK);
  check_equal_u64 (cover_search_start (small, NULL, 0), BASE_OK);
  check_equal_u64 (cover_search_start (whole, givens, n_givens), BASE_OK);
  cover_search_run (small, &limits);
  cover_search_run (whole, &limits);
  check_equal_u64 (cover_search_counters (small)->nodes, cover_search_counters (whole)->nodes);
  check_equal_u64 (cover_search_counters (small)->updates, cover_search_counters (whole)->updates);
  check_equal_u64 (cover_search_counters (small)->solutions, 1);
  cover_search_free (small);
  cover_search_free (whole);
  cover_links_free (links);
  left_clear (&left);
}

static void
givens_are_fixed_on_the_board (const void *data)
{
  Left left = left_by ("boxes:3x3", THIRTY);

  (void) data;
  for (uint32_t cell = 0; cell < 81; cell++)
    check_equal_u64 (board_fixed (left.board, cell), left.puzzle->values[cell]);
  for (uint32_t option = 0; option < board_n_options (left.board); option++)
    check_equal_u64 (board_fixed (left.board, board_option (left.board, option).cells[0]), 0);
  left_clear (&left);
}

static void
givens_that_clash_are_refused (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:2x2");
  SudokuPuzzle *puzzle = puzzle_of (shape, "1100000000000000");
  SudokuCover *cover = NULL;
  CoverProblem *problem = NULL;
  Board *board = NULL;

  (void) data;
  check_equal_u64 (sudoku_cover_new (shape, &cover), BASE_OK);
  check_equal_u64 (sudoku_cover_after_givens (cover, puzzle, &problem, &board), BASE_BAD_INPUT);
  check_true (problem == NULL && board == NULL);
  sudoku_cover_free (cover);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

int
main (void)
{
  check_claim ("/sudoku/after/known-puzzles-leave-known-matrices",
               known_puzzles_leave_known_matrices, NULL);
  check_claim ("/sudoku/after/the-search-is-the-one-behind-the-givens",
               the_search_is_the_one_behind_the_givens, NULL);
  check_claim ("/sudoku/after/givens-are-fixed-on-the-board", givens_are_fixed_on_the_board, NULL);
  check_claim ("/sudoku/after/givens-that-clash-are-refused", givens_that_clash_are_refused, NULL);
  return check_finish ();
}
