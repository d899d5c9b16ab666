/* What only our own files have of a game: the position before a trial, bookmarks, and what the
 * player drew. */
#include "desk-progress-private.h"

#include "format-about.h"

#include <string.h>

/* The fields of a position, and of the position before a trial. */
static const struct
{
  FormatsPart part;
  DeskField now, before; /* before: DESK_FIELDS for none */
} parts[] = {
  { FORMATS_PART_ENTRIES, DESK_FIELD_ENTRY, DESK_FIELD_ENTRY_BEFORE },
  { FORMATS_PART_MARKS, DESK_FIELD_CANDIDATES, DESK_FIELD_MARKS_BEFORE },
  { FORMATS_PART_KEPT, DESK_FIELD_KEPT, DESK_FIELD_KEPT_BEFORE },
  { FORMATS_PART_CORNERS, DESK_FIELD_CORNERS, DESK_FIELD_CORNERS_BEFORE },
  { FORMATS_PART_CORNERS_KEPT, DESK_FIELD_CORNERS_KEPT, DESK_FIELD_CORNERS_KEPT_BEFORE },
  { FORMATS_PART_PLACED, DESK_FIELD_PLACED, DESK_FIELD_PLACED_BEFORE },
  { FORMATS_PART_SOLVER, DESK_FIELD_SOLVER, DESK_FIELDS },
};

static uint64_t
get_part (const FormatsPosition *position, FormatsPart part, uint32_t cell)
{
  return format_layer_get (format_part_layer (part), position->parts[part], cell);
}

static void
set_part (const FormatsPosition *position, FormatsPart part, uint32_t cell, uint64_t number)
{
  format_layer_set (format_part_layer (part), position->parts[part], cell, number);
}

static void
put_trial (const DeskState *state, FormatsPuzzle *puzzle)
{
  FormatsPosition position;
  size_t at = format_about_add_position (puzzle, FORMATS_ABOUT_TRIAL, "", 0);

  if (puzzle->about[FORMATS_ABOUT_TRIAL].failed)
    return;
  format_about_position (puzzle, FORMATS_ABOUT_TRIAL, at, &position);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (uint32_t cell = 0; parts[i].before != DESK_FIELDS && cell < state->n_cells; cell++)
      {
        uint64_t before = state->fields[parts[i].before][cell];

        set_part (&position, parts[i].part, cell,
                  parts[i].part == FORMATS_PART_ENTRIES && before > 0 ? before - 1 : before);
      }
}

/* Givens are no part of it. */
static void
put_bookmark (const DeskState *state, uint32_t index, FormatsPuzzle *puzzle)
{
  g_autofree char *name = NULL;
  int64_t time;
  g_autoptr (DeskState) there = desk_bookmarks_open (state, index, &name, &time);
  FormatsPosition position;
  size_t at;

  if (there == NULL)
    return;
  at = format_about_add_position (puzzle, FORMATS_ABOUT_BOOKMARKS, name, strlen (name));
  if (puzzle->about[FORMATS_ABOUT_BOOKMARKS].failed)
    return;
  format_about_set_time (puzzle, FORMATS_ABOUT_BOOKMARKS, at, time);
  format_about_position (puzzle, FORMATS_ABOUT_BOOKMARKS, at, &position);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (uint32_t cell = 0; cell < state->n_cells; cell++)
      if (parts[i].part != FORMATS_PART_ENTRIES || state->fields[DESK_FIELD_GIVEN][cell] == 0)
        set_part (&position, parts[i].part, cell, there->fields[parts[i].now][cell]);
}

void
desk_positions_put (const DeskState *state, FormatsPuzzle *puzzle)
{
  const guint n = state->lists[DESK_LIST_BOOKMARKS]->len;

  if (desk_trial_is_on (state))
    put_trial (state, puzzle);
  for (guint i = 0; i < n && i < format_about_most_bookmarks (puzzle); i++)
    put_bookmark (state, i, puzzle);
}

static void
take_trial (DeskState *state, const FormatsPosition *position)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (uint32_t cell = 0; parts[i].before != DESK_FIELDS && cell < state->n_cells; cell++)
      desk_progress_set_field (state, parts[i].before, cell,
                               get_part (position, parts[i].part, cell)
                                   + (parts[i].part == FORMATS_PART_ENTRIES));
}

static void
take_bookmark (DeskState *state, const FormatsPosition *position)
{
  g_autoptr (DeskState) there = desk_state_new (state->shape);
  g_autofree char *name = g_utf8_make_valid (position->name, (gssize) position->name_length);

  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    {
      there->fields[DESK_FIELD_GIVEN][cell] = state->fields[DESK_FIELD_GIVEN][cell];
      for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
        desk_progress_set_field (there, parts[i].now, cell,
                                 get_part (position, parts[i].part, cell));
    }
  desk_bookmarks_append (state, there, name, position->time);
}

void
desk_positions_take (DeskState *state, const FormatsPuzzle *puzzle)
{
  FormatsPosition position;
  size_t at = 0;

  if (state->mode == DESK_SOLVING
      && format_about_position (puzzle, FORMATS_ABOUT_TRIAL, 0, &position) != 0)
    take_trial (state, &position);
  while ((at = format_about_position (puzzle, FORMATS_ABOUT_BOOKMARKS, at, &position)) != 0)
    take_bookmark (state, &position);
}

static bool
has_value_colours (const DeskState *state)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    for (guint i = 0; i < DESK_VALUE_COLOUR_FIELDS; i++)
      if (state->fields[DESK_FIELD_VALUE_COLOURS_1 + i][cell] != 0)
        return true;
  return false;
}

void
desk_positions_put_drawings (const DeskState *state, FormatsPuzzle *puzzle)
{
  uint32_t n_lines;
  g_autofree DeskLine *lines = desk_lines_list (state, &n_lines);
  char *colours = has_value_colours (state) ? format_about_add_candidate_colours (puzzle) : NULL;

  for (uint32_t cell = 0; colours != NULL && cell < state->n_cells; cell++)
    for (uint32_t value = 1; value <= state->n_values; value++)
      *colours++ = (char) desk_state_value_colour (state, cell, value);
  for (uint32_t i = 0; i < n_lines; i++)
    format_about_add_stroke (puzzle, &(FormatsStroke){ .from_cell = lines[i].from_cell,
                                                       .to_cell = lines[i].to_cell,
                                                       .from_value = lines[i].from_value,
                                                       .to_value = lines[i].to_value,
                                                       .style = lines[i].style });
}

void
desk_positions_take_drawings (DeskState *state, const FormatsPuzzle *puzzle)
{
  const BaseText *colours = &puzzle->about[FORMATS_ABOUT_CANDIDATE_COLOURS];

  for (uint32_t cell = 0; colours->length > 0 && cell < state->n_cells; cell++)
    for (uint32_t value = 1; value <= state->n_values; value++)
      desk_state_colour_value (
          state, cell, value,
          (uint8_t) colours->bytes[(size_t) cell * state->n_values + value - 1]);
  for (uint32_t i = 0; i < format_about_n_strokes (puzzle); i++)
    {
      const FormatsStroke stroke = format_about_stroke (puzzle, i);
      const DeskLine line = { .from_cell = stroke.from_cell,
                              .to_cell = stroke.to_cell,
                              .from_value = stroke.from_value,
                              .to_value = stroke.to_value,
                              .style = stroke.style };

      if (desk_lines_fits (state, line))
        desk_lines_toggle (state, line);
    }
}
