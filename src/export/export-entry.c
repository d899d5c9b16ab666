#include "export-entry.h"

#include "base-memory.h"
#include "words-fill.h"

#include <stdlib.h>
#include <string.h>

/* A puzzle for which it takes longer has no solution in a book. */
#define MOST_NODES 10000000

BaseStatus
export_solve (const SudokuPuzzle *puzzle,
              CoverRule rule,
              uint64_t seed,
              const BaseStop *stop,
              uint8_t *solution,
              bool *out_found)
{
  const CoverLimits limits = { .solutions = 1, .stop = stop };
  SudokuSolver *solver = NULL;
  BaseStatus status = sudoku_solver_new (puzzle->shape, &solver);

  if (status == BASE_OK)
    {
      sudoku_solver_set_rule (solver, rule, seed);
      status = sudoku_solver_start (solver, puzzle);
    }
  if (status == BASE_OK
      && sudoku_solver_next (solver, &limits, solution, out_found) == COVER_RAN_TO_STOP)
    status = BASE_STOPPED;
  sudoku_solver_free (solver);
  return status;
}

/* What stands behind the puzzle, or else the last line above it. */
static void
add_name (const FormatsPuzzle *puzzle, BaseText *out)
{
  const BaseText *text = &puzzle->layout.text;
  size_t end = puzzle->layout.head < text->length ? puzzle->layout.head : text->length, start;
  BaseText name = BASE_TEXT_EMPTY;

  if (puzzle->comment.length > 0)
    base_text_add (&name, puzzle->comment.bytes);
  else
    {
      while (end > 0 && strchr ("\r\n \t", text->bytes[end - 1]) != NULL)
        end--;
      for (start = end;
           start > 0 && text->bytes[start - 1] != '\n' && text->bytes[start - 1] != '\r';)
        start--;
      while (start < end && strchr ("# \t", text->bytes[start]) != NULL)
        start++;
      base_text_add_bytes (&name, start < end ? text->bytes + start : "", end - start);
    }
  words_add_harmless (out, base_text_string (&name));
  out->failed |= name.failed;
  base_text_clear (&name);
}

static BaseStatus
solve (ExportEntryRoom *self, SudokuSolver *solver, const BaseStop *stop, ExportEntry *entry)
{
  const size_t n_cells = sudoku_shape_n_cells (entry->puzzle->shape);
  CoverLimits limits = { .solutions = 1, .nodes = MOST_NODES, .stop = stop };
  bool found = false, again = false;
  void *array = self->solution;
  BaseStatus status = base_grow (&array, &self->n_cells, n_cells * 2, 1);

  self->solution = array;
  if (status != BASE_OK)
    return status;
  status = sudoku_solver_start (solver, entry->puzzle);
  if (status == BASE_BAD_INPUT)
    return BASE_OK;
  if (status != BASE_OK)
    return status;
  if (sudoku_solver_next (solver, &limits, self->solution, &found) == COVER_RAN_TO_STOP)
    return BASE_STOPPED;
  limits.solutions = 2;
  if (found)
    (void) sudoku_solver_next (solver, &limits, self->solution + n_cells, &again);
  entry->solution = found ? self->solution : NULL;
  entry->several = again;
  return BASE_OK;
}

BaseStatus
export_entry_make (ExportEntryRoom *room,
                   const FormatsPuzzle *puzzle,
                   SudokuSolver *solver,
                   const BaseStop *stop,
                   ExportEntry *out_entry)
{
  const SudokuPuzzle *sudoku = puzzle->sudoku;

  base_text_reset (&room->name);
  add_name (puzzle, &room->name);
  *out_entry = (ExportEntry){
    .puzzle = sudoku,
    .symbols =
        formats_symbols (&puzzle->layout, sudoku_shape_n_values (sudoku->shape), room->symbols),
    .name = base_text_string (&room->name),
  };
  if (base_text_status (&room->name) != BASE_OK)
    return BASE_NO_MEMORY;
  return solver != NULL ? solve (room, solver, stop, out_entry) : BASE_OK;
}

void
export_entry_room_clear (ExportEntryRoom *self)
{
  base_text_clear (&self->name);
  free (self->solution);
  *self = (ExportEntryRoom){ 0 };
}
