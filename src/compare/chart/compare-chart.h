/* compare-chart.h - the numbers of a comparison, ready to be drawn: bars of mean times, or a point
 * for each puzzle and way. */
#ifndef COMPARE_CHART_H
#define COMPARE_CHART_H

#include "compare-table.h"
#include "paint-text.h"
#include "paint-theme.h"

typedef struct CompareChart CompareChart;

/* Words are in the user's language, and copied. */
typedef struct
{
  const CompareAxis *x, *y; /* both NULL: bars of mean times in microseconds */
  const char        *x_name, *y_name; /* of points */
  const char        *bars_name;       /* of the numbers of bars */
} CompareChartOptions;

/* Copies what it needs of the table.  BASE_NO_MEMORY. */
BaseStatus compare_chart_new (const CompareTable        *table,
                              const CompareChartOptions *options,
                              CompareChart             **out_chart);
void       compare_chart_free (CompareChart *self); /* accepts NULL */

/* As paint_chart_bars_draw (). */
BaseStatus compare_chart_draw (const CompareChart *self,
                               cairo_t            *cr,
                               double              width,
                               double              height,
                               double              scale,
                               const PaintTheme   *theme,
                               PaintText          *text);

/* Adds the numbers of bars, or the correlations of points, as text for people who cannot see them,
 * in the user's language. */
void compare_chart_describe (const CompareChart *self, BaseText *out);

#endif
