/* paint-chart-timeline.h - the whole run as a strip: how deep the search was, where solutions and dead ends are, where we
 * stand.
 *
 * Depth is a profile as high and as dark as the level is deep, solutions are ticks above it, dead ends crosses below,
 * in grey as dense as they are where there are too many.  While the search still runs, the strip ends in a hatched
 * piece: nobody knows how long it will be.  Position 0 is at the left in every language. */
#ifndef PAINT_CHART_TIMELINE_H
#define PAINT_CHART_TIMELINE_H

#include "paint-stage.h"

typedef struct PaintChartTimeline PaintChartTimeline;

/* On which level the search is at a position. */
typedef struct
{
  uint64_t position;
  uint32_t level; /* as it is shown: 0 outside of the search */
} PaintChartTimelineSample;

/* In ascending order; borrowed until the next call.  Solutions and dead ends may be thinned,
 * as those of a record are. */
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
void       paint_chart_timeline_set_options (PaintChartTimeline *self, const PaintStageOptions *options); /* no zoom */
void       paint_chart_timeline_set_marks (PaintChartTimeline *self, const PaintChartTimelineMarks *marks);

/* What a record tells, to be completed: a sample a checkpoint, and its solutions and dead ends, which are the
 * record's own.  A run shorter than the record's spacing has no checkpoints: the window steps through it and hands
 * in samples of its own.  `out_samples` has room for cover_record_n_checkpoints () of them. */
void paint_chart_timeline_marks_of (const CoverRecord   *record,
                              PaintChartTimelineSample *out_samples,
                              PaintChartTimelineMarks  *out_marks);

/* Time: as the width and, where marks were set, the run's end or the size changed since, as the marks. */
BaseStatus paint_chart_timeline_draw (PaintChartTimeline    *self,
                                cairo_t          *cr,
                                const PaintFrame *frame,
                                const PaintTheme *theme,
                                PaintText        *text);

/* In the last drawing; beyond the ends, the ends. */
uint64_t paint_chart_timeline_at (const PaintChartTimeline *self, double x);

/* Where the playhead is drawn for a position. */
double paint_chart_timeline_x (const PaintChartTimeline *self, uint64_t position);

#endif
