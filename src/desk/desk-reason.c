/* A step of a path as a hint, with the candidates of each cell that it is about. */
#include "desk-jobs-private.h"

#include "base-memory.h"

#include <stdlib.h>

typedef struct
{
  const DeskReasoner *reasoner;
  const ReasonStep *step;
  DeskHint *hint;
} Showing;

static bool
covers_any (const CoverProblem *problem, uint32_t option, const ReasonStep *step)
{
  for (uint32_t i = 0; i < step->n_items; i++)
    if (cover_problem_covers (problem, option, step->items[i]))
      return true;
  return false;
}

/* Sorts an open option into the masks of its cell.  What the step strikes may be alive or not. */
static void
note_option (const Showing *self, uint32_t option, DeskHintCell *of_cell)
{
  const ReasonStep *step = self->step;
  const BoardOption what = board_option (self->reasoner->subject->board, option);
  const bool placed = option == step->placed;
  const bool struck = base_contains (step->struck, step->n_struck, option);
  const bool alive = placed || reason_path_is_alive (self->reasoner->path, option);
  DeskHintCell *cell = &of_cell[what.n_cells == 1 ? what.cells[0] : 0];
  const uint64_t bit = what.n_cells == 1 ? (uint64_t) 1 << (what.value - 1) : 0;

  if ((alive || struck) && covers_any (self->reasoner->subject->problem, option, step))
    cell->ringed |= bit;
  if (struck && !placed)
    cell->struck |= bit;
  if (placed || (alive && !struck))
    cell->left |= bit;
}

/* Keeps the cells that the step is about. */
static BaseStatus
list_cells (const Showing *self)
{
  const Board *board = self->reasoner->subject->board;
  DeskHint *hint = self->hint;

  hint->cells = base_new_zeroed (DeskHintCell, board_n_cells (board));
  if (hint->cells == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < board_n_options (board); option++)
    note_option (self, option, hint->cells);
  for (uint32_t cell = 0; cell < board_n_cells (board); cell++)
    if ((hint->cells[cell].ringed | hint->cells[cell].struck) != 0)
      {
        hint->cells[cell].cell = cell;
        hint->cells[hint->n_cells++] = hint->cells[cell];
      }
  return BASE_OK;
}

/* Keeps what can be chosen, for pictures. */
static BaseStatus
list_alive (const Showing *self)
{
  const uint32_t n = cover_problem_n_options (self->reasoner->subject->problem);

  self->hint->alive = base_new (uint8_t, n);
  if (self->hint->alive == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < n; option++)
    self->hint->alive[option] = reason_path_is_alive (self->reasoner->path, option);
  return BASE_OK;
}

BaseStatus
desk_hint_set_step (DeskHint *self, const DeskReasoner *reasoner, const ReasonStep *step)
{
  const Showing showing = { reasoner, step, self };
  BaseStatus status = reason_step_copy (step, &self->step);

  if (status == BASE_OK)
    status = list_cells (&showing);
  if (status == BASE_OK)
    status = list_alive (&showing);
  if (status != BASE_OK)
    return status;
  self->kind = DESK_HINT_STEP;
  self->subject = subject_ref (reasoner->subject);
  if (step->placed != COVER_NONE)
    {
      const BoardOption what = board_option (reasoner->subject->board, step->placed);

      self->cell = what.n_cells > 0 ? what.cells[0] : 0;
      self->value = what.value;
    }
  return BASE_OK;
}

void
desk_hint_clear (DeskHint *self)
{
  reason_step_clear (&self->step);
  free (self->cells);
  free (self->alive);
  subject_unref (self->subject);
  *self = (DeskHint){ .kind = DESK_HINT_NONE };
}

static BaseStatus
take_step (const DeskReasoner *reasoner, DeskHint *hint)
{
  ReasonStep step;
  ReasonState state;
  BaseStatus status = reason_path_next (reasoner->path, &step, &state);

  if (status != BASE_OK)
    return status;
  switch (state)
    {
    case REASON_GOES_ON:
      return desk_hint_set_step (hint, reasoner, &step);
    case REASON_SOLVED:
      hint->kind = DESK_HINT_NONE;
      return BASE_OK;
    case REASON_CONTRADICTION:
      hint->kind = DESK_HINT_WRONG_MARKS;
      return BASE_OK;
    case REASON_STUCK:
    default:
      hint->kind = DESK_HINT_STUCK;
      return BASE_OK;
    }
}

BaseStatus
desk_reason_find_step (const SudokuPuzzle *puzzle,
                       const SudokuPuzzle *position,
                       const char *symbols,
                       const uint8_t *solution,
                       uint32_t most,
                       const BaseStop *stop,
                       DeskHint *out_hint)
{
  DeskReasoner reasoner;
  BaseStatus status =
      desk_reasoner_open (&reasoner, puzzle, position, symbols, false, solution, stop);

  if (status == BASE_OK)
    {
      reason_path_set_most (reasoner.path, most);
      status = take_step (&reasoner, out_hint);
    }
  else if (status == BASE_BAD_INPUT)
    {
      out_hint->kind = DESK_HINT_TOO_LARGE;
      status = BASE_OK;
    }
  desk_reasoner_close (&reasoner);
  return status;
}
