/* The next step of the way to the solution, as a person goes it (reason-path.h).
 *
 * The position is a puzzle of its own: entries are its givens, and marks its candidates.  So the path
 * begins where the player is, and a step that the player has made does not come again.  What is left
 * of the problem is made anew for each hint: it is small, and its size decides the cost of the plan. */
#include "desk-jobs-private.h"

#include "base-memory.h"
#include "reason-plan.h"
#include "sudoku-subject.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const SudokuPuzzle *position;
  const BaseStop *stop;
  DeskHint *hint;
  uint32_t *solution; /* as options of the subject */
  uint32_t n_solution;
  ReasonPlan *plan;
  ReasonPath *path;
} Reasoner;

/* The options of the solution; those of rules are not known, and not needed. */
static BaseStatus
list_solution (Reasoner *self, const uint8_t *values)
{
  const Board *board = self->hint->subject->board;

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

static BaseStatus
begin_reasoning (Reasoner *self, const char *symbols, const uint8_t *solution)
{
  DeskHint *hint = self->hint;
  ReasonStart start = { .stop = self->stop };
  BaseStatus status = sudoku_subject_new (self->position, symbols, false, &hint->subject);

  if (status == BASE_OK)
    status =
        reason_plan_new (hint->subject->problem, hint->subject->board, self->stop, &self->plan);
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

static bool
contains (const uint32_t *all, uint32_t n, uint32_t one)
{
  for (uint32_t i = 0; i < n; i++)
    if (all[i] == one)
      return true;
  return false;
}

static bool
covers_any (const CoverProblem *problem, uint32_t option, const ReasonStep *step)
{
  uint32_t n_terms;
  const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

  for (uint32_t t = 0; t < n_terms; t++)
    if (contains (step->items, step->n_items, terms[t].item))
      return true;
  return false;
}

/* Sorts an open option into the masks of its cell.  The step has been taken: what it strikes is not
 * alive any more. */
static void
note_option (const Reasoner *self, uint32_t option, DeskHintCell *of_cell)
{
  const ReasonStep *step = &self->hint->step;
  const BoardOption what = board_option (self->hint->subject->board, option);
  const bool placed = option == step->placed;
  const bool struck = contains (step->struck, step->n_struck, option);
  const bool alive = placed || reason_path_is_alive (self->path, option);
  DeskHintCell *cell = &of_cell[what.n_cells == 1 ? what.cells[0] : 0];
  const uint64_t bit = what.n_cells == 1 ? (uint64_t) 1 << (what.value - 1) : 0;

  if ((alive || struck) && covers_any (self->hint->subject->problem, option, step))
    cell->ringed |= bit;
  if (struck && !placed)
    cell->struck |= bit;
  if (alive)
    cell->left |= bit;
}

/* Keeps the cells that the step is about. */
static BaseStatus
list_cells (Reasoner *self)
{
  DeskHint *hint = self->hint;
  const Board *board = hint->subject->board;

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

static BaseStatus
keep_step (Reasoner *self, const ReasonStep *step)
{
  DeskHint *hint = self->hint;
  BaseStatus status = reason_step_copy (step, &hint->step);

  if (status == BASE_OK)
    status = list_cells (self);
  if (status != BASE_OK)
    return status;
  hint->kind = DESK_HINT_STEP;
  if (step->placed != COVER_NONE)
    {
      const BoardOption what = board_option (hint->subject->board, step->placed);

      hint->cell = what.n_cells > 0 ? what.cells[0] : 0;
      hint->value = what.value;
    }
  return BASE_OK;
}

static BaseStatus
take_step (Reasoner *self)
{
  ReasonStep step;
  ReasonState state;
  BaseStatus status = reason_path_next (self->path, &step, &state);

  if (status != BASE_OK)
    return status;
  switch (state)
    {
    case REASON_GOES_ON:
      return keep_step (self, &step);
    case REASON_SOLVED:
      self->hint->kind = DESK_HINT_NONE;
      return BASE_OK;
    case REASON_CONTRADICTION:
      self->hint->kind = DESK_HINT_WRONG_MARKS;
      return BASE_OK;
    case REASON_STUCK:
    default:
      self->hint->kind = DESK_HINT_STUCK;
      return BASE_OK;
    }
}

void
desk_hint_clear (DeskHint *self)
{
  reason_step_clear (&self->step);
  free (self->cells);
  subject_unref (self->subject);
  *self = (DeskHint){ .kind = DESK_HINT_NONE };
}

BaseStatus
desk_reason_find_step (const DeskRequest *request,
                       const uint8_t *solution,
                       const BaseStop *stop,
                       DeskHint *out_hint)
{
  Reasoner self = { .position = request->position, .stop = stop, .hint = out_hint };
  BaseStatus status = begin_reasoning (&self, request->symbols, solution);

  if (status == BASE_OK)
    status = take_step (&self);
  else if (status == BASE_BAD_INPUT)
    {
      out_hint->kind = DESK_HINT_TOO_LARGE;
      status = BASE_OK;
    }
  free (self.solution);
  reason_path_free (self.path);
  reason_plan_free (self.plan);
  return status;
}
