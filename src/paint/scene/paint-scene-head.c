/* The tabs at the head of a table of options: an item's name, and below it the state of its
 * list. */
#include "paint-scene-private.h"

#include <math.h>
#include <stdio.h>

static bool
is_decided (const PaintSceneView *view, uint32_t item)
{
  return view->deciding != NULL && view->deciding->item == item;
}

/* Upright names run upwards. */
static void
write_head (const PaintSceneView *view, uint32_t item, PaintBox box, PaintColour ink)
{
  const PaintSceneTable *laid = &view->scene->table;
  const char *name = paint_scene_item_name (view->scene, item);

  if (!laid->upright)
    {
      paint_scene_write (view, name, box, laid->em * 1.1, true, ink);
      return;
    }
  cairo_save (view->cr);
  cairo_translate (view->cr, box.x, box.y + box.height);
  cairo_rotate (view->cr, -PAINT_PI / 2);
  paint_scene_write_left (view, name,
                          (PaintBox){ laid->em / 4, 0, box.height - laid->em / 4, box.width },
                          laid->em, false, ink);
  cairo_restore (view->cr);
}

/* Writes below a name: the colour, the level that covered it, or the size. */
static void
write_foot (const PaintSceneView *view, uint32_t item, PaintBox box)
{
  const PaintScene *self = view->scene;
  const int32_t colour = player_state_colour (view->state, item);
  const uint32_t level = view->state->takers[item].level;
  char text[16];

  if (colour > 0 && (uint32_t) colour <= self->subject.names.n_colours)
    {
      paint_scene_write (view, self->subject.names.colours[colour - 1], box, self->table.em, true,
                         view->theme->inks[PAINT_INK_GIVEN]);
      return;
    }
  if (colour > 0)
    snprintf (text, sizeof text, "%d", colour);
  else if (view->frame->hides_sizes)
    snprintf (text, sizeof text, "?");
  else if (player_state_is_open (view->state, item) || is_decided (view, item))
    snprintf (text, sizeof text, "%u", player_state_size (view->state, item));
  else if (level < PLAYER_GIVENS)
    snprintf (text, sizeof text, "L%u", player_shown_level (level));
  else
    return;
  paint_scene_write (view, text, box, self->table.em * 0.95, false,
                     view->theme->inks[PAINT_INK_CANDIDATE]);
}

/* Draws the line of a tab: dashed for an item that may be covered, but need not. */
static void
draw_tab_line (const PaintSceneView *view, uint32_t item, PaintBox tab)
{
  const double line = fmax (1, round (view->scene->options.scale));
  const double dash = 3 * line;

  if (player_state_is_secondary (view->state, item))
    cairo_set_dash (view->cr, &dash, 1, 0);
  cairo_rectangle (view->cr, tab.x + line / 2, tab.y + line / 2, tab.width - line,
                   tab.height - line);
  cairo_set_line_width (view->cr, line);
  paint_set_source (view->cr, view->theme->thin);
  cairo_stroke (view->cr);
  cairo_set_dash (view->cr, NULL, 0, 0);
}

void
paint_scene_list_draw_tab (const PaintSceneView *view, uint32_t item)
{
  const PaintScene *self = view->scene;
  const PaintTheme *theme = view->theme;
  const int foot = (int) (self->table.em * 1.5);
  const bool open = player_state_is_open (view->state, item) || is_decided (view, item);
  PaintBox tab = { paint_scene_list_column_x (self, item), paint_scene_list_head_y (self),
                   self->table.column, self->table.head };
  const PaintBox below = { tab.x, tab.y + tab.height - foot, tab.width, foot };

  if (!open)
    {
      tab.y += foot / 2;
      tab.height -= foot / 2;
    }
  paint_scene_fill_box (view, tab,
                        theme->surfaces[open ? PAINT_SURFACE_PAPER : PAINT_SURFACE_TINTED]);
  if (!open)
    paint_scene_hatch (view, tab, paint_with_alpha (theme->thin, 0.35));
  if (paint_frame_marks_item (view->frame, item))
    paint_scene_fill_box (view, tab, theme->fills[PAINT_FILL_HINT]);
  draw_tab_line (view, item, tab);
  write_head (view, item, (PaintBox){ tab.x, tab.y, tab.width, tab.height - foot },
              open ? theme->inks[PAINT_INK_GIVEN] : theme->inks[PAINT_INK_CANDIDATE]);
  if (paint_scene_is_stuck (view, item))
    paint_scene_cross (view, "0", paint_scene_shrink (below, -foot / 8));
  else
    write_foot (view, item, below);
}
