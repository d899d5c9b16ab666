#include "sudoku-helped-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

BaseStatus
sudoku_helped_start (SudokuHelped *self, const SudokuPuzzle *puzzle)
{
  sudoku_helped_forget (self);
  self->puzzle = sudoku_puzzle_copy (puzzle);
  return self->puzzle != NULL ? BASE_OK : BASE_NO_MEMORY;
}

void
sudoku_helped_forget (SudokuHelped *self)
{
  sudoku_puzzle_free (self->puzzle);
  self->puzzle = NULL;
  self->n_asked = self->n_found = 0;
  self->outcome = COVER_RAN_TO_LIMIT;
  self->counters = (CoverCounters){ 0 };
}

void
sudoku_helped_clear (SudokuHelped *self)
{
  sudoku_helped_forget (self);
  free (self->values);
  if (self->helper.free != NULL)
    self->helper.free (self->helper.data);
  *self = (SudokuHelped){ .capacity = 0 };
}

static bool
keep (void *data, const uint8_t *values)
{
  SudokuHelped *self = data;
  const size_t n_cells = sudoku_shape_n_cells (self->puzzle->shape);
  void *all = self->values;

  self->starved = base_grow (&all, &self->capacity, (self->n_found + 1) * n_cells, 1) != BASE_OK;
  if (self->starved)
    return false;
  self->values = all;
  memcpy (self->values + self->n_found++ * n_cells, values, n_cells);
  return true;
}

/* What cannot be kept for want of memory is as if it had been stopped. */
static void
ask (SudokuHelped *self, const CoverLimits *limits, uint64_t n)
{
  const uint64_t n_told = self->counters.solutions;
  CoverLimits more = *limits;

  more.solutions = self->n_asked = n;
  self->n_found = 0;
  self->starved = false;
  if (self->helper.find (self->helper.data, self->puzzle, &more, keep, self, &self->counters,
                         &self->outcome)
          != BASE_OK
      || self->starved)
    self->outcome = COVER_RAN_TO_STOP;
  self->counters.solutions = n_told;
}

static bool
has_more (const SudokuHelped *self)
{
  return self->counters.solutions < self->n_found;
}

CoverOutcome
sudoku_helped_next (SudokuHelped *self, const CoverLimits *limits, uint8_t *values, bool *out_found)
{
  const size_t n_cells = sudoku_shape_n_cells (self->puzzle->shape);

  if (!has_more (self) && self->outcome == COVER_RAN_TO_STOP)
    ask (self, limits, self->n_asked);
  else if (!has_more (self) && self->n_asked == self->n_found)
    ask (self, limits, self->n_asked == 0 ? 2 : 2 * self->n_asked);
  *out_found = has_more (self);
  if (!*out_found)
    return self->outcome;
  memcpy (values, self->values + self->counters.solutions++ * n_cells, n_cells);
  return COVER_RAN_TO_LIMIT;
}

CoverOutcome
sudoku_helped_run (SudokuHelped *self, const CoverLimits *limits)
{
  CoverOutcome outcome = COVER_RAN_TO_STOP;

  self->counters = (CoverCounters){ 0 };
  if (self->helper.find (self->helper.data, self->puzzle, limits, NULL, NULL, &self->counters,
                         &outcome)
      != BASE_OK)
    return COVER_RAN_TO_STOP;
  return outcome;
}
