#include "paint-stage.h"

#include "base-memory.h"
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

BaseStatus
paint_frame_light_reason (const PaintFrame *self, PaintPointed **out_lit, size_t *out_n)
{
  const PaintReason *reason = self->reason;
  const size_t most = self->n_lit + reason->n_items + reason->n_forced + 2;
  PaintPointed *lit = base_new (PaintPointed, most);
  size_t n = 0;

  if (lit == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < self->n_lit; i++)
    lit[n++] = self->lit[i];
  for (uint32_t i = 0; i < reason->n_items; i++)
    lit[n++] = (PaintPointed){ reason->items[i], COVER_NONE, COVER_NONE };
  for (uint32_t i = 0; i < reason->n_forced; i++)
    lit[n++] = (PaintPointed){ COVER_NONE, reason->forced[i], COVER_NONE };
  if (reason->taken != COVER_NONE)
    lit[n++] = (PaintPointed){ COVER_NONE, reason->taken, COVER_NONE };
  if (reason->placed != COVER_NONE)
    lit[n++] = (PaintPointed){ COVER_NONE, reason->placed, COVER_NONE };
  *out_lit = lit;
  *out_n = n;
  return BASE_OK;
}
