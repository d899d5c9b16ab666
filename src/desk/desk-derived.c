#include "desk-state-private.h"

static void
find_conflicts_in (const DeskState *state, const BoardGroup *group, uint64_t *conflicts)
{
  uint32_t first[SUDOKU_MAX_VALUES + 1] = { 0 }; /* 1 + the first cell with each value */

  for (uint32_t i = 0; i < group->n_cells; i++)
    {
      uint8_t digit = desk_state_digit (state, group->cells[i]);

      if (digit != 0 && first[digit] != 0)
        {
          desk_set_bit (conflicts, group->cells[i]);
          desk_set_bit (conflicts, first[digit] - 1);
        }
      else
        first[digit] = group->cells[i] + 1;
    }
}

static bool
has_conflicts (const DeskDerived *self)
{
  for (guint word = 0; word < DESK_MAX_WORDS; word++)
    if (self->conflicts[word] != 0)
      return true;
  return false;
}

void
desk_derive (const DeskState *state, DeskDerived *out_derived)
{
  bool all_allowed = true;

  *out_derived = (DeskDerived){ 0 };
  for (uint32_t g = 0; g < sudoku_shape_n_groups (state->shape); g++)
    {
      BoardGroup group = sudoku_shape_group (state->shape, g);

      find_conflicts_in (state, &group, out_derived->conflicts);
    }
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    {
      uint64_t digit = desk_state_digit (state, cell);
      uint64_t forbidden = state->fields[DESK_FIELD_FORBIDDEN][cell];

      out_derived->n_givens += state->fields[DESK_FIELD_GIVEN][cell] != 0;
      out_derived->n_digits += digit != 0;
      out_derived->n_solver += digit == 0 && state->fields[DESK_FIELD_SOLVER][cell] != 0;
      out_derived->is_sukaku |= forbidden != 0;
      all_allowed = all_allowed && (digit == 0 || (forbidden >> (digit - 1) & 1) == 0);
    }
  out_derived->is_solved =
      out_derived->n_digits == state->n_cells && all_allowed && !has_conflicts (out_derived);
}
