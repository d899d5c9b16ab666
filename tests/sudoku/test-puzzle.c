#include "puzzles.h"

static void
new_is_empty (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);

  (void) data;
  sudoku_shape_unref (shape); /* the puzzle holds its own */
  check_equal_u64 (sudoku_puzzle_n_givens (puzzle), 0);
  check_true (puzzle->candidates == NULL);
  check_equal_u64 (sudoku_shape_n_cells (puzzle->shape), 81);
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (NULL);
}

static void
copy_is_equal_and_apart (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:2x2");
  SudokuPuzzle *puzzle = puzzle_of (shape, "1..4..1..3..2..."), *copy;

  (void) data;
  check_equal_u64 (sudoku_puzzle_n_givens (puzzle), 5);
  copy = sudoku_puzzle_copy (puzzle);
  check_true (sudoku_puzzle_equal (puzzle, copy));
  copy->values[1] = 2;
  check_true (!sudoku_puzzle_equal (puzzle, copy));
  check_equal_u64 (puzzle->values[1], 0);
  sudoku_puzzle_free (copy);

  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  check_equal_u64 (puzzle->candidates[15], 0xf);
  puzzle->candidates[15] = 0x3;
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  check_equal_u64 (puzzle->candidates[15], 0x3);
  copy = sudoku_puzzle_copy (puzzle);
  check_true (sudoku_puzzle_equal (puzzle, copy));
  copy->candidates[15] = 0xf;
  check_true (!sudoku_puzzle_equal (puzzle, copy));
  sudoku_puzzle_free (copy);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

/* Smaller, larger and smaller again. */
static void
reset_gives_another_shape (const void *data)
{
  static const char *const texts[] = { "boxes:2x2", "boxes:3x3", "samurai", "boxes:8x8",
                                       "boxes:2x2" };
  SudokuShape *shape = shape_of ("boxes:3x3");
  SudokuPuzzle *puzzle = puzzle_of (
      shape, "......2.58.......7............9..8....6.......4.....1...31............747..5.....");

  (void) data;
  sudoku_shape_unref (shape);
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
    {
      shape = shape_of (texts[i]);
      check_equal_u64 (sudoku_puzzle_reset (puzzle, shape), BASE_OK);
      check_true (puzzle->shape == shape);
      sudoku_shape_unref (shape);
      check_equal_u64 (sudoku_puzzle_n_givens (puzzle), 0);
      check_true (puzzle->candidates == NULL);
      memset (puzzle->values, 1, sudoku_shape_n_cells (shape));
    }
  sudoku_puzzle_free (puzzle);
}

static void
all_values_are_as_many_bits (const void *data)
{
  (void) data;
  check_equal_u64 (sudoku_all_values (1), 1);
  check_equal_u64 (sudoku_all_values (9), 0x1ff);
  check_equal_u64 (sudoku_all_values (63), UINT64_MAX >> 1);
  check_equal_u64 (sudoku_all_values (64), UINT64_MAX);
}

int
main (void)
{
  check_claim ("/sudoku/puzzle/new-is-empty", new_is_empty, NULL);
  check_claim ("/sudoku/puzzle/copy-is-equal-and-apart", copy_is_equal_and_apart, NULL);
  check_claim ("/sudoku/puzzle/reset-gives-another-shape", reset_gives_another_shape, NULL);
  check_claim ("/sudoku/puzzle/all-values-are-as-many-bits", all_values_are_as_many_bits, NULL);
  return check_finish ();
}
