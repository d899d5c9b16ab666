/* The state as the marks show it.  Changes that are not half done yet are taken back: at phase 0
 * the picture is that before them. */
#include "paint-matrix-private.h"

#include <string.h>

static uint32_t
n_moving (const PaintFrame *frame)
{
  uint32_t n = frame->state->n_changes;

  return frame->n_moving < n ? frame->n_moving : n;
}

/* The progress of a change.  Changes are listed newest first; they happen oldest first, each in its
 * turn. */
double
paint_matrix_share (const PaintFrame *frame, uint32_t change)
{
  uint32_t n = n_moving (frame);
  double share;

  if (change >= n)
    return 1;
  share = frame->phase * n - (n - 1 - change);
  return share < 0 ? 0 : share > 1 ? 1 : share;
}

static void
look_at_columns (PaintMatrix *self, const PlayerState *state)
{
  for (uint32_t i = 0; i < self->n_columns; i++)
    {
      uint32_t item = self->columns[i].item;

      self->sizes[i] = player_state_size (state, item);
      self->covered[i] = player_state_is_covered (state, item);
    }
}

/* Restores sizes and headers as they were before the changes to come; the newest is taken back
 * first. */
static void
take_back_columns (PaintMatrix *self, const PaintFrame *frame)
{
  for (uint32_t i = 0; i < n_moving (frame) && paint_matrix_share (frame, i) < 0.5; i++)
    {
      CoverEvent event = frame->state->changes[i].event;
      uint32_t column;

      if (event.node == 0)
        continue;
      column = self->column_of[player_state_item (frame->state, event.node)];
      if (column == COVER_NONE)
        continue;
      if (event.kind == COVER_EVENT_UNLINK_HEADER || event.kind == COVER_EVENT_RELINK_HEADER)
        self->covered[column] = event.kind == COVER_EVENT_RELINK_HEADER;
      if (event.kind == COVER_EVENT_UNLINK)
        self->sizes[column]++;
      if (event.kind == COVER_EVENT_RELINK)
        self->sizes[column]--;
    }
}

static void
take_back_marks (PaintMatrix *self, const PaintFrame *frame)
{
  for (uint32_t i = 0; i < n_moving (frame) && paint_matrix_share (frame, i) < 0.5; i++)
    {
      CoverEvent event = frame->state->changes[i].event;
      uint32_t mark = self->mark_of[event.node];

      if (mark == COVER_NONE)
        continue;
      if (event.kind == COVER_EVENT_UNLINK)
        self->open[mark] = !self->covered[self->marks[mark].column];
      if (event.kind == COVER_EVENT_RELINK)
        self->open[mark] = 0;
    }
}

/* A covered item's nodes stay in its list, but are out of reach like hidden ones; so are those that
 * do not agree with a coloured item. */
static void
look_at_marks (PaintMatrix *self, const PlayerState *state)
{
  for (uint32_t i = 0; i < self->n_marks; i++)
    {
      const PaintMarkPlace *mark = &self->marks[i];
      uint32_t item = self->columns[mark->column].item;

      self->open[i] = !self->covered[mark->column] && !player_state_is_hidden (state, mark->node);
      if (self->open[i] && state->links->colour != NULL && player_state_colour (state, item) != 0)
        self->open[i] = player_state_agrees (state, mark->node);
    }
}

static void
look_at_rows (PaintMatrix *self, const PlayerState *state)
{
  memset (self->taken, 0, self->n_rows);
  for (uint32_t i = 0; i < state->n_givens; i++)
    if (self->row_of[state->givens[i]] != COVER_NONE)
      self->taken[self->row_of[state->givens[i]]] = 1;
  for (uint32_t level = 0; level < state->n_frames; level++)
    {
      const PlayerFrame *frame = &state->frames[level];

      if (frame->taken && self->row_of[frame->option] != COVER_NONE)
        self->taken[self->row_of[frame->option]] = 2;
    }
}

static void
fill_slots (PaintMatrix *self)
{
  for (uint32_t i = 0; i < self->n_slots; i++)
    {
      self->slots[i].n_covered = 0;
      self->slots[i].size = 0;
    }
  for (uint32_t i = 0; i < self->n_columns; i++)
    {
      PaintSlot *slot = &self->slots[self->columns[i].slot];

      slot->n_covered += self->covered[i];
      slot->size += self->sizes[i];
    }
}

static void
fill_bins (PaintMatrix *self)
{
  for (uint32_t i = 0; i < self->n_bins; i++)
    {
      self->bins[i].open = 0;
      self->bins[i].taken = 0;
    }
  for (uint32_t i = 0; i < self->n_marks; i++)
    {
      const PaintMarkPlace *mark = &self->marks[i];
      PaintBin *bin = &self->bins[mark->bin];

      bin->open += self->open[i];
      if (self->taken[mark->row] > bin->taken)
        bin->taken = self->taken[mark->row];
    }
}

/* Makes all bars equally high while sizes are hidden. */
static void
hide_sizes (PaintMatrix *self, const PaintFrame *frame)
{
  if (self->hides_sizes != frame->hides_sizes)
    self->plotted = false;
  self->hides_sizes = frame->hides_sizes;
  for (uint32_t i = 0; i < self->n_columns && self->hides_sizes; i++)
    self->sizes[i] = self->most;
}

void
paint_matrix_look (PaintMatrix *self, const PaintFrame *frame)
{
  look_at_columns (self, frame->state);
  take_back_columns (self, frame);
  hide_sizes (self, frame);
  look_at_marks (self, frame->state);
  take_back_marks (self, frame);
  look_at_rows (self, frame->state);
  fill_slots (self);
  fill_bins (self);
}
