/* export-lzw.h - the compression of GIF, for pixels some of which may be left as they are; for this room.
 *
 * A pixel that did not change may be written as it is or as nothing, which is a colour like others.  Whichever goes
 * on with what was written before is taken, so that the same thing drawn twice is found again whatever it lies on. */
#ifndef EXPORT_LZW_H
#define EXPORT_LZW_H

#include "base-text.h"

#include <stdint.h>

#define EXPORT_LZW_BITS    6                            /* of a colour */
#define EXPORT_LZW_NOTHING ((1 << EXPORT_LZW_BITS) - 1) /* the colour that leaves what was there */
#define EXPORT_LZW_FREE    0x80                         /* beside a pixel's colour: or nothing */

typedef struct ExportLzw ExportLzw;

ExportLzw *export_lzw_new (void); /* NULL when out of memory */
void       export_lzw_free (ExportLzw *self);

/* Adds the codes of the pixels to `out`, in the order of GIF. */
void export_lzw_pack (ExportLzw *self, const uint8_t *pixels, size_t n_pixels, BaseText *out);

#endif
