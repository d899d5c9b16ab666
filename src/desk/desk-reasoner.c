#include "desk-reasoner-private.h"

#include "base-memory.h"
#include "cover-links.h"
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

/* Begins at the givens of the subject, without the options that have no links. */
static BaseStatus
begin_path (DeskReasoner *self, const BaseStop *stop)
{
  const CoverLinks *links = self->subject->links;
  uint8_t *struck = base_new_zeroed (uint8_t, links->n_options);
  BaseStatus status;

  if (struck == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < links->n_options; option++)
    struck[option] = links->first[option] + 1 >= links->first[option + 1];
  status = reason_path_begin (self->path, &(ReasonStart){ .placed = self->subject->givens,
                                                          .n_placed = self->subject->n_givens,
                                                          .struck = struck,
                                                          .solution = self->solution,
                                                          .n_solution = self->n_solution,
                                                          .stop = stop });
  free (struck);
  return status;
}

BaseStatus
desk_reasoner_open (DeskReasoner *self,
                    const SudokuPuzzle *position,
                    const char *symbols,
                    bool is_whole,
                    const uint8_t *solution,
                    const BaseStop *stop)
{
  BaseStatus status;

  *self = (DeskReasoner){ 0 };
  status = sudoku_subject_new (position, symbols, is_whole, &self->subject);
  if (status == BASE_OK)
    status = reason_plan_new (self->subject->problem, self->subject->board, stop, &self->plan);
  if (status == BASE_OK)
    status = reason_path_new (self->plan, &self->path);
  if (status == BASE_OK)
    status = list_solution (self, solution);
  return status == BASE_OK ? begin_path (self, stop) : status;
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
