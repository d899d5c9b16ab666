/* The squares in the rows: solid in their lists, outlines out of them. */
#include "paint-links-private.h"

#include <math.h>
#include <stdio.h>

/* Draws a colour's name or number.  Where the node is known to agree, a dot is enough: the tab
 * names the colour. */
static void
add_node_colour (const LinksScene *scene, uint32_t node, PaintRect square)
{
  const int32_t colour = (int32_t) paint_links_get (&scene->view, LINKS_COLOUR, node);
  const PaintFont font = { .size = 0.62 * square.width, .bold = true };
  char room[16];

  if (colour == 0)
    return;
  paint_links_add_text (scene,
                        colour < 0 ? "=" : paint_links_colour (scene, (uint32_t) colour, room),
                        font, square, 0);
}

static void
draw_outline (const LinksScene *scene, PaintRect square, double out)
{
  const LinksGrid *grid = scene->grid;
  const double line = fmax (grid->side >= 8 * grid->scale ? grid->thin : 1, 1);

  paint_rect_add_rounded (scene->cr,
                          (PaintRect){ square.x + line / 2, square.y + line / 2,
                                       square.width - line, square.height - line },
                          0.2 * square.width);
  paint_set_source (scene->cr, scene->theme->ground);
  cairo_fill_preserve (scene->cr);
  paint_set_source (scene->cr, paint_links_mix (scene->theme->thick, scene->theme->thin, out));
  cairo_set_line_width (scene->cr, line);
  cairo_stroke (scene->cr);
}

/* Draws a square, solid while its node is in its list; it empties while the node leaves. */
static void
draw_square (const LinksScene *scene, uint32_t node, PaintRect square)
{
  const double out = paint_links_out (&scene->view, node);
  const double parked = paint_links_out (&scene->view, scene->state->links->nodes[node].item);
  const PaintColour solid = paint_links_mix (scene->theme->thick, scene->theme->thin, parked);
  const PaintColour fill = paint_links_mix (solid, scene->theme->ground, out);

  if (out > 0)
    {
      const double inset = out * square.width / 2;

      draw_outline (scene, square, out);
      square = (PaintRect){ square.x + inset, square.y + inset, square.width - 2 * inset,
                            square.height - 2 * inset };
    }
  if (square.width > 0)
    {
      paint_rect_add_rounded (scene->cr, square, 0.2 * square.width);
      paint_set_source (scene->cr, solid);
      cairo_fill (scene->cr);
    }
  if (scene->state->links->colour == NULL
      || scene->grid->side < PAINT_LINKS_LEAST_NODE * scene->grid->scale)
    return;
  add_node_colour (scene, node, paint_links_square (scene->self, node));
  paint_set_source (scene->cr, paint_ink_on (fill));
  paint_text_show (scene->text, scene->cr);
}

/* Draws nodes too small for round corners, all of one look at once.  Nodes that left are omitted
 * where they would look like the others. */
static void
draw_node_marks (const LinksScene *scene, bool parked)
{
  const CoverLinks *links = scene->state->links;

  for (uint32_t option = scene->first_row; option < scene->last_row; option++)
    for (uint32_t node = links->first[option]; node + 1 < links->first[option + 1]; node++)
      if (paint_links_shows (scene->self, node) && !paint_links_is_hidden (&scene->view, node)
          && paint_links_is_covered (&scene->view, links->nodes[node].item - 1) == parked)
        {
          PaintRect square = paint_links_square (scene->self, node);

          cairo_rectangle (scene->cr, square.x, square.y, square.width, square.height);
        }
  paint_set_source (scene->cr, parked ? scene->theme->thin : scene->theme->thick);
  cairo_fill (scene->cr);
}

static void
draw_lit (const LinksScene *scene, uint32_t node)
{
  const LinksGrid *grid = scene->grid;
  const double gap = grid->thick + 0.05 * grid->unit;
  PaintRect square;

  if (!paint_frame_is_node (scene->frame, node) || !paint_links_shows (scene->self, node))
    return;
  square = paint_links_square (scene->self, node);
  paint_rect_add_rounded (scene->cr,
                          (PaintRect){ square.x - gap, square.y - gap, square.width + 2 * gap,
                                       square.height + 2 * gap },
                          0.2 * square.width + gap);
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_HINT]);
  cairo_set_line_width (scene->cr, grid->thick);
  cairo_stroke (scene->cr);
}

void
paint_links_draw_nodes (const LinksScene *scene)
{
  const CoverLinks *links = scene->state->links;

  if (scene->grid->side < 5 * scene->grid->scale)
    {
      draw_node_marks (scene, true);
      draw_node_marks (scene, false);
    }
  else
    for (uint32_t option = scene->first_row; option < scene->last_row; option++)
      for (uint32_t node = links->first[option]; node + 1 < links->first[option + 1]; node++)
        {
          PaintRect square = paint_links_square (scene->self, node);

          if (square.width > 0 && square.x <= scene->clip.x + scene->clip.width
              && square.x + square.width >= scene->clip.x)
            draw_square (scene, node, square);
        }
  for (size_t i = 0; i < paint_frame_n_lit (scene->frame); i++)
    draw_lit (scene, paint_frame_lit (scene->frame, i).node);
}
