#include "paint-stage.h"

void
paint_stage_begin (cairo_t *cr, double width, double height, double scale, const PaintTheme *theme)
{
  cairo_save (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  paint_set_source (cr, theme->ground);
  cairo_paint (cr);
}
