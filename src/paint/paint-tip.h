/* paint-tip.h - a label beside a pointer: a few lines about the part under it.
 *
 * It has the same size at any zoom, stands beside the pointer and not under it, and never leaves
 * its picture.  A line wider than the picture is cut off with an ellipsis. */
#ifndef PAINT_TIP_H
#define PAINT_TIP_H

#include "paint-stage.h"

/* The place of the label, in units, for a pointer at (x, y); empty without words. */
PaintRect paint_tip_rect (PaintText               *text,
                          const char              *words,
                          const PaintStageOptions *options,
                          double                   x,
                          double                   y);

/* Lines end with "\n".  BASE_NO_MEMORY when something could not be drawn for lack of memory.  The
 * cairo_t is left as it was, except its current path. */
BaseStatus paint_tip_draw (cairo_t                 *cr,
                           const char              *words,
                           const PaintStageOptions *options,
                           double                   x,
                           double                   y,
                           const PaintTheme        *theme,
                           PaintText               *text);

#endif
