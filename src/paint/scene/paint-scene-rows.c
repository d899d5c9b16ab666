/* Draws the table of options: columns, rows, then its head and its left column over the panned
 * parts. */
#include "paint-scene-private.h"

#include <math.h>
#include <stdio.h>

typedef struct
{
  const PaintSceneView *view;
  PaintSceneSight sight;
} Table;

static PaintBox
column_box (const Table *table, uint32_t item)
{
  const PaintScene *self = table->view->scene;

  return (PaintBox){ paint_scene_list_column_x (self, item), table->sight.top, self->table.column,
                     table->sight.bottom - table->sight.top };
}

static PaintBox
row_box (const Table *table, uint32_t option)
{
  const PaintScene *self = table->view->scene;

  return (PaintBox){ table->sight.left, paint_scene_list_row_y (self, option),
                     table->sight.right - table->sight.left, self->table.row };
}

static void
draw_columns (const Table *table)
{
  const PaintSceneView *view = table->view;
  const PaintTheme *theme = view->theme;
  const int line = (int) fmax (1, round (view->scene->options.scale));

  for (uint32_t item = table->sight.first_column; item < table->sight.last_column; item++)
    {
      PaintBox box = column_box (table, item);

      paint_scene_fill_box (view, box, theme->surfaces[PAINT_SURFACE_PAPER]);
      if (!player_state_is_open (view->state, item))
        {
          paint_scene_fill_box (view, box, theme->fills[PAINT_FILL_PEER]);
          paint_scene_hatch (view, box, paint_with_alpha (theme->thin, 0.22));
        }
      if (paint_frame_marks_item (view->frame, item))
        paint_scene_fill_box (view, box, theme->fills[PAINT_FILL_HINT]);
      paint_scene_fill_box (view, (PaintBox){ box.x + box.width - line, box.y, line, box.height },
                            paint_with_alpha (theme->thin, 0.4));
    }
}

/* Draws the ground of a row. */
static void
draw_ground (const Table *table, uint32_t option, PaintOptionStand stand, uint32_t level)
{
  const PaintSceneView *view = table->view;
  const int line = (int) fmax (1, round (view->scene->options.scale));
  const PaintBox box = row_box (table, option);

  if (stand == PAINT_OPTION_CHOSEN)
    paint_scene_fill_box (view, box, paint_scene_tint (view, level));
  else if (stand == PAINT_OPTION_TO_TRY)
    paint_scene_fill_box (view, box, view->theme->fills[PAINT_FILL_SELECTED]);
  if (paint_frame_marks_option (view->frame, option))
    paint_scene_fill_box (view, box, view->theme->fills[PAINT_FILL_HINT]);
  paint_scene_fill_box (view, (PaintBox){ box.x, box.y + box.height - line, box.width, line },
                        paint_with_alpha (view->theme->thin, 0.4));
}

/* The box of a node, in the middle of its cell.  Hidden nodes are an outline and stay in place. */
static PaintBox
node_box (const Table *table, uint32_t option, uint32_t item)
{
  const PaintSceneTable *laid = &table->view->scene->table;
  const int side = (int) (fmin (laid->row, laid->column) * 0.62);

  return (PaintBox){
    .x = paint_scene_list_column_x (table->view->scene, item) + (laid->column - side) / 2,
    .y = paint_scene_list_row_y (table->view->scene, option) + (laid->row - side) / 2,
    .width = side,
    .height = side,
  };
}

/* Writes the colour that an option gives to a secondary item, as it was before the search marked
 * agreement. */
static void
write_colour (const PaintSceneView *view, uint32_t node, PaintBox box, PaintColour ink)
{
  const Subject *subject = &view->scene->subject;
  const int32_t colour = subject->links->colour != NULL ? subject->links->colour[node] : 0;
  char number[16];

  if (colour <= 0)
    return;
  snprintf (number, sizeof number, "%d", colour);
  paint_scene_write (
      view,
      (uint32_t) colour <= subject->names.n_colours ? subject->names.colours[colour - 1] : number,
      box, box.height * 0.8, true, ink);
}

static PaintColour
node_colour (const PaintSceneView *view, PaintOptionStand stand)
{
  if (stand == PAINT_OPTION_TO_TRY)
    return view->theme->signs[PAINT_SIGN_ACCENT];
  if (stand == PAINT_OPTION_TRIED)
    return view->theme->thin;
  return view->theme->thick;
}

static void
draw_node (const Table *table, uint32_t option, uint32_t node, PaintOptionStand stand)
{
  const PaintSceneView *view = table->view;
  const uint32_t item = player_state_item (view->state, node);
  const PaintBox box = node_box (table, option, item);
  const PaintColour colour = node_colour (view, stand);
  const bool pointed = paint_frame_lights_node (view->frame, node);
  double presence = paint_scene_node_presence (view, node);

  if (stand >= PAINT_OPTION_CHOSEN)
    presence = 1;
  else if (stand == PAINT_OPTION_GONE && !player_state_is_open (view->state, item))
    presence = 0;
  paint_rect_add_rounded (view->cr, (PaintRect){ box.x, box.y, box.width, box.height },
                          box.width * 0.2);
  if (presence > 0)
    {
      paint_set_source (view->cr, paint_with_alpha (colour, presence));
      cairo_fill_preserve (view->cr);
    }
  paint_set_source (
      view->cr, stand == PAINT_OPTION_TO_TRY ? colour : paint_with_alpha (view->theme->thin, 0.75));
  cairo_set_line_width (view->cr, fmax (1, view->scene->pen * 0.5));
  if (presence < 1)
    cairo_stroke_preserve (view->cr);
  cairo_new_path (view->cr);
  write_colour (view, node, box,
                presence < 0.5 ? view->theme->inks[PAINT_INK_CANDIDATE]
                               : view->theme->surfaces[PAINT_SURFACE_PAPER]);
  if (node == view->changing_node || pointed)
    paint_scene_frame_box (
        view, paint_scene_shrink (box, -view->scene->pen - 1), view->scene->pen,
        view->theme->signs[node == view->changing_node ? PAINT_SIGN_ACCENT : PAINT_SIGN_HINT]);
}

static void
draw_list_row (const Table *table, uint32_t option)
{
  const PaintSceneView *view = table->view;
  const CoverLinks *links = view->state->links;
  uint32_t level;
  const PaintOptionStand stand = paint_scene_stand (view, option, &level);
  PaintBox box = row_box (table, option);

  draw_ground (table, option, stand, level);
  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    {
      const uint32_t item = player_state_item (view->state, node);

      if (item >= table->sight.first_column && item < table->sight.last_column)
        draw_node (table, option, node, stand);
    }
  if (stand == PAINT_OPTION_TRIED)
    paint_scene_fill_box (view,
                          (PaintBox){ box.x, box.y + box.height / 2, box.width, view->scene->pen },
                          view->theme->inks[PAINT_INK_CANDIDATE]);
}

/* Draws a thick arrow head at the option that is tried or taken last, and ticks at those that are
 * taken. */
static void
draw_sign (const PaintSceneView *view, uint32_t option, PaintOptionStand stand, PaintBox box)
{
  const int side = (int) fmin (box.width / 2, box.height);
  const PaintBox tick = { box.x, box.y + (box.height - side) / 2, side, side };

  if (option == view->newest || stand == PAINT_OPTION_TO_TRY)
    {
      cairo_move_to (view->cr, tick.x + side * 0.2, tick.y + side * 0.15);
      cairo_line_to (view->cr, tick.x + side * 0.85, tick.y + side * 0.5);
      cairo_line_to (view->cr, tick.x + side * 0.2, tick.y + side * 0.85);
      cairo_close_path (view->cr);
      paint_set_source (view->cr, view->theme->signs[PAINT_SIGN_ACCENT]);
      if (option == view->newest)
        cairo_fill (view->cr);
      cairo_set_line_width (view->cr, fmax (1, side * 0.08));
      cairo_stroke (view->cr);
    }
  else if (stand >= PAINT_OPTION_CHOSEN)
    paint_scene_tick (view, tick, view->theme->inks[PAINT_INK_GIVEN]);
  else if (stand == PAINT_OPTION_TRIED)
    {
      paint_scene_strike (view, paint_scene_shrink (tick, side / 4),
                          view->theme->inks[PAINT_INK_CANDIDATE]);
    }
}

static void
draw_name (const Table *table, uint32_t option)
{
  const PaintSceneView *view = table->view;
  const PaintScene *self = view->scene;
  const PaintSceneTable *laid = &self->table;
  uint32_t level;
  const PaintOptionStand stand = paint_scene_stand (view, option, &level);
  const int x = paint_scene_list_left_x (self), y = paint_scene_list_row_y (self, option);
  const PaintBox sign = { x + laid->em / 5, y, laid->sign - laid->em / 4, laid->row };
  const PaintBox second = { sign.x + sign.width / 2, y, sign.width / 2, laid->row };
  const PaintBox name = { x + laid->sign, y, laid->left - laid->sign - laid->em / 3, laid->row };
  char number[16];

  if (stand == PAINT_OPTION_CHOSEN)
    {
      paint_scene_fill_box (view, (PaintBox){ x, y, laid->left, laid->row },
                            paint_scene_tint (view, level));
      snprintf (number, sizeof number, "%u", player_shown_level (level));
      paint_scene_write (view, number, second, laid->em * 0.85, false,
                         view->theme->inks[PAINT_INK_GIVEN]);
    }
  draw_sign (view, option, stand, sign);
  paint_scene_write_left (
      view, paint_scene_option_name (self, option), name, laid->em, stand >= PAINT_OPTION_CHOSEN,
      stand == PAINT_OPTION_GONE ? paint_with_alpha (view->theme->inks[PAINT_INK_CANDIDATE], 0.6)
                                 : view->theme->inks[PAINT_INK_GIVEN]);
}

/* Outlines the whole column of the decided item, its tab included. */
static void
outline_decided (const Table *table)
{
  const PaintSceneView *view = table->view;
  const PaintScene *self = view->scene;
  const int head = paint_scene_list_head_y (self);
  PaintBox box;

  if (view->deciding == NULL || view->deciding->item < table->sight.first_column
      || view->deciding->item >= table->sight.last_column)
    return;
  box = column_box (table, view->deciding->item);
  box.height = table->sight.bottom - head;
  box.y = head;
  paint_scene_frame_box (
      view, box, view->scene->pen + 1,
      view->theme->signs[paint_scene_is_stuck (view, view->deciding->item) ? PAINT_SIGN_BAD
                                                                           : PAINT_SIGN_ACCENT]);
}

/* Draws scroll bars if not everything is visible. */
static void
draw_bars (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;
  const int width = (int) fmax (3, 4 * self->options.scale);
  const PaintColour colour = paint_with_alpha (view->theme->thick, 0.5);

  if (self->canvas_height > self->height)
    paint_scene_fill_box (
        view,
        (PaintBox){
            self->left + self->width - width,
            self->top + (int) ((double) self->top * self->height / self->canvas_height), width,
            (int) fmax (width * 2, (double) self->height * self->height / self->canvas_height) },
        colour);
  if (self->canvas_width > self->width)
    paint_scene_fill_box (
        view,
        (PaintBox){ self->left + (int) ((double) self->left * self->width / self->canvas_width),
                    self->top + self->height - width,
                    (int) fmax (width * 2, (double) self->width * self->width / self->canvas_width),
                    width },
        colour);
}

static void
clip_to_edges (const PaintSceneView *view, int left, int top, int right, int bottom)
{
  cairo_save (view->cr);
  cairo_rectangle (view->cr, left, top, right - left, bottom - top);
  cairo_clip (view->cr);
}

void
paint_scene_list_draw (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;
  const Table table = { view, paint_scene_list_look (self) };
  const PaintSceneSight *sight = &table.sight;
  const int right = self->left + self->width, bottom = self->top + self->height;

  clip_to_edges (view, sight->left, sight->top, right, bottom);
  draw_columns (&table);
  for (uint32_t option = sight->first_row; option < sight->last_row; option++)
    draw_list_row (&table, option);
  cairo_restore (view->cr);
  clip_to_edges (view, paint_scene_list_left_x (self), sight->top, sight->left, bottom);
  for (uint32_t option = sight->first_row; option < sight->last_row; option++)
    draw_name (&table, option);
  cairo_restore (view->cr);
  clip_to_edges (view, sight->left, self->top, right, bottom);
  for (uint32_t item = sight->first_column; item < sight->last_column; item++)
    paint_scene_list_draw_tab (view, item);
  outline_decided (&table);
  cairo_restore (view->cr);
  draw_bars (view);
}
