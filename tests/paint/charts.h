/* charts.h - painting charts, and comparing them with their golden pictures. */
#ifndef CHARTS_H
#define CHARTS_H

#include "paint-text.h"
#include "paint-theme.h"

typedef struct
{
  const char  *name; /* of its golden picture */
  PaintThemeId theme;
  double       width, height, scale;
} ChartLook;

/* As the functions of the room draw a chart. */
typedef BaseStatus (*ChartDraw) (const void       *chart,
                                 cairo_t          *cr,
                                 const ChartLook  *look,
                                 const PaintTheme *theme,
                                 PaintText        *text);

/* The claim fails unless the chart can be drawn. */
cairo_surface_t *chart_paint (const ChartLook *look,
                              ChartDraw        draw,
                              const void      *chart,
                              PaintText       *text);

/* The claim fails unless it is drawn the same twice, and looks like its golden picture. */
void chart_check_golden (const ChartLook *look, ChartDraw draw, const void *chart);

/* Makes a claim "/paint/golden/NAME" for each look. */
void chart_claim_golden (const ChartLook *looks, size_t n, void (*test) (const void *look));

#endif
