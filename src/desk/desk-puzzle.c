/* A document as a puzzle: copies, for threads and for files. */
#include "desk-document-private.h"

/* The puzzle, its values from wherever `with_entries` says; NULL without memory. */
static SudokuPuzzle *
make_puzzle (DeskDocument *document, bool with_entries)
{
  const DeskState *state = desk_document_get_state (document);
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
  return make_puzzle (self, false);
}

SudokuPuzzle *
desk_document_get_position (DeskDocument *self)
{
  return make_puzzle (self, true);
}

BaseStatus
desk_document_get_formats_puzzle (DeskDocument *self, FormatsPuzzle *out_puzzle)
{
  const DeskState *state = desk_document_get_state (self);
  const FormatsLayout *layout = &state->layout;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  puzzle.kind = FORMATS_SUDOKU;
  puzzle.sudoku = make_puzzle (self, false);
  puzzle.format = layout->format;
  puzzle.layout = *layout;
  puzzle.layout.text = BASE_TEXT_EMPTY;
  if (layout->text.length > 0)
    base_text_add_bytes (&puzzle.layout.text, layout->text.bytes, layout->text.length);
  base_text_add (&puzzle.comment, state->comment);
  if (base_text_status (&puzzle.comment) != BASE_OK
      || base_text_status (&puzzle.layout.text) != BASE_OK)
    {
      formats_puzzle_clear (&puzzle);
      return BASE_NO_MEMORY;
    }
  *out_puzzle = puzzle;
  return BASE_OK;
}
