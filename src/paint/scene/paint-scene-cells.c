/* Shared by boards with cells: their places, and lit, decided and stuck items. */
#include "paint-scene-private.h"

#include "board.h"

#include <math.h>

/* The part of the distance that the tray moves up to a board which does not reach down to it. */
#define NEARER 0.7

BaseStatus
paint_scene_lay_out_board (PaintScene *self)
{
  const double scale = self->options.scale;
  const int width = (int) (self->width * self->options.zoom);
  const int height = (int) ((self->height - paint_scene_tray_height (self)) * self->options.zoom);
  const int margin = (int) (fmin (width, height) / 60);
  const PaintBoardOptions options = {
    .width = (width - 2 * margin + 0.25) / scale,
    .height = (height - 2 * margin + 0.25) / scale,
    .scale = scale,
    .text_scale = self->options.text_scale * (self->options.presenting ? 1.4 : 1),
    .coordinates = true,
  };
  PaintBoardLayout *layout;

  if (paint_board_layout_new (self->subject.board, options, &layout) != BASE_OK)
    return BASE_NO_MEMORY;
  paint_board_layout_free (self->layout);
  self->layout = layout;
  self->margin = margin;
  if (self->options.zoom <= 1)
    self->tray.lift =
        (int) (fmax (0, height - 2 * margin - layout->top - (int) layout->rows * layout->side)
               * NEARER);
  self->canvas_width = width;
  self->canvas_height = height;
  return BASE_OK;
}

void
paint_scene_draw_fixed (const PaintSceneView *view)
{
  PaintScene *self = view->scene;

  cairo_save (view->cr);
  cairo_scale (view->cr, self->options.scale, self->options.scale);
  self->failed |=
      paint_board_draw_fixed (view->cr, self->layout, view->theme, view->text) != BASE_OK;
  cairo_restore (view->cr);
}

uint32_t
paint_scene_cell_item (const PaintScene *self, uint32_t cell)
{
  const Board *board = self->subject.board;

  for (uint32_t item = 0; item < board_n_items (board); item++)
    if (board_item (board, item).kind == BOARD_ITEM_CELL && board_item (board, item).cell == cell)
      return item;
  return COVER_NONE;
}

/* Returns a candidate's slot if the cell is empty, otherwise the option placed in it, or the
 * cell. */
PaintPointed
paint_scene_at_board (const PaintScene *self, int x, int y)
{
  PaintPointed found = PAINT_POINTED_NOTHING;
  uint32_t cell;

  if (!paint_board_cell_at (self->layout, x / self->options.scale, y / self->options.scale, &cell))
    return found;
  found.item = paint_scene_cell_item (self, cell);
  found.option = self->placed[cell];
  if (found.option == COVER_NONE && self->look == &paint_scene_queens)
    found.option = self->option_at[cell];
  if (found.option != COVER_NONE || self->look != &paint_scene_symbols)
    return found;
  for (uint32_t value = 1; value <= self->n_values; value++)
    {
      const PaintBox slot = paint_board_slot (self->layout, self->n_values, cell, value);

      if (x >= slot.x && x < slot.x + slot.width && y >= slot.y && y < slot.y + slot.height
          && (self->cells[cell].candidates >> (value - 1) & 1))
        found.option = self->option_at[(size_t) cell * self->n_values + value - 1];
    }
  return found;
}

bool
paint_scene_find_board (const PaintScene *self, PaintPointed what, PaintBox *out_box)
{
  const Board *board = self->subject.board;
  BoardItem item;
  BoardOption option = { 0 };
  uint32_t cell;

  if (what.option != COVER_NONE)
    option = board_option (board, what.option);
  else if (what.item != COVER_NONE)
    option.cells = paint_board_cells_of (self->subject.board, what.item, &item, &option.n_cells);
  if (option.n_cells == 0)
    return false;
  cell = option.cells[option.n_cells / 2];
  *out_box = paint_board_tile (self->layout, self->layout->places[cell].row,
                               self->layout->places[cell].column);
  return true;
}

void
paint_scene_each_try (const PaintSceneView *view,
                      void (*draw) (const PaintSceneView *view,
                                    uint32_t option,
                                    PaintOptionStand stand))
{
  const CoverLinks *links = view->state->links;
  uint32_t header, level;

  if (view->deciding == NULL)
    return;
  header = player_state_header (view->deciding->item);
  for (uint32_t node = links->nodes[header].down; node != header; node = links->nodes[node].down)
    {
      const uint32_t option = cover_links_option (links, node);

      draw (view, option, paint_scene_stand (view, option, &level));
    }
}

/* The width of a line round something, for the size of a cell. */
static int
line_width (const PaintScene *self)
{
  return (int) fmax (self->pen, round (self->layout->side / 16.0));
}

static void
fill_lit (const PaintSceneView *view, PaintPointed pointed)
{
  const PaintScene *self = view->scene;
  BoardItem item;
  BoardOption what = { 0 };

  if (pointed.option != COVER_NONE)
    what = board_option (self->subject.board, pointed.option);
  else if (pointed.item != COVER_NONE)
    what.cells = paint_board_cells_of (self->subject.board, pointed.item, &item, &what.n_cells);
  for (uint32_t i = 0; i < what.n_cells; i++)
    paint_scene_fill_box (view, paint_board_bare (self->layout, what.cells[i]),
                          view->theme->fills[PAINT_FILL_HINT]);
}

void
paint_scene_fill_lit (const PaintSceneView *view)
{
  for (size_t i = 0; i < paint_frame_n_lit (view->frame); i++)
    fill_lit (view, paint_frame_lit (view->frame, i));
}

/* Outlines a lit part inside the line round the decided one, so that both are visible. */
static void
outline_lit (const PaintSceneView *view, PaintPointed pointed)
{
  const PaintScene *self = view->scene;
  const int width = (int) fmax (1, line_width (self) * 0.6), inset = line_width (self) + 1;
  const PaintColour colour = view->theme->signs[PAINT_SIGN_HINT];
  BoardItem item;
  const uint32_t *cells;
  uint32_t n;

  if (pointed.option != COVER_NONE)
    {
      const BoardOption what = board_option (self->subject.board, pointed.option);

      paint_scene_outline (view, what.cells, what.n_cells, inset, width, colour);
    }
  if (pointed.item == COVER_NONE)
    return;
  cells = paint_board_cells_of (self->subject.board, pointed.item, &item, &n);
  paint_scene_outline (view, cells, n, inset, width, colour);
}

void
paint_scene_outline_lit (const PaintSceneView *view)
{
  for (size_t i = 0; i < paint_frame_n_lit (view->frame); i++)
    outline_lit (view, paint_frame_lit (view->frame, i));
}

/* Marks the item in work, being covered or uncovered, by two thin lines; the one that is being
 * decided has a thick one. */
static void
outline_working (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;
  const uint32_t header = player_state_operation (view->state);
  const int width = line_width (self), thin = (int) fmax (1, width / 3);
  const PaintColour accent = view->theme->signs[PAINT_SIGN_ACCENT];
  BoardItem item;
  const uint32_t *cells;
  uint32_t n;

  if (header == 0 || (view->deciding != NULL && view->deciding->item == header - 1))
    return;
  cells = paint_board_cells_of (self->subject.board, header - 1, &item, &n);
  paint_scene_outline (view, cells, n, 0, thin, accent);
  paint_scene_outline (view, cells, n, 2 * thin, thin, accent);
}

/* An item that cannot be decided has the colour of errors. */
void
paint_scene_outline_deciding (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;
  PaintSign sign = PAINT_SIGN_ACCENT;
  BoardItem item;
  const uint32_t *cells;
  uint32_t n;

  outline_working (view);
  if (view->newest != COVER_NONE)
    {
      const BoardOption what = board_option (self->subject.board, view->newest);

      paint_scene_outline (view, what.cells, what.n_cells, 0, line_width (self),
                           view->theme->signs[sign]);
    }
  if (view->deciding == NULL)
    return;
  if (paint_scene_is_stuck (view, view->deciding->item))
    sign = PAINT_SIGN_BAD;
  cells = paint_board_cells_of (self->subject.board, view->deciding->item, &item, &n);
  paint_scene_outline (view, cells, n, 0, line_width (self), view->theme->signs[sign]);
}

/* Finds the empty cell nearest to a group's middle that has no ring yet; without one, any cell. */
static uint32_t
find_room (const PaintScene *self, const BoardGroup *group)
{
  double row = 0, column = 0, least = INFINITY;
  uint32_t best = group->cells[0];

  for (uint32_t i = 0; i < group->n_cells; i++)
    {
      row += self->layout->places[group->cells[i]].row / (double) group->n_cells;
      column += self->layout->places[group->cells[i]].column / (double) group->n_cells;
    }
  for (uint32_t i = 0; i < group->n_cells; i++)
    {
      const uint32_t cell = group->cells[i];
      const BoardPlace at = self->layout->places[cell];
      const double taken = self->placed[cell] != COVER_NONE
                           || board_fixed (self->subject.board, cell) != 0
                           || self->stamps[cell] == self->stamp;
      const double far = hypot (at.row - row, at.column - column) + 1000 * taken;

      if (far < least)
        {
          least = far;
          best = cell;
        }
    }
  return best;
}

static void
cross_cell (const PaintSceneView *view, uint32_t cell, const char *what)
{
  view->scene->stamps[cell] = view->scene->stamp;
  paint_scene_cross (view, what, paint_board_inner (view->scene->layout, cell));
}

/* Where a badge about a group stands, so that it covers no digit: over the label of a row or column;
 * of another group, or without labels, over the corner where its first cell begins, small. */
static PaintBox
place_badge_of_group (const PaintScene *self, const BoardGroup *group)
{
  const PaintBoardLayout *layout = self->layout;
  const BoardPlace first = layout->places[group->cells[0]];
  const PaintBox tile = paint_board_tile (layout, first.row, first.column);
  const BoardSign sign = group->kind->sign;
  const bool is_row = sign == BOARD_SIGN_DASH, is_column = sign == BOARD_SIGN_BAR;
  int side = (int) (0.26 * layout->side);

  if (layout->label > 0 && (is_row || is_column))
    {
      const int most = is_row ? layout->left : layout->top;
      const int middle = (int) (layout->label * (is_row ? 1.2 : 0.8)) + layout->thick / 2;

      side = (int) fmin (2.2 * layout->label, 1.9 * (most - layout->thick));
      return is_row ? (PaintBox){ layout->left - middle - side / 2,
                                  tile.y + (tile.height - side) / 2, side, side }
                    : (PaintBox){ tile.x + (tile.width - side) / 2, layout->top - middle - side / 2,
                                  side, side };
    }
  return (PaintBox){ tile.x - side / 2, tile.y - side / 2, side, side };
}

/* A value that has no place in a group: the group has an outline, and its badge the value. */
static void
cross_group (const PaintSceneView *view, const BoardItem *what)
{
  const PaintScene *self = view->scene;
  const BoardGroup group = board_group (self->subject.board, what->group);
  const int width = (int) fmax (1, line_width (self) * 0.6);

  paint_scene_outline (view, group.cells, group.n_cells, 0, width,
                       view->theme->signs[PAINT_SIGN_BAD]);
  paint_scene_cross (view, self->values[what->value - 1], place_badge_of_group (self, &group));
}

static void
cross_item (const PaintSceneView *view, uint32_t item, BoardItemKind kind)
{
  const PaintScene *self = view->scene;
  const BoardItem what = board_item (self->subject.board, item);

  if (what.kind != kind || !paint_scene_is_stuck (view, item))
    return;
  if (kind == BOARD_ITEM_CELL)
    cross_cell (view, what.cell, "0");
  else if (kind == BOARD_ITEM_PLACE && self->look == &paint_scene_symbols)
    cross_group (view, &what);
  else if (kind == BOARD_ITEM_PLACE)
    {
      const BoardGroup group = board_group (self->subject.board, what.group);
      const bool queens = self->look == &paint_scene_queens;

      cross_cell (view, find_room (self, &group), queens ? NULL : self->values[what.value - 1]);
    }
}

/* Cells come first, because their rings have no other place.  Of the others, the one being decided
 * comes first. */
void
paint_scene_cross_stuck (const PaintSceneView *view)
{
  const uint32_t n = board_n_items (view->scene->subject.board);
  const uint32_t first = view->deciding != NULL ? view->deciding->item : COVER_NONE;

  view->scene->stamp++;
  for (uint32_t item = 0; item < n; item++)
    cross_item (view, item, BOARD_ITEM_CELL);
  if (first != COVER_NONE)
    cross_item (view, first, BOARD_ITEM_PLACE);
  for (uint32_t item = 0; item < n; item++)
    if (item != first)
      cross_item (view, item, BOARD_ITEM_PLACE);
}
