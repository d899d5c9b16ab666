/* export-lzw.h - the compression of GIF, for pixels some of which may be left as they are; for this room.
 *
 * A pixel that did not change may be written as it is or as nothing, which is a colour like others.  Whichever goes
 * on with what was written before is taken, so that the same thing drawn twice is found again whatever it lies on. */
#ifndef EXPORT_LZW_H
#define EXPORT_LZW_H

#include "base-text.h"

#include <stdbool.h>
#include <stdint.h>

#define EXPORT_LZW_BITS    6    /* of a colour, at most */
#define EXPORT_LZW_NOTHING 0    /* the colour that leaves what was there */
#define EXPORT_LZW_FREE    0x80 /* beside a pixel's colour: or nothing */

typedef struct ExportLzw ExportLzw;

ExportLzw *export_lzw_new (void); /* NULL when out of memory */
void       export_lzw_free (ExportLzw *self);

/* The bits, at least 2, that tell each of these colours and nothing: the fewer, the shorter the first codes are. */
unsigned export_lzw_bits (const uint8_t *pixels, size_t n_pixels);

/* How one try goes on: with what leaves most as it was, where it may; in step with lines that run down (export-lzw.c). */
typedef struct
{
  bool as_it_is, in_step; /* or nothing is left out; or not */
} ExportLzwManner;

/* Adds the codes of the pixels, whose colours have so many bits, to `out`, in the order of GIF. */
void export_lzw_try (ExportLzw      *self,
                     const uint8_t  *pixels,
                     size_t          n_pixels,
                     unsigned        bits,
                     ExportLzwManner manner,
                     BaseText       *out);

/* The shortest that some tries come to. */
void export_lzw_pack (ExportLzw *self, const uint8_t *pixels, size_t n_pixels, unsigned bits, BaseText *out);

#endif
