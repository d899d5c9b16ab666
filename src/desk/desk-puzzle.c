/* A document as a puzzle: copies, for threads and for files. */
#include "desk-document-private.h"
#include "desk-progress-private.h"

/* Makes the puzzle, with entries as givens if `with_entries`; NULL when out of memory. */
static SudokuPuzzle *
make_puzzle (const DeskState *state, bool with_entries)
{
  uint64_t all = sudoku_all_values (state->n_values);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (state->shape);

  for (uint32_t cell = 0; cell < state->n_cells && puzzle != NULL; cell++)
    {
      uint64_t forbidden = state->fields[DESK_FIELD_FORBIDDEN][cell];

      puzzle->values[cell] = with_entries ? desk_state_digit (state, cell)
                                          : (uint8_t) state->fields[DESK_FIELD_GIVEN][cell];
      if (forbidden == 0)
        continue;
      if (sudoku_puzzle_allow_candidates (puzzle) != BASE_OK)
        g_clear_pointer (&puzzle, sudoku_puzzle_free);
      else
        puzzle->candidates[cell] = all & ~forbidden;
    }
  if (puzzle == NULL)
    g_error ("no memory for a puzzle");
  return puzzle;
}

SudokuPuzzle *
desk_document_get_puzzle (DeskDocument *self)
{
  return make_puzzle (desk_document_get_state (self), false);
}

SudokuPuzzle *
desk_document_get_position (DeskDocument *self)
{
  return make_puzzle (desk_document_get_state (self), true);
}

SudokuPuzzle *
desk_document_get_marked_position (DeskDocument *self)
{
  const uint64_t *marks = desk_document_get_derived (self)->marks;
  SudokuPuzzle *position = make_puzzle (desk_document_get_state (self), true);

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (position->shape); cell++)
    {
      if (position->values[cell] != 0 || marks[cell] == 0)
        continue;
      if (sudoku_puzzle_allow_candidates (position) != BASE_OK)
        g_error ("no memory for a puzzle");
      position->candidates[cell] &= marks[cell];
    }
  return position;
}

BaseStatus
desk_progress_puzzle_of (const DeskState *state, const uint64_t *marks, FormatsPuzzle *out_puzzle)
{
  const FormatsLayout *layout = &state->layout;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  bool failed = false;

  puzzle.kind = FORMATS_SUDOKU;
  puzzle.sudoku = make_puzzle (state, false);
  puzzle.format = layout->format;
  puzzle.layout = *layout;
  puzzle.layout.text = BASE_TEXT_EMPTY;
  if (layout->text.length > 0)
    base_text_add_bytes (&puzzle.layout.text, layout->text.bytes, layout->text.length);
  base_text_add (&puzzle.comment, state->comment);
  desk_about_put (&state->about, &puzzle);
  desk_progress_put (state, marks, &puzzle);
  for (guint i = 0; i < FORMATS_ABOUTS; i++)
    failed |= base_text_status (&puzzle.about[i]) != BASE_OK;
  if (failed || base_text_status (&puzzle.before) != BASE_OK
      || base_text_status (&puzzle.comment) != BASE_OK
      || base_text_status (&puzzle.layout.text) != BASE_OK)
    {
      format_puzzle_clear (&puzzle);
      return BASE_NO_MEMORY;
    }
  *out_puzzle = puzzle;
  return BASE_OK;
}

BaseStatus
desk_document_get_formats_puzzle (DeskDocument *self, FormatsPuzzle *out_puzzle)
{
  return desk_progress_puzzle_of (desk_document_get_state (self),
                                  desk_document_get_derived (self)->marks, out_puzzle);
}
