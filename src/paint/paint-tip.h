/* paint-tip.h - a label beside a pointer: a few lines that say what lies there.
 *
 * It has the same size at any zoom, stands beside the pointer and not under it, and never leaves its picture; a line
 * that is wider than the picture is cut off with an ellipsis. */
#ifndef PAINT_TIP_H
#define PAINT_TIP_H

#include "paint-stage.h"

/* Where it stands, in units, for a pointer at (x, y); of no size where there are no words. */
PaintRect paint_tip_rect (PaintText *text, const char *words, const PaintStageOptions *options, double x, double y);

/* Lines are parted by "\n".  BASE_NO_MEMORY when something could not be drawn for want of it; the cairo_t is left as it
 * was, but for its current path. */
BaseStatus paint_tip_draw (cairo_t                 *cr,
                           const char              *words,
                           const PaintStageOptions *options,
                           double                   x,
                           double                   y,
                           const PaintTheme        *theme,
                           PaintText               *text);

#endif
