/* export-palette.h - up to 63 colours for all frames of an animation, and the nearest of them for
 * any colour; for this room.
 *
 * Pictures are mostly flat.  Colours that carry meaning and the most frequent ones are kept
 * exactly.  Of the rest (edges of glyphs and arrows) only a few are kept: fewer colours make a
 * shorter file. */
#ifndef EXPORT_PALETTE_H
#define EXPORT_PALETTE_H

#include "base-status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define EXPORT_PALETTE_COLOURS 63

typedef struct ExportPalette ExportPalette;

/* NULL when out of memory. */
ExportPalette *export_palette_new (void);
void           export_palette_free (ExportPalette *self); /* accepts NULL */

/* Counts the colours of a picture, row by row: 0xXXRRGGBB each. */
void export_palette_see (ExportPalette *self, const uint32_t *pixels, size_t width, size_t height);

/* Reserves a colour that must be exact, whether it is seen or not. */
void export_palette_keep (ExportPalette *self, uint32_t colour);

/* Chooses the colours after the last picture, and returns their number.  From then on call only
 * export_palette_find (). */
uint32_t export_palette_choose (ExportPalette *self, const uint32_t **out_colours);

/* The index of the nearest colour. */
uint8_t export_palette_find (ExportPalette *self, uint32_t pixel);

#endif
