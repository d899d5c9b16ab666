/* ui-canvas-chart.h - a chart of the number of nodes on each level of the search tree, beside
 * the counters. */
#ifndef UI_CANVAS_CHART_H
#define UI_CANVAS_CHART_H

#include "dance-show.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_CANVAS_CHART (ui_canvas_chart_get_type ())
G_DECLARE_FINAL_TYPE (UiCanvasChart, ui_canvas_chart, UI, CANVAS_CHART, GtkWidget)

/* Call it once, before the chart is shown. */
void ui_canvas_chart_set_scheme (UiCanvasChart *self, UiWidgetsScheme *scheme);

/* NULL empties it. */
void ui_canvas_chart_set_show (UiCanvasChart *self, DanceShow *show);

/* Call this after each renewal of the reading: draws the show's position, and describes it. */
void ui_canvas_chart_update (UiCanvasChart *self);

G_END_DECLS

#endif
