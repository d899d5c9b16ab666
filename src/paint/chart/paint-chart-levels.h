/* paint-chart-levels.h - nodes by level: the nodes behind the position solid, the rest of the known
 * nodes pale.
 *
 * Levels run from left to right, nodes upwards on a logarithmic scale with its powers of ten
 * labelled.  Readable from 240 x 160 units on.  Never mirrored. */
#ifndef PAINT_CHART_LEVELS_H
#define PAINT_CHART_LEVELS_H

#include "paint-stage.h"

typedef struct PaintChartLevels PaintChartLevels;

/* In the user's language; borrowed.  NULL: not written. */
typedef struct
{
  const char *nodes; /* name of the scale upwards */
  const char *level; /* name of the scale to the right */
} PaintChartLevelsWords;

BaseStatus paint_chart_levels_new  (const Subject *subject, PaintChartLevels **out_chart);
void       paint_chart_levels_free (PaintChartLevels *self); /* accepts NULL */
/* no zoom */
void       paint_chart_levels_set_options (PaintChartLevels        *self,
                                           const PaintStageOptions *options);
void       paint_chart_levels_set_words (PaintChartLevels            *self,
                                         const PaintChartLevelsWords *words);

/* Time: linear in the levels. */
BaseStatus paint_chart_levels_draw (PaintChartLevels *self,
                                    cairo_t          *cr,
                                    const PaintFrame *frame,
                                    const PaintTheme *theme,
                                    PaintText        *text);

/* Finds the level whose bar, or the room above it, is there in the last drawing.  Returns false
 * where there is none. */
bool paint_chart_levels_at (const PaintChartLevels *self, double x, double y, uint32_t *out_level);

#endif
