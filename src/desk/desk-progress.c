/* The player's game, to a file and from it.
 *
 * Most formats have room for entries and marks as they are seen.  Our own files also keep what is
 * behind them: marks that come back, the origin of each digit, a trial, the shown solution. */
#include "desk-progress-private.h"

#include "desk-load-private.h"
#include "format-about.h"
#include "format.h"

#include <string.h>

/* Fields that are one layer of a file. */
static const struct
{
  FormatsAbout about;
  DeskField field;
} layers[] = {
  { FORMATS_ABOUT_KEPT, DESK_FIELD_KEPT },
  { FORMATS_ABOUT_PLACED, DESK_FIELD_PLACED },
  { FORMATS_ABOUT_SOLVER, DESK_FIELD_SOLVER },
  { FORMATS_ABOUT_CORNERS, DESK_FIELD_CORNERS },
  { FORMATS_ABOUT_CORNERS_KEPT, DESK_FIELD_CORNERS_KEPT },
  { FORMATS_ABOUT_COLOURS, DESK_FIELD_COLOURS },
};

/* Whether the pencil marks are those that a sukaku begins with. */
static bool
are_untouched (const DeskState *state, const uint64_t *marks, const SudokuPuzzle *sudoku)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (sudoku->candidates == NULL || (marks[cell] != 0 && marks[cell] != sudoku->candidates[cell]))
      return false;
  return true;
}

/* Marks below a digit that the player placed are not seen: some formats have no room for them.
 * Those below a digit that was read are written again. */
static bool
is_covered (const DeskState *state, uint32_t cell)
{
  return desk_state_digit (state, cell) != 0
         && state->fields[DESK_FIELD_PLACED][cell] != DESK_NOT_PLACED;
}

/* Entries and the marks that are seen. */
static void
put_visible (const DeskState *state, const uint64_t *marks, FormatsPuzzle *puzzle)
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
}

/* The marks that are not seen.  Where a file has no marks at all, its reader takes those that a
 * sukaku begins with: so a layer without marks is added where there are none. */
static void
put_hidden (const DeskState *state, FormatsPuzzle *puzzle)
{
  const uint64_t *all = state->fields[DESK_FIELD_CANDIDATES];
  bool hidden = false, removed = false;
  char *layer;

  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    {
      hidden |= (all[cell] & ~format_about_marks (puzzle, cell)) != 0;
      removed |= all[cell] != desk_load_first_candidates (state, cell);
    }
  if (!(puzzle->about[FORMATS_ABOUT_MARKS].length > 0 ? hidden : removed)
      || (layer = format_about_add_layer (puzzle, FORMATS_ABOUT_HIDDEN)) == NULL)
    return;
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    format_layer_set (FORMATS_LAYER_SETS, layer, cell,
                      all[cell] & ~format_about_marks (puzzle, cell));
}

static void
put_layers (const DeskState *state, FormatsPuzzle *puzzle)
{
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      char *elements = format_about_add_layer (puzzle, layers[i].about);

      for (uint32_t cell = 0; elements != NULL && cell < state->n_cells; cell++)
        format_layer_set (format_about_layer (layers[i].about), elements, cell,
                          state->fields[layers[i].field][cell]);
    }
}

/* The number in a text of a file.  A text that is no such number counts as none, and is kept. */
static uint64_t
number_of (const DeskAbout *about, FormatsAbout text, uint64_t most)
{
  guint64 number = 0;

  if (about->texts[text] == NULL
      || !g_ascii_string_to_unsigned (about->texts[text], 10, 0, most, &number, NULL))
    return 0;
  return number;
}

/* Replaces the number of the file by ours, once they differ. */
static void
put_number (const DeskState *state, FormatsAbout text, uint64_t number, FormatsPuzzle *puzzle)
{
  if (number == number_of (&state->about, text, G_MAXINT64))
    return;
  base_text_clear (&puzzle->about[text]);
  base_text_add_number (&puzzle->about[text], number);
}

/* A rating is about one puzzle: the state has the puzzle's check sum before it, and the rating
 * counts as long as the givens are the same. */
#define SUM_DIGITS 16

const char *
desk_progress_rating (const DeskState *state)
{
  const char *text = state->about.texts[FORMATS_ABOUT_RATING];
  g_autofree char *sum = NULL;

  if (text == NULL || strlen (text) < SUM_DIGITS)
    return NULL;
  sum = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", (guint64) desk_state_sum_puzzle (state));
  return strncmp (text, sum, SUM_DIGITS) == 0 ? text + SUM_DIGITS : NULL;
}

static void
put_rating (const DeskState *state, FormatsPuzzle *puzzle)
{
  const char *rating = desk_progress_rating (state);

  base_text_clear (&puzzle->about[FORMATS_ABOUT_RATING]);
  if (rating != NULL)
    base_text_add (&puzzle->about[FORMATS_ABOUT_RATING], rating);
}

static void
take_rating (DeskState *state)
{
  g_autofree char *rating = g_steal_pointer (&state->about.texts[FORMATS_ABOUT_RATING]);

  if (rating != NULL)
    state->about.texts[FORMATS_ABOUT_RATING] = g_strdup_printf (
        "%016" G_GINT64_MODIFIER "x%s", (guint64) desk_state_sum_puzzle (state), rating);
}

/* The mode of a puzzle whose file does not name one. */
static DeskMode
usual_mode (const FormatsPuzzle *puzzle)
{
  return puzzle->sudoku->candidates != NULL || sudoku_puzzle_n_givens (puzzle->sudoku) > 0
                 || puzzle->about[FORMATS_ABOUT_ENTRIES].length > 0
                 || puzzle->about[FORMATS_ABOUT_MARKS].length > 0
             ? DESK_SOLVING
             : DESK_SETUP;
}

void
desk_progress_put (const DeskState *state, const uint64_t *marks, FormatsPuzzle *puzzle)
{
  put_visible (state, marks, puzzle);
  put_layers (state, puzzle);
  format_about_tidy (puzzle);
  put_hidden (state, puzzle);
  desk_positions_put (state, puzzle);
  desk_positions_put_drawings (state, puzzle);
  put_number (state, FORMATS_ABOUT_TIME, state->play.ms, puzzle);
  put_number (state, FORMATS_ABOUT_HINTS, state->play.n_hints, puzzle);
  put_rating (state, puzzle);
  base_text_clear (&puzzle->about[FORMATS_ABOUT_STATE]);
  if (state->mode != usual_mode (puzzle))
    base_text_add (&puzzle->about[FORMATS_ABOUT_STATE],
                   state->mode == DESK_SOLVING ? FORMATS_STATE_PLAYING : FORMATS_STATE_SETUP);
}

static void
take_cells (DeskState *state, const FormatsPuzzle *puzzle)
{
  const uint8_t *entries = format_about_values (puzzle, FORMATS_ABOUT_ENTRIES);
  const BaseText *hidden = &puzzle->about[FORMATS_ABOUT_HIDDEN];
  const bool marked = puzzle->about[FORMATS_ABOUT_MARKS].length > 0 || hidden->length > 0;

  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    {
      const bool open = state->fields[DESK_FIELD_GIVEN][cell] == 0;

      if (open && entries != NULL)
        state->fields[DESK_FIELD_ENTRY][cell] = entries[cell];
      if (open && marked)
        state->fields[DESK_FIELD_CANDIDATES][cell] = format_about_marks (puzzle, cell);
      if (hidden->length > 0)
        state->fields[DESK_FIELD_CANDIDATES][cell] |=
            format_layer_get (FORMATS_LAYER_SETS, hidden->bytes, cell);
    }
}

void
desk_progress_set_field (DeskState *state, DeskField field, uint32_t cell, uint64_t number)
{
  state->fields[field][cell] = number <= desk_state_most (state, field) ? number : 0;
}

static void
take_layers (DeskState *state, const FormatsPuzzle *puzzle)
{
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      const BaseText *layer = &puzzle->about[layers[i].about];

      for (uint32_t cell = 0; layer->length > 0 && cell < state->n_cells; cell++)
        desk_progress_set_field (
            state, layers[i].field, cell,
            format_layer_get (format_about_layer (layers[i].about), layer->bytes, cell));
    }
}

static void
take_mode (DeskState *state, const FormatsPuzzle *puzzle)
{
  const char *text = state->about.texts[FORMATS_ABOUT_STATE];

  state->mode = g_strcmp0 (text, FORMATS_STATE_PLAYING) == 0 ? DESK_SOLVING
                : g_strcmp0 (text, FORMATS_STATE_SETUP) == 0 ? DESK_SETUP
                                                             : usual_mode (puzzle);
  g_clear_pointer (&state->about.texts[FORMATS_ABOUT_STATE], g_free);
}

/* Time and hints of our own files are those that the player had here.  The time of another
 * program's file stays among the file's texts too. */
static void
take_play (DeskState *state, const Format *format)
{
  state->play.ms = number_of (&state->about, FORMATS_ABOUT_TIME, G_MAXINT64);
  state->play.n_hints = (uint32_t) number_of (&state->about, FORMATS_ABOUT_HINTS, G_MAXUINT32);
  if (format == NULL || (format->keeps & FORMATS_KEEPS (HINTS)) == 0)
    return;
  if (state->play.ms > 0)
    g_clear_pointer (&state->about.texts[FORMATS_ABOUT_TIME], g_free);
  if (state->play.n_hints > 0)
    g_clear_pointer (&state->about.texts[FORMATS_ABOUT_HINTS], g_free);
}

void
desk_progress_take (DeskState *state, const FormatsPuzzle *puzzle)
{
  take_cells (state, puzzle);
  take_layers (state, puzzle);
  take_mode (state, puzzle);
  desk_positions_take (state, puzzle);
  desk_positions_take_drawings (state, puzzle);
  take_play (state, puzzle->format);
  take_rating (state);
}
