#include "paint-box.h"

#include <math.h>

void
paint_rect_add_rounded (cairo_t *cr, PaintRect rect, double radius)
{
  const double right = rect.x + rect.width, bottom = rect.y + rect.height;

  radius = fmin (radius, fmin (rect.width, rect.height) / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, rect.y + radius, radius, -PAINT_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, PAINT_PI / 2);
  cairo_arc (cr, rect.x + radius, bottom - radius, radius, PAINT_PI / 2, PAINT_PI);
  cairo_arc (cr, rect.x + radius, rect.y + radius, radius, PAINT_PI, 3 * PAINT_PI / 2);
  cairo_close_path (cr);
}
