/* export-canvas.h - frames of an animation as images; for this room. */
#ifndef EXPORT_CANVAS_H
#define EXPORT_CANVAS_H

#include "export-animation.h"
#include "export-boxes.h"
#include "export-private.h"

/* One image, which becomes that of one frame after the other, where the picture knows what differs; else two in turn,
 * so that one stays as it is while the next is drawn. */
typedef struct
{
  ExportSheet      sheet;
  ExportPage       page;
  cairo_surface_t *surfaces[2];
  unsigned         now; /* the one that was drawn last */
  bool             in_turn;
  int              width, height;
  BaseText         told; /* the sentence of the frame that was drawn last */
  bool             drawn;
  ExportBox        boxes[PAINT_PARTS]; /* outside of them that frame is the same as the one before it */
  unsigned         n_boxes;
} ExportCanvas;

/* To be cleared either way.  The sides are even, as video wants them. */
BaseStatus export_canvas_make  (ExportPicture         *picture,
                                const ExportPage      *page,
                                const ExportAnimation *animation,
                                ExportCanvas          *out_canvas);
void       export_canvas_clear (ExportCanvas *self);

/* Draws where the player stands, as far as that differs from what was drawn before. */
BaseStatus export_canvas_draw (ExportCanvas *self, const char *sentence);

/* As CAIRO_FORMAT_RGB24 has them, `width` to the row. */
const uint32_t *export_canvas_pixels (const ExportCanvas *self);

#endif
