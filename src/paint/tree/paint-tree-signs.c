/* The signs of the tree: rounded boxes, ticks, crossed rings. */
#include "paint-tree-private.h"

#include <math.h>

void
paint_tree_add_rounded (cairo_t *cr, PaintBox box, double inset, double radius)
{
  const PaintRect rect = { .x = box.x + inset,
                           .y = box.y + inset,
                           .width = box.width - 2 * inset,
                           .height = box.height - 2 * inset };

  paint_rect_add_rounded (cr, rect, radius);
}

void
paint_tree_draw_tick (cairo_t *cr, double x, double y, double size)
{
  cairo_move_to (cr, x - size * 0.5, y);
  cairo_line_to (cr, x - size * 0.15, y + size * 0.35);
  cairo_line_to (cr, x + size * 0.5, y - size * 0.4);
  cairo_set_line_width (cr, fmax (1.5, size * 0.2));
  cairo_stroke (cr);
}

void
paint_tree_draw_crossed_ring (cairo_t *cr, double x, double y, double size)
{
  const double half = size / 2, arm = half * 0.55;

  if (size >= 7)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, half, 0, 2 * PAINT_PI);
    }
  cairo_move_to (cr, x - arm, y - arm);
  cairo_line_to (cr, x + arm, y + arm);
  cairo_move_to (cr, x - arm, y + arm);
  cairo_line_to (cr, x + arm, y - arm);
  cairo_set_line_width (cr, fmax (1.2, size * 0.12));
  cairo_stroke (cr);
}
