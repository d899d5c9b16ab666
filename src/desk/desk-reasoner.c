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

/* What a position adds to the givens of its puzzle. */
typedef struct
{
  const SudokuPuzzle *position; /* NULL: nothing */
  uint32_t *placed;             /* the givens of the subject, then entries */
  uint32_t n_placed, n_entered;
  uint8_t *struck; /* flags of the options that the puzzle leaves out */
  uint8_t *out;    /* and of those that the marks leave out */
} Beginning;

static void
add_entry (const Subject *subject, Beginning *self, uint32_t option)
{
  const BoardOption what = board_option (subject->board, option);
  const SudokuPuzzle *position = self->position;
  const uint32_t cell = what.n_cells == 1 ? what.cells[0] : 0;

  if (position == NULL || what.n_cells != 1 || base_contains (self->placed, self->n_placed, option))
    return;
  if (position->values[cell] == what.value)
    {
      self->placed[self->n_placed++] = option;
      self->n_entered++;
    }
  else if (position->values[cell] == 0 && position->candidates != NULL)
    self->out[option] = (position->candidates[cell] >> (what.value - 1) & 1) == 0;
}

/* Begins at the givens of the subject, without the options that have no links, and with what the
 * position adds. */
static BaseStatus
begin_path (DeskReasoner *self, const SudokuPuzzle *position, const BaseStop *stop)
{
  const CoverLinks *links = self->subject->links;
  const uint32_t n_givens = self->subject->n_givens;
  Beginning beginning = {
    .position = position,
    .placed = base_new (uint32_t, (size_t) n_givens + links->n_options),
    .struck = base_new_zeroed (uint8_t, links->n_options),
    .out = base_new_zeroed (uint8_t, links->n_options),
  };
  BaseStatus status = BASE_NO_MEMORY;

  if (beginning.placed != NULL && beginning.struck != NULL && beginning.out != NULL)
    {
      for (uint32_t i = 0; i < n_givens; i++)
        beginning.placed[beginning.n_placed++] = self->subject->givens[i];
      for (uint32_t option = 0; option < links->n_options; option++)
        {
          beginning.struck[option] = links->first[option] + 1 >= links->first[option + 1];
          add_entry (self->subject, &beginning, option);
        }
      status = reason_path_begin (self->path, &(ReasonStart){ .placed = beginning.placed,
                                                              .n_placed = beginning.n_placed,
                                                              .n_entered = beginning.n_entered,
                                                              .struck = beginning.struck,
                                                              .out = beginning.out,
                                                              .solution = self->solution,
                                                              .n_solution = self->n_solution,
                                                              .stop = stop });
    }
  free (beginning.placed);
  free (beginning.struck);
  free (beginning.out);
  return status;
}

BaseStatus
desk_reasoner_open (DeskReasoner *self,
                    const SudokuPuzzle *puzzle,
                    const SudokuPuzzle *position,
                    const char *symbols,
                    bool is_whole,
                    const uint8_t *solution,
                    const BaseStop *stop)
{
  BaseStatus status;

  *self = (DeskReasoner){ 0 };
  status =
      sudoku_subject_new (puzzle != NULL ? puzzle : position, symbols, is_whole, &self->subject);
  if (status == BASE_OK)
    status = reason_plan_new (self->subject->problem, self->subject->board, stop, &self->plan);
  if (status == BASE_OK)
    status = reason_path_new (self->plan, &self->path);
  if (status == BASE_OK)
    status = list_solution (self, solution);
  return status == BASE_OK ? begin_path (self, puzzle != NULL ? position : NULL, stop) : status;
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

BaseStatus
desk_reasoner_rate (const SudokuPuzzle *puzzle,
                    const uint8_t *solution,
                    const BaseStop *stop,
                    ReasonRating *out_rating)
{
  DeskReasoner reasoner;
  BaseStatus status = desk_reasoner_open (&reasoner, NULL, puzzle, "", true, solution, stop);

  if (status == BASE_OK)
    {
      reason_path_limit_work (reasoner.path, REASON_RATING_WORK);
      status = reason_path_rate (reasoner.path, out_rating);
    }
  desk_reasoner_close (&reasoner);
  return status;
}
