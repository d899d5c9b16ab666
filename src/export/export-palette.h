/* export-palette.h - up to 63 colours for all frames of an animation, and the nearest of them for any; for this room.
 *
 * Pictures are mostly flat: the colours that mean something and those that are seen most often are kept as they are;
 * of the rest (edges of glyphs and arrows) there are a few, because the fewer there are, the shorter the file. */
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

/* A picture whose colours will be needed, row by row: 0xXXRRGGBB each. */
void export_palette_see (ExportPalette *self, const uint32_t *pixels, size_t width, size_t height);

/* A colour that is to be there exactly, whether it is seen or not. */
void export_palette_keep (ExportPalette *self, uint32_t colour);

/* When enough was seen: chooses, and returns how many there are; from then on only colours are asked for. */
uint32_t export_palette_choose (ExportPalette *self, const uint32_t **out_colours);

/* The place of the colour that is nearest. */
uint8_t export_palette_find (ExportPalette *self, uint32_t pixel);

#endif
