/* ui-compare-chart.h - the picture of a comparison. */
#ifndef UI_COMPARE_CHART_H
#define UI_COMPARE_CHART_H

#include "compare-chart.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_COMPARE_CHART (ui_compare_chart_get_type ())
G_DECLARE_FINAL_TYPE (UiCompareChart, ui_compare_chart, UI, COMPARE_CHART, GtkWidget)

/* Call it once, before the picture is shown. */
void ui_compare_chart_set_scheme (UiCompareChart *self, UiWidgetsScheme *scheme);

/* Takes the chart over; NULL: an empty sheet.  `about` describes it for a screen reader. */
void ui_compare_chart_set (UiCompareChart *self, CompareChart *chart, const char *about);

G_END_DECLS

#endif
