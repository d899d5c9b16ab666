/* paint-chart-timeline-private.h - the data of a timeline, in device pixels. */
#ifndef PAINT_CHART_TIMELINE_PRIVATE_H
#define PAINT_CHART_TIMELINE_PRIVATE_H

#include "paint-chart-timeline.h"

/* The contents of one column of pixels. */
typedef struct
{
  uint32_t deepest; /* the shown level of the deepest sample */
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
  int left, room, known; /* pixels: the strip's left edge and width, its known part */
  int top, bottom;       /* of the profile of depths */
  uint32_t deepest, most_dead_ends;
};

typedef struct
{
  cairo_t *cr;
  const PaintChartTimeline *line;
  const PaintTheme *theme;
} PaintChartTimelineScene;

/* The pixel of a position, from the left of the known part. */
int paint_chart_timeline_pixel (const PaintChartTimeline *self, uint64_t position);

/* paint-chart-timeline-marks.c */
void paint_chart_timeline_draw_marks (const PaintChartTimelineScene *scene);

#endif
