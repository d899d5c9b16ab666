/* ui-graph.h - what the pictures of a show's numbers, the chart and the timeline, have in common. */
#ifndef UI_GRAPH_H
#define UI_GRAPH_H

#include "dance-show.h"
#include "paint-stage.h"
#include "ui-mosaic.h"
#include "ui-scheme.h"

G_BEGIN_DECLS

/* Part of the widget that shows it, which owns it. */
typedef struct
{
  GtkWidget *widget; /* borrowed */
  UiScheme *scheme;
  DanceShow *show; /* or NULL */
  PaintText *text;
  UiMosaic *mosaic;
} UiGraph;

/* What a painter is told of a frame, and where it is to draw. */
typedef struct
{
  PaintStageOptions options;
  PaintTheme theme;
  PaintFrame frame;
  cairo_t *cr;
} UiGraphSheet;

/* The widget is drawn anew where the scheme changes. */
void ui_graph_init (UiGraph *self, GtkWidget *widget, UiScheme *scheme);
void ui_graph_clear (UiGraph *self);

/* False, and nothing is to be ended, where there is nothing to show or no room for it. */
bool ui_graph_begin (UiGraph *self, UiGraphSheet *out_sheet);
void ui_graph_end (UiGraph *self, UiGraphSheet *sheet, GtkSnapshot *snapshot);

G_END_DECLS

#endif
