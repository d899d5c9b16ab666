#include "paint-stage.h"

#include "base-memory.h"
#include "cover-links.h"

#include <math.h>

bool
paint_frame_is_node (const PaintFrame *self, uint32_t node)
{
  const CoverLinks *links = self->state->links;

  return node > links->n_items && node < links->n_nodes && links->nodes[node].item != 0;
}

PaintStep
paint_step_of_level (const PlayerState *state, uint32_t level)
{
  const PlayerFrame *frame = &state->frames[level];
  const CoverEventKind next = state->has_next ? state->next.kind : COVER_EVENT_KINDS;

  if (level == state->level && frame->taken && next >= COVER_EVENT_COVER
      && next <= COVER_EVENT_DEEPER)
    return PAINT_STEP_TRIED;
  if (frame->taken)
    return PAINT_STEP_TAKEN;
  return next == COVER_EVENT_TRY || frame->tried == 0 ? PAINT_STEP_NONE : PAINT_STEP_BACK;
}

static void
draw_step_arrow (cairo_t *cr, double x, double y, double size, double way)
{
  cairo_move_to (cr, x + way * size / 2, y);
  cairo_line_to (cr, x - way * size / 2, y - 0.6 * size);
  cairo_line_to (cr, x - way * size / 2, y + 0.6 * size);
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
paint_step_draw (cairo_t *cr, PaintStep step, double x, double y, double size)
{
  if (step == PAINT_STEP_TRIED || step == PAINT_STEP_BACK)
    draw_step_arrow (cr, x, y, size, step == PAINT_STEP_TRIED ? 1 : -1);
  if (step != PAINT_STEP_TAKEN)
    return;
  cairo_move_to (cr, x - 0.5 * size, y + 0.05 * size);
  cairo_line_to (cr, x - 0.15 * size, y + 0.4 * size);
  cairo_line_to (cr, x + 0.5 * size, y - 0.55 * size);
  cairo_set_line_width (cr, fmax (0.2 * size, 1));
  cairo_stroke (cr);
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
