/* export-canvas.h - frames of an animation as images; for this room. */
#ifndef EXPORT_CANVAS_H
#define EXPORT_CANVAS_H

#include "export-animation.h"
#include "export-boxes.h"
#include "export-private.h"

/* One image, drawn over for every frame, where the picture finds the parts that differ; otherwise
 * two in turn, so that one keeps its frame while the next is drawn. */
typedef struct
{
  ExportSheet      sheet;
  ExportPage       page;
  cairo_surface_t *surfaces[2];
  unsigned         now; /* index of the one drawn last */
  bool             in_turn;
  int              width, height;
  BaseText         told; /* the sentence of the frame drawn last */
  bool             drawn;
  ExportBox        boxes[PAINT_PARTS]; /* the parts of that frame that differ from the one before */
  unsigned         n_boxes;
} ExportCanvas;

/* Must be cleared, also after a failure.  Width and height are even, because video codecs need
 * that. */
BaseStatus export_canvas_make  (ExportPicture         *picture,
                                const ExportPage      *page,
                                const ExportAnimation *animation,
                                ExportCanvas          *out_canvas);
void       export_canvas_clear (ExportCanvas *self);

/* Draws the player's moment, as far as it differs from the frame before. */
BaseStatus export_canvas_draw (ExportCanvas *self, const char *sentence);

/* Pixels in CAIRO_FORMAT_RGB24, `width` per row. */
const uint32_t *export_canvas_pixels (const ExportCanvas *self);

#endif
