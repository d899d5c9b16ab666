/* A scene: its memory, its options, and one drawing, from the frame to the tray. */
#include "paint-scene-private.h"

#include "base-memory.h"
#include "board.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t
count_values (const Board *board)
{
  uint32_t most = 0;

  for (uint32_t cell = 0; cell < board_n_cells (board); cell++)
    if (board_fixed (board, cell) > most)
      most = board_fixed (board, cell);
  for (uint32_t option = 0; option < board_n_options (board); option++)
    if (board_option (board, option).value > most)
      most = board_option (board, option).value;
  for (uint32_t item = 0; item < board_n_items (board); item++)
    if (board_item (board, item).kind != BOARD_ITEM_NAMED
        && board_item (board, item).kind != BOARD_ITEM_CELL
        && board_item (board, item).value > most)
      most = board_item (board, item).value;
  return most;
}

/* Symbols need room for all values in a cell; a board without cells can only be a list. */
static const PaintSceneLook *
choose_look (const Board *board, uint32_t n_values)
{
  if (board_n_cells (board) == 0)
    return &paint_scene_list;
  switch (board_look (board))
    {
    case BOARD_LOOK_SYMBOLS:
      return n_values > 0 && n_values <= PAINT_SCENE_VALUES ? &paint_scene_symbols
                                                            : &paint_scene_list;
    case BOARD_LOOK_SLOTS:
      return &paint_scene_slots;
    case BOARD_LOOK_PIECES:
      return &paint_scene_pieces;
    case BOARD_LOOK_QUEENS:
      return &paint_scene_queens;
    default:
      return &paint_scene_list;
    }
}

/* Finds the option of each place: for symbols by cell and value, otherwise by cell. */
static void
find_options (PaintScene *self)
{
  const Board *board = self->subject.board;
  const bool by_value = self->look == &paint_scene_symbols;
  const size_t n = (size_t) board_n_cells (board) * (by_value ? self->n_values : 1);

  for (size_t i = 0; i < n; i++)
    self->option_at[i] = COVER_NONE;
  for (uint32_t i = 0; i < board_n_options (board); i++)
    {
      const BoardOption option = board_option (board, i);

      if (option.n_cells != 1)
        continue;
      if (!by_value)
        self->option_at[option.cells[0]] = i;
      else if (option.value > 0)
        self->option_at[(size_t) option.cells[0] * self->n_values + option.value - 1] = i;
    }
}

static BaseStatus
allocate_scene (PaintScene *self)
{
  const size_t n_cells = board_n_cells (self->subject.board);
  const size_t n_each = self->look == &paint_scene_symbols ? self->n_values : 1;

  self->names = base_alloc_zeroed (self->n_values, PAINT_SCENE_NAME);
  self->values = base_alloc_zeroed (self->n_values, sizeof (char *));
  self->option_at = base_new (uint32_t, n_cells * n_each);
  self->cells = base_new_zeroed (PaintCell, n_cells);
  self->placed = base_new (uint32_t, n_cells);
  self->levels = base_new_zeroed (uint32_t, n_cells);
  self->stamps = base_new_zeroed (uint32_t, n_cells);
  if (self->names == NULL || self->values == NULL || self->option_at == NULL || self->cells == NULL
      || self->placed == NULL || self->levels == NULL || self->stamps == NULL)
    return BASE_NO_MEMORY;
  for (size_t cell = 0; cell < n_cells; cell++)
    self->placed[cell] = COVER_NONE;
  return paint_scene_tray_new (self);
}

static void
make_value_names (PaintScene *self)
{
  const char *own = board_symbols (self->subject.board);
  const char *given = self->subject.symbols != NULL ? self->subject.symbols : "";
  const char *shown = *own != '\0' ? own : given;
  const size_t n = strlen (shown);

  for (uint32_t i = 0; i < self->n_values; i++)
    {
      if (i < n)
        snprintf (self->names[i], PAINT_SCENE_NAME, "%c", shown[i]);
      else
        snprintf (self->names[i], PAINT_SCENE_NAME, "%u", i + 1);
      self->values[i] = self->names[i];
    }
}

BaseStatus
paint_scene_new (const Subject *subject, PaintScene **out_scene)
{
  PaintScene *self = base_new_zeroed (PaintScene, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->subject = *subject;
  self->n_values = count_values (subject->board);
  self->look = choose_look (subject->board, self->n_values);
  if (allocate_scene (self) != BASE_OK)
    {
      paint_scene_free (self);
      return BASE_NO_MEMORY;
    }
  find_options (self);
  make_value_names (self);
  *out_scene = self;
  return BASE_OK;
}

void
paint_scene_free (PaintScene *self)
{
  if (self == NULL)
    return;
  paint_board_layout_free (self->layout);
  free (self->names);
  free (self->values);
  free (self->option_at);
  free (self->cells);
  free (self->placed);
  free (self->levels);
  free (self->stamps);
  free (self->tray.items);
  free (self);
}

/* Where the view begins so that the point at `share` of the canvas is in its middle. */
static int
pan_to (double share, int canvas, int view)
{
  const double begin = floor (share * canvas - view / 2.0);

  return (int) fmax (0, fmin (begin, canvas - view));
}

BaseStatus
paint_scene_set_options (PaintScene *self, const PaintStageOptions *options)
{
  const PaintScene before = *self;

  assert (options->scale > 0 && options->text_scale > 0 && options->zoom > 0);
  self->options = *options;
  self->width = (int) fmax (1, floor (options->width * options->scale + 1e-6));
  self->height = (int) fmax (1, floor (options->height * options->scale + 1e-6));
  self->pen = (int) fmax (1, round ((options->presenting ? 4 : 2) * options->scale));
  paint_scene_tray_lay_out (self);
  if (self->look->lay_out (self) != BASE_OK)
    {
      *self = before;
      return BASE_NO_MEMORY;
    }
  self->left = pan_to (options->pan_x, self->canvas_width, self->width);
  self->top =
      pan_to (options->pan_y, self->canvas_height, self->height - paint_scene_tray_height (self));
  return BASE_OK;
}

static BaseStatus
draw_frame (PaintScene *self,
            cairo_t *cr,
            const PaintFrame *frame,
            const PaintTheme *theme,
            PaintText *text)
{
  PaintSceneView view = {
    .scene = self,
    .frame = frame,
    .state = frame->state,
    .theme = theme,
    .text = text,
    .cr = cr,
  };
  BaseStatus status;

  self->failed = false;
  cairo_save (cr);
  cairo_scale (cr, 1 / self->options.scale, 1 / self->options.scale);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, self->width, self->height);
  cairo_clip (cr);
  paint_set_source (cr, theme->ground);
  cairo_paint (cr);
  paint_scene_read (&view);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, self->width, self->height - paint_scene_tray_height (self));
  cairo_clip (cr);
  cairo_translate (cr, self->margin - self->left, self->margin - self->top);
  self->look->draw (&view);
  if (frame->reason != NULL && self->look->draw_reason != NULL)
    self->look->draw_reason (&view);
  cairo_restore (cr);
  paint_scene_tray_draw (&view);
  cairo_restore (cr);
  status = paint_text_status (text);
  return self->failed || cairo_status (cr) == CAIRO_STATUS_NO_MEMORY ? BASE_NO_MEMORY : status;
}

/* A board of symbols shows a reason at its candidates.  Other boards light the parts of it. */
BaseStatus
paint_scene_draw (PaintScene *self,
                  cairo_t *cr,
                  const PaintFrame *frame,
                  const PaintTheme *theme,
                  PaintText *text)
{
  PaintFrame lit = *frame;
  PaintPointed *parts = NULL;
  BaseStatus status;

  if (frame->reason == NULL || self->look == &paint_scene_symbols)
    return draw_frame (self, cr, frame, theme, text);
  status = paint_frame_light_reason (frame, &parts, &lit.n_lit);
  if (status != BASE_OK)
    return status;
  lit.lit = parts;
  status = draw_frame (self, cr, &lit, theme, text);
  free (parts);
  return status;
}

PaintPointed
paint_scene_at (const PaintScene *self, double x, double y)
{
  const double column = floor (x * self->options.scale + 1e-6);
  const double row = floor (y * self->options.scale + 1e-6);
  const int bottom = self->height - paint_scene_tray_height (self);
  PaintPointed found;

  if (!(column >= 0 && row >= 0 && column < self->width && row < self->height))
    return PAINT_POINTED_NOTHING;
  found = paint_scene_tray_at (self, (int) column, (int) row);
  if (row >= bottom || found.item != COVER_NONE)
    return found;
  return self->look->at (self, (int) column + self->left - self->margin,
                         (int) row + self->top - self->margin);
}

void
paint_scene_extent (const PaintScene *self, double *out_width, double *out_height)
{
  *out_width = self->canvas_width / self->options.scale;
  *out_height = (self->canvas_height + paint_scene_tray_height (self)) / self->options.scale;
}

bool
paint_scene_find (const PaintScene *self, PaintPointed what, double *out_pan_x, double *out_pan_y)
{
  PaintBox box;

  if (!self->look->find (self, what, &box))
    return false;
  *out_pan_x = fmin (1, (self->margin + box.x + box.width / 2.0) / self->canvas_width);
  *out_pan_y = fmin (1, (self->margin + box.y + box.height / 2.0) / self->canvas_height);
  return true;
}
