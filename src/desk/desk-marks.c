/* Pencil marks that digits hide.
 *
 * A digit that is placed while the preference is on hides its value from the marks of the cells in
 * its groups.  It removes no marks: they stay in DESK_FIELD_CANDIDATES, and DESK_FIELD_PLACED
 * records which digits hide.  So marks come back by themselves when the digit goes, however it
 * goes, and whatever was placed or undone meanwhile.  The marks below a digit stay in the same way.
 *
 * A mark that the player adds in spite of such a digit is shown: DESK_FIELD_KEPT has it for as long
 * as it would be hidden, so that placing a digit and removing it leaves every field as it was.
 *
 * Corner marks are hidden and come back in the same way, in fields of their own. */
#include "desk-state-private.h"

static bool
has_any (const DeskState *state, DeskField field)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (state->fields[field][cell] != 0)
      return true;
  return false;
}

static uint64_t
shown_digit (const DeskState *state, uint32_t cell)
{
  uint8_t digit = desk_state_digit (state, cell);

  return digit != 0 ? digit : state->fields[DESK_FIELD_SOLVER][cell];
}

static uint64_t
hidden_in_group (const DeskState *state, const BoardGroup *group)
{
  uint64_t hidden = 0;

  for (uint32_t i = 0; i < group->n_cells; i++)
    if (state->fields[DESK_FIELD_PLACED][group->cells[i]] == DESK_PLACED_HIDING)
      hidden |= desk_bit_of (shown_digit (state, group->cells[i]));
  return hidden;
}

uint64_t *
desk_marks_find_hidden (const DeskState *state)
{
  uint64_t *hidden = g_new0 (uint64_t, state->n_cells);

  if (!has_any (state, DESK_FIELD_PLACED))
    return hidden;
  for (uint32_t g = 0; g < sudoku_shape_n_groups (state->shape); g++)
    {
      BoardGroup group = sudoku_shape_group (state->shape, g);
      uint64_t values = hidden_in_group (state, &group);

      for (uint32_t i = 0; i < group.n_cells; i++)
        hidden[group.cells[i]] |= values;
    }
  return hidden;
}

uint64_t *
desk_marks_find_shown (const DeskState *state, DeskField marks)
{
  const uint64_t *kept = state->fields[desk_marks_field_kept (marks)];
  uint64_t *shown = desk_marks_find_hidden (state);

  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    shown[cell] = state->fields[marks][cell] & (~shown[cell] | kept[cell]);
  return shown;
}

static void
settle_kept (DeskState *state, DeskField marks)
{
  const DeskField kept = desk_marks_field_kept (marks);
  g_autofree uint64_t *hidden = NULL;

  if (!has_any (state, kept))
    return;
  hidden = desk_marks_find_hidden (state);
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    state->fields[kept][cell] &= state->fields[marks][cell] & hidden[cell];
}

void
desk_marks_settle (DeskState *state)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (shown_digit (state, cell) == 0)
      state->fields[DESK_FIELD_PLACED][cell] = 0;
  settle_kept (state, DESK_FIELD_CANDIDATES);
  settle_kept (state, DESK_FIELD_CORNERS);
}
