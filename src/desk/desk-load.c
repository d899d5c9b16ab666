#include "desk-load-private.h"

#include "desk-progress-private.h"

uint64_t
desk_load_first_candidates (const DeskState *state, uint32_t cell)
{
  uint64_t forbidden = state->fields[DESK_FIELD_FORBIDDEN][cell];
  bool shows = forbidden != 0 && state->fields[DESK_FIELD_GIVEN][cell] == 0;

  return shows ? sudoku_all_values (state->n_values) & ~forbidden : 0;
}

static void
take_puzzle (DeskState *state, const SudokuPuzzle *puzzle)
{
  uint64_t all = sudoku_all_values (state->n_values);

  state->mode =
      puzzle->candidates != NULL || sudoku_puzzle_n_givens (puzzle) > 0 ? DESK_SOLVING : DESK_SETUP;
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    {
      state->fields[DESK_FIELD_GIVEN][cell] = puzzle->values[cell];
      if (puzzle->candidates != NULL)
        state->fields[DESK_FIELD_FORBIDDEN][cell] = all & ~puzzle->candidates[cell];
      state->fields[DESK_FIELD_CANDIDATES][cell] = desk_load_first_candidates (state, cell);
    }
}

DeskState *
desk_load_sudoku (const SudokuPuzzle *puzzle, const DeskFile *file)
{
  DeskState *state = desk_state_new (puzzle->shape);

  take_puzzle (state, puzzle);
  desk_state_set_file (state, file);
  return state;
}

/* A file's comment is bytes; bytes that are no UTF-8 are shown as such. */
DeskState *
desk_load_puzzle (const FormatsPuzzle *puzzle, const DeskFile *file)
{
  DeskState *state = desk_load_sudoku (puzzle->sudoku, file);
  g_autofree char *comment =
      g_utf8_make_valid (base_text_string (&puzzle->comment), (gssize) puzzle->comment.length);

  desk_state_set_text (&state->comment, comment);
  desk_state_set_layout (state, &puzzle->layout);
  desk_about_take (&state->about, puzzle);
  desk_progress_take (state, puzzle);
  state->file.puzzle = file->is_part ? desk_state_sum_puzzle (state) : 0;
  state->file.content = file->is_part ? desk_state_sum (state) : 0;
  return state;
}
