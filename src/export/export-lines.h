/* export-lines.h - sentences in a box: broken between words, and in words that are longer than a line; each line in the
 * middle. */
#ifndef EXPORT_LINES_H
#define EXPORT_LINES_H

#include "base-text.h"
#include "paint-board.h"
#include "paint-text.h"

/* Of a line, in ems. */
#define EXPORT_LINE_HEIGHT 1.35

/* How high the lines are together, in units. */
double export_lines_height (PaintText *text, const char *string, PaintFont font, double width, double scale);

/* From the top of `where` down, in the source of `cr`.  Lines below the box are left out; dots at the end of the last
 * one say so.  They stand in the middle; steady ones begin at the same place, whatever they say, so that the next
 * sentence of an animation is read from there and its first words often stay. */
void export_lines_draw (cairo_t   *cr,
                        PaintText *text,
                        const char *string,
                        PaintFont  font,
                        PaintRect  where,
                        double     scale,
                        bool       steady);

/* Leaves as much of what stands behind `from` in a line as fits, dots behind it: nothing where not one letter does.
 * The width is that of the whole line, in the units of the font. */
void export_lines_shorten (PaintText *text, PaintFont font, double width, size_t from, BaseText *line);

#endif
