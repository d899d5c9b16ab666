#include "desk-reasoner-private.h"

#include "base-memory.h"
#include "sudoku-subject.h"

#include <stdlib.h>

/* Lists the options of the solution.  Those of rules are unknown, and not needed. */
static BaseStatus
list_solution (DeskReasoner *self, const uint8_t *values)
{
  const Board *board = self->subject->board;

  if (values == NULL)
    return BASE_OK;
  self->solution = base_new (uint32_t, board_n_options (board));
  if (self->solution == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < board_n_options (board); option++)
    {
      const BoardOption what = board_option (board, option);

      if (what.n_cells == 1 && values[what.cells[0]] == what.value)
        self->solution[self->n_solution++] = option;
    }
  return BASE_OK;
}

BaseStatus
desk_reasoner_open (DeskReasoner *self,
                    const SudokuPuzzle *position,
                    const char *symbols,
                    const uint8_t *solution,
                    const BaseStop *stop)
{
  ReasonStart start = { .stop = stop };
  BaseStatus status;

  *self = (DeskReasoner){ 0 };
  status = sudoku_subject_new (position, symbols, false, &self->subject);
  if (status == BASE_OK)
    status = reason_plan_new (self->subject->problem, self->subject->board, stop, &self->plan);
  if (status == BASE_OK)
    status = reason_path_new (self->plan, &self->path);
  if (status == BASE_OK)
    status = list_solution (self, solution);
  if (status != BASE_OK)
    return status;
  start.solution = self->solution;
  start.n_solution = self->n_solution;
  return reason_path_begin (self->path, &start);
}

void
desk_reasoner_close (DeskReasoner *self)
{
  reason_path_free (self->path);
  reason_plan_free (self->plan);
  subject_unref (self->subject);
  free (self->solution);
  *self = (DeskReasoner){ 0 };
}
