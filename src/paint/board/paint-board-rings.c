/* The candidates of a step of reasoning: a ring around each that is a reason, a cross through each
 * that the step removes. */
#include "paint-board-private.h"

#include <math.h>

/* Width of a line as a share of the slot's shorter side, and the least in pixels. */
#define LINE_SHARE 0.09
#define LEAST_LINE 1.0

/* Length of a cross each way, as a share of the same. */
#define CROSS_SHARE 0.72

/* A sign of one kind: the cells' candidates that have it, and how it is drawn. */
typedef struct
{
  bool is_cross;
  double line;
} ReasonSign;

double
paint_board_ring_line (double side)
{
  return fmax (LEAST_LINE, round (side * LINE_SHARE));
}

static void
add_ring (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * PAINT_PI);
  cairo_close_path (cr);
}

static void
add_cross (cairo_t *cr, double x, double y, double half)
{
  cairo_move_to (cr, x - half, y - half);
  cairo_line_to (cr, x + half, y + half);
  cairo_move_to (cr, x + half, y - half);
  cairo_line_to (cr, x - half, y + half);
}

static void
add_signs (const PaintDrawing *scene, uint32_t cell, void *data)
{
  ReasonSign *sign = data;
  const PaintCell *seen = &scene->state->cells[cell];
  const uint64_t values = seen->candidates & (sign->is_cross ? seen->struck : seen->ringed);

  if (seen->value != 0 || values == 0)
    return;
  for (uint32_t i = 0; i < scene->state->n_values; i++)
    if (values >> i & 1)
      {
        const PaintBox slot = paint_board_slot (scene->layout, scene->state->n_values, cell, i + 1);
        const double side = fmin (slot.width, slot.height);
        const double x = slot.x + slot.width / 2.0, y = slot.y + slot.height / 2.0;

        sign->line = paint_board_ring_line (side);
        if (sign->is_cross)
          add_cross (scene->cr, x, y, side * CROSS_SHARE / 2);
        else
          add_ring (scene->cr, x, y, (side * PAINT_BOARD_RING_SHARE - sign->line) / 2);
      }
}

static void
draw_signs (const PaintDrawing *scene, bool is_cross, PaintSign colour)
{
  ReasonSign sign = { .is_cross = is_cross, .line = LEAST_LINE };

  paint_board_each (scene, add_signs, &sign);
  cairo_set_line_width (scene->cr, sign.line);
  paint_set_source (scene->cr, scene->theme->signs[colour]);
  cairo_stroke (scene->cr);
}

void
paint_board_draw_rings (const PaintDrawing *scene)
{
  cairo_save (scene->cr);
  cairo_set_line_cap (scene->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (scene->cr, NULL, 0, 0);
  draw_signs (scene, false, PAINT_SIGN_HINT);
  draw_signs (scene, true, PAINT_SIGN_BAD);
  cairo_restore (scene->cr);
}
