/* ui-canvas-graph.h - the common part of the pictures of a show's numbers: the chart and the
 * timeline. */
#ifndef UI_CANVAS_GRAPH_H
#define UI_CANVAS_GRAPH_H

#include "dance-show.h"
#include "paint-stage.h"
#include "ui-canvas-mosaic.h"
#include "ui-widgets-scheme.h"

G_BEGIN_DECLS

/* Part of the widget that shows it, which owns it. */
typedef struct
{
  GtkWidget *widget; /* borrowed */
  UiWidgetsScheme *scheme;
  DanceShow *show; /* or NULL */
  PaintText *text;
  UiCanvasMosaic *mosaic;
} UiCanvasGraph;

/* The arguments of a painter for one frame, and the surface to draw on. */
typedef struct
{
  PaintStageOptions options;
  PaintTheme theme;
  PaintFrame frame;
  cairo_t *cr;
} UiCanvasGraphSheet;

/* Redraws the widget when the scheme changes. */
void ui_canvas_graph_init (UiCanvasGraph *self, GtkWidget *widget, UiWidgetsScheme *scheme);
void ui_canvas_graph_clear (UiCanvasGraph *self);

/* Returns false when there is nothing to show or no room; then do not call ui_canvas_graph_end
 * (). */
bool ui_canvas_graph_begin (UiCanvasGraph *self, UiCanvasGraphSheet *out_sheet);
void ui_canvas_graph_end (UiCanvasGraph *self, UiCanvasGraphSheet *sheet, GtkSnapshot *snapshot);

G_END_DECLS

#endif
