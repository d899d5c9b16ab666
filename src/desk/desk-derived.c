#include "desk-state-private.h"

/* The cells of one value in a group. */
typedef struct
{
  uint32_t first; /* the first such cell */
  uint32_t n;
  bool has_entry;
} Places;

static void
find_conflicts_in (const DeskState *state, uint32_t g, DeskDerived *derived)
{
  BoardGroup group = sudoku_shape_group (state->shape, g);
  Places places[SUDOKU_MAX_VALUES + 1] = { { 0 } };

  for (uint32_t i = 0; i < group.n_cells; i++)
    {
      uint32_t cell = group.cells[i];
      uint8_t digit = desk_state_digit (state, cell);
      Places *same = &places[digit];

      if (digit == 0)
        continue;
      if (same->n == 0)
        same->first = cell;
      else
        {
          desk_set_bit (derived->conflicts, cell);
          desk_set_bit (derived->conflicts, same->first);
        }
      same->n++;
      same->has_entry |= state->fields[DESK_FIELD_GIVEN][cell] == 0;
    }
  for (uint32_t value = 1; value <= state->n_values && !derived->has_clash; value++)
    if (places[value].n > 1 && places[value].has_entry)
      {
        derived->has_clash = true;
        derived->clash = (DeskClash){
          .kind = DESK_CLASH_IN_GROUP, .group = g, .value = value, .n_cells = places[value].n
        };
      }
}

/* Finds an entry that the puzzle's own candidates exclude. */
static void
find_forbidden_in (const DeskState *state, uint32_t cell, DeskDerived *derived)
{
  uint64_t entry = state->fields[DESK_FIELD_ENTRY][cell];

  if (entry == 0 || state->fields[DESK_FIELD_GIVEN][cell] != 0
      || (state->fields[DESK_FIELD_FORBIDDEN][cell] >> (entry - 1) & 1) == 0)
    return;
  desk_set_bit (derived->conflicts, cell);
  if (derived->has_clash)
    return;
  derived->has_clash = true;
  derived->clash = (DeskClash){
    .kind = DESK_CLASH_WITH_CANDIDATES, .cell = cell, .value = (uint32_t) entry, .n_cells = 1
  };
}

static uint32_t
count_conflicts (const DeskDerived *self, uint32_t n_cells)
{
  uint32_t n = 0;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    n += desk_has_bit (self->conflicts, cell);
  return n;
}

void
desk_derived_clear (DeskDerived *self)
{
  g_clear_pointer (&self->marks, g_free);
  g_clear_pointer (&self->corners, g_free);
  g_clear_pointer (&self->lines, g_free);
}

void
desk_derive (const DeskState *state, DeskDerived *out_derived)
{
  bool all_allowed = true;
  uint32_t n_conflicts;

  *out_derived = (DeskDerived){
    .n_cells = state->n_cells,
    .marks = desk_marks_find_shown (state, DESK_FIELD_CANDIDATES),
    .corners = desk_marks_find_shown (state, DESK_FIELD_CORNERS),
  };
  out_derived->lines = desk_lines_list (state, &out_derived->n_lines);
  for (uint32_t g = 0; g < sudoku_shape_n_groups (state->shape); g++)
    find_conflicts_in (state, g, out_derived);
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    {
      uint64_t digit = desk_state_digit (state, cell);
      uint64_t forbidden = state->fields[DESK_FIELD_FORBIDDEN][cell];

      out_derived->n_givens += state->fields[DESK_FIELD_GIVEN][cell] != 0;
      out_derived->n_digits += digit != 0;
      out_derived->n_solver += digit == 0 && state->fields[DESK_FIELD_SOLVER][cell] != 0;
      out_derived->n_corrections += desk_state_correction (state, cell) != 0;
      out_derived->is_sukaku |= forbidden != 0;
      find_forbidden_in (state, cell, out_derived);
      all_allowed = all_allowed && (digit == 0 || (forbidden >> (digit - 1) & 1) == 0);
    }
  n_conflicts = count_conflicts (out_derived, state->n_cells);
  out_derived->clash.n_others = n_conflicts - out_derived->clash.n_cells;
  out_derived->is_solved =
      out_derived->n_digits == state->n_cells && all_allowed && n_conflicts == 0;
}
