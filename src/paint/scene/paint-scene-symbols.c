/* Symbols in a grid: Sudoku, Latin squares. */
#include "paint-scene-private.h"

#include "base-memory.h"
#include "board.h"

#include <math.h>

/* Painters of a board take the scale off by themselves.  When presenting, digits do not grow like
 * coordinates, because the corner is needed. */
static void
draw_digits (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;
  PaintBoardLayout layout = *self->layout;
  const PaintBoardState state = {
    .cells = self->cells,
    .symbols = self->values,
    .n_values = self->n_values,
  };

  layout.text_scale = self->options.text_scale * 0.92;
  cairo_save (view->cr);
  cairo_scale (view->cr, self->options.scale, self->options.scale);
  view->scene->failed |=
      paint_board_draw_state (view->cr, &layout, &state, view->theme, view->text) != BASE_OK;
  cairo_restore (view->cr);
}

/* Whether an earlier step of a path has placed the option.  It is then no given of the puzzle,
 * though the search begins with it. */
static bool
was_placed_before (const PaintSceneView *view, uint32_t option)
{
  const PaintReason *reason = view->frame->reason;
  const PlayerState *state = view->state;

  if (reason == NULL || reason->n_placed_before > state->n_givens)
    return false;
  return base_contains (state->givens + state->n_givens - reason->n_placed_before,
                        reason->n_placed_before, option);
}

/* Candidates that appear or disappear are drawn apart, framed ones over their frames. */
static void
read_cells (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;
  uint32_t level;

  for (uint32_t cell = 0; cell < self->layout->n_cells; cell++)
    {
      PaintCell *seen = &self->cells[cell];

      *seen = (PaintCell){ .kind = PAINT_DIGIT_ENTERED };
      if (self->placed[cell] != COVER_NONE)
        {
          seen->value = (uint8_t) board_option (self->subject.board, self->placed[cell]).value;
          if (self->levels[cell] == PLAYER_GIVENS && !was_placed_before (view, self->placed[cell]))
            seen->kind = PAINT_DIGIT_GIVEN;
          continue;
        }
      seen->value = (uint8_t) board_fixed (self->subject.board, cell);
      if (seen->value != 0)
        {
          seen->kind = PAINT_DIGIT_GIVEN;
          continue;
        }
      for (uint32_t i = 0; i < self->n_values; i++)
        {
          const uint32_t option = self->option_at[(size_t) cell * self->n_values + i];

          PaintOptionStand stand;

          if (option == COVER_NONE)
            continue;
          stand = paint_scene_stand (view, option, &level);
          if (paint_scene_presence (view, option, stand) >= 1)
            seen->candidates |= UINT64_C (1) << i;
        }
    }
}

static void
tint_cells (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;

  for (uint32_t cell = 0; cell < self->layout->n_cells; cell++)
    if (self->placed[cell] != COVER_NONE && self->levels[cell] != PLAYER_GIVENS)
      paint_scene_fill_box (view, paint_board_bare (self->layout, cell),
                            paint_scene_tint (view, self->levels[cell]));
}

static void
number_levels (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;

  for (uint32_t cell = 0; cell < self->layout->n_cells; cell++)
    if (self->placed[cell] != COVER_NONE)
      paint_scene_write_level (view, self->levels[cell], paint_board_inner (self->layout, cell));
}

static PaintBox
slot_of (const PaintScene *self, uint32_t option, BoardOption *out_what)
{
  *out_what = board_option (self->subject.board, option);
  if (out_what->n_cells != 1 || out_what->value == 0)
    return (PaintBox){ 0 };
  return paint_board_slot (self->layout, self->n_values, out_what->cells[0], out_what->value);
}

/* Draws the tint below the candidates that may be tried. */
static void
fill_try (const PaintSceneView *view, uint32_t option, PaintOptionStand stand)
{
  BoardOption what;
  const PaintBox slot = slot_of (view->scene, option, &what);

  if (stand == PAINT_OPTION_TO_TRY)
    paint_scene_fill_box (view, slot, view->theme->fills[PAINT_FILL_SELECTED]);
}

static void
frame_try (const PaintSceneView *view, uint32_t option, PaintOptionStand stand)
{
  BoardOption what;
  const PaintBox slot = slot_of (view->scene, option, &what);
  const int side = slot.width < slot.height ? slot.width : slot.height;
  const int width = (int) fmax (1, fmin (view->scene->pen, side / 10.0));

  if (side == 0)
    return;
  if (stand == PAINT_OPTION_TRIED)
    paint_scene_strike (view, slot, view->theme->inks[PAINT_INK_CANDIDATE]);
  else
    paint_scene_frame_box (view, slot, width, view->theme->signs[PAINT_SIGN_ACCENT]);
}

/* Draws the candidate whose links change: it fades as it goes, and a corner in the accent colour
 * marks it. */
static void
draw_changing (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;
  uint32_t level;
  double presence;
  BoardOption what;
  PaintBox slot;

  if (view->changing == COVER_NONE)
    return;
  slot = slot_of (self, view->changing, &what);
  if (slot.width == 0 || self->placed[what.cells[0]] != COVER_NONE)
    return;
  presence =
      paint_scene_presence (view, view->changing, paint_scene_stand (view, view->changing, &level));
  if (presence > 0 && presence < 1)
    paint_scene_write (view, self->values[what.value - 1], slot, slot.height * 0.9, false,
                       paint_with_alpha (view->theme->inks[PAINT_INK_CANDIDATE], presence));
  paint_scene_fill_box (view,
                        (PaintBox){ slot.x, slot.y + slot.height - (slot.height + 7) / 8,
                                    slot.width, (slot.height + 7) / 8 },
                        view->theme->signs[PAINT_SIGN_ACCENT]);
}

/* Inverts the candidate if it is still visible among those of its cell: light on dark, or the
 * reverse. */
static void
invert_candidate (const PaintSceneView *view, uint32_t cell, uint32_t value)
{
  const PaintScene *self = view->scene;
  const PaintBox slot = paint_board_slot (self->layout, self->n_values, cell, value);
  const int side = slot.width < slot.height ? slot.width : slot.height;

  if (side <= 0 || self->cells[cell].value != 0
      || (self->cells[cell].candidates >> (value - 1) & 1) == 0)
    return;
  paint_scene_fill_box (view, paint_scene_shrink (slot, side / 12),
                        view->theme->signs[PAINT_SIGN_HINT]);
  paint_scene_write (view, self->values[value - 1], slot, slot.height * 0.8, true,
                     view->theme->surfaces[PAINT_SURFACE_PAPER]);
}

/* Lights the whole cell of an option, and those of a value's group; the digit that is meant must be
 * visible as well. */
static void
invert_lit (const PaintSceneView *view, PaintPointed lit)
{
  const Board *board = view->scene->subject.board;
  BoardItem item;
  BoardGroup group;

  if (lit.option != COVER_NONE)
    {
      const BoardOption what = board_option (board, lit.option);

      if (what.n_cells == 1 && what.value > 0)
        invert_candidate (view, what.cells[0], what.value);
      return;
    }
  if (lit.item == COVER_NONE)
    return;
  item = board_item (board, lit.item);
  if (item.kind != BOARD_ITEM_PLACE || item.value == 0)
    return;
  group = board_group (board, item.group);
  for (uint32_t i = 0; i < group.n_cells; i++)
    invert_candidate (view, group.cells[i], item.value);
}

/* Painters of a board take the scale off by themselves. */
static void
draw_reason_on_cells (const PaintSceneView *view)
{
  PaintScene *self = view->scene;
  const PaintBoardState state = {
    .cells = self->cells,
    .symbols = self->values,
    .n_values = self->n_values,
  };

  cairo_save (view->cr);
  cairo_scale (view->cr, self->options.scale, self->options.scale);
  self->failed |= paint_board_draw_reason (view->cr, self->layout, self->subject.board,
                                           view->frame->reason, &state, view->theme, view->text)
                  != BASE_OK;
  cairo_restore (view->cr);
}

static void
draw_symbols (const PaintSceneView *view)
{
  read_cells (view);
  if (view->frame->reason != NULL)
    paint_board_ring_reason (view->scene->subject.board, view->frame->reason, view->scene->cells);
  paint_scene_draw_fixed (view);
  tint_cells (view);
  paint_scene_fill_lit (view);
  paint_scene_each_try (view, fill_try);
  draw_digits (view);
  number_levels (view);
  for (size_t i = 0; i < paint_frame_n_lit (view->frame); i++)
    invert_lit (view, paint_frame_lit (view->frame, i));
  paint_scene_each_try (view, frame_try);
  draw_changing (view);
  paint_scene_outline_deciding (view);
  paint_scene_cross_stuck (view);
  paint_scene_outline_lit (view);
  for (size_t i = 0; i < paint_frame_n_lit (view->frame); i++)
    invert_lit (view, paint_frame_lit (view->frame, i));
}

const PaintSceneLook paint_scene_symbols = {
  .lay_out = paint_scene_lay_out_board,
  .draw = draw_symbols,
  .draw_reason = draw_reason_on_cells,
  .at = paint_scene_at_board,
  .find = paint_scene_find_board,
};
