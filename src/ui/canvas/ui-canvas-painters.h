/* ui-canvas-painters.h - the pictures that have a file of their own. */
#ifndef UI_CANVAS_PAINTERS_H
#define UI_CANVAS_PAINTERS_H

#include "ui-canvas.h"

extern const UiCanvasPainter ui_canvas_painter_matrix;

#endif
