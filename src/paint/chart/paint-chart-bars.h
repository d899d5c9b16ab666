/* paint-chart-bars.h - bars in groups, on a logarithmic scale: each with its name before it and its
 * number behind it.
 *
 * Bars lie from left to right, so that names can be read.  Groups stand below each other, in as
 * many columns as make the letters largest.  All groups share the scale, whose powers of ten stand
 * below each column.  A series has the same hue in every group, but the picture can be read without
 * hues.  Readable from 320 x 200 units on, for some 40 bars from 800 x 600.  Never mirrored. */
#ifndef PAINT_CHART_BARS_H
#define PAINT_CHART_BARS_H

#include "base-text.h"
#include "paint-text.h"
#include "paint-theme.h"

/* Borrowed.  Words are in the user's language. */
typedef struct
{
  const char        *axis; /* the name of the numbers; NULL: not written */
  const char *const *groups;
  const char *const *series;
  size_t             n_groups, n_series;
  const double      *values; /* group by group, one a series; 0 or less: no bar */
} PaintChartBars;

/* Draws a picture of `width` by `height` units, each of `scale` device pixels.  The same bars give
 * the same pixels. */
BaseStatus paint_chart_bars_draw (const PaintChartBars *self,
                                  cairo_t              *cr,
                                  double                width,
                                  double                height,
                                  double                scale,
                                  const PaintTheme     *theme,
                                  PaintText            *text);

/* Adds a number as written at a bar: three significant digits, and k, M or G. */
void paint_chart_bars_add_number (BaseText *out, double number);

/* Adds a power of ten as written on a scale: 0.01, 1, 100, 10k. */
void paint_chart_bars_add_power (BaseText *out, int power);

#endif
