/* export-frames.h - the frames of an animation, one after the other; for this room. */
#ifndef EXPORT_FRAMES_H
#define EXPORT_FRAMES_H

#include "export-animation.h"
#include "export-private.h"

/* What is done with each frame: the picture's player stands there, `sentence` is what the step did. */
typedef BaseStatus (*ExportFrame) (void *data, uint64_t number, const char *sentence);

BaseStatus export_frames_each (ExportPicture         *picture,
                               const ExportAnimation *animation,
                               ExportFrame            frame,
                               void                  *data,
                               uint64_t              *out_n);

/* Has a picture of the links choose beforehand what it shows of each of these frames on that page, so that it seldom
 * shows something else.  BASE_NO_MEMORY, BASE_STOPPED. */
BaseStatus export_frames_expect (const ExportSheet *sheet, const ExportAnimation *animation);

/* Frames as images: two surfaces, drawn in turn again and again, so that one can be looked at while the next is drawn. */
typedef struct
{
  ExportSheet      sheet;
  ExportPage       page;
  cairo_surface_t *surfaces[2];
  unsigned         drawn; /* the one that was drawn last */
  int              width, height;
} ExportCanvas;

/* To be cleared either way.  The sides are even, as video wants them. */
BaseStatus export_canvas_make  (ExportPicture         *picture,
                                const ExportPage      *page,
                                const ExportAnimation *animation,
                                ExportCanvas          *out_canvas);
void       export_canvas_clear (ExportCanvas *self);

/* Draws where the player stands; returns the pixels, as CAIRO_FORMAT_RGB24 has them, `width` to the row.  They stay
 * until the next but one is drawn. */
BaseStatus export_canvas_draw (ExportCanvas *self, const char *sentence, const uint32_t **out_pixels);

#endif
