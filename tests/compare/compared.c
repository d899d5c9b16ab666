#include "compared.h"

#include "board.h"
#include "check.h"
#include "classics.h"

#include <string.h>

SudokuPuzzle *
compared_puzzle (const char *shape_text, const char *symbols)
{
  SudokuShape *shape;
  SudokuPuzzle *puzzle;

  check_equal_u64 (sudoku_shape_parse (shape_text, &shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  check_true (puzzle != NULL);
  check_equal_u64 (strlen (symbols), sudoku_shape_n_cells (shape));
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    puzzle->values[cell] =
        symbols[cell] >= '1' && symbols[cell] <= '9' ? (uint8_t) (symbols[cell] - '0') : 0;
  sudoku_shape_unref (shape);
  return puzzle;
}

CoverProblem *
compared_classic (const char *word)
{
  const Classic *classic;
  ClassicsArguments arguments;
  CoverProblem *problem;
  Board *board;

  check_equal_u64 (classics_parse (word, &classic, &arguments), BASE_OK);
  check_equal_u64 (classics_make (classic, &arguments, &problem, &board), BASE_OK);
  board_free (board);
  return problem;
}

static double
tick (void)
{
  static double now;

  return now += 1000;
}

CompareOptions
compared_options (BaseStop *stop)
{
  base_stop_init (stop);
  return (CompareOptions){ .n_runs = 1, .stop = stop, .now = tick };
}

CompareWay
compared_way (const char *id)
{
  CompareWay way;

  check_true (compare_way_find (id, &way));
  return way;
}

CompareSample
compared_sample (const char *way_id, const CompareOptions *options)
{
  SudokuPuzzle *puzzle = compared_puzzle ("boxes:3x3", COMPARED_30);
  const CompareWay way = compared_way (way_id);
  CompareSample sample;

  check_equal_u64 (compare_measure (&way, &(ComparePuzzle){ .sudoku = puzzle }, options, &sample),
                   BASE_OK);
  sudoku_puzzle_free (puzzle);
  return sample;
}
