/* export-lines.h - sentences in a box: broken between words, each line in the middle. */
#ifndef EXPORT_LINES_H
#define EXPORT_LINES_H

#include "paint-board.h"
#include "paint-text.h"

/* Of a line, in ems. */
#define EXPORT_LINE_HEIGHT 1.35

/* How high the lines are together, in units. */
double export_lines_height (PaintText *text, const char *string, PaintFont font, double width, double scale);

/* From the top of `where` down, in the source of `cr`.  A word longer than a line goes beyond its ends; lines below
 * the box are left out. */
void export_lines_draw (cairo_t   *cr,
                        PaintText *text,
                        const char *string,
                        PaintFont  font,
                        PaintRect  where,
                        double     scale,
                        bool       steady);

#endif
