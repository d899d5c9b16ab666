/* ui-canvas-private.h - the state of a canvas, for its files. */
#ifndef UI_CANVAS_PRIVATE_H
#define UI_CANVAS_PRIVATE_H

#include "ui-canvas-mosaic.h"
#include "ui-canvas-tree.h"
#include "ui-canvas.h"

G_BEGIN_DECLS

/* The place of the words beside a thing: at the pointer, or at the thing selected by keys. */
typedef enum
{
  UI_CANVAS_TIPS_NOT,
  UI_CANVAS_TIPS_POINTER,
  UI_CANVAS_TIPS_KEYS,
} UiCanvasTips;

/* All that the pixels of a frame depend on, beside the settings of the canvas. */
typedef struct
{
  uint64_t position, end;
  double phase;
  uint32_t n_moving;
  bool finished, playing, travelling;
} UiCanvasMoment;

struct _UiCanvas
{
  GtkWidget parent_instance;

  PaintPictureKind kind;
  UiWidgetsScheme *scheme;
  DanceShow *show;
  UiCanvasMoment moment; /* the moment that was last to be drawn */
  PaintPicture *picture;
  UiCanvasTree *tree; /* set for a picture with calls; else NULL */
  CoverRule compared; /* the rule of the tree beside; COVER_RULE_ASKED: none */
  PaintTreePlace call; /* walked to by keys, while `has_call` */
  bool has_call;
  UiCanvasMosaic *mosaic;
  PaintText *text;
  PaintPointed pointed;
  GArray *lit; /* of PaintPointed */
  const PaintReason *reason; /* borrowed; or NULL */
  bool hides_sizes; /* they are the answer of a question */
  PaintStageOptions options;
  double larger; /* factor of the size of letters; 1 is the size of the desktop */
  bool zoomed;   /* by hand: then the view does not follow changes */
  bool compact;  /* only open items and options have a place */
  double drag_x, drag_y, pinched;
  UiCanvasTips tips;
  double tip_x, tip_y, hover_x, hover_y;
  char *tip; /* the text about the thing at the pointer; NULL or "": none */
  char *described; /* the description that screen readers have */
};

/* ---- ui-canvas.c ---- */

/* Makes the picture when it is first needed; NULL: there is nothing to show. */
PaintPicture *ui_canvas_picture (UiCanvas *self);
PaintFrame ui_canvas_frame (UiCanvas *self);

/* Options have changed. */
void ui_canvas_apply (UiCanvas *self);

/* Points at it, and emits the signal if that is a change. */
void ui_canvas_point (UiCanvas *self, PaintPointed pointed);

/* Updates the tip: the thing, or the text about it, may have changed; screen readers get it too. */
const char *ui_canvas_renew_tip (UiCanvas *self);

/* ---- ui-canvas-pointer.c: hovering, clicking, dragging, wheel and pinch ---- */

void ui_canvas_hear_pointer (UiCanvas *self);

void ui_canvas_fit (UiCanvas *self); /* shows the whole picture */

/* ---- ui-canvas-walk.c ---- */

/* Places the tip beside the thing selected by keys, wherever that is drawn now. */
void ui_canvas_place_tip (UiCanvas *self);

G_END_DECLS

#endif
