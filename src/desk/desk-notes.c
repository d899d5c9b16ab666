/* How a player's marks are read.
 *
 * Marks in every open cell are candidates: what they leave out is ruled out, and marks that leave
 * out the digit of the solution are wrong.
 *
 * But many players mark only some cells: the two places of a digit in a box, or a pair.  Such a
 * note rules out nothing else in its cell.  While any open cell has no marks, a cell with at most
 * half of the digits that its groups leave may have a note.  Nobody can tell a note from a mistake,
 * and a right note must not be called wrong.  So notes are candidates as far as they can be: not
 * where they leave out the digit of the solution, and not where two cells of a group have the same
 * single mark.  Whatever a hint concludes from the others is true.  A hint that strikes candidates
 * leaves marks that are read as candidates, so it does not come again. */
#include "desk-jobs-private.h"

static uint64_t
first_candidates (const SudokuPuzzle *puzzle, uint32_t cell)
{
  return puzzle->candidates != NULL ? puzzle->candidates[cell]
                                    : sudoku_all_values (sudoku_shape_n_values (puzzle->shape));
}

static bool
is_marked (const DeskRequest *request, uint32_t cell)
{
  return request->position->candidates != NULL && request->position->values[cell] == 0
         && request->position->candidates[cell] != first_candidates (request->puzzle, cell);
}

/* A puzzle with candidates of its own has marks in all cells from the start. */
static bool
are_partial (const DeskRequest *request)
{
  const SudokuPuzzle *position = request->position;

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (position->shape); cell++)
    if (position->values[cell] == 0 && !is_marked (request, cell))
      return request->puzzle->candidates == NULL;
  return false;
}

static uint64_t
digits_around (const SudokuPuzzle *position, uint32_t cell)
{
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (position->shape, cell, &n);
  uint64_t digits = 0;

  for (uint32_t i = 0; i < n; i++)
    {
      const BoardGroup group = sudoku_shape_group (position->shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        if (position->values[group.cells[k]] != 0)
          digits |= (uint64_t) 1 << (position->values[group.cells[k]] - 1);
    }
  return digits;
}

/* Whether a cell of a position that is marked in part has few marks. */
static bool
is_note (const DeskRequest *request, uint32_t cell)
{
  const uint64_t open =
      first_candidates (request->puzzle, cell) & ~digits_around (request->position, cell);
  const uint64_t marks = open & request->position->candidates[cell];

  return 2 * __builtin_popcountll (marks) <= __builtin_popcountll (open);
}

static bool
is_single (uint64_t marks)
{
  return marks != 0 && (marks & (marks - 1)) == 0;
}

/* Whether another cell of a group has the same single mark. */
static bool
is_one_of_two (const DeskRequest *request, uint32_t cell)
{
  const SudokuPuzzle *position = request->position;
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (position->shape, cell, &n);

  if (!is_single (position->candidates[cell]))
    return false;
  for (uint32_t i = 0; i < n; i++)
    {
      const BoardGroup group = sudoku_shape_group (position->shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        if (group.cells[k] != cell && is_marked (request, group.cells[k])
            && position->candidates[group.cells[k]] == position->candidates[cell])
          return true;
    }
  return false;
}

static bool
leaves_out (uint64_t marks, uint8_t digit)
{
  return (marks >> (digit - 1) & 1) == 0;
}

void
desk_notes_drop (const DeskRequest *request, const uint8_t *solution, SudokuPuzzle *position)
{
  if (!are_partial (request))
    return;
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (position->shape); cell++)
    if (is_marked (request, cell)
        && (solution == NULL || leaves_out (request->position->candidates[cell], solution[cell])
            || is_one_of_two (request, cell)))
      position->candidates[cell] = first_candidates (request->puzzle, cell);
}

uint32_t
desk_notes_list_wrong (const DeskRequest *request, const uint8_t *solution, uint32_t *cells)
{
  const bool partial = are_partial (request);
  uint32_t n = 0;

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (request->position->shape); cell++)
    if (is_marked (request, cell)
        && leaves_out (request->position->candidates[cell], solution[cell])
        && !(partial && is_note (request, cell)))
      cells[n++] = cell;
  return n;
}
