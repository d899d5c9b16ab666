/* Lines that the player draws between cells and candidates.
 *
 * A line has no direction: from A to B is the same line as from B to A. */
#include "desk-state-private.h"

static bool
fits_end (const DeskState *state, uint32_t cell, uint32_t value)
{
  return cell < state->n_cells && value <= state->n_values;
}

bool
desk_lines_fits (const DeskState *state, DeskLine line)
{
  return fits_end (state, line.from_cell, line.from_value)
         && fits_end (state, line.to_cell, line.to_value) && line.style < DESK_LINE_STYLES
         && (line.from_cell != line.to_cell || line.from_value != line.to_value);
}

static GBytes *
make_item (DeskLine line)
{
  GByteArray *bytes = g_byte_array_new ();

  desk_bytes_add_number (bytes, line.from_cell);
  desk_bytes_add_number (bytes, line.to_cell);
  desk_bytes_add_number (bytes, line.from_value);
  desk_bytes_add_number (bytes, line.to_value);
  desk_bytes_add_number (bytes, line.style);
  return g_byte_array_free_to_bytes (bytes);
}

/* False for bytes that are no line of this grid. */
static bool
read_item (const DeskState *state, GBytes *item, DeskLine *out_line)
{
  DeskReader reader = desk_reader_of (item);

  out_line->from_cell = (uint32_t) desk_reader_number_to (&reader, state->n_cells);
  out_line->to_cell = (uint32_t) desk_reader_number_to (&reader, state->n_cells);
  out_line->from_value = (uint8_t) desk_reader_number_to (&reader, state->n_values);
  out_line->to_value = (uint8_t) desk_reader_number_to (&reader, state->n_values);
  out_line->style = (uint8_t) desk_reader_number_to (&reader, DESK_LINE_STYLES);
  return !reader.failed && desk_lines_fits (state, *out_line);
}

DeskLine *
desk_lines_list (const DeskState *state, uint32_t *out_n)
{
  GPtrArray *list = state->lists[DESK_LIST_LINES];
  DeskLine *lines = g_new0 (DeskLine, list->len);

  *out_n = 0;
  for (guint i = 0; i < list->len; i++)
    *out_n += read_item (state, list->pdata[i], &lines[*out_n]);
  return lines;
}

static bool
joins_the_same (DeskLine a, DeskLine b)
{
  return (a.from_cell == b.from_cell && a.from_value == b.from_value && a.to_cell == b.to_cell
          && a.to_value == b.to_value)
         || (a.from_cell == b.to_cell && a.from_value == b.to_value && a.to_cell == b.from_cell
             && a.to_value == b.from_value);
}

void
desk_lines_toggle (DeskState *state, DeskLine line)
{
  GPtrArray *list = state->lists[DESK_LIST_LINES];
  bool was_there = false;

  for (guint i = list->len; i > 0; i--)
    {
      DeskLine other;

      if (!read_item (state, list->pdata[i - 1], &other) || !joins_the_same (line, other))
        continue;
      was_there = was_there || other.style == line.style;
      g_ptr_array_remove_index (list, i - 1);
    }
  if (!was_there)
    g_ptr_array_add (list, make_item (line));
}

void
desk_lines_drop (DeskState *state, uint32_t cell)
{
  GPtrArray *list = state->lists[DESK_LIST_LINES];

  for (guint i = list->len; i > 0; i--)
    {
      DeskLine line;

      if (read_item (state, list->pdata[i - 1], &line)
          && (line.from_cell == cell || line.to_cell == cell))
        g_ptr_array_remove_index (list, i - 1);
    }
}

void
desk_lines_clear (DeskState *state)
{
  g_ptr_array_set_size (state->lists[DESK_LIST_LINES], 0);
}

void
desk_lines_turn (const DeskState *from, const uint32_t *turned, DeskState *to)
{
  uint32_t n;
  g_autofree DeskLine *lines = desk_lines_list (from, &n);

  for (uint32_t i = 0; i < n; i++)
    {
      lines[i].from_cell = turned[lines[i].from_cell];
      lines[i].to_cell = turned[lines[i].to_cell];
      g_ptr_array_add (to->lists[DESK_LIST_LINES], make_item (lines[i]));
    }
}
