/* A reason on boards whose options have one place each: rings on squares where a queen may stand,
 * dashed ones where none can once the first is taken, crosses where none can at all, and a chain as
 * arrows.  Options that lie across each other (pieces, ways to fill slots) have a cross alone. */
#include "paint-scene-private.h"

#include "base-memory.h"
#include "paint-arrows.h"

#include <math.h>
#include <stdlib.h>

#define RING_SHARE   0.3  /* radius, of a cell's side */
#define NUMBER_SHARE 0.24 /* em, of a cell's side */
#define LEAST_NUMBER 8.0  /* units */

/* Radius 0: the option has no place. */
static PaintSpot
spot_of (const PaintSceneView *view, uint32_t option)
{
  const PaintPointed what = { COVER_NONE, option, COVER_NONE };
  PaintBox box;
  double side;

  if (option == COVER_NONE || !view->scene->look->find (view->scene, what, &box))
    return (PaintSpot){ 0 };
  side = fmin (box.width, box.height);
  return (PaintSpot){ box.x + box.width / 2.0, box.y + box.height / 2.0, RING_SHARE * side };
}

static void
ring_option (const PaintSceneView *view, uint32_t option)
{
  const PaintReason *reason = view->frame->reason;
  const PaintSpot spot = spot_of (view, option);
  const double dash = 2 * PAINT_PI * spot.radius / 16;

  if (spot.radius <= 0)
    return;
  cairo_new_sub_path (view->cr);
  cairo_arc (view->cr, spot.x, spot.y, spot.radius, 0, 2 * PAINT_PI);
  cairo_set_line_width (view->cr, view->scene->pen);
  cairo_set_dash (view->cr, &dash,
                  base_contains (reason->crossed, reason->n_crossed, option) ? 1 : 0, 0);
  paint_set_source (view->cr, view->theme->signs[PAINT_SIGN_HINT]);
  cairo_stroke (view->cr);
  cairo_set_dash (view->cr, NULL, 0, 0);
}

static void
cross_struck (const PaintSceneView *view)
{
  const PaintReason *reason = view->frame->reason;

  for (uint32_t i = 0; i < reason->n_struck; i++)
    {
      const PaintSpot spot = spot_of (view, reason->struck[i]);
      const double half = 0.8 * spot.radius;

      if (spot.radius <= 0)
        continue;
      cairo_move_to (view->cr, spot.x - half, spot.y - half);
      cairo_line_to (view->cr, spot.x + half, spot.y + half);
      cairo_move_to (view->cr, spot.x + half, spot.y - half);
      cairo_line_to (view->cr, spot.x - half, spot.y + half);
    }
  cairo_set_line_width (view->cr, 1.5 * view->scene->pen);
  paint_set_source (view->cr, view->theme->signs[PAINT_SIGN_BAD]);
  cairo_stroke (view->cr);
}

static BaseStatus
draw_arrows (const PaintSceneView *view)
{
  const PaintScene *self = view->scene;
  const PaintReason *reason = view->frame->reason;
  const PaintMarkedSpot first = { spot_of (view, reason->taken), 1 };
  PaintArrow *list = base_new (PaintArrow, reason->n_links);
  PaintSpot *spots = base_new (PaintSpot, reason->n_options);
  PaintArrows arrows = {
    .arrows = list,
    .spots = spots,
    .n_spots = reason->n_options,
    .marked = &first,
    .n_marked = 1,
    .bounds = { 0, 0, self->canvas_width, self->canvas_height },
    .pen = self->pen,
    .em = fmax (LEAST_NUMBER * self->options.scale, NUMBER_SHARE / RING_SHARE * first.spot.radius),
  };
  BaseStatus status = list != NULL && spots != NULL ? BASE_OK : BASE_NO_MEMORY;

  for (uint32_t i = 0; i < reason->n_options && status == BASE_OK; i++)
    spots[i] = spot_of (view, reason->options[i]);
  for (uint32_t i = 0; i < reason->n_links && status == BASE_OK; i++)
    list[arrows.n_arrows++] =
        (PaintArrow){ spot_of (view, reason->links[i].from), spot_of (view, reason->links[i].to),
                      reason->links[i].is_solid, reason->links[i].number };
  if (status == BASE_OK)
    status = paint_arrows_draw (view->cr, &arrows, view->theme, view->text);
  free (list);
  free (spots);
  return status;
}

void
paint_scene_draw_reason (const PaintSceneView *view)
{
  PaintScene *self = view->scene;
  const PaintReason *reason = view->frame->reason;

  if (self->look == &paint_scene_queens)
    for (uint32_t i = 0; i < reason->n_options; i++)
      ring_option (view, reason->options[i]);
  cross_struck (view);
  if (self->look == &paint_scene_queens && reason->is_chain)
    self->failed |= draw_arrows (view) != BASE_OK;
}
