#include "export-entry.h"

#include "base-memory.h"
#include "words-fill.h"

#include <stdlib.h>
#include <string.h>

/* Search limit: a puzzle that needs more nodes has no solution in a book. */
#define MOST_NODES 10000000

BaseStatus
export_solve (SudokuSolver *solver,
              const SudokuPuzzle *puzzle,
              CoverRule rule,
              uint64_t seed,
              const BaseStop *stop,
              uint8_t *solution,
              bool *out_found)
{
  const CoverLimits limits = { .solutions = 1, .stop = stop };
  BaseStatus status;

  sudoku_solver_set_rule (solver, rule, seed);
  status = sudoku_solver_start_until (solver, puzzle, stop);
  if (status == BASE_OK
      && sudoku_solver_next (solver, &limits, solution, out_found) == COVER_RAN_TO_STOP)
    status = BASE_STOPPED;
  return status;
}

static bool
is_white (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool
ends_line (char c)
{
  return c == '\n' || c == '\r';
}

/* Adds the last line of the text above the rows, without comment signs. */
static void
add_last_line (const BaseText *text, size_t end, BaseText *out)
{
  BaseText line = BASE_TEXT_EMPTY;
  size_t start;

  while (end > 0 && is_white (text->bytes[end - 1]))
    end--;
  for (start = end; start > 0 && !ends_line (text->bytes[start - 1]);)
    start--;
  while (start < end && (text->bytes[start] == '#' || is_white (text->bytes[start])))
    start++;
  if (start < end)
    base_text_add_bytes (&line, text->bytes + start, end - start);
  words_add_harmless (out, base_text_string (&line));
  out->failed |= line.failed;
  base_text_clear (&line);
}

static void
add_name (const FormatsPuzzle *puzzle, BaseText *out)
{
  const FormatsLayout *layout = &puzzle->layout;

  if (puzzle->about[FORMATS_ABOUT_TITLE].length > 0)
    words_add_harmless (out, base_text_string (&puzzle->about[FORMATS_ABOUT_TITLE]));
  else if (puzzle->comment.length > 0)
    words_add_harmless (out, base_text_string (&puzzle->comment));
  else
    add_last_line (&layout->text,
                   layout->head < layout->text.length ? layout->head : layout->text.length, out);
}

static void
add_file (const char *path, BaseText *out)
{
  const char *slash = path != NULL ? strrchr (path, '/') : NULL;

  if (path != NULL && strcmp (path, "-") != 0)
    words_add_harmless (out, slash != NULL ? slash + 1 : path);
}

static BaseStatus
solve_entry (ExportEntryRoom *self, SudokuSolver *solver, const BaseStop *stop, ExportEntry *entry)
{
  const size_t n_cells = sudoku_shape_n_cells (entry->puzzle->shape);
  CoverLimits limits = { .solutions = 1, .nodes = MOST_NODES, .stop = stop };
  bool found = false, again = false;
  void *array = self->solution;
  BaseStatus status = base_grow (&array, &self->n_cells, n_cells * 2, 1);

  self->solution = array;
  if (status == BASE_OK)
    status = sudoku_solver_start (solver, entry->puzzle);
  if (status != BASE_OK)
    return status == BASE_BAD_INPUT ? BASE_OK : status;
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
  base_text_reset (&room->rating);
  base_text_reset (&room->file);
  add_name (puzzle, &room->name);
  words_add_harmless (&room->rating, base_text_string (&puzzle->about[FORMATS_ABOUT_LEVEL]));
  add_file (room->path, &room->file);
  *out_entry = (ExportEntry){
    .puzzle = sudoku,
    .symbols =
        format_symbols (&puzzle->layout, sudoku_shape_n_values (sudoku->shape), room->symbols),
    .name = base_text_string (&room->name),
    .rating = base_text_string (&room->rating),
    .file = base_text_string (&room->file),
  };
  if (room->name.failed || room->rating.failed || room->file.failed)
    return BASE_NO_MEMORY;
  return solver != NULL ? solve_entry (room, solver, stop, out_entry) : BASE_OK;
}

void
export_entry_room_clear (ExportEntryRoom *self)
{
  base_text_clear (&self->name);
  base_text_clear (&self->rating);
  base_text_clear (&self->file);
  free (self->solution);
  *self = (ExportEntryRoom){ 0 };
}
