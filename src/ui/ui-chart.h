/* ui-chart.h - how many nodes of the search tree there were on each level, beside the counters. */
#ifndef UI_CHART_H
#define UI_CHART_H

#include "dance-show.h"
#include "ui-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_CHART (ui_chart_get_type ())
G_DECLARE_FINAL_TYPE (UiChart, ui_chart, UI, CHART, GtkWidget)

GtkWidget *ui_chart_new (UiScheme *scheme);

/* NULL empties it. */
void ui_chart_set_show (UiChart *self, DanceShow *show);

/* To be called when the reading is renewed: draws where the show stands, and says it. */
void ui_chart_update (UiChart *self);

G_END_DECLS

#endif
