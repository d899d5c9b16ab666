/* ui-painters.h - the pictures that have a file of their own. */
#ifndef UI_PAINTERS_H
#define UI_PAINTERS_H

#include "ui-canvas.h"

extern const UiPainter ui_painter_matrix;

#endif
