/* The tray: a tab for each item that stands for a value and has no place on the board, with the
 * size of its list.  Tabs keep their places; covered ones sink and are hatched, as everywhere. */
#include "paint-scene-private.h"

#include "base-memory.h"
#include "board.h"

#include <math.h>
#include <stdio.h>

#define EM            13.0
#define PRESENTING_EM 22.0
#define MOST          0.3  /* largest height, as part of the picture */
#define LIKED         0.12 /* height up to which tabs grow, as part of the picture, */
#define LIKED_WIDTH   0.8  /* and width, as part of the picture's width */

BaseStatus
paint_scene_tray_new (PaintScene *self)
{
  const Board *board = self->subject.board;

  self->tray.items = base_new (uint32_t, board_n_items (board));
  if (self->tray.items == NULL)
    return BASE_NO_MEMORY;
  if (board_n_cells (board) == 0)
    return BASE_OK;
  for (uint32_t item = 0; item < board_n_items (board); item++)
    if (board_item (board, item).kind == BOARD_ITEM_VALUE)
      self->tray.items[self->tray.n++] = item;
  return BASE_OK;
}

int
paint_scene_tray_height (const PaintScene *self)
{
  return self->height - self->tray.top;
}

static void
measure_tray (PaintScene *self, double em)
{
  PaintSceneTray *tray = &self->tray;
  const int width = (int) (em * 3.6);

  tray->em = (int) fmax (1, em);
  tray->gap = (int) fmax (1, em * 0.3);
  tray->width = (int) fmax (1, fmin (width, self->width - 2 * tray->gap));
  tray->height = (int) (em * 2.1);
  tray->columns = (uint32_t) fmax (1, (self->width - tray->gap) / (tray->width + tray->gap));
  if (tray->columns > tray->n)
    tray->columns = tray->n;
}

static int
rows_of (const PaintSceneTray *tray)
{
  return (int) ((tray->n + tray->columns - 1) / tray->columns);
}

static int
height_of_tray (const PaintSceneTray *tray)
{
  return rows_of (tray) * (tray->height + tray->gap) + tray->gap;
}

/* Larger tabs if there is room for them, smaller ones if they would take too much of the picture,
 * none if even those would. */
void
paint_scene_tray_lay_out (PaintScene *self)
{
  const PaintStageOptions *options = &self->options;
  double em = (options->presenting ? PRESENTING_EM : EM) * options->scale * options->text_scale;
  PaintSceneTray *tray = &self->tray;
  const double most = em * 2.2;

  tray->top = self->height;
  tray->lift = 0;
  if (tray->n == 0)
    return;
  measure_tray (self, em);
  while (em < most && rows_of (tray) == 1 && height_of_tray (tray) < LIKED * self->height
         && tray->n * (tray->width + tray->gap) < LIKED_WIDTH * self->width)
    measure_tray (self, em *= 1.1);
  while (height_of_tray (tray) > MOST * self->height && em > 4)
    measure_tray (self, em *= 0.9);
  if (height_of_tray (tray) > MOST * self->height)
    {
      tray->columns = 0;
      return;
    }
  /* Makes rows of equal length. */
  tray->columns = (tray->n + (uint32_t) rows_of (tray) - 1) / (uint32_t) rows_of (tray);
  tray->top = self->height - height_of_tray (tray);
  tray->left = (self->width - (int) tray->columns * (tray->width + tray->gap) + tray->gap) / 2;
}

static PaintBox
tab_of (const PaintSceneTray *tray, uint32_t i)
{
  return (PaintBox){
    .x = tray->left + (int) (i % tray->columns) * (tray->width + tray->gap),
    .y =
        tray->top - tray->lift + tray->gap + (int) (i / tray->columns) * (tray->height + tray->gap),
    .width = tray->width,
    .height = tray->height,
  };
}

static void
draw_covered (const PaintSceneView *view, uint32_t item, PaintBox tab)
{
  const PaintScene *self = view->scene;
  const PaintTheme *theme = view->theme;
  const uint32_t by = player_state_taken_by (view->state, item);
  const BoardItem what = board_item (self->subject.board, item);
  const int sunk = tab.height / 4;

  tab.y += sunk;
  tab.height -= sunk;
  paint_scene_fill_box (view, tab, theme->surfaces[PAINT_SURFACE_TINTED]);
  paint_scene_hatch (view, tab, paint_with_alpha (theme->thin, 0.4));
  paint_scene_write (view, self->values[what.value - 1],
                     (PaintBox){ tab.x, tab.y, tab.width / 2, tab.height }, self->tray.em, false,
                     theme->inks[PAINT_INK_CANDIDATE]);
  if (by != COVER_NONE)
    paint_scene_tick (view,
                      paint_scene_shrink (
                          (PaintBox){ tab.x + tab.width / 2, tab.y, tab.width / 2, tab.height }, 2),
                      theme->inks[PAINT_INK_GIVEN]);
}

static void
draw_open (const PaintSceneView *view, uint32_t item, PaintBox tab)
{
  const PaintScene *self = view->scene;
  const PaintTheme *theme = view->theme;
  const BoardItem what = board_item (self->subject.board, item);
  const PaintBox right = { tab.x + tab.width / 2, tab.y, tab.width - tab.width / 2, tab.height };
  char size[16];

  paint_scene_fill_box (view, tab, theme->surfaces[PAINT_SURFACE_PAPER]);
  paint_scene_write (view, self->values[what.value - 1],
                     (PaintBox){ tab.x, tab.y, tab.width / 2, tab.height }, self->tray.em * 1.25,
                     true, theme->inks[PAINT_INK_GIVEN]);
  if (paint_scene_is_stuck (view, item))
    {
      paint_scene_cross (view, "0", right);
      return;
    }
  snprintf (size, sizeof size, "%u", player_state_size (view->state, item));
  paint_scene_write (view, size, right, self->tray.em * 0.9, false,
                     theme->inks[PAINT_INK_CANDIDATE]);
}

static void
draw_tab (const PaintSceneView *view, uint32_t item, PaintBox tab)
{
  const PaintTheme *theme = view->theme;
  const bool decided = view->deciding != NULL && view->deciding->item == item;
  const bool stuck = paint_scene_is_stuck (view, item);
  const int line = (int) fmax (1, view->scene->options.scale);

  if (decided || player_state_is_open (view->state, item))
    {
      draw_open (view, item, tab);
      paint_scene_frame_box (view, tab, line, theme->thin);
    }
  else
    draw_covered (view, item, tab);
  if (decided)
    paint_scene_frame_box (view, tab, view->scene->pen + line,
                           theme->signs[stuck ? PAINT_SIGN_BAD : PAINT_SIGN_ACCENT]);
  if (paint_frame_lights_item (view->frame, item))
    paint_scene_frame_box (view, paint_scene_shrink (tab, view->scene->pen + line),
                           view->scene->pen, theme->signs[PAINT_SIGN_HINT]);
}

void
paint_scene_tray_draw (const PaintSceneView *view)
{
  const PaintSceneTray *tray = &view->scene->tray;

  for (uint32_t i = 0; i < tray->n && tray->columns > 0; i++)
    draw_tab (view, tray->items[i], tab_of (tray, i));
}

PaintPointed
paint_scene_tray_at (const PaintScene *self, int x, int y)
{
  PaintPointed found = PAINT_POINTED_NOTHING;

  for (uint32_t i = 0; i < self->tray.n && self->tray.columns > 0; i++)
    {
      const PaintBox tab = tab_of (&self->tray, i);

      if (x >= tab.x && x < tab.x + tab.width && y >= tab.y && y < tab.y + tab.height)
        found.item = self->tray.items[i];
    }
  return found;
}
