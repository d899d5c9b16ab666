/* paint-timeline-private.h - what a timeline holds, in device pixels. */
#ifndef PAINT_TIMELINE_PRIVATE_H
#define PAINT_TIMELINE_PRIVATE_H

#include "paint-timeline.h"

/* What falls into one column of pixels. */
typedef struct
{
  uint32_t deepest; /* the level, as it is shown; of several samples the deepest one's */
  uint32_t solutions, dead_ends;
} PaintTimelineColumn;

struct PaintTimeline
{
  PaintStageOptions options;
  PaintTimelineMarks marks;
  PaintTimelineColumn *columns; /* of the known part */
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
  const PaintTimeline *line;
  const PaintTheme *theme;
} PaintTimelineScene;

/* From the left of the known part. */
int paint_timeline_pixel (const PaintTimeline *self, uint64_t position);

/* paint-timeline-marks.c */
void paint_timeline_draw_marks (const PaintTimelineScene *scene);

#endif
