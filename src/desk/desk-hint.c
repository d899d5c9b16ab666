/* Finds wrong entries, and the next place to look at.
 *
 * An entry is wrong when the puzzle's only solution has another value there.  A puzzle with several
 * solutions needs another rule: entries are accepted one by one in the order of their cells, and
 * one is wrong when no solution agrees with it and all that were accepted before.
 *
 * A hint first names what is wrong: entries, then marks that leave out the digit of the only
 * solution (desk-notes.c).  Then it is the next step of the way to the solution (desk-reason.c).
 * In a large grid an easy step may come before all that is known (desk-early.c). */
#include "desk-jobs-private.h"

#include "base-memory.h"
#include "reason-plan.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  DeskJobs *jobs;
  const DeskRequest *request;
  DeskWatch *watch;
  DeskAnswer *answer;
  uint32_t n_cells;
} Inquiry;

static bool
is_entry (const Inquiry *self, uint32_t cell)
{
  return self->request->puzzle->values[cell] == 0 && self->request->position->values[cell] != 0;
}

/* Lists the entries that differ from a solution; returns their number. */
static uint32_t
list_disagreeing (const Inquiry *self, const uint8_t *solution, uint32_t *cells)
{
  uint32_t n = 0;

  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    if (is_entry (self, cell) && self->request->position->values[cell] != solution[cell])
      cells[n++] = cell;
  return n;
}

/* `solution` agrees with the entries accepted so far.  The next entry is accepted when some
 * solution agrees with it too. */
static BaseStatus
take_one_by_one (Inquiry *self, uint8_t *solution)
{
  SudokuPuzzle *taken = sudoku_puzzle_copy (self->request->puzzle);
  DeskAnswer *answer = self->answer;
  BaseStatus status = taken != NULL ? BASE_OK : BASE_NO_MEMORY;

  answer->n_cells = 0;
  answer->together = true;
  for (uint32_t cell = 0; cell < self->n_cells && status == BASE_OK; cell++)
    {
      bool found = true;

      if (!is_entry (self, cell))
        continue;
      taken->values[cell] = self->request->position->values[cell];
      if (solution[cell] != taken->values[cell])
        status = desk_jobs_any_solution (self->jobs, taken, self->watch, solution, &found);
      if (found || status != BASE_OK)
        continue;
      taken->values[cell] = 0;
      answer->cells[answer->n_cells++] = cell;
    }
  sudoku_puzzle_free (taken);
  return status;
}

static BaseStatus
compare_with_entries (Inquiry *self, const uint8_t *first, uint8_t **out_with_entries)
{
  DeskAnswer *answer = self->answer;
  const uint8_t *second;
  BaseStatus status;
  bool complete;

  answer->cells = base_new (uint32_t, self->n_cells);
  *out_with_entries = base_copy (first, self->n_cells, 1);
  if (answer->cells == NULL || *out_with_entries == NULL)
    return BASE_NO_MEMORY;
  answer->n_cells = list_disagreeing (self, first, answer->cells);
  if (answer->n_cells == 0)
    return BASE_OK;
  status = desk_jobs_solution (self->jobs, self->request->puzzle, 1, self->watch, &second);
  if (status == BASE_OK && second != NULL)
    status = take_one_by_one (self, *out_with_entries);
  answer->n_solutions = desk_jobs_n_solutions (self->jobs, &complete);
  if (status != BASE_OK)
    answer->n_cells = 0;
  return status;
}

BaseStatus
desk_jobs_find_wrong (DeskJobs *self,
                      const DeskRequest *request,
                      DeskWatch *watch,
                      DeskAnswer *answer,
                      uint8_t **out_with_entries)
{
  Inquiry inquiry = { self, request, watch, answer, sudoku_shape_n_cells (request->puzzle->shape) };
  const uint8_t *first;
  BaseStatus status = desk_jobs_solution (self, request->puzzle, 0, watch, &first);

  *out_with_entries = NULL;
  answer->n_solutions = desk_jobs_n_solutions (self, &answer->complete);
  return first != NULL ? compare_with_entries (&inquiry, first, out_with_entries) : status;
}

static bool
is_full (const SudokuPuzzle *position)
{
  return sudoku_puzzle_n_givens (position) == sudoku_shape_n_cells (position->shape);
}

/* The values of each open cell that no digit in its groups and no mark excludes; 0 for others. */
static void
list_open (const SudokuPuzzle *position, uint64_t *open)
{
  const uint32_t n_values = sudoku_shape_n_values (position->shape);

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (position->shape); cell++)
    open[cell] = position->values[cell] != 0    ? 0
                 : position->candidates != NULL ? position->candidates[cell]
                                                : sudoku_all_values (n_values);
  for (uint32_t g = 0; g < sudoku_shape_n_groups (position->shape); g++)
    {
      const BoardGroup group = sudoku_shape_group (position->shape, g);
      uint64_t digits = 0;

      for (uint32_t i = 0; i < group.n_cells; i++)
        if (position->values[group.cells[i]] != 0)
          digits |= (uint64_t) 1 << (position->values[group.cells[i]] - 1);
      for (uint32_t i = 0; i < group.n_cells; i++)
        open[group.cells[i]] &= ~digits;
    }
}

/* Whether a value has a single place in some group, or a cell a single value: those are found
 * without any search. */
static bool
has_single (const SudokuPuzzle *position, const uint64_t *open)
{
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (position->shape); cell++)
    if (position->values[cell] == 0 && (open[cell] & (open[cell] - 1)) == 0)
      return true;
  for (uint32_t g = 0; g < sudoku_shape_n_groups (position->shape); g++)
    {
      const BoardGroup group = sudoku_shape_group (position->shape, g);
      uint64_t once = 0, twice = 0;

      for (uint32_t i = 0; i < group.n_cells; i++)
        {
          twice |= once & open[group.cells[i]];
          once |= open[group.cells[i]];
        }
      if ((once & ~twice) != 0)
        return true;
    }
  return false;
}

/* Looks for a solution with each open value, until one has none. */
static BaseStatus
try_open (Inquiry *self, SudokuPuzzle *tried, uint64_t *open, uint8_t *solution, bool *out_all)
{
  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    for (uint32_t value = 1; open[cell] != 0; value++)
      {
        BaseStatus status;

        if ((open[cell] >> (value - 1) & 1) == 0)
          continue;
        tried->values[cell] = (uint8_t) value;
        status = desk_jobs_any_solution (self->jobs, tried, self->watch, solution, out_all);
        tried->values[cell] = 0;
        if (status != BASE_OK || !*out_all)
          return status;
        for (uint32_t i = 0; i < self->n_cells; i++)
          open[i] &= ~((uint64_t) 1 << (solution[i] - 1));
      }
  return BASE_OK;
}

/* Whether each open value is in some solution, so that no step exists.  Techniques would show that
 * only by failing for each value, one after the other: minutes in an open grid of 16x16. */
static BaseStatus
is_all_possible (Inquiry *self, const SudokuPuzzle *position, bool *out_all)
{
  SudokuPuzzle *tried = sudoku_puzzle_copy (position);
  uint64_t *open = base_new_zeroed (uint64_t, self->n_cells);
  uint8_t *solution = base_new (uint8_t, self->n_cells);
  BaseStatus status = tried != NULL && open != NULL && solution != NULL ? BASE_OK : BASE_NO_MEMORY;

  *out_all = false;
  if (status == BASE_OK)
    {
      list_open (position, open);
      if (!has_single (position, open))
        status = try_open (self, tried, open, solution, out_all);
    }
  sudoku_puzzle_free (tried);
  free (open);
  free (solution);
  return status;
}

static BaseStatus
find_step_of_several (Inquiry *self, const SudokuPuzzle *position)
{
  const uint32_t n_values = sudoku_shape_n_values (position->shape);
  DeskHint *hint = &self->answer->hint;
  BaseStatus status = BASE_OK;
  bool nothing = false;

  if (self->n_cells * n_values <= REASON_MOST_OPTIONS)
    status = is_all_possible (self, position, &nothing);
  if (status == BASE_OK && nothing)
    hint->kind = DESK_HINT_STUCK;
  if (status != BASE_OK || nothing)
    return status;
  return desk_reason_find_step (self->request->puzzle, position, self->request->symbols, NULL, 0,
                                self->watch->stop, hint);
}

/* Of a puzzle with several solutions.  Notes that fit none of them are no candidates. */
static BaseStatus
find_common_step (Inquiry *self, SudokuPuzzle *position)
{
  DeskHint *hint = &self->answer->hint;
  BaseStatus status = find_step_of_several (self, position);

  if (status != BASE_OK || hint->kind != DESK_HINT_WRONG_MARKS)
    return status;
  desk_notes_drop (self->request, NULL, position);
  desk_hint_clear (hint);
  return find_step_of_several (self, position);
}

static BaseStatus
find_step_of_one (Inquiry *self, const uint8_t *solution, SudokuPuzzle *position)
{
  DeskAnswer *answer = self->answer;

  answer->n_cells = desk_notes_list_wrong (self->request, solution, answer->cells);
  if (answer->n_cells > 0)
    {
      answer->hint.kind = DESK_HINT_WRONG_MARKS;
      return BASE_OK;
    }
  desk_notes_drop (self->request, solution, position);
  return desk_reason_find_step (self->request->puzzle, position, self->request->symbols, solution,
                                0, self->watch->stop, &answer->hint);
}

/* `solution` agrees with all entries. */
static BaseStatus
find_next_step (Inquiry *self, const uint8_t *solution)
{
  SudokuPuzzle *position;
  const uint8_t *second;
  BaseStatus status;

  if (is_full (self->request->position))
    return BASE_OK;
  status = desk_jobs_solution (self->jobs, self->request->puzzle, 1, self->watch, &second);
  if (status != BASE_OK)
    return status;
  position = sudoku_puzzle_copy (self->request->position);
  if (position == NULL)
    return BASE_NO_MEMORY;
  status = second != NULL ? find_common_step (self, position)
                          : find_step_of_one (self, solution, position);
  sudoku_puzzle_free (position);
  return status;
}

BaseStatus
desk_jobs_find_hint (DeskJobs *self,
                     const DeskRequest *request,
                     DeskWatch *watch,
                     DeskAnswer *answer)
{
  Inquiry inquiry = { self, request, watch, answer, sudoku_shape_n_cells (request->puzzle->shape) };
  uint8_t *with_entries;
  BaseStatus status = BASE_OK;

  if (desk_early_is_wanted (request->puzzle) && !desk_jobs_is_proved (self, request->puzzle))
    status = desk_early_find_step (request, watch->stop, &answer->hint);
  if (status != BASE_OK || answer->hint.kind == DESK_HINT_STEP)
    return status;
  status = desk_jobs_find_wrong (self, request, watch, answer, &with_entries);
  if (status == BASE_OK && with_entries == NULL)
    answer->hint.kind = DESK_HINT_NO_SOLUTION;
  else if (status == BASE_OK && answer->n_cells > 0)
    answer->hint.kind = DESK_HINT_WRONG_ENTRIES;
  else if (status == BASE_OK)
    status = find_next_step (&inquiry, with_entries);
  free (with_entries);
  return status;
}
