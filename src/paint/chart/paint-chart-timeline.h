/* paint-chart-timeline.h - the whole run as a strip: the depth of the search, its solutions and
 * dead ends, and the present position.
 *
 * Depth is a profile: the deeper the level, the higher and darker.  Solutions are ticks above it
 * and dead ends crosses below; where these are too many, a grey bar shows their density.  While the
 * search still runs, the strip ends in a hatched piece, because nobody knows how long it will be.
 * Position 0 is at the left in every language. */
#ifndef PAINT_CHART_TIMELINE_H
#define PAINT_CHART_TIMELINE_H

#include "paint-stage.h"

typedef struct PaintChartTimeline PaintChartTimeline;

/* The level of the search at a position. */
typedef struct
{
  uint64_t position;
  uint32_t level; /* as shown: 0 outside of the search */
} PaintChartTimelineSample;

/* In ascending order; borrowed until the next call.  Solutions and dead ends may be thinned, like
 * those of a record. */
typedef struct
{
  const PaintChartTimelineSample *samples;
  size_t                     n_samples;
  const uint64_t            *solutions, *dead_ends;
  size_t                     n_solutions, n_dead_ends;
  const uint64_t            *breaks, *bookmarks;
  size_t                     n_breaks, n_bookmarks;
} PaintChartTimelineMarks;

BaseStatus paint_chart_timeline_new  (const Subject *subject, PaintChartTimeline **out_timeline);
void       paint_chart_timeline_free (PaintChartTimeline *self); /* accepts NULL */
/* no zoom */
void       paint_chart_timeline_set_options (PaintChartTimeline      *self,
                                             const PaintStageOptions *options);
void       paint_chart_timeline_set_marks (PaintChartTimeline            *self,
                                           const PaintChartTimelineMarks *marks);

/* Fills the marks from a record: a sample for each checkpoint, and the record's own solutions and
 * dead ends.  A run shorter than the record's spacing has no checkpoints, so the window steps
 * through it and passes samples of its own.  `out_samples` has room for
 * cover_record_n_checkpoints () samples. */
void paint_chart_timeline_marks_of (const CoverRecord        *record,
                                    PaintChartTimelineSample *out_samples,
                                    PaintChartTimelineMarks  *out_marks);

/* Time: linear in the width; after a change of marks, run's end or size, also in the marks. */
BaseStatus paint_chart_timeline_draw (PaintChartTimeline *self,
                                      cairo_t            *cr,
                                      const PaintFrame   *frame,
                                      const PaintTheme   *theme,
                                      PaintText          *text);

/* The position at `x` in the last drawing; beyond the ends, the ends. */
uint64_t paint_chart_timeline_at (const PaintChartTimeline *self, double x);

/* The place of the playhead for a position. */
double paint_chart_timeline_x (const PaintChartTimeline *self, uint64_t position);

#endif
