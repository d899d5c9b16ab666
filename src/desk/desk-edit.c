/* The effect of each action on a state: a table of small functions.
 *
 * None of them involves the history: the step is the difference between the states before and
 * after.  One rule holds for all: the solver's digits and a trial belong to the givens, so when
 * those change, the solver's digits go, and the trial ends. */
#include "desk-edit-private.h"
#include "desk-load-private.h"

#include <string.h>

static bool
is_locked (const DeskState *state, uint32_t cell)
{
  return state->mode == DESK_SOLVING && state->fields[DESK_FIELD_GIVEN][cell] != 0;
}

/* Returns the digits in a cell's groups, without its own and without those that hide their value:
 * those keep it from the marks for as long as they stand. */
static uint64_t
plain_digits_around (const DeskState *state, uint32_t cell)
{
  uint32_t n_groups;
  const uint32_t *groups = sudoku_shape_groups_of (state->shape, cell, &n_groups);
  uint64_t digits = 0;

  for (uint32_t i = 0; i < n_groups; i++)
    {
      BoardGroup group = sudoku_shape_group (state->shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        if (group.cells[k] != cell
            && state->fields[DESK_FIELD_PLACED][group.cells[k]] != DESK_PLACED_HIDING)
          digits |= desk_bit_of (desk_state_digit (state, group.cells[k]));
    }
  return digits;
}

static DeskPlaced
way_of_placing (const DeskEdit *edit)
{
  return edit->removes_candidates ? DESK_PLACED_HIDING : DESK_PLACED_PLAIN;
}

/* Sets a digit, or 0 for none, in the field of the current mode. */
static void
place_digit (const DeskEdit *edit, uint32_t cell, uint32_t value)
{
  DeskState *state = *edit->state;

  if (state->mode == DESK_SETUP)
    {
      state->fields[DESK_FIELD_GIVEN][cell] = value;
      state->fields[DESK_FIELD_ENTRY][cell] = 0;
    }
  else
    state->fields[DESK_FIELD_ENTRY][cell] = value;
  if (value != 0)
    state->fields[DESK_FIELD_PLACED][cell] = way_of_placing (edit);
}

static void
clear_marks (const DeskEdit *edit, uint32_t cell)
{
  (*edit->state)->fields[DESK_FIELD_CANDIDATES][cell] = 0;
  (*edit->state)->fields[DESK_FIELD_CORNERS][cell] = 0;
}

DeskStatus
desk_edit_check_cells (const DeskEdit *edit)
{
  for (uint32_t i = 0; i < edit->action->n_cells; i++)
    if (edit->action->cells[i] >= (*edit->state)->n_cells)
      return DESK_NO_SUCH_CELL;
  return DESK_DONE;
}

/* Calls `change` for each of the action's cells that is not locked. */
static DeskStatus
change_cells (const DeskEdit *edit, void (*change) (const DeskEdit *edit, uint32_t cell))
{
  DeskStatus status = desk_edit_check_cells (edit);
  uint32_t n_changed = 0;

  for (uint32_t i = 0; i < edit->action->n_cells && status == DESK_DONE; i++)
    if (!is_locked (*edit->state, edit->action->cells[i]))
      {
        change (edit, edit->action->cells[i]);
        n_changed++;
      }
  if (status == DESK_DONE && n_changed == 0 && edit->action->n_cells > 0)
    return DESK_LOCKED;
  return status;
}

static void
place_value (const DeskEdit *edit, uint32_t cell)
{
  place_digit (edit, cell, edit->action->value);
}

static DeskStatus
set_value (const DeskEdit *edit)
{
  if (edit->action->value > (*edit->state)->n_values)
    return DESK_NO_SUCH_VALUE;
  return change_cells (edit, place_value);
}

/* Clearing an entry in front of the solver's digit removes only the entry, and the digit
 * reappears. */
static void
clear_cell (const DeskEdit *edit, uint32_t cell)
{
  bool is_corrected = desk_state_correction (*edit->state, cell) != 0;

  place_digit (edit, cell, 0);
  (*edit->state)->fields[DESK_FIELD_ENTRY][cell] = 0;
  if (!is_corrected)
    (*edit->state)->fields[DESK_FIELD_SOLVER][cell] = 0;
}

static bool
shows_digit (const DeskEdit *edit, uint32_t cell)
{
  const DeskState *state = *edit->state;

  return !is_locked (state, cell)
         && (desk_state_digit (state, cell) != 0 || state->fields[DESK_FIELD_SOLVER][cell] != 0);
}

/* What Clear removes first from the action's cells. */
typedef enum
{
  LAYER_NONE,
  LAYER_COLOURS,
  LAYER_MARKS,
  LAYER_DIGITS,
} Layer;

static Layer
find_layer (const DeskEdit *edit, const uint64_t *marks, const uint64_t *corners, uint32_t cell)
{
  const DeskState *state = *edit->state;

  if (shows_digit (edit, cell))
    return LAYER_DIGITS;
  if (desk_state_digit (state, cell) == 0 && (marks[cell] | corners[cell]) != 0)
    return LAYER_MARKS;
  for (guint field = DESK_FIELD_COLOURS; field <= DESK_FIELD_VALUE_COLOURS_8; field++)
    if (state->fields[field][cell] != 0)
      return LAYER_COLOURS;
  return LAYER_NONE;
}

/* Removes digits first, which shows the marks below them.  Without digits, it removes the marks,
 * and without marks the colours. */
static DeskStatus
clear_cells (const DeskEdit *edit)
{
  g_autofree uint64_t *marks = desk_marks_find_shown (*edit->state, DESK_FIELD_CANDIDATES);
  g_autofree uint64_t *corners = desk_marks_find_shown (*edit->state, DESK_FIELD_CORNERS);
  DeskStatus status = desk_edit_check_cells (edit);
  Layer layer = LAYER_NONE;

  for (uint32_t i = 0; i < edit->action->n_cells && status == DESK_DONE; i++)
    layer = MAX (layer, find_layer (edit, marks, corners, edit->action->cells[i]));
  if (status != DESK_DONE || layer != LAYER_COLOURS)
    return change_cells (edit, layer == LAYER_DIGITS ? clear_cell : clear_marks);
  desk_edit_drop_colours (edit);
  return DESK_DONE;
}

static DeskStatus
check_values (const DeskEdit *edit)
{
  for (uint32_t cell = 0; cell < (*edit->state)->n_cells; cell++)
    if (edit->action->values[cell] > (*edit->state)->n_values)
      return DESK_NO_SUCH_VALUE;
  return DESK_DONE;
}

static DeskStatus
set_values (const DeskEdit *edit)
{
  DeskStatus status = check_values (edit);
  uint32_t n_open = 0;

  for (uint32_t cell = 0; cell < (*edit->state)->n_cells && status == DESK_DONE; cell++)
    if (!is_locked (*edit->state, cell))
      {
        place_digit (edit, cell, edit->action->values[cell]);
        clear_marks (edit, cell);
        n_open++;
      }
  return status == DESK_DONE && n_open == 0 ? DESK_LOCKED : status;
}

/* Fills cells below a hiding digit too, since their marks come back together with those around. */
static DeskStatus
fill_candidates (const DeskEdit *edit)
{
  DeskState *state = *edit->state;

  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (desk_state_digit (state, cell) == 0
        || state->fields[DESK_FIELD_PLACED][cell] == DESK_PLACED_HIDING)
      {
        state->fields[DESK_FIELD_CANDIDATES][cell] = sudoku_all_values (state->n_values)
                                                     & ~state->fields[DESK_FIELD_FORBIDDEN][cell]
                                                     & ~plain_digits_around (state, cell);
        state->fields[DESK_FIELD_KEPT][cell] = 0;
      }
  return DESK_DONE;
}

static void
empty_field (DeskState *state, DeskField field)
{
  memset (state->fields[field], 0, desk_state_field_size (state));
}

static DeskStatus
clear_candidates (const DeskEdit *edit)
{
  empty_field (*edit->state, DESK_FIELD_CANDIDATES);
  return DESK_DONE;
}

static DeskStatus
clear_corners (const DeskEdit *edit)
{
  empty_field (*edit->state, DESK_FIELD_CORNERS);
  return DESK_DONE;
}

static DeskStatus
clear_all (const DeskEdit *edit)
{
  for (guint field = 0; field < DESK_FIELDS; field++)
    empty_field (*edit->state, field);
  for (guint list = 0; list < DESK_LISTS; list++)
    g_ptr_array_set_size ((*edit->state)->lists[list], 0);
  (*edit->state)->mode = DESK_SETUP;
  desk_about_clear (&(*edit->state)->about);
  (*edit->state)->play = (DeskPlay){ 0 };
  return DESK_DONE;
}

/* Bookmarks stay: one of them may be where the game is to go on. */
static DeskStatus
reset (const DeskEdit *edit)
{
  DeskState *state = *edit->state;

  empty_field (state, DESK_FIELD_ENTRY);
  empty_field (state, DESK_FIELD_SOLVER);
  empty_field (state, DESK_FIELD_KEPT);
  empty_field (state, DESK_FIELD_CORNERS);
  desk_edit_clear_colours (edit);
  state->play = (DeskPlay){ 0 };
  desk_trial_keep (state);
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    state->fields[DESK_FIELD_CANDIDATES][cell] = desk_load_first_candidates (state, cell);
  return DESK_DONE;
}

static DeskStatus
start_solving (const DeskEdit *edit)
{
  (*edit->state)->mode = DESK_SOLVING;
  return DESK_DONE;
}

/* One step of the history, so that one undo takes it back. */
static DeskStatus
play_value (const DeskEdit *edit)
{
  (*edit->state)->mode = DESK_SOLVING;
  return set_value (edit);
}

static DeskStatus
back_to_setup (const DeskEdit *edit)
{
  (*edit->state)->mode = DESK_SETUP;
  return DESK_DONE;
}

/* Turns digits of one kind into digits of the other. */
static void
move_digits (DeskState *state, DeskField from, DeskField to)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (state->fields[from][cell] != 0)
      {
        state->fields[to][cell] = state->fields[from][cell];
        state->fields[from][cell] = 0;
      }
}

static DeskStatus
lock_entries (const DeskEdit *edit)
{
  move_digits (*edit->state, DESK_FIELD_ENTRY, DESK_FIELD_GIVEN);
  return DESK_DONE;
}

static DeskStatus
unlock_givens (const DeskEdit *edit)
{
  move_digits (*edit->state, DESK_FIELD_GIVEN, DESK_FIELD_ENTRY);
  return DESK_DONE;
}

/* Entries stay, also those that differ: the solver's digit is then shown beside them. */
static DeskStatus
put_solution (const DeskEdit *edit)
{
  DeskState *state = *edit->state;
  DeskStatus status = check_values (edit);

  for (uint32_t cell = 0; cell < state->n_cells && status == DESK_DONE; cell++)
    if (state->fields[DESK_FIELD_GIVEN][cell] == 0)
      state->fields[DESK_FIELD_SOLVER][cell] = edit->action->values[cell];
  return status;
}

static DeskStatus
put_value (const DeskEdit *edit)
{
  DeskState *state = *edit->state;
  DeskStatus status = desk_edit_check_cells (edit);
  uint32_t n_open = 0;

  if (status == DESK_DONE && edit->action->value > state->n_values)
    return DESK_NO_SUCH_VALUE;
  for (uint32_t i = 0; i < edit->action->n_cells && status == DESK_DONE; i++)
    {
      uint32_t cell = edit->action->cells[i];

      if (state->fields[DESK_FIELD_GIVEN][cell] != 0)
        continue;
      state->fields[DESK_FIELD_SOLVER][cell] = edit->action->value;
      state->fields[DESK_FIELD_ENTRY][cell] = 0;
      state->fields[DESK_FIELD_PLACED][cell] = way_of_placing (edit);
      n_open++;
    }
  return status == DESK_DONE && n_open == 0 && edit->action->n_cells > 0 ? DESK_LOCKED : status;
}

static DeskStatus
drop_solution (const DeskEdit *edit)
{
  empty_field (*edit->state, DESK_FIELD_SOLVER);
  return DESK_DONE;
}

static void
replace_state (const DeskEdit *edit, DeskState *state)
{
  desk_state_free (*edit->state);
  *edit->state = state;
}

static DeskStatus
turn_grid (const DeskEdit *edit)
{
  DeskState *turned;

  if (edit->action->turn >= DESK_TURNS)
    return DESK_NO_SUCH_ACTION;
  turned = desk_state_turn (*edit->state, edit->action->turn);
  if (turned == NULL)
    return DESK_NO_MEMORY;
  replace_state (edit, turned);
  return DESK_DONE;
}

static DeskStatus
set_text (const DeskEdit *edit, char **text)
{
  if (edit->action->text != NULL && !g_utf8_validate (edit->action->text, -1, NULL))
    return DESK_BAD_TEXT;
  desk_state_set_text (text, edit->action->text);
  return DESK_DONE;
}

static DeskStatus
set_title (const DeskEdit *edit)
{
  return set_text (edit, &(*edit->state)->title);
}

static DeskStatus
set_comment (const DeskEdit *edit)
{
  return set_text (edit, &(*edit->state)->comment);
}

static DeskStatus
new_grid (const DeskEdit *edit)
{
  replace_state (edit, desk_state_new (edit->action->shape));
  return DESK_DONE;
}

static DeskStatus
load_sudoku (const DeskEdit *edit)
{
  replace_state (edit, desk_load_sudoku (edit->action->sudoku, &edit->action->file));
  return set_title (edit);
}

static DeskStatus
load (const DeskEdit *edit)
{
  const FormatsPuzzle *puzzle = edit->action->puzzle;

  if (puzzle->kind != FORMATS_SUDOKU || puzzle->sudoku == NULL)
    return DESK_NOT_A_SUDOKU;
  replace_state (edit, desk_load_puzzle (puzzle, &edit->action->file));
  return set_title (edit);
}

static DeskStatus
start_trial (const DeskEdit *edit)
{
  desk_trial_start (*edit->state);
  return DESK_DONE;
}

static DeskStatus
drop_trial (const DeskEdit *edit)
{
  desk_trial_drop (*edit->state);
  return DESK_DONE;
}

static DeskStatus
keep_trial (const DeskEdit *edit)
{
  desk_trial_keep (*edit->state);
  return DESK_DONE;
}

static DeskStatus (*const edits[DESK_ACTIONS]) (const DeskEdit *edit) = {
  [DESK_SET_VALUE] = set_value,
  [DESK_CLEAR_CELLS] = clear_cells,
  [DESK_TOGGLE_CANDIDATE] = desk_edit_toggle_candidate,
  [DESK_SET_VALUES] = set_values,
  [DESK_FILL_CANDIDATES] = fill_candidates,
  [DESK_CLEAR_CANDIDATES] = clear_candidates,
  [DESK_CLEAR_ALL] = clear_all,
  [DESK_RESET] = reset,
  [DESK_START_SOLVING] = start_solving,
  [DESK_BACK_TO_SETUP] = back_to_setup,
  [DESK_LOCK_ENTRIES] = lock_entries,
  [DESK_UNLOCK_GIVENS] = unlock_givens,
  [DESK_PUT_SOLUTION] = put_solution,
  [DESK_PUT_VALUE] = put_value,
  [DESK_DROP_SOLUTION] = drop_solution,
  [DESK_TURN_GRID] = turn_grid,
  [DESK_SET_TITLE] = set_title,
  [DESK_SET_COMMENT] = set_comment,
  [DESK_NEW] = new_grid,
  [DESK_LOAD] = load,
  [DESK_LOAD_SUDOKU] = load_sudoku,
  [DESK_SET_CANDIDATES] = desk_edit_set_candidates,
  [DESK_PLAY_VALUE] = play_value,
  [DESK_START_TRIAL] = start_trial,
  [DESK_DROP_TRIAL] = drop_trial,
  [DESK_KEEP_TRIAL] = keep_trial,
  [DESK_TOGGLE_CORNER] = desk_edit_toggle_corner,
  [DESK_CLEAR_CORNERS] = clear_corners,
  [DESK_TOGGLE_COLOUR] = desk_edit_toggle_colour,
  [DESK_COLOUR_CANDIDATE] = desk_edit_colour_candidate,
  [DESK_TOGGLE_LINE] = desk_edit_toggle_line,
  [DESK_DROP_LINES] = desk_edit_drop_lines,
  [DESK_CLEAR_COLOURS] = desk_edit_clear_colours,
  [DESK_ADD_BOOKMARK] = desk_edit_add_bookmark,
  [DESK_REMOVE_BOOKMARK] = desk_edit_remove_bookmark,
  [DESK_GO_TO_BOOKMARK] = desk_edit_go_to_bookmark,
};

/* Whether the puzzle is another one in the same shape.  With another shape the solver's digits are
 * absent, or turned together with the grid. */
static bool
has_other_givens (const DeskState *before, const DeskState *after)
{
  return sudoku_shape_equal (before->shape, after->shape)
         && memcmp (before->fields[DESK_FIELD_GIVEN], after->fields[DESK_FIELD_GIVEN],
                    desk_state_field_size (after))
                != 0;
}

DeskStatus
desk_edit (const DeskAction *action,
           bool removes_candidates,
           const DeskState *before,
           DeskState **out_after)
{
  g_autoptr (DeskState) after = NULL;
  DeskEdit edit = { .action = action, .state = &after, .removes_candidates = removes_candidates };
  DeskStatus status;

  if ((guint) action->kind >= DESK_ACTIONS)
    return DESK_NO_SUCH_ACTION;
  after = desk_state_copy (before);
  status = edits[action->kind](&edit);
  if (status != DESK_DONE)
    return status;
  if (action->kind != DESK_TURN_GRID && has_other_givens (before, after))
    {
      empty_field (after, DESK_FIELD_SOLVER);
      desk_trial_keep (after);
    }
  if (after->mode == DESK_SETUP)
    desk_trial_keep (after);
  desk_marks_settle (after);
  *out_after = g_steal_pointer (&after);
  return DESK_DONE;
}
