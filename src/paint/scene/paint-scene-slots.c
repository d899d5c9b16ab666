/* A row of slots: Langford's pairs.  Placed values stand in their slots, joined by an arc; possible
 * ones are joined by a thin arc. */
#include "paint-scene-private.h"

#include "board.h"

#include <math.h>
#include <stdio.h>

static BaseStatus
lay_out_slots (PaintScene *self)
{
  const int n = (int) board_columns (self->subject.board);
  const int height = self->height - paint_scene_tray_height (self);
  PaintSceneRow *row = &self->row;
  int all;

  self->canvas_width = (int) (self->width * self->options.zoom);
  self->canvas_height = (int) (height * self->options.zoom);
  row->side = (int) fmax (
      1, fmin (self->canvas_width / (n + 0.6), fmin (self->canvas_height, height * 4) * 0.32));
  row->arcs = (int) fmax (0, fmin (row->side * n * 0.3, self->canvas_height - row->side * 1.9));
  all = row->arcs + row->side * 3 / 2;
  row->left = (self->canvas_width - n * row->side) / 2;
  row->top = (int) fmax (0, (self->canvas_height - all) / 2) + row->arcs;
  if (self->options.zoom <= 1)
    self->tray.lift = (int) fmax (0, (self->canvas_height - row->top - row->side * 1.5) * 0.7);
  return BASE_OK;
}

static PaintBox
slot_box (const PaintScene *self, uint32_t cell)
{
  const BoardPlace at = board_cell (self->subject.board, cell);

  return (PaintBox){ self->row.left + at.column * self->row.side, self->row.top, self->row.side,
                     self->row.side };
}

static PaintPointed
point_at_slots (const PaintScene *self, int x, int y)
{
  PaintPointed found = PAINT_POINTED_NOTHING;

  for (uint32_t cell = 0; cell < board_n_cells (self->subject.board); cell++)
    {
      const PaintBox box = slot_box (self, cell);

      if (x < box.x || x >= box.x + box.width || y < box.y || y >= box.y + box.height)
        continue;
      found.item = paint_scene_cell_item (self, cell);
      found.option = self->placed[cell];
    }
  return found;
}

static bool
find_in_slots (const PaintScene *self, PaintPointed what, PaintBox *out_box)
{
  const Board *board = self->subject.board;
  uint32_t cell = COVER_NONE;

  if (what.option != COVER_NONE && board_option (board, what.option).n_cells > 0)
    cell = board_option (board, what.option).cells[0];
  else if (what.item != COVER_NONE && board_item (board, what.item).kind == BOARD_ITEM_CELL)
    cell = board_item (board, what.item).cell;
  if (cell == COVER_NONE)
    return false;
  *out_box = slot_box (self, cell);
  return true;
}

/* From the top of the first slot to that of the last; the wider, the higher. */
static void
draw_arc (const PaintSceneView *view, uint32_t option, int width, PaintColour colour)
{
  const PaintScene *self = view->scene;
  const BoardOption what = board_option (self->subject.board, option);
  const uint32_t n = board_columns (self->subject.board);
  PaintBox one, other;
  double reach, high;

  if (what.n_cells < 2)
    return;
  one = slot_box (self, what.cells[0]);
  other = slot_box (self, what.cells[what.n_cells - 1]);
  reach = (other.x - one.x) / 2.0;
  high =
      (self->row.arcs - width) * fmin (1, 2 * reach / (self->row.side * fmax (1, n - 1.0)) + 0.15);
  if (reach <= 0 || high <= 0)
    return;
  cairo_save (view->cr);
  cairo_translate (view->cr, one.x + one.width / 2.0 + reach, one.y);
  cairo_scale (view->cr, reach, high);
  cairo_new_sub_path (view->cr);
  cairo_arc (view->cr, 0, 0, 1, PAINT_PI, 2 * PAINT_PI);
  cairo_restore (view->cr);
  cairo_set_line_width (view->cr, width);
  paint_set_source (view->cr, colour);
  cairo_stroke (view->cr);
}

static void
draw_try (const PaintSceneView *view, uint32_t option, PaintOptionStand stand)
{
  const bool tried = stand == PAINT_OPTION_TRIED;
  const int width = (int) fmax (1, round (view->scene->pen * (tried ? 0.5 : 0.75)));

  draw_arc (view, option, width,
            tried ? paint_with_alpha (view->theme->thin, 0.6)
                  : view->theme->signs[PAINT_SIGN_ACCENT]);
}

/* Draws candidates in each slot: values with options that still reach it, each at its place. */
static void
draw_candidates (const PaintSceneView *view, uint32_t option, PaintOptionStand stand)
{
  const PaintScene *self = view->scene;
  const BoardOption what = board_option (self->subject.board, option);
  const double presence = paint_scene_presence (view, option, stand);
  const int columns = (int) ceil (sqrt (self->n_values));
  const int side = (self->row.side - 2) / columns;

  for (uint32_t i = 0; i < what.n_cells && what.value > 0 && presence > 0; i++)
    {
      const PaintBox box = slot_box (self, what.cells[i]);
      const int place = (int) what.value - 1;

      if (self->placed[what.cells[i]] == COVER_NONE)
        paint_scene_write (view, self->values[place],
                           (PaintBox){ box.x + 1 + place % columns * side,
                                       box.y + 1 + place / columns * side, side, side },
                           side * 0.8, false,
                           paint_with_alpha (view->theme->inks[PAINT_INK_CANDIDATE], presence));
    }
}

static void
draw_slot (const PaintSceneView *view, uint32_t cell)
{
  const PaintScene *self = view->scene;
  const PaintTheme *theme = view->theme;
  const PaintBox box = slot_box (self, cell);
  const int side = box.width, line = (int) fmax (1, fmax (self->options.scale, side / 40.0));
  const PaintBox below = { box.x, box.y + side, side, side / 2 };
  char number[16];

  paint_scene_fill_box (view, box, theme->surfaces[PAINT_SURFACE_PAPER]);
  if (self->placed[cell] != COVER_NONE)
    {
      const BoardOption what = board_option (self->subject.board, self->placed[cell]);

      if (self->levels[cell] != PLAYER_GIVENS)
        paint_scene_fill_box (view, box, paint_scene_tint (view, self->levels[cell]));
      paint_scene_write (view, what.value > 0 ? self->values[what.value - 1] : "", box, side * 0.62,
                         self->levels[cell] == PLAYER_GIVENS, theme->inks[PAINT_INK_GIVEN]);
      paint_scene_write_level (view, self->levels[cell], paint_scene_shrink (box, line));
    }
  paint_scene_frame_box (view, (PaintBox){ box.x, box.y, side + line, side + line }, line,
                         theme->thick);
  snprintf (number, sizeof number, "%u", board_cell (self->subject.board, cell).column + 1u);
  paint_scene_write (view, number, below,
                     fmin (side * 0.32, (self->options.presenting ? 26 : 18) * self->options.scale),
                     false, theme->label);
}

static void
draw_item (const PaintSceneView *view, uint32_t item)
{
  const PaintScene *self = view->scene;
  const BoardItem what = board_item (self->subject.board, item);
  const int line = (int) fmax (self->pen, self->row.side / 16);
  const bool stuck = paint_scene_is_stuck (view, item);

  if (what.kind != BOARD_ITEM_CELL)
    return;
  if (stuck)
    paint_scene_cross (view, "0", slot_box (self, what.cell));
  if (view->deciding != NULL && view->deciding->item == item)
    paint_scene_frame_box (view, slot_box (self, what.cell), line,
                           view->theme->signs[stuck ? PAINT_SIGN_BAD : PAINT_SIGN_ACCENT]);
  if (paint_frame_lights_item (view->frame, item))
    paint_scene_frame_box (view, paint_scene_shrink (slot_box (self, what.cell), line + 1), line,
                           view->theme->signs[PAINT_SIGN_HINT]);
}

static void
draw_lit_slots (const PaintSceneView *view, uint32_t option)
{
  BoardOption what;

  if (option == COVER_NONE)
    return;
  what = board_option (view->scene->subject.board, option);
  draw_arc (view, option, 2 * view->scene->pen, view->theme->signs[PAINT_SIGN_HINT]);
  for (uint32_t i = 0; i < what.n_cells; i++)
    paint_scene_frame_box (view, slot_box (view->scene, what.cells[i]), 2 * view->scene->pen,
                           view->theme->signs[PAINT_SIGN_HINT]);
}

static void
draw_taken (const PaintSceneView *view, uint32_t option)
{
  const bool newest = option == view->newest;
  const BoardOption what = board_option (view->scene->subject.board, option);
  const PaintColour accent = view->theme->signs[PAINT_SIGN_ACCENT];

  draw_arc (view, option, newest ? 2 * view->scene->pen : view->scene->pen,
            newest ? accent : view->theme->thick);
  for (uint32_t i = 0; i < what.n_cells && newest; i++)
    paint_scene_frame_box (view, slot_box (view->scene, what.cells[i]), 2 * view->scene->pen,
                           accent);
}

static void
draw_slots (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;
  const PlayerState *state = view->state;
  uint32_t level;

  for (uint32_t cell = 0; cell < board_n_cells (self->subject.board); cell++)
    draw_slot (view, cell);
  for (uint32_t option = 0; option < board_n_options (self->subject.board); option++)
    draw_candidates (view, option, paint_scene_stand (view, option, &level));
  paint_scene_each_try (view, draw_try);
  for (uint32_t i = 0; i < state->n_givens; i++)
    draw_taken (view, state->givens[i]);
  for (uint32_t i = 0; i < state->n_frames; i++)
    if (state->frames[i].taken)
      draw_taken (view, state->frames[i].option);
  for (uint32_t item = 0; item < board_n_items (self->subject.board); item++)
    draw_item (view, item);
  for (size_t i = 0; i < paint_frame_n_lit (view->frame); i++)
    draw_lit_slots (view, paint_frame_lit (view->frame, i).option);
}

const PaintSceneLook paint_scene_slots = { .lay_out = lay_out_slots,
                                           .draw = draw_slots,
                                           .draw_reason = paint_scene_draw_reason,
                                           .at = point_at_slots,
                                           .find = find_in_slots };
