/* The signs of the groups of columns. */
#include "paint-matrix-private.h"

static void
add_window_sign (cairo_t *cr, double x, double y, double half)
{
  double pane = half * 0.86;

  for (int i = 0; i < 4; i++)
    cairo_rectangle (cr, i & 1 ? x + half - pane : x - half, i & 2 ? y + half - pane : y - half,
                     pane, pane);
}

void
paint_matrix_sign (cairo_t *cr, PaintMatrixSign sign, double x, double y, double size)
{
  double half = size / 2, lean = sign == PAINT_MATRIX_RISING ? half : -half;

  if (sign == PAINT_MATRIX_SQUARE)
    cairo_rectangle (cr, x - half, y - half, size, size);
  else if (sign == PAINT_MATRIX_DASH)
    cairo_rectangle (cr, x - half * 1.2, y - half * 0.4, size * 1.2, size * 0.4);
  else if (sign == PAINT_MATRIX_BAR)
    cairo_rectangle (cr, x - half * 0.4, y - half * 1.2, size * 0.4, size * 1.2);
  else if (sign == PAINT_MATRIX_FRAME)
    add_window_sign (cr, x, y, half);
  else if (sign == PAINT_MATRIX_DISC)
    cairo_arc (cr, x, y, half, 0, 2 * PAINT_PI);
  else
    {
      cairo_move_to (cr, x - half, y + lean);
      cairo_line_to (cr, sign == PAINT_MATRIX_DIAMOND ? x : x + half,
                     sign == PAINT_MATRIX_DIAMOND ? y - half * 1.3 : y - lean);
    }
  if (sign == PAINT_MATRIX_DIAMOND)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, x, y - half * 1.25);
      cairo_line_to (cr, x + half * 1.1, y);
      cairo_line_to (cr, x, y + half * 1.25);
      cairo_line_to (cr, x - half * 1.1, y);
      cairo_close_path (cr);
    }
  if (sign == PAINT_MATRIX_RISING || sign == PAINT_MATRIX_FALLING)
    {
      cairo_set_line_width (cr, size * 0.32);
      cairo_stroke (cr);
    }
  else
    cairo_fill (cr);
}
