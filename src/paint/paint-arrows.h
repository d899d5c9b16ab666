/* paint-arrows.h - arrows between places of a picture, which bend around other places.
 *
 * Everything is in device pixels. */
#ifndef PAINT_ARROWS_H
#define PAINT_ARROWS_H

#include "paint-box.h"
#include "paint-text.h"
#include "paint-theme.h"

#include <stdbool.h>
#include <stdint.h>

/* A disc: arrows begin and end at its edge. */
typedef struct
{
  double x, y, radius;
} PaintSpot;

typedef struct
{
  PaintSpot from, to;
  bool      is_solid; /* else dashed */
  uint32_t  number;   /* written on the arrow; 0: none */
} PaintArrow;

/* A spot with a number beside it. */
typedef struct
{
  PaintSpot spot;
  uint32_t  number;
} PaintMarkedSpot;

typedef struct
{
  const PaintArrow *arrows;
  size_t            n_arrows;
  const PaintSpot  *spots; /* that arrows go around, as far as possible */
  size_t            n_spots;
  const PaintSpot  *faint; /* that they go around if the way is not much longer */
  size_t            n_faint;
  const PaintMarkedSpot *marked; /* have their numbers beside them */
  size_t                 n_marked;
  PaintBox          bounds; /* that arrows do not leave, if possible */
  double            pen;    /* width of the lines */
  double            em;     /* of the numbers; 0: no numbers */
} PaintArrows;

/* Draws them in the colour of hints, on the theme's paper.  The same arrows always take the same
 * ways.  Time: quadratic in the arrows, times the spots.  BASE_NO_MEMORY. */
BaseStatus paint_arrows_draw (cairo_t           *cr,
                              const PaintArrows *arrows,
                              const PaintTheme  *theme,
                              PaintText         *text);

/* Draws a number in a disc with a line round it, as on the arrows; nothing without a radius. */
void paint_arrows_draw_number (cairo_t          *cr,
                               PaintSpot         disc,
                               double            pen,
                               uint32_t          number,
                               const PaintTheme *theme,
                               PaintText        *text);

#endif
