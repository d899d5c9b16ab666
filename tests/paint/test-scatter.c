/* Points: their golden pictures, and numbers that cannot be drawn. */
#include "charts.h"
#include "check.h"
#include "paint-chart-scatter.h"
#include "pictures.h"

#include <math.h>

#define N_POINTS 8

static const double empty[] = { 5, 20, 20, 45, 55, 56, 58, 60 };
static const double links[] = { 6, 21, 22, 46, 56, 57, 180, 700 };
static const double first[] = { 6, 24, 31, 300, 4209, 28000, NAN, 650000 };
static const double matrix[] = { 6, 21, 22, 46, 56, 57, 180, 700 };

static const PaintChartSeries series[] = {
  { "links", empty, links, N_POINTS },
  { "links-first", empty, first, N_POINTS },
  { "matrix", empty, matrix, N_POINTS },
};

static BaseStatus
draw_points (const void *chart,
             cairo_t *cr,
             const ChartLook *look,
             const PaintTheme *theme,
             PaintText *text)
{
  return paint_chart_scatter_draw (chart, cr, look->width, look->height, look->scale, theme, text);
}

static void
points_look_right (const void *data)
{
  const ChartLook *look = data;
  const PaintChartScatter scatter = {
    { "empty cells", false }, { "nodes", look->theme != PAINT_THEME_DARK }, series, 3
  };

  chart_check_golden (look, draw_points, &scatter);
}

/* No point, one point, numbers far apart, numbers of 0 and less on a logarithmic axis. */
static void
any_points_can_be_drawn (const void *data)
{
  static const double apart[] = { 1e-9, 1e18, 0, -1, INFINITY, NAN, 1, 1 };
  static const PaintChartSeries strange[] = { { "a", apart, apart, N_POINTS },
                                              { "b", apart + 6, apart + 6, 1 },
                                              { "c", apart, apart, 0 } };
  const ChartLook sizes[] = { { "", PAINT_THEME_LIGHT, 16, 16, 1 },
                              { "", PAINT_THEME_LIGHT, 2000, 30, 1 } };
  PaintText *text = picture_text ();

  (void) data;
  for (size_t i = 0; i < 2; i++)
    for (size_t k = 0; k < 3; k++)
      for (int is_logarithmic = 0; is_logarithmic < 2; is_logarithmic++)
        {
          const PaintChartScatter scatter = {
            { "x", is_logarithmic }, { "y", is_logarithmic }, &strange[k], 1
          };

          cairo_surface_destroy (chart_paint (&sizes[i], draw_points, &scatter, text));
        }
  paint_text_free (text);
}

int
main (void)
{
  static const ChartLook looks[] = {
    { "scatter-light", PAINT_THEME_LIGHT, 480, 320, 1 },
    { "scatter-dark", PAINT_THEME_DARK, 320, 200, 1 },
    { "scatter-print", PAINT_THEME_PRINT, 300, 300, 2 },
  };

  chart_claim_golden (looks, sizeof looks / sizeof *looks, points_look_right);
  check_claim ("/paint/scatter/any-points-can-be-drawn", any_points_can_be_drawn, NULL);
  return check_finish ();
}
