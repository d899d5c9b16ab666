/* paint-text.h - symbols and labels as glyphs, laid out once and drawn often.
 *
 * Pango finds the fonts and the glyphs; what it found is kept by (string, font), and drawing only
 * hands glyphs to Cairo, thousands in one call where they share a font.  The cache belongs to the
 * caller: one for each thread that paints, kept from frame to frame.  It keeps up to some thousands
 * of strings and then starts anew, so that dragging a window's edge through every size does not
 * fill the memory.
 *
 * Sizes and places are in the units of the cairo_t that draws; they should be device pixels, so
 * that glyphs are drawn as they were laid out.  Text runs from left to right whatever the locale's
 * direction. */
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

/* Of a string drawn at a baseline; `top` (negative where ink rises above the baseline) and
 * `bottom` are of the ink. */
typedef struct
{
  double advance, top, bottom;
} PaintExtents;

/* NULL stands for the desktop's sans-serif family.  NULL when out of memory. */
PaintText *paint_text_new (const char *family);
void       paint_text_free (PaintText *self); /* accepts NULL */

/* Whether the family that was asked for is installed; where not, another stands in. */
bool paint_text_has_family (PaintText *self);

/* `string` is UTF-8; everywhere. */
PaintExtents paint_text_measure (PaintText *self, const char *string, PaintFont font);

/* Adds `string` to what the next paint_text_show () draws, its advance centred on `x`, rounded
 * to whole units so that columns align. */
void paint_text_add (PaintText  *self,
                     const char *string,
                     PaintFont   font,
                     double      x,
                     double      baseline);

/* Draws what was added, in the source of `cr`. */
void paint_text_show (PaintText *self, cairo_t *cr);

/* A string where it would be drawn: centred on `x`, slanted or not. */
typedef struct
{
  const char  *string;
  PaintFont    font;
  PaintExtents extents;
  double       x, baseline;
} PaintWord;

/* For files whose letters are set by somebody else, in a font of their own: from now on whoever shows text has
 * `teller` told of each string instead of drawing it.  Where that says false, the outlines of the string are filled.
 * NULL: text is drawn as ever. */
typedef bool (*PaintTextTeller) (void *data, cairo_t *cr, const PaintWord *word);
void paint_text_set_teller (PaintText *self, PaintTextTeller teller, void *data);

/* A string that could not be laid out for want of memory measures nothing and is not drawn; this
 * remembers it, and forgets it when asked. */
BaseStatus paint_text_status (PaintText *self);

/* The font in which each of the symbols fits a box, of at most `wanted` units; `out_baseline` is
 * where the baseline lies below the middle of the box for all of them to look centred. */
PaintFont paint_text_fit (PaintText         *self,
                          const char *const *symbols,
                          size_t             n_symbols,
                          double             wanted,
                          double             width,
                          double             height,
                          PaintFont          font,
                          double            *out_baseline);

#endif
