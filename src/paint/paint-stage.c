#include "paint-stage.h"

#include "cover-links.h"

bool
paint_frame_is_node (const PaintFrame *self, uint32_t node)
{
  const CoverLinks *links = self->state->links;

  return node > links->n_items && node < links->n_nodes && links->nodes[node].item != 0;
}

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
