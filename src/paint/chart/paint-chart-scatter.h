/* paint-chart-scatter.h - two numbers of many things against each other: a point for each.
 *
 * Each series has a hue and a shape of its own, so the picture can be read without hues; the names
 * of the series stand above the field.  An axis is linear or logarithmic, and has marks at round
 * numbers.  Readable from 320 x 200 units on.  Never mirrored. */
#ifndef PAINT_CHART_SCATTER_H
#define PAINT_CHART_SCATTER_H

#include "paint-text.h"
#include "paint-theme.h"

/* Borrowed.  The name is in the user's language. */
typedef struct
{
  const char *name;
  bool        is_logarithmic; /* numbers of 0 or less are left out */
} PaintChartAxis;

/* Borrowed.  Numbers that are not finite are left out. */
typedef struct
{
  const char   *name;
  const double *x, *y;
  size_t        n;
} PaintChartSeries;

typedef struct
{
  PaintChartAxis          x, y;
  const PaintChartSeries *series;
  size_t                  n_series;
} PaintChartScatter;

/* As paint_chart_bars_draw (). */
BaseStatus paint_chart_scatter_draw (const PaintChartScatter *self,
                                     cairo_t                 *cr,
                                     double                   width,
                                     double                   height,
                                     double                   scale,
                                     const PaintTheme        *theme,
                                     PaintText               *text);

#endif
