/* export-lzw.h - the compression of GIF, for pixels some of which may be left out; for this room.
 *
 * A pixel that did not change may be written with its colour or as EXPORT_LZW_NOTHING, which is a
 * colour like others.  The compressor picks the one that extends a known string, so that a thing
 * drawn twice is found again on any ground. */
#ifndef EXPORT_LZW_H
#define EXPORT_LZW_H

#include "base-text.h"

#include <stdbool.h>
#include <stdint.h>

#define EXPORT_LZW_BITS    6    /* of a colour, at most */
#define EXPORT_LZW_NOTHING 0    /* the colour that keeps the pixel that was there */
#define EXPORT_LZW_FREE    0x80 /* beside a pixel's colour: EXPORT_LZW_NOTHING is allowed too */

typedef struct ExportLzw ExportLzw;

ExportLzw *export_lzw_new (void); /* NULL when out of memory */
void       export_lzw_free (ExportLzw *self);

/* The number of bits, at least 2, that holds each of these colours and EXPORT_LZW_NOTHING: with
 * fewer bits the first codes are shorter. */
unsigned export_lzw_bits (const uint8_t *pixels, size_t n_pixels);

/* The manner of one try. */
typedef struct
{
  bool as_it_is; /* nothing is left out; else each string leaves out as many pixels as it can */
  bool in_step;  /* strings end with the ground (export-lzw.c) */
} ExportLzwManner;

/* Appends the codes of the pixels to `out`, in the order of GIF.  Colours are `bits` wide. */
void export_lzw_try (ExportLzw      *self,
                     const uint8_t  *pixels,
                     size_t          n_pixels,
                     unsigned        bits,
                     ExportLzwManner manner,
                     BaseText       *out);

/* Appends the shortest result of a few tries. */
void export_lzw_pack (ExportLzw     *self,
                      const uint8_t *pixels,
                      size_t         n_pixels,
                      unsigned       bits,
                      BaseText      *out);

#endif
