/* Colours and lines: what is typed and pointed at in their modes. */
#include "app-typing-private.h"

uint32_t
app_typing_get_colour (AppTyping *self)
{
  return self->colour;
}

bool
app_typing_colours_candidates (AppTyping *self)
{
  return self->mode == APP_TYPING_COLOURS && self->of_candidates;
}

static void
choose_colour (AppTyping *self, uint32_t colour)
{
  if (colour == 0 || self->colour == colour)
    return;
  self->colour = colour;
  g_object_notify (G_OBJECT (self), "colour");
}

void
app_typing_colour_cells (AppTyping *self, uint32_t colour)
{
  if (colour <= DESK_COLOURS && !app_typing_is_held (self))
    app_typing_act (self, (DeskAction){ .kind = DESK_TOGGLE_COLOUR, .colour = colour });
}

void
app_typing_colour (AppTyping *self, uint32_t colour)
{
  if (app_typing_colours_candidates (self))
    choose_colour (self, MIN (colour, DESK_COLOURS));
  else
    app_typing_colour_cells (self, colour);
}

void
app_typing_colour_candidate (AppTyping *self, uint32_t cell, uint32_t value)
{
  if (app_typing_is_held (self))
    return;
  desk_document_do (self->document, &(DeskAction){ .kind = DESK_COLOUR_CANDIDATE,
                                                   .cells = &cell,
                                                   .n_cells = 1,
                                                   .value = value,
                                                   .colour = self->colour });
}

static DeskLine
make_line (AppTyping *self, uint32_t cell, uint32_t value)
{
  return (DeskLine){ .from_cell = self->start_cell,
                     .from_value = (uint8_t) self->start_value,
                     .to_cell = cell,
                     .to_value = (uint8_t) value,
                     .style = self->is_weak ? DESK_LINE_WEAK : DESK_LINE_STRONG };
}

void
app_typing_line_over (AppTyping *self, uint32_t cell, uint32_t value)
{
  if (!self->has_start || (self->over_cell == cell && self->over_value == value))
    return;
  self->over_cell = cell;
  self->over_value = value;
  g_signal_emit_by_name (self, "line");
}

bool
app_typing_get_line (AppTyping *self, DeskLine *out_line)
{
  if (!self->has_start)
    return false;
  *out_line = make_line (self, self->over_cell, self->over_value);
  return true;
}

void
app_typing_line_stop (AppTyping *self)
{
  if (!self->has_start)
    return;
  self->has_start = false;
  g_signal_emit_by_name (self, "line");
}

void
app_typing_line_to (AppTyping *self, uint32_t cell, uint32_t value)
{
  if (app_typing_is_held (self))
    return;
  if (self->has_start)
    {
      self->has_start = false;
      desk_document_do (self->document, &(DeskAction){ .kind = DESK_TOGGLE_LINE,
                                                       .line = make_line (self, cell, value) });
    }
  else
    {
      self->has_start = true;
      self->start_cell = self->over_cell = cell;
      self->start_value = self->over_value = value;
    }
  g_signal_emit_by_name (self, "line");
}

static void
colour_of_symbol (AppTyping *self, uint32_t value)
{
  if (app_typing_colours_candidates (self) && value != 0)
    app_typing_act (
        self,
        (DeskAction){ .kind = DESK_COLOUR_CANDIDATE, .value = value, .colour = self->colour });
  else if (value <= DESK_COLOURS)
    app_typing_act (self, (DeskAction){ .kind = DESK_TOGGLE_COLOUR, .colour = value });
}

bool
app_typing_note (AppTyping *self, uint32_t value)
{
  if (self->mode == APP_TYPING_COLOURS)
    colour_of_symbol (self, value);
  else if (self->mode == APP_TYPING_LINES)
    app_typing_line_to (self, desk_document_get_cursor (self->document), value);
  else
    return false;
  return true;
}
