/* paint-box.h - rectangles, in units and in whole device pixels. */
#ifndef PAINT_BOX_H
#define PAINT_BOX_H

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
#define PAINT_PARTS 12

typedef struct
{
  PaintRect rects[PAINT_PARTS];
  unsigned  n;
} PaintParts;

#endif
