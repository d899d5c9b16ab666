/* Why a candidate is out: the smallest reason that is found (reason_path_why ()).
 *
 * Nothing rules out the digit of the only solution, so the answer says that it is the right one.
 * In a puzzle with several solutions a candidate that one of them has is said to be possible.
 * Otherwise a solution only makes the search short.
 *
 * A candidate that the player has struck is asked about as if it still stood there, and an entry as
 * if it were taken back. */
#include "desk-jobs-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  DeskJobs *jobs;
  const DeskRequest *request; /* its position has the candidate open */
  SudokuPuzzle *position;     /* with the marks as they are read */
  DeskWatch *watch;
  DeskAnswer *answer;
} Question;

static uint64_t
bit_of (uint32_t value)
{
  return (uint64_t) 1 << (value - 1);
}

/* Whether the puzzle itself leaves the candidate out. */
static bool
is_excluded (const DeskRequest *request)
{
  const uint64_t *candidates = request->puzzle->candidates;

  return candidates != NULL && (candidates[request->cell] & bit_of (request->value)) == 0;
}

/* Finds a cell of a group that has the value already. */
static bool
find_digit (const DeskRequest *request, uint32_t *out_cell)
{
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (request->position->shape, request->cell, &n);

  for (uint32_t i = 0; i < n; i++)
    {
      const BoardGroup group = sudoku_shape_group (request->position->shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        if (group.cells[k] != request->cell
            && request->position->values[group.cells[k]] == request->value)
          {
            *out_cell = group.cells[k];
            return true;
          }
    }
  return false;
}

static void
open_candidate (const DeskRequest *request, SudokuPuzzle *position)
{
  position->values[request->cell] = 0;
  if (position->candidates != NULL)
    position->candidates[request->cell] |= bit_of (request->value);
}

/* `solution` is the only one, or NULL.  True: the marks are good for reasoning. */
static bool
read_marks (Question *self, const uint8_t *solution)
{
  DeskAnswer *answer = self->answer;

  if (solution != NULL)
    answer->n_cells = desk_notes_list_wrong (self->request, solution, answer->cells);
  desk_notes_drop (self->request, solution, self->position);
  return answer->n_cells == 0;
}

static uint32_t
find_option (const Board *board, uint32_t cell, uint32_t value)
{
  for (uint32_t option = 0; option < board_n_options (board); option++)
    {
      const BoardOption what = board_option (board, option);

      if (what.n_cells == 1 && what.cells[0] == cell && what.value == value)
        return option;
    }
  return COVER_NONE;
}

static BaseStatus
refute_candidate (Question *self, const DeskReasoner *reasoner)
{
  DeskHint *hint = &self->answer->hint;
  const uint32_t option =
      find_option (reasoner->subject->board, self->request->cell, self->request->value);
  bool found = false;
  BaseStatus status = BASE_OK;
  ReasonStep step;

  if (option != COVER_NONE && reason_path_is_alive (reasoner->path, option))
    status = reason_path_why (reasoner->path, option, &found, &step);
  if (status != BASE_OK)
    return status;
  hint->kind = DESK_HINT_NO_REASON;
  return found ? desk_hint_set_step (hint, reasoner, &step) : BASE_OK;
}

static BaseStatus
find_reason (Question *self, const uint8_t *solution)
{
  DeskReasoner reasoner;
  BaseStatus status =
      desk_reasoner_open (&reasoner, self->request->puzzle, self->position, self->request->symbols,
                          false, solution, self->watch->stop);

  if (status == BASE_OK)
    status = refute_candidate (self, &reasoner);
  else if (status == BASE_BAD_INPUT)
    {
      self->answer->hint.kind = DESK_HINT_TOO_LARGE;
      status = BASE_OK;
    }
  desk_reasoner_close (&reasoner);
  return status;
}

/* Whether a solution agrees with all other entries and has the value in the cell. */
static BaseStatus
is_possible (Question *self, const uint8_t *solution, bool *out_possible)
{
  const DeskRequest *request = self->request;
  const uint32_t n_cells = sudoku_shape_n_cells (request->puzzle->shape);
  SudokuPuzzle *tried = sudoku_puzzle_copy (request->puzzle);
  uint8_t *values = base_new (uint8_t, n_cells);
  BaseStatus status = tried != NULL && values != NULL ? BASE_OK : BASE_NO_MEMORY;

  *out_possible = solution[request->cell] == request->value;
  if (status == BASE_OK && !*out_possible)
    {
      memcpy (tried->values, request->position->values, n_cells);
      tried->values[request->cell] = (uint8_t) request->value;
      status = desk_jobs_any_solution (self->jobs, tried, self->watch, values, out_possible);
    }
  sudoku_puzzle_free (tried);
  free (values);
  return status;
}

static BaseStatus
search_reason (Question *self, const uint8_t *only)
{
  BaseStatus status = BASE_OK;

  self->position = sudoku_puzzle_copy (self->request->position);
  if (self->position == NULL)
    return BASE_NO_MEMORY;
  if (read_marks (self, only))
    status = find_reason (self, only);
  else
    self->answer->hint.kind = DESK_HINT_WRONG_MARKS;
  sudoku_puzzle_free (self->position);
  return status;
}

/* `solution` agrees with all other entries. */
static BaseStatus
answer_question (Question *self, const uint8_t *solution)
{
  const DeskRequest *request = self->request;
  const uint8_t *second;
  bool possible = false;
  BaseStatus status = desk_jobs_solution (self->jobs, request->puzzle, 1, self->watch, &second);

  if (status == BASE_OK && second != NULL)
    status = is_possible (self, solution, &possible);
  if (status != BASE_OK)
    return status;
  if (second == NULL)
    possible = solution[request->cell] == request->value;
  if (possible)
    {
      self->answer->hint.kind = second == NULL ? DESK_HINT_RIGHT : DESK_HINT_POSSIBLE;
      return BASE_OK;
    }
  return search_reason (self, second == NULL ? solution : NULL);
}

/* What is seen without any search, or else what is wrong, comes first. */
static BaseStatus
look_around (Question *self)
{
  DeskHint *hint = &self->answer->hint;
  uint8_t *with_entries;
  BaseStatus status;

  if (is_excluded (self->request) || find_digit (self->request, &hint->cell))
    {
      hint->kind = is_excluded (self->request) ? DESK_HINT_EXCLUDED : DESK_HINT_SEEN;
      return BASE_OK;
    }
  status =
      desk_jobs_find_wrong (self->jobs, self->request, self->watch, self->answer, &with_entries);
  if (status == BASE_OK && with_entries == NULL)
    hint->kind = DESK_HINT_NO_SOLUTION;
  else if (status == BASE_OK && self->answer->n_cells > 0)
    hint->kind = DESK_HINT_WRONG_ENTRIES;
  else if (status == BASE_OK)
    status = answer_question (self, with_entries);
  free (with_entries);
  return status;
}

BaseStatus
desk_jobs_find_why (DeskJobs *self,
                    const DeskRequest *request,
                    DeskWatch *watch,
                    DeskAnswer *answer)
{
  SudokuShape *shape = request->puzzle->shape;
  DeskRequest asked = *request;
  Question question = { self, &asked, NULL, watch, answer };
  SudokuPuzzle *position;
  BaseStatus status;

  if (request->cell >= sudoku_shape_n_cells (shape) || request->value == 0
      || request->value > sudoku_shape_n_values (shape)
      || request->puzzle->values[request->cell] != 0)
    return BASE_BAD_INPUT;
  answer->cell = request->cell;
  answer->value = request->value;
  position = sudoku_puzzle_copy (request->position);
  if (position == NULL)
    return BASE_NO_MEMORY;
  open_candidate (request, position);
  asked.position = position;
  status = look_around (&question);
  sudoku_puzzle_free (position);
  return status;
}
