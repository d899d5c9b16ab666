/* Queens on a chessboard.  The option of an attacked square is hidden; so is that of every square
 * in a row or column that has its queen. */
#include "paint-scene-private.h"

#include "board.h"

#include <math.h>

static void
draw_square (const PaintSceneView *view, uint32_t cell)
{
  const PaintScene *self = view->scene;
  const BoardPlace at = self->layout->places[cell];
  const PaintBox box = paint_board_bare (self->layout, cell);

  if ((at.row + at.column) % 2 == 1)
    paint_scene_fill_box (view, box, view->theme->surfaces[PAINT_SURFACE_TINTED]);
  if (self->placed[cell] != COVER_NONE && self->levels[cell] != PLAYER_GIVENS)
    paint_scene_fill_box (view, box, paint_scene_tint (view, self->levels[cell]));
}

/* Draws a shade with a small cross. */
static void
draw_attacked (const PaintSceneView *view, PaintBox box, double presence)
{
  const double reach = box.width * 0.11;
  const double x = box.x + box.width / 2.0, y = box.y + box.height / 2.0;

  paint_scene_fill_box (view, box, paint_with_alpha (view->theme->thick, 0.22 * presence));
  cairo_move_to (view->cr, x - reach, y - reach);
  cairo_line_to (view->cr, x + reach, y + reach);
  cairo_move_to (view->cr, x - reach, y + reach);
  cairo_line_to (view->cr, x + reach, y - reach);
  cairo_set_line_width (view->cr, fmax (1, box.width / 24.0));
  paint_set_source (view->cr, paint_with_alpha (view->theme->thick, presence));
  cairo_stroke (view->cr);
}

static void
draw_cell (const PaintSceneView *view, uint32_t cell)
{
  const PaintScene *self = view->scene;
  const PaintBox box = paint_board_bare (self->layout, cell);
  const uint32_t option = self->option_at[cell];
  PaintOptionStand stand;
  uint32_t level;
  double gone;

  if (self->placed[cell] != COVER_NONE)
    {
      paint_scene_queen (view, paint_scene_shrink (box, box.width / 10),
                         view->theme->inks[PAINT_INK_GIVEN]);
      paint_scene_write_level (view, self->levels[cell], paint_board_inner (self->layout, cell));
      return;
    }
  stand = option != COVER_NONE ? paint_scene_stand (view, option, &level) : PAINT_OPTION_GONE;
  gone = option != COVER_NONE ? 1 - paint_scene_presence (view, option, stand) : 1;
  if (gone > 0)
    draw_attacked (view, box, gone);
  if (option != COVER_NONE && option == view->changing)
    paint_scene_fill_box (view,
                          (PaintBox){ box.x, box.y + box.height - (box.height + 9) / 10, box.width,
                                      (box.height + 9) / 10 },
                          view->theme->signs[PAINT_SIGN_ACCENT]);
}

/* Draws a small queen where one may stand, struck through where one has stood. */
static void
draw_try (const PaintSceneView *view, uint32_t option, PaintOptionStand stand)
{
  const BoardOption what = board_option (view->scene->subject.board, option);
  PaintBox box;

  if (what.n_cells != 1)
    return;
  box = paint_board_bare (view->scene->layout, what.cells[0]);
  box = paint_scene_shrink (box, box.width * 3 / 10);
  paint_scene_queen (view, box,
                     stand == PAINT_OPTION_TRIED ? view->theme->thin
                                                 : view->theme->signs[PAINT_SIGN_ACCENT]);
  if (stand == PAINT_OPTION_TRIED)
    paint_scene_strike (view, box, view->theme->inks[PAINT_INK_CANDIDATE]);
}

static void
draw_queens (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;

  paint_scene_draw_fixed (view);
  for (uint32_t cell = 0; cell < self->layout->n_cells; cell++)
    draw_square (view, cell);
  paint_scene_fill_lit (view);
  for (uint32_t cell = 0; cell < self->layout->n_cells; cell++)
    draw_cell (view, cell);
  paint_scene_each_try (view, draw_try);
  paint_scene_outline_deciding (view);
  paint_scene_cross_stuck (view);
  paint_scene_outline_lit (view);
}

const PaintSceneLook paint_scene_queens = {
  .lay_out = paint_scene_lay_out_board,
  .draw = draw_queens,
  .draw_reason = paint_scene_draw_reason,
  .at = paint_scene_at_board,
  .find = paint_scene_find_board,
};
