/* paint-chart-timeline-private.h - what a timeline holds, in device pixels. */
#ifndef PAINT_CHART_TIMELINE_PRIVATE_H
#define PAINT_CHART_TIMELINE_PRIVATE_H

#include "paint-chart-timeline.h"

/* What falls into one column of pixels. */
typedef struct
{
  uint32_t deepest; /* the level, as it is shown; of several samples the deepest one's */
  uint32_t solutions, dead_ends;
} PaintChartTimelineColumn;

struct PaintChartTimeline
{
  PaintStageOptions options;
  PaintChartTimelineMarks marks;
  PaintChartTimelineColumn *columns; /* of the known part */
  size_t capacity;
  bool counted;
  uint64_t end;
  bool finished;
  int width, height, unit;
  int left, room, known; /* pixels: of the strip, and of its known part */
  int top, bottom;       /* of the depths */
  uint32_t deepest, most_dead_ends;
};

typedef struct
{
  cairo_t *cr;
  const PaintChartTimeline *line;
  const PaintTheme *theme;
} PaintChartTimelineScene;

/* From the left of the known part. */
int paint_chart_timeline_pixel (const PaintChartTimeline *self, uint64_t position);

/* paint-chart-timeline-marks.c */
void paint_chart_timeline_draw_marks (const PaintChartTimelineScene *scene);

#endif
