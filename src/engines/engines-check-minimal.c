/* Which givens of a proper puzzle may be taken away.
 *
 * A given is redundant when the puzzle stays unique without it.  Any other solution would have
 * another value in that cell, so one test suffices: the puzzle without the given, and with its
 * value forbidden there.  It finds the other solution or proves that there is none, and never meets
 * the known one again. */
#include "base-memory.h"
#include "engines-check-private.h"

#include <stdlib.h>

static BaseStatus
test_given (EnginesInquiry *self, SudokuPuzzle *puzzle, uint32_t cell, EnginesFound *out_answer)
{
  uint8_t value = puzzle->values[cell];
  uint64_t candidates = puzzle->candidates[cell];
  BaseStatus status;

  puzzle->values[cell] = 0;
  puzzle->candidates[cell] &= ~((uint64_t) 1 << (value - 1));
  status = engines_inquiry_test (self, puzzle, engines_inquiry_test_nodes (self), 0, out_answer);
  puzzle->values[cell] = value;
  puzzle->candidates[cell] = candidates;
  return status;
}

static BaseStatus
test_all (EnginesInquiry *self, SudokuPuzzle *puzzle)
{
  SudokuVerdict *verdict = &self->verdict;
  EnginesFound answer = ENGINES_HAS_NONE;
  BaseStatus status = BASE_OK;

  verdict->redundant_known = true;
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (puzzle->shape); cell++)
    {
      if (puzzle->values[cell] == 0)
        continue;
      status = test_given (self, puzzle, cell, &answer);
      if (status != BASE_OK)
        return status;
      if (answer == ENGINES_HAS_NONE)
        verdict->redundant[verdict->n_redundant++] = cell;
      if (answer == ENGINES_NOT_KNOWN || answer == ENGINES_NOT_ASKED)
        verdict->redundant_known = false;
      if (answer == ENGINES_NOT_ASKED)
        break;
    }
  return BASE_OK;
}

BaseStatus
engines_inquiry_find_redundant (EnginesInquiry *self)
{
  SudokuPuzzle *puzzle = sudoku_puzzle_copy (self->puzzle);
  BaseStatus status = BASE_NO_MEMORY;

  self->verdict.redundant = base_new (uint32_t, sudoku_shape_n_cells (self->puzzle->shape));
  if (puzzle != NULL && self->verdict.redundant != NULL)
    status = sudoku_puzzle_allow_candidates (puzzle);
  if (status == BASE_OK)
    status = test_all (self, puzzle);
  sudoku_puzzle_free (puzzle);
  return status;
}
