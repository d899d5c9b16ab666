/* paint-chart-levels.h - nodes by level: those behind us solid, the rest of what is known pale.
 *
 * Levels run from left to right, nodes upwards on a scale of logarithms with its powers of ten labelled.  Readable
 * from 240 x 160 units on.  Never mirrored. */
#ifndef PAINT_CHART_LEVELS_H
#define PAINT_CHART_LEVELS_H

#include "paint-stage.h"

typedef struct PaintChartLevels PaintChartLevels;

/* In the user's language; borrowed.  NULL: not written. */
typedef struct
{
  const char *nodes; /* what is counted upwards */
  const char *level; /* what runs to the right */
} PaintChartLevelsWords;

BaseStatus paint_chart_levels_new  (const Subject *subject, PaintChartLevels **out_chart);
void       paint_chart_levels_free (PaintChartLevels *self); /* accepts NULL */
void       paint_chart_levels_set_options (PaintChartLevels *self, const PaintStageOptions *options); /* no zoom */
void       paint_chart_levels_set_words (PaintChartLevels *self, const PaintChartLevelsWords *words);

/* Time: as the levels. */
BaseStatus paint_chart_levels_draw (PaintChartLevels       *self,
                             cairo_t          *cr,
                             const PaintFrame *frame,
                             const PaintTheme *theme,
                             PaintText        *text);

/* The level whose bar (or the room above it) is there in the last drawing; false where there is none. */
bool paint_chart_levels_at (const PaintChartLevels *self, double x, double y, uint32_t *out_level);

#endif
