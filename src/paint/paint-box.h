/* paint-box.h - rectangles, in units and in whole device pixels. */
#ifndef PAINT_BOX_H
#define PAINT_BOX_H

#include <cairo.h>

/* For angles: neither C11 nor POSIX has a name for it. */
#define PAINT_PI 3.14159265358979323846

/* In the units of the cairo_t: logical pixels in a window. */
typedef struct
{
  double x, y, width, height;
} PaintRect;

/* In device pixels. */
typedef struct
{
  int x, y, width, height;
} PaintBox;

/* Rectangles of a picture, on whole device pixels. */
#define PAINT_PARTS 13

typedef struct
{
  PaintRect rects[PAINT_PARTS];
  unsigned  n;
} PaintParts;

/* Adds a rectangle with round corners to the path.  The radius is at most half of the shorter
 * side. */
void paint_rect_add_rounded (cairo_t *cr, PaintRect rect, double radius);

#endif
