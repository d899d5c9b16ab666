/* paint-text.h - symbols and labels as glyphs, laid out once and drawn often.
 *
 * Pango finds the fonts and the glyphs.  The result is kept by (string, font), and drawing passes
 * glyphs to Cairo, thousands in one call if they share a font.  The cache belongs to the caller:
 * one for each thread that paints, kept from frame to frame.  It keeps up to some thousands of
 * strings and then starts anew, so that resizing a window does not fill the memory.
 *
 * Sizes and places are in the units of the cairo_t that draws.  These should be device pixels, so
 * that glyphs are drawn as they were laid out.  Text runs from left to right in every locale. */
#ifndef PAINT_TEXT_H
#define PAINT_TEXT_H

#include "base-status.h"

#include <cairo.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct PaintText PaintText;

/* Slanted glyphs are upright ones sheared, so they look alike whether or not an italic face is
 * installed. */
typedef struct
{
  double size; /* of the em */
  bool   bold, slanted;
} PaintFont;

/* Measures of a string drawn at a baseline.  `top` (negative for ink above the baseline) and
 * `bottom` are those of the ink. */
typedef struct
{
  double advance, top, bottom;
} PaintExtents;

/* NULL stands for the desktop's sans-serif family.  NULL when out of memory. */
PaintText *paint_text_new (const char *family);
void       paint_text_free (PaintText *self); /* accepts NULL */

/* Whether the requested family is installed; if not, another one replaces it. */
bool paint_text_has_family (PaintText *self);

/* All strings are UTF-8. */
PaintExtents paint_text_measure (PaintText *self, const char *string, PaintFont font);

/* Adds `string` to the next paint_text_show (), its advance centred on `x`, rounded to whole units
 * so that columns align. */
void paint_text_add (PaintText  *self,
                     const char *string,
                     PaintFont   font,
                     double      x,
                     double      baseline);

/* Draws the strings that were added, in the source of `cr`. */
void paint_text_show (PaintText *self, cairo_t *cr);

/* A string where it would be drawn: centred on `x`, slanted or not. */
typedef struct
{
  const char  *string;
  PaintFont    font;
  PaintExtents extents;
  double       x, baseline;
} PaintWord;

/* For files with text in a font of their own.  From now on, paint_text_show () calls `teller` with
 * each string instead of drawing it; if it returns false, the outlines of the string are filled.
 * NULL: text is drawn as usual. */
typedef bool (*PaintTextTeller) (void *data, cairo_t *cr, const PaintWord *word);
void paint_text_set_teller (PaintText *self, PaintTextTeller teller, void *data);

/* Returns whether a string could not be laid out for lack of memory since the last call.  Such a
 * string has no size and is not drawn. */
BaseStatus paint_text_status (PaintText *self);

/* The font in which each of the symbols fits a box, at most `wanted` units large.  `out_baseline`
 * is the distance of the baseline below the middle of the box with which all of them look
 * centred. */
PaintFont paint_text_fit (PaintText         *self,
                          const char *const *symbols,
                          size_t             n_symbols,
                          double             wanted,
                          double             width,
                          double             height,
                          PaintFont          font,
                          double            *out_baseline);

#endif
