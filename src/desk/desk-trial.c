/* A trial: entries and marks that can be dropped as a whole.
 *
 * While one is under way, later fields hold what each cell had before it, so a trial is part of the
 * state: undo, the journal and turns treat it as they treat digits. */
#include "desk-state-private.h"

#include <string.h>

/* What is put back, and where it is kept meanwhile.  The entry has a field of its own form. */
static const struct
{
  DeskField now, before;
} kept[] = {
  { .now = DESK_FIELD_CANDIDATES, .before = DESK_FIELD_MARKS_BEFORE },
  { .now = DESK_FIELD_PLACED, .before = DESK_FIELD_PLACED_BEFORE },
  { .now = DESK_FIELD_KEPT, .before = DESK_FIELD_KEPT_BEFORE },
  { .now = DESK_FIELD_CORNERS, .before = DESK_FIELD_CORNERS_BEFORE },
  { .now = DESK_FIELD_CORNERS_KEPT, .before = DESK_FIELD_CORNERS_KEPT_BEFORE },
};

bool
desk_trial_is_on (const DeskState *state)
{
  return state->n_cells > 0 && state->fields[DESK_FIELD_ENTRY_BEFORE][0] != 0;
}

bool
desk_trial_has_entry (const DeskState *state, uint32_t cell)
{
  uint64_t entry = state->fields[DESK_FIELD_ENTRY][cell];

  return desk_trial_is_on (state) && entry != 0
         && entry + 1 != state->fields[DESK_FIELD_ENTRY_BEFORE][cell];
}

void
desk_trial_start (DeskState *state)
{
  if (desk_trial_is_on (state) || state->mode != DESK_SOLVING)
    return;
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    state->fields[DESK_FIELD_ENTRY_BEFORE][cell] = state->fields[DESK_FIELD_ENTRY][cell] + 1;
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    memcpy (state->fields[kept[i].before], state->fields[kept[i].now],
            desk_state_field_size (state));
}

void
desk_trial_keep (DeskState *state)
{
  memset (state->fields[DESK_FIELD_ENTRY_BEFORE], 0, desk_state_field_size (state));
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    memset (state->fields[kept[i].before], 0, desk_state_field_size (state));
}

/* A state from a damaged file may have a trial in some cells only: the others stay. */
void
desk_trial_drop (DeskState *state)
{
  if (!desk_trial_is_on (state))
    return;
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    {
      uint64_t before = state->fields[DESK_FIELD_ENTRY_BEFORE][cell];

      if (before == 0)
        continue;
      state->fields[DESK_FIELD_ENTRY][cell] = before - 1;
      for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
        state->fields[kept[i].now][cell] = state->fields[kept[i].before][cell];
    }
  desk_trial_keep (state);
}
