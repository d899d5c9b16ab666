/* paint-chart.h - nodes by level: those behind us solid, the rest of what is known pale.
 *
 * Levels run from left to right, nodes upwards on a scale of logarithms with its powers of ten labelled.  Readable
 * from 240 x 160 units on.  Never mirrored. */
#ifndef PAINT_CHART_H
#define PAINT_CHART_H

#include "paint-stage.h"

typedef struct PaintChart PaintChart;

/* In the user's language; borrowed.  NULL: not written. */
typedef struct
{
  const char *nodes; /* what is counted upwards */
  const char *level; /* what runs to the right */
} PaintChartWords;

BaseStatus paint_chart_new  (const PaintProblem *problem, PaintChart **out_chart);
void       paint_chart_free (PaintChart *self); /* accepts NULL */
void       paint_chart_set_options (PaintChart *self, const PaintStageOptions *options); /* no zoom */
void       paint_chart_set_words (PaintChart *self, const PaintChartWords *words);

/* Time: as the levels. */
BaseStatus paint_chart_draw (PaintChart       *self,
                             cairo_t          *cr,
                             const PaintFrame *frame,
                             const PaintTheme *theme,
                             PaintText        *text);

/* The level whose bar (or the room above it) is there in the last drawing; false where there is none. */
bool paint_chart_at (const PaintChart *self, double x, double y, uint32_t *out_level);

#endif
