/* The actions that write what helps to think: marks of both kinds, colours, lines and bookmarks. */
#include "desk-edit-private.h"

#include <string.h>

/* A mark that digits around hide is kept in the field for such, so that it is shown anyway. */
static void
set_mark (DeskState *state,
          DeskField field,
          uint32_t cell,
          uint64_t bit,
          bool is_hidden,
          bool is_set)
{
  uint64_t *marks = &state->fields[field][cell];
  uint64_t *kept = &state->fields[desk_marks_field_kept (field)][cell];

  *marks = is_set ? *marks | bit : *marks & ~bit;
  *kept = is_set && is_hidden ? *kept | bit : *kept & ~bit;
  state->fields[DESK_FIELD_SOLVER][cell] = 0;
}

static DeskStatus
check_value (const DeskEdit *edit)
{
  const DeskAction *action = edit->action;
  DeskStatus status = desk_edit_check_cells (edit);

  if (status == DESK_DONE && (action->value == 0 || action->value > (*edit->state)->n_values))
    return DESK_NO_SUCH_VALUE;
  return status;
}

static DeskStatus
toggle_mark (const DeskEdit *edit, DeskField field)
{
  const DeskAction *action = edit->action;
  DeskState *state = *edit->state;
  g_autofree uint64_t *hidden = desk_marks_find_hidden (state);
  g_autofree uint64_t *shown = desk_marks_find_shown (state, field);
  uint64_t bit = desk_bit_of (action->value);
  DeskStatus status = check_value (edit);
  uint32_t n_open = 0;
  bool all_have = true;

  if (status != DESK_DONE)
    return status;
  for (uint32_t i = 0; i < action->n_cells; i++)
    if (desk_state_digit (state, action->cells[i]) == 0)
      {
        n_open++;
        all_have = all_have && (shown[action->cells[i]] & bit) != 0;
      }
  if (n_open == 0 && action->n_cells > 0)
    return DESK_FILLED;
  for (uint32_t i = 0; i < action->n_cells; i++)
    if (desk_state_digit (state, action->cells[i]) == 0)
      set_mark (state, field, action->cells[i], bit, (hidden[action->cells[i]] & bit) != 0,
                !all_have);
  return DESK_DONE;
}

DeskStatus
desk_edit_toggle_candidate (const DeskEdit *edit)
{
  return toggle_mark (edit, DESK_FIELD_CANDIDATES);
}

DeskStatus
desk_edit_toggle_corner (const DeskEdit *edit)
{
  return toggle_mark (edit, DESK_FIELD_CORNERS);
}

/* Marks that a digit hides stay hidden.  As set_mark () does, it removes the solver's digit, which
 * would cover the marks. */
DeskStatus
desk_edit_set_candidates (const DeskEdit *edit)
{
  const DeskAction *action = edit->action;
  DeskState *state = *edit->state;
  g_autofree uint64_t *shown = desk_marks_find_shown (state, DESK_FIELD_CANDIDATES);
  DeskStatus status = desk_edit_check_cells (edit);
  uint64_t all = sudoku_all_values (state->n_values);

  for (uint32_t i = 0; i < action->n_cells && status == DESK_DONE; i++)
    {
      uint64_t *marks = &state->fields[DESK_FIELD_CANDIDATES][action->cells[i]];

      if ((action->marks[i] & ~all) != 0)
        status = DESK_NO_SUCH_VALUE;
      else if (desk_state_digit (state, action->cells[i]) == 0)
        {
          *marks = (*marks & ~shown[action->cells[i]]) | action->marks[i];
          state->fields[DESK_FIELD_SOLVER][action->cells[i]] = 0;
        }
    }
  return status;
}

static uint64_t *
value_colour_digit (DeskState *state, guint digit, uint32_t cell)
{
  return &state->fields[DESK_FIELD_VALUE_COLOURS_1 + digit][cell];
}

uint32_t
desk_state_value_colour (const DeskState *state, uint32_t cell, uint32_t value)
{
  uint32_t colour = 0;

  for (guint digit = 0; digit < DESK_VALUE_COLOUR_FIELDS; digit++)
    if ((state->fields[DESK_FIELD_VALUE_COLOURS_1 + digit][cell] & desk_bit_of (value)) != 0)
      colour |= 1U << digit;
  return colour <= DESK_COLOURS ? colour : 0;
}

void
desk_state_colour_value (DeskState *state, uint32_t cell, uint32_t value, uint32_t colour)
{
  for (guint digit = 0; digit < DESK_VALUE_COLOUR_FIELDS; digit++)
    {
      uint64_t *bits = value_colour_digit (state, digit, cell);

      *bits =
          (colour >> digit & 1) != 0 ? *bits | desk_bit_of (value) : *bits & ~desk_bit_of (value);
    }
}

void
desk_edit_drop_colours (const DeskEdit *edit)
{
  for (uint32_t i = 0; i < edit->action->n_cells; i++)
    for (guint field = DESK_FIELD_COLOURS; field <= DESK_FIELD_VALUE_COLOURS_8; field++)
      (*edit->state)->fields[field][edit->action->cells[i]] = 0;
}

/* Colours say nothing of digits, so givens that are locked have them too. */
DeskStatus
desk_edit_toggle_colour (const DeskEdit *edit)
{
  const DeskAction *action = edit->action;
  uint64_t *colours = (*edit->state)->fields[DESK_FIELD_COLOURS];
  uint64_t bit = desk_bit_of (action->colour);
  DeskStatus status = desk_edit_check_cells (edit);
  bool all_have = true;

  if (status == DESK_DONE && action->colour > DESK_COLOURS)
    status = DESK_NO_SUCH_VALUE;
  if (status != DESK_DONE)
    return status;
  if (action->colour == 0)
    {
      desk_edit_drop_colours (edit);
      return DESK_DONE;
    }
  for (uint32_t i = 0; i < action->n_cells; i++)
    all_have = all_have && (colours[action->cells[i]] & bit) != 0;
  for (uint32_t i = 0; i < action->n_cells; i++)
    {
      uint64_t *own = &colours[action->cells[i]];

      *own = all_have ? *own & ~bit : *own | bit;
    }
  return DESK_DONE;
}

DeskStatus
desk_edit_colour_candidate (const DeskEdit *edit)
{
  const DeskAction *action = edit->action;
  DeskState *state = *edit->state;
  g_autofree uint64_t *marks = desk_marks_find_shown (state, DESK_FIELD_CANDIDATES);
  g_autofree uint64_t *corners = desk_marks_find_shown (state, DESK_FIELD_CORNERS);
  DeskStatus status = check_value (edit);
  bool all_have = true;

  if (status == DESK_DONE && action->colour > DESK_COLOURS)
    status = DESK_NO_SUCH_VALUE;
  if (status != DESK_DONE)
    return status;
  for (unsigned pass = 0; pass < 2; pass++)
    for (uint32_t i = 0; i < action->n_cells; i++)
      {
        uint32_t cell = action->cells[i];

        if (desk_state_digit (state, cell) != 0
            || ((marks[cell] | corners[cell]) & desk_bit_of (action->value)) == 0)
          continue;
        if (pass == 0)
          all_have =
              all_have && desk_state_value_colour (state, cell, action->value) == action->colour;
        else
          desk_state_colour_value (state, cell, action->value, all_have ? 0 : action->colour);
      }
  return DESK_DONE;
}

DeskStatus
desk_edit_toggle_line (const DeskEdit *edit)
{
  const DeskLine line = edit->action->line;
  const DeskState *state = *edit->state;

  if (line.from_cell >= state->n_cells || line.to_cell >= state->n_cells)
    return DESK_NO_SUCH_CELL;
  if (!desk_lines_fits (state, line))
    return DESK_NO_SUCH_VALUE;
  desk_lines_toggle (*edit->state, line);
  return DESK_DONE;
}

DeskStatus
desk_edit_drop_lines (const DeskEdit *edit)
{
  DeskStatus status = desk_edit_check_cells (edit);

  for (uint32_t i = 0; i < edit->action->n_cells && status == DESK_DONE; i++)
    desk_lines_drop (*edit->state, edit->action->cells[i]);
  return status;
}

DeskStatus
desk_edit_clear_colours (const DeskEdit *edit)
{
  DeskState *state = *edit->state;

  for (guint field = DESK_FIELD_COLOURS; field <= DESK_FIELD_VALUE_COLOURS_8; field++)
    memset (state->fields[field], 0, desk_state_field_size (state));
  desk_lines_clear (state);
  return DESK_DONE;
}

DeskStatus
desk_edit_add_bookmark (const DeskEdit *edit)
{
  const char *name = edit->action->text;

  if (name != NULL && !g_utf8_validate (name, -1, NULL))
    return DESK_BAD_TEXT;
  desk_bookmarks_add_position (*edit->state, name, edit->action->time);
  return DESK_DONE;
}

DeskStatus
desk_edit_remove_bookmark (const DeskEdit *edit)
{
  return desk_bookmarks_remove (*edit->state, edit->action->value) ? DESK_DONE : DESK_NO_SUCH_VALUE;
}

DeskStatus
desk_edit_go_to_bookmark (const DeskEdit *edit)
{
  return desk_bookmarks_go_to (*edit->state, edit->action->value) ? DESK_DONE : DESK_NO_SUCH_VALUE;
}
