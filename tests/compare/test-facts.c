/* Facts of puzzles, ratings, and puzzles upside down. */
#include "check.h"
#include "compared.h"

#include <string.h>

/* By hand: R2C4 can be 1 or 2; the other four empty cells have one candidate each. */
static void
empty_cells_and_candidates_are_counted (const void *data)
{
  SudokuPuzzle *puzzle = compared_puzzle ("boxes:2x2", "12..34..2143432.");
  CompareFacts facts;

  (void) data;
  facts = compare_facts_of (&(ComparePuzzle){ .sudoku = puzzle });
  check_equal_u64 (facts.n_cells, 16);
  check_equal_u64 (facts.n_options, 64);
  check_equal_u64 (facts.n_blanks, 5);
  check_equal_u64 (facts.n_candidates, 6);
  check_equal_u64 (facts.rating, 0);
  sudoku_puzzle_free (puzzle);
}

static void
covers_have_options (const void *data)
{
  CoverProblem *problem = compared_classic ("knuth");
  const CompareFacts facts = compare_facts_of (&(ComparePuzzle){ .problem = problem });

  (void) data;
  check_equal_u64 (facts.n_options, 6);
  check_equal_u64 (facts.n_cells, 0);
  cover_problem_free (problem);
}

static void
rates_what_has_one_solution (const void *data)
{
  SudokuPuzzle *puzzle = compared_puzzle ("boxes:3x3", COMPARED_30);
  uint32_t rating = 0;

  (void) data;
  check_equal_u64 (compare_rate (puzzle, NULL, &rating), BASE_OK);
  check_equal_u64 (rating, 12);
  puzzle->values[0] = 0;
  puzzle->values[1] = 0;
  puzzle->values[4] = 0;
  puzzle->values[9] = 0;
  memset (puzzle->values + 60, 0, 21);
  check_equal_u64 (compare_rate (puzzle, NULL, &rating), BASE_BAD_INPUT);
  check_equal_u64 (rating, 12);
  sudoku_puzzle_free (puzzle);
}

static void
twice_reversed_is_the_same (const void *data)
{
  SudokuPuzzle *puzzle = compared_puzzle ("boxes:3x3", COMPARED_30);
  SudokuPuzzle *reversed = compare_reverse_rows (puzzle), *again;

  (void) data;
  check_true (reversed != NULL && !sudoku_puzzle_equal (reversed, puzzle));
  check_equal_u64 (reversed->values[72], puzzle->values[0]);
  again = compare_reverse_rows (reversed);
  check_true (sudoku_puzzle_equal (again, puzzle));
  sudoku_puzzle_free (puzzle);
  sudoku_puzzle_free (reversed);
  sudoku_puzzle_free (again);
}

static void
a_jigsaw_has_no_reverse (const void *data)
{
  SudokuPuzzle *puzzle = compared_puzzle ("jigsaw:AABBAABCDDBCDDCC", "................");

  (void) data;
  check_true (compare_reverse_rows (puzzle) == NULL);
  sudoku_puzzle_free (puzzle);
}

int
main (void)
{
  check_claim ("/compare/facts/empty-cells-and-candidates-are-counted",
               empty_cells_and_candidates_are_counted, NULL);
  check_claim ("/compare/facts/covers-have-options", covers_have_options, NULL);
  check_claim ("/compare/facts/rates-what-has-one-solution", rates_what_has_one_solution, NULL);
  check_claim ("/compare/facts/twice-reversed-is-the-same", twice_reversed_is_the_same, NULL);
  check_claim ("/compare/facts/a-jigsaw-has-no-reverse", a_jigsaw_has_no_reverse, NULL);
  return check_finish ();
}
