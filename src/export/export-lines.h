/* export-lines.h - sentences in a box: broken between words, and inside words that are longer than
 * a line; each line is centred. */
#ifndef EXPORT_LINES_H
#define EXPORT_LINES_H

#include "base-text.h"
#include "paint-board.h"
#include "paint-text.h"

/* Height of a line, in ems. */
#define EXPORT_LINE_HEIGHT 1.35

/* Returns the height of all lines together, in units. */
double export_lines_height (PaintText  *text,
                            const char *string,
                            PaintFont   font,
                            double      width,
                            double      scale);

/* Where lines begin.  Steady ones begin at the same place, some way in, so that the eye finds the
 * next sentence of an animation there, and its first words often stay. */
typedef enum
{
  EXPORT_LINES_CENTRED,
  EXPORT_LINES_STEADY,
  EXPORT_LINES_LEFT,
} ExportLinesPlace;

/* Draws from the top of `where` down, in the source of `cr`.  Lines below the box are left out, and
 * dots end the last line. */
void export_lines_draw (cairo_t   *cr,
                        PaintText *text,
                        const char *string,
                        PaintFont  font,
                        PaintRect  where,
                        double     scale,
                        ExportLinesPlace place);

/* Shortens the part of a line behind `from` to the letters that fit, followed by dots; removes it
 * where no letter fits.  The width is that of the whole line, in the units of the font. */
void export_lines_shorten (PaintText *text,
                           PaintFont  font,
                           double     width,
                           size_t     from,
                           BaseText  *line);

#endif
