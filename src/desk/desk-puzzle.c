/* A document as a puzzle: copies, for threads and for files. */
#include "desk-document-private.h"
#include "desk-load-private.h"

#include "format-about.h"

/* Makes the puzzle, with entries as givens if `with_entries`; NULL when out of memory. */
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

SudokuPuzzle *
desk_document_get_marked_position (DeskDocument *self)
{
  const uint64_t *marks = desk_document_get_derived (self)->marks;
  SudokuPuzzle *position = make_puzzle (self, true);

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

/* Whether the pencil marks are those that a sukaku begins with. */
static bool
are_untouched (const DeskState *state, const uint64_t *marks, const SudokuPuzzle *sudoku)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (sudoku->candidates == NULL || (marks[cell] != 0 && marks[cell] != sudoku->candidates[cell]))
      return false;
  return true;
}

/* Marks below a digit that the player placed are not written: some formats have no room for them.
 * Those below a digit that was read are written again. */
static bool
is_covered (const DeskState *state, uint32_t cell)
{
  return desk_state_digit (state, cell) != 0
         && state->fields[DESK_FIELD_PLACED][cell] != DESK_NOT_PLACED;
}

/* Adds the player's progress. */
static void
add_progress (const DeskState *state, const uint64_t *marks, FormatsPuzzle *puzzle)
{
  uint8_t *entries = format_about_add_values (puzzle, FORMATS_ABOUT_ENTRIES);

  bool marked = !are_untouched (state, marks, puzzle->sudoku);

  if (entries == NULL || !format_about_add_marks (puzzle))
    return;
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (state->fields[DESK_FIELD_GIVEN][cell] == 0)
      {
        entries[cell] = (uint8_t) state->fields[DESK_FIELD_ENTRY][cell];
        format_about_set_marks (puzzle, cell,
                                marked && !is_covered (state, cell) ? marks[cell] : 0);
      }
  format_about_tidy (puzzle);
}

/* Replaces the time of the file by ours, once there is more of it than in the file. */
static void
add_time (const DeskState *state, FormatsPuzzle *puzzle)
{
  BaseText *time = &puzzle->about[FORMATS_ABOUT_TIME];

  if (state->play.ms == desk_load_time (&state->about))
    return;
  base_text_clear (time);
  base_text_add_number (time, state->play.ms);
}

BaseStatus
desk_document_get_formats_puzzle (DeskDocument *self, FormatsPuzzle *out_puzzle)
{
  const DeskState *state = desk_document_get_state (self);
  const FormatsLayout *layout = &state->layout;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  bool failed = false;

  puzzle.kind = FORMATS_SUDOKU;
  puzzle.sudoku = make_puzzle (self, false);
  puzzle.format = layout->format;
  puzzle.layout = *layout;
  puzzle.layout.text = BASE_TEXT_EMPTY;
  if (layout->text.length > 0)
    base_text_add_bytes (&puzzle.layout.text, layout->text.bytes, layout->text.length);
  base_text_add (&puzzle.comment, state->comment);
  desk_about_put (&state->about, &puzzle);
  add_time (state, &puzzle);
  add_progress (state, desk_document_get_derived (self)->marks, &puzzle);
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
