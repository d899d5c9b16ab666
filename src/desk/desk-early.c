/* A step of a large grid before it is proved that the grid has only one solution.
 *
 * The proof for a minimal 25x25 takes many seconds, and a player who asks for a hint must not wait
 * for it.  A step that follows from the givens alone is true in every solution.
 *
 * No solution is known, so entries cannot be compared with one.  Instead, all digits are placed
 * that follow from the givens by singles.  If every entry is among them, all entries are right, and
 * the next easy step is looked for, without the marks.  Otherwise the player waits for the proof,
 * and where there are marks also if the step only strikes candidates: the marks may lack them. */
#include "desk-jobs-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* Grids of that many cells, 16x16, are proved in much less than a second. */
#define MOST_CELLS_TO_PROVE 256u

/* A step that is not harder, in tenths, is given early: all that need no chains. */
#define MOST_DIFFICULTY 54u

/* The values that each open cell may still have, and those that each group still needs. */
typedef struct
{
  const SudokuShape *shape;
  uint8_t *values;
  uint64_t *open; /* 0: the cell is filled */
} Singles;

static void
place_value (Singles *self, uint32_t cell, uint32_t value)
{
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (self->shape, cell, &n);

  self->values[cell] = (uint8_t) value;
  self->open[cell] = 0;
  for (uint32_t i = 0; i < n; i++)
    {
      const BoardGroup group = sudoku_shape_group (self->shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        self->open[group.cells[k]] &= ~((uint64_t) 1 << (value - 1));
    }
}

static uint32_t
only_value (uint64_t bits)
{
  return (uint32_t) __builtin_ctzll (bits) + 1;
}

/* Places the values that have one place left in a group that needs each value. */
static bool
place_hidden (Singles *self, BoardGroup group)
{
  uint64_t once = 0, twice = 0;
  bool any = false;

  if (group.n_cells != sudoku_shape_n_values (self->shape))
    return false;
  for (uint32_t i = 0; i < group.n_cells; i++)
    {
      twice |= once & self->open[group.cells[i]];
      once |= self->open[group.cells[i]];
    }
  for (uint32_t i = 0; i < group.n_cells; i++)
    {
      const uint64_t bits = self->open[group.cells[i]] & once & ~twice;

      if (bits == 0)
        continue;
      place_value (self, group.cells[i], only_value (bits));
      any = true;
    }
  return any;
}

static bool
place_naked (Singles *self)
{
  bool any = false;

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (self->shape); cell++)
    if (self->open[cell] != 0 && (self->open[cell] & (self->open[cell] - 1)) == 0)
      {
        place_value (self, cell, only_value (self->open[cell]));
        any = true;
      }
  return any;
}

/* Whether singles lead from the givens to each entry. */
static bool
follow_from_givens (Singles *self, const SudokuPuzzle *puzzle, const SudokuPuzzle *position)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  bool any = true;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    self->open[cell] = sudoku_all_values (sudoku_shape_n_values (self->shape));
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (puzzle->values[cell] != 0)
      place_value (self, cell, puzzle->values[cell]);
  while (any)
    {
      any = place_naked (self);
      for (uint32_t g = 0; g < sudoku_shape_n_groups (self->shape); g++)
        any = place_hidden (self, sudoku_shape_group (self->shape, g)) || any;
    }
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (position->values[cell] != 0 && position->values[cell] != self->values[cell])
      return false;
  return true;
}

static BaseStatus
test_entries (const SudokuPuzzle *puzzle, const SudokuPuzzle *position, bool *out_good)
{
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);
  Singles singles = {
    .shape = puzzle->shape,
    .values = base_new_zeroed (uint8_t, n_cells),
    .open = base_new (uint64_t, n_cells),
  };
  const BaseStatus status =
      singles.values != NULL && singles.open != NULL ? BASE_OK : BASE_NO_MEMORY;

  *out_good = status == BASE_OK && follow_from_givens (&singles, puzzle, position);
  free (singles.values);
  free (singles.open);
  return status;
}

bool
desk_early_is_wanted (const SudokuPuzzle *puzzle)
{
  return sudoku_shape_n_cells (puzzle->shape) > MOST_CELLS_TO_PROVE && puzzle->candidates == NULL;
}

static BaseStatus
find_step_without_marks (const DeskRequest *request, const BaseStop *stop, DeskHint *out_hint)
{
  SudokuPuzzle *position = sudoku_puzzle_copy (request->position);
  BaseStatus status;

  if (position == NULL)
    return BASE_NO_MEMORY;
  free (position->candidates);
  position->candidates = NULL;
  status = desk_reason_find_step (request->puzzle, position, request->symbols, NULL,
                                  MOST_DIFFICULTY, stop, out_hint);
  sudoku_puzzle_free (position);
  return status;
}

BaseStatus
desk_early_find_step (const DeskRequest *request, const BaseStop *stop, DeskHint *out_hint)
{
  bool is_good;
  BaseStatus status = test_entries (request->puzzle, request->position, &is_good);

  if (status == BASE_OK && is_good)
    status = find_step_without_marks (request, stop, out_hint);
  if (status == BASE_OK && out_hint->kind == DESK_HINT_STEP
      && (out_hint->value != 0 || request->position->candidates == NULL))
    out_hint->is_unproved = true;
  else
    desk_hint_clear (out_hint);
  return status;
}
