/* ui-canvas.h - one picture of the dance: a thin adapter between a painter and GTK. */
#ifndef UI_CANVAS_H
#define UI_CANVAS_H

#include "dance-show.h"
#include "paint-stage.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A painter with named functions.  Where there are such: `prepare` is called before it draws, to look up
 * what only the show knows, and false when there is more of it to look up for the next frame;
 * `follow` lets it choose what to show of what is too small to be read;
 * `focus` proposes a zoom that brings what changes into view, for a start; `about` says what lies at a
 * place, where that is more than what dance_about () says; `leads` tells to which moment a click on it leads;
 * `hold` proposes the pan with which what lies at a place stays there at another zoom, `most_zoom` is the largest;
 * `find` tells where a thing is drawn, in sight or not, of no size where it is left out, and `centre` the pan that brings
 * it into the middle; `compact` leaves out what is not open. */
typedef struct
{
  const char *id, *title;
  BaseStatus (*make) (const Subject *problem, gpointer *out_picture);
  void (*destroy) (gpointer picture);
  bool (*prepare) (gpointer picture, DanceShow *show);
  void (*set_options) (gpointer picture, const PaintStageOptions *options);
  BaseStatus (*draw) (gpointer picture,
                      cairo_t *cr,
                      const PaintFrame *frame,
                      const PaintTheme *theme,
                      PaintText *text);
  PaintPointed (*at) (gpointer picture, double x, double y);
  char *(*about) (gpointer picture, DanceShow *show, double x, double y);
  bool (*leads) (gpointer picture, DanceShow *show, double x, double y, uint64_t *out_position);
  void (*follow) (gpointer picture, bool follows);
  void (*focus) (gpointer picture, const PaintFrame *frame, double *zoom, double *x, double *y);
  void (*hold) (gpointer picture,
                PaintText *text,
                double zoom,
                double x,
                double y,
                double *out_pan_x,
                double *out_pan_y);
  double (*most_zoom) (gpointer picture);
  PaintRect (*find) (gpointer picture, PaintPointed what);
  void (*centre) (gpointer picture, PaintPointed what, double *pan_x, double *pan_y);
  void (*compact) (gpointer picture, bool compact);
} UiCanvasPainter;

typedef enum
{
  UI_CANVAS_PAINTER_BOARD,
  UI_CANVAS_PAINTER_LINKS,
  UI_CANVAS_PAINTER_MATRIX,
  UI_CANVAS_PAINTER_TREE,
  UI_CANVAS_PAINTERS,
} UiCanvasPainterId;

const UiCanvasPainter *ui_canvas_painter_get (UiCanvasPainterId id);

#define UI_TYPE_CANVAS (ui_canvas_get_type ())
G_DECLARE_FINAL_TYPE (UiCanvas, ui_canvas, UI, CANVAS, GtkWidget)

/* Signals: pointed (UiCanvas *canvas, const PaintPointed *pointed), also when nothing is; clicked, likewise, for what
 * was; travel (UiCanvas *canvas, guint64 position), for a click on what stands for a moment. */
GtkWidget *ui_canvas_new (UiCanvasPainterId painter, UiWidgetsScheme *scheme);

/* NULL empties it. */
void ui_canvas_set_show (UiCanvas *self, DanceShow *show);
void ui_canvas_set_painter (UiCanvas *self, UiCanvasPainterId painter);
UiCanvasPainterId ui_canvas_get_painter (UiCanvas *self);

/* What is pointed at, here or in another picture; nothing, where the show is another one. */
void ui_canvas_set_pointed (UiCanvas *self, PaintPointed pointed);
PaintPointed ui_canvas_get_pointed (UiCanvas *self);

/* As if the pointer had gone, until it moves again. */
void ui_canvas_unpoint (UiCanvas *self);

/* What is spoken of, lit beside it until the next call or the next show; copied. */
void ui_canvas_set_lit (UiCanvas *self, const PaintPointed *lit, guint n);
void ui_canvas_set_presenting (UiCanvas *self, bool presenting);

/* Letters so many times larger than those of the desktop. */
void ui_canvas_set_text_size (UiCanvas *self, double factor);

/* To the next thing that way, among items, options and the nodes where they cross, as if the pointer went there:
 * from an item along the others, or down its list; from an option along the others, or along its own nodes.  What
 * is to be said of it, until the next call; NULL where there is nothing to point at. */
typedef enum
{
  UI_CANVAS_WALK_LEFT,
  UI_CANVAS_WALK_RIGHT,
  UI_CANVAS_WALK_UP,
  UI_CANVAS_WALK_DOWN,
} UiCanvasWalk;

const char *ui_canvas_walk (UiCanvas *self, UiCanvasWalk way);

/* Whether pictures that can, leave out what is not open. */
void ui_canvas_set_compact (UiCanvas *self, bool compact);

/* By a factor, around what keys have led to, else the middle; 0 fits everything again. */
void ui_canvas_zoom (UiCanvas *self, double factor);

/* To be called when the show has moved. */
void ui_canvas_update (UiCanvas *self);

G_END_DECLS

#endif
