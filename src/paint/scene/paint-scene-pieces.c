/* Pieces on a board: each in a tint of its own, with its letter.  Pieces that are all alike
 * (dominoes) have no letters, lie on a chequered board, and take the tints in turn.  An open cell
 * shows in how many ways it can still be filled. */
#include "paint-scene-private.h"

#include "board.h"

#include <math.h>
#include <stdio.h>

static PaintColour
tint_of (const PaintSceneView *view, uint32_t cell)
{
  const uint32_t value = board_option (view->scene->subject.board, view->scene->placed[cell]).value;
  const uint32_t level = view->scene->levels[cell];

  if (value > 0)
    return paint_theme_tint (view->theme, value * 5, 2);
  return level == PLAYER_GIVENS ? view->theme->surfaces[PAINT_SURFACE_PAPER]
                                : paint_theme_tint (view->theme, level, 1);
}

static bool
are_alike (const PaintScene *self)
{
  return self->n_values == 0;
}

static void
draw_ground (const PaintSceneView *view, uint32_t cell)
{
  const PaintScene *self = view->scene;
  const BoardPlace at = self->layout->places[cell];

  if (are_alike (self) && (at.row + at.column) % 2 == 1)
    paint_scene_fill_box (view, paint_board_bare (self->layout, cell),
                          view->theme->surfaces[PAINT_SURFACE_TINTED]);
}

/* The cell nearest to the middle of a piece. */
static uint32_t
middle_of (const PaintScene *self, const BoardOption *piece)
{
  double row = 0, column = 0, least = INFINITY;
  uint32_t best = piece->cells[0];

  for (uint32_t i = 0; i < piece->n_cells; i++)
    {
      row += self->layout->places[piece->cells[i]].row / (double) piece->n_cells;
      column += self->layout->places[piece->cells[i]].column / (double) piece->n_cells;
    }
  for (uint32_t i = 0; i < piece->n_cells; i++)
    {
      const BoardPlace at = self->layout->places[piece->cells[i]];
      const double far = hypot (at.row - row, at.column - column);

      if (far < least - 1e-9)
        {
          least = far;
          best = piece->cells[i];
        }
    }
  return best;
}

static void
draw_piece (const PaintSceneView *view, uint32_t option)
{
  const PaintScene *self = view->scene;
  const BoardOption piece = board_option (self->subject.board, option);
  const int side = self->layout->side;
  const int line = (int) fmax (1, fmax (self->pen * 0.7, side / 28.0));

  if (piece.n_cells == 0)
    return;
  for (uint32_t i = 0; i < piece.n_cells; i++)
    {
      const BoardPlace at = self->layout->places[piece.cells[i]];

      paint_scene_fill_box (view, paint_board_tile (self->layout, at.row, at.column),
                            tint_of (view, piece.cells[i]));
    }
  paint_scene_outline (view, piece.cells, piece.n_cells, 0, line, view->theme->thick);
  if (piece.value > 0)
    paint_scene_write (view, self->values[piece.value - 1],
                       paint_board_inner (self->layout, middle_of (self, &piece)), side * 0.56,
                       true, view->theme->inks[PAINT_INK_GIVEN]);
  paint_scene_write_level (
      view, self->levels[piece.cells[0]],
      paint_scene_shrink (paint_board_inner (self->layout, piece.cells[0]), line / 2));
}

/* The size of the cell's list. */
static void
draw_ways (const PaintSceneView *view, uint32_t item)
{
  const PaintScene *self = view->scene;
  const BoardItem what = board_item (self->subject.board, item);
  const bool decided = view->deciding != NULL && view->deciding->item == item;
  char size[16];
  PaintBox box;

  if (what.kind != BOARD_ITEM_CELL || self->placed[what.cell] != COVER_NONE
      || paint_scene_is_stuck (view, item)
      || !(player_state_is_open (view->state, item) || decided))
    return;
  box = paint_board_inner (self->layout, what.cell);
  snprintf (size, sizeof size, "%u", player_state_size (view->state, item));
  paint_scene_write (
      view, size, paint_scene_shrink (box, box.width / 12), box.height * 0.3, decided,
      decided ? view->theme->inks[PAINT_INK_GIVEN] : view->theme->inks[PAINT_INK_CANDIDATE]);
}

static void
draw_pieces (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;
  const PlayerState *state = view->state;

  paint_scene_draw_fixed (view);
  for (uint32_t cell = 0; cell < self->layout->n_cells; cell++)
    draw_ground (view, cell);
  for (uint32_t i = 0; i < state->n_givens; i++)
    draw_piece (view, state->givens[i]);
  for (uint32_t level = 0; level < state->n_frames; level++)
    if (state->frames[level].taken)
      draw_piece (view, state->frames[level].option);
  for (uint32_t item = 0; item < board_n_items (self->subject.board); item++)
    draw_ways (view, item);
  paint_scene_fill_lit (view);
  paint_scene_outline_deciding (view);
  paint_scene_cross_stuck (view);
  paint_scene_outline_lit (view);
}

const PaintSceneLook paint_scene_pieces = {
  .lay_out = paint_scene_lay_out_board,
  .draw = draw_pieces,
  .draw_reason = paint_scene_draw_reason,
  .at = paint_scene_at_board,
  .find = paint_scene_find_board,
};
